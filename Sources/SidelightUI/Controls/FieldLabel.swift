import SidelightCore

/// The label of a field, and its prompt.
enum FieldLabel<Label> {
  case text(Text, prompt: Text?)
  /// A view; its text is the name.
  case view(Label, prompt: Text?)

  @MainActor func title(in environment: EnvironmentValues) -> FieldTitle {
    let (name, prompt): (Text?, Text?) =
      switch self {
      case .text(let name, let prompt): (name, prompt)
      case .view(let label, let prompt): (label as? Text ?? (label as? SidelightUI.Label<Text, Image>)?.title, prompt)
      }
    return FieldTitle(name?.characters(in: environment) ?? "", prompt: prompt?.characters(in: environment) ?? "")
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
