import Foundation

struct Message: Identifiable, Hashable {
  let id: Int
  var sender: String
  var subject: String
  var body: String
  var date: Date
  var isRead = false
  var isFlagged = false
}

enum Mailbox: String, CaseIterable, Identifiable {
  case inbox = "Inbox"
  case drafts = "Drafts"
  case sent = "Sent"
  case archive = "Archive"
  case trash = "Trash"

  var id: Self { self }

  var symbol: String {
    switch self {
    case .inbox: "tray"
    case .drafts: "doc"
    case .sent: "paperplane"
    case .archive: "archivebox"
    case .trash: "trash"
    }
  }
}

@MainActor @Observable final class MailStore {
  var messages: [Mailbox: [Message]] = [.inbox: MailStore.samples]
  private var lastID = 100

  func unread(in mailbox: Mailbox) -> Int { messages[mailbox, default: []].count { !$0.isRead } }

  func found(_ text: String, in mailbox: Mailbox) -> [Message] {
    let all = messages[mailbox, default: []]
    return text.isEmpty
      ? all : all.filter { $0.subject.localizedCaseInsensitiveContains(text) || $0.sender.localizedCaseInsensitiveContains(text) }
  }

  func move(_ ids: Set<Message.ID>, from mailbox: Mailbox, to target: Mailbox) {
    let moved = messages[mailbox, default: []].filter { ids.contains($0.id) }
    messages[mailbox]?.removeAll { ids.contains($0.id) }
    if mailbox != target { messages[target, default: []].insert(contentsOf: moved, at: 0) }
  }

  func change(_ id: Message.ID, in mailbox: Mailbox, _ body: (inout Message) -> Void) {
    guard var list = messages[mailbox], let index = list.firstIndex(where: { $0.id == id }) else { return }
    body(&list[index])
    messages[mailbox] = list
  }

  func send(to recipient: String, subject: String, body: String) {
    lastID += 1
    let message = Message(id: lastID, sender: recipient, subject: subject, body: body, date: .now, isRead: true)
    messages[.sent, default: []].insert(message, at: 0)
  }

  private static var samples: [Message] {
    let start = Date(timeIntervalSince1970: 1_790_000_000)
    let texts = [
      ("Library", "Your books are due", "Three books are due on Friday. You can keep two of them for another week."),
      ("Choir", "Rehearsal moves to Tuesday", "The hall is taken on Monday, so we sing on Tuesday at seven."),
      ("Garden Club", "Seeds for spring", "The list of seeds is ready. Tell us by Sunday what you would like."),
      ("Bakery", "Order 118", "Your bread is ready from eight o’clock tomorrow."),
      ("Town Hall", "Street works", "The street is closed from the third to the ninth. Bicycles can pass."),
    ]
    return texts.enumerated().map { index, text in
      Message(
        id: index, sender: text.0, subject: text.1, body: text.2, date: start.addingTimeInterval(-7_200 * Double(index)), isRead: index > 2)
    }
  }
}
