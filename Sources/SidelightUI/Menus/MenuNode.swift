import SidelightCore
@_spi(Nodes) import SidelightGraph

/// The node of a menu's button. The views of the entries are made when it opens, and kept until it opens again.
final class MenuNode<Label: View, Content: View>: ElementNode<Menu<Label, Content>>, DependentNode, MenuSource {
  private var label: TypedNode<Label>?
  private var entries: EntriesNode?

  init(_ view: Menu<Label, Content>, _ context: NodeContext) {
    super.init(view, context, .control(MenuElement()))
    evaluate()
    var inner = slotContext
    inner.scope = EnvironmentScope(inside: scope) {
      if $0[ToolbarPlaceKey.self] != nil { $0[PlaceLabelStyleKey.self] = .iconOnly }
    }
    let label = graph.makeNode(view.label, inner)
    self.label = label
    host.setSlot(.body, [label])
    graph.menus[host.id] = RowMenu(self)
    settlePreferences()
  }

  override var children: [ViewNode] { [label as ViewNode?, entries].compactMap(\.self) }

  override func mergedPreferences() -> Preferences? { label?.preferences }

  override func evaluate() {
    isDirty = false
    let values = EnvironmentValues(scope: scope)
    host.set(
      graph.reading(self) {
        let look = values[ControlLookKey.self]
        var menu = MenuElement(
          style: look.menu ?? look.button, isInToolbar: values[ToolbarPlaceKey.self] != nil,
          hasPrimaryAction: view.primaryAction != nil, hasArrow: values[MenuIndicatorKey.self])
        menu.scale = look.scale
        menu.shape = look.shape
        menu.tint = values[TintKey.self]
        return .control(menu)
      })
  }

  override func viewChanged(from old: Menu<Label, Content>) {
    evaluate()
    label?.update(view.label)
  }

  override func handle(_ event: Event) {
    if case .activate = event, EnvironmentValues(scope: scope).isEnabled { view.primaryAction?() }
  }

  override func destroy() {
    guard isAlive else { return }
    super.destroy()
    graph.menus[host.id] = nil
  }

  func menuItems() -> [MenuItem] {
    entries?.destroy()
    var inner = slotContext
    inner.listener = nil
    inner.scope = EnvironmentScope(inside: scope) {
      $0[ToolbarPlaceKey.self] = nil
      $0[PlaceLabelStyleKey.self] = .titleAndIcon
      CustomStyles.leave(&$0)
      if CustomStyles.areUsed { $0[CustomStyleKey<MenuStyleConfiguration>.self] = nil }
    }
    let entries = EntriesNode(inner) { graph.makeNode(view.content, $0) }
    self.entries = entries
    return MenuLowering.items(of: entries)
  }
}
