import CBenchProbe
import Sidelight

/// Messages in a table of three columns, and what is selected beside it.
struct TableView: View {
  @Bindable var mailbox: Mailbox

  init(mailbox: Mailbox) { _mailbox = Bindable(mailbox) }

  var body: some View {
    let _ = bench_count_body()
    HStack(spacing: 6) {
      MessagesTable(mailbox: mailbox)
      DetailView(mailbox: mailbox).frame(width: 260)
    }
    .navigationTitle("Bench")
  }
}

struct MessagesTable: View {
  @Bindable var mailbox: Mailbox

  init(mailbox: Mailbox) { _mailbox = Bindable(mailbox) }

  var body: some View {
    let _ = bench_count_body()
    // What a table is sorted by is Foundation's.
    #if Foundation
    Table(MessageRows(ids: mailbox.messages), selection: $mailbox.selection) {
      TableColumn("Subject") { SubjectCell(message: mailbox.message($0.id)) }
      TableColumn("Sender") { Text(mailbox.message($0.id).sender) }
      TableColumn("Size") { Text(verbatim: "\(mailbox.message($0.id).kilobytes) kB") }.width(100)
    }
    #else
    Text("A table needs Foundation.")
    #endif
  }
}

/// A cell that follows its own message and nothing else.
struct SubjectCell: View {
  var message: Message

  var body: some View {
    let _ = bench_count_body()
    Text(message.subject)
  }
}

/// The ids as what a table takes.
struct MessageRows: RandomAccessCollection {
  struct Row: Identifiable {
    let id: Message.ID
  }

  let ids: MessageIDs

  var startIndex: Int { ids.startIndex }
  var endIndex: Int { ids.endIndex }

  subscript(position: Int) -> Row { Row(id: ids[position]) }
}
