import SidelightBridge
import SidelightCore

/// Tells which rows of a list can be seen, while something in them depends on it.
@MainActor final class RowSighting {
  private let rows: BoundRows
  private let scroll: ScrollWidget
  /// What may bring other rows into view: scrolling, another height of the list or of its rows, and that it is on the screen.
  private var watches: [SignalConnection] = []
  private var told: Set<Int> = []
  private var isLooking = false

  init(_ rows: BoundRows, in scroll: ScrollWidget) {
    self.rows = rows
    self.scroll = scroll
  }

  var isOn: Bool {
    get { !watches.isEmpty }
    set {
      guard newValue != isOn else { return }
      guard newValue else { return stop() }
      watches = scroll.onMoved { [weak self] in self?.look() } + [rows.view.onMap { [weak self] in self?.look() }]
      look()
    }
  }

  func stop() {
    for watch in watches { watch.disconnect() }
    watches = []
  }

  /// Rows may have come into view or gone. Where they are is known when they have been laid out.
  func look() {
    guard isOn, !isLooking else { return }
    isLooking = true
    scroll.afterLayout { [weak self] in
      self?.isLooking = false
      self?.tell()
    }
  }

  private func tell() {
    // In a hidden column nothing is laid out; what is there is looked at when it is shown.
    guard isOn, rows.view.isMapped else { return }
    var tokens: Set<Int> = []
    for place in rows.places.values {
      guard let token = place.token, let child = place.item.child, child.isMapped,
        let line = child.nearest(typeNamed: "GtkListItemWidget"), rows.top(of: line) != nil
      else { continue }
      tokens.insert(token)
    }
    guard tokens != told else { return }
    told = tokens
    rows.send(.sighted(tokens))
  }
}
