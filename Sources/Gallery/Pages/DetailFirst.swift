import Sidelight

extension GalleryPage {
  static let detailFirst = GalleryPage(
    "detail-first", "Detail First", symbol: "rectangle.stack", in: .splitViews,
    about: "A split view that starts with its detail alone. The knob and the sidebar's button move the same binding.",
    state: DetailFirstState.init, content: DetailFirst.init, knobs: { VisibilityPicker(visibility: Bindable($0).visibility) })
}

@MainActor @Observable private final class DetailFirstState {
  var visibility = NavigationSplitViewVisibility.detailOnly
  var department: String? = Department.all[0].id
  var person: Int? = Person.all[0].id
}

private struct DetailFirst: View {
  @Bindable var state: DetailFirstState

  var body: some View {
    NavigationSplitView(columnVisibility: $state.visibility) {
      List(Department.all, selection: $state.department) { Label($0.name, systemImage: $0.symbol) }
        .navigationTitle("Departments")
    } content: {
      List(Department.all.first { $0.id == state.department }?.people ?? [], selection: $state.person) { Text($0.name) }
        .navigationTitle("People")
    } detail: {
      PersonView(person: Person.all.first { $0.id == state.person })
    }
  }
}
