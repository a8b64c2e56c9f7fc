import SidelightBridge
package import SidelightCore

/// A page with a header bar: an AdwToolbarView, inside of an AdwNavigationPage where it is a column or a page of a stack.
@MainActor package final class PageController: Controller {
  /// Nil for a window's own page.
  let page: NavigationPageWidget?
  private let shell: ToolbarViewWidget
  private let holder: BodyHolder
  private var header: PageHeader?
  private var bottomBar: BoxWidget?

  init(_ id: NodeID, _ element: Element, in renderer: Renderer, isNavigated: Bool) {
    let shell = ToolbarViewWidget()
    self.shell = shell
    page = isNavigated ? NavigationPageWidget() : nil
    page?.setChild(shell)
    holder = BodyHolder { [weak shell] content in shell?.setContent(content) }
    super.init(id, element, in: renderer, core: page ?? shell)
  }

  package override func update(from old: Element?) {
    guard case .page(let element) = element.kind else { return }
    page?.title = element.title.isEmpty ? element.role.capitalizedWord : element.title
    if element.role != oldRole(old) { page?.name = element.role }
    if element.showsHeader {
      let header = header ?? makeHeader()
      header.show(title: element.title, subtitle: element.subtitle, isEmpty: page != nil && element.title.isEmpty)
      header.show(toggle: element.sidebarToggle) { [weak self] split in self?.send(.split(split, .toggleSidebar)) }
    } else if let header {
      shell.remove(header.bar)
      header.removeItems()
      self.header = nil
    }
  }

  private func oldRole(_ old: Element?) -> String {
    if case .page(let page)? = old?.kind { page.role } else { "" }
  }

  private func makeHeader() -> PageHeader {
    let header = PageHeader()
    self.header = header
    shell.addTopBar(header.bar)
    for slot in [Slot.leading, .trailing, .principal] { header.pack(children(in: slot), slot) }
    return header
  }

  package override func attach(_ child: Controller, at index: Int) {
    child.place(Placement(.center, .center))
    switch child.slot {
    case .leading, .trailing, .principal: header?.pack(children(in: child.slot), child.slot)
    case .bottom:
      let bar = bottomBar ?? makeBottomBar()
      let siblings = children(in: .bottom)
      bar.insert(child.widget, after: index > 0 ? siblings[index - 1].widget : nil)
    default: holder.attach(child, at: index)
    }
  }

  package override func detach(_ child: Controller) {
    switch child.slot {
    case .leading, .trailing, .principal: header?.unpack(child)
    case .bottom:
      bottomBar?.remove(child.widget)
      if let bar = bottomBar, bar.firstChild == nil {
        shell.remove(bar)
        bottomBar = nil
      }
    default: holder.detach(child)
    }
  }

  package override func reorder(_ child: Controller, to index: Int) {
    switch child.slot {
    case .leading, .trailing, .principal: header?.pack(children(in: child.slot), child.slot)
    default: super.reorder(child, to: index)
    }
  }

  private func makeBottomBar() -> BoxWidget {
    let bar = BoxWidget(.horizontal, spacing: 6)
    bar.addClass("toolbar")
    bottomBar = bar
    shell.addBottomBar(bar)
    return bar
  }

  package override func measureGreed() -> Greed { .both }
}

extension String {
  /// A page needs a name even where the app gives none.
  fileprivate var capitalizedWord: String { prefix(1).uppercased() + dropFirst() }
}
