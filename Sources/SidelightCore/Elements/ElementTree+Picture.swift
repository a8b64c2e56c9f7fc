extension ElementTree {
  /// The tree as indented lines for tests to compare: one line per node, `slot: kind fields`.
  package var picture: String {
    var lines: [String] = []
    func visit(_ id: NodeID, _ depth: Int) {
      guard let node = nodes[id] else { return }
      let slot = node.slot == .body ? "" : "\(node.slot.rawValue): "
      lines.append(String(repeating: "  ", count: depth) + slot + node.element.picture)
      for slot in Slot.allCases {
        for child in node.children[slot] ?? [] { visit(child, depth + 1) }
      }
    }
    for root in roots { visit(root, 0) }
    return lines.joined(separator: "\n")
  }
}

extension Element {
  /// The element in a few words.
  package var picture: String {
    var words = [kind.picture]
    words += layout.map(\.picture)
    if traits.isDisabled { words.append("disabled") }
    if let label = traits.accessibilityLabel { words.append("labelled \(label)") }
    return words.joined(separator: " ")
  }
}

extension Element.Kind {
  package var picture: String {
    switch self {
    case .window(let window): "window \"\(window.title)\""
    case .page(let page):
      "page \"\(page.title)\"" + (page.showsHeader ? "" : " bare") + (page.isHeaderHidden ? " headless" : "")
        + (page.isHeaderMinimized ? " minimized" : "")
        + (page.titleDisplay == .inline ? "" : " \(page.titleDisplay)")
        + (page.sidebarToggle == nil ? "" : " toggle") + (page.tabBar.map { " tabs \($0.picture)" } ?? "")
        + (page.barLooks[.top].map { " top \($0.picture)" } ?? "") + (page.barLooks[.bottom].map { " bottom \($0.picture)" } ?? "")
        + (page.ground == nil ? "" : " painted")
    case .split(let split): "split \(split.picture)"
    case .columnSlot(let slot): "slot of \(slot.isFilled ? slot.content.picture : "nothing")"
    case .navigation: "navigation"
    case .tabs(let tabs): tabs.picture
    case .list(let list): "list \(list.style) \(list.selectionMode)" + (list.rowSize == .medium ? "" : " \(list.rowSize)")
    case .row(let row):
      "\(row.role)" + (row.hasChevron ? " >" : "") + (row.depth.map { " at \($0)" } ?? "")
        + (row.isExpanded.map { $0 ? " open" : " folded" } ?? "")
    case .text(let text): "\"\(text.string)\""
    case .image(let image): "image \(image.source)"
    case .label: "label"
    case .stack(let stack): stack.axis == .horizontal ? "hstack" : "vstack"
    case .arranged(let arranged): arranged.picture
    case .layers(let layers): "layers" + (layers.effect.map { " " + $0.picture } ?? "")
    case .spacer: "spacer"
    case .divider: "divider"
    case .color(let color): "color \(color)"
    case .shape(let shape): "shape " + shape.paints.map(\.picture).joined(separator: ", ")
    case .drawing(let drawing): "drawing of \(drawing.marks.count)"
    case .control(let control): control.element.picture
    case .scroll: "scroll"
    case .panes(let panes): panes.axis == .horizontal ? "panes" : "panes down"
    case .unavailable: "unavailable"
    case .sheet(let sheet): "sheet \"\(sheet.title)\""
    case .alert(let alert): alert.picture
    }
  }
}

extension LayoutModifier {
  package var picture: String {
    switch self {
    case .padding(let insets): "padding(\(insets.top) \(insets.leading) \(insets.bottom) \(insets.trailing))"
    case .safePadding(let insets): "safe padding(\(insets.top) \(insets.leading) \(insets.bottom) \(insets.trailing))"
    case .ignoring: "below what covers it"
    case .frame(let frame):
      "frame(\(frame.minWidth.map { "\($0)" } ?? "-")...\(frame.maxWidth.map { "\($0)" } ?? "-")"
        + " \(frame.minHeight.map { "\($0)" } ?? "-")...\(frame.maxHeight.map { "\($0)" } ?? "-"))"
    case .fixed(let horizontal, let vertical): "fixed" + (horizontal ? " wide" : "") + (vertical ? " high" : "")
    case .aspect(let ratio, let fills): (fills ? "filling " : "fitting ") + (ratio.map { "\($0)" } ?? "its own")
    case .position(let x, let y): "position(\(x) \(y))"
    case .guide: "guide"
    case .relative: "relative"
    case .direction(let isRightToLeft): isRightToLeft ? "right to left" : "left to right"
    }
  }
}

extension LayerEffect {
  fileprivate var picture: String {
    switch self {
    case .clipped: "clipped"
    case .moved(let x, let y): "moved \(x) \(y)"
    case .turned(let degrees, _): "turned \(degrees)"
    case .scaled(let x, let y, _): "scaled \(x) \(y)"
    case .transformed(let steps): "transformed \(steps)"
    case .filtered(let filter): "\(filter)"
    case .turnedInSpace(let degrees, _, _, _, _): "turned \(degrees) in space"
    case .masked: "masked"
    case .isolated: "isolated"
    case .blended(let blend): "blended \(blend)"
    case .extended: "extended"
    }
  }
}

extension ShapePaint {
  fileprivate var picture: String {
    let fill = fill?.picture ?? "foreground"
    return line.map { "\(fill) line of \($0.width)" } ?? fill
  }
}

extension ArrangedElement {
  fileprivate var picture: String {
    switch self {
    case .grid: "grid"
    case .row: "grid row"
    case .fits: "fits"
    case .hosted: "layout"
    case .reader: "reader"
    case .inset(let inset): "inset \(inset.edge)"
    case .lazy(let lazy): lazy.axis == .vertical ? "lazy column" : "lazy row"
    }
  }
}
