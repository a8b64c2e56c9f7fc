import SidelightBridge
package import SidelightCore

/// A search field as a GtkSearchEntry in a GtkSearchBar, which its page shows below the header bar.
@MainActor package final class SearchController: Controller {
  let bar = SearchBarWidget()
  private let entry: EntryWidget
  private let editing: EntryEditing
  /// Whether the element said so last; the bar itself may be ahead of it.
  private var isPresented = false

  init(_ id: NodeID, _ element: Element, in renderer: Renderer) {
    entry = EntryWidget(.search)
    editing = EntryEditing(entry)
    super.init(id, element, in: renderer, core: entry)
    bar.setEntry(entry)
    editing.edited = { [weak self] text in
      guard let self else { return }
      send(.edit(self.id, text: text))
    }
    entry.connect(EntryWidget.activated) { [weak self] in
      guard let self else { return }
      send(.submit(self.id))
    }
    entry.connect(EntryWidget.searchStopped) { [weak self] in self?.present(false) }
    let focus = FocusController()
    focus.connect(FocusController.entered) { [weak self] in
      guard let self, search.isPinned, !search.isPresented else { return }
      present(true)
    }
    entry.addController(focus)
  }

  private var search: SearchElement {
    if case .search(let search) = element.kind { search } else { SearchElement(text: "", prompt: "", isPresented: false) }
  }

  private var page: PageController? { parent as? PageController }

  package override func update(from old: Element?) {
    let search = search
    entry.prompt = search.prompt
    if element.traits.accessibilityLabel == nil { entry.setAccessibleLabel(search.prompt) }
    editing.offer(search.text)
    show(search)
  }

  private func show(_ search: SearchElement) {
    let begins = search.isPresented && !isPresented
    let ends = !search.isPresented && isPresented
    isPresented = search.isPresented
    let hadFocus = entry.containsFocus
    bar.isOpen = search.isShown
    page?.searchChanged()
    if begins {
      // The page may not have the bar yet.
      if let renderer { renderer.settleLater(self) }
    } else if ends, hadFocus {
      page?.content?.moveFocus(.tabForward)
    }
  }

  package override func settle() { if isPresented { entry.focusKeepingCursor() } }

  package override func insist() {
    editing.offer(search.text)
    bar.isOpen = search.isShown
    page?.searchChanged()
  }

  /// The user begins to search, or ends it.
  func present(_ isOn: Bool) { send(.toggle(id, isOn: isOn)) }

  /// Ctrl+F: opens the bar, or goes back into it.
  func begin() {
    if search.isPresented { entry.grabFocus() } else if search.isPinned { entry.grabFocus() } else { present(true) }
  }

  /// Whether the header bar needs a button for it, and whether that is pressed.
  var button: Bool? { search.isPinned ? nil : search.isPresented }
}
