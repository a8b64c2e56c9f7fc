import SidelightCore
@_spi(Nodes) package import SidelightGraph

/// Keeps which view a scroll view is scrolled to in step with an app's value.
@MainActor final class ScrollPositionKeeper {
  /// Tells the app which view is where the anchor says.
  fileprivate var tell: ((AnyHashable) -> Void)?
  fileprivate(set) var anchor: ScrollAnchor?
  /// What the app and the scroll view both know.
  fileprivate var last: AnyHashable?
  /// What is seen next follows from what the app said, or from where it all begins.
  fileprivate var isAwaited = true
  /// Hears that the user scrolls; nil where nobody asks.
  fileprivate var userScrolled: (() -> Void)?
  private var areas: [WeakNode] = []

  private struct WeakNode {
    weak var node: (any HostingNode)?
  }

  nonisolated init() {}

  var hearsUser: Bool { userScrolled != nil }

  func userScrolls() { userScrolled?() }

  /// A scroll view whose position this is.
  func add(_ area: any HostingNode) {
    areas.removeAll { $0.node == nil }
    areas.append(WeakNode(node: area))
  }

  /// Scrolls them to a place.
  fileprivate func scroll(to place: ScrollTarget.Place) {
    for area in areas.compactMap(\.node) where area.isAlive {
      area.graph.after { [weak area] in if let area, area.isAlive { area.graph.queue(.scroll(area.host.id, ScrollTarget(place))) } }
    }
  }

  /// Another view is where the anchor says than before.
  func seen(_ id: AnyHashable) {
    if isAwaited { return isAwaited = false }
    guard id != last else { return }
    last = id
    tell?(id)
  }
}

enum ScrollPositionKey: EnvironmentKey {
  static var defaultValue: ScrollPositionKeeper? { nil }
}

private struct ScrollPositionView<Content: View, ID: Hashable> {
  let content: Content
  let id: Binding<ID?>
  let anchor: UnitPoint?
  @State private var keeper = ScrollPositionKeeper()

  nonisolated init(content: Content, id: Binding<ID?>, anchor: UnitPoint?) {
    self.content = content
    self.id = id
    self.anchor = anchor
  }
}

extension ScrollPositionView: View {
  var body: some View {
    let (id, keeper, anchor) = (id, keeper, anchor)
    let _ = keeper.anchor = anchor.map { ScrollAnchor(x: $0.x, y: $0.y) }
    let _ = keeper.tell = { if let new = $0.base as? ID { id.wrappedValue = new } }
    ScrollViewReader { proxy in
      EnvironmentView(content: content) { $0[ScrollPositionKey.self] = keeper }
        .onChange(of: id.wrappedValue, initial: true) { _, new in
          guard let new, keeper.last != AnyHashable(new) else { return }
          keeper.last = AnyHashable(new)
          keeper.isAwaited = true
          proxy.scrollTo(new, anchor: anchor ?? .topLeading)
        }
    }
  }
}

/// Where an app says that a scroll view is.
package struct ScrollAim: Equatable {
  package enum Place: Equatable {
    /// Where it is by itself.
    case none
    case view(AnyHashable, anchor: UnitPoint?)
    /// Parts of the content along each axis; nil to stay.
    case part(x: Double?, y: Double?)
    /// Pixels from the start and the top; nil to stay.
    case offset(x: Double?, y: Double?)
  }

  package var place: Place
  /// Another one whenever the app says a place, even the same again.
  package var revision: Int

  package init(_ place: Place, revision: Int) {
    self.place = place
    self.revision = revision
  }
}

private struct ScrollAimView<Content: View> {
  let content: Content
  let aim: ScrollAim
  let anchor: UnitPoint?
  let seen: @MainActor (AnyHashable) -> Void
  let userScrolled: @MainActor () -> Void
  @State private var keeper = ScrollPositionKeeper()

  nonisolated init(
    content: Content, aim: ScrollAim, anchor: UnitPoint?, seen: @escaping @MainActor (AnyHashable) -> Void,
    userScrolled: @escaping @MainActor () -> Void
  ) {
    self.content = content
    self.aim = aim
    self.anchor = anchor
    self.seen = seen
    self.userScrolled = userScrolled
  }
}

extension ScrollAimView: View {
  var body: some View {
    let (aim, keeper, anchor) = (aim, keeper, anchor)
    let _ = keeper.anchor = anchor.map { ScrollAnchor(x: $0.x, y: $0.y) }
    let _ = keeper.tell = seen
    let _ = keeper.userScrolled = userScrolled
    ScrollViewReader { proxy in
      EnvironmentView(content: content) { $0[ScrollPositionKey.self] = keeper }
        .onChange(of: aim.revision, initial: true) {
          switch aim.place {
          case .none: break
          case .view(let id, let own):
            keeper.last = id
            keeper.isAwaited = true
            proxy.scrollTo(id, anchor: own ?? anchor ?? .topLeading)
          case .part(let x, let y): keeper.scroll(to: .part(x: x, y: y))
          case .offset(let x, let y): keeper.scroll(to: .offset(x: x, y: y))
          }
        }
    }
  }
}

extension View {
  /// Scrolls the scroll views in this view to where an app says, and tells which view they are scrolled to, and that the user scrolls.
  nonisolated package func scrollAim(
    _ aim: ScrollAim, anchor: UnitPoint?, seen: @escaping @MainActor (AnyHashable) -> Void,
    userScrolled: @escaping @MainActor () -> Void
  ) -> some View {
    ScrollAimView(content: self, aim: aim, anchor: anchor, seen: seen, userScrolled: userScrolled)
  }
}

private struct ScrollTargetView<Content: View> {
  let content: Content
  let isEnabled: Bool
}

extension ScrollTargetView: WrappingView {
  func makeNode(_ context: NodeContext) -> TypedNode<Self> { ScrollTargetNode(self, around: content, context) }
}

/// The layouts of a window whose views are scrolled to.
@MainActor private final class ScrollTargets: GraphPart {
  var told: [NodeID: @MainActor (NodeID) -> Void] = [:]

  func heard(_ event: Event) { if case .targetSeen(let id, let view) = event { told[id]?(view) } }
}

private final class ScrollTargetNode<Content: View>: MarkingNode<ScrollTargetView<Content>, Content> {
  /// The anchor that the layout was told.
  private var anchor: ScrollAnchor?

  override func begin() { graph[ScrollTargets.self].told[id] = { [weak self] in self?.seen($0) } }

  override func mark(_ traits: inout Element.Traits) {
    let keeper = scope.value(ScrollPositionKey.self)
    guard view.isEnabled, keeper != nil || scope.value(ScrollBehaviorKey.self) != nil else { return }
    anchor = keeper?.anchor
    traits.rare.scrollTargets = ScrollTargetLayout(id, anchor: anchor)
  }

  private func seen(_ element: NodeID) {
    var rest: [ViewNode] = [self]
    while let node = rest.popLast() {
      if let naming = node as? any TargetNaming, let id = naming.targetID(of: element) {
        scope.value(ScrollPositionKey.self)?.seen(id)
        return
      }
      rest += node.children
    }
  }

  override func viewChanged(from old: ScrollTargetView<Content>) {
    child?.update(view.content)
    if view.isEnabled != old.isEnabled || scope.value(ScrollPositionKey.self)?.anchor != anchor { redecorate() }
  }

  override func destroy() {
    guard isAlive else { return }
    super.destroy()
    graph[ScrollTargets.self].told[id] = nil
  }
}

/// A node that gives views the ids by which they are scrolled to.
@MainActor protocol TargetNaming: ViewNode {
  /// The id of the view whose element this is; nil if it is none of its own.
  func targetID(of element: NodeID) -> AnyHashable?
}

extension ViewNode {
  /// Whether an element is this node's own, or that of a view in its place.
  func shows(_ element: NodeID) -> Bool {
    var hosts: [ElementHost] = []
    collect(into: &hosts)
    return hosts.contains { $0.id == element }
  }
}

extension View {
  /// Keeps a value at the id of the view that the scroll views in this view are scrolled to, and scrolls to another one when the value changes.
  ///
  /// ```swift
  /// ScrollView {
  ///   LazyVStack { ForEach(messages) { Message($0) } }.scrollTargetLayout()
  /// }
  /// .scrollPosition(id: $message)
  /// ```
  ///
  /// The value changes as the user scrolls. It is left as it is until then, also where it is nil. The views are those of the layout that says
  /// ``scrollTargetLayout(isEnabled:)``; their ids are those of a `ForEach`, or what ``id(_:)`` says. Lists don't take part. Source: SwiftUI's
  /// `scrollPosition(id:anchor:)`.
  ///
  /// - Parameters:
  ///   - id: the id of the view.
  ///   - anchor: the point of the visible area at which the view is; nil for where the content begins.
  nonisolated public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View {
    ScrollPositionView(content: self, id: id, anchor: anchor)
  }

  /// Says that the views which this layout lays out are those to which a scroll view around it is scrolled, see ``scrollPosition(id:anchor:)``.
  ///
  /// Source: SwiftUI's `scrollTargetLayout(isEnabled:)`.
  ///
  /// - Parameter isEnabled: whether they are.
  nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View { ScrollTargetView(content: self, isEnabled: isEnabled) }
}
