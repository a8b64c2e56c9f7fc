import SidelightCore
@_spi(Nodes) package import SidelightGraph

/// Views side by side, between which the user drags the boundaries.
///
/// No view becomes narrower than it can be, as a frame with a `minWidth` says it; a `maxWidth` is no limit here. For a sidebar, which hides in a
/// narrow window, use ``NavigationSplitView``. Source: SwiftUI's `HSplitView`. On GNOME it is a `GtkPaned`, or several in one another.
public struct HSplitView<Content> {
  private let content: HeldView<Content>
}

extension HSplitView: View where Content: View {
  /// The views, and the boundaries between them.
  public var body: some View { KeptPanes(axis: .horizontal, content: content) }

  /// Makes a view that shares its width among views.
  ///
  /// - Parameter content: the views, from the leading edge on.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = HeldView(content()) }
}

/// Views one below the other, between which the user drags the boundaries.
///
/// No view becomes lower than it can be, as a frame with a `minHeight` says it; a `maxHeight` is no limit here. Source: SwiftUI's `VSplitView`. On
/// GNOME it is a `GtkPaned`, or several in one another.
public struct VSplitView<Content> {
  private let content: HeldView<Content>
}

extension VSplitView: View where Content: View {
  /// The views, and the boundaries between them.
  public var body: some View { KeptPanes(axis: .vertical, content: content) }

  /// Makes a view that shares its height among views.
  ///
  /// - Parameter content: the views, from the top on.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = HeldView(content()) }
}

/// Views between which the user drags the boundaries, and where those are.
private struct KeptPanes<Content: View> {
  let axis: Axis2D
  let content: HeldView<Content>
  @State private var lengths: [[Double]] = []
}

@MainActor extension KeptPanes: View {
  var body: some View {
    PanesView(axis: axis, lengths: lengths, content: content.equatable()) { dragged in
      lengths = lengths.filter { $0.count != dragged.count } + [dragged]
    }
    .lasting(
      LastingThing("panes") {
        lengths.isEmpty ? nil : .list(lengths.map { .list($0.map(LastingValue.number)) })
      } restore: {
        lengths = ($0.list ?? []).map { ($0.list ?? []).compactMap(\.number).filter { $0 > 0 } }
      })
  }
}

private struct PanesView<Content> {
  let axis: Axis2D
  let lengths: [[Double]]
  let content: Content
  let dragged: ([Double]) -> Void
}

extension PanesView: View where Content: View {}

extension PanesView: PrimitiveView where Content: View {
  func makeNode(_ context: NodeContext) -> TypedNode<Self> {
    SimpleElementNode(
      self, context, content: \.content, overrides: { $0[StackAxisKey.self] = nil },
      action: { view, event, _ in if case .panes(_, let lengths) = event { view.dragged(lengths) } },
      isSame: { $0.axis == $1.axis && $0.lengths == $1.lengths },
      lower: { view, _ in .panes(PanesElement(view.axis, lengths: view.lengths)) })
  }
}
