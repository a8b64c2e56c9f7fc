import SidelightCore
@_spi(Nodes) package import SidelightGraph

/// A line of text that the user edits.
///
/// ```swift
/// TextField("Name", text: $name).onSubmit { save() }
/// ```
///
/// On GNOME it is a `GtkEntry`; its title is the placeholder and the accessible name. Source: SwiftUI's `TextField`.
public struct TextField<Label> {
  let title: String
  let text: Binding<String>
}

extension TextField where Label == Text {
  /// Makes a field with a title and the text that it edits.
  ///
  /// - Parameters:
  ///   - titleKey: the text of the label.
  ///   - text: what the field holds; written with every letter.
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(title: titleKey.resolved, text: text)
  }

  /// Makes a field with a title and the text that it edits.
  ///
  /// - Parameters:
  ///   - title: the text of the label.
  ///   - text: what the field holds; written with every letter.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(title: String(title), text: text)
  }

  /// Makes a field whose placeholder differs from its title.
  ///
  /// - Parameters:
  ///   - titleKey: the text of the label.
  ///   - text: what the field holds; written with every letter.
  ///   - prompt: what stands in the empty field in place of the title; nil for the title.
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(title: prompt?.content ?? titleKey.resolved, text: text)
  }
}

extension TextField: View {
  /// Sidelight draws this view itself: it has no body, and asking for it stops the program.
  public typealias Body = Never
}

extension TextField: PrimitiveView {
  package func makeNode(_ context: NodeContext) -> TypedNode<Self> {
    SimpleElementNode(
      leaf: self, context,
      action: { view, event, environment in TextEditing.take(event, view.text, environment) },
      watchesObjects: true,
      lower: { view, environment in
        .control(TextFieldElement(text: view.text.wrappedValue, prompt: view.title, look: environment[ControlLookKey.self]))
      })
  }
}

/// A line of text that nobody else is to read: a password.
///
/// On GNOME it is a `GtkPasswordEntry`, which can show what was typed. Source: SwiftUI's `SecureField`.
public struct SecureField<Label> {
  let title: String
  let text: Binding<String>
}

extension SecureField where Label == Text {
  /// Makes a field with a title and the text that it edits.
  ///
  /// - Parameters:
  ///   - titleKey: the text of the label.
  ///   - text: what the field holds; written with every letter.
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) { self.init(title: titleKey.resolved, text: text) }

  /// Makes a field with a title and the text that it edits.
  ///
  /// - Parameters:
  ///   - title: the text of the label.
  ///   - text: what the field holds; written with every letter.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(title: String(title), text: text)
  }

  /// Makes a field whose placeholder differs from its title.
  ///
  /// - Parameters:
  ///   - titleKey: the text of the label.
  ///   - text: what the field holds; written with every letter.
  ///   - prompt: what stands in the empty field in place of the title; nil for the title.
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(title: prompt?.content ?? titleKey.resolved, text: text)
  }
}

extension SecureField: View {
  /// Sidelight draws this view itself: it has no body, and asking for it stops the program.
  public typealias Body = Never
}

extension SecureField: PrimitiveView {
  package func makeNode(_ context: NodeContext) -> TypedNode<Self> {
    SimpleElementNode(
      leaf: self, context,
      action: { view, event, environment in TextEditing.take(event, view.text, environment) },
      watchesObjects: true,
      lower: { view, environment in
        .control(
          TextFieldElement(text: view.text.wrappedValue, prompt: view.title, isSecure: true, look: environment[ControlLookKey.self]))
      })
  }
}

/// What the user does in a field of text.
@MainActor private enum TextEditing {
  static func take(_ event: Event, _ text: Binding<String>, _ environment: EnvironmentValues) {
    guard environment.isEnabled else { return }
    switch event {
    case .edit(_, let new): text.wrappedValue = new
    case .submit: environment[SubmitKey.self]?()
    default: break
    }
  }
}

extension TextFieldElement {
  fileprivate init(text: String, prompt: String, isSecure: Bool = false, look: ControlLook) {
    self.init(text: text, prompt: prompt, isSecure: isSecure)
    isPlain = look.hasPlainFields
    scale = look.scale
    isUncorrected = look.isUncorrected
  }
}
