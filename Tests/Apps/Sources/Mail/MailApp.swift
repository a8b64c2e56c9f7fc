// All files of the app see it so: that of the model imports Foundation alone.
@_exported import Sidelight

@main struct MailApp: App {
  var body: some Scene {
    WindowGroup("Mail") { MailView() }
      .defaultSize(width: 1000, height: 700)
  }
}

struct MailView: View {
  @State private var store = MailStore()
  @State private var mailbox: Mailbox? = .inbox
  @State private var selection: Set<Message.ID> = []
  @State private var search = ""
  @State private var isWriting = false

  var body: some View {
    NavigationSplitView {
      List(Mailbox.allCases, selection: $mailbox) { mailbox in
        Label(mailbox.rawValue, systemImage: mailbox.symbol)
          .badge(store.unread(in: mailbox))
      }
      .navigationTitle("Mail")
    } content: {
      if let mailbox {
        MessageList(store: store, mailbox: mailbox, selection: $selection, search: search)
          .searchable(text: $search, prompt: "Search Mail")
          .toolbar {
            ToolbarItem(placement: .primaryAction) {
              Button("New Message", systemImage: "square.and.pencil") { isWriting = true }
                .keyboardShortcut("n")
            }
          }
      } else {
        ContentUnavailableView("No Mailbox", systemImage: "tray")
      }
    } detail: {
      if let mailbox, let message = store.messages[mailbox]?.first(where: { selection.contains($0.id) }) {
        MessageView(store: store, mailbox: mailbox, message: message) { selection = [] }
      } else {
        ContentUnavailableView("No Message Selected", systemImage: "envelope", description: Text("Choose a message to read it."))
      }
    }
    .onChange(of: mailbox) { selection = [] }
    .sheet(isPresented: $isWriting) { ComposeView(store: store) }
  }
}

struct MessageList: View {
  let store: MailStore
  let mailbox: Mailbox
  @Binding var selection: Set<Message.ID>
  let search: String

  var body: some View {
    let messages = store.found(search, in: mailbox)
    List(selection: $selection) {
      ForEach(messages) { message in
        MessageRow(message: message)
          .swipeActions {
            Button("Delete", systemImage: "trash", role: .destructive) { store.move([message.id], from: mailbox, to: .trash) }
            Button("Archive", systemImage: "archivebox") { store.move([message.id], from: mailbox, to: .archive) }
          }
          .swipeActions(edge: .leading) {
            Button(message.isFlagged ? "Unflag" : "Flag", systemImage: "flag") {
              store.change(message.id, in: mailbox) { $0.isFlagged.toggle() }
            }
            .tint(.orange)
          }
      }
    }
    .contextMenu(forSelectionType: Message.ID.self) { ids in
      Button("Mark as Unread") { for id in ids { store.change(id, in: mailbox) { $0.isRead = false } } }
      Button("Archive") { store.move(ids, from: mailbox, to: .archive) }
      Divider()
      Button("Delete", role: .destructive) { store.move(ids, from: mailbox, to: .trash) }
    }
    .onChange(of: selection) {
      for id in selection { store.change(id, in: mailbox) { $0.isRead = true } }
    }
    .insteadIfEmpty(messages.isEmpty, search)
    .navigationTitle(mailbox.rawValue)
    .navigationSubtitle("\(messages.count) messages")
  }
}

extension View {
  @ViewBuilder fileprivate func insteadIfEmpty(_ isEmpty: Bool, _ search: String) -> some View {
    if !isEmpty {
      self
    } else if search.isEmpty {
      ContentUnavailableView("No Messages", systemImage: "tray")
    } else {
      ContentUnavailableView.search(text: search)
    }
  }
}

struct MessageRow: View {
  let message: Message

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      HStack {
        Text(message.sender).fontWeight(message.isRead ? .regular : .bold)
        Spacer()
        if message.isFlagged { Image(systemName: "flag.fill").foregroundStyle(.orange).accessibilityLabel("Flagged") }
        Text(message.date, format: .dateTime.month(.abbreviated).day()).font(.caption).foregroundStyle(.secondary)
      }
      Text(message.subject).lineLimit(1)
      Text(message.body).font(.caption).foregroundStyle(.secondary).lineLimit(2)
    }
  }
}

struct MessageView: View {
  let store: MailStore
  let mailbox: Mailbox
  let message: Message
  let close: () -> Void

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 12) {
        Text(message.subject).font(.title2)
        LabeledContent("From", value: message.sender)
        LabeledContent("Date", value: message.date.formatted(date: .long, time: .shortened))
        Divider()
        Text(message.body).textSelection(.enabled)
      }
      .padding()
    }
    .navigationTitle(message.subject)
    .toolbar {
      ToolbarItemGroup {
        Button("Flag", systemImage: message.isFlagged ? "flag.fill" : "flag") {
          store.change(message.id, in: mailbox) { $0.isFlagged.toggle() }
        }
        Button("Archive", systemImage: "archivebox") {
          store.move([message.id], from: mailbox, to: .archive)
          close()
        }
        Button("Delete", systemImage: "trash", role: .destructive) {
          store.move([message.id], from: mailbox, to: .trash)
          close()
        }
      }
    }
  }
}

struct ComposeView: View {
  let store: MailStore
  @Environment(\.dismiss) private var dismiss
  @State private var recipient = ""
  @State private var subject = ""
  @State private var text = ""

  var body: some View {
    NavigationStack {
      Form {
        TextField("To", text: $recipient).keyboardType(.emailAddress)
        TextField("Subject", text: $subject)
        TextEditor(text: $text).frame(minHeight: 160).accessibilityLabel("Message")
      }
      .navigationTitle("New Message")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
        ToolbarItem(placement: .confirmationAction) {
          Button("Send") {
            store.send(to: recipient, subject: subject, body: text)
            dismiss()
          }
          .disabled(recipient.isEmpty)
        }
      }
    }
    .frame(minWidth: 420, minHeight: 360)
  }
}

#Preview { MailView() }
