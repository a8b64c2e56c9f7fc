@_spi(Nodes) package import SidelightGraph

/// Controls in groups for people to fill in or to choose from, as in settings and inspectors.
///
/// ```swift
/// Form {
///   Section("Notifications") {
///     Picker("Notify Me About", selection: $topic) { ... }
///     Toggle("Play Sounds", isOn: $playsSounds)
///   }
/// }
/// ```
///
/// On GNOME it is a boxed list that scrolls, in which the rows of each ``Section`` are one card. A row in which a ``Toggle``, a ``Picker``
/// with a menu, a ``Stepper``, a ``TextField`` or a ``Button`` without a style is alone is as libadwaita's rows of preferences are: all of it
/// turns the switch, opens the choice, is the field, whose title stands in it, or is the button; a ``DisclosureGroup`` has its arrow at the
/// end. With ``View/formStyle(_:)`` it is a column of controls, or what the app makes of it. Source: SwiftUI's `Form`.
public struct Form<Content: View> {
  private let content: Content
}

extension Form: View {
  /// Makes a form of views, each of which is a row.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Form where Content == FormStyleConfiguration.Content {
  /// Makes the form that a style is for, to put something around it or to give it another style.
  ///
  /// - Parameter configuration: what the style was given.
  nonisolated public init(_ configuration: FormStyleConfiguration) { content = configuration.content }
}

extension Form: PrimitiveView {
  package func makeNode(_ context: NodeContext) -> TypedNode<Self> {
    if let style = context.customStyle(for: FormStyleConfiguration.self) {
      return StyledNode(self, context, style) { FormStyleConfiguration(content: .init(content: AnyView($0.content))) }
    }
    return PassNode(self, context, \.list)
  }

  /// A list without selection, whose style is its own and not that of lists in its sheets.
  @MainActor private var list: GroupedForm<Content> { GroupedForm(content: content) }
}

/// The rows of a form as a list.
private struct GroupedForm<Content: View>: View {
  let content: Content

  var body: some View {
    EnvironmentView(content: List { rows }.listStyle(.insetGrouped)) { $0[IsFormKey.self] = true }
  }

  /// What is shown from a row, such as a sheet, has lists of its own.
  private var rows: some View {
    EnvironmentView(content: content.listStyle(.automatic)) { $0[IsFormKey.self] = false }
  }
}
