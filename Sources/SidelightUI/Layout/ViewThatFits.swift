import SidelightCore
@_spi(Nodes) package import SidelightGraph

/// Shows the first of several views that fits into the room that there is.
///
/// ```swift
/// ViewThatFits(in: .horizontal) {
///   HStack { buttons }
///   VStack { buttons }
/// }
/// ```
///
/// A view fits if the size that it has by itself is no longer than the room. The last one is shown if none fits. All views are made; those that
/// are not shown can't be seen, clicked or focused, and are not spoken. Source: SwiftUI's `ViewThatFits`.
public struct ViewThatFits<Content> {
  // Were it not private, the initializer that follows from the properties would fit a closure as well as the one below.
  private let axes: Axis.Set
  let content: Content
}

extension ViewThatFits: View where Content: View {
  /// Makes a view that shows one of several.
  ///
  /// - Parameters:
  ///   - axes: along which axes a view has to fit.
  ///   - content: the views, the one that is liked most first.
  nonisolated public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }
}

extension ViewThatFits: PrimitiveView where Content: View {
  package func makeNode(_ context: NodeContext) -> TypedNode<Self> {
    SimpleElementNode(
      self, context, content: \.content, overrides: { $0[StackAxisKey.self] = nil }, isSame: { $0.axes == $1.axes },
      lower: { view, _ in
        .arranged(.fits(FitsArrangement(horizontal: view.axes.contains(.horizontal), vertical: view.axes.contains(.vertical))))
      })
  }
}
