// An app has the same lines below `import SwiftUI`.
import Sidelight

struct Aisle: Identifiable {
  let id: String
  let goods: [String]
}

private let aisles = [Aisle(id: "Tea", goods: ["Assam", "Darjeeling"]), Aisle(id: "Nuts", goods: ["Almond", "Cashew"])]

struct AisleList: View {
  @Binding var aisleID: Aisle.ID?

  var body: some View {
    List(aisles, selection: $aisleID) { aisle in
      Text(aisle.id)
    }
  }
}

struct GoodsList: View {
  var aisleID: Aisle.ID?
  var searchText = ""

  private var goods: [String] {
    let all = aisles.filter { aisleID == nil || $0.id == aisleID }.flatMap(\.goods)
    return searchText.isEmpty ? all : all.filter { $0.lowercased().contains(searchText.lowercased()) }
  }

  var body: some View {
    List(goods, id: \.self) { name in
      Text(name)
    }
  }
}

/// Page: "Adding a search interface to your app", "Place the search field automatically".
struct SearchedShop: View {
  @State private var aisleID: Aisle.ID?
  @State private var searchText: String = ""

  var body: some View {
    NavigationSplitView {
      AisleList(aisleID: $aisleID)
    } content: {
      GoodsList(aisleID: aisleID, searchText: searchText)
    } detail: {
      Text(searchText.isEmpty ? "Nothing is sought" : "Sought is \(searchText)")
    }
    .searchable(text: $searchText)  // Adds the field.
  }
}

/// Page: "Adding a search interface to your app", "Control the placement structurally".
struct SearchedAisles: View {
  @State private var aisleID: Aisle.ID?
  @State private var searchText: String = ""

  var body: some View {
    NavigationSplitView {
      AisleList(aisleID: $aisleID)
        .searchable(text: $searchText)
    } content: {
      GoodsList(aisleID: aisleID, searchText: searchText)
    } detail: {
      Text("Details")
    }
  }
}

/// Page: "Adding a search interface to your app", "Control the placement programmatically".
struct SidebarSearch: View {
  @State private var aisleID: Aisle.ID?
  @State private var searchText: String = ""

  var body: some View {
    NavigationSplitView {
      AisleList(aisleID: $aisleID)
    } content: {
      GoodsList(aisleID: aisleID, searchText: searchText)
    } detail: {
      Text("Details")
    }
    .searchable(text: $searchText, placement: .sidebar)
  }
}

/// Page: "Adding a search interface to your app", "Set a prompt for the search field".
struct PromptedSearch: View {
  @State private var searchText: String = ""

  var body: some View {
    NavigationStack {
      GoodsList(searchText: searchText)
        .searchable(text: $searchText, prompt: "Teas and nuts")
    }
  }
}

/// Page: `SearchFieldPlacement`.
@available(*, deprecated, message: "A navigation view is deprecated.")
struct PlacedSearch: View {
  @State private var text = ""

  var body: some View {
    NavigationView {
      Text("Primary")
      Text("Secondary")
      Text("Choose something on the left: \(text)")
    }
    .searchable(text: $text, placement: .sidebar)
  }
}

/// Page: "Managing search interface activation", "Control activation through a binding".
struct ActiveSearch: View {
  @State private var isPresented = true
  @State private var text = ""

  var body: some View {
    NavigationStack {
      VStack {
        GoodsList(searchText: text)
        Text(isPresented ? "Search is open" : "Search is closed")
      }
      .searchable(text: $text, isPresented: $isPresented)
    }
  }
}

/// Page: `isSearching`, and "Managing search interface activation", "Detect search activation".
struct WatchedSearch: View {
  @State private var searchText = ""

  var body: some View {
    NavigationStack {
      WatchingView()
        .searchable(text: $searchText)
    }
  }
}

struct WatchingView: View {
  @Environment(\.isSearching) private var isSearching

  var body: some View {
    Text(isSearching ? "Somebody searches" : "Nobody searches")
  }
}

/// Page: `DismissSearchAction`, `dismissSearch`, and "Managing search interface activation", "Dismiss the search interface".
struct DismissedSearch: View {
  @State private var searchText = ""

  var body: some View {
    NavigationStack {
      MatchView(searchText: searchText)
        .searchable(text: $searchText)
    }
  }
}

private struct MatchView: View {
  var searchText: String

  let items = ["fork", "knife", "spoon"]
  var matches: [String] { items.filter { $0 == searchText.lowercased() } }

  @State private var isPresented = false
  @Environment(\.dismissSearch) private var dismissSearch

  var body: some View {
    if let item = matches.first {
      Button("About the \(item)") {
        isPresented = true
      }
      .sheet(isPresented: $isPresented) {
        NavigationStack {
          MatchPage(item: item, dismissSearch: dismissSearch)
        }
      }
    }
  }
}

private struct MatchPage: View {
  var item: String
  var dismissSearch: DismissSearchAction

  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Text("All about the \(item).")
      .toolbar {
        Button("Take It") {
          dismiss()
          dismissSearch()
        }
      }
  }
}

/// Page: `DismissSearchAction.callAsFunction()`.
struct CancelledSearch: View {
  @State private var searchText = ""

  var body: some View {
    NavigationStack {
      CancelView()
        .searchable(text: $searchText)
    }
  }
}

private struct CancelView: View {
  @Environment(\.dismissSearch) private var dismissSearch

  var body: some View {
    Button("Stop It") {
      dismissSearch()
    }
  }
}

/// Page: "Managing search interface activation", "React to search submission", and `onSubmit(of:_:)`.
struct SubmittedSearch: View {
  @State private var searchText = ""
  @State private var query = "nothing"

  var body: some View {
    NavigationStack {
      Text("The query is \(query)")
        .searchable(text: $searchText)
        .onSubmit(of: .search) {
          query = searchText
        }
    }
  }
}

/// Page: `onSubmit(of:_:)`, a text field.
struct SubmittedName: View {
  @State private var name = ""
  @State private var greeting = "Who are you?"

  var body: some View {
    VStack {
      TextField("Name", text: $name)
        .onSubmit {
          guard !name.isEmpty else { return }
          greeting = "Hello, \(name)"
        }
      Text(greeting)
    }
  }
}

/// Page: `submitScope(_:)`, and `onSubmit(of:_:)`, a form.
struct MemberForm: View {
  @State private var name = ""
  @State private var word = ""
  @State private var tags = ""
  @State private var entries = 0

  var body: some View {
    Form {
      TextField("Name", text: $name)
      SecureField("Word", text: $word)
      TextField("Tags", text: $tags)
        .submitScope()
      Text("Entered \(entries) times")
    }
    .onSubmit {
      guard !name.isEmpty else { return }
      entries += 1
    }
  }
}
