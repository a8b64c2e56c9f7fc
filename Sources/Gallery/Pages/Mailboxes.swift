import Sidelight

extension GalleryPage {
  static let mailboxes = GalleryPage(
    "mailboxes", "Mailboxes", symbol: "envelope", in: .splitViews,
    about: "Accounts that fold, several messages chosen at once, and a toolbar for each column. Hide the sidebar and show it again: what "
      + "was chosen and folded stays.",
    state: MailboxesState.init, content: Mailboxes.init, knobs: MailboxesKnobs.init)
}

private struct Mailbox: Hashable {
  let account: String
  let name: String
  let symbol: String

  static let accounts = ["Work", "Home"]
  static let all = accounts.flatMap { account in
    [
      Mailbox(account: account, name: "Inbox", symbol: "tray"), Mailbox(account: account, name: "Sent", symbol: "paperplane"),
      Mailbox(account: account, name: "Trash", symbol: "trash"),
    ]
  }
}

private struct Message: Identifiable {
  let id: Int
  let mailbox: Mailbox
  let sender: String
  let subject: String
  let text: String
}

@MainActor @Observable private final class MailboxesState {
  var mailbox: Mailbox? = Mailbox.all[0]
  var chosen: Set<Int> = []
  var isOpen: [String: Bool] = [:]
  var messages: [Message] = [
    Message(id: 1, mailbox: Mailbox.all[0], sender: "Ada Birch", subject: "The new door", text: "It has a sidelight. Come and see it."),
    Message(id: 2, mailbox: Mailbox.all[0], sender: "Finn Heath", subject: "Two questions", text: "When do we open, and who has the key?"),
    Message(id: 3, mailbox: Mailbox.all[0], sender: "Edda Moor", subject: "Tests", text: "All green since this morning."),
    Message(id: 4, mailbox: Mailbox.all[1], sender: "Me", subject: "Re: Tests", text: "Well done!"),
    Message(id: 5, mailbox: Mailbox.all[3], sender: "Bela Stone", subject: "Drawings", text: "The garden from three sides."),
  ]

  var shown: [Message] { messages.filter { $0.mailbox == mailbox } }

  func isOpen(_ account: String) -> Binding<Bool> {
    Binding(get: { self.isOpen[account] ?? true }, set: { self.isOpen[account] = $0 })
  }

  /// Moves what is chosen into the account's trash, or out of the world if it lies there.
  func deleteChosen() {
    messages.removeAll { chosen.contains($0.id) && $0.mailbox.name == "Trash" }
    for index in messages.indices where chosen.contains(messages[index].id) {
      let old = messages[index]
      guard let trash = Mailbox.all.first(where: { $0.account == old.mailbox.account && $0.name == "Trash" }) else { continue }
      messages[index] = Message(id: old.id, mailbox: trash, sender: old.sender, subject: old.subject, text: old.text)
    }
    chosen = []
  }
}

private struct Mailboxes: View {
  @Bindable var state: MailboxesState

  var body: some View {
    NavigationSplitView {
      List(selection: $state.mailbox) {
        ForEach(Mailbox.accounts, id: \.self) { account in
          Section(account, isExpanded: state.isOpen(account)) {
            ForEach(Mailbox.all.filter { $0.account == account }, id: \.self) { Label($0.name, systemImage: $0.symbol) }
          }
        }
      }
      .navigationTitle("Mailboxes")
    } content: {
      List(state.shown, selection: $state.chosen) { message in
        VStack(alignment: .leading, spacing: 2) {
          Text(message.sender).fontWeight(.semibold)
          Text(message.subject).foregroundStyle(.secondary)
        }
      }
      .navigationTitle(state.mailbox?.name ?? "No Mailbox")
      .toolbar {
        Button("Delete", systemImage: "trash") { state.deleteChosen() }.disabled(state.chosen.isEmpty)
      }
    } detail: {
      MessageView(messages: state.shown.filter { state.chosen.contains($0.id) })
    }
  }
}

private struct MessageView: View {
  let messages: [Message]

  var body: some View {
    if messages.count == 1 {
      VStack(alignment: .leading, spacing: 6) {
        Text(messages[0].subject).font(.title2)
        Text(messages[0].sender).foregroundStyle(.secondary)
        Text(messages[0].text)
        Spacer()
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(24)
      .navigationTitle(messages[0].subject)
    } else {
      ContentUnavailableView(
        messages.isEmpty ? "No Message" : "\(messages.count) Messages", systemImage: "envelope",
        description: Text(messages.isEmpty ? "Choose a message in the list." : "The trash button moves them all."))
    }
  }
}

private struct MailboxesKnobs: View {
  let state: MailboxesState

  var body: some View {
    ForEach(Mailbox.accounts, id: \.self) { Toggle("\($0) is open", isOn: state.isOpen($0)) }
    Button("Choose All Messages") { state.chosen = Set(state.shown.map(\.id)) }
  }
}
