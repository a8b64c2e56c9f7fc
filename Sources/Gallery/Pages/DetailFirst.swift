import Sidelight

extension GalleryPage {
  static let detailFirst = GalleryPage("detail-first", "Detail First", symbol: "rectangle") { DetailFirst() }
}

/// A split view that starts with its detail alone; the picker and the user move the same binding.
private struct DetailFirst: View {
  @State private var visibility = NavigationSplitViewVisibility.detailOnly

  var body: some View {
    NavigationSplitView(columnVisibility: $visibility) {
      List(Department.all) { Label($0.name, systemImage: $0.symbol) }.navigationTitle("Departments")
    } content: {
      List(Person.all) { Text($0.name) }.navigationTitle("People")
    } detail: {
      Picker("Column visibility", selection: $visibility) {
        Text("Automatic").tag(NavigationSplitViewVisibility.automatic)
        Text("All columns").tag(NavigationSplitViewVisibility.all)
        Text("Double column").tag(NavigationSplitViewVisibility.doubleColumn)
        Text("Detail only").tag(NavigationSplitViewVisibility.detailOnly)
      }
      .frame(maxWidth: 360)
      .padding(24)
      .navigationTitle("Detail First")
    }
  }
}
