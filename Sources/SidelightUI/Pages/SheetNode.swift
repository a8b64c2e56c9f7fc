import SidelightCore
@_spi(Nodes) import SidelightGraph

/// A sheet or a popover that is shown: an element over its window, with a page for the content.
///
/// It lives as long as it is presented, and belongs to the view that presents it; its element stands in the window's.
@MainActor final class SheetNode: ViewNode, HostingNode, DependentNode, Presenter, PresentedNode, Dismissable {
  let host: ElementHost
  var presented: [any PresentedNode] = []
  var isAlert: Bool { false }
  private var page: PageNode?
  private weak var presenter: (any Presenter)?
  /// Writes the binding of the presenting view.
  private let end: () -> Void
  private var model: SheetModel
  private var selection: DetentSelection?
  private let mirroring = Mirroring()
  /// What it points at where it is a popover.
  private var target: PopoverTarget?

  init(_ context: NodeContext, over presenter: any Presenter, pointingAt target: PopoverTarget?, end: @escaping () -> Void) {
    self.presenter = presenter
    self.end = end
    self.target = target
    model = SheetModel(target == nil ? .dialog : .popover)
    var own = context
    own.enterElement()
    own.listener = nil
    own.decoration = mirroring.decoration
    host = ElementHost(.sheet(SheetElement(plan: model.plan)), own)
    own.decoration = nil
    super.init(own)
    graph.register(self, for: host.id)
    var inner = own
    inner.parent = self
    // What hides the presenting view does not hide the sheet.
    inner.scope = EnvironmentScope(inside: scope) {
      $0[VisibleKey.self] = true
      // A popover is a part of no page, but has no bars of its own either.
      $0[OuterToolbarKey.self] = []
      $0[OuterBarsKey.self] = BarTraits()
      $0[FollowsScrollingKey.self] = false
    }
    let page = PageNode(
      inner, place: place(staysOpen: false),
      overrides: { [weak self] in
        guard let self else { return }
        $0[PresenterKey.self] = PresenterBox(self)
        $0[DismissKey.self] = DismissAction(self)
        $0.standApart()
        $0[InsideTabsKey.self] = false
        $0[ToolbarPlaceKey.self] = nil
        $0[TableCellAroundKey.self] = false
        $0[ExpectedWidthKey.self] = 0
        // A view that is disabled while its sheet is open would disable the sheet, too.
        $0[EnabledKey.self] = true
      })
    self.page = page
    page.saidChanged = { [weak self] in self?.lower() }
    host.setSlot(.body, [page])
  }

  /// Shows the content, and at first the sheet with it.
  func show<Content: View>(_ content: Content, pointingAt target: PopoverTarget?) {
    self.target = target
    page?.show(content)
    lower()
    presenter?.present(self)
  }

  /// What the content says has changed.
  private func lower() {
    if mirroring.follow(self, in: scope) { host.decorationChanged() }
    let said = page?.said.presentation ?? PresentationPreference()
    selection = said.selection
    let configuration = graph.reading(self) { said.configuration(in: model.metrics.height, scope) }
    page?.place = place(staysOpen: configuration.isDismissDisabled)
    tell(.configured(configuration))
    host.set(element)
  }

  /// The presenting view shows other elements.
  func point(at target: PopoverTarget?) {
    guard target != self.target else { return }
    self.target = target
    host.set(element)
  }

  private func place(staysOpen: Bool) -> PagePlace {
    .sheet(isPopover: model.plan.isPopover, staysOpen: staysOpen, sizeClass: page?.place.sizeClass)
  }

  private var element: Element.Kind {
    let title = page?.said.title ?? ""
    let isUnnamed = title.isEmpty && model.plan.isPopover
    var sheet = SheetElement(title: isUnnamed ? target?.name ?? "" : title, plan: model.plan, anchor: target?.anchor)
    sheet.ampleWidth = page?.said.presentation.ampleWidth
    sheet.fillsWindow = page?.said.presentation.fillsWindow == true
    sheet.ground = page?.said.grounds[.sheet]
    return .sheet(sheet)
  }

  private func tell(_ event: SheetEvent) {
    for action in model.handle(event) {
      switch action {
      case .planChanged:
        page?.place.isPart = model.plan.isPopover
        host.set(element)
      case .dismiss: dismiss()
      case .select(let detent):
        selection?.node?.write(detent)
        // The binding may have refused; what it holds is known after the update.
        graph.after { [weak self] in self?.lower() }
      }
    }
  }

  override var pathStep: PathStep { .end }

  override var children: [ViewNode] { page.map { [$0] } ?? [] }

  override func collect(into hosts: inout [ElementHost]) { hosts.append(host) }

  override func enclosingHost(of child: ViewNode) -> ElementHost? { host }

  /// What the content says goes no further than the sheet.
  override func mergedPreferences() -> Preferences? { nil }

  override func childPreferencesChanged() {}

  override func evaluate() {
    isDirty = false
    lower()
  }

  func handle(_ event: Event) {
    switch event {
    case .sheet(_, .measured(let metrics)):
      tell(.measured(metrics))
      // A computed height is one for the room that there is.
      if page?.said.presentation.isComputed == true { lower() }
      // The container that has measured waits for a plan, even for the same one.
      host.insist()
    case .sheet(_, .dismissed):
      tell(.dismissed)
      // A popover is off the screen by now, and comes back where the binding refuses or the app keeps it.
      if model.plan.isPopover { host.insist() }
    case .sheet(_, let event): tell(event)
    case .sized(_, let sizeClass): page?.place.sizeClass = sizeClass
    default: break
    }
  }

  func dismiss() { if isAlive { end() } }

  override func destroy() {
    guard isAlive else { return }
    presenter?.withdraw(self)
    super.destroy()
    graph.unregister(host.id)
  }
}

/// What a popover points at, and what that is called.
struct PopoverTarget: Equatable {
  var anchor: PopoverAnchor
  var name: String
}
