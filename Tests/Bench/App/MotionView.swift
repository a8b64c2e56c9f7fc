import CBenchProbe
import Sidelight

/// Texts one below the other, and one above them all.
struct MotionView: View {
  var mailbox: Mailbox

  var body: some View {
    let _ = bench_count_body()
    ScrollView {
      TurningView(mailbox: mailbox)
    }
    .overlay(alignment: .topLeading) { AsideView(mailbox: mailbox) }
    .navigationTitle("Bench")
  }
}

/// The texts, in one order or the other.
struct TurningView: View {
  var mailbox: Mailbox

  var body: some View {
    let _ = bench_count_body()
    let last = Int(bench_rows()) - 1
    VStack(alignment: .leading, spacing: 6) {
      ForEach(mailbox.isOpen ? Array((0...last).reversed()) : Array(0...last), id: \.self) { Text(verbatim: "Subject \($0)").lineLimit(1) }
    }
    .frame(maxWidth: .infinity, alignment: .topLeading)
  }
}

/// What moves above them.
struct AsideView: View {
  var mailbox: Mailbox

  var body: some View {
    let _ = bench_count_body()
    Text(verbatim: "Status 0").lineLimit(1)
      .offset(x: mailbox.aside)
  }
}
