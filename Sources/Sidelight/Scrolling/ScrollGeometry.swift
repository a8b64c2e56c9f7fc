#if Foundation
public import Foundation
import SidelightCore
public import SidelightUI

/// How far something is scrolled, and how large it is.
///
/// Source: SwiftUI's `ScrollGeometry`.
public struct ScrollGeometry: Equatable, Sendable {
  /// How far the content is scrolled, in pixels.
  public var contentOffset: CGPoint
  /// The size of the content, in pixels.
  public var contentSize: CGSize
  /// What is left free around the content: nothing on GNOME.
  public var contentInsets: EdgeInsets
  /// The size of the visible area, in pixels.
  public var containerSize: CGSize

  /// Makes a geometry for comparison.
  nonisolated public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  nonisolated init(_ measure: ScrollMeasure) {
    self.init(
      contentOffset: CGPoint(x: measure.x, y: measure.y), contentSize: CGSize(width: measure.contentWidth, height: measure.contentHeight),
      contentInsets: EdgeInsets(), containerSize: CGSize(width: measure.width, height: measure.height))
  }

  /// The part of the content that is in view.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
  /// The visible area, from the corner of the content.
  public var bounds: CGRect { visibleRect }
}

extension View {
  /// Has an action run when something that follows from how far the scroll views in this view are scrolled changes, and once at first.
  ///
  /// ```swift
  /// ScrollView { article }
  ///   .onScrollGeometryChange(for: Bool.self) { $0.contentOffset.y > 200 } action: { _, isFar in showsTopButton = isFar }
  /// ```
  ///
  /// Lists don't tell. Source: SwiftUI's `onScrollGeometryChange(for:of:action:)`.
  ///
  /// - Parameters:
  ///   - type: the type of what follows.
  ///   - transform: what follows from the geometry.
  ///   - action: called with what it was, and with what it is now; both are the same at first.
  nonisolated public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping @MainActor (ScrollGeometry) -> T,
    action: @escaping @MainActor (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    onScrollMeasure(of: { transform(ScrollGeometry($0)) }, action: action)
  }
}
#endif
