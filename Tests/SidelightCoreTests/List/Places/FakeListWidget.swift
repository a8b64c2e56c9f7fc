import SeedSupport
import SidelightCore

/// A place of a list widget that is not there.
@MainActor final class FakePlace: ListPlace {
  var row: NodeID?
  var lastToken: Int?
  var token: Int?
  var position: Int?
  var holdsFocus = false
  /// What can be seen in it.
  var child: NodeID?
  var showsElement = true
  /// It has the focus and is on its way out, where it was before.
  var isLeaving = false
}

/// The rows of a list, made when they are asked for. Every fifth is a header.
@MainActor final class FakeRows: RowFacts {
  var tokens: [Int] = []
  private(set) var tokensOfRows: [NodeID: Int] = [:]
  private var rowsOfTokens: [Int: NodeID] = [:]
  private var made = 0
  var faults: [String] = []

  static func isHeading(_ token: Int) -> Bool { token.isMultiple(of: 5) }

  var rowCount: Int { tokens.count }
  func token(at index: Int) -> Int { tokens[index] }
  func index(ofToken token: Int) -> Int? { tokens.firstIndex(of: token) }
  func isSelected(_ index: Int) -> Bool { false }
  func isHeading(_ index: Int) -> Bool { Self.isHeading(tokens[index]) }
  func isOpen(_ index: Int) -> Bool? { nil }
  func maySelect(_ index: Int) -> Bool { true }
  var hasSelection: Bool { false }
  func mayDelete(_ index: Int, _ scope: DeletionScope) -> Bool { false }

  /// As a graph does it: the row that stands for the element already, else the one for reuse if it fits, else a new one; one for reuse that is
  /// not used is gone.
  func bind(_ index: Int, reusing old: NodeID?) -> NodeID {
    let token = tokens[index]
    if let old, tokensOfRows[old] == nil { faults.append("\(old) is to be used again and is gone") }
    let fits = old.flatMap { tokensOfRows[$0] }.map { Self.isHeading($0) == Self.isHeading(token) } == true
    let row = rowsOfTokens[token] ?? (fits ? old : nil) ?? make()
    if let old, old != row { discard(old) }
    if let before = tokensOfRows[row], before != token { rowsOfTokens[before] = nil }
    tokensOfRows[row] = token
    rowsOfTokens[token] = row
    return row
  }

  /// The row at a position gets another token, as one does that nobody has asked for in a while.
  func renumber(_ index: Int, _ token: Int) {
    let row = rowsOfTokens.removeValue(forKey: tokens[index])
    tokens[index] = token
    rowsOfTokens[token] = row
    if let row { tokensOfRows[row] = token }
  }

  private func make() -> NodeID {
    made += 1
    return NodeID(made)
  }

  func discard(_ row: NodeID) {
    guard let token = tokensOfRows.removeValue(forKey: row) else { return }
    rowsOfTokens[token] = nil
  }
}

/// A list widget that makes places, uses them again and takes them away in the ways in which GTK's was seen to.
@MainActor final class FakeListWidget {
  let rows = FakeRows()
  private var ledger = PlaceLedger<FakePlace>()
  private var places: [FakePlace] = []
  private var first = 0
  private var made = 0
  private var random: SeededRandom
  private static let shown = 6

  init(seed: UInt64) { random = SeededRandom(seed: seed) }

  // MARK: - What the list's controller does

  private func bind(_ place: FakePlace) {
    guard let position = place.position, position < rows.rowCount, rows.tokens[position] == place.token else { return ledger.wait(place) }
    let old = ledger.begin(place, in: rows)
    let row = rows.bind(position, reusing: old)
    ledger.end(place, with: row, insteadOf: old)?.child = nil
    place.child = row
    place.showsElement = !rows.isHeading(position)
  }

  private func unbind(_ place: FakePlace) { _ = ledger.unbound(place) }

  private func tearDown(_ place: FakePlace, comesBack: Bool = false) {
    unbind(place)
    place.child = nil
    place.token = nil
    place.position = nil
    if case .discard(let row) = ledger.tornDown(place, comesBack: comesBack) { rows.discard(row) }
  }

  private func bindWaiting() {
    for place in ledger.takeWaiting() where ledger.isDue(place, in: rows) { bind(place) }
  }

  // MARK: - What GTK does

  private var wanted: [Int] { Array(rows.tokens.dropFirst(first).prefix(Self.shown)) }

  private func pick(_ count: Int) -> Int { random.pick(count) }

  /// Shows the rows in sight. What shows a row goes on doing so; the other places are used again or taken away, these before or after the new
  /// ones ask for their rows.
  private func lay() {
    first = max(0, min(first, rows.rowCount - Self.shown))
    for place in places where !place.isLeaving { place.position = place.token.flatMap(rows.index) ?? place.position }
    var pool = places.filter { place in !place.holdsFocus && (place.isLeaving || !(place.token.map(wanted.contains) ?? false)) }
    let kept = places.filter { place in !pool.contains { $0 === place } }
    var now: [FakePlace] = kept
    while let place = pool.last, random.once(in: 3) {
      tearDown(place)
      pool.removeLast()
    }
    for token in wanted where !kept.contains(where: { $0.token == token && !$0.isLeaving }) {
      let place: FakePlace
      if !pool.isEmpty, !random.once(in: 3) {
        place = pool.remove(at: pick(pool.count))
        unbind(place)
      } else {
        place = FakePlace()
      }
      place.isLeaving = false
      place.token = token
      place.position = rows.index(ofToken: token)
      bind(place)
      now.append(place)
    }
    for place in pool { tearDown(place) }
    places = now
  }

  private func isGone(_ place: FakePlace) -> Bool { place.token.map { rows.index(ofToken: $0) == nil } ?? true }

  /// Changes the rows; a place with the focus is bound once more on its way out.
  private func change() {
    let before = rows.tokens
    let start = pick(rows.rowCount + 1)
    let removed = min(pick(4), rows.rowCount - start)
    var added: [Int] = []
    for _ in 0..<pick(rows.rowCount > 40 ? 1 : 4) {
      made += 1
      added.append(made)
    }
    // A row that moves is taken out at one place and put in at another.
    var tokens = rows.tokens
    let gone = Array(tokens[start..<(start + removed)])
    tokens.replaceSubrange(start..<(start + removed), with: added)
    if random.once(in: 3), let moved = gone.first { tokens.insert(moved, at: pick(tokens.count + 1)) }
    rows.tokens = tokens
    ledger.beginChanges(rowsGo: before.contains { !tokens.contains($0) })
    let leaves = places.first { $0.holdsFocus && $0.token.flatMap(rows.index) != $0.position }
    if let leaves, random.once(in: 2) {
      leaves.isLeaving = true
      unbind(leaves)
      bind(leaves)
    }
    lay()
    bindWaiting()
    ledger.endChanges()
    // The focus goes to another row, and its place goes with the next layout.
    for place in places where place.isLeaving || isGone(place) { place.holdsFocus = false }
    lay()
    bindWaiting()
  }

  /// The widget leaves its window and comes back; meanwhile rows may go.
  private func move() {
    for place in places { place.holdsFocus = false }
    while !places.isEmpty { tearDown(places.remove(at: pick(places.count)), comesBack: true) }
    if random.once(in: 3), !rows.tokens.isEmpty { rows.tokens.remove(at: pick(rows.rowCount)) }
    if random.once(in: 3), !rows.tokens.isEmpty {
      let index = pick(rows.rowCount)
      made += 5 - made % 5
      rows.renumber(index, made + rows.tokens[index] % 5)
      made += 5
    }
    if random.once(in: 3) { first = pick(rows.rowCount + 1) }
    if random.once(in: 3) {
      lay()
      first = pick(rows.rowCount + 1)
    }
    // It leaves once more before all is back.
    if random.once(in: 4) {
      lay()
      while !places.isEmpty { tearDown(places.removeLast(), comesBack: true) }
    }
    lay()
    for row in ledger.drain() { rows.discard(row) }
    bindWaiting()
  }

  /// Two places ask for one row; one of them goes.
  private func twin() {
    guard let old = places.randomElement(using: &random), let token = old.token, !isGone(old), !old.isLeaving else { return }
    let new = FakePlace()
    new.token = token
    new.position = rows.index(ofToken: token)
    old.position = new.position
    bind(new)
    bindWaiting()
    if random.once(in: 2) {
      new.holdsFocus = old.holdsFocus
      places.removeAll { $0 === old }
      places.append(new)
      tearDown(old)
    } else {
      tearDown(new)
    }
    bindWaiting()
  }

  func step() -> String {
    switch pick(10) {
    case 0...3:
      change()
      return "change"
    case 4, 5:
      first = pick(rows.rowCount + 1)
      lay()
      bindWaiting()
      return "scroll"
    case 6:
      for place in places { place.holdsFocus = false }
      places.randomElement(using: &random)?.holdsFocus = true
      return "focus"
    case 7:
      move()
      return "move"
    default:
      twin()
      return "twin"
    }
  }

  var faults: [String] {
    var faults = ledger.faults + rows.faults
    var seen: Set<NodeID> = []
    for place in places {
      guard let token = place.token, rows.index(ofToken: token) != nil else { continue }
      guard let row = place.row else {
        faults.append("nothing stands for \(token)")
        continue
      }
      if rows.tokensOfRows[row] != token { faults.append("\(row) stands for \(token)") }
      if place.child != row { faults.append("\(token) is not seen") }
      if !seen.insert(row).inserted { faults.append("\(row) stands twice") }
    }
    for token in wanted where !places.contains(where: { $0.token == token }) { faults.append("\(token) has no place") }
    let kept = Set(places.compactMap(\.row))
    for row in rows.tokensOfRows.keys where !kept.contains(row) { faults.append("\(row) is kept for nobody") }
    return faults
  }
}
