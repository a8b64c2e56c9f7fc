import SidelightCore
@_spi(Nodes) import SidelightGraph

/// Puts the items into the bars of a page where its ``PageChrome`` says so.
@MainActor final class PageToolbar {
  private unowned let page: any DependentNode
  private let host: ElementHost
  /// The environment of the page's inside, in which the items are handed on.
  private let inner: EnvironmentScope
  private let makeContext: (EnvironmentScope) -> NodeContext
  /// The menu of the items that the user shows and hides, where there are any.
  private(set) var menu: ToolbarMenuNode?

  init(
    of page: any DependentNode, _ host: ElementHost, in inner: EnvironmentScope, makeContext: @escaping (EnvironmentScope) -> NodeContext
  ) {
    self.page = page
    self.host = host
    self.inner = inner
    self.makeContext = makeContext
  }

  /// The items around the page's container that wait for a page.
  var outer: [ToolbarEntry] {
    page.graph.reading(page) { page.scope.value(OuterToolbarKey.self) }.compactMap(\.entry)
  }

  /// Places the items in the page's bars, or hands them on to the pages inside.
  ///
  /// - Parameters:
  ///   - own: what the page's content declares.
  ///   - outer: what is declared around.
  ///   - title: what the page's title is.
  /// - Returns: the menu of the items that the user shows and hides; nil where there are none, or no header bar.
  func place(_ chrome: PageChrome, own: [ToolbarEntry], outer: [ToolbarEntry], title: [ToolbarEntry]) -> NodeID? {
    func entries(_ sources: [PageChrome.ItemSource]) -> [ToolbarEntry] {
      sources.flatMap { source in
        switch source {
        case .own(let index): [own[index]]
        case .outer(let index): [outer[index]]
        case .title: title
        }
      }
    }
    inner.set(OuterToolbarKey.self, to: entries(chrome.handedOn).map(OuterToolbarItem.init))
    for slot in Slot.headerBar + Slot.bottomBar + [.search] {
      let items = entries(chrome.items[slot] ?? [])
      for item in items { item.node.page = host }
      host.setSlot(slot, items.inOrder.map(\.node))
    }
    return arrange(entries(chrome.arranged).arranged)
  }

  /// Makes the menu of the items that the user shows and hides, or brings it up to date.
  private func arrange(_ entries: [ToolbarEntry]) -> NodeID? {
    if entries.isEmpty {
      menu?.destroy()
      menu = nil
    } else {
      let arranged = menu ?? ToolbarMenuNode(makeContext(inner))
      arranged.entries = entries
      menu = arranged
    }
    return menu?.id
  }
}

extension ToolbarEntry {
  /// What matters of it to the pages that may show it.
  @MainActor var item: PageItem { PageItem(placement.place, isShown: arranged?.isShown != false, isStowed: staysInMenu) }
}
