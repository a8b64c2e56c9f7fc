import SidelightCore
@_spi(Nodes) import SidelightGraph

/// Has the element of a page or a sheet mirrored where views that it doesn't stand in set another direction of text than the desktop's.
@MainActor final class Mirroring {
  let decoration = Decoration(outer: nil)

  /// Looks at what is set around a node, which runs again when that changes.
  /// - Returns: whether the element is mirrored otherwise than before.
  @discardableResult func follow(_ node: any DependentNode, in scope: EnvironmentScope) -> Bool {
    let graph = node.graph
    let isRightToLeft = graph.reading(node) { scope.value(DesktopTraitsKey.self).isRightToLeft }
    let layout = isRightToLeft != graph.desktop.isRightToLeft ? LayoutModifier.direction(isRightToLeft: isRightToLeft) : nil
    guard layout != decoration.layout else { return false }
    decoration.layout = layout
    return true
  }
}
