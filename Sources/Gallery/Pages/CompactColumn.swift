import Sidelight

extension GalleryPage {
  static let compactColumn = GalleryPage("compact-column", "Compact Column", symbol: "iphone") { CompactColumn() }
}

/// Which column is on top while the window is narrow: a binding that code and the user move.
private struct CompactColumn: View {
  @State private var column = NavigationSplitViewColumn.detail

  var body: some View {
    NavigationSplitView(preferredCompactColumn: $column) {
      List(Department.all) { department in
        NavigationLink(value: department.name) { Label(department.name, systemImage: department.symbol) }
      }
      .navigationTitle("Departments")
      .navigationDestination(for: String.self) { name in
        List(Person.all.filter { $0.department == name }) { Text($0.name) }.navigationTitle(name)
      }
    } detail: {
      VStack(spacing: 12) {
        Text(column == .detail ? "The detail is on top while this window is narrow." : "The sidebar is on top while this window is narrow.")
          .multilineTextAlignment(.center)
        Button("Back to the Departments") { column = .sidebar }
      }
      .padding(24)
      .navigationTitle("Company")
    }
  }
}
