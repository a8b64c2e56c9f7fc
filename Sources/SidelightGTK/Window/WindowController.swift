package import SidelightBridge
package import SidelightCore

/// A top-level window as an AdwApplicationWindow.
@MainActor package final class WindowController: Controller, ButtonedWindow {
  package let window: WindowWidget
  private let holder: BodyHolder
  private let watch: WidthWatch
  let toastOverlay = ToastOverlayWidget()
  let steadyButtons: SteadyButtons
  /// What was told last. A window is taken for active before it is on the screen.
  private var activity = WindowActivity.active
  /// Watches the content of a window that keeps its size.
  private var frames: SignalConnection?
  /// Runs once when the user closes the window; its widgets go right after.
  package var closed: () -> Void = {}
  /// Asks the user whether the window may be closed where that has to be, and is given what closes it then.
  package var holdsClosing: @MainActor (_ close: @escaping @MainActor () -> Void) -> Bool = { _ in false }

  init(_ id: NodeID, _ element: Element, in renderer: Renderer) {
    let window = WindowWidget(application: renderer.application)
    self.window = window
    let watch = WidthWatch { [weak renderer] in renderer?.desktop.traits.textScale ?? 1 }
    self.watch = watch
    watch.fillWindow()
    toastOverlay.setChild(watch.bin)
    window.setContent(toastOverlay)
    holder = BodyHolder { [weak watch] content in watch?.put(content) }
    steadyButtons = SteadyButtons(over: watch.bin)
    watch.overlay = steadyButtons
    super.init(id, element, in: renderer, core: window)
    // Narrower than any phone, so that only the content says how small the window can be.
    window.setSizeRequest(width: 280, height: 200)
    renderer.flushing.follow(window)
    renderer.window = window
    renderer.desktop.follow(window)
    watch.changed = { [weak self] in self?.sized($0) }
    watch.heightChanged = { [weak self] sizeClass in
      guard let self else { return }
      send(.sizedVertically(self.id, sizeClass))
    }
    window.connect(WindowWidget.closeRequest) { [weak self] in
      guard let self else { return false }
      if holdsClosing({ [weak self] in self?.closeUnasked() }) { return true }
      closed()
      return false
    }
    window.onActivity { [weak self] in self?.activityMayHaveChanged() }
    // They are the keys with which apps go back and forward, where the app has these; or else a page is left.
    window.goes = { [weak self] isBack in self?.perform { $0 == (isBack ? .goBack : .goForward) } ?? false }
    hearKeys(in: window)
  }

  /// The user has been asked. The dialog that asked is still open, which would keep the window from closing.
  private func closeUnasked() {
    MainSource.idle { [weak self] () -> Void in
      // What owns the window lets go of it with the first word.
      guard let self else { return }
      closed()
      window.destroy()
    }
  }

  package override func update(from old: Element?) {
    guard case .window(let element) = element.kind else { return }
    window.title = element.title
    var before: WindowElement?
    if case .window(let window)? = old?.kind { before = window }
    follow(keepsContentSize: element.keepsContentSize)
    if element.prefersDark != before?.prefersDark { StyleWishes.set(element.prefersDark, for: self) }
    if element.fitsContent {
      if before == nil { window.setDefaultSize(width: -1, height: -1) }
    } else if before == nil || element.defaultWidth != before?.defaultWidth || element.defaultHeight != before?.defaultHeight {
      window.setDefaultSize(
        width: pixels(min(element.defaultWidth ?? 1000, LengthLimit.window)),
        height: pixels(min(element.defaultHeight ?? 680, LengthLimit.window)))
    }
  }

  /// Looks in each frame whether the content takes no more than it needs, because views come and go without a word to the window.
  private func follow(keepsContentSize: Bool) {
    guard keepsContentSize else {
      frames?.disconnect()
      frames = nil
      return window.isResizable = true
    }
    guard frames == nil else { return }
    let look: @MainActor () -> Void = { [weak self] in
      guard let self, let page = children(in: .body).first as? PageController else { return }
      window.isResizable = page.contentGreed.horizontal || page.contentGreed.vertical
    }
    if let clock = window.frameClock {
      frames = clock.onLayout(look)
    } else {
      window.onRealize { [weak self] in
        if let self, case .window(let element) = self.element.kind { follow(keepsContentSize: element.keepsContentSize) }
      }
    }
  }

  /// How large the content is within so much room, in px; nil for what it takes by itself.
  package func contentSize(width: Double?, height: Double?) -> (width: Double, height: Double) {
    let greed = (children(in: .body).first as? PageController)?.contentGreed ?? .none
    func size(_ room: Double?, _ need: Measurement, isGreedy: Bool) -> Double {
      guard let room else { return Double(need.natural) }
      return max(Double(need.minimum), min(room, isGreedy ? LengthLimit.window : Double(need.natural)))
    }
    let wide = size(width, watch.bin.measure(.horizontal), isGreedy: greed.horizontal)
    let high = size(height, watch.bin.measure(.vertical, forSize: Length.whole(wide, .up)), isGreedy: greed.vertical)
    return (wide, high)
  }

  /// Has it open with a size, in px; nil for what it opens with otherwise.
  package func open(width: Double?, height: Double?) {
    let before = window.defaultSize
    window.setDefaultSize(
      width: width.map { pixels(min($0, LengthLimit.window)) } ?? before.width,
      height: height.map { pixels(min($0, LengthLimit.window)) } ?? before.height)
  }

  private func activityMayHaveChanged() {
    let new: WindowActivity = window.isSuspended ? .hidden : window.isActive ? .active : .inactive
    guard new != activity else { return }
    activity = new
    send(.activity(id, new))
  }

  private func sized(_ sizeClass: SizeClass) {
    send(.sized(id, sizeClass))
    // The answer has to be here before the content is placed.
    renderer?.host?.flush()
  }

  package override func attach(_ child: Controller, at index: Int) {
    if let presented = child as? PresentedController {
      presented.hearKeys = { [weak self] in self?.hearKeys(in: $0) }
      presented.open(over: window)
      return settlePopovers()
    }
    child.place(Placement(.center, .center))
    holder.attach(child, at: index)
  }

  package override func detach(_ child: Controller) {
    guard let presented = child as? PresentedController else { return holder.detach(child) }
    presented.close()
    settlePopovers()
  }

  /// The sheet or alert that lies over everything else.
  var topSheet: PresentedController? { topPresented?.top }

  package override func discard() {
    frames?.disconnect()
    watch.need?.forget()
    StyleWishes.set(nil, for: self)
    window.destroy()
  }

  /// Ctrl+W leaves the sheet or alert on top or else the window, and Ctrl+Q the application. F9 and Ctrl+Alt+S show and hide the sidebar of the
  /// split view that the focus is in, or else of the first one on top; F6 and F8 go through columns and dividers. Ctrl+comma opens the
  /// settings. Ctrl+Z and Ctrl+Shift+Z undo and redo, but in a text entry.
  func handle(_ key: KeyController.Key, _ modifiers: KeyController.Modifiers) -> Bool {
    if key == .w, modifiers == .control {
      if let topSheet { topSheet.askToClose() } else { window.close() }
      return true
    }
    if key == .q, modifiers == .control, let application = renderer?.application {
      application.quitForUser()
      return true
    }
    // An alert is answered before anything else comes.
    if topSheet is AlertController, modifiers.contains(.control) { return false }
    if key == .z, modifiers == .control || modifiers == [.control, .shift], window.focusedWidget?.typeName != "GtkText" {
      send(.undo(id, isRedo: modifiers.contains(.shift)))
      return true
    }
    if key == .i, modifiers == [.control, .alt], case .window(let element) = element.kind, element.togglesInspector {
      return toggleInspector()
    }
    if key == .comma, modifiers == .control, case .window(let element) = element.kind, element.opensSettings {
      send(.settings)
      return true
    }
    if key == .f5 && modifiers.isEmpty || key == .r && modifiers == .control { return refresh() }
    if key == .f, modifiers == .control { return beginSearch() }
    if key == .escape && modifiers.isEmpty || key == .left && modifiers == .alt {
      if leave(topSheet ?? self, isEscape: key == .escape) { return true }
      // A popover in which nothing can have the focus does not hear of the key.
      if key == .escape, let sheet = topSheet as? SheetController, sheet.isPopover {
        sheet.askToClose()
        return true
      }
      return key == .escape && clearSelection()
    }
    if key == .f6, modifiers.isEmpty || modifiers == .shift { return goToColumn(forward: modifiers.isEmpty) }
    if key == .f8, modifiers.isEmpty { return goToDivider() }
    if key == .f10, modifiers.isEmpty { return openMainMenu() }
    let isToggle = key == .f9 && modifiers.isEmpty || key == .s && modifiers == [.control, .alt]
    guard isToggle, let split = splitForKeys(where: \.hasSidebar) else { return false }
    split.send(.split(split.id, .toggleSidebar))
    return true
  }

  /// Escape that nothing around the focus had a use for takes back the selection of the list with the focus.
  private func clearSelection() -> Bool {
    guard let focus = window.focusedWidget, let renderer else { return false }
    for case let list as ListController in renderer.controllers.values where focus == list.list || focus.isInside(list.list) {
      return list.input.clearSelection()
    }
    return false
  }

  /// Goes back in the innermost stack around the focus, or in the last one where nothing has the focus. libadwaita hears only the keys that
  /// are pressed within its stack's pages.
  private func leave(_ controller: Controller, isEscape: Bool) -> Bool {
    guard let core = controller.core else { return false }
    if let focus = window.focusedWidget, focus != core, !focus.isInside(core) { return false }
    if Reach.inside(controller).reversed().contains(where: { leave($0, isEscape: isEscape) }) { return true }
    if let split = controller as? SplitController { return split.leave(isEscape: isEscape) }
    return (controller as? NavigationController)?.leave() == true
  }

  private func toggleInspector() -> Bool {
    guard let split = splitForKeys(where: { $0.inspectorPage != nil }), case .split(let element) = split.element.kind else { return false }
    split.send(.split(split.id, .setInspectorShown(!element.plan.isInspectorVisible)))
    return true
  }

  private func splitForKeys(where isMeant: (SplitController) -> Bool = { _ in true }) -> SplitController? {
    let all = splits(below: topSheet ?? self).filter(isMeant)
    guard let focus = window.focusedWidget else { return all.first }
    return all.last { focus.isInside($0.widget) } ?? all.first
  }

  func splits(below controller: Controller) -> [SplitController] {
    controller.children.shownTabs(of: controller).flatMap { child in
      ((child as? SplitController).map { [$0] } ?? []) + splits(below: child)
    }
  }
}

extension WindowController: PopoverGround {
  var popoverGround: Widget { watch.bin }
}

extension WindowController {
  /// F10 where the button of the main menu, which GTK opens by itself, can't be seen now: its header bar may be hidden, or on another page.
  private func openMainMenu() -> Bool {
    guard topSheet == nil, let renderer else { return false }
    let hasButton = renderer.controllers.values.contains {
      $0.element.kind.control(MenuElement.self)?.isMain == true && $0.widget.isMapped
    }
    guard !hasButton else { return false }
    let ground = watch.bin
    let x = ground.isRightToLeft ? Self.menuMargin : Double(ground.width) - Self.menuMargin
    return renderer.openMenu(renderer.host?.mainMenu() ?? [], over: ground, x, Self.menuMargin, isPointed: false)
  }

  /// How far from the upper corner of the window a main menu without a button opens, in px.
  private static let menuMargin = 12.0
}
