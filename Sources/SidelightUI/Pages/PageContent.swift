@_spi(Nodes) import SidelightGraph

/// What a page shows: its content, and at times another view over it, below which the content keeps its state.
@MainActor final class PageContent {
  /// The page's node, which is evaluated again when something that a closure of these reads changes.
  private unowned let page: any DependentNode
  /// The content's own part of the environment: what lies over it hides it.
  let scope: EnvironmentScope
  /// The environment of what lies over the content.
  private let outer: EnvironmentScope
  private let makeContext: (EnvironmentScope) -> NodeContext
  private(set) var content: ViewNode?
  private var make: (() -> AnyView)?
  /// What lies over the content: the destination of a link in another column.
  private(set) var presented: ViewNode?
  private var presentation: Presentation?
  /// Another node is shown than before.
  var changed: () -> Void = {}

  private struct Presentation {
    /// Another id is another view, even one of the same type.
    let id: AnyHashable
    let scope: EnvironmentScope
    var make: () -> any View
  }

  /// - Parameters:
  ///   - outer: the environment of the page's inside.
  ///   - makeContext: the context of a node there, with an environment of its own.
  init(
    of page: any DependentNode, in outer: EnvironmentScope, scope: EnvironmentScope,
    makeContext: @escaping (EnvironmentScope) -> NodeContext
  ) {
    self.page = page
    self.outer = outer
    self.scope = scope
    self.makeContext = makeContext
  }

  /// The node that the user sees.
  var shown: ViewNode? { presented ?? content }

  var nodes: [ViewNode] { [content, presented].compactMap { $0 } }

  /// Shows a view as the content; one of the same type keeps its state.
  func show<Content: View>(_ view: Content) {
    if let node = content as? TypedNode<Content> { return node.update(view) }
    let old = content
    content = page.graph.makeNode(view, makeContext(scope))
    old?.destroy()
    changed()
  }

  /// Shows what a closure makes, and runs it again when something that it reads changes.
  func show(_ make: @escaping () -> AnyView) {
    self.make = make
    show(page.graph.track(page, make))
  }

  /// Lays what a closure makes over the content. It runs again when something that it reads changes.
  ///
  /// - Parameters:
  ///   - id: what it is; the same one keeps its state.
  ///   - target: what the views inside can end; nil where they can't.
  func present(_ id: AnyHashable, dismissing target: (any Dismissable)?, _ make: @escaping () -> any View) {
    let isSame = id == presentation?.id
    let known = isSame ? presentation?.scope : nil
    let scope = known ?? EnvironmentScope(inside: outer) { if let target { $0[DismissKey.self] = DismissAction(target) } }
    presentation = Presentation(id: id, scope: scope, make: make)
    present(page.graph.track(page, part: 1, make), in: scope, keepsState: isSame)
  }

  private func present(_ view: any View, in scope: EnvironmentScope, keepsState: Bool) {
    if keepsState, let presented, presented.updateErased(view) { return }
    let old = presented
    presented = page.graph.makeErasedNode(view, makeContext(scope))
    old?.destroy()
    changed()
  }

  /// Whether that is what lies over the content.
  func presents(_ id: AnyHashable) -> Bool { presentation?.id == id }

  /// Shows the content again.
  func presentNothing() {
    guard let old = presented else { return }
    presentation = nil
    presented = nil
    old.destroy()
    changed()
  }

  /// Runs the closures again.
  func evaluate() {
    if let make { show(page.graph.track(page, make)) }
    if let presentation {
      present(page.graph.track(page, part: 1, presentation.make), in: presentation.scope, keepsState: true)
    }
  }
}
