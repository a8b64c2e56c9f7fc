/// What a field for text is called, and what stands in it while it is empty.
package struct FieldTitle: Equatable, Sendable {
  /// What the field is called: its name for assistive technology, and in a form the title of its row.
  @ShownText package private(set) var name: String
  /// A hint for what to type; empty for none.
  @ShownText package private(set) var prompt: String

  /// A field without a name is called as its prompt says.
  package init(_ name: String, prompt: String = "") {
    self.name = name.isEmpty ? prompt : name
    self.prompt = name.isEmpty ? "" : prompt
  }

  /// What stands in the empty field where its name is not shown beside it.
  package var placeholder: String { prompt.isEmpty ? name : prompt }
}
