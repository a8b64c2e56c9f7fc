package import SidelightBridge
package import SidelightCore

/// A sheet as an AdwDialog over the window's content, and a popover as a GtkPopover where there is room for one.
///
/// The dialog never closes by itself. It sends that the user wants to close it, and goes when the element does; it can be seen until its
/// last movement ends, though nothing keeps it up to date. A popover is closed by the user, and opens again where the element stays.
@MainActor package final class SheetController: PresentedController {
  package let dialog = DialogWidget()
  package let pane: SheetPane
  /// What had the focus in the content that was moved, and what was selected in it, until it has the focus again.
  private var kept: (widget: Widget, selection: (cursor: Int, bound: Int)?)?
  private var groundClasses: [String] = []
  /// What it is in place of the dialog; made when it first is.
  private var popover: PopoverShell?
  private let watch: WidthWatch
  /// Around all of the content.
  let toastOverlay = ToastOverlayWidget()
  private var swing = SizeClassSwing()
  /// What it is shown over, once it is.
  private weak var anchor: Widget?
  private var isOpen = false
  /// Whether the plan is one for the room that there is.
  private var isPlanned = false
  private var isSettling = false
  private var frames: SignalConnection?
  private var reported: SheetMetrics?
  private var focusing: TickCallback?
  private var resizing: TickCallback?

  /// In how many frames with the focus a sheet has begun to rise.
  private static let risingFrames = 6
  /// How many frames a dialog is given to take the focus.
  private static let patience = 30

  init(_ id: NodeID, _ element: Element, in renderer: Renderer) {
    pane = SheetPane(on: dialog)
    watch = WidthWatch { [weak renderer] in renderer?.desktop.traits.textScale ?? 1 }
    watch.put(pane.bin)
    super.init(id, element, in: renderer, core: dialog)
    pane.greed = { [weak self] in self?.page?.contentGreed ?? .none }
    pane.ideal = { [weak self] in self?.page?.contentIdeal($0) }
    pane.send = { [weak self] in self?.tell($0) }
    toastOverlay.setChild(watch.bin)
    dialog.setChild(toastOverlay)
    watch.changed = { [weak self] in self?.sized($0) }
    dialog.connect(DialogWidget.closeAttempt) { [weak self] in self?.tell(.dismissed) }
    let keys = KeyController()
    keys.phase = .bubble
    // A button for Escape goes before the dialog, which would ask to be closed.
    keys.onShortcut { [weak self] isPressed in
      let escape = KeyShortcut.cancelAction
      guard isPressed(escape.symbol, []), let event = self?.eventInside(for: { $0 == escape }) else { return false }
      self?.send(event)
      return true
    }
    watch.bin.addController(keys)
  }

  func tell(_ event: SheetEvent) { send(.sheet(id, event)) }

  /// Its width may be that of what the class chose.
  private func sized(_ sizeClass: SizeClass) {
    guard let settled = swing.take(sizeClass, frame: dialog.frameClock?.frameCounter ?? 0) else { return }
    send(.sized(id, settled))
    // The answer has to be here before the content is placed.
    renderer?.host?.flush()
    // A resize that is asked for inside of layout does not reach the widgets further out, and other content may want another width.
    resizing?.cancel()
    resizing = dialog.addTickCallback { [weak self] _ in
      self?.watch.bin.queueResize()
      return false
    }
  }

  package override func update(from old: Element?) {
    guard case .sheet(let element) = element.kind else { return }
    dialog.title = element.title
    pane.ampleWidth = element.ampleWidth.map { pixels($0) }
    pane.fillsWindow = element.fillsWindow
    if element.plan.isPopover != isPopover {
      exchange()
      parent?.settlePopovers()
    }
    if let popover, isPopover {
      popover.widget.setAccessibleLabel(element.title.isEmpty ? nil : element.title)
      popover.point(at: element.anchor ?? PopoverAnchor()) { [weak self] in
        element.anchor?.node.flatMap { self?.renderer?.controller(for: $0) }
      }
    }
    let classes = element.ground.map { [$0.groundClass(.sheet)] } ?? []
    // The popover may be newer than what they were before.
    let gone = groundClasses.filter { !classes.contains($0) }
    for widget in [dialog, popover?.widget].compactMap({ $0 }) { widget.changeClasses(from: gone, to: classes) }
    groundClasses = classes
    pane.perform(element.plan, isAnimated: renderer?.mayMove == true)
    if old != nil { insist() }
  }

  package override func insist() {
    guard reported != nil else { return }
    isPlanned = true
    renderer?.settleLater(self)
  }

  /// Whether it is a popover now.
  package var isPopover: Bool { popover != nil && core == popover?.widget }

  /// Moves the content from the dialog into the popover, or back.
  private func exchange() {
    if let focus = core?.focusInRoot, let core, focus.isInside(core) { kept = (focus, focus.textSelection) }
    if isPopover {
      replaceCore(dialog)
      popover?.widget.setChild(nil)
      dialog.setChild(toastOverlay)
    } else {
      let shell = popover ?? PopoverShell()
      shell.closed = { [weak self] in self?.tell(.dismissed) }
      popover = shell
      replaceCore(shell.widget)
      dialog.setChild(nil)
      shell.widget.setChild(toastOverlay)
    }
  }

  var page: PageController? { children(in: .body).first as? PageController }

  package override func askToClose() { tell(.dismissed) }

  package override func attach(_ child: Controller, at index: Int) {
    if let presented = child as? PresentedController {
      presented.hearKeys = hearKeys
      presented.open(over: isPopover ? anchor ?? dialog : dialog)
      if isPopover { renderer?.settleLater(self) }
      return settlePopovers()
    }
    child.place(Placement(.fill, .fill))
    pane.put(child.widget)
  }

  package override func detach(_ child: Controller) {
    guard let presented = child as? PresentedController else { return pane.put(nil) }
    presented.close()
    if isPopover { renderer?.settleLater(self) }
    settlePopovers()
  }

  package override func reorder(_ child: Controller, to index: Int) {}

  package override func settle() {
    // A list makes its rows while the dialog takes it in, and their patches settle as well.
    guard !isSettling, isPlanned, parent != nil, case .sheet(let element) = element.kind else { return }
    isSettling = true
    defer { isSettling = false }
    if let popover, isPopover { return settle(popover) }
    if !isOpen, let anchor {
      isOpen = true
      dialog.isBottomSheet = element.plan.isBottom
      coverPopovers()
      dialog.present(over: anchor)
      focusContent()
    }
    while case .sheet(let newest) = self.element.kind, newest.plan.isBottom != dialog.isBottomSheet {
      keepingFocus { dialog.isBottomSheet = newest.plan.isBottom }
    }
  }

  /// A popover would lie over a sheet or an alert that is shown over it, or over what it points at.
  private var isCovered: Bool {
    (children(in: .sheets) + (parent?.children(in: .sheets) ?? [])).contains { !$0.element.isPopover }
  }

  func hidePopover() { if isPopover { popover?.hide() } }

  private func settle(_ popover: PopoverShell) {
    guard let ground = (parent as? any PopoverGround)?.popoverGround else { return }
    isOpen = true
    if isCovered {
      popover.hide()
    } else {
      popover.open(over: ground)
      giveFocusBack()
    }
  }

  /// Gives the focus back to what had it before the content was moved, once that is on the screen.
  @discardableResult private func giveFocusBack() -> Bool {
    guard let kept, kept.widget.isMapped else { return false }
    self.kept = nil
    guard kept.widget.isInside(watch.bin) else { return false }
    kept.widget.grabFocusKeepingCursor()
    kept.widget.textSelection = kept.selection
    return true
  }

  /// Opens it once its content is there.
  override func open(over widget: Widget) {
    anchor = widget
    hearKeys(dialog)
    // The answer comes in the same update, and with it the sheet.
    if let window = window(around: self) {
      measure(window)
      follow(window)
    }
  }

  override func close() {
    frames?.disconnect()
    frames = nil
    focusing?.cancel()
    focusing = nil
    resizing?.cancel()
    resizing = nil
    guard isOpen else { return }
    isOpen = false
    if let popover, isPopover { popover.close() } else { dialog.close() }
  }

  package override func discard() { close() }
}

// MARK: - Opening and closing

extension SheetController {
  private func window(around controller: Controller) -> WindowWidget? {
    sequence(first: controller, next: \.parent).firstNonNil { $0.core as? WindowWidget }
  }

  private func follow(_ window: WindowWidget) {
    guard let clock = window.frameClock else {
      window.onRealize { [weak self, weak window] in
        if let self, let window, parent != nil { follow(window) }
      }
      return
    }
    frames?.disconnect()
    frames = clock.onLayout { [weak self, weak window] in
      guard let self, let window else { return }
      if measure(window) { renderer?.host?.flush() }
      if isPopover { popover?.follow() }
    }
  }

  /// Tells what room there is, and says whether that was news.
  @discardableResult private func measure(_ window: WindowWidget) -> Bool {
    let size = window.width > 0 ? (window.width, window.height) : window.defaultSize
    let sizeClass = SizeClass(width: Double(size.0), textScale: renderer?.desktop.traits.textScale ?? 1)
    let metrics = SheetMetrics(width: Double(size.0), height: Double(size.1), isCompact: sizeClass == .compact)
    guard metrics != reported else { return false }
    reported = metrics
    swing = SizeClassSwing()
    tell(.measured(metrics))
    return true
  }
}

// MARK: - The focus

extension SheetController {
  /// libadwaita gives the focus to the first button of the header bar, which leaves without a change, and when a sheet begins to rise from
  /// the bottom to what follows the one that has it. The content comes first, and in it what the program gave the focus to.
  private func focusContent() {
    var (frames, framesWithFocus) = (0, 0)
    var chosen: Widget?
    let keys = renderer?.wishes.keyCount
    focusing?.cancel()
    focusing = dialog.addTickCallback { [weak self] _ in
      // What lies over it, such as a popover inside, has the focus to itself, and a key moves it where the user wants it.
      guard let self, frames < Self.patience, framesWithFocus < Self.risingFrames, children(in: .sheets).isEmpty,
        renderer?.wishes.keyCount == keys
      else { return false }
      frames += 1
      guard dialog.containsFocus, let content = page?.content else { return true }
      framesWithFocus += 1
      // Before the second frame libadwaita would go on from what gets the focus now.
      if framesWithFocus == 1, dialog.isBottomSheet, !content.containsFocus { return true }
      if giveFocusBack() {
        chosen = dialog.focusInRoot
        return true
      }
      if !content.containsFocus, chosen?.isInside(content) != true || chosen?.grabFocus() != true { content.moveFocus(.tabForward) }
      chosen = dialog.focusInRoot
      return true
    }
  }

  /// The dialog takes its content out and puts it in again. libadwaita (up to 1.10 at least) then selects the text where the cursor was,
  /// which GTK warns of while that blinks.
  private func keepingFocus(_ change: () -> Void) {
    guard isOpen, let focus = dialog.focusInRoot, focus.isInside(dialog) else { return change() }
    let selection = focus.textSelection
    dialog.focusInRoot = dialog
    change()
    var frames = 0
    focusing?.cancel()
    focusing = dialog.addTickCallback { [weak self] _ in
      guard let self, frames < Self.patience else { return false }
      frames += 1
      guard focus.isInside(dialog), focus.isMapped else { return true }
      focus.grabFocusKeepingCursor()
      focus.textSelection = selection
      return false
    }
  }
}

extension SheetController: PopoverGround {
  var popoverGround: Widget { watch.bin }
}
