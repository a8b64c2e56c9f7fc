import SidelightCore
@_spi(Nodes) import SidelightGraph

/// What the user sees of a link that does not fill a row: a button that looks as its label, or as a style says.
struct LinkButton<Label: View> {
  let label: Label
  let action: @MainActor () -> Void
}

extension LinkButton: View {}

extension LinkButton: PrimitiveView {
  func makeNode(_ context: NodeContext) -> TypedNode<Self> {
    if let style = context.customStyle(for: PrimitiveButtonStyleConfiguration.self) {
      return StyledNode(self, context, style) {
        PrimitiveButtonStyleConfiguration(role: nil, label: .init(content: AnyView($0.label)), action: $0.action)
      }
    }
    return SimpleElementNode(
      self, context, content: \.label,
      overrides: { values in
        if values[ToolbarPlaceKey.self] != nil { values[PlaceLabelStyleKey.self] = .iconOnly }
      },
      action: { view, event, environment in
        if case .activate = event, environment.isEnabled { view.action() }
      },
      lower: { _, environment in .control(ButtonElement(linkIn: environment)) })
  }
}

extension ButtonElement {
  /// The button that a link beside other things is. In a list it stands in a row as the text beside it does.
  @MainActor fileprivate init(linkIn environment: EnvironmentValues) {
    let isInToolbar = environment[ToolbarPlaceKey.self] != nil
    let look = environment[ControlLookKey.self]
    var style = look.button
    if style == .automatic, !isInToolbar { style = environment[RowSightsKey.self] == nil ? .borderless : .plain }
    self.init(style: style, isInToolbar: isInToolbar)
    scale = look.scale
    shape = look.shape
    tint = environment[TintKey.self]
    isSpringLoaded = environment[SpringLoadingKey.self] == .enabled
    hasChevron = environment.navigationLinkIndicatorVisibility == .visible
    weighsAsText = !isInToolbar
  }
}

/// A link outside of a row, or in a row with other things.
final class LinkButtonNode<Label: View, Destination: View>: WrapperNode<NavigationLink<Label, Destination>, AnyView>, RowPart,
  DependentNode
{
  private var source = PageSource()
  private var wasActive = false
  private weak var row: RowNode?

  override init(_ view: NavigationLink<Label, Destination>, _ context: NodeContext) {
    super.init(view, context)
    row = rowAround
    view.feed(&source, in: graph)
    child = graph.makeNode(button, childContext)
    if case .value = view.target { row?.add(self) }
    evaluate()
    settlePreferences()
  }

  /// The row that it is a part of. A menu in the row is none of its parts, and neither is what is presented over it.
  private var rowAround: RowNode? {
    guard context.scope.value(RowSightsKey.self) != nil else { return nil }
    for node in ancestors {
      if node is any MenuSource { return nil }
      if let row = node as? RowNode { return row.role == .row ? row : nil }
    }
    return nil
  }

  private var button: AnyView {
    AnyView(LinkButton(label: view.label) { [weak self] in self?.follow() }.disabled(view.isOff))
  }

  var value: AnyHashable? { view.value }

  override func evaluate() {
    isDirty = false
    view.turn(&wasActive, source, by: self, in: scope)
  }

  override func viewChanged(from old: NavigationLink<Label, Destination>) {
    view.feed(&source, in: graph)
    child?.update(button)
    view.turn(&wasActive, source, by: self, in: scope)
    if old.value != view.value { row?.partChanged() }
  }

  /// In a list with a selection it selects what it leads to, as a link that fills its row does.
  private func follow() {
    if let value, row?.choose(value) == true { return }
    view.follow(source, in: EnvironmentValues(scope: scope))
  }

  override func destroy() {
    guard isAlive else { return }
    super.destroy()
    row?.remove(self)
  }
}
