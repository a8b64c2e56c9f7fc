#if Foundation
public import Foundation
import SidelightCore
public import SidelightUI

/// Lays out views side by side, as ``HStack`` does.
///
/// Source: SwiftUI's `HStackLayout`.
public struct HStackLayout: Equatable {
  /// Where a view lies that is lower than the row.
  public var alignment: VerticalAlignment
  /// The distance between the views in pixels; nil for the usual one.
  public var spacing: CGFloat?

  /// Makes the layout.
  nonisolated public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

}

extension HStackLayout: Layout {
  /// The axis of a row.
  public static var layoutProperties: LayoutProperties { .stack(.horizontal) }

  @MainActor private func arrangement(_ subviews: Subviews) -> StackArrangement {
    let usual = Spacing.usual(along: .horizontal, areTexts: subviews.areTexts)
    return StackArrangement(.horizontal, alignment: alignment.key, spacing: spacing.map { Double($0) } ?? usual)
  }

  /// The size of the row.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    subviews.size(arrangement(subviews), proposal)
  }

  /// Places the views in the row.
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    subviews.place(arrangement(subviews), in: bounds, proposal)
  }
}

/// Lays out views one below the other, as ``VStack`` does.
///
/// Source: SwiftUI's `VStackLayout`.
public struct VStackLayout: Equatable {
  /// Where a view lies that is narrower than the column.
  public var alignment: HorizontalAlignment
  /// The distance between the views in pixels; nil for the usual one.
  public var spacing: CGFloat?

  /// Makes the layout.
  nonisolated public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

}

extension VStackLayout: Layout {
  /// The axis of a column.
  public static var layoutProperties: LayoutProperties { .stack(.vertical) }

  @MainActor private func arrangement(_ subviews: Subviews) -> StackArrangement {
    let usual = Spacing.usual(along: .vertical, areTexts: subviews.areTexts)
    return StackArrangement(.vertical, alignment: alignment.key, spacing: spacing.map { Double($0) } ?? usual)
  }

  /// The size of the column.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    subviews.size(arrangement(subviews), proposal)
  }

  /// Places the views in the column.
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    subviews.place(arrangement(subviews), in: bounds, proposal)
  }
}

/// Lays out views above each other, as ``ZStack`` does.
///
/// Source: SwiftUI's `ZStackLayout`.
public struct ZStackLayout: Equatable {
  /// Where a view lies that is smaller than the stack.
  public var alignment: Alignment

  /// Makes the layout.
  nonisolated public init(alignment: Alignment = .center) { self.alignment = alignment }
}

extension ZStackLayout: Layout {
  private var arrangement: LayersArrangement { LayersArrangement(alignment: GuidePair(alignment.element)) }

  /// The size of the stack.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    subviews.size(arrangement, proposal)
  }

  /// Places the views in the stack.
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    subviews.place(arrangement, in: bounds, proposal)
  }
}

/// Lays out views in rows and columns, as ``Grid`` does: each ``GridRow`` is a row, and what stands between them goes across.
///
/// Source: SwiftUI's `GridLayout`.
public struct GridLayout: Equatable {
  /// Where a view lies that is smaller than its cell.
  public var alignment: Alignment
  /// The distance between columns in pixels; nil for the usual one.
  public var horizontalSpacing: CGFloat?
  /// The distance between rows in pixels; nil for the usual one.
  public var verticalSpacing: CGFloat?

  /// Makes the layout.
  nonisolated public init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }
}

extension GridLayout: Layout {
  private var arrangement: GridArrangement {
    GridArrangement(
      alignment: GuidePair(alignment.element), horizontalSpacing: horizontalSpacing.map { Double($0) },
      verticalSpacing: verticalSpacing.map { Double($0) })
  }

  /// The size of the grid.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    subviews.size(arrangement, proposal)
  }

  /// Places the cells in the grid.
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    subviews.place(arrangement, in: bounds, proposal)
  }
}

extension LayoutProperties {
  fileprivate static func stack(_ axis: Axis) -> LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = axis
    return properties
  }
}

/// Any layout, so that one can take the place of another one while the views stay.
///
/// ```swift
/// let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
/// layout {
///   Text("One")
///   Text("Two")
/// }
/// ```
///
/// Source: SwiftUI's `AnyLayout`.
public struct AnyLayout {
  /// What the layout inside keeps.
  public struct Cache {
    fileprivate var kept: Any
    fileprivate let owner: ObjectIdentifier
  }

  private let layout: any Layout

  /// Makes it of a layout.
  nonisolated public init<L: Layout>(_ layout: L) { self.layout = layout }

  /// The layout inside.
  package var inside: any Layout { layout }
}

extension AnyLayout: Layout {
  /// Makes what the layout inside keeps.
  public func makeCache(subviews: Subviews) -> Cache { layout.anyCache(subviews) }

  /// Brings it up to date.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) { ask(&cache, subviews) { $0.update(&$1, subviews) } }

  /// How far the whole wishes to be from its neighbours.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    ask(&cache, subviews) { $0.spacing(subviews, &$1) }
  }

  /// The size of the whole.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    ask(&cache, subviews) { $0.size(proposal, subviews, &$1) }
  }

  /// Has the layout inside place the views.
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    ask(&cache, subviews) { $0.place(bounds, proposal, subviews, &$1) }
  }

  /// Where the layout inside says that a guide is.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    ask(&cache, subviews) { $0.guide(guide, bounds, proposal, subviews, &$1) }
  }

  /// Where the layout inside says that a guide is.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    ask(&cache, subviews) { $0.guide(guide, bounds, proposal, subviews, &$1) }
  }

  /// Another layout than before keeps other things.
  @MainActor private func ask<R>(_ cache: inout Cache, _ subviews: Subviews, _ question: (any Layout, inout Cache) -> R) -> R {
    if cache.owner != ObjectIdentifier(type(of: layout)) { cache = layout.anyCache(subviews) }
    return question(layout, &cache)
  }
}

extension AnyLayout: @MainActor Equatable {
  /// Whether both are the same layout, as far as that is known.
  public static func == (left: AnyLayout, right: AnyLayout) -> Bool {
    (left.layout as? any Equatable)?.isSame(as: right.layout) == true
  }
}

extension Layout {
  fileprivate func anyCache(_ subviews: LayoutSubviews) -> AnyLayout.Cache {
    AnyLayout.Cache(kept: makeCache(subviews: subviews), owner: ObjectIdentifier(Self.self))
  }

  /// Works on what is kept as the type that it is.
  private func with<R>(_ cache: inout AnyLayout.Cache, _ subviews: LayoutSubviews, _ body: (inout Cache) -> R) -> R {
    var own = cache.kept as? Cache ?? makeCache(subviews: subviews)
    defer { cache.kept = own }
    return body(&own)
  }

  fileprivate func update(_ cache: inout AnyLayout.Cache, _ subviews: LayoutSubviews) {
    with(&cache, subviews) { updateCache(&$0, subviews: subviews) }
  }

  fileprivate func spacing(_ subviews: LayoutSubviews, _ cache: inout AnyLayout.Cache) -> ViewSpacing {
    with(&cache, subviews) { spacing(subviews: subviews, cache: &$0) }
  }

  fileprivate func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout AnyLayout.Cache) -> CGSize {
    with(&cache, subviews) { sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
  }

  fileprivate func place(_ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout AnyLayout.Cache) {
    with(&cache, subviews) { placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0) }
  }

  fileprivate func guide(
    _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout AnyLayout.Cache
  ) -> CGFloat? {
    with(&cache, subviews) { explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0) }
  }

  fileprivate func guide(
    _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout AnyLayout.Cache
  ) -> CGFloat? {
    with(&cache, subviews) { explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0) }
  }
}
#endif
