/// The search field of a page. It is in a bar below the page's header bar; a button in the header bar and Ctrl+F open it.
///
/// It sends ``Event/edit(_:text:)`` as the user types, ``Event/submit(_:)`` on Enter, ``Event/toggle(_:isOn:)`` when the search begins or ends,
/// and ``Event/search(_:_:)`` for everything else. Tokens are in slot `.tokens`, suggestions in slot `.suggestions` (one line each), and the
/// choice of a scope in slot `.scopes`.
package struct SearchElement: ControlElement {
  @ShownText package var text: String
  /// The text shown while the field is empty.
  @ShownText package var prompt: String
  /// Whether the user is searching.
  package var isPresented: Bool
  /// Whether the field is always there, so that no button is needed to open it.
  package var isPinned: Bool
  /// Whether the header bar has a button for it; the app may have put one elsewhere.
  package var hasButton = true
  /// The suggestions: whether they are shown while the field has the focus, and which one Enter would choose.
  package var suggestions = SuggestionModel()
  /// Whether the scopes are shown.
  package var showsScopes = false

  package init(text: String, prompt: String, isPresented: Bool, isPinned: Bool = false) {
    self.text = text
    self.prompt = prompt
    self.isPresented = isPresented
    self.isPinned = isPinned
  }

  /// Whether the field is shown on its page.
  package var isShown: Bool { isPresented || isPinned }
}

extension SearchElement {
  package var controlRole: ControlRole { .textField }
  package var picture: String { "search \"\(text)\"" + (isPresented ? " open" : "") + (isPinned ? " pinned" : "") }
  package var valueText: String { text }
  package var name: ControlName { .said(prompt) }
  package var keys: ControlKeys? { .text }
  package var suggested: SuggestionModel? { suggestions }

  package func differs(from event: Event) -> Bool {
    switch event {
    case .edit(_, let text): text != self.text
    case .toggle(_, let isOn): isOn != isPresented
    default: false
    }
  }
}
