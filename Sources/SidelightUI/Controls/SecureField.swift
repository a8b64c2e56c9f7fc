import SidelightCore
@_spi(Nodes) package import SidelightGraph

/// A line of text that nobody else is to read: a password.
///
/// On GNOME it is a `GtkPasswordEntry`, and alone in a row of a ``Form`` an `AdwPasswordEntryRow`; both can show what was typed. Its label and its
/// prompt stand where those of a ``TextField`` do. Source: SwiftUI's `SecureField`.
public struct SecureField<Label> {
  let label: FieldLabel<Label>
  let edited: EditedText

  nonisolated private init(_ label: FieldLabel<Label>, _ edited: EditedText) {
    self.label = label
    self.edited = edited
  }

  nonisolated fileprivate init(title: Text, prompt: Text? = nil, edited: EditedText) {
    self.init(.text(title, prompt: prompt), edited)
  }
}

extension SecureField where Label == Text {
  /// Makes a field with a title and the text that it edits.
  ///
  /// - Parameters:
  ///   - titleKey: the text of the label.
  ///   - text: what the field holds; written with every letter.
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(title: Text(titleKey), edited: EditedText(text))
  }

  /// As the one with a `LocalizedStringKey`, but with a string that is shown as it is.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(title: Text(title), edited: EditedText(text))
  }

  /// Makes a field whose placeholder differs from its title.
  ///
  /// - Parameters:
  ///   - titleKey: the text of the label.
  ///   - text: what the field holds; written with every letter.
  ///   - prompt: what stands in the empty field in place of the title; nil for the title.
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(title: Text(titleKey), prompt: prompt, edited: EditedText(text))
  }

  /// As the one with a `LocalizedStringKey`, but with a string that is shown as it is.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(title: Text(title), prompt: prompt, edited: EditedText(text))
  }

  /// Makes a field with an action for Enter: the form before `onSubmit(of:_:)`, which takes its place.
  ///
  /// - Parameters:
  ///   - titleKey: the text of the label.
  ///   - text: what the field holds; written with every letter.
  ///   - onCommit: called when Enter is pressed in it.
  @available(*, deprecated, message: "Use onSubmit(of:_:).")
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(title: Text(titleKey), edited: EditedText(text, commit: onCommit))
  }

  /// As the one with a `LocalizedStringKey`, but with a string that is shown as it is.
  @available(*, deprecated, message: "Use onSubmit(of:_:).")
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(title: Text(title), edited: EditedText(text, commit: onCommit))
  }
}

extension SecureField where Label: View {
  /// Makes a field with a view as its label.
  ///
  /// - Parameters:
  ///   - text: what the field holds; written with every letter.
  ///   - prompt: what stands in the empty field in place of the label; nil for the label.
  ///   - label: says what the field is for. A text, or a label with one, is what assistive technology calls the field.
  nonisolated public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(.view(label(), prompt: prompt), EditedText(text))
  }
}

extension SecureField: View {}

extension SecureField: PrimitiveView {
  package func makeNode(_ context: NodeContext) -> TypedNode<Self> {
    let draft = TextDraft(context.graph)
    return SimpleElementNode(
      leaf: self, context,
      action: { view, event, environment in draft.take(event, view.edited, environment) },
      watchesObjects: true,
      lower: { view, environment in
        // A text field may show the same text now and then.
        view.edited.binding?.hide()
        var field = TextFieldElement(
          text: draft.text(of: view.edited), title: view.label.title(in: environment), isSecure: true,
          look: environment[ControlLookKey.self])
        field.submits = view.edited.commit != nil || environment[SubmitKey.self] != nil
        return .control(field)
      })
  }
}
