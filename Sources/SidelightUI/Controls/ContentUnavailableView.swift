import SidelightCore
@_spi(Nodes) package import SidelightGraph

/// A page that says that there is nothing to show, why, and what to do.
///
/// ```swift
/// ContentUnavailableView("No Mail", systemImage: "tray", description: Text("New messages appear here."))
/// ```
///
/// On GNOME it looks like an `AdwStatusPage`. Source: SwiftUI's `ContentUnavailableView`.
public struct ContentUnavailableView<Label, Description, Actions> {
  let label: Label
  let description: Description
  let actions: Actions
}

extension ContentUnavailableView: View where Label: View, Description: View, Actions: View {
  /// Makes a page from views.
  ///
  /// - Parameters:
  ///   - label: what there is not: mostly a ``Label``.
  ///   - description: why, and what to do; nothing where it is left out.
  ///   - actions: buttons that do something about it; none where they are left out.
  nonisolated public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.init(label: label(), description: description(), actions: actions())
  }
}

extension ContentUnavailableView where Label == SidelightUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Makes a page with a title, a symbol and an explanation.
  ///
  /// - Parameters:
  ///   - title: what there is not, in a word or two.
  ///   - name: the name of the symbol: one of SF Symbols, or of the desktop's theme.
  ///   - description: why, and what to do; nothing where it is left out.
  nonisolated public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init(label: SidelightUI.Label(title, systemImage: name), description: description, actions: EmptyView())
  }

  /// As the one with a `LocalizedStringKey`, but with a string that is shown as it is.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
    self.init(label: SidelightUI.Label(title, systemImage: name), description: description, actions: EmptyView())
  }

  /// Makes a page with a title, a picture and an explanation.
  ///
  /// - Parameters:
  ///   - title: what there is not, in a word or two.
  ///   - name: the absolute path of a picture, as ``Image/init(_:)`` takes it.
  ///   - description: why, and what to do; nothing where it is left out.
  nonisolated public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init(
      label: SidelightUI.Label {
        Text(title)
      } icon: {
        Image(name)
      }, description: description, actions: EmptyView())
  }

  /// As the one with a `LocalizedStringKey`, but with a string that is shown as it is.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
    self.init(
      label: SidelightUI.Label {
        Text(title)
      } icon: {
        Image(name)
      }, description: description, actions: EmptyView())
  }

  /// The page for a search without results: “No Results”, and the advice to try another search.
  nonisolated public static var search: Self {
    Self(
      label: SidelightUI.Label("No Results", systemImage: "magnifyingglass"), description: Text("Try another search."), actions: EmptyView()
    )
  }

  /// The page for a search without results, which names the text that was searched for.
  nonisolated public static func search(text: String) -> Self {
    Self(
      label: SidelightUI.Label("No Results for “\(text)”", systemImage: "magnifyingglass"), description: Text("Try another search."),
      actions: EmptyView())
  }
}

extension ContentUnavailableView: PrimitiveView where Label: View, Description: View, Actions: View {
  package func makeNode(_ context: NodeContext) -> TypedNode<Self> { UnavailableNode(self, context) }
}

final class UnavailableNode<Label: View, Description: View, Actions: View>: ElementNode<ContentUnavailableView<Label, Description, Actions>>
{
  private var label: TypedNode<Label>?
  private var description: TypedNode<Description>?
  private var actions: TypedNode<Actions>?

  init(_ view: ContentUnavailableView<Label, Description, Actions>, _ context: NodeContext) {
    super.init(view, context, .unavailable(UnavailableElement()))
    let label = graph.makeNode(view.label, slotContext)
    let description = graph.makeNode(view.description, slotContext)
    let actions = graph.makeNode(view.actions, slotContext)
    self.label = label
    self.description = description
    self.actions = actions
    host.setSlot(.title, [label])
    host.setSlot(.description, [description])
    host.setSlot(.actions, [actions])
  }

  override var children: [ViewNode] {
    guard let label, let description, let actions else { return [] }
    return [label, description, actions]
  }

  override func viewChanged(from old: ContentUnavailableView<Label, Description, Actions>) {
    label?.update(view.label)
    description?.update(view.description)
    actions?.update(view.actions)
  }
}
