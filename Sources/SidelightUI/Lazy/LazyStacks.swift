import SidelightCore
@_spi(Nodes) import SidelightGraph

/// Views one below the other, of which those are made that can be seen, and some around them.
///
/// ```swift
/// ScrollView {
///   LazyVStack(alignment: .leading) {
///     ForEach(messages) { Message($0) }
///   }
/// }
/// ```
///
/// It takes all the width that there is. Outside of a scroll view all that the window shows of it can be seen. What is made besides is half of
/// what can be seen on either side. The state of a view stays with its element while that can't be seen. Source: SwiftUI's `LazyVStack`.
public struct LazyVStack<Content> {
  // Were they not private, the initializer that follows from the properties would fit a closure as well as the one below.
  private let alignment: HorizontalAlignment
  private let pinned: PinnedScrollableViews
  let spacing: Double?
  let content: Content
}

extension LazyVStack: View where Content: View {
  /// Makes a column of views.
  ///
  /// - Parameters:
  ///   - alignment: where a view lies that is narrower than the column.
  ///   - spacing: the distance between the views in pixels, from 0; nil for the usual 6.
  ///   - pinnedViews: which views of sections stay in view while the others are scrolled.
  ///   - content: the views, from the top on.
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: Double? = nil, pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = usableLength(spacing, in: "LazyVStack(spacing:)")
    pinned = pinnedViews
    self.content = content()
  }

  /// What the column is made of.
  public var body: some View {
    LazyContent(
      shape: .stack(.vertical, GuideKey(alignment.side, along: .horizontal)), spacing: spacing ?? Spacing.standard, pinned: pinned,
      content: content)
  }
}

/// Views side by side, of which those are made that can be seen, and some around them.
///
/// It takes all the height that there is. Source: SwiftUI's `LazyHStack`; see ``LazyVStack``.
public struct LazyHStack<Content> {
  // Were they not private, the initializer that follows from the properties would fit a closure as well as the one below.
  private let alignment: VerticalAlignment
  private let pinned: PinnedScrollableViews
  let spacing: Double?
  let content: Content
}

extension LazyHStack: View where Content: View {
  /// Makes a row of views.
  ///
  /// - Parameters:
  ///   - alignment: where a view lies that is lower than the row.
  ///   - spacing: the distance between the views in pixels, from 0; nil for the usual 6.
  ///   - pinnedViews: which views of sections stay in view while the others are scrolled.
  ///   - content: the views, from the leading edge on.
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: Double? = nil, pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = usableLength(spacing, in: "LazyHStack(spacing:)")
    pinned = pinnedViews
    self.content = content()
  }

  /// What the row is made of.
  public var body: some View {
    LazyContent(
      shape: .stack(.horizontal, GuideKey(alignment.side, along: .vertical)), spacing: spacing ?? Spacing.standard, pinned: pinned,
      content: content)
  }
}
