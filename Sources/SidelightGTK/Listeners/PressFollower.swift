import SidelightBridge
import SidelightCore

/// Follows the presses on a widget, together with those who follow them on widgets around it and inside of it.
@MainActor final class PressFollower {
  let drag = DragGesture()
  let manner: PressManner
  private weak var widget: Widget?
  private let tell: (Press) -> Void
  private var start = Point.zero
  fileprivate var location = Point.zero
  private var isUnderWay = false

  init(
    _ manner: PressManner, on widget: Widget, takes: @escaping (_ x: Double, _ y: Double) -> Bool, _ tell: @escaping (Press) -> Void
  ) {
    self.manner = manner
    self.widget = widget
    self.tell = tell
    // All of them hear of everything, the outermost first: what becomes of it says the round.
    drag.phase = .capture
    drag.connect(DragGesture.began) { [weak self] x, y in if takes(x, y) { self?.begin(Point(x, y)) } }
    drag.connect(DragGesture.updated) { [weak self] x, y in self?.go(x, y, .moved) }
    drag.connect(DragGesture.ended) { [weak self] x, y in self?.go(x, y, .ended) }
    drag.connect(DragGesture.cancelled) { [weak self] in self?.lose() }
    if manner.claimsEndAfter == 0 { widget.addClass(Self.tapClass) }
  }

  /// A style class that says that a click is heard: a list has to know it of the widget under the pointer.
  static let tapClass = "sidelight-hears-presses"

  func stop() {
    lose()
    widget?.removeClass(Self.tapClass)
  }

  private func begin(_ point: Point) {
    (start, location) = (point, point)
    isUnderWay = true
    FollowedPress.join(self, at: drag.eventTime)
    say(.began)
    // What is inside hears nothing then.
    if manner.claimsAfter == 0 { drag.claim() }
  }

  private func go(_ x: Double, _ y: Double, _ phase: Press.Phase) {
    guard isUnderWay else { return }
    location = Point(start.x + x, start.y + y)
    FollowedPress.heard(phase, by: self, at: drag.eventTime)
  }

  /// It belongs to somebody else, or the view goes.
  private func lose() {
    guard isUnderWay else { return }
    FollowedPress.leave(self)
    say(.cancelled)
  }

  /// Whether it was pressed on a control inside of the widget, or on one that it is.
  fileprivate var isOnControl: Bool {
    guard let widget, let hit = widget.pick(x: start.x, y: start.y) else { return false }
    return sequence(first: hit, next: \.parent).prefix { $0 != widget.parent }.contains {
      ($0.isFocusable || $0.takesClicks) && !($0 is ScrollWidget)
    }
  }

  fileprivate var distance: Double {
    let (x, y) = (location.x - start.x, location.y - start.y)
    return (x * x + y * y).squareRoot()
  }

  fileprivate func say(_ phase: Press.Phase) {
    if phase == .ended || phase == .cancelled { isUnderWay = false }
    let corner = widget.flatMap { widget in widget.root.flatMap { widget.bounds(in: $0) } }
    tell(
      Press(
        phase, start: start, location: location, corner: Point(corner?.x ?? 0, corner?.y ?? 0),
        time: Double(MainLoop.now) / 1_000_000))
  }
}

/// The press that is under way, and who follows it.
@MainActor private enum FollowedPress {
  /// From the outside in, as GTK tells them.
  private static var followers: [PressFollower] = []
  private static var round: PressRound<ObjectIdentifier>?
  /// In milliseconds, as GTK counts.
  private static var begin = 0

  static func join(_ follower: PressFollower, at time: Int) {
    if time != begin || round != nil {
      followers = []
      round = nil
    }
    begin = time
    followers.append(follower)
  }

  /// The innermost one is told last, and then all of them are.
  static func heard(_ phase: Press.Phase, by follower: PressFollower, at time: Int) {
    guard follower === followers.last else { return }
    var round = self.round ?? PressRound(followers.map { .init(ObjectIdentifier($0), $0.manner, isOnControl: $0.isOnControl) })
    let told = round.hear(phase, distance: follower.distance, seconds: Double(time - begin) / 1_000)
    let all = Dictionary(uniqueKeysWithValues: followers.map { (ObjectIdentifier($0), $0) })
    let isNew = round.owner != nil && self.round?.owner == nil
    self.round = phase == .ended ? nil : round
    if phase == .ended { followers = [] }
    if isNew, let owner = round.owner { all[owner]?.drag.claim() }
    for (id, phase) in told { all[id]?.say(phase) }
  }

  static func leave(_ follower: PressFollower) {
    followers.removeAll { $0 === follower }
    round?.leave(ObjectIdentifier(follower))
  }
}
