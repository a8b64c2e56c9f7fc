import Sidelight

extension GalleryPage {
  static let nestedSplits = GalleryPage(
    "nested-splits", "Nested Split Views", symbol: "rectangle.split.2x1", in: .splitViews,
    about: "A split view in the detail of another one. Each adapts to its own width: the inner one becomes a stack while the outer one "
      + "still shows its sidebar.",
    content: NestedSplits.init)
}

private struct NestedSplits: View {
  @State private var department: String? = Department.all[1].id

  var body: some View {
    NavigationSplitView {
      List(Department.all, selection: $department) { Label($0.name, systemImage: $0.symbol) }
        .navigationTitle("Departments")
        .navigationSplitViewColumnWidth(180)
    } detail: {
      if let department = Department.all.first(where: { $0.id == department }) { DepartmentView(department: department) }
    }
  }
}

private struct DepartmentView: View {
  let department: Department
  @State private var person: Int?

  var body: some View {
    NavigationSplitView {
      List(department.people, selection: $person) { Text($0.name) }
        .navigationTitle(department.name)
        .navigationSplitViewColumnWidth(180)
    } detail: {
      PersonView(person: department.people.first { $0.id == person })
    }
  }
}
