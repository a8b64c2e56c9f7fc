#if Foundation
public import Foundation
import SidelightCore
public import SidelightUI

/// Where a scroll view is to come to rest.
///
/// Source: SwiftUI's `ScrollTarget`.
public struct ScrollTarget: Hashable, Sendable {
  /// The part of the content that is in view then, in pixels.
  public var rect: CGRect
  /// The point of the visible area at which that lies; nil for where the content begins.
  public var anchor: UnitPoint?

  /// Makes a target.
  public init(rect: CGRect, anchor: UnitPoint? = nil) {
    self.rect = rect
    self.anchor = anchor
  }
}

/// What a behaviour knows of a scroll view.
///
/// Source: SwiftUI's `ScrollTargetBehaviorContext`. The velocity is left out: GTK does not say it.
public struct ScrollTargetBehaviorContext {
  /// Where the scroll view was before the user scrolled it.
  public let originalTarget: ScrollTarget
  /// The size of the content, in pixels.
  public let contentSize: CGSize
  /// The size of the visible area, in pixels.
  public let containerSize: CGSize
  /// The axes along which it is scrolled.
  public let axes: Axis.Set
  /// Where the views lie to which it is scrolled, without the margins before the content.
  fileprivate let views: [CGRect]

  /// How far it can be scrolled.
  fileprivate var end: CGPoint {
    CGPoint(x: max(0, contentSize.width - containerSize.width), y: max(0, contentSize.height - containerSize.height))
  }
}

/// Says where a scroll view comes to rest that the user has scrolled.
///
/// Source: SwiftUI's `ScrollTargetBehavior`.
public protocol ScrollTargetBehavior {
  /// What it knows of the scroll view.
  typealias TargetContext = ScrollTargetBehaviorContext

  /// Changes where the scroll view comes to rest. Before that it is where the user has left it.
  @MainActor func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

/// Comes to rest at multiples of the size of what can be seen.
///
/// A turn of the wheel, or a short way of the fingers, leads to the next page. Source: SwiftUI's `PagingScrollTargetBehavior`.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// Makes the behaviour.
  nonisolated public init() {}

  /// Moves the target to a page.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let from = context.originalTarget.rect
    if context.axes.contains(.horizontal) {
      target.rect.origin.x = CGFloat(
        ScrollRest.page(from: from.minX, to: target.rect.minX, length: context.containerSize.width, end: context.end.x))
    }
    if context.axes.contains(.vertical) {
      target.rect.origin.y = CGFloat(
        ScrollRest.page(from: from.minY, to: target.rect.minY, length: context.containerSize.height, end: context.end.y))
    }
  }
}

/// Comes to rest where a view begins, of those in a layout that says ``View/scrollTargetLayout(isEnabled:)``.
///
/// Source: SwiftUI's `ViewAlignedScrollTargetBehavior`.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// How many views may be passed at once.
  ///
  /// Source: SwiftUI's `ViewAlignedScrollTargetBehavior.LimitBehavior`.
  public struct LimitBehavior: Sendable {
    fileprivate let count: Int?

    /// As the user scrolls: any number.
    nonisolated public static var automatic: LimitBehavior { LimitBehavior(count: nil) }
    /// A few.
    nonisolated public static var always: LimitBehavior { LimitBehavior(count: 3) }
    /// Up to three.
    nonisolated public static var alwaysByFew: LimitBehavior { LimitBehavior(count: 3) }
    /// One.
    nonisolated public static var alwaysByOne: LimitBehavior { LimitBehavior(count: 1) }
    /// Any number.
    nonisolated public static var never: LimitBehavior { LimitBehavior(count: nil) }
  }

  private let limit: LimitBehavior

  /// Makes the behaviour.
  ///
  /// - Parameter limitBehavior: how many views may be passed at once.
  nonisolated public init(limitBehavior: LimitBehavior = .automatic) { limit = limitBehavior }

  /// Moves the target to where a view begins.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    guard !context.views.isEmpty else { return }
    let from = context.originalTarget.rect
    func places(_ starts: [CGFloat], _ end: CGFloat) -> [Double] { Set(starts.map { min(max($0, 0), end) }).sorted().map { Double($0) } }
    if context.axes.contains(.horizontal) {
      let places = places(context.views.map(\.minX), context.end.x)
      target.rect.origin.x = CGFloat(ScrollRest.place(from: from.minX, to: target.rect.minX, among: places, limit: limit.count))
    }
    if context.axes.contains(.vertical) {
      let places = places(context.views.map(\.minY), context.end.y)
      target.rect.origin.y = CGFloat(ScrollRest.place(from: from.minY, to: target.rect.minY, among: places, limit: limit.count))
    }
  }
}

/// Any behaviour.
///
/// Source: SwiftUI's `AnyScrollTargetBehavior`.
public struct AnyScrollTargetBehavior: ScrollTargetBehavior {
  private let behavior: any ScrollTargetBehavior

  /// Makes it of a behaviour.
  nonisolated public init(_ behavior: some ScrollTargetBehavior) { self.behavior = behavior }

  /// Has the behaviour inside change the target.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) { behavior.updateTarget(&target, context: context) }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// Comes to rest at multiples of the size of what can be seen.
  nonisolated public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// Comes to rest where a view begins.
  nonisolated public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }

  /// Comes to rest where a view begins.
  ///
  /// - Parameter limitBehavior: how many views may be passed at once.
  nonisolated public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior)
    -> ViewAlignedScrollTargetBehavior
  {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }
}

extension View {
  /// Has the scroll views in this view come to rest where a behaviour says once the user has scrolled them.
  ///
  /// ```swift
  /// ScrollView(.horizontal) {
  ///   LazyHStack(spacing: 0) { ForEach(photos) { Photo($0).containerRelativeFrame(.horizontal) } }
  /// }
  /// .scrollTargetBehavior(.paging)
  /// ```
  ///
  /// Lists don't take part. Source: SwiftUI's `scrollTargetBehavior(_:)`.
  ///
  /// - Parameter behavior: says where.
  nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    scrollBehavior(AskedBehavior(behavior: behavior))
  }
}

/// Asks an app's behaviour.
private struct AskedBehavior: ScrollBehaving {
  let behavior: any ScrollTargetBehavior

  nonisolated init(behavior: any ScrollTargetBehavior) { self.behavior = behavior }

  func rest(of end: ScrollEnd, along axes: Axis.Set, margins: EdgeInsets) -> Point? {
    let measure = end.measure
    let size = CGSize(width: measure.width, height: measure.height)
    let context = ScrollTargetBehaviorContext(
      originalTarget: ScrollTarget(rect: CGRect(origin: CGPoint(x: end.from.x, y: end.from.y), size: size)),
      contentSize: CGSize(width: measure.contentWidth, height: measure.contentHeight), containerSize: size, axes: axes,
      views: end.views.map {
        CGRect(x: $0.x - margins.leading, y: $0.y - margins.top, width: $0.size.width, height: $0.size.height)
      })
    var target = ScrollTarget(rect: CGRect(origin: CGPoint(x: measure.x, y: measure.y), size: size))
    behavior.updateTarget(&target, context: context)
    let anchor = target.anchor ?? .topLeading
    let x = target.rect.minX - (size.width - target.rect.width) * anchor.x
    let y = target.rect.minY - (size.height - target.rect.height) * anchor.y
    guard x.isFinite, y.isFinite else { return nil }
    return Point(min(max(0, Double(x)), Double(context.end.x)), min(max(0, Double(y)), Double(context.end.y)))
  }
}
#endif
