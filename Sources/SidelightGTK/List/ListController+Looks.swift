package import SidelightBridge
package import SidelightCore

/// The look of rows besides their content, as style classes of GTK's row widgets: no row has a style sheet or a widget for it.
extension ListController {
  func dress(_ place: RowPlace, _ line: Widget, _ row: RowElement) {
    if row.isOpen != nil { list.remembersPicture = true }
    var classes = row.look?.classes ?? []
    if let margins = row.look?.margins, !margins.isEmpty { classes.append(listElement.style.marginClass(margins)) }
    if classes != place.classes {
      line.changeClasses(from: place.classes, to: classes)
      place.classes = classes
      // It stays: without such rows it changes nothing, and taking it away would style all rows anew whenever the last one scrolls out.
      if row.look?.bottom.isShown != nil { list.addClass("sidelight-row-lines") }
    }
    if row.look?.spaceAbove != place.spaceAbove {
      place.spaceAbove = row.look?.spaceAbove
      line.marginTop = pixels(place.spaceAbove ?? 0)
    }
  }

  /// Rows are counted by where they stand, so that a row that comes changes all that follow it.
  func alternate(_ place: RowPlace) {
    let isOdd = listElement.alternatesBackgrounds && (place.item.position ?? 0) % 2 == 1
    guard isOdd != place.isOdd, let line = place.item.child?.parent else { return }
    place.isOdd = isOdd
    line.setClass("sidelight-odd", isOdd)
  }
}

extension ListController {
  /// The lines above and below a row, as the classes of GTK's row widget have them. For tests.
  package func shownLines(of row: RowController, on line: Widget) -> (top: RowLine, bottom: RowLine) {
    func shown(_ said: RowLine?, _ edge: StyleProvider.LineEdge) -> RowLine {
      let said = said ?? RowLine()
      let isShown: Bool? = ([true, false] as [Bool]).first { line.hasClass(RowLine(isShown: $0).classes(edge)[0]) }
      let isTinted = RowLine(tint: said.tint).classes(edge).allSatisfy(line.hasClass)
      return RowLine(isShown: isShown, tint: isTinted ? said.tint : nil)
    }
    return (shown(row.row.look?.top, .top), shown(row.row.look?.bottom, .bottom))
  }
}

extension RowLook {
  /// Whether a row with this look needs a box around its content.
  var needsBox: Bool { badge != nil || hasBackground }

  /// The style classes of GTK's row widget.
  @MainActor var classes: [String] {
    var classes = top.classes(.top) + bottom.classes(.bottom)
    if edges.contains(.opens) { classes += sectionTop.classes(.start) }
    if edges.contains(.closes) { classes += sectionBottom.classes(.end) }
    if edges.contains(.first) { classes.append("sidelight-first") }
    if edges.contains(.last) { classes.append("sidelight-last") }
    if edges.contains(.opens), !edges.contains(.begins) { classes.append("sidelight-opening") }
    if hasBackground { classes.append("sidelight-backed") }
    if isProminent { classes.append("sidelight-prominent") }
    if spaceAbove != nil { classes.append("sidelight-spaced") }
    return classes
  }
}

extension RowLine {
  @MainActor fileprivate func classes(_ edge: StyleProvider.LineEdge) -> [String] {
    var classes: [String] = []
    if let isShown { classes.append("sidelight-\(edge.rawValue)-\(isShown ? "shown" : "hidden")") }
    if let tint { classes.append(StyleProvider.lineClass(edge, tint.css)) }
    return classes
  }
}

extension ListElement {
  @MainActor var classes: [String] {
    var classes = ["sidelight-list"] + style.classes
    if hidesBackground { classes.append("sidelight-bare-list") }
    if let least = leastRowHeight {
      let padding = style.rowInsets.top + style.rowInsets.bottom
      classes.append(StyleProvider.leastHeightClass(of: .row, pixels(least), padding: pixels(padding)))
    }
    if let least = leastHeaderHeight {
      classes.append(StyleProvider.leastHeightClass(of: .header, pixels(least), padding: pixels(style.headerPadding)))
    }
    if isSpaced { classes.append("sidelight-spaced-list") }
    return classes
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
  @MainActor fileprivate func marginClass(_ margins: RowInsets) -> String {
    let (vertical, horizontal) = listPadding
    func margin(_ length: Double?, _ padding: Int) -> Int? { length.map { pixels($0) - padding } }
    return StyleProvider.marginClass(
      top: margin(margins.top, vertical), start: margin(margins.leading, horizontal), bottom: margin(margins.bottom, vertical),
      end: margin(margins.trailing, horizontal))
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

  var classes: [String] {
    switch self {
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
