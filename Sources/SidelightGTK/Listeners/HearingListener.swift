import SidelightBridge
import SidelightCore

/// Hears on an element's widget what the element's views are to hear.
@MainActor final class HearingListener: WidgetListener {
  private(set) weak var widget: Widget?
  let kinds: [Heard.Kind]
  private let controllers: [EventController]
  private let taps: TapRecognizer?
  private let followers: [PressFollower]
  private let pointer: PointerFollower?
  private let pinches: [PinchFollower]
  private let swipe: SwipeFollower?

  /// - Parameters:
  ///   - kinds: what to hear, each once.
  ///   - takes: whether a press at a point of the widget is one for its views.
  ///   - tell: tells the views.
  init(
    on widget: Widget, _ kinds: [Heard.Kind], takes: @escaping (_ x: Double, _ y: Double) -> Bool, tell: @escaping (Heard) -> Void
  ) {
    self.widget = widget
    self.kinds = kinds
    let counts = TapCounts(kinds.compactMap { if case .tap(let count) = $0 { count } else { nil } })
    taps = counts.isEmpty ? nil : TapRecognizer(counts, on: widget, takes: takes) { tell(.tap(count: $0)) }
    let followers = kinds.compactMap { kind -> PressFollower? in
      guard case .press(let manner) = kind else { return nil }
      return PressFollower(manner, on: widget, takes: takes) { tell(.press($0, manner)) }
    }
    self.followers = followers
    let pointer = kinds.contains(.pointer) ? PointerFollower(widget) { tell(.pointer($0)) } : nil
    self.pointer = pointer
    let pinches = kinds.compactMap { kind -> PinchFollower? in
      guard case .press(let manner) = kind, manner.hearsPinches else { return nil }
      return PinchFollower(on: widget) { tell(.press($0, manner)) }
    }
    self.pinches = pinches
    let swipe = kinds.firstNonNil { kind -> SwipeFollower? in
      guard case .swipe(let sides) = kind else { return nil }
      return SwipeFollower(sides, on: widget) { tell(.swipe($0, sides)) }
    }
    self.swipe = swipe
    controllers =
      kinds.compactMap { Self.controller($0, tell) } + followers.map(\.drag) + (pointer.map { [$0.motion] } ?? [])
      + pinches.flatMap { [$0.zoom, $0.turn] } + (swipe?.controllers ?? [])
    for controller in controllers { widget.addController(controller) }
    self.takes = takes
    key = ObjectIdentifier(widget)
    Self.heard[key] = Entry(listener: self)
    // Both are of one widget by now.
    for pinch in pinches { pinch.zoom.join(pinch.turn) }
  }

  /// Nil for taps, which are told apart together, and for presses and the pointer, which are followed.
  private static func controller(_ kind: Heard.Kind, _ tell: @escaping (Heard) -> Void) -> EventController? {
    switch kind {
    case .tap, .pointer: return nil
    case .hover:
      let pointer = MotionController()
      pointer.phase = .capture
      pointer.connect(MotionController.entered) { _, _ in tell(.hover(isOver: true)) }
      pointer.connect(MotionController.left) { tell(.hover(isOver: false)) }
      return pointer
    // The end of a drag is told by what drags the widget away.
    case .press, .dragEnded, .swipe: return nil
    case .arrow: return keys([.up: .arrow(.up), .down: .arrow(.down), .left: .arrow(.left), .right: .arrow(.right)], tell)
    case .escape: return keys([.escape: .escape], tell)
    }
  }

  private static func keys(_ meanings: [KeyController.Key: Heard], _ tell: @escaping (Heard) -> Void) -> KeyController {
    let keys = KeyController()
    keys.phase = .bubble
    keys.onPressed { key, modifiers in
      guard modifiers.isEmpty, let heard = meanings[key] else { return false }
      tell(heard)
      return true
    }
    return keys
  }

  private struct Entry {
    weak var listener: HearingListener?
  }

  /// What hears presses, by the widget: lists ask it of what is in their rows.
  private static var heard: [ObjectIdentifier: Entry] = [:]
  private let key: ObjectIdentifier
  private let takes: (_ x: Double, _ y: Double) -> Bool

  /// Whether what hears presses on a widget takes one at a point of it.
  static func takes(on widget: Widget, x: Double, y: Double) -> Bool { heard[ObjectIdentifier(widget)]?.listener?.takes(x, y) ?? true }

  /// What follows swipes on a widget.
  static func swipe(on widget: Widget) -> SwipeFollower? { heard[ObjectIdentifier(widget)]?.listener?.swipe }

  /// A widget may have another listener by now, and goes with its element without a word to this one.
  isolated deinit { if Self.heard[key]?.listener == nil { Self.heard[key] = nil } }

  func stop() {
    Self.heard[key] = nil
    taps?.stop()
    for follower in followers { follower.stop() }
    pointer?.stop()
    for pinch in pinches { pinch.stop() }
    swipe?.stop()
    for controller in controllers { widget?.removeController(controller) }
  }
}
