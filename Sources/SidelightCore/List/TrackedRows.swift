/// The rows that have a token, which stays the same while positions shift.
///
/// A token is never used again after its row is gone or released, so whoever asks for it late gets nil, and never another row. About 205 rows
/// are tracked (as many as GtkListView binds), so a change that visits all of them costs a microsecond.
struct TrackedRows: Sendable {
  private struct Slot {
    var token: Int
    var position: Int
  }

  /// The index of a slot is the low half of its token, so that finding a token is one array access.
  private static let slotMask = 0xFFFF_FFFF

  private var slots: [Slot] = []
  private var vacant: [Int] = []

  /// The occupied slots in the order of their positions.
  private var order: [Int] = []

  /// The number of tracked rows.
  var count: Int { order.count }

  /// The positions of all tracked rows, ascending.
  var positions: [Int] { order.map { slots[$0].position } }

  /// Calls `body` for all tracked rows, from front to back.
  func forEach(_ body: (_ token: Int, _ position: Int) -> Void) {
    for slot in order { body(slots[slot].token, slots[slot].position) }
  }

  /// The token of the row at `position`, a new one if it has none. O(log tracked), and O(tracked) for a new one.
  mutating func token(at position: Int) -> Int {
    let index = orderIndex(of: position)
    if index < order.count, slots[order[index]].position == position { return slots[order[index]].token }
    let slot: Int
    if let reused = vacant.popLast() {
      slot = reused
      slots[slot].position = position
    } else {
      slot = slots.count
      slots.append(Slot(token: slot, position: position))
    }
    order.insert(slot, at: index)
    return slots[slot].token
  }

  /// The token of the row at `position`, if it has one. O(log tracked).
  func knownToken(at position: Int) -> Int? {
    let index = orderIndex(of: position)
    guard index < order.count, slots[order[index]].position == position else { return nil }
    return slots[order[index]].token
  }

  /// The position of a token's row, or nil when the row is gone or released. O(1).
  func position(of token: Int) -> Int? {
    let slot = token & Self.slotMask
    guard token >= 0, slot < slots.count, slots[slot].token == token, slots[slot].position >= 0 else { return nil }
    return slots[slot].position
  }

  /// Stops tracking all rows but those of these tokens. O(tracked).
  mutating func release(except used: Set<Int>) {
    var kept = 0
    for index in order.indices {
      let slot = order[index]
      if used.contains(slots[slot].token) {
        order[kept] = slot
        kept += 1
      } else {
        vacate(slot)
      }
    }
    order.removeSubrange(kept...)
  }

  /// Shifts the rows by front-to-back splices; a removed row dies unless it is among the moves. The offsets of moves count from `base`.
  /// O(tracked + splices + moves * log tracked).
  mutating func apply(_ splices: [Splice], moves: [RowMove], base: Int) {
    guard let first = splices.first else { return }
    let unchanged = orderIndex(of: first.position)
    guard unchanged < order.count else { return }
    let targets = targets(of: moves, base: base)
    var next = 0
    var shift = 0
    move(from: unchanged, isReordering: !targets.isEmpty) { old in
      while next < splices.count, splices[next].position - shift + splices[next].removed <= old {
        shift += splices[next].added - splices[next].removed
        next += 1
      }
      guard next < splices.count, splices[next].position - shift <= old else { return old + shift }
      return targets[old]
    }
  }

  /// Gives every row the new position that `newPosition` returns for its old one; nil removes the row. O(tracked * log tracked).
  mutating func remap(_ newPosition: (Int) -> Int?) {
    move(from: 0, isReordering: true, newPosition)
  }

  /// The new positions of the tracked rows among the moved ones, by their old positions.
  private func targets(of moves: [RowMove], base: Int) -> [Int: Int] {
    var targets: [Int: Int] = [:]
    for move in moves {
      let start = base + move.from
      for slot in order[orderIndex(of: start)...] {
        let position = slots[slot].position
        guard position < start + move.count else { break }
        targets[position] = base + move.to + position - start
      }
    }
    return targets
  }

  private mutating func move(from first: Int, isReordering: Bool, _ newPosition: (Int) -> Int?) {
    var kept = first
    for slot in order[first...] {
      if let position = newPosition(slots[slot].position) {
        slots[slot].position = position
        order[kept] = slot
        kept += 1
      } else {
        vacate(slot)
      }
    }
    order.removeSubrange(kept...)
    if isReordering { order.sort { slots[$0].position < slots[$1].position } }
  }

  /// Ends the token of a slot: its high half counts up, so that the next token of the slot is another one.
  private mutating func vacate(_ slot: Int) {
    slots[slot].position = -1
    slots[slot].token += Self.slotMask + 1
    vacant.append(slot)
  }

  /// The first index in `order` whose row is at or after `position`.
  private func orderIndex(of position: Int) -> Int {
    order.bisect { slots[$0].position < position }
  }
}
