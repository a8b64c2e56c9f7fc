import SidelightCore
@_spi(Nodes) package import SidelightGraph

/// A line of text that the user edits.
///
/// ```swift
/// TextField("Name", text: $name).onSubmit { save() }
/// ```
///
/// Return runs the actions of ``View/onSubmit(of:_:)`` around it. Without any it presses the default button, see
/// ``KeyboardShortcut/defaultAction``; but not in a row of a list, where it ends a change of the row's name.
///
/// Another value than text is edited by a format, such as `TextField("Amount", value: $amount, format: .number)`: what the user types
/// is read when they press Return, leave the field, or use a button or something else, before that acts, and the field then shows the value
/// as the format has it. What can't be read leaves the value as it is, and an optional one becomes nil. Escape takes back what was typed.
///
/// On GNOME it is a `GtkEntry`. Its label is what assistive technology calls it, and stands in the empty field unless there is a prompt. Where
/// it is alone in a row of a ``Form`` it is an `AdwEntryRow`: the label is the row's title, and the prompt stands in the empty field while the
/// user is in it.
///
/// ```swift
/// Form {
///   TextField("Username", text: $username, prompt: Text("Required"))
///   SecureField("Password", text: $password, prompt: Text("Required"))
/// }
/// ```
///
/// Source: SwiftUI's `TextField`.
public struct TextField<Label> {
  let label: FieldLabel<Label>
  var edited: EditedText
  /// Whether it grows with its text.
  let growsDown: Bool

  nonisolated private init(_ label: FieldLabel<Label>, _ edited: EditedText, _ axis: Axis = .horizontal) {
    self.label = label
    self.edited = edited
    growsDown = axis == .vertical
  }

  nonisolated init(title: Text, prompt: Text? = nil, edited: EditedText, axis: Axis = .horizontal) {
    self.init(.text(title, prompt: prompt), edited, axis)
  }
}

extension TextField where Label == Text {
  /// Makes a field with a title and the text that it edits.
  ///
  /// - Parameters:
  ///   - titleKey: the text of the label.
  ///   - text: what the field holds; written with every letter.
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(title: Text(titleKey), edited: EditedText(text))
  }

  /// Makes a field with a title and the text that it edits.
  ///
  /// - Parameters:
  ///   - title: the text of the label.
  ///   - text: what the field holds; written with every letter.
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

  /// Makes a field whose placeholder differs from its title.
  ///
  /// - Parameters:
  ///   - title: the text of the label.
  ///   - text: what the field holds; written with every letter.
  ///   - prompt: what stands in the empty field in place of the title; nil for the title.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(title: Text(title), prompt: prompt, edited: EditedText(text))
  }

  /// Makes a field that scrolls along an axis when its text is larger than its place.
  ///
  /// A vertical one grows with its text up to ``View/lineLimit(_:)-(Int?)`` lines, and Enter begins a new line.
  ///
  /// - Parameters:
  ///   - titleKey: the text of the label.
  ///   - text: what the field holds; written with every letter.
  ///   - prompt: what stands in the empty field in place of the title; nil for the title.
  ///   - axis: the direction in which the text goes on.
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
    self.init(title: Text(titleKey), prompt: prompt, edited: EditedText(text), axis: axis)
  }

  /// Makes a field that scrolls along an axis when its text is larger than its place.
  ///
  /// - Parameters:
  ///   - title: the text of the label.
  ///   - text: what the field holds; written with every letter.
  ///   - prompt: what stands in the empty field in place of the title; nil for the title.
  ///   - axis: the direction in which the text goes on.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
    self.init(title: Text(title), prompt: prompt, edited: EditedText(text), axis: axis)
  }

  /// Makes a field that tells when it is edited: the form before `focused(_:)` and `onSubmit(of:_:)`, which take its place.
  ///
  /// - Parameters:
  ///   - titleKey: the text of the label.
  ///   - text: what the field holds; written with every letter.
  ///   - onEditingChanged: called with true when the field gets the keyboard focus, and with false when it loses it.
  ///   - onCommit: called when Enter is pressed in it.
  @available(*, deprecated, message: "Use focused(_:) and onSubmit(of:_:).")
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
  ) {
    self.init(title: Text(titleKey), edited: EditedText(text, editingChanged: onEditingChanged, commit: onCommit))
  }

  /// Makes a field that tells when it is edited: the form before `focused(_:)`, which takes its place.
  ///
  /// - Parameters:
  ///   - titleKey: the text of the label.
  ///   - text: what the field holds; written with every letter.
  ///   - onEditingChanged: called with true when the field gets the keyboard focus, and with false when it loses it.
  @available(*, deprecated, message: "Use focused(_:) and onSubmit(of:_:).")
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void) {
    self.init(title: Text(titleKey), edited: EditedText(text, editingChanged: onEditingChanged))
  }

  /// Makes a field that tells of Enter: the form before `onSubmit(of:_:)`, which takes its place.
  ///
  /// - Parameters:
  ///   - titleKey: the text of the label.
  ///   - text: what the field holds; written with every letter.
  ///   - onCommit: called when Enter is pressed in it.
  @available(*, deprecated, message: "Use focused(_:) and onSubmit(of:_:).")
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(title: Text(titleKey), edited: EditedText(text, commit: onCommit))
  }

  /// Makes a field that tells when it is edited: the form before `focused(_:)` and `onSubmit(of:_:)`, which take its place.
  ///
  /// - Parameters:
  ///   - title: the text of the label.
  ///   - text: what the field holds; written with every letter.
  ///   - onEditingChanged: called with true when the field gets the keyboard focus, and with false when it loses it.
  ///   - onCommit: called when Enter is pressed in it.
  @available(*, deprecated, message: "Use focused(_:) and onSubmit(of:_:).")
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
  ) {
    self.init(title: Text(title), edited: EditedText(text, editingChanged: onEditingChanged, commit: onCommit))
  }

  /// Makes a field that tells when it is edited: the form before `focused(_:)`, which takes its place.
  ///
  /// - Parameters:
  ///   - title: the text of the label.
  ///   - text: what the field holds; written with every letter.
  ///   - onEditingChanged: called with true when the field gets the keyboard focus, and with false when it loses it.
  @available(*, deprecated, message: "Use focused(_:) and onSubmit(of:_:).")
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(title: Text(title), edited: EditedText(text, editingChanged: onEditingChanged))
  }

  /// Makes a field that tells of Enter: the form before `onSubmit(of:_:)`, which takes its place.
  ///
  /// - Parameters:
  ///   - title: the text of the label.
  ///   - text: what the field holds; written with every letter.
  ///   - onCommit: called when Enter is pressed in it.
  @available(*, deprecated, message: "Use focused(_:) and onSubmit(of:_:).")
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(title: Text(title), edited: EditedText(text, commit: onCommit))
  }
}

extension TextField where Label: View {
  /// Makes a field with a view as its label.
  ///
  /// - Parameters:
  ///   - text: what the field holds; written with every letter.
  ///   - prompt: what stands in the empty field in place of the label; nil for the label.
  ///   - label: says what the field is for. A text, or a label with one, is what assistive technology calls the field.
  nonisolated public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(.view(label(), prompt: prompt), EditedText(text))
  }

  /// Makes a field with a view as its label that scrolls along an axis when its text is larger than its place.
  ///
  /// - Parameters:
  ///   - text: what the field holds; written with every letter.
  ///   - prompt: what stands in the empty field in place of the label; nil for the label.
  ///   - axis: the direction in which the text goes on.
  ///   - label: says what the field is for. Its texts are what assistive technology calls the field.
  nonisolated public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
    self.init(.view(label(), prompt: prompt), EditedText(text), axis)
  }

  /// Makes a field that edits any value.
  nonisolated package init(label: Label, prompt: Text?, value: EditedText) { self.init(view: label, prompt: prompt, value: value) }

  nonisolated init(view label: Label, prompt: Text?, value: EditedText, axis: Axis = .horizontal) {
    self.init(.view(label, prompt: prompt), value, axis)
  }
}

extension TextField: View {
  /// Sidelight draws this view itself: it has no body, and asking for it stops the program.
  public typealias Body = Never
}

extension TextField: OfferedText {}

extension TextField: PrimitiveView {
  package func makeNode(_ context: NodeContext) -> TypedNode<Self> {
    if let node = OfferedTextNode.make(self, context) { return node }
    if !growsDown, context.scope.value(TextSuggestionsKey.self) != nil { return SuggestedFieldNode(self, context) }
    let draft = TextDraft(context.graph)
    let caret = RestoredCaret()
    let node = SimpleElementNode(
      leaf: self, context,
      action: { view, event, environment in draft.take(event, view.edited, environment) },
      watchesObjects: true,
      lower: { view, environment in
        guard view.growsDown else { return .control(view.line(draft, caret, environment)) }
        var field = view.growing(draft, environment)
        field.caret = caret.place
        return .control(field)
      })
    edited.binding?.restoreText(of: node, labelled: label, caret)
    return node
  }

  /// The field of one line.
  @MainActor func line(_ draft: TextDraft, _ caret: RestoredCaret, _ environment: EnvironmentValues) -> TextFieldElement {
    let look = environment[ControlLookKey.self]
    var field = TextFieldElement(text: draft.text(of: edited), title: label.title(in: environment), look: look)
    field.caret = caret.place
    field.selection = edited.selection?.wanted()
    field.tellsSelection = edited.selection != nil
    field.tellsEditing = edited.tellsEditing
    field.alignment = environment[TextEnvironmentKey.self].alignment
    field.hasDraft = draft.isOpen
    field.submits = edited.commit != nil || environment[SubmitKey.self] != nil
    return field
  }

  /// The field that grows with its text.
  @MainActor private func growing(_ draft: TextDraft, _ environment: EnvironmentValues) -> TextEditorElement {
    var field = TextEditorElement(text: draft.text(of: edited))
    field.title = label.title(in: environment)
    field.selection = edited.selection?.wanted()
    field.tellsSelection = edited.selection != nil
    field.isField = true
    let text = environment[TextEnvironmentKey.self]
    field.lineLimit = text.lineLimit
    field.leastLines = text.rare.isEmpty ? 1 : text.rare.values.leastLines ?? 1
    let look = environment[ControlLookKey.self]
    field.input = look.fieldInput
    field.isPlain = look.hasPlainFields
    field.submits = environment[SubmitKey.self] != nil
    return field
  }
}
