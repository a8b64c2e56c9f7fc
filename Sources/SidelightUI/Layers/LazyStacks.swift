@_spi(Nodes) import SidelightGraph

/// Views one below the other, for what is scrolled.
///
/// ```swift
/// ScrollView {
///   LazyVStack(alignment: .leading) {
///     ForEach(messages) { Message($0) }
///   }
/// }
/// ```
///
/// It takes all the width that there is. All views are made at once: where there are thousands of them use ``List``, which makes rows when they
/// come into sight. Source: SwiftUI's `LazyVStack`.
public struct LazyVStack<Content> {
  // Were it not private, the initializer that follows from the properties would fit a closure as well as the one below.
  private let alignment: HorizontalAlignment
  let spacing: Double?
  let content: Content
}

extension LazyVStack: View where Content: View {
  /// Makes a column of views.
  ///
  /// - Parameters:
  ///   - alignment: where a view lies that is narrower than the column.
  ///   - spacing: the distance between the views in pixels, from 0; nil for the usual 6.
  ///   - content: the views, from the top on.
  nonisolated public init(alignment: HorizontalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// What the column is made of.
  public var body: some View {
    VStack(alignment: alignment, spacing: spacing) { content }
      .frame(maxWidth: .infinity, alignment: Alignment(horizontal: alignment, vertical: .center))
  }
}

/// Views side by side, for what is scrolled.
///
/// It takes all the height that there is. All views are made at once: where there are thousands of them use ``List``, which makes rows when they
/// come into sight. Source: SwiftUI's `LazyHStack`.
public struct LazyHStack<Content> {
  // Were it not private, the initializer that follows from the properties would fit a closure as well as the one below.
  private let alignment: VerticalAlignment
  let spacing: Double?
  let content: Content
}

extension LazyHStack: View where Content: View {
  /// Makes a row of views.
  ///
  /// - Parameters:
  ///   - alignment: where a view lies that is lower than the row.
  ///   - spacing: the distance between the views in pixels, from 0; nil for the usual 6.
  ///   - content: the views, from the leading edge on.
  nonisolated public init(alignment: VerticalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// What the row is made of.
  public var body: some View {
    HStack(alignment: alignment, spacing: spacing) { content }
      .frame(maxHeight: .infinity, alignment: Alignment(horizontal: .center, vertical: alignment))
  }
}
