import SidelightCore

/// A page: content with a header bar, whose title and toolbar items come from the content. Columns, pages of stacks and
/// windows are made of it.
@MainActor final class PageNode: ViewNode, DependentNode {
  let host: ElementHost
  private(set) var content: ViewNode?
  /// What lies over the content: the destination of a link in another column.
  private(set) var presented: ViewNode?
  private let role: String
  /// What the page says at the moment, for those around it.
  private(set) var said = Preferences()
  var saidChanged: (() -> Void)?
  let inner: EnvironmentScope

  /// - Parameters:
  ///   - role: what the page is, for assistive technology.
  ///   - overrides: environment values for the content.
  init(_ context: NodeContext, role: String = "", overrides: ((inout EnvironmentValues) -> Void)? = nil) {
    self.role = role
    var own = context
    own.decoration = nil
    host = ElementHost(.page(PageElement(role: role)), own)
    inner = overrides.map { EnvironmentScope(inside: context.scope, $0) } ?? EnvironmentScope(inside: context.scope)
    super.init(context)
  }

  override var children: [ViewNode] { [content, presented].compactMap { $0 } }

  private var contentContext: NodeContext {
    var below = context
    below.parent = self
    below.scope = inner
    below.decoration = nil
    below.rows = nil
    below.row = nil
    below.tag = nil
    return below
  }

  /// Shows a view as the page's content; one of the same type keeps its state.
  func show<Content: View>(_ view: Content) {
    if let node = content as? TypedNode<Content> { return node.update(view) }
    let old = content
    content = graph.makeNode(view, contentContext)
    old?.destroy()
    showContent()
  }

  /// Lays a view over the content, or takes it away. The content keeps its state.
  func present(_ view: (any View)?) {
    let old = presented
    presented = view.map { graph.makeErasedNode($0, contentContext) }
    old?.destroy()
    showContent()
  }

  private func showContent() {
    host.setSlot(.body, [presented ?? content].compactMap { $0 })
    settlePreferences()
    refresh()
  }

  override func collect(into hosts: inout [ElementHost]) { hosts.append(host) }

  override func enclosingHost(of child: ViewNode) -> ElementHost? { host }

  /// A page takes what its content says and passes on nothing by itself.
  override func mergedPreferences() -> Preferences? { nil }

  override func childPreferencesChanged() { refresh() }

  override func evaluate() { refresh() }

  private func refresh() {
    isDirty = false
    let said = (presented ?? content)?.preferences ?? Preferences()
    let toggle = graph.reading(self) { inner.value(SidebarToggleKey.self) }
    var page = PageElement(title: said.title ?? "", subtitle: said.subtitle ?? "", showsHeader: !said.hasOwnHeader, role: role)
    if page.showsHeader { page.sidebarToggle = toggle }
    host.set(.page(page))
    for slot in [Slot.leading, .trailing, .principal, .bottom] {
      let items = said.toolbar.filter { $0.placement.slot == slot }.map(\.node)
      for item in items { item.page = host }
      host.setSlot(slot, said.hasOwnHeader ? [] : items)
    }
    guard said != self.said else { return }
    self.said = said
    saidChanged?()
  }
}

/// The automatic sidebar button that a page's header carries.
enum SidebarToggleKey: EnvironmentKey {
  static var defaultValue: SidebarToggle? { nil }
}
