import SidelightBridge
import SidelightCore

/// Something that popovers lie over: the content of a window or of a sheet.
@MainActor protocol PopoverGround: Controller {
  var popoverGround: Widget { get }
}

/// The popover that a sheet is in a window with room: it is closed for as long as something lies over it, and follows what it points at.
@MainActor final class PopoverShell {
  let widget = PopoverWidget()
  /// Hears that the user closed it.
  var closed: () -> Void = {}
  private weak var ground: Widget?
  /// What had the focus when it opened.
  private weak var before: Widget?
  private var anchor = PopoverAnchor()
  private var pointed: () -> Controller? = { nil }
  private var mapping: SignalConnection?
  /// What the program does is no news.
  private let echo = EchoGuard()

  init() {
    widget.connect(PopoverWidget.closed) { [weak self] in
      self?.echo.unlessApplying { self?.closed() }
    }
  }

  /// Says what it points at.
  ///
  /// - Parameter pointed: finds the anchor's element.
  func point(at anchor: PopoverAnchor, _ pointed: @escaping () -> Controller?) {
    self.anchor = anchor
    self.pointed = pointed
    follow()
  }

  /// Opens it, or opens it again where it was closed.
  func open(over ground: Widget) {
    if self.ground == nil {
      self.ground = ground
      before = ground.focusInRoot
    }
    guard ground.isMapped else {
      mapping?.disconnect()
      mapping = ground.onMap { [weak self, weak ground] in
        if let self, let ground, self.ground == ground { open(over: ground) }
      }
      return
    }
    guard !widget.isOpen else { return }
    aim()
    // GTK (4.18) asks where the focus is, which may be nowhere while a sheet comes.
    if ground.focusInRoot == nil { ground.focusInRoot = ground }
    widget.open(over: ground)
    guard !widget.containsFocus else { return }
    // Where nothing inside can have the focus, the popover has it, and with it Escape.
    widget.isFocusable = !widget.containsFocusable
    widget.grabFocus()
  }

  /// Takes it off the screen for a while.
  func hide() { echo.applying { if widget.isOpen { widget.popdown() } } }

  /// Closes it. The focus goes back to where it was.
  func close() {
    guard let ground else { return }
    self.ground = nil
    mapping?.disconnect()
    mapping = nil
    let focus = ground.focusInRoot
    let hasFocus = focus.map { $0 == widget || $0.isInside(widget) || $0 == ground.root } ?? true
    hide()
    widget.unparent()
    if let before, before.isMapped, hasFocus || ground.focusInRoot == nil { before.grabFocusKeepingCursor() }
    before = nil
  }

  /// What it points at may have moved.
  func follow() {
    guard ground != nil else { return }
    let old = (widget.target, widget.side)
    aim()
    if old != (widget.target, widget.side) { widget.follow() }
  }

  private func aim() {
    guard let ground else { return }
    widget.side =
      switch anchor.edge {
      case .top: .top
      case .bottom, nil: .bottom
      case .leading: ground.isRightToLeft ? .right : .left
      case .trailing: ground.isRightToLeft ? .left : .right
      }
    // What is not on the screen now, such as a row that was scrolled away, keeps its place.
    guard let pointed = pointed() else {
      widget.target = PixelRectangle(x: Double(ground.width / 2), y: Double(ground.height / 2), width: 1, height: 1)
      return
    }
    guard pointed.widget.isMapped, let box = pointed.outerBounds(in: ground) else { return }
    let place = place(in: box, isRightToLeft: ground.isRightToLeft)
    // A display server takes whole pixels, and no place without any.
    widget.target = PixelRectangle(
      x: Double(pixels(place.x)), y: Double(pixels(place.y)), width: max(1, Double(pixels(place.width))),
      height: max(1, Double(pixels(place.height))))
  }

  private func place(in box: PixelRectangle, isRightToLeft: Bool) -> PixelRectangle {
    switch anchor.place {
    case .bounds: return box
    case .rectangle(let x, let y, let width, let height):
      return PixelRectangle(x: isRightToLeft ? box.x + box.width - x - width : box.x + x, y: box.y + y, width: width, height: height)
    case .point(let x, let y):
      return PixelRectangle(x: box.x + box.width * (isRightToLeft ? 1 - x : x), y: box.y + box.height * y, width: 0, height: 0)
    }
  }
}
