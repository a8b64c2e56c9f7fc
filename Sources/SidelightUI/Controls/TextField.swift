import SidelightCore

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
  let isSecure: Bool
}

extension TextField where Label == Text {
  /// Makes a field with a title and the text that it edits.
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(title: titleKey.resolved, text: text, isSecure: false)
  }

  /// Makes a field with a title and the text that it edits.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(title: String(title), text: text, isSecure: false)
  }

  /// Makes a field whose placeholder differs from its title.
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(title: prompt?.content ?? titleKey.resolved, text: text, isSecure: false)
  }
}

extension TextField: View {
  /// Drawn by the graph.
  public typealias Body = Never
}

/// What Enter in a text field does.
enum SubmitKey: EnvironmentKey {
  static var defaultValue: (@MainActor () -> Void)? { nil }
}

extension View {
  /// Adds an action for Enter in the text fields of this view; outer actions run too.
  nonisolated public func onSubmit(_ action: @escaping @MainActor () -> Void) -> some View {
    EnvironmentView(content: self) { values in
      let outer = values[SubmitKey.self]
      values[SubmitKey.self] = {
        action()
        outer?()
      }
    }
  }
}

extension TextField: PrimitiveView {
  package func makeNode(_ context: NodeContext) -> TypedNode<Self> {
    SimpleElementNode(
      leaf: self, context,
      action: { view, event, environment in
        switch event {
        case .edit(_, let text) where environment.isEnabled: view.text.wrappedValue = text
        case .submit where environment.isEnabled: environment[SubmitKey.self]?()
        default: break
        }
      },
      watchesObjects: true,
      lower: { view, _ in .textField(TextFieldElement(text: view.text.wrappedValue, prompt: view.title, isSecure: view.isSecure)) })
  }
}
