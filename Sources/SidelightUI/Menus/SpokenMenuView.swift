import SidelightCore
@_spi(Nodes) import SidelightGraph

/// A view with actions for assistive technology that are written as the entries of a menu.
struct SpokenMenuView<Content: View, Actions: View> {
  let content: Content
  let actions: Actions
}

extension SpokenMenuView: WrappingView {
  func makeNode(_ context: NodeContext) -> TypedNode<Self> { SpokenMenuNode(self, context) }
}

final class SpokenMenuNode<Content: View, Actions: View>: TypedNode<SpokenMenuView<Content, Actions>> {
  private let id: NodeID
  private let decoration: Decoration
  private var child: TypedNode<Content>?
  private var actions: ViewNode?
  private var entries: [MenuItem] = []

  override init(_ view: SpokenMenuView<Content, Actions>, _ context: NodeContext) {
    id = context.graph.makeID()
    decoration = Decoration(outer: context.decoration)
    super.init(view, context)
    graph[SpokenPerformers.self].perform[id] = { [weak self] in self?.perform($0) }
    makeEntries()
    decoration.traits = { [weak self] in self?.mark(&$0) }
    var inner = childContext
    inner.decoration = decoration
    child = graph.makeNode(view.content, inner)
    settlePreferences()
  }

  override var children: [ViewNode] { [child as ViewNode?, actions].compactMap { $0 } }

  override var contributors: [ViewNode] { [child].compactMap { $0 } }

  /// What the actions say goes no further.
  override func mergedPreferences() -> Preferences? { child?.preferences }

  override func enclosingHost(of child: ViewNode) -> ElementHost? { child === actions ? nil : super.enclosingHost(of: child) }

  /// Makes the entries anew, as a menu that opens does.
  private func makeEntries() {
    actions?.destroy()
    var inner = childContext
    inner.enterElement()
    inner.listener = nil
    let node = graph.makeNode(view.actions, inner)
    actions = node
    entries = MenuLowering.items(of: node).leaves.filter(\.isEnabled)
  }

  private func mark(_ traits: inout Element.Traits) { traits.offer(entries.map(\.title), by: id) }

  private func perform(_ index: Int) {
    if entries.indices.contains(index) { graph.send(entries[index].event) }
  }

  override func viewChanged(from old: SpokenMenuView<Content, Actions>) {
    child?.update(view.content)
    let before = entries.map(\.title)
    makeEntries()
    if entries.map(\.title) != before { redecorate() }
  }

  override func destroy() {
    guard isAlive else { return }
    super.destroy()
    graph[SpokenPerformers.self].perform[id] = nil
  }
}

extension [MenuItem] {
  /// The entries that do something themselves, also those of submenus.
  fileprivate var leaves: [MenuItem] { flatMap { $0.items?.leaves ?? [$0] } }
}

extension View {
  /// Offers assistive technology what buttons would do, as actions at the view.
  ///
  /// ```swift
  /// MessageRow(message)
  ///   .accessibilityActions {
  ///     Button("Archive") { archive(message) }
  ///     Button("Delete") { delete(message) }
  ///   }
  /// ```
  ///
  /// The buttons themselves are not shown. On GNOME they are actions of the widget's, as those of
  /// ``accessibilityAction(named:_:)-(Text,_)`` are. Source: SwiftUI's `accessibilityActions(_:)`.
  ///
  /// - Parameter content: buttons, and whatever else can be an entry of a menu.
  nonisolated public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    SpokenMenuView(content: self, actions: content())
  }
}
