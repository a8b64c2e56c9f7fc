import CBenchProbe
import Sidelight

/// The content column.
struct MessagesView: View {
  @Bindable var mailbox: Mailbox

  init(mailbox: Mailbox) { _mailbox = Bindable(mailbox) }

  var body: some View {
    let _ = bench_count_body()
    List(mailbox.messages, id: \.self, selection: $mailbox.selection) { id in
      MessageRow(message: mailbox.message(id))
    }
    .navigationTitle("Messages")
  }
}

/// One line of the content column: it follows its own message and nothing else.
struct MessageRow: View {
  var message: Message

  var body: some View {
    let _ = bench_count_body()
    VStack(alignment: .leading, spacing: 2) {
      Text(message.subject).lineLimit(1)
      Text(message.sender).lineLimit(1).foregroundStyle(.secondary)
    }
  }
}
