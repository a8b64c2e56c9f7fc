@_spi(Nodes) package import SidelightGraph

/// A value or a control beside what it is called.
///
/// ```swift
/// LabeledContent("Version", value: "2.1")
/// LabeledContent("Position") { CompassView(angle) }
/// ```
///
/// It is a row of the width that there is: the label leads, the content trails, and a content that is a text is quieter than the label, as a
/// value is in an `AdwActionRow`. A content as wide as there is room, such as a text field, takes what the label leaves. A screen reader
/// reads the label and then the content. With ``View/labelsHidden()`` the content is left. Source: SwiftUI's `LabeledContent`.
public struct LabeledContent<Label, Content> {
  let label: Label
  let content: Content
}

extension LabeledContent: View where Label: View, Content: View {
  /// Makes a row of a view and the view that says what it is.
  ///
  /// - Parameters:
  ///   - content: the value or control.
  ///   - label: what it is called.
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }
}

extension LabeledContent where Label == Text, Content: View {
  /// Makes a row of a view with a title.
  ///
  /// - Parameters:
  ///   - titleKey: what the content is called.
  ///   - content: the value or control.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    label = Text(titleKey)
    self.content = content()
  }

  /// As the one with a `LocalizedStringKey`, but with a string that is shown as it is.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    label = Text(title)
    self.content = content()
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Makes a row of a text with a title.
  ///
  /// - Parameters:
  ///   - titleKey: what the value is called.
  ///   - value: the text.
  nonisolated public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    label = Text(titleKey)
    content = Text(value)
  }

  /// As the one with a `LocalizedStringKey`, but with a string that is shown as it is.
  @_disfavoredOverload nonisolated public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    label = Text(title)
    content = Text(value)
  }
}

extension LabeledContent where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
  /// Makes the row that a style is for, to put something around it or to give it another style.
  ///
  /// - Parameter configuration: what the style was given.
  nonisolated public init(_ configuration: LabeledContentStyleConfiguration) {
    label = configuration.label
    content = configuration.content
  }
}

extension LabeledContent: PrimitiveView where Label: View, Content: View {
  package func makeNode(_ context: NodeContext) -> TypedNode<Self> {
    if let style = context.customStyle(for: LabeledContentStyleConfiguration.self) {
      return StyledNode(self, context, style) {
        LabeledContentStyleConfiguration(
          label: .init(content: AnyView($0.label)), content: .init(content: AnyView($0.content)))
      }
    }
    return PassNode(self, context, \.row)
  }

  @MainActor private var row: LabeledRow<Label, Content> { LabeledRow(label: label, content: content) }
}

/// The label at the leading edge and the content at the trailing one.
private struct LabeledRow<Label: View, Content: View>: View {
  let label: Label
  let content: Content
  @Environment(\.hidesLabels) private var hidesLabels

  var body: some View {
    if hidesLabels {
      content
    } else {
      HStack(spacing: 12) {
        label
        value.multilineTextAlignment(.trailing).frame(maxWidth: .infinity, alignment: .trailing)
      }
    }
  }

  @ViewBuilder private var value: some View {
    if Content.self == Text.self { content.foregroundStyle(.secondary) } else { content }
  }
}
