import Sidelight

extension GalleryPage {
  static let detailFirst = GalleryPage("detail-first", "Detail First", symbol: "rectangle") { DetailFirst() }
}

/// A split view that starts with its detail alone; the buttons and the user move the same binding.
private struct DetailFirst: View {
  @State private var visibility = NavigationSplitViewVisibility.detailOnly

  private var name: String {
    switch visibility {
    case .automatic: "automatic"
    case .all: "all"
    case .doubleColumn: "doubleColumn"
    default: "detailOnly"
    }
  }

  var body: some View {
    NavigationSplitView(columnVisibility: $visibility) {
      List(Department.all) { Label($0.name, systemImage: $0.symbol) }.navigationTitle("Departments")
    } content: {
      List(Person.all) { Text($0.name) }.navigationTitle("People")
    } detail: {
      VStack(spacing: 12) {
        Text("columnVisibility is .\(name)")
        HStack {
          Button("All") { visibility = .all }
          Button("Two") { visibility = .doubleColumn }
          Button("Detail Only") { visibility = .detailOnly }
          Button("Automatic") { visibility = .automatic }
        }
      }
      .navigationTitle("Detail First")
    }
  }
}
