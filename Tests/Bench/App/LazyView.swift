import CBenchProbe
import Sidelight

/// Texts one below the other, of which those are made that can be seen. They are as far apart as the rows of a GtkListView.
struct LazyView: View {
  var mailbox: Mailbox

  var body: some View {
    let _ = bench_count_body()
    ScrollView {
      LazyVStack(alignment: .leading, spacing: 4) {
        ForEach(0..<Int(bench_rows()), id: \.self) { number in
          Text(verbatim: number == 3 ? mailbox.status : "Subject \(number)").lineLimit(1)
        }
      }
    }
    .navigationTitle("Bench")
  }
}

/// The same texts in as many columns as there is room for, which are eight.
struct TilesView: View {
  var mailbox: Mailbox

  var body: some View {
    let _ = bench_count_body()
    ScrollView {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 120))]) {
        ForEach(0..<Int(bench_rows()), id: \.self) { number in
          Text(verbatim: number == 3 ? mailbox.status : "Subject \(number)").lineLimit(1)
        }
      }
    }
    .navigationTitle("Bench")
  }
}
