import Sidelight

extension GalleryPage {
  static let columnWidths = GalleryPage("column-widths", "Column Widths", symbol: "arrow.left.and.right") { ColumnWidths() }
}

/// A column with limits, which is dragged between them, and one that is fixed, which has no divider.
private struct ColumnWidths: View {
  var body: some View {
    NavigationSplitView {
      List(Department.all) { Label($0.name, systemImage: $0.symbol) }
        .navigationTitle("150 to 320")
        .navigationSplitViewColumnWidth(min: 150, ideal: 200, max: 320)
    } content: {
      List(Person.all) { Text($0.name) }
        .navigationTitle("Always 220")
        .navigationSplitViewColumnWidth(220)
    } detail: {
      Text("Drag the line beside the first column. Far to the left it hides the column; a double click gives it its ideal width back.")
        .multilineTextAlignment(.center)
        .padding(24)
        .navigationTitle("Column Widths")
    }
  }
}
