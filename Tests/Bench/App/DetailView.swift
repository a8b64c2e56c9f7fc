import CBenchProbe
import Sidelight

/// The detail column.
struct DetailView: View {
  var mailbox: Mailbox

  var body: some View {
    let _ = bench_count_body()
    ScrollView {
      VStack(alignment: .leading, spacing: 6) {
        SelectedMessageView(mailbox: mailbox)
        FieldView(name: "Mailbox", value: "Folder 0")
        StatusView(mailbox: mailbox)
      }
      .padding(.horizontal, 12)
      .frame(maxWidth: .infinity, alignment: .topLeading)
    }
    .navigationTitle("Message")
  }
}

/// What follows the selection.
struct SelectedMessageView: View {
  var mailbox: Mailbox

  var body: some View {
    let _ = bench_count_body()
    if let id = mailbox.selection {
      MessageView(message: mailbox.message(id))
    }
  }
}

/// What is known of a message.
struct MessageView: View {
  var message: Message

  var body: some View {
    let _ = bench_count_body()
    Text("Message \(message.id)").font(.title).lineLimit(1)
    FieldView(name: "From", value: message.sender)
    FieldView(name: "Subject", value: message.subject)
    FieldView(name: "Number", value: "\(message.id)")
    FieldView(name: "Size", value: "\(message.kilobytes) kB")
  }
}

/// What follows the mailbox's own status.
struct StatusView: View {
  var mailbox: Mailbox

  var body: some View {
    let _ = bench_count_body()
    FieldView(name: "Status", value: mailbox.status)
  }
}

/// A name above its value.
struct FieldView: View {
  var name: String
  var value: String

  var body: some View {
    let _ = bench_count_body()
    Text(name).lineLimit(1).foregroundStyle(.secondary)
    Text(value).lineLimit(1)
  }
}
