package import SidelightBridge
import SidelightCore

/// Follows fingers that swipe a widget, on a screen or on a touchpad.
@MainActor package final class SwipeFollower {
  private let finger = DragGesture()
  private let scroll = SideScrollController()
  private weak var widget: Widget?
  private let sides: SwipeSides
  private let tell: (SwipeMoment) -> Void
  /// The swipe under way: whether it has revealed anything by itself, and how far the fingers have gone to the right.
  private var swipe: (model: SwipeModel, distance: Double)?

  var controllers: [EventController] { [finger, scroll] }

  init(_ sides: SwipeSides, on widget: Widget, _ tell: @escaping (SwipeMoment) -> Void) {
    self.widget = widget
    self.sides = sides
    self.tell = tell
    finger.phase = .capture
    finger.isTouchOnly = true
    finger.connect(DragGesture.began) { [weak self] _, _ in self?.begin() }
    finger.connect(DragGesture.updated) { [weak self] x, y in self?.drag(x, y) }
    finger.connect(DragGesture.ended) { [weak self] _, _ in self?.end(.ended) }
    finger.connect(DragGesture.cancelled) { [weak self] in self?.end(.cancelled) }
    scroll.connect(SideScrollController.began) { [weak self] in self?.begin() }
    scroll.connect(SideScrollController.scrolled) { [weak self] x, y in
      guard let self, scroll.isInPixels, let swipe, abs(x) > abs(y) else { return false }
      // What is scrolled by the fingers goes with them.
      move(to: swipe.distance - x)
      return true
    }
    scroll.connect(SideScrollController.ended) { [weak self] in self?.end(.ended) }
  }

  private func drag(_ x: Double, _ y: Double) {
    // A finger that goes up or down scrolls.
    guard abs(x) > abs(y) else { return abs(y) > SwipeModel.threshold ? finger.deny() : () }
    move(to: x)
    if swipe?.model.revealed != nil { finger.claim() }
  }

  /// Fingers come down on the widget.
  package func begin() {
    guard let widget else { return }
    end(.cancelled)
    let (any, width) = (RowSwipe(allowsFullSwipe: false), Double(max(1, widget.width)))
    swipe = (SwipeModel(leading: sides.leading ? any : nil, trailing: sides.trailing ? any : nil, width: width), 0)
    tell(.began(width: width))
  }

  /// They are so many pixels to the right of where they came down.
  package func move(to distance: Double) {
    guard var swipe, let widget else { return }
    let way = widget.isRightToLeft ? swipe.distance - distance : distance - swipe.distance
    swipe.distance = distance
    swipe.model.move(by: way)
    self.swipe = swipe
    tell(.moved(by: way))
  }

  /// They are lifted.
  package func end() { end(.ended) }

  private func end(_ moment: SwipeMoment) {
    guard swipe != nil else { return }
    swipe = nil
    tell(moment)
  }

  func stop() { end(.cancelled) }

  /// What follows swipes on a widget; nil where nothing does.
  package static func find(on widget: Widget) -> SwipeFollower? { HearingListener.swipe(on: widget) }
}
