import CBenchProbe
import Sidelight

/// A folder that opens, with as many rows below it as the command line asks for.
struct OutlineView: View {
  @Bindable var mailbox: Mailbox

  init(mailbox: Mailbox) { _mailbox = Bindable(mailbox) }

  var body: some View {
    let _ = bench_count_body()
    List {
      DisclosureGroup(isExpanded: $mailbox.isOpen) {
        ForEach(MessageIDs(count: Int(bench_rows())), id: \.self) { Text(verbatim: "Subject \($0 + 1)").lineLimit(1) }
      } label: {
        Text("Folder 1").lineLimit(1)
      }
    }
    .listStyle(.inset)
    .navigationTitle("Bench")
  }
}
