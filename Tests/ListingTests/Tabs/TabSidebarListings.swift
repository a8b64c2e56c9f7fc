// An app has the same lines below `import SwiftUI`.
import Sidelight

/// Page: `TabView`, "Using tab sections", and `sidebarAdaptable`.
struct SectionedPostOffice: View {
  var body: some View {
    TabView {
      Tab("Wishes", systemImage: "paperplane") {
        Text("What is wished for")
      }

      Tab("Counter", systemImage: "person.crop.circle.fill") {
        Text("Who is there")
      }

      TabSection("Letters") {
        Tab("Incoming", systemImage: "tray.and.arrow.down.fill") {
          Text("What came in")
        }

        Tab("Outgoing", systemImage: "tray.and.arrow.up.fill") {
          Text("What goes out")
        }

        Tab("Unfinished", systemImage: "pencil") {
          Text("What is unfinished")
        }
      }
    }
    .tabViewStyle(.sidebarAdaptable)
  }
}

enum MusicPlace: Hashable {
  case now
  case radio
  case all
  case shelf(Shelf)
  case list(String)

  enum Shelf: String, Hashable, CaseIterable {
    case recent, singers
  }

  var isInAll: Bool {
    switch self {
    case .shelf, .list: true
    default: false
    }
  }

  @ViewBuilder func page() -> some View {
    switch self {
    case .shelf(let shelf): Text("The shelf of \(shelf.rawValue)")
    case .list(let name): Text("The list \(name)")
    default: Text("No shelf")
    }
  }
}

/// Page: `TabView`, "Changing tab structure between horizontal and regular size classes", and `TabContent.hidden(_:)`.
struct MusicTabs: View {
  @Environment(\.horizontalSizeClass) var sizeClass

  @State var selection: MusicPlace = .now
  @State var allTabPath: [MusicPlace] = []
  let lists = ["Running", "Sleeping"]

  var body: some View {
    TabView(selection: $selection) {
      Tab("Now", systemImage: "play.circle", value: .now) {
        Text("What plays now")
      }

      Tab("Radio", systemImage: "dot.radiowaves.left.and.right", value: .radio) {
        Text("The radio")
      }

      Tab("All", systemImage: "list.bullet", value: .all) {
        AllMusic(path: $allTabPath)
      }
      .hidden(sizeClass != .compact)

      TabSection("Shelves") {
        Tab("Recent", systemImage: "clock", value: MusicPlace.shelf(.recent)) {
          MusicPlace.shelf(.recent).page()
        }

        Tab("Singers", systemImage: "music.mic", value: MusicPlace.shelf(.singers)) {
          MusicPlace.shelf(.singers).page()
        }
      }
      .hidden(sizeClass == .compact)

      TabSection("Lists") {
        ForEach(lists, id: \.self) { list in
          Tab(list, systemImage: "music.note.list", value: MusicPlace.list(list)) {
            MusicPlace.list(list).page()
          }
        }
      }
      .hidden(sizeClass == .compact)
    }
    .tabViewStyle(.sidebarAdaptable)
    .onChange(of: sizeClass, initial: true) { _, sizeClass in
      if sizeClass == .compact && selection.isInAll {
        allTabPath = [selection]
        selection = .all
      } else if sizeClass == .regular && selection == .all {
        selection = allTabPath.last ?? .shelf(.recent)
      }
    }
  }
}

struct AllMusic: View {
  @Binding var path: [MusicPlace]

  var body: some View {
    NavigationStack(path: $path) {
      List {
        ForEach(MusicPlace.Shelf.allCases, id: \.self) { shelf in
          NavigationLink(shelf.rawValue, value: MusicPlace.shelf(shelf))
        }
      }
      .navigationDestination(for: MusicPlace.self) { place in
        place.page()
      }
    }
  }
}

/// Page: `tabViewSidebarHeader(content:)`, `tabViewSidebarFooter(content:)` and `tabViewSidebarBottomBar(content:)`.
struct FramedTabs: View {
  @State private var isGreeted = false

  var body: some View {
    TabView {
      Tab("Home", systemImage: "house") {
        Text("At home")
      }

      Tab("Alarms", systemImage: "bell") {
        Text("The alarms")
      }
    }
    .tabViewStyle(.sidebarAdaptable)
    .tabViewSidebarHeader {
      Text("Welcome to the house")
    }
    .tabViewSidebarFooter {
      Text("Built long ago")
    }
    .tabViewSidebarBottomBar {
      Button(isGreeted ? "Greeted" : "Greet") { isGreeted = true }
    }
  }
}

/// Page: `TabContent.sectionActions(content:)`.
struct GrowingTabs: View {
  @State private var rooms = ["Kitchen"]

  var body: some View {
    TabView {
      Tab("Home", systemImage: "house") {
        Text("At home")
      }

      TabSection("Rooms") {
        ForEach(rooms, id: \.self) { room in
          Tab(room, systemImage: "door.left.hand.closed") {
            Text("In the room \(room)")
          }
        }
      }
      .sectionActions {
        Button("Add a Room", systemImage: "plus") { rooms.append("Cellar") }
      }
    }
    .tabViewStyle(.sidebarAdaptable)
  }
}

/// Page: `TabContent.tabPlacement(_:)`.
struct PinnedTabs: View {
  var body: some View {
    TabView {
      Tab("Home", systemImage: "house") {
        Text("At home")
      }

      Tab("Saved", systemImage: "square.and.arrow.down.fill") {
        Text("What is saved")
      }
      .tabPlacement(.pinned)

      Tab("Others", systemImage: "list.bullet") {
        Text("All others")
      }
    }
    .tabViewStyle(.sidebarAdaptable)
  }
}

/// Page: `tabViewCustomization(_:)`, `TabViewCustomization`, `customizationID(_:)` and `customizationBehavior(_:for:)`.
struct ArrangedTabs: View {
  @State private var customization = TabViewCustomization()

  var body: some View {
    TabView {
      Tab("Home", systemImage: "house") {
        Text("At home")
      }
      .customizationBehavior(.disabled, for: .sidebar, .tabBar)

      Tab("Alarms", systemImage: "bell") {
        Text("The alarms")
      }
      .customizationID("house.alarms")

      TabSection("Rooms") {
        Tab("Kitchen", systemImage: "fork.knife") {
          Text("In the kitchen")
        }
        .customizationID("house.kitchen")

        Tab("Cellar", systemImage: "stairs") {
          Text("In the cellar")
        }
        .customizationID("house.cellar")
      }
      .customizationID("house.rooms")
    }
    .tabViewStyle(.sidebarAdaptable)
    .tabViewCustomization($customization)
  }
}

/// Page: `defaultVisibility(_:for:)`.
struct SparseTabs: View {
  @State private var customization = TabViewCustomization()
  @State private var selection = 0

  var body: some View {
    TabView(selection: $selection) {
      Tab("Home", systemImage: "house", value: 0) {
        Text("At home")
      }
      .customizationID("house.home")

      Tab("Bills", systemImage: "chart.bar", value: 1) {
        Text("The bills")
      }
      .customizationID("house.bills")

      Tab("Attic", systemImage: "list.bullet", value: 2) {
        Text("In the attic")
      }
      .customizationID("house.attic")
      .defaultVisibility(.hidden, for: .sidebar)
    }
    .tabViewStyle(.sidebarAdaptable)
    .tabViewCustomization($customization)
  }
}
