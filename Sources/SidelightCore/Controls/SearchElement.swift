/// A field that looks for something in its page: in a bar below the page's header bar, which a button of that bar and Ctrl+F open.
///
/// ``Event/edit(_:text:)`` says what was typed, ``Event/submit(_:)`` that Enter was pressed, ``Event/toggle(_:isOn:)`` that the user begins to
/// search or ends it, and ``Event/search(_:_:)`` everything else. With it stand tokens in slot `.tokens`, suggestions in slot `.suggestions`,
/// each of them a line, and the choice of a scope in slot `.scopes`.
package struct SearchElement: ControlElement {
  @ShownText package var text: String
  /// What stands in the field while it is empty.
  @ShownText package var prompt: String
  /// Whether the user is searching.
  package var isPresented: Bool
  /// The field is there whether or not the user is searching, so that no button is needed.
  package var isPinned: Bool
  /// Whether the suggestions can be seen while the field has the focus, and which of them Enter would choose.
  package var suggestions = SuggestionModel()
  /// Whether the scopes can be seen.
  package var showsScopes = false

  package init(text: String, prompt: String, isPresented: Bool, isPinned: Bool = false) {
    self.text = text
    self.prompt = prompt
    self.isPresented = isPresented
    self.isPinned = isPinned
  }

  /// Whether the user sees the field, as far as its page can be seen.
  package var isShown: Bool { isPresented || isPinned }
}

extension SearchElement {
  package var controlRole: ControlRole { .textField }
  package var picture: String { "search \"\(text)\"" + (isPresented ? " open" : "") + (isPinned ? " pinned" : "") }
  package var valueText: String { text }
  package var name: ControlName { .said(prompt) }
  package var keys: ControlKeys? { .text }

  package func differs(from event: Event) -> Bool {
    switch event {
    case .edit(_, let text): text != self.text
    case .toggle(_, let isOn): isOn != isPresented
    default: false
    }
  }
}
