#if Foundation
public import Foundation
import SidelightCore
public import SidelightUI

/// Takes all the room that there is, and makes its content of how large that is.
///
/// ```swift
/// GeometryReader { proxy in
///   HStack(spacing: 0) {
///     Color.blue.frame(width: proxy.size.width / 3)
///     Color.green
///   }
/// }
/// ```
///
/// Its content stands in the corner at which text begins, and is made once the reader has its place. Source: SwiftUI's `GeometryReader`.
public struct GeometryReader<Content> {
  /// Makes the content of the reader's place.
  public var content: (GeometryProxy) -> Content
}

extension GeometryReader: View where Content: View {
  /// Makes a reader.
  ///
  /// - Parameter content: makes the content of the reader's place, whenever that is another one.
  nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

  /// The content in its place.
  public var body: some View { LayoutReader { content(GeometryProxy($0)) } }
}

/// How large a view is, and where it is.
///
/// Source: SwiftUI's `GeometryProxy`.
public struct GeometryProxy {
  private let sight: LayoutSight
  /// How far what stands at the corners of its window or sheet reaches into the view.
  var corners: CornerSizes { sight.corners }
  /// Where the view is in its window.
  var windowFrame: LayoutFrame { sight.frame }

  init(_ sight: LayoutSight) { self.sight = sight }

  /// The size of the view, in pixels.
  public var size: CGSize { CGSize(width: sight.frame.size.width, height: sight.frame.size.height) }

  /// How far the edges of the view are covered, as by the bar of a `safeAreaInset(edge:)` around it, or would be if it went on there.
  public var safeAreaInsets: EdgeInsets {
    EdgeInsets(top: sight.cover.top, leading: sight.cover.leading, bottom: sight.cover.bottom, trailing: sight.cover.trailing)
  }

  /// Where the view is in a space, in pixels. A space that no view around it names is that of the window.
  ///
  /// - Parameter coordinateSpace: the space: `.local` for the view's own, `.global` for that of the window, or `.named(...)`.
  @MainActor public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect { place(in: coordinateSpace.coordinateSpace) }

  /// Where the view is in a space, in pixels: the form before the one that takes a `CoordinateSpaceProtocol`.
  @_disfavoredOverload @MainActor public func frame(in coordinateSpace: CoordinateSpace) -> CGRect { place(in: coordinateSpace) }

  /// Where the view that names a space is, from this view's corner, in pixels; nil if none around it has that name.
  @MainActor public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    guard let space = space(named: coordinateSpace.name) else { return nil }
    return CGRect(
      x: space.x - sight.frame.x, y: space.y - sight.frame.y, width: space.size.width, height: space.size.height)
  }

  @MainActor private func space(named name: AnyHashable) -> LayoutFrame? {
    if let scroll = name.base as? ScrollViewSpace { return sight.scroll(along: scroll.axis)?.frame }
    return sight.space(named: name)
  }

  @MainActor private func place(in space: CoordinateSpace) -> CGRect {
    let frame = sight.frame
    let origin: (x: Double, y: Double) =
      switch space {
      case .local: (frame.x, frame.y)
      case .global: (0, 0)
      case .named(let name): self.space(named: name).map { ($0.x, $0.y) } ?? (0, 0)
      }
    return CGRect(x: frame.x - origin.x, y: frame.y - origin.y, width: frame.size.width, height: frame.size.height)
  }
}

/// From where places are measured.
///
/// Source: SwiftUI's `CoordinateSpace`.
public enum CoordinateSpace: Hashable {
  /// From the corner of the window's content.
  case global
  /// From the corner of the view itself.
  case local
  /// From the corner of the view around it that has this name as a space.
  case named(AnyHashable)

  /// From the corner of the view around it that has this name as a space.
  public static func named(_ name: some Hashable) -> CoordinateSpace { .named(AnyHashable(name)) }

  /// Whether places are measured from the corner of the window's content.
  public var isGlobal: Bool { self == .global }
  /// Whether places are measured from the corner of the view itself.
  public var isLocal: Bool { self == .local }
}

/// Something from which places are measured.
///
/// Source: SwiftUI's `CoordinateSpaceProtocol`.
public protocol CoordinateSpaceProtocol {
  /// From where.
  var coordinateSpace: CoordinateSpace { get }
}

/// The space of the view itself.
///
/// Source: SwiftUI's `LocalCoordinateSpace`.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  /// Makes the space.
  nonisolated public init() {}
  /// From the corner of the view itself.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The space of the window.
///
/// Source: SwiftUI's `GlobalCoordinateSpace`.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  /// Makes the space.
  nonisolated public init() {}
  /// From the corner of the window's content.
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The space of a view that gives it a name, see `coordinateSpace(_:)`.
///
/// Source: SwiftUI's `NamedCoordinateSpace`.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  let name: AnyHashable
  /// From the corner of the view that has the name.
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

/// The name of the space of what scrolls.
private struct ScrollViewSpace: Hashable {
  let axis: Axis?
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The space of the view itself.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The space of the window.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The space of the view around it that has this name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace { NamedCoordinateSpace(name: AnyHashable(name)) }

  /// The space of the innermost scroll view or list around it: from the corner of what is seen of that.
  public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(name: AnyHashable(ScrollViewSpace(axis: nil))) }

  /// The space of the innermost scroll view or list around it that scrolls along an axis: from the corner of what is seen of that.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace { NamedCoordinateSpace(name: AnyHashable(ScrollViewSpace(axis: axis))) }
}

extension View {
  /// Gives a name to the space in the place of this view, from which views in it measure their places.
  ///
  /// Source: SwiftUI's `coordinateSpace(_:)`.
  ///
  /// - Parameter name: the space, as `.named("board")`.
  nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View { space(named: name.name) }

  /// Gives a name to the space in the place of this view: the form before ``coordinateSpace(_:)``.
  ///
  /// Source: SwiftUI's `coordinateSpace(name:)`.
  ///
  /// - Parameter name: the name.
  nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View { space(named: AnyHashable(name)) }

  /// Has an action run when something that follows from the place of this view changes, and once when the view has its first place.
  ///
  /// ```swift
  /// Text(title).onGeometryChange(for: CGFloat.self) { $0.size.width } action: { width = $0 }
  /// ```
  ///
  /// Source: SwiftUI's `onGeometryChange(for:of:action:)`.
  ///
  /// - Parameters:
  ///   - type: the type of what follows.
  ///   - transform: what follows from the place.
  ///   - action: called with what it is now.
  nonisolated public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping @MainActor (GeometryProxy) -> T, action: @escaping @MainActor (_ newValue: T) -> Void
  ) -> some View {
    onPlaceChange(of: { transform(GeometryProxy($0)) }, action: { action($1) })
  }

  /// Has an action run when something that follows from the place of this view changes, and once when the view has its first place.
  ///
  /// Source: SwiftUI's `onGeometryChange(for:of:action:)`.
  ///
  /// - Parameters:
  ///   - type: the type of what follows.
  ///   - transform: what follows from the place.
  ///   - action: called with what it was, and with what it is now; both are the same at the first place.
  nonisolated public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping @MainActor (GeometryProxy) -> T,
    action: @escaping @MainActor (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    onPlaceChange(of: { transform(GeometryProxy($0)) }, action: action)
  }

  /// Shows the middle of this view at a point of the room that there is, all of which it takes.
  ///
  /// Source: SwiftUI's `position(_:)`.
  ///
  /// - Parameter position: the point, in pixels from the corner at which text begins.
  nonisolated public func position(_ position: CGPoint) -> some View { self.position(x: Double(position.x), y: Double(position.y)) }
}
#endif
