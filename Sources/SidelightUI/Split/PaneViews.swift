import SidelightCore
@_spi(Nodes) package import SidelightGraph

/// Views side by side, between which the user drags the boundaries.
///
/// No view becomes narrower than it can be, as a frame with a `minWidth` says it; a `maxWidth` is no limit here. For a sidebar, which hides in a
/// narrow window, use ``NavigationSplitView``. Source: SwiftUI's `HSplitView`. On GNOME it is a `GtkPaned`, or several in one another.
public struct HSplitView<Content> {
  let content: Content
}

extension HSplitView: View where Content: View {
  /// Sidelight draws this view itself: it has no body, and asking for it stops the program.
  public typealias Body = Never

  /// Makes a view that shares its width among views.
  ///
  /// - Parameter content: the views, from the leading edge on.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension HSplitView: PrimitiveView where Content: View {
  package func makeNode(_ context: NodeContext) -> TypedNode<Self> {
    SimpleElementNode(
      self, context, content: \.content, overrides: { $0[StackAxisKey.self] = nil }, isSame: { _, _ in true },
      lower: { _, _ in .panes(PanesElement(.horizontal)) })
  }
}

/// Views one below the other, between which the user drags the boundaries.
///
/// No view becomes lower than it can be, as a frame with a `minHeight` says it; a `maxHeight` is no limit here. Source: SwiftUI's `VSplitView`. On
/// GNOME it is a `GtkPaned`, or several in one another.
public struct VSplitView<Content> {
  let content: Content
}

extension VSplitView: View where Content: View {
  /// Sidelight draws this view itself: it has no body, and asking for it stops the program.
  public typealias Body = Never

  /// Makes a view that shares its height among views.
  ///
  /// - Parameter content: the views, from the top on.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension VSplitView: PrimitiveView where Content: View {
  package func makeNode(_ context: NodeContext) -> TypedNode<Self> {
    SimpleElementNode(
      self, context, content: \.content, overrides: { $0[StackAxisKey.self] = nil }, isSame: { _, _ in true },
      lower: { _, _ in .panes(PanesElement(.vertical)) })
  }
}
