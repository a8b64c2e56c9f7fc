// An app has the same lines below `import SwiftUI`.
import Sidelight

/// Page: `TabView`.
struct PostOffice: View {
  var body: some View {
    TabView {
      Tab("Incoming", systemImage: "tray.and.arrow.down.fill") {
        Text("What came in")
      }
      .badge(3)

      Tab("Outgoing", systemImage: "tray.and.arrow.up.fill") {
        Text("What goes out")
      }

      Tab("Counter", systemImage: "person.crop.circle.fill") {
        Text("Who is there")
      }
      .badge("?")
    }
  }
}

/// Page: `TabView`, with a selection.
struct SelectedPostOffice: View {
  @State private var selection = 0

  var body: some View {
    VStack {
      Text("Tab \(selection) is chosen")
      Button("To the Counter") { selection = 2 }
      TabView(selection: $selection) {
        Tab("Incoming", systemImage: "tray.and.arrow.down.fill", value: 0) {
          Text("What came in")
        }

        Tab("Outgoing", systemImage: "tray.and.arrow.up.fill", value: 1) {
          Text("What goes out")
        }

        Tab("Counter", systemImage: "person.crop.circle.fill", value: 2) {
          Text("Who is there")
        }
      }
    }
  }
}

struct StarterView: View {
  var body: some View {
    Text("What to begin with")
  }
}

struct DessertView: View {
  var body: some View {
    Text("What to end with")
  }
}

/// Page: `tabItem(_:)`.
struct MenuTabs: View {
  var body: some View {
    TabView {
      StarterView()
        .tabItem {
          Label("Starters", systemImage: "list.dash")
        }

      DessertView()
        .tabItem {
          Label("Desserts", systemImage: "square.and.pencil")
        }
    }
  }
}

/// Page: `TabContent.badge(_:)`.
struct AlarmTabs: View {
  @State private var alarms = ["Smoke", "Water"]

  var body: some View {
    TabView {
      Tab("Home", systemImage: "house") {
        Button("All is well") { alarms.removeAll() }
      }
      Tab("Alarms", systemImage: "bell") {
        Text("The alarms")
      }
      .badge(alarms.count)
    }
  }
}

/// Page: `TabContent.disabled(_:)`.
struct DisabledTabs: View {
  @State private var areAlarmsDisabled = true

  var body: some View {
    TabView {
      Tab("Home", systemImage: "house") {
        Button("Let me in") { areAlarmsDisabled = false }
      }
      Tab("Alarms", systemImage: "bell") {
        Text("The alarms")
      }
      .disabled(areAlarmsDisabled)
    }
  }
}

/// Page: `TabContent.hidden(_:)`.
struct HiddenTabs: View {
  @Environment(\.horizontalSizeClass) private var sizeClass
  @State private var selection = 0

  var body: some View {
    TabView(selection: $selection) {
      Tab("Home", systemImage: "house", value: 0) {
        Text("Home")
      }
      Tab("Overview", systemImage: "list.bullet", value: 1) {
        NoteField()
      }
      .hidden(sizeClass != .compact)
      TabSection("Rooms") {
        Tab("Kitchen", systemImage: "fork.knife", value: 2) {
          Text("The kitchen")
        }
        Tab("Cellar", systemImage: "stairs", value: 3) {
          Text("The cellar")
        }
      }
      .hidden(sizeClass == .compact)
    }
    .onChange(of: sizeClass, initial: true) { _, sizeClass in
      if sizeClass == .compact && selection > 1 {
        selection = 1
      } else if sizeClass == .regular && selection == 1 {
        selection = 2
      }
    }
  }
}

struct NoteField: View {
  @State private var note = ""

  var body: some View { TextField("Note", text: $note) }
}

enum Place: Equatable, Hashable, Identifiable {
  case now
  case find
  case shelf(String)

  var id: Self { self }
}

/// Page: "Enhancing your app's content with tab navigation".
struct CinemaTabs: View {
  @State private var selectedTab: Place = .now

  var body: some View {
    TabView(selection: $selectedTab) {
      Tab("Now", systemImage: "play", value: .now) {
        Text("On now")
      }
      Tab(value: .find, role: .search) {
        Text("To be found")
      }
      TabSection {
        Tab("Westerns", systemImage: "list.and.film", value: .shelf("Westerns")) {
          Text("With horses")
        }
      } header: {
        Label("Shelves", systemImage: "folder")
      }
    }
  }
}

/// Page: `TabSection`, and `ForEach` of tabs.
struct ShelfTabs: View {
  let shelves = ["Maps", "Scores"]

  var body: some View {
    TabView {
      Tab("All", systemImage: "books.vertical") {
        Text("All there is")
      }
      TabSection("Shelves") {
        ForEach(shelves, id: \.self) { shelf in
          Tab(shelf, systemImage: "folder") {
            Text("On the shelf of \(shelf)")
          }
        }
      }
    }
    .tabViewStyle(.tabBarOnly)
  }
}

/// Page: `TabContent.accessibilityLabel(_:isEnabled:)`, the label of a tab as views.
struct StarTab: View {
  var body: some View {
    TabView {
      Tab {
        Text("All that is liked")
      } label: {
        Label("Favorites", systemImage: "star.fill")
      }
      Tab("Others", systemImage: "star") {
        Text("All that is not")
      }
    }
  }
}
