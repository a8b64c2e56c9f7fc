import CBenchProbe
import Sidelight

/// A grid that makes all of its texts at once, ten in each row.
struct CellsView: View {
  var body: some View {
    let _ = bench_count_body()
    ScrollView {
      Grid(alignment: .leading) {
        ForEach(0..<Int(bench_rows()) / 10, id: \.self) { row in
          GridRow { ForEach(row * 10..<row * 10 + 10, id: \.self) { Text(verbatim: "Subject \($0)") } }
        }
      }
    }
    .navigationTitle("Bench")
  }
}
