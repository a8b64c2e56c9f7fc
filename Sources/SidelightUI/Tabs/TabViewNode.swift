import SidelightCore
@_spi(Nodes) import SidelightGraph

/// The node of every tab view: one with a sidebar has a split view around it, and is made anew when it gets or loses that.
final class TabViewNode<SelectionValue: Hashable, Content: View>: TypedNode<TabView<SelectionValue, Content>>, DependentNode {
  private var child: TypedNode<TabView<SelectionValue, Content>>?
  private var hasSidebar = false

  override init(_ view: TabView<SelectionValue, Content>, _ context: NodeContext) {
    super.init(view, context)
    hasSidebar = wantsSidebar
    child = makeChild()
    settlePreferences()
  }

  override var children: [ViewNode] { child.map { [$0] } ?? [] }

  /// A tab view inside another one has no sidebar, and one that has it stands in the split view around it.
  private var wantsSidebar: Bool {
    graph.reading(self) {
      scope.value(TabStyleKey.self) == .sidebarAdaptable && !scope.value(InsideTabsKey.self)
        && scope.value(TabSidebarLinkKey.self) == nil
    }
  }

  private func makeChild() -> TypedNode<TabView<SelectionValue, Content>> {
    hasSidebar ? TabSidebarNode(view, childContext) : TabNode(view, childContext)
  }

  override func evaluate() {
    isDirty = false
    let wanted = wantsSidebar
    guard wanted != hasSidebar else { return }
    hasSidebar = wanted
    let old = child
    child = makeChild()
    old?.destroy()
    structureChanged()
  }

  override func viewChanged(from old: TabView<SelectionValue, Content>) { child?.update(view) }
}
