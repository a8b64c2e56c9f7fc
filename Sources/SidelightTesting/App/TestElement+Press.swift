import SidelightCore
import SidelightUI

extension TestElement {
  /// Presses it in its middle, moves so far in a few steps, and lets go: what gestures hear.
  ///
  /// - Parameters:
  ///   - x: how far to the right, in pixels.
  ///   - y: how far down, in pixels.
  public func pan(x: Double, y: Double) async throws {
    let steps = 5
    let hand = try TestHand(self)
    try await hand.press(.began)
    for step in 1...steps {
      let part = Double(step) / Double(steps)
      try await hand.press(.moved, Point(x * part, y * part))
    }
    try await hand.press(.ended, Point(x, y))
  }

  /// Presses it in its middle, and lets go some time later: what gestures hear. The time passes.
  ///
  /// - Parameter duration: how long it is pressed.
  public func press(for duration: Duration = .zero) async throws {
    let hand = try TestHand(self)
    try await hand.press(.began)
    if duration > .zero { try await Task.sleep(for: duration) }
    try await hand.press(.ended)
  }
}

/// A finger of a script on something.
@MainActor private final class TestHand {
  private let app: TestApp
  private let frame: LayoutFrame
  private let begin = ContinuousClock.now
  private var round: PressRound<NodeID>
  private var manners: [NodeID: PressManner] = [:]

  init(_ element: TestElement) throws {
    app = element.app
    let sighting = try element.sighting()
    guard let node = app.driver.node(of: sighting), sighting.isVisible else { throw TestFailure("Only what can be seen can be pressed.") }
    frame = app.driver.frame(of: sighting) ?? .zero
    let tree = app.driver.tree
    var entries: [PressRound<NodeID>.Entry] = []
    var isOnControl = false
    for id in tree.ancestors(of: node) {
      if tree.control(id) != nil { isOnControl = true }
      for hearer in tree[id]?.element.traits.rare.hearers ?? [] {
        guard case .press(let manner) = hearer.kind else { continue }
        entries.append(.init(hearer.node, manner, isOnControl: isOnControl))
        manners[hearer.node] = manner
      }
    }
    round = PressRound(entries.reversed())
    if entries.isEmpty { throw TestFailure("No view there has a gesture.") }
  }

  /// Tells the views that hear of it, as the pointer does.
  func press(_ phase: Press.Phase, _ way: Point = .zero) async throws {
    let start = Point(frame.size.width / 2, frame.size.height / 2)
    let distance = (way.x * way.x + way.y * way.y).squareRoot()
    for (id, told) in round.hear(phase, distance: distance, seconds: begin.duration(to: .now).inSeconds) {
      guard let manner = manners[id] else { continue }
      let press = Press(
        told, start: start, location: Point(start.x + way.x, start.y + way.y), corner: Point(frame.x, frame.y),
        time: TestHandClock.start.duration(to: .now).inSeconds)
      app.driver.graph.send(.heard(id, .press(press, manner)))
    }
    try await app.settle()
  }
}

extension Duration {
  fileprivate var inSeconds: Double { Double(components.seconds) + Double(components.attoseconds) / 1e18 }
}

private enum TestHandClock { static let start = ContinuousClock.now }
