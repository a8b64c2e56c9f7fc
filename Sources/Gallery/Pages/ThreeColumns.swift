import Sidelight

extension GalleryPage {
  static let threeColumns = GalleryPage(
    "three-columns", "Three Columns", symbol: "rectangle.split.3x1", in: .splitViews,
    about: "Departments, their people, and one of them. Each choice controls the next column. Narrow the window: first the departments "
      + "lie over the other columns, then all of them are one stack.",
    state: ThreeColumnsState.init, content: ThreeColumns.init, knobs: ThreeColumnsKnobs.init)
}

@MainActor @Observable private final class ThreeColumnsState {
  var department: String? = Department.all[0].id
  var person: Int?
  var visibility = NavigationSplitViewVisibility.automatic

  var people: [Person] { Department.all.first { $0.id == department }?.people ?? [] }
}

private struct ThreeColumns: View {
  @Bindable var state: ThreeColumnsState

  var body: some View {
    NavigationSplitView(columnVisibility: $state.visibility) {
      List(Department.all, selection: $state.department) { Label($0.name, systemImage: $0.symbol) }
        .navigationTitle("Departments")
    } content: {
      List(state.people, selection: $state.person) { Text($0.name) }
        .navigationTitle(state.department ?? "People")
    } detail: {
      PersonView(person: state.people.first { $0.id == state.person })
    }
  }
}

private struct ThreeColumnsKnobs: View {
  @Bindable var state: ThreeColumnsState

  var body: some View {
    VisibilityPicker(visibility: $state.visibility)
    Picker("Department", selection: $state.department) {
      Text("None").tag(nil as String?)
      ForEach(Department.all) { Text($0.name).tag($0.id as String?) }
    }
    Picker("Person", selection: $state.person) {
      Text("Nobody").tag(nil as Int?)
      ForEach(state.people) { Text($0.name).tag($0.id as Int?) }
    }
  }
}
