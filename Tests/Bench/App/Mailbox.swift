import CBenchProbe
import Observation
import Sidelight

/// What the window shows.
@MainActor @Observable final class Mailbox {
  static let shared = Mailbox(count: Int(bench_rows()))

  var messages: MessageIDs
  var selection: Message.ID? = 0
  var folder: Int? = 0
  var status = "Status 0"
  var visibility = NavigationSplitViewVisibility.all
  var isInspected = false
  var isOpen = false
  var tab = 0
  /// How far what lies above the rows stands aside.
  var aside = 0.0
  /// The messages in use by id: like the floor's table it does not keep them.
  @ObservationIgnored private var living: [Message.ID: WeakMessage] = [:]

  /// What the data is replaced by: the same ids twice, each time in memory of their own, or in two orders.
  @ObservationIgnored private var copies: [MessageIDs] = []

  private struct WeakMessage {
    weak var message: Message?
  }

  init(count: Int) { messages = MessageIDs(count: count) }

  func message(_ id: Message.ID) -> Message {
    if let message = living[id]?.message { return message }
    let message = Message(id: id)
    living[id] = WeakMessage(message: message)
    return message
  }

  func perform(_ operation: BenchOperation, repetition: Int) {
    switch operation {
    case .select: selection = Message.ID(repetition + 1)
    case .label: status = "Status \(repetition + 1)"
    case .row: message(3).subject = "Subject 3, edited \(repetition + 1)"
    case .insert: messages.insert(Message.ID(bench_rows()) + Message.ID(repetition), at: 5)
    case .remove: messages.remove(at: 5)
    case .move: messages.move(from: 5, to: 8)
    case .replace:
      if copies.isEmpty { copies = [messages.copy(), messages.copy()] }
      messages = copies[repetition % 2]
      status = "Status \(repetition + 1)"
    case .sort:
      if copies.isEmpty { copies = [messages.sortedByLastDigits(), messages.copy()] }
      messages = copies[repetition % 2]
      status = "Status \(repetition + 1)"
    case .same: Records.shared.writeAgain(repetition: repetition)
    case .showInspector: isInspected = true
    case .hideInspector: isInspected = false
    case .showSidebar: visibility = .all
    case .hideSidebar: visibility = .detailOnly
    case .open, .unfold: isOpen = true
    case .close, .fold: isOpen = false
    case .secondTab: tab = 1
    case .firstTab: tab = 0
    case .aside: withAnimation(.linear(duration: 2)) { aside = 300 }
    case .back: withAnimation(.linear(duration: 2)) { aside = 0 }
    case .drag: aside = 7 * Double(repetition + 1)
    case .turn: withAnimation(.easeInOut(duration: 0.35)) { isOpen = true }
    case .turnBack: withAnimation(.easeInOut(duration: 0.35)) { isOpen = false }
    }
  }
}

/// A message, made when somebody asks for it.
@MainActor @Observable final class Message: Identifiable {
  /// As wide as the floor's.
  nonisolated let id: UInt32
  var subject: String
  let sender: String

  init(id: UInt32) {
    self.id = id
    subject = "Subject \(id)"
    sender = "Sender \(id)"
  }

  var kilobytes: UInt32 { id % 900 + 100 }
}

/// The ids of the messages in their order. As long as every id is its own position a million of them cost nothing.
struct MessageIDs: RandomAccessCollection {
  private(set) var endIndex: Int
  private var edited: [Message.ID]?

  init(count: Int) { endIndex = count }

  var startIndex: Int { 0 }

  subscript(position: Int) -> Message.ID { edited?[position] ?? Message.ID(position) }

  func withContiguousStorageIfAvailable<R>(_ body: (UnsafeBufferPointer<Message.ID>) throws -> R) rethrows -> R? {
    try unsafe edited?.withContiguousStorageIfAvailable(body) ?? nil
  }

  mutating func insert(_ id: Message.ID, at position: Int) { edit { $0.insert(id, at: position) } }

  mutating func remove(at position: Int) { edit { $0.remove(at: position) } }

  mutating func move(from old: Int, to new: Int) { edit { $0.insert($0.remove(at: old), at: new) } }

  /// All ids by their last two digits, and then by what is before those.
  func sortedByLastDigits() -> MessageIDs {
    var sorted = copy()
    sorted.edited?.sort { ($0 % 100, $0) < ($1 % 100, $1) }
    return sorted
  }

  /// The same ids in memory of their own.
  func copy() -> MessageIDs {
    var copy = MessageIDs(count: 0)
    // A conversion of the array itself would share its memory.
    copy.edited = (0..<count).map { self[$0] }
    copy.endIndex = count
    return copy
  }

  private mutating func edit(_ change: (inout [Message.ID]) -> Void) {
    var ids = edited ?? Array(0..<Message.ID(endIndex))
    // The copy in `edited` would make the change copy a million ids.
    edited = nil
    change(&ids)
    endIndex = ids.count
    edited = ids
  }
}
