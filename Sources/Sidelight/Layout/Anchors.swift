#if Foundation
public import Foundation
import SidelightCore
public import SidelightUI

/// A place of a view, which another view can learn in its own space.
///
/// A view says it with ``View/anchorPreference(key:value:transform:)``; a ``GeometryReader`` in an overlay reads it:
///
/// ```swift
/// tabs.overlayPreferenceValue(SelectedTab.self) { anchor in
///   GeometryReader { proxy in
///     if let anchor { Rectangle().frame(width: proxy[anchor].width, height: 2).offset(x: proxy[anchor].minX) }
///   }
/// }
/// ```
///
/// Source: SwiftUI's `Anchor`.
public struct Anchor<Value> {
  /// What of a view an anchor is.
  ///
  /// Source: SwiftUI's `Anchor.Source`.
  public struct Source {
    /// The value for a view that lies there.
    fileprivate let value: @Sendable (CGRect) -> Value
    /// What of the view a popover points at.
    let place: PopoverAnchor.Place

    fileprivate init(_ place: PopoverAnchor.Place = .bounds, _ value: @escaping @Sendable (CGRect) -> Value) {
      self.value = value
      self.place = place
    }
  }

  /// Where the view is in its window.
  fileprivate let frame: CGRect
  fileprivate let source: Source

  fileprivate init(_ frame: LayoutFrame, _ source: Source) {
    self.frame = CGRect(x: frame.x, y: frame.y, width: frame.size.width, height: frame.size.height)
    self.source = source
  }

  /// The value as it is seen from a point of the window.
  fileprivate func value(from origin: LayoutFrame) -> Value { source.value(frame.offsetBy(dx: -origin.x, dy: -origin.y)) }
  fileprivate var value: Value { source.value(frame) }
}

extension Anchor: Equatable where Value: Equatable {
  /// Whether both are the same place.
  public static func == (left: Anchor, right: Anchor) -> Bool { left.frame == right.frame && left.value == right.value }
}

extension Anchor: Hashable where Value: Hashable {
  /// Adds the place.
  public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

extension Anchor: Sendable {}

extension Anchor.Source: Sendable {}

extension Anchor.Source where Value == CGRect {
  /// All of the view.
  public static var bounds: Anchor<CGRect>.Source { Anchor<CGRect>.Source { $0 } }

  /// A rectangle, in pixels from the corner of the view.
  public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source {
    Anchor<CGRect>.Source(.rectangle(x: r.minX, y: r.minY, width: r.width, height: r.height)) { r.offsetBy(dx: $0.minX, dy: $0.minY) }
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A point, in pixels from the corner of the view.
  public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source { CGPoint(x: $0.minX + p.x, y: $0.minY + p.y) }
  }

  /// A point in parts of the view's size.
  public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source { CGPoint(x: $0.minX + $0.width * p.x, y: $0.minY + $0.height * p.y) }
  }

  /// The middle of the view.
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  /// The middle of the left edge.
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  /// The middle of the right edge.
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  /// The middle of the top edge.
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  /// The middle of the bottom edge.
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  /// The upper left corner.
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  /// The upper right corner.
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  /// The lower left corner.
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  /// The lower right corner.
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

extension Anchor.Source {
  /// Several of them.
  public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] { self.init { frame in array.map { $0.value(frame) } } }

  /// One, or none.
  public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? { self.init { frame in anchor.map { $0.value(frame) } } }
}

extension GeometryProxy {
  /// An anchor's value in the view's own space: in pixels from its upper left corner.
  public subscript<T>(anchor: Anchor<T>) -> T { anchor.value(from: windowFrame) }
}

/// A view that says where it is, once it has a place.
private struct AnchorView<Content: View, K: PreferenceKey, A> {
  let content: Content
  let source: Anchor<A>.Source
  let transform: (inout K.Value, Anchor<A>) -> Void
  @State private var frame: LayoutFrame?

  nonisolated init(_ content: Content, _ key: K.Type, _ source: Anchor<A>.Source, _ transform: @escaping (inout K.Value, Anchor<A>) -> Void)
  {
    self.content = content
    self.source = source
    self.transform = transform
  }
}

extension AnchorView: View {
  var body: some View {
    let (frame, source, transform) = (frame, source, transform)
    content.onPlaceChange(of: \.frame) { self.frame = $1 }
      .transformPreference(K.self) { value in if let frame { transform(&value, Anchor(frame, source)) } }
  }
}

extension View {
  /// Says a value for a key to the views around this one, made of a place of this view. Before the view has a place it says nothing.
  ///
  /// Source: SwiftUI's `anchorPreference(key:value:transform:)`.
  ///
  /// - Parameters:
  ///   - key: the key.
  ///   - value: what of this view the anchor is, such as `.bounds`.
  ///   - transform: makes the value of the anchor.
  nonisolated public func anchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    AnchorView(self, K.self, value) { $0 = transform($1) }
  }

  /// Changes what the views in this one say for a key, given a place of this view.
  ///
  /// Source: SwiftUI's `transformAnchorPreference(key:value:transform:)`.
  ///
  /// - Parameters:
  ///   - key: the key.
  ///   - value: what of this view the anchor is, such as `.bounds`.
  ///   - transform: changes the value.
  nonisolated public func transformAnchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    AnchorView(self, K.self, value, transform)
  }
}
#endif
