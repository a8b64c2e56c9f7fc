import SidelightBridge

/// Stands between a page and its content, and cuts what is wider than the page, so that content never decides how wide a column, an
/// inspector or a sheet is.
///
/// The content begins at the leading edge. What has the keyboard focus is moved into view.
@MainActor final class ContentClip: WidgetLayout {
  let bin = LayoutBin()
  /// Whether content may be cut. If not, the page is at least as wide as the content.
  var isCutting = false { didSet { if isCutting != oldValue { bin.queueResize() } } }
  /// Says how far panes of glass lie over what goes on below them from a page this wide, and lays out the content there; nil where the content
  /// does not go on below any.
  var coverAround: ((_ width: Int) -> GlassCover)?
  /// Tells the content how far panes of glass lie over it.
  var tellCover: (GlassCover) -> Void = { _ in }
  private var beneath = GlassBeneath()
  /// Hears how wide the content has to be and how wide the page is, in px, the first time that it is seen cut.
  var cut: (_ needed: Int, _ width: Int) -> Void = { _, _ in }
  private var isReported = false
  /// Looks at the content once its frame is done: in between, a page that goes may have a place that nobody sees.
  private var look: MainSource?
  /// How much of the content is hidden beyond the leading edge, in px.
  private var offset = 0
  /// What the offset was last chosen for: what has the focus, where that is, and how much of the content there is room for.
  private var chosenFor: Choice?
  private var focusMoves: SignalConnection?
  private weak var root: Widget?

  private struct Choice: Equatable {
    let focus: ObjectIdentifier
    let box: PixelRectangle
    let width: Int
    let given: Int
  }

  init() { bin.layout = self }

  func measure(_ orientation: Orientation, forSize: Int) -> Measurement {
    guard let child = bin.child else { return .zero }
    guard isCutting else { return child.measure(orientation, forSize: forSize) }
    let size = child.measure(.horizontal)
    guard orientation == .vertical else { return Measurement(minimum: 0, natural: size.natural) }
    let height = child.measure(.vertical, forSize: forSize < 0 ? -1 : max(forSize, size.minimum))
    let top = beneath.cover.top
    return Measurement(minimum: height.minimum + top, natural: height.natural + top)
  }

  func allocate(width: Int, height: Int, baseline: Int) {
    guard let child = bin.child else { return }
    let needed = child.measure(.horizontal).minimum
    let given = max(width, needed)
    let tall = max(height, child.measure(.vertical, forSize: given).minimum)
    let isCut = isCutting && needed > width
    bin.clipsContent = isCut
    followFocus(isCut)
    offset = isCut ? min(offset, given - width) : 0
    let cover = coverAround?(width) ?? GlassCover()
    beneath.open(from: bin, cover)
    tellCover(cover)
    // The place of what has the focus within the content is known once the content has its size.
    place(child, width, given, tall, baseline)
    if isCut, moveIntoView(width, given) { place(child, width, given, tall, baseline) }
    if isCut, !isReported, width > 0, look == nil { look = MainSource.idle { [weak self] () -> Void in self?.report() } }
  }

  private func report() {
    look = nil
    guard let child = bin.child, bin.clipsContent, bin.isMapped, bin.width > 0 else { return }
    isReported = true
    cut(child.measure(.horizontal).minimum, bin.width)
  }

  private func place(_ child: Widget, _ width: Int, _ given: Int, _ tall: Int, _ baseline: Int) {
    let cover = beneath.cover
    let (left, right) = bin.isRightToLeft ? (cover.trailing, cover.leading) : (cover.leading, cover.trailing)
    child.allocate(
      x: (bin.isRightToLeft ? width - given + offset : -offset) - left, y: 0, width: given + left + right, height: tall, baseline: baseline)
  }

  // MARK: The focus

  /// Hears of the focus only while something is cut.
  private func followFocus(_ isCut: Bool) {
    let now = isCut ? bin.root : nil
    guard now != root || now == nil && focusMoves != nil else { return }
    forget()
    root = now
    focusMoves = now?.onNotify("focus-widget") { [weak self] in
      guard let self, let focus = bin.focusInRoot, focus.isInside(bin) else { return }
      bin.queueAllocate()
    }
  }

  /// Lets go of the window.
  private func forget() {
    focusMoves?.disconnect()
    focusMoves = nil
    chosenFor = nil
    root = nil
  }

  /// Lets go of everything that waits.
  func discard() {
    look?.cancel()
    forget()
  }

  /// Chooses the offset anew when the focus or the room for it is another one, and says whether the offset is. What is wider than the page
  /// shows its beginning.
  private func moveIntoView(_ width: Int, _ given: Int) -> Bool {
    guard let focus = bin.focusInRoot, focus.isInside(bin), let child = bin.child, let box = focus.bounds(in: child) else { return false }
    let choice = Choice(focus: ObjectIdentifier(focus), box: box, width: width, given: given)
    guard choice != chosenFor else { return false }
    chosenFor = choice
    let start = Int(bin.isRightToLeft ? Double(given) - box.x - box.width : box.x)
    let end = start + Length.whole(box.width, .up)
    var wanted = offset
    if end > wanted + width { wanted = end - width }
    if start < wanted { wanted = start }
    wanted = max(0, min(wanted, given - width))
    defer { offset = wanted }
    return wanted != offset
  }
}
