import Sidelight

extension GalleryPage {
  static let threeColumns = GalleryPage("three-columns", "Three Columns", symbol: "rectangle.split.3x1") { ThreeColumns() }
}

/// Departments, their people, and one of them.
private struct ThreeColumns: View {
  @State private var department: String? = Department.all[0].id
  @State private var person: Int?

  private var people: [Person] { Department.all.first { $0.id == department }?.people ?? [] }

  var body: some View {
    NavigationSplitView {
      List(Department.all, selection: $department) { Label($0.name, systemImage: $0.symbol) }
        .navigationTitle("Departments")
    } content: {
      List(people, selection: $person) { Text($0.name) }
        .navigationTitle(department ?? "People")
    } detail: {
      PersonView(person: people.first { $0.id == person })
    }
  }
}
