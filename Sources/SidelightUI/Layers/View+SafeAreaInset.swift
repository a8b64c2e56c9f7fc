import SidelightCore
@_spi(Nodes) package import SidelightGraph

/// A view with another one at one of its edges, which takes a part of its room.
package struct InsetView<Content: View, Inset: View> {
  let content: Content
  let inset: Inset
  let arrangement: InsetArrangement
}

extension InsetView: View {
  package typealias Body = Never
}

extension InsetView: PrimitiveView {
  package func makeNode(_ context: NodeContext) -> TypedNode<Self> { InsetNode(self, context) }
}

extension InsetView: ModifiedView {
  static var contentTypes: [any View.Type] { [Content.self] }
  var anyContent: (any View)? { content }
}

/// The view itself is as if it stood here.
private final class InsetNode<Content: View, Inset: View>: ElementNode<InsetView<Content, Inset>>, DependentNode {
  private var content: TypedNode<Content>?
  private var inset: TypedNode<Inset>?

  init(_ view: InsetView<Content, Inset>, _ context: NodeContext) {
    super.init(view, context, .arranged(.inset(view.arrangement)))
    var inner = context
    inner.parent = self
    inner.decoration = nil
    inner.collector = nil
    let content = graph.makeNode(view.content, inner)
    var beside = slotContext
    beside.scope = EnvironmentScope(inside: scope) { $0[StackAxisKey.self] = nil }
    let inset = graph.makeNode(view.inset, beside)
    (self.content, self.inset) = (content, inset)
    host.setSlot(.body, [content, inset])
    settlePreferences()
  }

  override var children: [ViewNode] { [content, inset].compactMap { $0 } }

  override func viewChanged(from old: InsetView<Content, Inset>) {
    if view.arrangement != old.arrangement { host.set(.arranged(.inset(view.arrangement))) }
    content?.update(view.content)
    inset?.update(view.inset)
  }
}

extension View {
  /// Shows a view above or below this one, which has the rest of the room.
  ///
  /// ```swift
  /// List(messages) { Text($0.text) }
  ///   .safeAreaInset(edge: .bottom) { Composer() }
  /// ```
  ///
  /// Source: SwiftUI's `safeAreaInset(edge:alignment:spacing:content:)`.
  ///
  /// - Parameters:
  ///   - edge: where the other view stands.
  ///   - alignment: where it lies between the leading and the trailing edge.
  ///   - spacing: the distance between both in pixels; nil for none.
  ///   - content: the other view.
  nonisolated public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> V
  ) -> some View {
    InsetView(
      content: self, inset: content(),
      arrangement: InsetArrangement(
        edge == .top ? .top : .bottom, alignment: GuideKey(alignment.side, along: .horizontal),
        spacing: usableLength(spacing, in: "safeAreaInset(spacing:)") ?? 0))
  }

  /// Shows a view beside this one, which has the rest of the room.
  ///
  /// Source: SwiftUI's `safeAreaInset(edge:alignment:spacing:content:)`.
  ///
  /// - Parameters:
  ///   - edge: where the other view stands.
  ///   - alignment: where it lies between top and bottom.
  ///   - spacing: the distance between both in pixels; nil for none.
  ///   - content: the other view.
  nonisolated public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> V
  ) -> some View {
    InsetView(
      content: self, inset: content(),
      arrangement: InsetArrangement(
        edge == .leading ? .leading : .trailing, alignment: GuideKey(alignment.side, along: .vertical),
        spacing: usableLength(spacing, in: "safeAreaInset(spacing:)") ?? 0))
  }

  /// Shows a bar above or below this view, which has the rest of the room: `safeAreaInset` for bars.
  ///
  /// On GNOME bars look as what is in them. Source: SwiftUI's `safeAreaBar(edge:alignment:spacing:content:)`.
  ///
  /// - Parameters:
  ///   - edge: where the bar stands.
  ///   - alignment: where it lies between the leading and the trailing edge.
  ///   - spacing: the distance between both in pixels; nil for none.
  ///   - content: the bar.
  nonisolated public func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  /// Leaves a distance between this view and the edges of its room, in pixels; 12 where no length is given.
  ///
  /// Source: SwiftUI's `safeAreaPadding(_:_:)`.
  ///
  /// - Parameters:
  ///   - edges: the edges.
  ///   - length: the distance in pixels, from 0; nil for 12.
  nonisolated public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: Double? = nil) -> some View { padding(edges, length) }

  /// Leaves a distance in pixels between this view and all edges of its room.
  ///
  /// Source: SwiftUI's `safeAreaPadding(_:)`.
  ///
  /// - Parameter length: the distance in pixels, from 0.
  nonisolated public func safeAreaPadding(_ length: Double) -> some View { padding(length) }

  /// Leaves distances in pixels between this view and the edges of its room.
  ///
  /// Source: SwiftUI's `safeAreaPadding(_:)`.
  ///
  /// - Parameter insets: the distances.
  nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View { padding(insets) }
}
