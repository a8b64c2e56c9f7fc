import SidelightBridge
import SidelightCore

/// Brings rows of a list into view.
@MainActor final class ListScrolling {
  private let rows: BoundRows
  private let scroll: ScrollWidget
  /// What the list is to show once it has been laid out, and what tells that it is about to be.
  private var awaited: ScrollTarget?
  private var mapping: SignalConnection?
  /// Looks in each layout whether the list can be brought to where it begins.
  private var beginning: SignalConnection?
  /// Where it begins, until it is there: a list in a hidden column is laid out only once the column is shown.
  private var firstTop: TopRow?
  private var moves: [SignalConnection] = []
  /// Hears whenever the list is scrolled; nil where nobody asks.
  var tellMoves: (() -> Void)? {
    didSet {
      guard (tellMoves == nil) != (oldValue == nil) else { return }
      for move in moves { move.disconnect() }
      moves = tellMoves == nil ? [] : scroll.onMoved { [weak self] in self?.moved() }
    }
  }
  /// The rows are not where they are told to be until they have been laid out.
  private var isLayoutAwaited = false
  /// Whether it was scrolled further since then.
  private var hasMovedOn = false

  init(_ rows: BoundRows, in scroll: ScrollWidget) {
    self.rows = rows
    self.scroll = scroll
  }

  /// Brings a row into view, and then to where it is wanted there: how tall the rows are is known when they have been laid out.
  func scroll(to target: ScrollTarget) {
    if case .top(let row) = target.place { return begin(at: row) }
    guard case .row(let position) = target.place else { return }
    guard rows.view.height > 0 else { return scrollLater(to: target) }
    rows.view.scroll(to: position)
    guard let anchor = target.anchor else { return }
    scroll.afterLayout { [weak self] in
      guard let self, let line = rows.line(at: position), let box = line.bounds(in: rows.view) else { return }
      scroll.verticalOffset += ScrollTarget.distance(
        to: box.y, length: box.height, visible: Double(rows.view.height), anchor: anchor.y)
    }
  }

  /// GTK forgets what it is asked before it knows how much of the list can be seen: the newest wish waits for the first layout.
  private func scrollLater(to target: ScrollTarget) {
    let isWaiting = awaited != nil
    awaited = target
    guard !isWaiting else { return }
    if rows.view.isMapped { return scroll.afterLayout { [weak self] in self?.scrollToAwaited() } }
    mapping = rows.view.onMap { [weak self] in
      self?.mapping?.disconnect()
      self?.scroll.afterLayout { [weak self] in self?.scrollToAwaited() }
    }
  }

  /// Tells of a move, and once more when the rows stand where it took them: what looks at them between the two finds the old ones.
  private func moved() {
    tellMoves?()
    // Until it is where it begins, that is what counts, and a frame more would end the beginning early.
    guard firstTop == nil else { return }
    hasMovedOn = isLayoutAwaited
    if !isLayoutAwaited, rows.view.isMapped { awaitLayout() }
  }

  private func awaitLayout() {
    isLayoutAwaited = true
    hasMovedOn = false
    scroll.afterLayout { [weak self] in
      guard let self else { return }
      isLayoutAwaited = false
      tellMoves?()
      if hasMovedOn { awaitLayout() }
    }
  }

  // MARK: Where it begins

  /// The first row that can be seen, and how much of it is hidden; nil while it is not scrolled.
  var topRow: TopRow? {
    if let firstTop { return firstTop }
    guard scroll.verticalOffset > 0 else { return nil }
    let seen = rows.places.values.compactMap { place in
      place.item.child?.nearest(typeNamed: "GtkListItemWidget").flatMap { rows.top(of: $0) }.map {
        (position: place.item.position, top: $0)
      }
    }
    guard let first = seen.min(by: { $0.top < $1.top }), let position = first.position else { return nil }
    return TopRow(position, hidden: max(0, -first.top))
  }

  /// Puts a row on top before the list is seen for the first time: in the layout of the same frame, once GTK knows how much can be seen.
  private func begin(at row: TopRow) {
    firstTop = row
    guard let clock = rows.view.frameClock else {
      mapping = rows.view.onMap { [weak self] in
        self?.mapping?.disconnect()
        self?.begin(at: row)
      }
      return
    }
    var (rounds, first) = (0, 0)
    beginning?.disconnect()
    beginning = clock.onLayout { [weak self] in
      guard let self, rows.view.height > 0 else { return }
      defer { rounds += 1 }
      if rounds == 0 {
        first = clock.frameCounter
        return rows.view.scroll(to: row.position)
      }
      guard clock.frameCounter - first <= Self.framesToBegin, rounds <= Self.mostRounds else {
        firstTop = nil
        beginning?.disconnect()
        return beginning = nil
      }
      // GTK knows how tall the rows are that it makes on the way only when they have been laid out, and a window how high it is some frames later.
      let distance = rows.line(at: row.position)?.bounds(in: rows.view).map { $0.y + row.hidden } ?? 0
      if abs(distance) >= 1 { scroll.verticalOffset += distance }
    }
    rows.view.queueAllocate()
  }

  /// So many frames after the first one, and after so many layouts, the list is the user's.
  private static let framesToBegin = 4, mostRounds = 24

  /// Lets go of the frame clock.
  func stop() {
    beginning?.disconnect()
    beginning = nil
    firstTop = nil
    tellMoves = nil
  }

  private func scrollToAwaited() {
    guard let target = awaited else { return }
    awaited = nil
    if rows.view.height > 0 { scroll(to: target) }
  }
}
