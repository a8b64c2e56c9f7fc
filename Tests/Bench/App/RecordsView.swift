import CBenchProbe
import Observation
import Sidelight

/// What a row of the list of records is made from.
struct Record: Identifiable {
  let id: Int
  let title: String
}

/// The records, and a line above them.
@MainActor @Observable final class Records {
  static let shared = Records(count: Int(bench_rows()))

  var all: [Record]
  var status = "Status 0"

  /// Titles this short lie within the array.
  init(count: Int) { all = (0..<count).map { Record(id: $0, title: "Subject \($0)") } }

  /// Writes the records as they are, in the memory in which they are.
  func writeAgain(repetition: Int) {
    let same = all
    all = same
    status = "Status \(repetition + 1)"
  }
}

/// A list of records, or the same records and a label that shows the first one: what the two differ by is the list's own.
struct RecordsView: View {
  var records: Records
  var isList: Bool

  var body: some View {
    let _ = bench_count_body()
    VStack(spacing: 0) {
      RecordsStatusView(records: records)
      if isList { RecordsListView(records: records) } else { Text(records.all[0].title).lineLimit(1) }
    }
    .navigationTitle("Bench")
  }
}

struct RecordsListView: View {
  var records: Records

  var body: some View {
    let _ = bench_count_body()
    List(records.all) { Text($0.title).lineLimit(1) }
      .listStyle(.inset)
  }
}

struct RecordsStatusView: View {
  var records: Records

  var body: some View {
    let _ = bench_count_body()
    Text(records.status).lineLimit(1)
  }
}
