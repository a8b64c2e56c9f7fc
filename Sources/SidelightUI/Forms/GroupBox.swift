import SidelightCore
@_spi(Nodes) package import SidelightGraph

/// Views in a box, with or without a title.
///
/// ```swift
/// GroupBox("Disk") { Gauge(value: used) { Text("Used") } }
/// ```
///
/// On GNOME it is a card with the title above it, as a group of `AdwPreferencesPage` has. It is as wide as its content: one that takes the
/// width that there is makes the box as wide. Assistive technology calls the box what the title says. In a ``Form``, a ``Section`` makes
/// cards. Source: SwiftUI's `GroupBox`.
public struct GroupBox<Label, Content> {
  let label: Label
  let content: Content
}

extension GroupBox: View where Label: View, Content: View {
  /// Makes a box with a view as its title.
  ///
  /// - Parameters:
  ///   - content: the views in the box, one below the other.
  ///   - label: what stands above the box.
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }
}

extension GroupBox where Label: View, Content: View {
  /// Makes a box with a view as its title: the form before the one with a closure, which takes its place.
  ///
  /// - Parameters:
  ///   - label: what stands above the box.
  ///   - content: the views in the box, one below the other.
  @available(*, deprecated, renamed: "init(content:label:)")
  nonisolated public init(label: Label, @ViewBuilder content: () -> Content) {
    self.label = label
    self.content = content()
  }
}

extension GroupBox where Label == EmptyView, Content: View {
  /// Makes a box without a title.
  ///
  /// - Parameter content: the views in the box, one below the other.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    label = EmptyView()
    self.content = content()
  }
}

extension GroupBox where Label == Text, Content: View {
  /// Makes a box with a title.
  ///
  /// - Parameters:
  ///   - titleKey: the text above the box.
  ///   - content: the views in the box, one below the other.
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

extension GroupBox where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// Makes the box that a style is for, to put something around it or to give it another style.
  ///
  /// - Parameter configuration: what the style was given.
  nonisolated public init(_ configuration: GroupBoxStyleConfiguration) {
    label = configuration.label
    content = configuration.content
  }
}

extension GroupBox: PrimitiveView where Label: View, Content: View {
  package func makeNode(_ context: NodeContext) -> TypedNode<Self> {
    if let style = context.customStyle(for: GroupBoxStyleConfiguration.self) {
      return StyledNode(self, context, style) {
        GroupBoxStyleConfiguration(label: .init(content: AnyView($0.label)), content: .init(content: AnyView($0.content)))
      }
    }
    return GroupBoxNode(self, context)
  }
}

/// The node of a box around views.
private final class GroupBoxNode<Label: View, Content: View>: ElementNode<GroupBox<Label, Content>> {
  private typealias Title = ModifiedTitle<Label>
  private var title: TypedNode<Title>?
  private var content: TypedNode<Content>?

  init(_ view: GroupBox<Label, Content>, _ context: NodeContext) {
    super.init(view, context, .control(GroupElement(.box)))
    let title = graph.makeNode(Title(label: view.label), slotContext)
    let content = graph.makeNode(view.content, slotContext)
    self.title = title
    self.content = content
    host.setSlot(.title, [title])
    host.setSlot(.body, [content])
    settlePreferences()
  }

  override var children: [ViewNode] { [title as ViewNode?, content].compactMap(\.self) }

  override func viewChanged(from old: GroupBox<Label, Content>) {
    title?.update(Title(label: view.label))
    content?.update(view.content)
  }
}

/// The title of a box, in the type of GNOME's titles of groups.
private struct ModifiedTitle<Label: View>: View {
  let label: Label

  var body: some View { label.font(.headline) }
}
