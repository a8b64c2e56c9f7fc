import SidelightCore

/// The tree of elements, in which default buttons are looked for.
@MainActor struct HeadlessPlaces: DefaultButtonPlaces {
  let driver: HeadlessDriver

  /// Presses the button that Enter in a text field presses, once the program has answered to what the field said last.
  func pressDefaultButton(for field: NodeID) {
    driver.update()
    guard let field = tree[field], let button = defaultButton(for: field), let control = button.element.kind.control else { return }
    driver.click(control, button.id)
  }

  private var tree: ElementTree { driver.tree }

  func element(of place: ElementTree.Node) -> Element { place.element }
  func parent(of place: ElementTree.Node) -> ElementTree.Node? { place.parent.flatMap { tree[$0] } }

  func isShown(page: ElementTree.Node) -> Bool {
    let around = parent(of: page)
    if case .navigation? = around?.element.kind { return around?.children[.pages]?.last == page.id }
    return tree.isOnShownTab(page.id) && driver.attention.isShown(page.id)
  }

  func children(of place: ElementTree.Node, in slot: Slot) -> [ElementTree.Node] {
    slot == .rows ? driver.consumer.rows(of: place.id).compactMap { tree[$0] } : tree.children(of: place.id, in: slot)
  }
}
