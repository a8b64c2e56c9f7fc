package import SidelightBridge
package import SidelightCore

/// A control that the user works with, in a row with the label that names it: the label leads and the control trails,
/// or the control leads, or stands below the label. It takes clicks, so that
/// those do not select a list's row; what only shows something is a plain ``Controller``, like ``ProgressController``.
@MainActor package class CaptionedController: Controller {
  /// What the user works with, and what a screen reader calls by the label's texts.
  package final let control: Widget
  final let echo = EchoGuard()
  private let box: BoxWidget
  private var caption: Widget?
  private var holder: BodyHolder?
  /// Where the control stands: before the label in a row no wider than both, at the other end of a row of the width that there is, or below.
  enum Place {
    case before, after, below

    fileprivate var spacing: Int {
      switch self {
      // A check box has space around it already: this makes it as far from its label as GTK's round marks are from theirs.
      case .before: 1
      case .after: 12
      case .below: 6
      }
    }
  }
  private let place: Place
  /// Whether only the name of the control tells what the label says.
  private var isCaptionHidden = false

  init(_ id: NodeID, _ element: Element, in renderer: Renderer, control: Widget, place: Place = .after) {
    self.control = control
    self.place = place
    box = BoxWidget(place == .below ? .vertical : .horizontal, spacing: place.spacing)
    super.init(id, element, in: renderer, core: box)
    control.horizontalAlign = place == .after ? .end : .start
    control.verticalAlign = .center
    control.expandsHorizontally = place == .after
    box.append(control)
    holder = BodyHolder { [weak self] in self?.setCaption($0) }
    box.takesClicks = true
    let click = ClickGesture(.primary)
    box.addController(click)
    click.connect(ClickGesture.released) { [weak self] _, x, y in self?.clicked(x, y) }
  }

  /// A click on the label.
  func captionClicked() {}

  override func useInRow() { captionClicked() }

  package override func attach(_ child: Controller, at index: Int) {
    child.place(Placement(.start, .center))
    holder?.attach(child, at: index)
    renameLater()
  }

  package override func detach(_ child: Controller) { holder?.detach(child) }

  final func hideCaption(_ isHidden: Bool) {
    guard isHidden != isCaptionHidden else { return }
    isCaptionHidden = isHidden
    if let caption {
      if isHidden { box.remove(caption) } else { box.insert(caption, after: place == .before ? control : nil) }
    }
    refreshGreed()
  }

  package override func measureGreed() -> Greed {
    if isCaptionHidden, !takesLength {
      control.expandsHorizontally = false
      return .none
    }
    if place != .after { return Greed(holder?.greed.horizontal == true, false) }
    // A label that takes all the room needs none of the control's.
    control.expandsHorizontally = takesLength || holder?.greed.horizontal != true
    return .horizontal
  }

  /// Whether the control grows with its row.
  var takesLength: Bool { false }

  package override var accessibleWidget: Widget? { control }

  package override func innerNameChanged() -> Bool {
    renameLater()
    return false
  }

  /// A text of the label came, went or changed.
  final func renameLater() { renderer?.settleLater(self) }

  package override func settle() {
    let texts = textsInside.joined(separator: ", ")
    control.setAccessibleLabel(element.traits.accessibilityLabel ?? (texts.isEmpty ? nil : texts))
  }

  private func setCaption(_ widget: Widget?) {
    if let caption, !isCaptionHidden { box.remove(caption) }
    caption = widget
    if let widget, !isCaptionHidden { box.insert(widget, after: place == .before ? control : nil) }
  }

  private func clicked(_ x: Double, _ y: Double) {
    guard let hit = box.pick(x: x, y: y), hit != control, !hit.isInside(control) else { return }
    captionClicked()
  }
}
