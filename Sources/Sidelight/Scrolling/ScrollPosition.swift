#if Foundation
public import Foundation
public import SidelightUI

/// Where scroll views are, as an app says it and as the user leaves it.
///
/// ```swift
/// @State private var position = ScrollPosition(edge: .top)
///
/// ScrollView { LazyVStack { ForEach(messages) { Message($0) } }.scrollTargetLayout() }
///   .scrollPosition($position)
///   .toolbar { Button("Newest") { position.scrollTo(edge: .bottom) } }
/// ```
///
/// Source: SwiftUI's `ScrollPosition`.
public struct ScrollPosition: Equatable, Sendable {
  private enum Place: Equatable, Sendable {
    case automatic
    case edge(Edge)
    case offset(x: CGFloat?, y: CGFloat?)
    case view(ViewID, anchor: UnitPoint?)
  }

  /// An id of any type.
  private struct ViewID: Equatable, Sendable {
    let value: any Hashable & Sendable

    static func == (left: ViewID, right: ViewID) -> Bool { AnyHashable(left.value) == AnyHashable(right.value) }
  }

  private var place: Place
  /// The view that the user has scrolled to.
  private var seen: ViewID?
  private let takes: @Sendable (AnyHashable) -> (any Hashable & Sendable)?
  /// Whether the user has scrolled since the app last said where to scroll.
  public private(set) var isPositionedByUser = false
  private var revision = 0

  private init<ID: Hashable & Sendable>(_ place: Place, _ type: ID.Type) {
    self.place = place
    takes = { $0.base as? ID }
  }

  /// Begins where the content does.
  ///
  /// - Parameter type: the type of the ids of views that the user scrolls to.
  public init(idType type: (some Hashable & Sendable).Type = Never.self) { self.init(.automatic, type) }

  /// Begins at a view.
  ///
  /// - Parameters:
  ///   - id: the id of the view.
  ///   - anchor: the point of the visible area at which the view is; nil for where the content begins.
  public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
    self.init(.view(ViewID(value: id), anchor: anchor), ID.self)
    revision = 1
  }

  /// Begins at an edge of the content.
  public init(idType type: (some Hashable & Sendable).Type = Never.self, edge: Edge) {
    self.init(.edge(edge), type)
    revision = 1
  }

  /// Begins at a point of the content, in pixels.
  public init(idType type: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
    self.init(.offset(x: point.x, y: point.y), type)
    revision = 1
  }

  /// Begins at a point of the content, in pixels.
  public init(idType type: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) {
    self.init(.offset(x: x, y: y), type)
    revision = 1
  }

  /// Begins so many pixels from the start of the content.
  public init(idType type: (some Hashable & Sendable).Type = Never.self, x: CGFloat) {
    self.init(.offset(x: x, y: nil), type)
    revision = 1
  }

  /// Begins so many pixels from the top of the content.
  public init(idType type: (some Hashable & Sendable).Type = Never.self, y: CGFloat) {
    self.init(.offset(x: nil, y: y), type)
    revision = 1
  }

  private mutating func scroll(to place: Place) {
    self.place = place
    seen = nil
    isPositionedByUser = false
    revision += 1
  }

  /// Scrolls to a view.
  ///
  /// - Parameters:
  ///   - id: the id of the view.
  ///   - anchor: the point of the visible area at which the view is; nil for where the content begins.
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    scroll(to: .view(ViewID(value: id), anchor: anchor))
  }

  /// Scrolls to an edge of the content.
  public mutating func scrollTo(edge: Edge) { scroll(to: .edge(edge)) }
  /// Scrolls to a point of the content, in pixels.
  public mutating func scrollTo(point: CGPoint) { scroll(to: .offset(x: point.x, y: point.y)) }
  /// Scrolls to a point of the content, in pixels.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { scroll(to: .offset(x: x, y: y)) }
  /// Scrolls so many pixels from the start of the content.
  public mutating func scrollTo(x: CGFloat) { scroll(to: .offset(x: x, y: nil)) }
  /// Scrolls so many pixels from the top of the content.
  public mutating func scrollTo(y: CGFloat) { scroll(to: .offset(x: nil, y: y)) }

  /// The edge that the app said; nil once the user scrolls.
  public var edge: Edge? { if case .edge(let edge) = place { edge } else { nil } }
  /// The point that the app said; nil once the user scrolls.
  public var point: CGPoint? { if case .offset(let x?, let y?) = place { CGPoint(x: x, y: y) } else { nil } }
  /// The distance from the start that the app said; nil once the user scrolls.
  public var x: CGFloat? { if case .offset(let x, _) = place { x } else { nil } }
  /// The distance from the top that the app said; nil once the user scrolls.
  public var y: CGFloat? { if case .offset(_, let y) = place { y } else { nil } }

  /// The id of the view that the app said, or that the user has scrolled to, see ``View/scrollTargetLayout(isEnabled:)``.
  public var viewID: (any Hashable & Sendable)? {
    if case .view(let id, _) = place { return id.value }
    return seen?.value
  }

  /// The same, if it is of a type.
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { viewID as? T }

  /// Whether both are the same position.
  public static func == (left: ScrollPosition, right: ScrollPosition) -> Bool {
    left.place == right.place && left.seen == right.seen && left.isPositionedByUser == right.isPositionedByUser
      && left.revision == right.revision
  }

  fileprivate nonisolated var aim: ScrollAim {
    let aim: ScrollAim.Place =
      switch place {
      case .automatic: .none
      case .edge(.top): .part(x: nil, y: 0)
      case .edge(.bottom): .part(x: nil, y: 1)
      case .edge(.leading): .part(x: 0, y: nil)
      case .edge(.trailing): .part(x: 1, y: nil)
      case .offset(let x, let y): .offset(x: x.map { Double($0) }, y: y.map { Double($0) })
      case .view(let id, let anchor): .view(AnyHashable(id.value), anchor: anchor)
      }
    return ScrollAim(aim, revision: revision)
  }

  /// The user scrolls.
  fileprivate mutating func leave() {
    guard !isPositionedByUser else { return }
    if case .view(let id, _) = place { seen = id }
    place = .automatic
    isPositionedByUser = true
  }

  fileprivate mutating func see(_ id: AnyHashable) {
    guard let id = takes(id) else { return }
    if case .view = place { place = .automatic }
    seen = ViewID(value: id)
  }
}

extension View {
  /// Keeps a value at where the scroll views in this view are, and scrolls them where the app says.
  ///
  /// Lists don't take part. Source: SwiftUI's `scrollPosition(_:anchor:)`.
  ///
  /// - Parameters:
  ///   - position: where they are.
  ///   - anchor: the point of the visible area at which views are; nil for where the content begins.
  nonisolated public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
    PositionedView(content: self, position: position, anchor: anchor)
  }
}

private struct PositionedView<Content: View> {
  let content: Content
  let position: Binding<ScrollPosition>
  let anchor: UnitPoint?

  nonisolated init(content: Content, position: Binding<ScrollPosition>, anchor: UnitPoint?) {
    self.content = content
    self.position = position
    self.anchor = anchor
  }
}

extension PositionedView: View {
  var body: some View {
    content.scrollPosition(position.wrappedValue.aim, anchor: anchor) { id in
      position.wrappedValue.see(id)
    } tellUser: {
      position.wrappedValue.leave()
    }
  }
}
#endif
