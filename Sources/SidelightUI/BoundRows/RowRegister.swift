import SidelightCore
@_spi(Nodes) import SidelightGraph

/// What a row shows: an element of a source, or its header or footer.
struct RowIdentity: Hashable {
  let source: ObjectIdentifier
  let key: AnyHashable

  init(_ source: ObjectIdentifier, _ key: AnyHashable) {
    self.source = source
    self.key = key
  }
}

/// What a register notes at a row: the rows of the same source, and its place there.
struct RowSeat {
  fileprivate unowned let group: SourceRows
  fileprivate var place: Int
  /// The hash of what the row showed when that was noted.
  fileprivate var hash = 0
}

/// The rows of one source that the consumer has, in no order. Rows pass from one source to another by the hundred, so that a row knows
/// its place here.
@MainActor final class SourceRows {
  fileprivate(set) var rows: [RowNode] = []
  fileprivate var source: ObjectIdentifier

  fileprivate init(of source: ObjectIdentifier) { self.source = source }

  /// Adds a row, and says at which place.
  fileprivate func add(_ row: RowNode) -> Int {
    rows.append(row)
    return rows.count - 1
  }
}

/// The rows that the consumer has: by their ids, by their tokens, by their sources and by what they show; and those that are kept for their
/// elements. A class: to hand out a structure of so many tables costs more than the answer to a question.
@MainActor final class RowRegister {
  private(set) var rows: [NodeID: RowNode] = [:]
  /// An update of one of many sources costs what its own rows cost.
  private var bySource: [ObjectIdentifier: SourceRows] = [:]
  /// The last one without rows: its room is the next one's, because the rows of a section go and come together.
  private var emptied: SourceRows?
  /// The one that was joined last, and is likely to be joined next.
  private var latest: SourceRows?
  /// By the hashes of what they show, to find two that show the same: hashing a key costs more than all else that is done for it here.
  private var owners: [Int: NodeID] = [:]

  private var table = RowTable()
  /// Rows without a place whose state was written.
  private(set) var kept: [RowIdentity: RowNode] = [:]
  /// Rows from which something is shown over the window.
  var presenting = PresentingRows()
  /// Some row has, or had, state that was written.
  var hasWrittenRows = false
  private var passage = RowPassage()
  private let counters: RowCounters

  init(_ counters: RowCounters) { self.counters = counters }

  /// A row is shown that was not, or another one in its place.
  /// - Parameter isReuse: whether it took over the views of another one.
  func noteBound(isReuse: Bool) { counters.note(isReuse: isReuse) }

  func add(_ row: RowNode) {
    rows[row.host.id] = row
    join(row, row.identity.source)
  }

  /// Says whether the row was there.
  func remove(_ row: RowNode) -> Bool {
    guard rows.removeValue(forKey: row.host.id) != nil else { return false }
    presenting.forget(row)
    disown(row)
    leave(row, row.identity.source)
    table.remove(row)
    return true
  }

  /// The row with a token.
  subscript(token token: Int) -> RowNode? { table[token] }

  /// Gives a row its token; says whether that is another one than before.
  func set(_ token: Int, of row: RowNode) -> Bool { table.put(row, at: token) }

  // MARK: Kept rows

  func keep(_ row: RowNode) { kept[row.identity] = row }

  func release(_ row: RowNode) { kept[row.identity] = nil }

  func isKept(_ identity: RowIdentity) -> Bool { !kept.isEmpty && kept[identity] != nil }

  /// The row that was kept for an element, which is in use from now on.
  func takeKept(_ identity: RowIdentity) -> RowNode? { kept.isEmpty ? nil : kept.removeValue(forKey: identity) }

  // MARK: Sources

  /// Whether a row of another source may show one of this source's elements.
  ///
  /// - Parameter own: the source that the row is of.
  func mayPass(_ row: RowNode, of own: ViewNode?, to source: ViewNode, _ role: RowElement.Role, in update: Int) -> Bool {
    guard role == .row, row.role == .row, source.depth < row.depth, let own, own.isAlive else { return false }
    return passage.isAllowed(from: own, to: source, in: update)
  }

  /// The rows of a source.
  func rows(of source: ViewNode) -> [RowNode] { bySource[ObjectIdentifier(source)]?.rows ?? [] }

  /// The row shows this from now on.
  func pass(_ row: RowNode, to identity: RowIdentity, of source: ViewNode) {
    let old = row.identity.source
    guard old != identity.source else { return row.become(identity, of: source) }
    leave(row, old)
    row.become(identity, of: source)
    join(row, identity.source)
  }

  private func join(_ row: RowNode, _ source: ObjectIdentifier) {
    let group = group(of: source)
    row.seat = RowSeat(group: group, place: group.add(row))
  }

  private func group(of source: ObjectIdentifier) -> SourceRows {
    if let latest, latest.source == source { return latest }
    let group: SourceRows
    if let known = bySource[source] {
      group = known
    } else {
      group = emptied ?? SourceRows(of: source)
      group.source = source
      emptied = nil
      bySource[source] = group
    }
    latest = group
    return group
  }

  private func leave(_ row: RowNode, _ source: ObjectIdentifier) {
    guard let seat = row.seat else { return }
    row.seat = nil
    let group = seat.group
    let last = group.rows.removeLast()
    if last !== row {
      group.rows[seat.place] = last
      last.seat?.place = seat.place
    }
    guard group.rows.isEmpty else { return }
    bySource[source] = nil
    emptied = group
    if latest === group { latest = nil }
  }

  /// Notes that a row shows what it says that it shows, and returns the one that was noted for that before.
  func own(_ row: RowNode) -> RowNode? {
    let hash = row.identity.hashValue
    row.seat?.hash = hash
    guard let id = owners.updateValue(row.host.id, forKey: hash), id != row.host.id, let other = rows[id], other.identity == row.identity
    else { return nil }
    return other
  }

  /// The row is about to show something else.
  func disown(_ row: RowNode) {
    guard let seat = row.seat, let place = owners.index(forKey: seat.hash), owners.values[place] == row.host.id else { return }
    owners.remove(at: place)
  }
}

/// Whether rows may pass from one source to another. Many that are bound at once are asked it of the same two.
@MainActor private struct RowPassage {
  private var from: ObjectIdentifier?
  private var to: ObjectIdentifier?
  private var update = 0
  private var answer = false

  mutating func isAllowed(from own: ViewNode, to source: ViewNode, in update: Int) -> Bool {
    guard from != ObjectIdentifier(own) || to != ObjectIdentifier(source) || self.update != update else { return answer }
    (from, to, self.update) = (ObjectIdentifier(own), ObjectIdentifier(source), update)
    answer = RowNode.mayPass(from: own, to: source)
    return answer
  }
}
