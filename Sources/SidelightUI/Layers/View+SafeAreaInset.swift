import SidelightCore
@_spi(Nodes) package import SidelightGraph

/// A view with another one at one of its edges, which takes a part of its room.
package struct InsetView<Content: View, Inset: View> {
  let content: Content
  let inset: Inset
  let arrangement: InsetArrangement
}

extension InsetView: View {}

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
    inner.scope = EnvironmentScope(inside: inner.scope) { $0[SafeAreaAroundKey.self] = true }
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
  /// Shows a view above or below this one, which keeps clear of it.
  ///
  /// This view has the rest of the room. What it scrolls, be it a list or a scroll view, goes on below the other one, up to the edge, and begins and ends clear
  /// of it; so do colours behind it, and what says ``View/ignoresSafeArea(_:edges:)``. Give the other view a background where something may go
  /// on below it.
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

  /// Shows a view beside this one, which keeps clear of it: see the form for the edges above and below.
  ///
  /// - Parameter alignment: where it lies between top and bottom.
  nonisolated public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> V
  ) -> some View {
    InsetView(
      content: self, inset: content(),
      arrangement: InsetArrangement(
        edge == .leading ? .leading : .trailing, alignment: GuideKey(alignment.side, along: .vertical),
        spacing: usableLength(spacing, in: "safeAreaInset(spacing:)") ?? 0))
  }

  /// Shows a bar above or below this view, which keeps clear of it: `safeAreaInset` for bars.
  ///
  /// On GNOME a bar hides what goes on below it: it has the colour behind the content of windows. Beside a sidebar of glass, content fades away
  /// below it as it does below header bars. Source: SwiftUI's `safeAreaBar(edge:alignment:spacing:content:)`.
  ///
  /// - Parameters:
  ///   - edge: where the bar stands.
  ///   - alignment: where it lies between the leading and the trailing edge.
  ///   - spacing: the distance between both in pixels; nil for none.
  ///   - content: the bar.
  nonisolated public func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing) {
      content().frame(maxWidth: .infinity).background { BarGround(edge: edge) }
    }
  }

  /// Leaves a distance between this view and the edges of its room, in pixels; 12 where no length is given. It counts as covered: what scrolls
  /// and what says ``View/ignoresSafeArea(_:edges:)`` goes on there.
  ///
  /// Source: SwiftUI's `safeAreaPadding(_:_:)`.
  ///
  /// - Parameters:
  ///   - edges: the edges.
  ///   - length: the distance in pixels, from 0; nil for 12.
  nonisolated public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: Double? = nil) -> some View {
    let length = usableLength(length, in: "safeAreaPadding(_:_:)") ?? 12
    func distance(_ edge: Edge.Set) -> Double { edges.contains(edge) ? length : 0 }
    return safePadding(
      Insets(top: distance(.top), leading: distance(.leading), bottom: distance(.bottom), trailing: distance(.trailing)))
  }

  /// Leaves a distance in pixels between this view and all edges of its room.
  ///
  /// Source: SwiftUI's `safeAreaPadding(_:)`.
  ///
  /// - Parameter length: the distance in pixels, from 0.
  nonisolated public func safeAreaPadding(_ length: Double) -> some View { safeAreaPadding(.all, length) }

  /// Leaves distances in pixels between this view and the edges of its room.
  ///
  /// Source: SwiftUI's `safeAreaPadding(_:)`.
  ///
  /// - Parameter insets: the distances.
  nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    safePadding(insets.usable(in: "safeAreaPadding(_:)"))
  }

  nonisolated private func safePadding(_ insets: Insets) -> some View {
    EnvironmentView(content: self) { $0[SafeAreaAroundKey.self] = true }.layout(.safePadding(insets))
  }
}
