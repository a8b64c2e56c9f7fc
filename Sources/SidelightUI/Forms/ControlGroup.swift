import SidelightCore
@_spi(Nodes) package import SidelightGraph

/// Buttons that belong together.
///
/// ```swift
/// ControlGroup {
///   Button("Smaller", systemImage: "textformat.size.smaller") { size -= 1 }
///   Button("Larger", systemImage: "textformat.size.larger") { size += 1 }
/// }
/// ```
///
/// On GNOME the controls stand side by side and touch each other, the class `.linked`. In a menu they are a section of it. Its label is what
/// assistive technology calls the group. Source: SwiftUI's `ControlGroup`.
public struct ControlGroup<Content> {
  let content: Content
  let name: String?
}

extension ControlGroup: View where Content: View {
  /// Makes a group of controls.
  ///
  /// - Parameter content: the controls.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.init(content: content(), name: nil) }

  /// Makes a group of controls with a title, which is read and not seen.
  ///
  /// - Parameters:
  ///   - titleKey: what assistive technology calls the group.
  ///   - content: the controls.
  nonisolated public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: LabeledControlGroupContent(content: content()), name: titleKey.resolved)
  }

  /// As the one with a `LocalizedStringKey`, but with a string that is shown as it is.
  @_disfavoredOverload nonisolated public init<C: View, S: StringProtocol>(_ title: S, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: LabeledControlGroupContent(content: content()), name: String(title))
  }

  /// Makes the group that a style is for, to put something around it or to give it another style.
  ///
  /// - Parameter configuration: what the style was given.
  nonisolated public init(_ configuration: ControlGroupStyleConfiguration) where Content == ControlGroupStyleConfiguration.Content {
    self.init(content: configuration.content, name: nil)
  }
}

/// The controls of a group with a title.
///
/// Source: SwiftUI's `LabeledControlGroupContent`.
public struct LabeledControlGroupContent<Content: View, Label: View> {
  let content: Content
}

extension LabeledControlGroupContent: View {}

extension LabeledControlGroupContent: StructuralView {
  package static var passedOn: (any View.Type)? { Content.self }

  package func makeNode(_ context: NodeContext) -> TypedNode<Self> { PassNode(self, context, \.content) }
}

extension ControlGroup: PrimitiveView where Content: View {
  package func makeNode(_ context: NodeContext) -> TypedNode<Self> {
    if let style = context.customStyle(for: ControlGroupStyleConfiguration.self) {
      return StyledNode(self, context, style) { group in
        ControlGroupStyleConfiguration(
          content: .init(content: AnyView(group.content)), label: .init(content: AnyView(Text(verbatim: group.name ?? "More"))))
      }
    }
    return SimpleElementNode(self, context, content: \.content) { view, environment in
      var group = GroupElement(.controls, name: view.name)
      group.isPalette = environment[PaletteKey.self]
      return .control(group)
    }
  }
}
