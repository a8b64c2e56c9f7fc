import SidelightBridge
import SidelightCore

/// Hears clicks and taps on a widget, and tells them apart by how many follow one another.
@MainActor final class TapRecognizer {
  private weak var widget: Widget?
  private let counts: TapCounts
  private let takes: (_ x: Double, _ y: Double) -> Bool
  private let tell: (Int) -> Void
  private let gesture = ClickGesture(.primary)
  /// The press that came last.
  private var press = Press()
  /// Taps that count unless another one follows in time.
  private var waiting: Int?
  /// No other one can follow in time.
  private var isOver = false
  /// Waits for presses that came in time and were not heard yet.
  private var ending: MainSource?

  /// - Parameters:
  ///   - takes: whether a press at a point of the widget counts.
  ///   - tell: is told how many taps were heard together.
  init(
    _ counts: TapCounts, on widget: Widget, takes: @escaping (_ x: Double, _ y: Double) -> Bool, _ tell: @escaping (Int) -> Void
  ) {
    self.widget = widget
    self.takes = takes
    self.counts = counts
    self.tell = tell
    gesture.connect(ClickGesture.pressed) { [weak self] number, x, y in self?.begin(number, x, y) }
    gesture.connect(ClickGesture.released) { [weak self] _, x, y in self?.end(x, y) }
    gesture.connect(ClickGesture.cancelled) { [weak self] in self?.press.wasCancelled = true }
    gesture.connect(ClickGesture.stopped) { [weak self] in self?.timeRanOut() }
    widget.addController(gesture)
    for name in classes { widget.addClass(name) }
  }

  func stop() {
    ending?.cancel()
    for name in classes { widget?.removeClass(name) }
    widget?.removeController(gesture)
  }

  private static let classPrefix = "sidelight-hears-taps-"

  /// Style classes that say what is heard: a list has to know it of the widget under the pointer.
  private var classes: [String] { counts.all.map { Self.classPrefix + String($0) } }

  /// What a recognizer hears on a widget.
  static func counts(on widget: Widget) -> TapCounts {
    TapCounts(widget.classes.compactMap { $0.hasPrefix(classPrefix) ? Int($0.dropFirst(classPrefix.count)) : nil })
  }

  private func begin(_ number: Int, _ x: Double, _ y: Double) {
    guard takes(x, y) else {
      press = Press()
      return gesture.deny()
    }
    var next = Press(number: number, time: gesture.eventTime, x: x, y: y)
    // A list has the clicks that the view does not hear, and GTK then counts from the next one on. So it does where the program was busy.
    if number == 1, press.wasCancelled || ending != nil, next.follows(press) {
      next.number = press.number + 1
    } else if ending != nil {
      timeIsOver()
    }
    ending?.cancel()
    ending = nil
    press = next
    waiting = nil
    isOver = false
    // A row that is clicked twice acts as soon as the button goes down.
    if let count = counts.heard(with: press.number), count > 1 { gesture.claim() }
  }

  private func end(_ x: Double, _ y: Double) {
    guard press.number > 0, let widget, let count = counts.heard(with: press.number), x >= 0, y >= 0, x < Double(widget.width),
      y < Double(widget.height)
    else { return }
    gesture.claim()
    if counts.mayGrow(count), !isOver { waiting = count } else { tell(count) }
  }

  /// While the program is busy the time goes on, and GTK says that it is over before it hands on the presses that came in time.
  private func timeRanOut() {
    ending?.cancel()
    // Right after the events: an app that is always busy has no idle moment.
    ending = MainSource.idle(priority: MainLoop.Priority.normal + 1) { [weak self] in
      self?.ending = nil
      self?.timeIsOver()
    }
  }

  private func timeIsOver() {
    isOver = true
    guard let count = waiting else { return }
    waiting = nil
    tell(count)
  }
}

/// The primary button or a finger that went down, and whether somebody else then had it.
@MainActor private struct Press {
  /// Which one it is of those in a row.
  var number = 0
  /// In milliseconds.
  var time = 0
  var x = 0.0
  var y = 0.0
  var wasCancelled = false

  /// Whether it and another one before it count as a double click.
  func follows(_ other: Press) -> Bool {
    guard let settings = DesktopSettings.shared else { return false }
    let distance = Double(settings.doubleClickDistance)
    return time - other.time <= settings.doubleClickTime && abs(x - other.x) <= distance && abs(y - other.y) <= distance
  }
}
