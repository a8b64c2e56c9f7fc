package import SidelightBridge
package import SidelightCore

/// Text as a GtkLabel.
@MainActor package final class TextController: Controller {
  private var label: LabelWidget
  /// What it shows, kept apart: to look into an element costs a copy of its text with all that is said of it.
  private var words = ""
  private var classes: [String] = []
  /// What to hear of while the text has parts in colours of the style.
  private var styleChanges: [SignalConnection] = []
  private var hearsLinks = false
  private var reservesLines = false
  /// Stands around the label once the text had more to fit than a label can.
  private var fitting: TextFitting?

  init(_ id: NodeID, _ element: Element, in renderer: Renderer) {
    label = LabelWidget()
    if case .text(let text) = element.kind, text.needsFitting { fitting = TextFitting(label) }
    super.init(id, element, in: renderer, core: fitting?.bin ?? label)
  }

  package override var accessibleWidget: Widget? { label }

  /// A style class that the place asks for where the text itself says nothing about its font, such as a page's big title.
  var placeClass: String? {
    didSet { if placeClass != oldValue { restyle() } }
  }

  /// Whether the place centres lines whatever the text says.
  var isCentered = false {
    didSet { if isCentered != oldValue { align() } }
  }

  /// Whether it is what a button says: one line that loses its end, and no word in two, unless the app says how many lines it has.
  var isButtonLabel = false {
    didSet { if isButtonLabel != oldValue, case .text(let text) = element.kind { limit(text) } }
  }

  private func limit(_ text: TextElement) {
    let limit = text.lineLimit ?? (isButtonLabel ? 1 : nil)
    label.wraps = limit != 1
    label.ellipsis = limit == nil ? .none : text.truncation.ellipsis
    label.lines = limit.map { $0 > 1 ? $0 : -1 } ?? -1
  }

  package override func update(from old: Element?) {
    guard case .text(let text) = element.kind else { return }
    if fitting == nil, text.needsFitting {
      begin(TextFitting(LabelWidget()), for: text)
    } else if case .text(var before)? = old?.kind {
      if before.string != text.string || before.links != text.links {
        show(text)
        namesChanged()
        before.string = text.string
      }
      // Other words are what changes most.
      if before == text { return }
    } else {
      show(text)
    }
    label.isSelectable = text.isSelectable
    limit(text)
    showBreaks(of: text)
    fitting?.set(text.fittingWish)
    align()
    restyle()
    // Its font is known now.
    if !text.rare.isEmpty || reservesLines { reserveLines(text.rare.values.leastLines) }
  }

  /// Goes on with a new label, which has no style classes yet.
  private func begin(_ fitting: TextFitting, for text: TextElement) {
    label = fitting.label
    self.fitting = fitting
    classes = []
    hearsLinks = false
    replaceCore(fitting.bin)
    show(text)
  }

  isolated deinit {
    // The style manager outlives every label.
    for connection in styleChanges { connection.disconnect() }
  }

  private func show(_ text: TextElement) {
    words = text.string
    if !text.links.isEmpty { showLinks(text) } else { label.text = text.string }
    // GTK has reported the new words as the name.
    if element.storedTraits?.traits.accessibilityLabel != nil { tellName() }
    showBreaks(of: text)
  }

  private func showLinks(_ text: TextElement) {
    label.setLinks(text.runs.pieces(of: text.string))
    if hearsLinks { return }
    hearsLinks = true
    label.connect(LabelWidget.linkActivated) { [weak self] link in
      if let self { send(.open(id, link: link)) }
      return true
    }
  }

  package override var loneName: String? { element.storedTraits?.traits.accessibilityLabel ?? words }

  package override func tellName() { label.setAccessibleLabel(element.traits.accessibilityLabel ?? label.text) }

  /// A label that may show breaks is dearer to measure, by a fifth of what a row of a list costs, and few texts have any.
  private func showBreaks(of text: TextElement) { label.isSingleLine = text.lineLimit == 1 && text.string.hasLineBreaks }

  /// Keeps room for so many lines, of which the first ones are those that there are; nil for no more than these.
  private func reserveLines(_ count: Int?) {
    reservesLines = count != nil
    label.verticalAlignment = count == nil ? 0.5 : 0
    label.setSizeRequest(width: nil, height: count.map { label.height(ofLines: $0) })
  }

  private func align() {
    guard case .text(let text) = element.kind else { return }
    let side = isCentered ? .center : text.alignment
    label.alignment = side.fraction
    label.justification = side.align
    applyPlacement()
  }

  /// A row's text begins where its place begins, and stands in the middle of its height, also when it fills it; so does one of others above
  /// each other, unless a pointer beside the words would make a difference.
  package override func canFill(_ placement: Placement) -> Bool {
    guard !isCentered, !reservesLines, case .text(let text) = element.kind, text.alignment == .start, !text.isSelectable else {
      return false
    }
    if case .stack(let stack)? = parent?.element.kind {
      return stack.axis == .vertical && placement.horizontal == .start && element.storedTraits == nil
    }
    guard case .row? = parent?.element.kind else { return false }
    return placement == Placement(.start, .center)
  }

  private func restyle() {
    guard case .text(let text) = element.kind else { return }
    let new = text.styleClasses(orOfPlace: placeClass)
    label.changeClasses(from: classes, to: new)
    classes = new
    if text.runs.isEmpty { label.setAttributes(text.attributes) } else { showRuns(of: text) }
    guard styleChanges.isEmpty, text.hasAttributesOfStyle, let manager = StyleManager.ofDisplay else { return }
    styleChanges = ["dark", "high-contrast", "accent-color"].map { manager.onNotify($0) { [weak self] in self?.restyle() } }
  }

  private func showRuns(of text: TextElement) {
    label.setAttributes(text.runs.map { ($0.length, $0.attributes(over: text.font)) })
  }
}

extension TextElement {
  /// Whether attributes have colours of the style, which don't follow it by themselves.
  fileprivate var hasAttributesOfStyle: Bool {
    if rare.isEmpty, runs.isEmpty { return false }
    return rare.hasColorsOfStyle || runs.contains { $0.color?.isOfStyle == true || $0.rare.hasColorsOfStyle }
  }
}

extension RareTextStyle {
  fileprivate var hasColorsOfStyle: Bool {
    guard !isEmpty else { return false }
    let values = values
    return [values.underlineColor, values.strikethroughColor, values.background].contains { $0?.isOfStyle == true }
  }
}

extension String {
  /// Whether Pango would begin a new line or paragraph somewhere in the text, however wide its place is.
  var hasLineBreaks: Bool {
    // U+2028 and U+2029 are E2 80 A8 and E2 80 A9, U+0085 is C2 85: what only begins like them is taken for one.
    containsByte { $0 < 0x0E && $0 > 0x09 || $0 == 0xE2 || $0 == 0xC2 }
  }
}

extension TextElement.Truncation {
  var ellipsis: LabelWidget.Ellipsis {
    switch self {
    case .head: .start
    case .middle: .middle
    case .tail: .end
    }
  }
}

extension FontStyle.Face {
  /// The style class of libadwaita, or of the library's own style sheet where libadwaita has none.
  var styleClass: String? {
    switch self {
    case .largeTitle: "sidelight-large-title"
    case .title: "title-1"
    case .title2: "title-2"
    case .title3: "title-4"
    case .headline: "heading"
    case .body, .callout: "body"
    case .subheadline: "sidelight-subheadline"
    case .footnote, .caption, .caption2: "caption"
    case .size, .fixedSize: nil
    }
  }
}
