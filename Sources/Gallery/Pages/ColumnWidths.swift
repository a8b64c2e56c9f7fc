import Sidelight

extension GalleryPage {
  static let columnWidths = GalleryPage(
    "column-widths", "Column Widths", symbol: "arrow.left.and.right", in: .splitViews,
    about: "The first column has limits: drag the line beside it, or focus it and press the arrow keys. Far to the left hides it; a "
      + "double click gives it its ideal width back. The second one is fixed and has no line.",
    state: ColumnWidthsState.init, content: ColumnWidths.init, knobs: ColumnWidthsKnobs.init)
}

@MainActor @Observable private final class ColumnWidthsState {
  var least = 150.0
  var ideal = 200.0
  var most = 320.0
  var fixed = 220.0
}

private struct ColumnWidths: View {
  let state: ColumnWidthsState

  var body: some View {
    NavigationSplitView {
      List(Department.all) { Label($0.name, systemImage: $0.symbol) }
        .navigationTitle("\(Int(state.least)) to \(Int(state.most))")
        .navigationSplitViewColumnWidth(min: state.least, ideal: state.ideal, max: state.most)
    } content: {
      List(Person.all) { Text($0.name) }
        .navigationTitle("Always \(Int(state.fixed))")
        .navigationSplitViewColumnWidth(state.fixed)
    } detail: {
      ContentUnavailableView("The Rest", systemImage: "rectangle", description: Text("The detail takes what the others leave."))
        .navigationTitle("Column Widths")
    }
  }
}

private struct ColumnWidthsKnobs: View {
  @Bindable var state: ColumnWidthsState

  var body: some View {
    width("Least", $state.least, in: 120...200)
    width("Ideal", $state.ideal, in: 150...300)
    width("Most", $state.most, in: 250...400)
    width("Second column", $state.fixed, in: 160...300)
  }

  private func width(_ title: String, _ value: Binding<Double>, in range: ClosedRange<Double>) -> some View {
    KnobSlider(title: title, value: value, range: range)
  }
}
