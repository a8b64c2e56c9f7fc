import SidelightCore
@_spi(Nodes) package import SidelightGraph

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

  package init(_ place: Place, revision: Int = 0) {
    self.place = place
    self.revision = revision
  }
}

/// Keeps where scroll views are in step with what an app says.
@MainActor final class ScrollPositionKeeper {
  fileprivate(set) var anchor: ScrollAnchor?
  /// Tells the app which view the user has scrolled to, and that the user scrolls.
  fileprivate var tellView: (AnyHashable) -> Void = { _ in }
  fileprivate var tellUser: () -> Void = {}
  /// The view that the app knows of, and the one that is where the anchor says.
  private var known, current: AnyHashable?
  /// Whether the user has scrolled since the app said a place.
  private var isUsers = false
  private var revision = 0
  private var areas: [WeakNode] = []

  private struct WeakNode {
    weak var node: (any HostingNode)?
  }

  nonisolated init() {}

  /// A scroll view whose position this is.
  func add(_ area: any HostingNode) {
    areas.removeAll { $0.node == nil }
    areas.append(WeakNode(node: area))
  }

  /// Another view is where the anchor says than before.
  func seen(_ id: AnyHashable) {
    current = id
    tellNews()
  }

  func userScrolls() {
    isUsers = true
    tellUser()
    tellNews()
  }

  /// What the program scrolls to the app knows.
  private func tellNews() {
    guard isUsers, let current, current != known else { return }
    known = current
    tellView(current)
  }

  fileprivate func go(to aim: ScrollAim, _ proxy: ScrollViewProxy, _ anchor: UnitPoint?) {
    let isSaidAgain = aim.revision != revision
    revision = aim.revision
    switch aim.place {
    case .none: break
    case .view(let id, let own):
      guard isSaidAgain || id != known else { return }
      known = id
      isUsers = false
      proxy.scrollTo(id, anchor: own ?? anchor ?? .topLeading)
    case .part(let x, let y): scroll(to: .part(x: x, y: y))
    case .offset(let x, let y): scroll(to: .offset(x: usable(x), y: usable(y)))
    }
  }

  /// An offset beyond an end is as good as the end.
  private func usable(_ offset: Double?) -> Double? {
    guard let offset, !offset.isFinite else { return offset }
    Problem.report("ScrollPosition was given the offset \(offset), which is no number of pixels, so it is left out.")
    return nil
  }

  private func scroll(to place: ScrollTarget.Place) {
    known = nil
    isUsers = false
    for area in areas.compactMap(\.node) where area.isAlive {
      area.graph.after { [weak area] in if let area, area.isAlive { area.graph.queue(.scroll(area.host.id, ScrollTarget(place))) } }
    }
  }
}

enum ScrollPositionKey: EnvironmentKey {
  static var defaultValue: ScrollPositionKeeper? { nil }
}

private struct ScrollPositionView<Content: View> {
  let content: Content
  let aim: ScrollAim
  let anchor: UnitPoint?
  let tellView: @MainActor (AnyHashable) -> Void
  let tellUser: @MainActor () -> Void
  @State private var keeper = ScrollPositionKeeper()

  nonisolated init(
    content: Content, aim: ScrollAim, anchor: UnitPoint?, tellView: @escaping @MainActor (AnyHashable) -> Void,
    tellUser: @escaping @MainActor () -> Void
  ) {
    self.content = content
    self.aim = aim
    self.anchor = anchor
    self.tellView = tellView
    self.tellUser = tellUser
  }
}

extension ScrollPositionView: View {
  var body: some View {
    let (aim, keeper, anchor) = (aim, keeper, anchor)
    let _ = keeper.anchor = anchor.map { ScrollAnchor(x: $0.x, y: $0.y) }
    let _ = keeper.tellView = tellView
    let _ = keeper.tellUser = tellUser
    ScrollViewReader { proxy in
      EnvironmentView(content: content) { $0[ScrollPositionKey.self] = keeper }
        .onChange(of: aim, initial: true) { keeper.go(to: aim, proxy, anchor) }
    }
  }
}

private struct IDPositionView<Content: View, ID: Hashable> {
  let content: Content
  let id: Binding<ID?>
  let anchor: UnitPoint?

  nonisolated init(content: Content, id: Binding<ID?>, anchor: UnitPoint?) {
    self.content = content
    self.id = id
    self.anchor = anchor
  }
}

extension IDPositionView: View {
  var body: some View {
    let id = id
    content.scrollPosition(ScrollAim(id.wrappedValue.map { .view(AnyHashable($0), anchor: nil) } ?? .none), anchor: anchor) {
      if let new = $0.base as? ID { id.wrappedValue = new }
    }
  }
}

extension View {
  /// Scrolls the scroll views in this view to where an app says.
  ///
  /// - Parameters:
  ///   - tellView: hears which view the user has scrolled to.
  ///   - tellUser: hears that the user scrolls.
  nonisolated package func scrollPosition(
    _ aim: ScrollAim, anchor: UnitPoint?, tellView: @escaping @MainActor (AnyHashable) -> Void,
    tellUser: @escaping @MainActor () -> Void = {}
  ) -> some View {
    ScrollPositionView(content: self, aim: aim, anchor: anchor, tellView: tellView, tellUser: tellUser)
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
    IDPositionView(content: self, id: id, anchor: anchor)
  }

  /// Says that the views which this layout lays out are those to which a scroll view around it is scrolled, see ``scrollPosition(id:anchor:)``.
  ///
  /// Source: SwiftUI's `scrollTargetLayout(isEnabled:)`.
  ///
  /// - Parameter isEnabled: whether they are.
  nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View { ScrollTargetView(content: self, isEnabled: isEnabled) }
}
