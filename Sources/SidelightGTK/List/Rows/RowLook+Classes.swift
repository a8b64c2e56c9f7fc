import SidelightBridge
import SidelightCore

extension RowLook {
  /// Whether a row with this look needs a box around its content.
  var needsBox: Bool { badge != nil || hasBackground }

  /// The style classes of GTK's row widget in a list.
  @MainActor func classes(in style: ListElement.Style) -> [String] {
    var classes = top.classes(.top) + bottom.classes(.bottom)
    if edges.contains(.opens) { classes += sectionTop.classes(.start) }
    if edges.contains(.closes) { classes += sectionBottom.classes(.end) }
    if edges.contains(.first) { classes.append("sidelight-first") }
    if style.hasCards {
      if edges.contains(.last) { classes.append("sidelight-last") }
      if edges.contains(.opens), !edges.contains(.begins) { classes.append("sidelight-opening") }
    }
    if hasBackground || spaceAbove != nil { StyleSheet.rows.read() }
    if hasBackground { classes.append("sidelight-backed") }
    if isProminent { classes.append("sidelight-prominent") }
    if spaceAbove != nil { classes.append("sidelight-spaced") }
    return classes
  }
}

extension RowLine {
  @MainActor func classes(_ edge: StyleProvider.LineEdge) -> [String] {
    var classes: [String] = []
    if let isShown { classes.append("sidelight-\(edge.rawValue)-\(isShown ? "shown" : "hidden")") }
    if let tint { classes.append(StyleProvider.lineClass(edge, tint.css)) }
    return classes
  }
}

extension FormRow {
  /// The style classes of GTK's row widget.
  var classes: [String] {
    switch self {
    case .toggle: []
    case .choice: ["sidelight-choice-row"]
    case .field: ["sidelight-field-row"]
    case .stepper: ["sidelight-stepper-row"]
    case .button: ["sidelight-button-row"]
    }
  }
}

extension ListElement {
  /// - Parameter textScale: how large text is, 1 for the usual size.
  @MainActor func classes(textScale: Double) -> [String] {
    var classes = ["sidelight-list"] + style.classes
    if isForm || isSpaced { StyleSheet.groups.read() }
    if isForm { classes.append("sidelight-form") }
    if hidesBackground {
      StyleSheet.rows.read()
      classes.append("sidelight-bare-list")
    }
    if let name = rowSize.className {
      StyleSheet.rows.read()
      classes.append(name)
    }
    if let least = leastRowHeight {
      let padding = style.rowInsets.top + style.rowInsets.bottom
      classes.append(StyleProvider.leastHeightClass(of: .row, pixels(least), padding: pixels(padding)))
    }
    if let least = leastHeaderHeight {
      classes.append(StyleProvider.leastHeightClass(of: .header, pixels(least), padding: pixels(style.headerPadding)))
    }
    if isSpaced { classes.append("sidelight-spaced-list") }
    let cover = coverWithIndex(textScale)
    if cover != Insets() { classes.append(style.coverClass(cover)) }
    return classes
  }

  /// What covers the list, and the room for the index at the end; cards in the middle of what scrolls stay there.
  private func coverWithIndex(_ textScale: Double) -> Insets {
    guard !index.isEmpty else { return cover }
    let room = SectionIndexMetrics(index, textScale: textScale).room(beyond: style.rowMargin)
    var cover = cover
    cover.trailing += room
    if style == .insetGrouped { cover.leading += room }
    return cover
  }
}

extension ListElement.RowSize {
  /// The style class of a list; nil for the size that GNOME's sidebars have.
  fileprivate var className: String? {
    switch self {
    case .small: "sidelight-small-rows"
    case .medium: nil
    case .large: "sidelight-large-rows"
    }
  }
}

extension ListElement.Style {
  /// The greatest width of a list of cards: libadwaita's for pages of preferences, and the list's padding.
  static let boxedWidth = 600 + 2 * 12

  /// What the style sheet leaves above and below a header's content, together.
  fileprivate var headerPadding: Double {
    switch self {
    case .sidebar: 8
    case .plain, .inset: 16
    case .grouped, .insetGrouped, .bordered, .platters: 12
    }
  }

  /// A style class for a row with margins of its own, which count from the edges of the list and not from its padding.
  @MainActor func marginClass(_ margins: RowInsets) -> String {
    let (vertical, horizontal) = listPadding
    func margin(_ length: Double?, _ padding: Int) -> Int? { length.map { pixels($0) - padding } }
    return StyleProvider.marginClass(
      top: margin(margins.top, vertical), start: margin(margins.leading, horizontal), bottom: margin(margins.bottom, vertical),
      end: margin(margins.trailing, horizontal))
  }

  /// A style class for a list that something covers at its edges.
  @MainActor fileprivate func coverClass(_ cover: Insets) -> String {
    let (vertical, horizontal) = listPadding
    return StyleProvider.paddingClass(
      top: vertical + pixels(cover.top), start: horizontal + pixels(cover.leading), bottom: vertical + pixels(cover.bottom),
      end: horizontal + pixels(cover.trailing))
  }

  /// What the style sheet leaves between the edges of the list and its rows.
  private var listPadding: (vertical: Int, horizontal: Int) {
    switch self {
    case .sidebar, .plain: (6, 0)
    case .inset: (6, 6)
    case .grouped: (12, 0)
    case .insetGrouped: (12, 12)
    case .bordered: (0, 0)
    case .platters: (9, 12)
    }
  }

  /// How far a row is from the edge of the list, in px.
  fileprivate var rowMargin: Double {
    switch self {
    case .sidebar, .plain: 6
    case .inset, .insetGrouped, .platters: 12
    case .grouped, .bordered: 0
    }
  }

  /// Whether its rows stand on cards or in a frame.
  fileprivate var hasCards: Bool {
    switch self {
    case .sidebar, .plain, .inset: false
    case .grouped, .insetGrouped, .bordered, .platters: true
    }
  }

  @MainActor fileprivate var classes: [String] {
    if hasCards { StyleSheet.groups.read() }
    return switch self {
    case .sidebar: ["navigation-sidebar"]
    case .plain: ["rich-list", "sidelight-plain-list"]
    case .inset: ["rich-list", "sidelight-inset-list"]
    case .grouped: ["rich-list", "sidelight-lines", "sidelight-grouped-list"]
    case .insetGrouped: ["rich-list", "sidelight-lines", "sidelight-grouped-list", "sidelight-boxed-list"]
    case .bordered: ["rich-list", "frame", "sidelight-lines", "sidelight-bordered-list"]
    case .platters: ["rich-list", "sidelight-platter-list"]
    }
  }
}
