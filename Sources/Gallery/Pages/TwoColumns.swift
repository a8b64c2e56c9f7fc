import Sidelight

extension GalleryPage {
  static let twoColumns = GalleryPage("two-columns", "Two Columns", symbol: "sidebar.left") { TwoColumns() }
}

/// A company directory: the choice in the sidebar controls the detail.
private struct TwoColumns: View {
  @State private var person: Int?

  var body: some View {
    NavigationSplitView {
      List(Person.all, selection: $person) { Text($0.name) }
        .navigationTitle("People")
    } detail: {
      PersonView(person: Person.all.first { $0.id == person })
    }
  }
}
