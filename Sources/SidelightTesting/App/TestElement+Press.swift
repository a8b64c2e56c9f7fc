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
@MainActor private struct TestHand {
  private let app: TestApp
  private let node: NodeID
  private let frame: LayoutFrame

  init(_ element: TestElement) throws {
    app = element.app
    let sighting = try element.sighting()
    guard let id = app.driver.node(of: sighting), sighting.isVisible else { throw TestFailure("Only what can be seen can be pressed.") }
    node = id
    frame = app.driver.frame(of: sighting) ?? .zero
    guard app.driver.tree.ancestors(of: id).contains(where: { !presses(at: $0).isEmpty }) else {
      throw TestFailure("No view there has a gesture.")
    }
  }

  private func presses(at id: NodeID) -> [Hearer] {
    app.driver.tree[id]?.element.traits.rare.hearers.filter { if case .press = $0.kind { true } else { false } } ?? []
  }

  /// Tells the innermost view that hears of presses, and all that hear of them together with others.
  func press(_ phase: Press.Phase, _ way: Point = .zero) async throws {
    let start = Point(frame.size.width / 2, frame.size.height / 2)
    let press = Press(
      phase, start: start, location: Point(start.x + way.x, start.y + way.y), corner: Point(frame.x, frame.y),
      time: ContinuousClock.now.timeSincePress)
    var isHeard = false
    for id in app.driver.tree.ancestors(of: node) {
      for hearer in presses(at: id) {
        guard case .press(let manner) = hearer.kind, manner.isShared || !isHeard else { continue }
        if !manner.isShared { isHeard = true }
        app.driver.graph.send(.heard(hearer.node, .press(press, manner)))
      }
    }
    try await app.settle()
  }
}

extension ContinuousClock.Instant {
  /// In seconds from some moment.
  fileprivate var timeSincePress: Double {
    let passed = TestHandClock.start.duration(to: self).components
    return Double(passed.seconds) + Double(passed.attoseconds) / 1e18
  }
}

private enum TestHandClock { static let start = ContinuousClock.now }
