import Sidelight

extension GalleryPage {
  static let twoColumns = GalleryPage(
    "two-columns", "Two Columns", symbol: "sidebar.left", in: .splitViews,
    about: "A company directory. The choice in the sidebar controls the detail, and code that chooses moves both.",
    state: TwoColumnsState.init, content: TwoColumns.init, knobs: TwoColumnsKnobs.init)
}

@MainActor @Observable private final class TwoColumnsState {
  var person: Int?
  var visibility = NavigationSplitViewVisibility.automatic
}

private struct TwoColumns: View {
  @Bindable var state: TwoColumnsState

  var body: some View {
    NavigationSplitView(columnVisibility: $state.visibility) {
      List(Person.all, selection: $state.person) { Text($0.name) }
        .navigationTitle("People")
    } detail: {
      PersonView(person: Person.all.first { $0.id == state.person })
    }
  }
}

private struct TwoColumnsKnobs: View {
  @Bindable var state: TwoColumnsState

  var body: some View {
    VisibilityPicker(visibility: $state.visibility)
    Picker("Person", selection: $state.person) {
      Text("Nobody").tag(nil as Int?)
      ForEach(Person.all) { Text($0.name).tag($0.id as Int?) }
    }
  }
}
