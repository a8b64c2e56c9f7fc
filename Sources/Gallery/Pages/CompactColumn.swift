import Sidelight

extension GalleryPage {
  static let compactColumn = GalleryPage(
    "compact-column", "Compact Column", symbol: "iphone", in: .splitViews,
    about: "Which column is on top while the window is narrow. Code, a link and Back move the same binding; a wide window ignores it.",
    state: CompactColumnState.init, content: CompactColumn.init, knobs: CompactColumnKnobs.init)
}

@MainActor @Observable private final class CompactColumnState {
  var column = NavigationSplitViewColumn.detail
}

private struct CompactColumn: View {
  @Bindable var state: CompactColumnState

  var body: some View {
    NavigationSplitView(preferredCompactColumn: $state.column) {
      List(Department.all) { department in
        NavigationLink(value: department.name) { Label(department.name, systemImage: department.symbol) }
      }
      .navigationTitle("Departments")
      .navigationDestination(for: String.self) { name in
        List(Person.all.filter { $0.department == name }) { Text($0.name) }.navigationTitle(name)
      }
    } detail: {
      ContentUnavailableView {
        Label("No Department", systemImage: "person.2")
      } description: {
        Text(state.column == .detail ? "A narrow window shows this column first." : "A narrow window shows the departments.")
      } actions: {
        Button("Back to the Departments") { state.column = .sidebar }.multilineTextAlignment(.center)
      }
      .navigationTitle("Company")
    }
  }
}

private struct CompactColumnKnobs: View {
  @Bindable var state: CompactColumnState

  var body: some View {
    Picker("On top", selection: $state.column) {
      Text("Sidebar").tag(NavigationSplitViewColumn.sidebar)
      Text("Detail").tag(NavigationSplitViewColumn.detail)
    }
  }
}
