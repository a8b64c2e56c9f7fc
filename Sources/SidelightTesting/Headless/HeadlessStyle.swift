import SidelightCore
import SidelightUI

/// Light or dark without a display: what the window wants, and else what it was before.
@MainActor final class HeadlessStyle {
  private let graph: ViewGraph
  private let consumer: HeadlessConsumer
  private var usual: Bool?

  init(_ graph: ViewGraph, _ consumer: HeadlessConsumer) {
    self.graph = graph
    self.consumer = consumer
  }

  /// Tells the views of a style that the window wants now; says whether it is another one.
  func follow() -> Bool {
    let wishes = consumer.tree.roots.compactMap { id -> Bool? in
      if case .window(let window)? = consumer.tree[id]?.element.kind { window.prefersDark } else { nil }
    }
    var traits = graph.desktop
    if let wish = wishes.last {
      usual = usual ?? traits.isDark
      traits.isDark = wish
    } else if let before = usual {
      usual = nil
      traits.isDark = before
    }
    guard traits != graph.desktop else { return false }
    graph.send(.desktop(traits))
    return true
  }
}
