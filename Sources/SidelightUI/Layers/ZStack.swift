import SidelightCore
@_spi(Nodes) package import SidelightGraph

/// Views above each other: the first one lies at the bottom.
///
/// ```swift
/// ZStack(alignment: .bottomTrailing) {
///   Image("Cover").resizable()
///   Text("New").padding(4).background(.red)
/// }
/// ```
///
/// It is as wide as its widest view and as high as its highest one. On GNOME it is a widget of its own, since a `GtkOverlay` has the size of
/// one child alone. Source: SwiftUI's `ZStack`.
public struct ZStack<Content> {
  // Were it not private, the initializer that follows from the properties would fit a closure as well as the one below.
  private let alignment: Alignment
  let content: Content
}

extension ZStack: View where Content: View {
  /// Makes a stack of views above each other.
  ///
  /// - Parameters:
  ///   - alignment: where a view lies that is smaller than the stack.
  ///   - content: the views, from the bottom to the top.
  nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
}

extension ZStack: PrimitiveView where Content: View {
  package func makeNode(_ context: NodeContext) -> TypedNode<Self> {
    SimpleElementNode(
      self, context, isOpen: true, content: \.content, overrides: { $0[StackAxisKey.self] = nil },
      isSame: { $0.alignment == $1.alignment },
      lower: { view, _ in .layers(LayersElement(alignment: view.alignment.element)) })
  }
}
