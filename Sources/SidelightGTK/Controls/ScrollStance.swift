import SidelightBridge
import SidelightCore

/// Keeps a scrolled area at its anchor until the user scrolls, and tells how far it is scrolled.
@MainActor final class ScrollStance {
  private unowned let scroll: ScrollWidget
  private let tell: (ScrollMeasure) -> Void
  private var anchor: ScrollAnchor?
  /// How far it is to be scrolled at first; nil once it has been, or the user scrolls.
  private var start: Point?
  private var asked: Point?
  private var tells = false
  private var watches: [SignalConnection] = []
  /// What was seen last, and what was told last.
  private var last, told: ScrollMeasure?
  /// Hears of what the user does, with how it stood before; nil where nobody asks.
  private var rests: ScrollRests?

  /// - Parameter tell: hears where it stands.
  init(_ scroll: ScrollWidget, _ tell: @escaping (ScrollMeasure) -> Void) {
    self.scroll = scroll
    self.tell = tell
  }

  isolated deinit {
    for watch in watches { watch.disconnect() }
  }

  /// - Parameters:
  ///   - start: how far it is scrolled at first; nil for not at all, and after that.
  ///   - rests: who follows what the user does; nil for nobody.
  func follow(_ anchor: ScrollAnchor?, start: Point? = nil, tells: Bool, _ rests: ScrollRests?) {
    if start != asked {
      asked = start
      self.start = start
    }
    self.anchor = anchor
    self.tells = tells
    self.rests = rests
    let isNeeded = anchor != nil || start != nil || tells || rests != nil
    guard isNeeded != !watches.isEmpty else { return }
    for watch in watches { watch.disconnect() }
    last = nil
    watches = isNeeded ? scroll.onMovedAnywhere { [weak self] in self?.moved() } : []
  }

  private func moved() {
    var now = scroll.measure
    guard now.width > 0, now.height > 0 else { return }
    if let anchor, last.map({ isOther($0, now) && stands($0, at: anchor) }) ?? true {
      now.x = ScrollAnchor.offset(anchor.x, length: now.contentWidth, visible: now.width)
      now.y = ScrollAnchor.offset(anchor.y, length: now.contentHeight, visible: now.height)
      // Both come back here, and stand then.
      last = now
      scroll.offsetFromStart = now.x
      scroll.verticalOffset = now.y
    }
    now = begin(now)
    if let last, last != now, !isOther(last, now), !scroll.isSetByProgram { rests?.moved(from: Point(last.x, last.y)) }
    last = now
    guard tells, now != told else { return }
    told = now
    tell(now)
  }

  /// Scrolls to where it is to begin, as soon as its content is long enough.
  private func begin(_ measure: ScrollMeasure) -> ScrollMeasure {
    guard let start else { return measure }
    if let last, !isOther(last, measure), last != measure, !scroll.isSetByProgram {
      self.start = nil
      return measure
    }
    guard measure.contentWidth - measure.width > start.x - 1, measure.contentHeight - measure.height > start.y - 1 else { return measure }
    self.start = nil
    var now = measure
    (now.x, now.y) = (start.x, start.y)
    last = now
    scroll.offsetFromStart = start.x
    scroll.verticalOffset = start.y
    return scroll.measure
  }

  private func isOther(_ one: ScrollMeasure, _ other: ScrollMeasure) -> Bool {
    (one.contentWidth, one.contentHeight, one.width, one.height) != (other.contentWidth, other.contentHeight, other.width, other.height)
  }

  private func stands(_ measure: ScrollMeasure, at anchor: ScrollAnchor) -> Bool {
    abs(measure.x - ScrollAnchor.offset(anchor.x, length: measure.contentWidth, visible: measure.width)) < 1
      && abs(measure.y - ScrollAnchor.offset(anchor.y, length: measure.contentHeight, visible: measure.height)) < 1
  }
}

extension ScrollWidget {
  /// How far it is scrolled from where text begins, in pixels. GTK counts from the left.
  var offsetFromStart: Double {
    get { fromStart(horizontalOffset) }
    set { horizontalOffset = fromStart(newValue) }
  }

  private func fromStart(_ offset: Double) -> Double {
    guard isRightToLeft else { return offset }
    let position = horizontalPosition
    return max(0, position.length - position.visible) - offset
  }

  var measure: ScrollMeasure {
    let (across, down) = (horizontalPosition, position)
    return ScrollMeasure(
      x: offsetFromStart, y: down.offset, contentWidth: across.length, contentHeight: down.length, width: across.visible,
      height: down.visible)
  }
}
