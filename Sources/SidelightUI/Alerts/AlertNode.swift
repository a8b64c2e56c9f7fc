import SidelightCore
@_spi(Nodes) import SidelightGraph

/// What stands at the top of an alert.
struct AlertHeading {
  var title = ""
  /// Whether the title is to be seen.
  var showsTitle = true
  /// Whether a sign of warning stands above it.
  var isCritical = false
  /// The symbol above it; nil for the usual one.
  var icon: Image?
  /// What keeps the dialog from being shown again, with its label; nil for nothing.
  var suppression: DialogSuppression?
}

/// An alert that is shown: an element over its window. Its text fields stand in it; what its buttons and its message say goes into the
/// element itself.
///
/// It lives as long as it is presented, and belongs to the view that presents it; its element stands in the window's.
final class AlertNode<Actions: View, Message: View>: ViewNode, HostingNode, DependentNode, ElementListener, PresentedNode {
  let host: ElementHost
  var isAlert: Bool { true }
  private let kind: AlertElement.Kind
  private var heading = AlertHeading()
  private weak var presenter: (any Presenter)?
  /// Writes the binding of the presenting view.
  private let end: () -> Void
  private var actions: TypedNode<Actions>?
  private var message: TypedNode<Message>?
  private var fields: AlertFields?
  /// Hears whether the button that was chosen is one that does not leave all as it is.
  var answered: ((Bool) -> Void)?
  /// The checkbox that keeps the dialog from being shown again.
  private var suppression: TypedNode<SuppressionToggle>?
  private var innerContext: NodeContext?

  init(
    _ kind: AlertElement.Kind, _ actions: Actions, _ message: Message, _ context: NodeContext, over presenter: any Presenter,
    end: @escaping () -> Void
  ) {
    self.kind = kind
    self.presenter = presenter
    self.end = end
    var own = context
    own.enterElement()
    own.listener = nil
    host = ElementHost(.alert(AlertElement(kind, title: "")), own)
    super.init(own)
    graph.register(self, for: host.id)
    var inner = own
    inner.parent = self
    inner.listener = self
    inner.scope = EnvironmentScope(inside: scope) {
      // Hiding or disabling the presenting view neither hides nor disables the alert.
      $0[VisibleKey.self] = true
      $0[EnabledKey.self] = true
      $0.standApart()
      $0[ToolbarPlaceKey.self] = nil
    }
    let content = graph.makeNode(actions, inner)
    self.actions = content
    self.message = graph.makeNode(message, inner)
    innerContext = inner
    let fields = AlertFields(of: content, inner)
    self.fields = fields
    host.setSlot(.body, [fields])
  }

  /// Shows the newest value of everything, and at first the alert with it.
  func show(_ heading: AlertHeading, _ actions: Actions, _ message: Message) {
    self.heading = heading
    self.actions?.update(actions)
    self.message?.update(message)
    showSuppression()
    lower()
    presenter?.present(self)
  }

  private func showSuppression() {
    let toggle = heading.suppression.map(SuppressionToggle.init)
    if let toggle, let suppression {
      suppression.update(toggle)
    } else if (toggle == nil) != (suppression == nil), let innerContext {
      suppression?.destroy()
      suppression = toggle.map { graph.makeNode($0, innerContext) }
      host.setSlot(.body, [fields, suppression].compactMap { $0 })
    }
  }

  private func lower() {
    isDirty = false
    var buttons: [AlertResponse] = []
    for host in actions.map(Self.hosts) ?? [] {
      if let button = host.element.kind.control(ButtonElement.self) {
        buttons.append(AlertResponse(button, of: host))
      } else if !host.isAlertField {
        Problem.report(
          "\(host.element.picture) in the actions of the alert “\(heading.title)” is left out: an alert has buttons and text fields. "
            + "Say it in the message, or use a sheet.")
      }
    }
    let texts = message.map(Self.hosts)?.flatMap(\.texts) ?? []
    var alert = AlertElement(
      kind, title: heading.title, showsTitle: heading.showsTitle, message: texts.joined(separator: "\n"), buttons: buttons)
    alert.isCritical = heading.isCritical
    alert.icon = heading.icon?.symbol
    host.set(.alert(alert))
  }

  private static func hosts(of node: ViewNode) -> [ElementHost] {
    var hosts: [ElementHost] = []
    node.collect(into: &hosts)
    return hosts
  }

  // MARK: What its views say

  func elementsChanged() { invalidate() }

  func note(of context: NodeContext) -> AnyObject? { nil }

  override func evaluate() { lower() }

  override var children: [ViewNode] { [actions, message, fields, suppression].compactMap { $0 } }

  override func collect(into hosts: inout [ElementHost]) { hosts.append(host) }

  override func enclosingHost(of child: ViewNode) -> ElementHost? { host }

  /// The alert stands in no page: what its views say to one goes no further.
  override func mergedPreferences() -> Preferences? { nil }

  override func childPreferencesChanged() {}

  override func rootsChanged() {}

  // MARK: What the user does

  /// A button acts first, and then the alert is over.
  func handle(_ event: Event) {
    guard case .alert(_, let event) = event, case .alert(let alert) = host.element.kind, let index = alert.index(for: event) else { return }
    let (response, answered) = (alert.responses[index], answered)
    if let button = response.node { graph.node(button)?.handle(.activate(button)) }
    if isAlive { end() }
    answered?(!response.cancels)
  }

  override func destroy() {
    guard isAlive else { return }
    presenter?.withdraw(self)
    super.destroy()
    graph.unregister(host.id)
  }
}

/// Of the actions of an alert, those that stand in it: the text fields.
final class AlertFields: ViewNode {
  private unowned let actions: ViewNode

  init(of actions: ViewNode, _ context: NodeContext) {
    self.actions = actions
    super.init(context)
  }

  override func collect(into hosts: inout [ElementHost]) {
    var all: [ElementHost] = []
    actions.collect(into: &all)
    hosts += all.filter(\.isAlertField)
  }
}

extension ElementHost {
  /// Whether an alert shows it between its message and its buttons.
  fileprivate var isAlertField: Bool { element.kind.control(TextFieldElement.self) != nil }
}

extension AlertResponse {
  /// What a button in the actions of an alert says.
  @MainActor fileprivate init(_ button: ButtonElement, of host: ElementHost) {
    self.init(node: host.id, label: host.texts.joined(separator: " "), role: button.role.map { Role($0) })
    let traits = host.element.traits
    isEnabled = !traits.isDisabled
    shortcut = traits.shortcut
    identifier = traits.accessibilityIdentifier ?? ""
  }
}

extension AlertResponse.Role {
  fileprivate init(_ role: ButtonElement.Role) {
    switch role {
    case .destructive: self = .destructive
    case .cancel, .close: self = .cancel
    case .confirm: self = .confirm
    }
  }
}
