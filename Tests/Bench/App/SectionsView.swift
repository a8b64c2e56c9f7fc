import CBenchProbe
import Sidelight

/// Three sections that fold; the one in the middle has as many rows as the command line asks for.
struct SectionsView: View {
  @Bindable var mailbox: Mailbox
  @State private var isFirstOpen = true
  @State private var isLastOpen = true

  init(mailbox: Mailbox) { _mailbox = Bindable(mailbox) }

  var body: some View {
    let _ = bench_count_body()
    let rows = Int(bench_rows())
    List {
      Section("Section 0", isExpanded: $isFirstOpen) { NumberedRows(count: 8, first: 1) }
      Section("Section 1", isExpanded: $mailbox.isOpen) { NumberedRows(count: rows, first: 10) }
      Section("Section 2", isExpanded: $isLastOpen) { NumberedRows(count: 200, first: rows + 11) }
    }
    .listStyle(.sidebar)
    .navigationTitle("Bench")
  }
}

/// Rows with the numbers from the first one on.
struct NumberedRows: View {
  var count: Int
  var first: Int

  var body: some View {
    let _ = bench_count_body()
    ForEach(first..<first + count, id: \.self) { Text(verbatim: "Subject \($0)").lineLimit(1) }
  }
}
