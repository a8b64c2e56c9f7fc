import SidelightCore

extension HeadlessDriver {
  func sightings() -> [Sighting] {
    var builder = SightingBuilder(self)
    for root in tree.roots { builder.visit(root, level: 0, Circumstances()) }
    return builder.sightings
  }
}

/// What follows for something from the things around it.
private struct Circumstances {
  var isVisible = true
  var isEnabled = true
  /// The overlay that covers it, so that the pointer can't reach it.
  var cover = ""
  /// The event of the Back button on the page around, if its header bar has one.
  var back: Sighting.Target?
}

/// Reads an element tree as a user would.
@MainActor private struct SightingBuilder {
  let driver: HeadlessDriver
  let tree: ElementTree
  /// What has the focus and everything around it.
  private let focused: Set<NodeID>
  private(set) var sightings: [Sighting] = []

  init(_ driver: HeadlessDriver) {
    self.driver = driver
    tree = driver.tree
    focused = Set(driver.focus.map(tree.ancestors) ?? [])
  }

  mutating func visit(_ id: NodeID, level: Int, _ outer: Circumstances) {
    guard let node = tree[id] else { return }
    var around = outer
    around.isEnabled = outer.isEnabled && !node.element.traits.isDisabled
    if driver.layout.leftOut.contains(id) { around.isVisible = false }
    guard var sighting = sighting(of: node) else { return visitChildren(of: node, level: level, around) }
    sighting.level = level
    sighting.isVisible = around.isVisible
    if let search = node.element.kind.control(SearchElement.self), !search.isShown { sighting.isVisible = false }
    sighting.isEnabled = around.isEnabled
    sighting.cover = around.cover
    if let name = node.element.traits.accessibilityIdentifier { sighting.identifier = name }
    // Sheets and alerts are siblings on the screen.
    sighting.isFocused = focused.contains(id) && !tree.children(of: id, in: .sheets).contains { focused.contains($0.id) }
    sightings.append(sighting)
    if case .page(let page) = node.element.kind, page.showsHeader, !page.isHeaderHidden {
      var around = around
      around.isVisible = around.isVisible && !page.isHeaderMinimized
      addHeaderButtons(page, node, level: level + 1, around)
      if let close = closeButton(of: node) {
        var sighting = Sighting(.button, "Close", close)
        sighting.level = level + 1
        sighting.isVisible = around.isVisible
        sighting.cover = around.cover
        sightings.append(sighting)
      }
    }
    if case .alert(let alert) = node.element.kind { return visit(alert, node, level: level + 1, around) }
    visitChildren(of: node, level: level + 1, around)
  }

  /// The message of an alert comes before its fields, and its buttons after them.
  private mutating func visit(_ alert: AlertElement, _ node: ElementTree.Node, level: Int, _ around: Circumstances) {
    func part(_ role: TestRole, _ label: String, _ target: Sighting.Target) -> Sighting {
      var sighting = Sighting(role, label, target)
      sighting.level = level
      sighting.isVisible = around.isVisible
      sighting.cover = around.cover
      return sighting
    }
    if !alert.message.isEmpty { sightings.append(part(.text, alert.message, .node(node.id))) }
    visitSlots([.body], of: node, level: level, around)
    let focused = driver.attention.response
    for (index, response) in alert.responses.enumerated() {
      var sighting = part(.button, response.label, .response(node.id, response.node))
      sighting.identifier = response.identifier
      sighting.isEnabled = around.isEnabled && response.isEnabled
      sighting.isFocused = focused?.alert == node.id && focused?.index == index
      sightings.append(sighting)
    }
  }

  private func sighting(of node: ElementTree.Node) -> Sighting? {
    let label = node.element.traits.accessibilityLabel
    switch node.element.kind {
    case .window(let window): return Sighting(.window, window.title, .node(node.id))
    case .page(let page):
      // A page that contains header bars of its own does not look like a page.
      if !page.showsHeader && page.role.isEmpty { return nil }
      var sighting = Sighting(.page, page.showsHeader ? page.title : "", .node(node.id))
      sighting.identifier = page.role
      return sighting
    case .split: return Sighting(.split, label ?? "", .node(node.id))
    case .list: return Sighting(.list, label ?? "", .node(node.id))
    case .row(let row): return self.row(row, node)
    case .text(let text): return Sighting(.text, label ?? text.string, .node(node.id))
    case .image: return Sighting(.image, label ?? "", .node(node.id))
    case .control(let control): return self.control(control.element, node)
    case .sheet(let sheet): return Sighting(sheet.plan.isPopover ? .popover : .sheet, label ?? sheet.title, .node(node.id))
    case .alert(let alert): return Sighting(.alert, alert.title, .node(node.id))
    case .columnSlot, .navigation, .tabs, .label, .stack, .layers, .arranged, .spacer, .divider, .color, .shape, .drawing, .scroll,
      .unavailable, .panes:
      return nil
    }
  }

  /// What lies over the window, or over a sheet.
  private func cover(_ id: NodeID) -> String {
    switch tree[id]?.element.kind {
    case .sheet(let sheet)?: sheet.plan.isPopover ? "a popover" : "a sheet"
    default: "an alert"
    }
  }

  private func control(_ control: any ControlElement, _ node: ElementTree.Node) -> Sighting {
    let role = TestRole(control.controlRole)
    var sighting =
      switch control.name {
      case .texts(let slots): composed(role, node, slots ?? Slot.allCases)
      case .said(let name): Sighting(role, node.element.traits.accessibilityLabel ?? name, .node(node.id))
      }
    sighting.value = control.valueText
    sighting.isExpanded = control.isExpanded
    return sighting
  }

  /// Something that is named by the texts in it.
  private func composed(_ role: TestRole, _ node: ElementTree.Node, _ slots: [Slot] = Slot.allCases) -> Sighting {
    let texts = tree.texts(in: node.id, slots: slots)
    var sighting = Sighting(role, node.element.traits.accessibilityLabel ?? texts.joined(separator: ", "), .node(node.id))
    sighting.texts = texts
    return sighting
  }

  private func row(_ row: RowElement, _ node: ElementTree.Node) -> Sighting? {
    // The nodes of a row that no place shows are kept for the next row.
    guard let position = driver.position(of: node.id) else { return nil }
    let role: TestRole =
      switch row.role {
      case .row: .row
      case .header: .heading
      case .footer: .footer
      }
    var sighting = composed(role, node)
    if let badge = row.badge?.text.string {
      sighting.texts.append(badge)
      if node.element.traits.accessibilityLabel == nil { sighting.label = sighting.texts.joined(separator: ", ") }
    }
    sighting.isExpanded = row.isExpanded
    sighting.depth = row.depth
    if role == .row, case .list(let list)? = node.parent.flatMap({ tree[$0] })?.element.kind {
      sighting.dress = Sighting.RowDress(
        hasChevron: row.hasChevron, top: row.look?.top ?? RowLine(), bottom: row.look?.bottom ?? RowLine(),
        insets: row.insets ?? list.style.rowInsets)
    }
    sighting.isSelected = node.parent.flatMap { driver.graph.listSource($0) }?.isSelected(position) ?? false
    return sighting
  }

  /// The button that closes the sheet of a page.
  private func closeButton(of page: ElementTree.Node) -> Sighting.Target? {
    guard let around = page.parent.flatMap({ tree[$0] }), case .page(let element) = page.element.kind else { return nil }
    switch around.element.kind {
    case .sheet where element.hidesCloseButton: return nil
    case .sheet: return .close(around.id)
    case .split(let split): return page.slot == .inspector && split.plan.isCollapsed ? .close(around.id) : nil
    default: return nil
    }
  }

  private mutating func addHeaderButtons(_ page: PageElement, _ node: ElementTree.Node, level: Int, _ around: Circumstances) {
    func button(_ label: String, _ target: Sighting.Target) -> Sighting {
      var sighting = Sighting(.button, label, target)
      sighting.level = level
      sighting.isVisible = around.isVisible
      sighting.cover = around.cover
      return sighting
    }
    if let back = around.back, !page.hidesBack { sightings.append(button("Back", back)) }
    if let bar = page.tabBar { addTabs(bar, level: level, around) }
    if let toggle = page.sidebarToggle {
      var sighting = button("Toggle Sidebar", .sidebarToggle(toggle.split))
      sighting.isFocused = driver.attention.part == .toggle(toggle.split)
      sightings.append(sighting)
    }
    if let field = tree.children(of: node.id, in: .search).first, let search = field.element.kind.control(SearchElement.self),
      !search.isPinned, search.hasButton
    {
      sightings.append(button("Search", .searchToggle(field.id)))
    }
    if tree.children(of: node.id, in: .secondary).contains(where: \.element.kind.isMenuEntry) {
      sightings.append(button("More", .menu(node.id)))
    }
    if page.titleDisplay == .large {
      var title = Sighting(.heading, [page.title, page.subtitle].filter { !$0.isEmpty }.joined(separator: ", "), .node(node.id))
      title.level = level
      title.isVisible = around.isVisible
      title.cover = around.cover
      sightings.append(title)
    }
  }

  private mutating func visitChildren(of node: ElementTree.Node, level: Int, _ around: Circumstances) {
    if case .split(let split) = node.element.kind, split.arrangement != .plan { return visit(styled: split, node, level: level, around) }
    switch node.element.kind {
    case .columnSlot(let slot): return visitColumns(in: slot, level: level, around)
    default: break
    }
    visitSlots(node.element.kind.control?.readSlots ?? Slot.readingOrder, of: node, level: level, around)
    if case .tabs(let tabs) = node.element.kind, let bar = tabs.bar { addTabs(bar, level: level, around) }
    if case .split(let split) = node.element.kind { addDividers(split, of: node.id, level: level, around) }
  }

  /// The columns are where the views of the style place them. Those that are not placed come last.
  private mutating func visit(styled split: SplitElement, _ node: ElementTree.Node, level: Int, _ around: Circumstances) {
    for child in node.children[.body] ?? [] { visit(child, level: level, around) }
    if case .slots(let placed) = split.arrangement {
      visitSlots(SplitColumn.allCases.filter { !placed.contains($0) }.map { Slot($0) }, of: node, level: level, around)
    }
    visitSlots([.inspector], of: node, level: level, around)
    addDividers(split, of: node.id, level: level, around)
  }

  private mutating func visitColumns(in slot: ColumnSlotElement, level: Int, _ around: Circumstances) {
    guard slot.isFilled, let split = tree[slot.split] else { return }
    switch slot.content {
    case .columns: visitSlots([.sidebar, .content, .detail], of: split, level: level, around)
    case .column(let column): visitSlots([Slot(column)], of: split, level: level, around)
    }
  }

  private mutating func visitSlots(_ slots: [Slot], of node: ElementTree.Node, level: Int, _ around: Circumstances) {
    for slot in slots {
      // A sheet over another one is its sibling.
      var level = level
      if slot == .sheets, case .sheet = node.element.kind { level -= 1 }
      let children = slot == .rows ? driver.consumer.rows(of: node.id) : node.children[slot] ?? []
      for (index, child) in children.enumerated() {
        guard let inner = circumstances(of: index, of: children.count, in: slot, of: node, around) else { continue }
        if let line = line(index, child, in: slot, of: node, level: level, inner) { sightings.append(line) }
        visit(child, level: level + (slot == .suggestions || slot == .tokens ? 1 : 0), inner)
      }
    }
  }

  /// The line of a suggestion of a field, or of a token of a search field.
  private func line(
    _ index: Int, _ child: NodeID, in slot: Slot, of node: ElementTree.Node, level: Int, _ around: Circumstances
  ) -> Sighting? {
    guard slot == .suggestions || slot == .tokens, let element = tree[child]?.element else { return nil }
    let texts = element.picturedText.map { [$0] } ?? tree.texts(in: child)
    var sighting = Sighting(
      slot == .tokens ? .token : .suggestion, texts.joined(separator: ", "),
      slot == .tokens ? .token(node.id, index) : .suggestion(node.id, index))
    sighting.texts = texts
    sighting.level = level
    sighting.isVisible = around.isVisible
    sighting.cover = around.cover
    if slot == .suggestions { sighting.isSelected = node.element.kind.control?.suggested?.active == index }
    return sighting
  }

  private mutating func addTabs(_ bar: TabBarElement, level: Int, _ around: Circumstances) {
    for (place, name) in zip(bar.places, bar.names) {
      var sighting = Sighting(.tab, name, .tab(bar.tabs, place.event))
      sighting.value = place.badge ?? ""
      sighting.identifier = place.spoken.identifier ?? ""
      sighting.isFocused = driver.attention.part == .tab(HeadlessFocus.Tab(tabs: bar.tabs, event: place.event))
      sighting.level = level
      sighting.isVisible = around.isVisible
      sighting.isEnabled = around.isEnabled && !place.isDisabled
      sighting.isSelected = place.isSelected
      sighting.cover = around.cover
      sightings.append(sighting)
    }
  }

  private mutating func addDividers(_ split: SplitElement, of id: NodeID, level: Int, _ around: Circumstances) {
    for divider in SplitDivider.allCases {
      guard let width = split.width(at: divider) else { continue }
      var sighting = Sighting(.divider, divider.label, .divider(id, divider))
      sighting.value = "\(Int(width))"
      if case .divider(id, divider, _)? = driver.attention.part { sighting.isFocused = true }
      sighting.level = level
      sighting.isVisible = around.isVisible
      sighting.cover = around.cover
      sightings.append(sighting)
    }
  }

  /// Nil for what is not shown at all, such as the title of a label that shows only its icon.
  private func circumstances(
    of index: Int, of count: Int, in slot: Slot, of node: ElementTree.Node, _ around: Circumstances
  ) -> Circumstances? {
    var inner = around
    switch node.element.kind {
    case .window, .sheet:
      let sheets = node.children[.sheets] ?? []
      let top = sheets.topPresented { tree[$0]?.element }
      let isBelow = slot == .sheets ? sheets[index] != top : !sheets.isEmpty
      // A popover below a sheet or an alert waits until that is gone.
      if slot == .sheets, isBelow, top.flatMap({ tree[$0] })?.element.isPopover == false, tree[sheets[index]]?.element.isPopover == true {
        return nil
      }
      if isBelow { inner.cover = top.map(cover) ?? "" }
    case .navigation:
      inner.isVisible = around.isVisible && index == count - 1
      if index > 0 { inner.back = .back(node.id, pages: index) }
    case .tabs(let tabs):
      inner.isVisible = around.isVisible && (slot == .accessory || node.children[slot]?[index] == tabs.page)
    case .split(let split):
      guard let column = SplitColumn(slot) else {
        inner.isVisible = around.isVisible && split.plan.isInspectorVisible
        inner.back = nil
        return inner
      }
      inner.isVisible = around.isVisible && split.isVisible(column)
      if split.plan.isInspectorOver { inner.cover = "the inspector" }
      if case .slots = split.arrangement { return inner }
      // An overlay covers all columns after it, up to their edges.
      if !split.plan.isInspectorOver, let overlay = SplitColumn.allCases.first(where: split.plan.isOverlay), overlay != column {
        inner.cover = "the \(overlay)"
      }
      let isFirst = column == SplitColumn.allCases.first { split.plan.isCollapsed || split.plan.isVisible($0) }
      if !isFirst { inner.back = split.plan.isCollapsed ? .back(node.id, pages: nil) : nil }
    case .page(let page):
      inner.isVisible = around.isVisible && !(page.isHeaderMinimized && Slot.topBars.contains(slot))
    case .control(let control):
      if control.element.hiddenSlots.contains(slot) { return nil }
      if slot == .suggestions {
        inner.isVisible = around.isVisible && control.element.suggested?.isShown == true && driver.focus == node.id
        break
      }
      guard let search = control.element as? SearchElement else { break }
      switch slot {
      case .scopes: inner.isVisible = around.isVisible && search.showsScopes
      default: inner.isVisible = around.isVisible && search.isShown
      }
    case .label(let label):
      if slot == .title && label.style == .iconOnly || slot == .icon && label.style == .titleOnly { return nil }
    default: break
    }
    return inner
  }
}

extension Element {
  /// Its own text, without that of its content.
  fileprivate var picturedText: String? {
    if let label = traits.accessibilityLabel { return label }
    if case .text(let text) = kind { return text.string }
    return nil
  }
}
