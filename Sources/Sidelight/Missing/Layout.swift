// swift-format-ignore-file
// Written by `./meson-wrapper.sh check --record` from .ci/swiftui.table; what is changed here is lost.
#if Foundation
public import Foundation
#endif
public import SidelightUI

@available(*, unavailable, message: "Sidelight has no 'LazyVStack'; use VStack, or List, which makes rows when they come into sight")
nonisolated public struct LazyVStack: View {
  public typealias Body = Never
  public init<Content: View>(alignment: HorizontalAlignment = .center, spacing: Double? = nil, pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content) {}
}

@available(*, unavailable, message: "Sidelight has no 'LazyHStack'; use HStack")
nonisolated public struct LazyHStack: View {
  public typealias Body = Never
  public init<Content: View>(alignment: VerticalAlignment = .center, spacing: Double? = nil, pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content) {}
}

@available(*, unavailable, message: "Sidelight has no 'PinnedScrollableViews'; it comes in a later version")
nonisolated public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static var sectionHeaders: PinnedScrollableViews { absent() }
  public static var sectionFooters: PinnedScrollableViews { absent() }
}

@available(*, unavailable, message: "Sidelight has no 'Grid'; it comes in a later version")
nonisolated public struct Grid: View {
  public typealias Body = Never
  public init<Content: View>(alignment: Alignment = .center, horizontalSpacing: Double? = nil, verticalSpacing: Double? = nil, @ViewBuilder content: () -> Content) {}
}

@available(*, unavailable, message: "Sidelight has no 'GridRow'; it comes in a later version")
nonisolated public struct GridRow: View {
  public typealias Body = Never
  public init<Content: View>(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {}
}

@available(*, unavailable, message: "Sidelight has no 'ViewThatFits'; it comes in a later version")
nonisolated public struct ViewThatFits: View {
  public typealias Body = Never
  public init<Content: View>(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {}
}

@available(*, unavailable, message: "Sidelight has no 'CoordinateSpace'; it comes in a later version")
public enum CoordinateSpace { case global, local, named(AnyHashable) }

@available(*, unavailable, message: "Sidelight has no 'Layout'; it comes in a later version")
public protocol Layout {}

@available(*, unavailable, message: "Sidelight has no 'AnyLayout'; it comes in a later version")
nonisolated public struct AnyLayout: Layout {
  public init<L: Layout>(_ layout: L) {}
}

@available(*, unavailable, message: "Sidelight has no 'HStackLayout'; it comes in a later version")
nonisolated public struct HStackLayout: Layout {
  public init(alignment: VerticalAlignment = .center, spacing: Double? = nil) {}
}

@available(*, unavailable, message: "Sidelight has no 'VStackLayout'; it comes in a later version")
nonisolated public struct VStackLayout: Layout {
  public init(alignment: HorizontalAlignment = .center, spacing: Double? = nil) {}
}

@available(*, unavailable, message: "Sidelight has no 'ViewDimensions'; it comes in a later version")
nonisolated public struct ViewDimensions {
  public var width: Double { absent() }
  public var height: Double { absent() }
  public subscript(guide: _AlignmentGuide) -> Double { absent() }
}

@available(*, unavailable, message: "Sidelight has no '_AlignmentGuide'; it comes in a later version")
public enum _AlignmentGuide { case leading, center, trailing, top, bottom, firstTextBaseline, lastTextBaseline }

@available(*, unavailable, message: "Sidelight has no 'ContainerBackgroundPlacement'; it comes in a later version")
nonisolated public struct ContainerBackgroundPlacement {
  public static var window: ContainerBackgroundPlacement { absent() }
  public static var navigation: ContainerBackgroundPlacement { absent() }
  public static var navigationSplitView: ContainerBackgroundPlacement { absent() }
  public static var tabView: ContainerBackgroundPlacement { absent() }
  public static var widget: ContainerBackgroundPlacement { absent() }
}

@available(*, unavailable, message: "Sidelight has no 'HSplitView'; use NavigationSplitView or inspector")
nonisolated public struct HSplitView: View {
  public typealias Body = Never
  public init<Content: View>(@ViewBuilder content: () -> Content) {}
}

@available(*, unavailable, message: "Sidelight has no 'VSplitView'; it comes in a later version")
nonisolated public struct VSplitView: View {
  public typealias Body = Never
  public init<Content: View>(@ViewBuilder content: () -> Content) {}
}

extension View {
  @available(*, unavailable, message: "Sidelight has no 'gridCellColumns'; it comes in a later version")
  nonisolated public func gridCellColumns(_ count: Int) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'gridCellAnchor'; it comes in a later version")
  nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'gridCellUnsizedAxes'; it comes in a later version")
  nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'gridColumnAlignment'; it comes in a later version")
  nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'coordinateSpace'; it comes in a later version")
  nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'alignmentGuide'; it comes in a later version")
  nonisolated public func alignmentGuide(_ guide: _AlignmentGuide, computeValue: @escaping (ViewDimensions) -> Double) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'position'; it comes in a later version")
  nonisolated public func position(x: Double = 0, y: Double = 0) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'zIndex'; it comes in a later version")
  nonisolated public func zIndex(_ value: Double) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'backgroundStyle'; it comes in a later version")
  nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'containerBackground'; it comes in a later version")
  nonisolated public func containerBackground<S: ShapeStyle>(_ style: S, for container: ContainerBackgroundPlacement) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'safeAreaInset'; a VStack, or toolbar(content:) with a bottom bar")
  nonisolated public func safeAreaInset<V: View>(edge: Edge, alignment: Alignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> V) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'safeAreaPadding'; it comes in a later version")
  nonisolated public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: Double? = nil) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'safeAreaBar'; it comes in a later version")
  nonisolated public func safeAreaBar<V: View>(edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> V) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'scenePadding'; use padding")
  nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'containerRelativeFrame'; it comes in a later version")
  nonisolated public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'flipsForRightToLeftLayoutDirection'; it comes in a later version")
  nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { self }
}

#if Foundation
@available(*, unavailable, message: "Sidelight has no 'GeometryReader'; List, NavigationSplitView and frame(minWidth:maxWidth:) adapt to the size by themselves")
nonisolated public struct GeometryReader: View {
  public typealias Body = Never
  public init<Content: View>(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {}
}

@available(*, unavailable, message: "Sidelight has no 'GeometryProxy'; it comes in a later version")
nonisolated public struct GeometryProxy {
  public var size: CGSize { absent() }
  public var safeAreaInsets: EdgeInsets { absent() }
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect { absent() }
}

extension View {
  @available(*, unavailable, message: "Sidelight has no 'onGeometryChange'; it comes in a later version")
  nonisolated public func onGeometryChange<T: Equatable>(for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (T) -> Void) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'position'; it comes in a later version")
  nonisolated public func position(_ position: CGPoint) -> some View { self }
}
#endif
