// An app has the same lines below `import SwiftUI`.
import Sidelight

/// Page: `TabView`, "Creating a tab view that pages", and `page`.
struct PostcardPages: View {
  let places = ["Lisbon", "Oslo", "Tartu"]

  var body: some View {
    TabView {
      ForEach(places, id: \.self) { place in
        Text("A postcard from \(place)")
      }
    }
    .tabViewStyle(.page)
    .indexViewStyle(.page(backgroundDisplayMode: .always))
  }
}

/// Pages: `tabViewBottomAccessory(content:)` and `TabViewBottomAccessoryPlacement`.
struct RadioTabs: View {
  var body: some View {
    TabView {
      Tab("Stations", systemImage: "dot.radiowaves.left.and.right") {
        Text("All stations")
      }

      Tab("Favorites", systemImage: "heart") {
        Text("What you like")
      }
    }
    .tabViewBottomAccessory {
      RadioPlayer()
    }
  }
}

struct RadioPlayer: View {
  @Environment(\.tabViewBottomAccessoryPlacement) var placement
  @State private var isPlaying = false

  var body: some View {
    HStack {
      Text(placement == .inline ? "Radio" : "The radio of the town")
      Button(isPlaying ? "Pause" : "Play") { isPlaying.toggle() }
    }
  }
}

/// Page: `tabViewSearchActivation(_:)`.
struct SearchedTabs: View {
  @State private var searchText = ""

  var body: some View {
    TabView {
      Tab("Shop", systemImage: "cart") {
        Text("The shop")
      }

      Tab(role: .search) {
        NavigationStack {
          Text("Looking for “\(searchText)”")
        }
      }
    }
    .searchable(text: $searchText)
    .tabViewSearchActivation(.searchTabSelection)
  }
}

/// Pages: `TabContent.contextMenu(menuItems:)`, `swipeActions(edge:allowsFullSwipe:content:)`, `draggable(_:)` and `accessibilityLabel(_:isEnabled:)`.
struct HandledTabs: View {
  @State private var pinned: Set<String> = []
  @State private var shared: [String] = []

  var body: some View {
    TabView {
      Tab("Reading", systemImage: "book") {
        Text("Pinned \(pinned.sorted().joined()), shared \(shared.joined())")
      }

      Tab("Poems", systemImage: "book") {
        Text("All poems")
      }
      .contextMenu {
        Button("Pin") { pinned.insert("Poems") }
        Button("Share") { shared.append("Poems") }
      }
      .swipeActions(edge: .trailing) {
        Button("Unpin") { pinned.remove("Poems") }
      }
      .draggable("poems")

      Tab("VIII", systemImage: "book") {
        Text("Chapter eight")
      }
      .accessibilityLabel("Chapter eight")
    }
    .tabViewStyle(.sidebarAdaptable)
  }
}

/// Page: `tabBarMinimizeBehavior(_:)`.
struct SmallerTabs: View {
  var body: some View {
    TabView {
      Tab("Pages", systemImage: "book") {
        ScrollView {
          ForEach(0..<50) { index in
            Text("Page \(index)")
              .padding()
          }
        }
      }
      Tab("Marks", systemImage: "bookmark") {
        MarksView()
      }
    }
    .tabBarMinimizeBehavior(.onScrollDown)
  }
}

struct MarksView: View {
  var body: some View {
    List(0..<100) { index in
      Text("Mark \(index)")
    }
  }
}
