import SidelightCore
@_spi(Nodes) import SidelightGraph

/// Views whose lists and scroll views code can scroll.
///
/// ```swift
/// ScrollViewReader { proxy in
///   List(messages) { MessageRow($0) }
///   Button("Newest") { proxy.scrollTo(messages.last?.id, anchor: .bottom) }
/// }
/// ```
///
/// Source: SwiftUI's `ScrollViewReader`.
public struct ScrollViewReader<Content> {
  /// Makes the views, given the proxy that scrolls them.
  public var content: (ScrollViewProxy) -> Content
  @State private var registry = ScrollRegistry()
  @Environment(\.scrollRegistry) private var outer

  /// Makes a reader around views, which get the proxy that scrolls them.
  ///
  /// - Parameter content: makes the views, given the proxy.
  nonisolated public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }
}

extension ScrollViewReader: View where Content: View {
  /// The views, whose lists and scroll views the proxy knows.
  public var body: some View {
    let registry = registry
    let _ = registry.outer = outer
    EnvironmentView(content: content(ScrollViewProxy(registry: registry))) { $0.scrollRegistry = registry }
  }
}

/// Scrolls the lists and scroll views in a ``ScrollViewReader``.
///
/// Source: SwiftUI's `ScrollViewProxy`.
@MainActor public struct ScrollViewProxy {
  let registry: ScrollRegistry

  /// Scrolls until the view with an id can be seen: a row of a list, made or not, by its element's id, or a view to which
  /// ``View/id(_:)`` or a `ForEach` gave the id.
  ///
  /// An id that there is not does nothing. What changed before is shown first, so that a new row can be scrolled to at once.
  ///
  /// Complexity: O(elements) to find the id; the rows between are not made.
  /// - Parameters:
  ///   - id: the id.
  ///   - anchor: which point of the view comes to lie on the same point of the visible area; nil to scroll as little as possible.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    registry.scroll(to: AnyHashable(id), anchor?.anchor)
  }
}

/// What a reader's proxy can scroll to.
@MainActor final class ScrollRegistry {
  /// The reader around this one, whose proxy reaches what is in both.
  weak var outer: ScrollRegistry?
  private var finders: [ObjectIdentifier: Finder] = [:]

  private struct Finder {
    weak var node: (any ScrollFinder)?
  }

  nonisolated init() {}

  func add(_ node: any ScrollFinder) {
    finders[ObjectIdentifier(node)] = Finder(node: node)
    outer?.add(node)
  }

  func remove(_ node: any ScrollFinder) {
    finders[ObjectIdentifier(node)] = nil
    outer?.remove(node)
  }

  func scroll(to id: AnyHashable, _ anchor: ScrollTarget.Anchor?) {
    guard let graph = finders.values.firstNonNil(\.node)?.graph else { return }
    // The id may be that of something that only this update brings.
    graph.after { [weak self] in
      guard let self else { return }
      for node in finders.values.compactMap(\.node) where node.isAlive {
        if let place = node.scrollPlace(of: id) { return graph.queue(.scroll(place.area, ScrollTarget(place.target, anchor: anchor))) }
      }
    }
  }
}

/// A node that knows views by their ids.
@MainActor protocol ScrollFinder: ViewNode {
  /// The list or scrolled area of the view with an id, and its place there; nil when there is none.
  func scrollPlace(of id: AnyHashable) -> (area: NodeID, target: ScrollTarget.Place)?
}

extension ViewNode {
  /// Where a node's first element stands in the scrolled area around it.
  func placeInArea(of node: ViewNode) -> (area: NodeID, target: ScrollTarget.Place)? {
    var hosts: [ElementHost] = []
    node.collect(into: &hosts)
    guard let host = hosts.first else { return nil }
    for case let area as any HostingNode in node.ancestors {
      if case .scroll = area.host.element.kind { return (area.host.id, .element(host.id)) }
    }
    return nil
  }
}

extension ViewNode {
  /// The first row of a list that a node around its rows makes.
  func placeInList(of node: ViewNode) -> (area: NodeID, target: ScrollTarget.Place)? {
    for case let list as any ScrolledList in node.ancestors { return list.scrollPlace(ofFirstRowOf: node) }
    return nil
  }
}

/// A list, asked where something among its rows stands.
@MainActor protocol ScrolledList: ViewNode {
  /// The first row that a node in the list's content makes.
  func scrollPlace(ofFirstRowOf node: ViewNode) -> (area: NodeID, target: ScrollTarget.Place)?
}

/// A row of a list, asked where it stands.
@MainActor protocol ScrolledRow: ViewNode {
  var scrollPlace: (area: NodeID, target: ScrollTarget.Place)? { get }
}

private enum ScrollRegistryKey: EnvironmentKey {
  static var defaultValue: ScrollRegistry? { nil }
}

extension EnvironmentValues {
  var scrollRegistry: ScrollRegistry? {
    get { self[ScrollRegistryKey.self] }
    set { self[ScrollRegistryKey.self] = newValue }
  }
}

extension EnvironmentScope {
  /// The registry of the reader around, which stays the same for as long as anything in it lives.
  var scrollRegistry: ScrollRegistry? { value(ScrollRegistryKey.self) }
}
