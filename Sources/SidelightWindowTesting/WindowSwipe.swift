import SidelightBridge
import SidelightCore
import SidelightGTK
import SidelightTesting

/// Swipes rows of lists and other views of a real window.
@MainActor struct WindowSwipe {
  let driver: WindowDriver

  /// Swipes a row of a list as fingers do, and clicks the button of an action, or lets go at the far end.
  func row(_ target: WidgetTarget, _ edge: SwipeEdge, _ title: String?, _ sighting: Sighting) async throws {
    guard let list = target.list else { return }
    try await driver.reach(target.widget, sighting)
    guard let box = target.widget.bounds(in: list.list), list.swiping.begin(box.x + box.width / 2, box.y + box.height / 2) else {
      throw TestFailure("The row “\(sighting.label)” has no actions.")
    }
    let direction: Double = (edge == .leading) == list.list.isRightToLeft ? -1 : 1
    list.swiping.move(to: direction * (title == nil ? box.width : 80))
    await driver.nextFrame()
    let buttons =
      target.widget.visibleTree.first { $0.hasClass("sidelight-swipe") }?.visibleTree.filter { $0.typeName == "GtkButton" } ?? []
    guard !buttons.isEmpty else { throw TestFailure("The row “\(sighting.label)” has no actions at its \(edge) edge.") }
    list.swiping.end()
    guard let title else { return }
    await driver.settle()
    guard let button = buttons.first(where: { $0.accessibleLabel == title }) else {
      throw TestFailure(
        "The row “\(sighting.label)” has no action “\(title)” but \(buttons.map { "“\($0.accessibleLabel ?? "")”" }.joined(separator: ", "))."
      )
    }
    try await driver.reach(button, sighting)
    button.emit(Signal<Void>("clicked"))
  }

  /// The same with a view outside of lists.
  func view(_ target: WidgetTarget, _ edge: SwipeEdge, _ title: String?, _ sighting: Sighting) async throws {
    guard let node = target.node else { throw TestFailure("Nobody can swipe the \(sighting.role.rawValue) “\(sighting.label)”.") }
    let place = try driver.tree.swipePlace(at: node, edge, sighting)
    guard let core = driver.renderer.controller(for: place)?.core, let swipe = SwipeFollower.find(on: core) else {
      throw TestFailure("GTK follows no swipes of the \(sighting.role.rawValue) “\(sighting.label)”.")
    }
    try await driver.reach(target.widget, sighting)
    let direction: Double = (edge == .leading) == core.isRightToLeft ? -1 : 1
    swipe.begin()
    swipe.move(to: direction * (title == nil ? Double(core.width) : 40))
    await driver.settle()
    swipe.end()
    await driver.settle()
    guard let title else {
      if let failure = driver.tree.failedFullSwipe(of: place, edge, sighting) { throw failure }
      return
    }
    let action = try driver.tree.swipeButtons(of: place).action(title, of: sighting)
    guard let button = driver.renderer.controller(for: action.id)?.core else { return }
    try await driver.reach(button, sighting)
    button.emit(ButtonWidget.clicked)
  }
}
