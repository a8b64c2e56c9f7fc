#if Foundation
public import Foundation
public import SidelightUI

// `CGFloat` becomes `Double` by itself, `CGFloat?` doesn't: these take the optional ones.
extension View {
  /// Gives the view a place of a fixed size, as `frame(width:height:alignment:)` with `Double` does.
  @_disfavoredOverload nonisolated public func frame(
    width: CGFloat?, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    frame(width: width.map { Double($0) }, height: height.map { Double($0) }, alignment: alignment)
  }

  /// Gives the view a width in proportion to its height, as `aspectRatio(_:contentMode:)` with `Double` does.
  @_disfavoredOverload nonisolated public func aspectRatio(_ aspectRatio: CGFloat?, contentMode: ContentMode) -> some View {
    self.aspectRatio(aspectRatio.map { Double($0) }, contentMode: contentMode)
  }

  /// Gives the view the proportion of a size.
  ///
  /// Source: SwiftUI's `aspectRatio(_:contentMode:)` with a `CGSize`.
  ///
  /// - Parameters:
  ///   - aspectRatio: a size of that proportion.
  ///   - contentMode: how it uses a place of another proportion.
  nonisolated public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    self.aspectRatio(Double(aspectRatio.width) / Double(aspectRatio.height), contentMode: contentMode)
  }

  /// Sets the distance between the rows of the lists in this view, in pixels; nil for the style's own.
  @_disfavoredOverload nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    listRowSpacing(spacing.map { Double($0) })
  }

  /// Sets the distance of a row's content from some edges of the row, in pixels; nil for the style's own.
  @_disfavoredOverload nonisolated public func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    listRowInsets(edges, length.map { Double($0) })
  }

  /// Sets the distance of a section from some edges, in pixels; nil for that of the style.
  @_disfavoredOverload nonisolated public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    listSectionMargins(edges, length.map { Double($0) })
  }

  /// Leaves a distance on some edges, as `padding(_:_:)` with `Double` does.
  @_disfavoredOverload nonisolated public func padding(_ edges: Edge.Set, _ length: CGFloat?) -> some View {
    padding(edges, length.map { Double($0) })
  }
}

extension HStack {
  /// Makes a row with a distance between its views, in pixels; nil for the usual one.
  @_disfavoredOverload nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat?, @ViewBuilder content: () -> Content
  ) where Content: View {
    self.init(alignment: alignment, spacing: spacing.map { Double($0) }, content: content)
  }
}

extension VStack {
  /// Makes a column with a distance between its views, in pixels; nil for the usual one.
  @_disfavoredOverload nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat?, @ViewBuilder content: () -> Content
  ) where Content: View {
    self.init(alignment: alignment, spacing: spacing.map { Double($0) }, content: content)
  }
}
#endif
