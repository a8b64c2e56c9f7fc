/// A field that looks for something in its page: in a bar below the page's header bar, which a button of that bar and Ctrl+F open.
///
/// ``Event/edit(_:text:)`` says what was typed, ``Event/submit(_:)`` that Enter was pressed, and ``Event/toggle(_:isOn:)`` that the user
/// begins to search or ends it.
package struct SearchElement: Equatable, Sendable {
  package var text: String
  /// What stands in the field while it is empty.
  package var prompt: String
  /// Whether the user is searching.
  package var isPresented: Bool
  /// The field is there whether or not the user is searching, so that no button is needed.
  package var isPinned: Bool

  package init(text: String, prompt: String, isPresented: Bool, isPinned: Bool = false) {
    self.text = text
    self.prompt = prompt
    self.isPresented = isPresented
    self.isPinned = isPinned
  }

  /// Whether the user sees the field, as far as its page can be seen.
  package var isShown: Bool { isPresented || isPinned }
}
