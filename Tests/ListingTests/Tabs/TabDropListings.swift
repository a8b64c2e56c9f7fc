// An app has the same lines below `import SwiftUI`.
import Sidelight

/// Page: `TabContent.dropDestination(for:action:)`. The type of what is dropped is text, and not one of the app's own.
struct GuestTabs: View {
  @State private var guests = ["Ada"]

  var body: some View {
    TabView {
      Tab("Guests", systemImage: "person.2") {
        List(guests, id: \.self) { guest in
          Text(guest)
        }
      }
      .dropDestination(for: String.self) { names in
        guests.append(contentsOf: names)
      }

      Tab("Rooms", systemImage: "bed.double") {
        Text("The rooms")
      }
    }
    .tabViewStyle(.sidebarAdaptable)
  }
}

/// Page: `TabContent.springLoadingBehavior(_:)`.
struct CalmTabs: View {
  var body: some View {
    TabView {
      Tab("Inbox", systemImage: "tray") {
        Text("What came in")
      }

      Tab("Archive", systemImage: "archivebox") {
        Text("What is kept")
      }

      Tab("Settings", systemImage: "gearshape") {
        Text("What is set")
      }
      .springLoadingBehavior(.disabled)
    }
  }
}

/// Page: `springLoadingBehavior(_:)` of views.
struct LoadedButtons: View {
  @State private var opened = "Nothing"

  var body: some View {
    VStack {
      Text(opened)
      Button("Folders") { opened = "The folders" }
        .springLoadingBehavior(.enabled)
    }
  }
}

/// Page: `defaultAdaptableTabBarPlacement(_:)`.
struct PlacedTabs: View {
  @State private var selection = 0

  var body: some View {
    TabView(selection: $selection) {
      Tab("Home", systemImage: "house", value: 0) {
        Text("At home")
      }

      Tab("Downloads", systemImage: "arrow.down", value: 1) {
        Text("What was fetched")
      }

      TabSection("Rooms") {
        Tab("Kitchen", systemImage: "fork.knife", value: 2) {
          Text("In the kitchen")
        }
      }
    }
    .tabViewStyle(.sidebarAdaptable)
    .defaultAdaptableTabBarPlacement(.sidebar)
  }
}

/// Page: `selectionDisabled(_:)`, in a picker.
struct TeaPicker: View {
  enum Tea: String, CaseIterable, Identifiable {
    case black, green, mint
    var id: Self { self }
    var isSoldOut: Bool { self == .green }
  }

  @State private var tea = Tea.black

  var body: some View {
    Picker("Tea", selection: $tea) {
      ForEach(Tea.allCases) { tea in
        Text(tea.rawValue)
          .selectionDisabled(tea.isSoldOut)
      }
    }
  }
}
