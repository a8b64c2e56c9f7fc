import SidelightCore
@_spi(Nodes) package import SidelightGraph

/// The root of a window's tree: one page, which has a header bar unless its content brings its own.
package struct WindowView<Content: View> {
  let title: String
  let width: Double?
  let height: Double?
  let fitsContent: Bool
  let keepsContentSize: Bool
  let togglesInspector: Bool
  let opensSettings: Bool
  let changesTexts: Bool
  let content: Content

  /// Makes a window with a title for when its content has none, and a size in pixels to open with.
  /// - Parameters:
  ///   - fitsContent: whether it opens as large as its content asks for, and not in the size given.
  ///   - keepsContentSize: whether the user can't change its size where the content takes no more than it needs.
  ///   - togglesInspector: whether Ctrl+Alt+I shows and hides the inspector.
  ///   - opensSettings: whether Ctrl+comma opens the settings, which the content then shows.
  ///   - changesTexts: whether commands change the text that is edited.
  package init(
    title: String, width: Double? = nil, height: Double? = nil, fitsContent: Bool = false, keepsContentSize: Bool = false,
    togglesInspector: Bool = false, opensSettings: Bool = false, changesTexts: Bool = false, content: Content
  ) {
    self.title = title
    self.width = width
    self.height = height
    self.fitsContent = fitsContent
    self.keepsContentSize = keepsContentSize
    self.togglesInspector = togglesInspector
    self.opensSettings = opensSettings
    self.changesTexts = changesTexts
    self.content = content
  }
}

extension WindowView: View {}

extension WindowView: PrimitiveView {
  package func makeNode(_ context: NodeContext) -> TypedNode<Self> { WindowNode(self, context) }
}

final class WindowNode<Content: View>: ElementNode<WindowView<Content>>, Presenter {
  private var page: PageNode?
  private let undo = UndoManager()
  /// Whether it has been reported that the window does not fit the narrowest screens.
  private var isNamed = false
  var presented: [any PresentedNode] = []

  init(_ view: WindowView<Content>, _ context: NodeContext) {
    super.init(view, context, .window(WindowElement(title: view.title)))
    let width = view.width
    let undo = undo
    let (title, changesTexts) = (view.title, view.changesTexts)
    let door = view.opensSettings ? context.graph[SettingsDoor.self] : nil
    var place = PagePlace.window
    place.windowTitle = .own(title)
    let page = PageNode(
      slotContext, place: place,
      overrides: { [weak self] in
        $0[ExpectedWidthKey.self] = width ?? 0
        $0[PresenterKey.self] = PresenterBox(self)
        $0[UndoManagerKey.self] = undo
        if let door { $0[SettingsDoorKey.self] = door }
        if changesTexts { $0[TextCommandsKey.self] = true }
        // A window is wide until it says otherwise, unless it asks to be narrow.
        let textScale = $0[DesktopTraitsKey.self].textScale
        $0[SizeClassKey.self] = UserInterfaceSizeClass(width.map { SizeClass(width: $0, textScale: textScale) } ?? .regular)
        $0[HeightClassKey.self] = .regular
      })
    self.page = page
    page.saidChanged = { [weak self] in self?.lower() }
    page.show(view.content)
    host.setSlot(.body, [page])
    lower()
  }

  override var children: [ViewNode] { page.map { [$0] } ?? [] }

  private func lower() {
    let own = page?.said.title ?? ""
    var window = WindowElement(title: own.isEmpty ? view.title : own)
    window.defaultWidth = view.width
    window.defaultHeight = view.height
    window.fitsContent = view.fitsContent
    window.keepsContentSize = view.keepsContentSize
    window.togglesInspector = view.togglesInspector
    window.opensSettings = view.opensSettings
    window.prefersDark = (page?.preferences?.value(of: PreferredColorSchemeKey.self)).flatMap { $0.map { $0 == .dark } }
    host.set(.window(window))
    if !isNamed, let least = page?.frameWidth?.least, least > Self.narrowScreen {
      isNamed = true
      Problem.report(
        "the window “\(window.title)” can't be narrower than \(Int(least)) px, because a frame around its content says so, and does not fit "
          + "the narrowest screens, which have \(Int(Self.narrowScreen)) px. Put the frame around what needs it, or make it narrower.")
    }
  }

  /// The width of a phone's screen in px.
  private static var narrowScreen: Double { 360 }

  override func handle(_ event: Event) {
    switch event {
    case .sized(_, let sizeClass): page?.place.sizeClass = sizeClass
    case .sizedVertically(_, let sizeClass): page?.inner.set(HeightClassKey.self, to: UserInterfaceSizeClass(sizeClass))
    case .activity(_, let activity): page?.inner.set(WindowActivityKey.self, to: activity)
    case .undo(_, let isRedo): if isRedo { undo.redo() } else { undo.undo() }
    default: break
    }
  }

  override func childPreferencesChanged() {
    super.childPreferencesChanged()
    lower()
  }

  override func destroy() {
    super.destroy()
    // What the app registered may hold the manager, which would then keep all of it.
    undo.removeAllActions()
  }

  override func viewChanged(from old: WindowView<Content>) {
    page?.place.windowTitle = .own(view.title)
    page?.show(view.content)
    lower()
  }
}
