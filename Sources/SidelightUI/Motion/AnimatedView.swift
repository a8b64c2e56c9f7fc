import SidelightCore
@_spi(Nodes) package import SidelightGraph

/// A view whose changes move when a value is another one.
package struct AnimatedView<Content: View, Value: Equatable> {
  let content: Content
  let animation: Animation?
  /// Nil where every change moves.
  let value: Value?
}

extension AnimatedView: View {
  package typealias Body = Never
}

extension AnimatedView: StructuralView {
  package static var passedOn: (any View.Type)? { Content.self }

  package func makeNode(_ context: NodeContext) -> TypedNode<Self> { AnimatedNode(self, context) }
}

extension AnimatedView: ModifiedView {
  package static var contentTypes: [any View.Type] { [Content.self] }
  package var anyContent: (any View)? { content }
}

final class AnimatedNode<Content: View, Value: Equatable>: WrapperNode<AnimatedView<Content, Value>, Content> {
  override init(_ view: AnimatedView<Content, Value>, _ context: NodeContext) {
    super.init(view, context)
    child = graph.makeNode(view.content, childContext)
    settlePreferences()
  }

  override func viewChanged(from old: AnimatedView<Content, Value>) {
    // The row of another element begins anew.
    guard !graph.isRecycling, !graph.change.ignoresViews, view.value == nil || view.value != old.value else {
      child?.update(view.content)
      return
    }
    graph.moving(view.animation?.motion) { child?.update(view.content) }
    var hosts: [ElementHost] = []
    collect(into: &hosts)
    graph.move(view.animation?.motion, at: hosts)
  }
}

extension View {
  /// Moves what changes of this view with a value.
  ///
  /// ```swift
  /// Image(systemName: "chevron.right")
  ///   .rotationEffect(.degrees(isOpen ? 90 : 0))
  ///   .animation(.easeInOut, value: isOpen)
  /// ```
  ///
  /// What moves: opacity, `offset`, `rotationEffect`, `scaleEffect`, the sizes of frames, padding, the spacing of stacks, and rows of lists
  /// that come, go and change places. All else changes at once. Of several modifiers the innermost whose value changed decides. Where the
  /// desktop asks for less motion nothing moves.
  ///
  /// - Parameters:
  ///   - animation: how it moves; nil for at once, also within an animation around it.
  ///   - value: what it moves with.
  ///
  /// Source: SwiftUI's `animation(_:value:)`.
  nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    AnimatedView(content: self, animation: animation, value: value)
  }

  /// Moves what changes of this view whenever the view around makes it anew.
  ///
  /// See ``animation(_:value:)`` for what moves.
  ///
  /// - Parameter animation: how it moves; nil for at once.
  ///
  /// Source: SwiftUI's `animation(_:)`.
  @available(*, deprecated, message: "Use withAnimation or animation(_:value:).")
  nonisolated public func animation(_ animation: Animation?) -> some View {
    AnimatedView<Self, Int>(content: self, animation: animation, value: nil)
  }
}
