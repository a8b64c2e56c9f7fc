import CBenchProbe
import Sidelight

/// A page of stacks that lie in one another, five deep, by turns horizontal and vertical, each with a text.
struct NestView: View {
  var mailbox: Mailbox

  var body: some View {
    let _ = bench_count_body()
    ScrollView {
      VStack(alignment: .leading, spacing: 6) {
        ForEach(0..<Int(bench_rows()) / NestedView.levels, id: \.self) { NestedView(mailbox: mailbox, index: $0 * NestedView.levels) }
      }
      .frame(maxWidth: .infinity, alignment: .topLeading)
    }
    .navigationTitle("Bench")
  }
}

/// A stack with the text of an index, and with a stack for the next index where there is a further level.
struct NestedView: View {
  static let levels = 5

  var mailbox: Mailbox
  var index: Int

  private var level: Int { index % Self.levels }

  var body: some View {
    let _ = bench_count_body()
    if level.isMultiple(of: 2) {
      HStack(spacing: 6) { content }
    } else {
      VStack(alignment: .leading, spacing: 6) { content }
    }
  }

  @ViewBuilder private var content: some View {
    Text(verbatim: index == 3 ? mailbox.status : "Subject \(index)").lineLimit(1)
      .frame(width: 100, alignment: .leading)
    if level + 1 < Self.levels { NestedView(mailbox: mailbox, index: index + 1) }
  }
}
