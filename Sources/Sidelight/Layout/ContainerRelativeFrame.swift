#if Foundation
public import Foundation
public import SidelightUI

extension View {
  /// Makes this view as long as what it stands in, along some axes: the scroll view or list around it, without its margins, or the page.
  ///
  /// ```swift
  /// ScrollView(.horizontal) {
  ///   LazyHStack(spacing: 0) { ForEach(photos) { Photo($0).containerRelativeFrame(.horizontal) } }
  /// }
  /// ```
  ///
  /// A page is what a window, a column, a tab or a sheet shows, without its bars. Source: SwiftUI's `containerRelativeFrame(_:alignment:)`.
  ///
  /// - Parameters:
  ///   - axes: the axes.
  ///   - alignment: where the view lies that is smaller.
  nonisolated public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
    relativeFrame(axes, count: 1, span: 1, spacing: 0, alignment: alignment)
  }

  /// Makes this view as long as some of the equal parts that what it stands in has room for, along some axes.
  ///
  /// Source: SwiftUI's `containerRelativeFrame(_:count:span:spacing:alignment:)`.
  ///
  /// - Parameters:
  ///   - axes: the axes.
  ///   - count: how many parts there are, from 1.
  ///   - span: how many of them the view has, from 1.
  ///   - spacing: the room between parts, in pixels.
  ///   - alignment: where the view lies that is smaller.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    relativeFrame(axes, count: count, span: span, spacing: Double(spacing), alignment: alignment)
  }

  /// Gives this view a length along some axes that follows from that of what it stands in.
  ///
  /// Source: SwiftUI's `containerRelativeFrame(_:alignment:_:)`.
  ///
  /// - Parameters:
  ///   - axes: the axes.
  ///   - alignment: where the view lies that is smaller.
  ///   - length: how long the view is, in pixels, given the length of what it stands in and the axis. What is no length counts as none.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping @MainActor (CGFloat, Axis) -> CGFloat
  ) -> some View {
    relativeFrame(axes, alignment: alignment) { Double(length(CGFloat($0), $1 == .horizontal ? .horizontal : .vertical)) }
  }
}
#endif
