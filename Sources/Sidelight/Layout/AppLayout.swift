#if Foundation
public import Foundation
import SidelightCore
public import SidelightUI

/// A way to lay out views that an app brings itself.
///
/// ```swift
/// struct Diagonal: Layout {
///   func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
///     let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
///     return CGSize(width: sizes.reduce(0) { $0 + $1.width }, height: sizes.reduce(0) { $0 + $1.height })
///   }
///
///   func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
///     var corner = bounds.origin
///     for subview in subviews {
///       let size = subview.sizeThatFits(.unspecified)
///       subview.place(at: corner, proposal: ProposedViewSize(size))
///       corner.x += size.width
///       corner.y += size.height
///     }
///   }
/// }
///
/// Diagonal {
///   Text("One")
///   Text("Two")
/// }
/// ```
///
/// A size that is not a number counts as 0, and one below zero, too. Source: SwiftUI's `Layout`.
@MainActor public protocol Layout {
  /// What is kept between questions, as long as the subviews stay the same.
  associatedtype Cache = Void

  /// The views that are laid out.
  typealias Subviews = LayoutSubviews

  /// What is known of the layout beforehand.
  static var layoutProperties: LayoutProperties { get }

  /// Makes what is kept between questions.
  func makeCache(subviews: Subviews) -> Cache

  /// Brings what is kept up to date: the subviews have changed.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// How far the whole wishes to be from its neighbours, which layouts of an app's own around it hear; stacks and grids of the library have a
  /// distance of their own.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// The size of the whole where this is offered.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

  /// Gives each subview its place, by ``LayoutSubview/place(at:anchor:proposal:)``. One without a place lies in the middle.
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// Where the layout says that a guide is, in pixels from the edge of `bounds`; nil for what its subviews say.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat?

  /// Where the layout says that a guide is, in pixels from the top of `bounds`; nil for what its subviews say.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
}

extension Layout {
  /// Nothing is known beforehand.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Makes anew what is kept.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

  /// The usual distance.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { ViewSpacing() }

  /// What its subviews say.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }

  /// What its subviews say.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }

  /// Lays out views in this way.
  nonisolated public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    HostedLayoutView(AppLayout(layout: self), content())
  }
}

extension Layout where Cache == Void {
  /// Nothing is kept.
  public func makeCache(subviews: Subviews) {}
}

/// What is known of a layout beforehand.
///
/// Source: SwiftUI's `LayoutProperties`.
public struct LayoutProperties: Sendable {
  /// The axis of the stack that it is; nil for none.
  public var stackOrientation: Axis?

  /// Makes the properties of a layout that is no stack.
  nonisolated public init() {}
}

/// What a view is offered.
///
/// Source: SwiftUI's `ProposedViewSize`.
public struct ProposedViewSize: Equatable, Sendable {
  /// The width in pixels; nil where none is offered.
  public var width: CGFloat?
  /// The height in pixels; nil where none is offered.
  public var height: CGFloat?

  /// Nothing, to which a view answers with its least size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// No size in particular, to which a view answers with the size that it has by itself.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// All room, to which a view answers with its greatest size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// Makes a proposal.
  nonisolated public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Offers a size.
  nonisolated public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  init(_ proposal: Proposal) { self.init(width: proposal.width.map { CGFloat($0) }, height: proposal.height.map { CGFloat($0) }) }

  /// The proposal with the lengths of a size where it offers none.
  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  var proposal: Proposal { Proposal(width: width.map { Double($0) }, height: height.map { Double($0) }) }
}

/// How far a view wishes to be from its neighbours.
///
/// Source: SwiftUI's `ViewSpacing`.
public struct ViewSpacing: Sendable {
  private(set) var spacing: Spacing

  /// The usual distance.
  nonisolated public init() { spacing = .plain }

  /// No distance at all.
  public static let zero = ViewSpacing(Spacing(leading: .none, trailing: .none, top: .none, bottom: .none))

  init(_ spacing: Spacing) { self.spacing = spacing }

  /// The distance to a view that follows along an axis, in pixels.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    spacing.distance(to: next.spacing, along: axis == .horizontal ? .horizontal : .vertical)
  }

  /// Takes the wishes of another view at some edges, where that wishes more.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    if edges.contains(.top) { spacing.top = spacing.top.farther(other.spacing.top) }
    if edges.contains(.leading) { spacing.leading = spacing.leading.farther(other.spacing.leading) }
    if edges.contains(.bottom) { spacing.bottom = spacing.bottom.farther(other.spacing.bottom) }
    if edges.contains(.trailing) { spacing.trailing = spacing.trailing.farther(other.spacing.trailing) }
  }

  /// The wishes of both views at some edges, those that wish more.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var union = self
    union.formUnion(other, edges: edges)
    return union
  }
}

extension Spacing.Edge {
  fileprivate func farther(_ other: Spacing.Edge) -> Spacing.Edge {
    switch (self, other) {
    case (.plain, _), (_, .plain): .plain
    case (.text, _), (_, .text): .text
    case (.none, .none): .none
    }
  }
}

/// The views that a layout lays out.
///
/// Source: SwiftUI's `LayoutSubviews`.
@MainActor public struct LayoutSubviews: @MainActor RandomAccessCollection, @MainActor Equatable {
  fileprivate let hosted: HostedChildren
  fileprivate let board: PlacementBoard
  private let indexes: [Int]

  fileprivate init(_ hosted: HostedChildren, _ board: PlacementBoard) { self.init(hosted, board, Array(hosted.children.indices)) }

  private init(_ hosted: HostedChildren, _ board: PlacementBoard, _ indexes: [Int]) {
    self.hosted = hosted
    self.board = board
    self.indexes = indexes
  }

  /// Where text begins.
  public var layoutDirection: LayoutDirection { hosted.isRightToLeft ? .rightToLeft : .leftToRight }

  /// The place of the first view.
  public var startIndex: Int { 0 }
  /// The place after the last view.
  public var endIndex: Int { indexes.count }
  /// The view at a place.
  public subscript(index: Int) -> LayoutSubview { LayoutSubview(hosted, board, indexes[index]) }
  /// Some of the views.
  public subscript(bounds: Range<Int>) -> LayoutSubviews { LayoutSubviews(hosted, board, Array(indexes[bounds])) }
  /// The views at some places.
  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    LayoutSubviews(hosted, board, indices.map { indexes[$0] })
  }

  /// Whether both are the same views, as they are now.
  public static func == (left: LayoutSubviews, right: LayoutSubviews) -> Bool {
    left.indexes.elementsEqual(right.indexes) && left.map(\.child.id) == right.map(\.child.id)
  }

  /// Whether all of them are lines of text.
  var areTexts: Bool { allSatisfy { $0.child.spacing == .text } }

  /// The size of all of them in one of the house's own ways.
  func size(_ arrangement: some Arrangement, _ proposal: ProposedViewSize) -> CGSize {
    let size = arrangement.size(proposal.proposal, hosted.children.chosen(indexes))
    return CGSize(width: size.width, height: size.height)
  }

  /// Places all of them in one of the house's own ways.
  func place(_ arrangement: some Arrangement, in bounds: CGRect, _ proposal: ProposedViewSize) {
    let size = Size(Double(bounds.width), Double(bounds.height))
    for (index, place) in zip(indexes, arrangement.place(hosted.children.chosen(indexes), in: size, proposal.proposal)) {
      guard var place else { continue }
      place.x += Double(bounds.minX)
      place.y += Double(bounds.minY)
      board.places[index] = place
    }
  }
}

/// One of the views that a layout lays out.
///
/// Source: SwiftUI's `LayoutSubview`.
@MainActor public struct LayoutSubview: @MainActor Equatable {
  private let hosted: HostedChildren
  private let board: PlacementBoard
  private let index: Int

  fileprivate init(_ hosted: HostedChildren, _ board: PlacementBoard, _ index: Int) {
    self.hosted = hosted
    self.board = board
    self.index = index
  }

  fileprivate var child: Child { hosted.children[index] }

  /// What the view says for a key.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    hosted.saying(of: child, ObjectIdentifier(key)) as? K.Value ?? K.defaultValue
  }

  /// Before which others it gets room; views have 0 by themselves.
  public var priority: Double { child.priority }
  /// How far it wishes to be from its neighbours.
  public var spacing: ViewSpacing { ViewSpacing(child.spacing) }

  /// The size that it takes where this is offered.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = child.size(proposal.proposal)
    return CGSize(width: size.width, height: size.height)
  }

  /// The same with its guides.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { ViewDimensions(child.dimensions(proposal.proposal)) }

  /// Gives it a place; only while the layout places its views.
  ///
  /// - Parameters:
  ///   - position: where it lies, in the coordinates of the layout's bounds.
  ///   - anchor: which point of it lies there.
  ///   - proposal: what it is offered, which decides its size.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    let size = child.size(proposal.proposal)
    let corner = Point(Double(position.x) - anchor.x * size.width, Double(position.y) - anchor.y * size.height)
    board.places[index] = Place(corner, size, proposal.proposal)
  }

  /// Whether both are the same view.
  public static func == (left: LayoutSubview, right: LayoutSubview) -> Bool { left.child.id == right.child.id }
}

/// Where a layout puts its views.
@MainActor private final class PlacementBoard {
  var places: [Int: Place] = [:]
}

/// Asks an app's layout.
private struct AppLayout<L: Layout> {
  let layout: L
}

extension AppLayout: LayoutRules {
  @MainActor private func kept(_ cache: inout Any?, _ subviews: LayoutSubviews) -> L.Cache {
    cache as? L.Cache ?? layout.makeCache(subviews: subviews)
  }

  @MainActor private func ask<R>(_ hosted: HostedChildren, _ cache: inout Any?, _ question: (LayoutSubviews, inout L.Cache) -> R) -> R {
    let subviews = LayoutSubviews(hosted, PlacementBoard())
    var own = kept(&cache, subviews)
    defer { cache = own }
    return question(subviews, &own)
  }

  func update(_ cache: inout Any?, _ hosted: HostedChildren) {
    let subviews = LayoutSubviews(hosted, PlacementBoard())
    guard var own = cache as? L.Cache else {
      cache = layout.makeCache(subviews: subviews)
      return
    }
    layout.updateCache(&own, subviews: subviews)
    cache = own
  }

  func size(_ proposal: Proposal, _ hosted: HostedChildren, _ cache: inout Any?) -> Size {
    ask(hosted, &cache) { subviews, own in
      let size = layout.sizeThatFits(proposal: ProposedViewSize(proposal), subviews: subviews, cache: &own)
      return Size(Double(size.width), Double(size.height))
    }
  }

  func place(_ hosted: HostedChildren, in size: Size, _ proposal: Proposal, _ cache: inout Any?) -> [Place?] {
    ask(hosted, &cache) { subviews, own in
      layout.placeSubviews(
        in: CGRect(x: 0, y: 0, width: size.width, height: size.height), proposal: ProposedViewSize(proposal), subviews: subviews,
        cache: &own)
      return hosted.children.indices.map { index in
        if let place = subviews.board.places[index] { return place }
        let own = hosted.children[index].size(proposal)
        return Place(Point((size.width - own.width) / 2, (size.height - own.height) / 2), own, proposal)
      }
    }
  }

  func guides(_ hosted: HostedChildren, in size: Size, _ proposal: Proposal, _ cache: inout Any?) -> Guides? {
    ask(hosted, &cache) { subviews, own in
      let bounds = CGRect(x: 0, y: 0, width: size.width, height: size.height)
      let asked = ProposedViewSize(proposal)
      var said = Guides()
      for guide in [HorizontalAlignment.leading, .center, .trailing] {
        said[guide.key] = layout.explicitAlignment(of: guide, in: bounds, proposal: asked, subviews: subviews, cache: &own).map {
          Double($0)
        }
      }
      for guide in [VerticalAlignment.top, .center, .bottom, .firstTextBaseline, .lastTextBaseline] {
        said[guide.key] = layout.explicitAlignment(of: guide, in: bounds, proposal: asked, subviews: subviews, cache: &own).map {
          Double($0)
        }
      }
      return said.isEmpty ? nil : said
    }
  }

  func spacing(_ hosted: HostedChildren, _ cache: inout Any?) -> Spacing {
    ask(hosted, &cache) { layout.spacing(subviews: $0, cache: &$1).spacing }
  }

  var axis: Axis2D? {
    let kind = (layout as? AnyLayout).map { type(of: $0.inside) } ?? L.self
    return kind.layoutProperties.stackOrientation.map { $0 == .horizontal ? .horizontal : .vertical }
  }

  var isGrid: Bool { layout is GridLayout || (layout as? AnyLayout)?.inside is GridLayout }

  func isSame(as other: any LayoutRules) -> Bool {
    guard let other = other as? AppLayout<L>, let own = layout as? any Equatable else { return false }
    return own.isSame(as: other.layout)
  }
}

extension Equatable {
  func isSame(as other: Any) -> Bool { (other as? Self) == self }
}
#endif
