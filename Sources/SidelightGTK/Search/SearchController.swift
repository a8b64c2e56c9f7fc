import SidelightBridge
package import SidelightCore

/// The page that shows a search field below its header bar.
@MainActor protocol SearchPage: Controller {
  var content: Widget? { get }
  /// The search field opened or closed, or is another one.
  func searchChanged()
}

/// A search field as a GtkSearchEntry in a GtkSearchBar, which its page shows below the header bar.
@MainActor package final class SearchController: Controller {
  let bar = SearchBarWidget()
  private let entry: EntryWidget
  private let column = BoxWidget(.vertical, spacing: 6)
  private var tokens: SearchTokenStrip?
  package private(set) var suggestions: SuggestionList?
  private let editing: EntryEditing
  /// Whether the element said so last; the bar itself may be ahead of it.
  private var isPresented = false
  /// The search has begun, and waits for the bar.
  private var takesFocus = false
  /// What had the focus before the search began.
  private var before: LastingPlace?
  /// The search has ended with the focus in the field, which goes back once the content is what it is without the search.
  private var goesBack = false

  init(_ id: NodeID, _ element: Element, in renderer: Renderer) {
    entry = EntryWidget(.search)
    editing = EntryEditing(entry)
    super.init(id, element, in: renderer, core: entry)
    column.append(entry)
    bar.setContent(column)
    editing.edited = { [weak self] text in
      guard let self else { return }
      send(.edit(self.id, text: text))
    }
    entry.onActivate { [weak self] in
      guard let self else { return }
      if search.suggestions.active != nil { editing.expectReplacement() }
      send(.submit(self.id))
    }
    entry.connect(EntryWidget.searchStopped) { [weak self] in self?.tell(.escape) }
    let focus = FocusController()
    focus.connect(FocusController.entered) { [weak self] in self?.entered() }
    focus.connect(FocusController.left) { [weak self] in self?.showSuggestions() }
    entry.addController(focus)
    entry.onMap { [weak self] in MainSource.idle { [weak self] () -> Void in self?.showSuggestions() } }
    let keys = KeyController()
    keys.phase = .capture
    keys.onPressed { [weak self] key, modifiers in self?.pressed(key, modifiers) ?? false }
    entry.addController(keys)
  }

  private func entered() {
    if search.isPinned, !search.isPresented { present(true) }
    // The entry counts as focused only once all its listeners have been told.
    MainSource.idle { [weak self] () -> Void in self?.showSuggestions() }
  }

  /// Down and Up go through the suggestions, and Backspace before the text takes the last token away.
  private func pressed(_ key: KeyController.Key, _ modifiers: KeyController.Modifiers) -> Bool {
    guard modifiers.isEmpty else { return false }
    switch key {
    case .down, .up:
      return suggestions?.step(forward: key == .down) ?? false
    case .backspace:
      let count = children(in: .tokens).count
      guard count > 0, entry.text.isEmpty || entry.cursor == 0 && !entry.hasSelection else { return false }
      tell(.removeToken(count - 1))
      return true
    default: return false
    }
  }

  private func tell(_ event: SearchEvent) { send(.search(id, event)) }

  private var search: SearchElement {
    element.kind.control(SearchElement.self) ?? SearchElement(text: "", prompt: "", isPresented: false)
  }

  package override var shownValueText: String { entry.text }

  private var page: (any SearchPage)? { parent as? any SearchPage }

  package override func update(from old: Element?) {
    let search = search
    entry.placeholder = search.prompt
    if element.traits.accessibilityLabel == nil { entry.setAccessibleLabel(search.prompt) }
    editing.offer(search.text)
    show(search)
    for scopes in children(in: .scopes) { scopes.widget.isVisible = search.showsScopes }
    renderer?.settleLater(self)
  }

  package override func attach(_ child: Controller, at index: Int) {
    switch child.slot {
    case .tokens:
      child.place(Placement(.center, .center))
      let strip = tokens ?? makeTokens()
      strip.insert(child, at: index)
    case .suggestions:
      let list = suggestions ?? SuggestionList(of: self, below: entry) { [weak self] in self?.editing.expectReplacement() }
      suggestions = list
      list.insert(child, at: index)
    default:
      child.place(Placement(.center, .center))
      child.widget.isVisible = search.showsScopes
      column.append(child.widget)
    }
    renderer?.settleLater(self)
  }

  package override func detach(_ child: Controller) {
    switch child.slot {
    case .tokens: tokens?.remove(child)
    case .suggestions: suggestions?.remove(child)
    default: column.remove(child.widget)
    }
    renderer?.settleLater(self)
  }

  private func makeTokens() -> SearchTokenStrip {
    let strip = SearchTokenStrip { [weak self] token in
      guard let self, let index = children(in: .tokens).firstIndex(where: { $0 === token }) else { return }
      tell(.removeToken(index))
      entry.focusKeepingCursor()
    }
    column.insert(strip.box, after: entry)
    tokens = strip
    return strip
  }

  /// Shows what is suggested while the field has the cursor.
  private func showSuggestions() {
    tokens?.box.isVisible = !children(in: .tokens).isEmpty
    suggestions?.show(search.suggestions)
  }

  private func show(_ search: SearchElement) {
    let begins = search.isPresented && !isPresented
    let ends = !search.isPresented && isPresented
    isPresented = search.isPresented
    let hadFocus = entry.containsFocus
    bar.isOpen = search.isShown
    page?.searchChanged()
    if begins {
      if !hadFocus { before = (entry.focusInRoot ?? page?.content?.focusInRoot).map(LastingPlace.init) }
      // The page may not have the bar yet.
      takesFocus = true
      renderer?.settleLater(self)
    } else if ends, hadFocus {
      goesBack = true
      renderer?.settleLater(self)
    } else if ends {
      before = nil
    }
  }

  /// Gives the focus back to where it was in the content. A list decides which row that is, because its rows may be others now.
  private func goBack() {
    let before = before
    self.before = nil
    guard let content = page?.content else { return }
    if before?.takeFocus(in: content) == true { return }
    if parent?.children(in: .body).contains(where: { $0.takeFocus() }) == true { return }
    if let page = parent as? any FocusPage, page.page != nil { page.expectFocus() } else { content.moveFocus(.tabForward) }
  }

  package override func settle() {
    if takesFocus, isPresented { entry.focusKeepingCursor() }
    takesFocus = false
    if goesBack, !isPresented { goBack() }
    goesBack = false
    tokens?.rename()
    showSuggestions()
  }

  package override func innerNameChanged() -> Bool {
    renameLater()
    return false
  }

  /// A text of a token or of what is suggested came, went or changed.
  func renameLater() { renderer?.settleLater(self) }

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

  /// A field that is not shown has no place for it.
  override func takeFocus() -> Bool { search.isShown && takeFocusInside() }

  override func takeWantedFocus() -> Bool {
    begin()
    return true
  }

  /// Whether the header bar needs a button for it, and whether that is pressed.
  var button: Bool? { search.isPinned || !search.hasButton ? nil : search.isPresented }
}

extension SearchController: SuggestingField {}
