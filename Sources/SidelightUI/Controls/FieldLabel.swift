import SidelightCore

/// The label of a field, and its prompt.
enum FieldLabel<Label> {
  case text(String, prompt: Text?)
  /// A view; its text is the name.
  case view(Label, prompt: Text?)

  @MainActor var title: FieldTitle {
    switch self {
    case .text(let name, let prompt): FieldTitle(name, prompt: prompt?.content ?? "")
    case .view(let label, let prompt):
      FieldTitle(
        (label as? Text)?.content ?? (label as? SidelightUI.Label<Text, Image>)?.title.content ?? "", prompt: prompt?.content ?? "")
    }
  }
}

extension TextFieldElement {
  init(text: String, title: FieldTitle, isSecure: Bool = false, look: ControlLook) {
    self.init(text: text, title: title, isSecure: isSecure)
    isPlain = look.hasPlainFields
    scale = look.scale
    input = look.fieldInput
  }
}
