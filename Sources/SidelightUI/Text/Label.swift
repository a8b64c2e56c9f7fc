import SidelightCore
@_spi(Nodes) package import SidelightGraph

/// An icon with a title, the usual content of a row in a sidebar.
///
/// ```swift
/// Label("Downloads", systemImage: "arrow.down.circle")
/// ```
///
/// Source: SwiftUI's `Label`.
public struct Label<Title, Icon> {
  let title: Title
  let icon: Icon
}

extension Label: View where Title: View, Icon: View {
  /// Makes a label from a view for the title and one for the icon.
  ///
  /// - Parameters:
  ///   - title: the title.
  ///   - icon: what stands before the title.
  nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }
}

extension Label where Title == Text, Icon == Image {
  /// Makes a label with a symbol.
  ///
  /// - Parameters:
  ///   - titleKey: the text.
  ///   - name: the name of the symbol: one of SF Symbols, or of the desktop's theme.
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    title = Text(titleKey)
    icon = Image(systemName: name)
  }

  /// As the one with a `LocalizedStringKey`, but with a string that is shown as it is.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.title = Text(title)
    icon = Image(systemName: name)
  }

  /// Makes a label with a picture from a file.
  ///
  /// - Parameters:
  ///   - titleKey: the text.
  ///   - path: the absolute path of the file.
  nonisolated public init(_ titleKey: LocalizedStringKey, image path: String) {
    title = Text(titleKey)
    icon = Image(path)
  }
}

/// Which parts of a label are shown; nil for those that suit the place.
enum LabelStyleKey: EnvironmentKey {
  static var defaultValue: LabelElement.Style? { nil }
}

/// Which parts of a label suit the place.
enum PlaceLabelStyleKey: EnvironmentKey {
  static var defaultValue: LabelElement.Style { .titleAndIcon }
}

extension Label: PrimitiveView where Title: View, Icon: View {
  package func makeNode(_ context: NodeContext) -> TypedNode<Self> {
    if let style = context.customStyle(for: LabelStyleConfiguration.self) { return StyledNode(self, context, style, \.configured) }
    return LabelNode(self, context)
  }

  private var configured: LabelStyleConfiguration {
    LabelStyleConfiguration(title: .init(content: AnyView(title)), icon: .init(content: AnyView(icon)))
  }
}

/// Whether this is the icon of a label.
private enum LabelIconKey: ContextKey { static var defaultValue: Bool { false } }

extension NodeContext {
  var isLabelIcon: Bool {
    get { self[LabelIconKey.self] }
    set { self[LabelIconKey.self] = newValue }
  }
}

final class LabelNode<Title: View, Icon: View>: ElementNode<Label<Title, Icon>>, DependentNode {
  private var title: TypedNode<Title>?
  private var icon: TypedNode<Icon>?

  init(_ view: Label<Title, Icon>, _ context: NodeContext) {
    super.init(view, context, .label(LabelElement()))
    evaluate()
    let title = graph.makeNode(view.title, slotContext)
    var inner = slotContext
    inner.isLabelIcon = true
    let icon = graph.makeNode(view.icon, inner)
    self.title = title
    self.icon = icon
    host.setSlot(.icon, [icon])
    host.setSlot(.title, [title])
  }

  override var children: [ViewNode] {
    guard let title, let icon else { return [] }
    return [icon, title]
  }

  override func evaluate() {
    isDirty = false
    host.set(.label(LabelElement(style: graph.reading(self) { scope.value(LabelStyleKey.self) ?? scope.value(PlaceLabelStyleKey.self) })))
  }

  override func viewChanged(from old: Label<Title, Icon>) {
    title?.update(view.title)
    icon?.update(view.icon)
  }
}
