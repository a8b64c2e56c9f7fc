package import SidelightCore
@_spi(Nodes) package import SidelightGraph

/// Says where something comes to rest that was scrolled.
package protocol ScrollBehaving {
  /// How far it is to be scrolled; nil for as far as it is.
  ///
  /// - Parameter margins: the room around the content that is scrolled along, in pixels.
  @MainActor func rest(of end: ScrollEnd, along axes: Axis.Set, margins: EdgeInsets) -> Point?
}

/// Something scrolled that is asked where it comes to rest.
@MainActor protocol RestingScroll: ViewNode {
  func rest(_ end: ScrollEnd) -> Point?
}

extension ViewGraph {
  package func scrollRest(_ id: NodeID, _ end: ScrollEnd) -> Point? { (node(id) as? any RestingScroll)?.rest(end) }
}

enum ScrollBehaviorKey: EnvironmentKey {
  static var defaultValue: ScrollBehaviorBox? { nil }
}

/// Two behaviours are never known to be the same.
struct ScrollBehaviorBox {
  let value: any ScrollBehaving
}

extension View {
  /// Has the scroll views in this view come to rest where a behaviour says.
  nonisolated package func scrollBehavior(_ behavior: any ScrollBehaving) -> some View {
    EnvironmentView(content: self) { $0[ScrollBehaviorKey.self] = ScrollBehaviorBox(value: behavior) }
  }
}
