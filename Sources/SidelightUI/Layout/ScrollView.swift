import SidelightCore

/// A direction of layout and scrolling.
///
/// Source: SwiftUI's `Axis`.
public enum Axis: Int8, CaseIterable, Sendable {
  case horizontal, vertical

  /// Several axes.
  public struct Set: OptionSet, Sendable {
    /// One bit for each axis.
    public let rawValue: Int8
    /// Makes a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Across.
    public static let horizontal = Set(rawValue: 1)
    /// Down.
    public static let vertical = Set(rawValue: 2)
  }
}

/// Content that may be larger than its place, and scrolls.
///
/// Source: SwiftUI's `ScrollView`. On GNOME it is a `GtkScrolledWindow`.
public struct ScrollView<Content> {
  let axes: Axis.Set
  let content: Content
}

extension ScrollView: View where Content: View {
  /// Drawn by the graph.
  public typealias Body = Never

  /// Makes a view that scrolls along the axes.
  nonisolated public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }
}

extension ScrollView: PrimitiveView where Content: View {
  package func makeNode(_ context: NodeContext) -> TypedNode<Self> {
    SimpleElementNode(
      self, context, content: { view in VStack(spacing: 0) { view.content } },
      action: { _, event, environment in
        if case .refresh = event { environment[RefreshKey.self]?.refresher.start() }
      },
      lower: { view, environment in
        var scroll = ScrollElement(
          horizontal: view.axes.contains(.horizontal), vertical: view.axes.contains(.vertical),
          isRefreshable: environment[RefreshKey.self] != nil)
        scroll.isRefreshing = environment[RefreshingKey.self]
        return .scroll(scroll)
      })
  }
}
