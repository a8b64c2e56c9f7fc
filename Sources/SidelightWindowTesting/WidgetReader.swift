import SidelightBridge
import SidelightCore
import SidelightGTK
import SidelightTesting

/// A widget that a script can act on, and the node that it shows.
final class WidgetTarget: NodeTarget {
  let widget: Widget
  /// Nil for what the renderer adds by itself, such as a back button.
  let node: NodeID?
  /// A row's list.
  let list: ListController?

  init(_ widget: Widget, _ node: NodeID?, list: ListController? = nil) {
    self.widget = widget
    self.node = node
    self.list = list
  }
}

/// Reads a window as a user would. The role of each thing comes from its node; its text and its state come from the widget.
@MainActor struct WidgetReader {
  private var controllers: [Widget: Controller] = [:]
  private var rows: [Widget: (controller: RowController, list: ListController)] = [:]
  /// The list whose rows are being read. Rows that it could scroll to can be used.
  private var list: ListController?
  private(set) var sightings: [Sighting] = []

  init(_ driver: WindowDriver) {
    for controller in driver.renderer.controllers.values {
      switch controller {
      case let row as RowController:
        // The content of a row is in a widget of the list.
        guard let list = row.parent as? ListController, let line = list.line(of: row) else { continue }
        rows[line] = (row, list)
      default: if let core = controller.core { controllers[core] = controller }
      }
    }
  }

  mutating func visit(_ widget: Widget, level: Int) {
    // Buttons of the window manager, and the inner widgets of a control, are left out.
    if widget.typeName == "GtkWindowControls" { return }
    if widget is MenuButtonWidget, controllers[widget] == nil, !widget.isChildVisible { return }
    guard var sighting = sighting(of: widget) else { return visitChildren(of: widget, level: level) }
    sighting.level = level
    // The entries of a toolbar's menu count as visible if the button of the menu is.
    sighting.isVisible = list?.list.isMapped ?? (controllers[widget]?.toolbarMenu ?? widget).isMapped
    sighting.isEnabled = !widget.hasState(.insensitive)
    // The keyboard goes to a row that is off, too, so that it only says so.
    if rows[widget] != nil, widget.accessibleMismatch(.disabled(true)) == nil { sighting.isEnabled = false }
    sighting.isFocused = widget.containsFocus || controllers[widget]?.widget.isFocus == true
    if let name = controllers[widget]?.element.traits.accessibilityIdentifier
      ?? rows[widget]?.controller.element.traits.accessibilityIdentifier
    {
      sighting.identifier = name
    }
    sightings.append(sighting)
    if let field = controllers[widget] as? any SuggestingField { addSuggestions(of: field, level: level) }
    let isLargeTitle = sighting.role == .heading && rows[widget] == nil
    let isWhole = [.textField, .menu, .tab].contains(sighting.role) || widget is MenuButtonWidget || isLargeTitle
    if !isWhole { visitChildren(of: widget, level: level + 1) }
  }

  private mutating func visitChildren(of widget: Widget, level: Int) {
    switch controllers[widget] {
    case let list as ListController:
      // GTK keeps lines in an order of its own.
      let lines = rows.filter { $0.value.list === list }.sorted { position($0.value) < position($1.value) }
      self.list = list
      for line in lines { visit(line.key, level: level) }
      self.list = nil
    case let split as SplitController:
      if case .split(let element) = split.element.kind, element.arrangement != .plan {
        for child in split.children(in: .body) { visit(child.widget, level: level) }
        if case .slots(let placed) = element.arrangement { visitColumns(of: split, except: placed, level: level) }
      } else {
        visitColumns(of: split, level: level)
      }
      for page in split.children(in: .inspector) { visit(page.widget, level: level) }
      for strip in split.dividerStrips { addDivider(strip.widget, width: strip.width, of: split, level: level) }
    case let alert as AlertController: visitParts(of: alert, level: level)
    case let slot as ColumnSlotController:
      guard case .columns? = slot.shown, let split = slot.split else { return visitAll(of: widget, level: level) }
      visitColumns(of: split, level: level)
    default: visitAll(of: widget, level: level)
    }
  }

  private mutating func visitParts(of alert: AlertController, level: Int) {
    func part(_ role: TestRole, _ label: String, _ widget: Widget) -> Sighting {
      var sighting = Sighting(role, label, .object(WidgetTarget(widget, nil)))
      sighting.level = level
      sighting.isVisible = widget.isMapped
      return sighting
    }
    let body = alert.dialog.visibleTree.first { $0.hasClass("body") && $0.accessibleRole == .label }
    if let body, !alert.dialog.body.isEmpty { sightings.append(part(.text, alert.dialog.body, body)) }
    for field in alert.children(in: .body) { visit(field.widget, level: level) }
    guard case .alert(let element) = alert.element.kind else { return }
    let labels = alert.dialog.responseLabels
    for (index, (button, response)) in zip(alert.dialog.responseButtons, element.responses).enumerated() {
      var sighting = part(.button, labels[index], button)
      sighting.identifier = response.identifier
      sighting.isEnabled = !button.hasState(.insensitive)
      sighting.isFocused = button.containsFocus
      sightings.append(sighting)
    }
  }

  private mutating func visitAll(of widget: Widget, level: Int) {
    let children = widget.children.filter(\.isVisible)
    // A toolbar view keeps its header bar behind the content.
    let header = children.filter { $0.hasClass("top-bar") }
    for child in header + children.filter({ !$0.hasClass("top-bar") }) { visit(child, level: level) }
  }

  private mutating func visitColumns(of split: SplitController, except placed: [SplitColumn] = [], level: Int) {
    for column in SplitColumn.allCases where !placed.contains(column) {
      for page in split.children(in: Slot(column)) { visit(page.widget, level: level) }
    }
  }

  private mutating func addSuggestions(of field: any SuggestingField, level: Int) {
    for (line, child) in field.suggestionLines {
      var sighting = composed(.suggestion, line, .object(WidgetTarget(line, field.id)))
      sighting.level = level
      sighting.isVisible = line.isMapped
      sighting.isSelected = line.hasState(.selected)
      sightings.append(sighting)
      visit(child.widget, level: level + 1)
    }
  }

  private mutating func addDivider(_ strip: Widget, width: Double, of split: SplitController, level: Int) {
    var sighting = Sighting(.divider, strip.accessibleLabel ?? "", .object(WidgetTarget(strip, split.id)))
    sighting.value = "\(Int(width))"
    sighting.level = level
    sighting.isVisible = strip.isMapped
    sighting.isFocused = strip.isFocus
    sightings.append(sighting)
  }

  private func position(_ row: (controller: RowController, list: ListController)) -> Int { row.list.position(of: row.controller.id) ?? 0 }

  private func sighting(of widget: Widget) -> Sighting? {
    if let row = rows[widget] { return self.row(widget, row.controller, row.list) }
    guard let controller = controllers[widget] else {
      if widget.hasClass("sidelight-page-title") { return composed(.heading, widget, .object(WidgetTarget(widget, nil))) }
      if widget.hasClass("sidelight-token") { return composed(.token, widget, .object(WidgetTarget(widget, nil))) }
      if widget is MenuButtonWidget { return Sighting(.button, widget.accessibleLabel ?? "", .object(WidgetTarget(widget, nil))) }
      if widget.accessibleRole == .tab { return tab(widget) }
      return headerButton(widget)
    }
    let target = Sighting.Target.object(WidgetTarget(widget, controller.id))
    switch controller.element.kind {
    case .window: return Sighting(.window, (widget as? WindowWidget)?.title ?? "", target)
    case .page(let page):
      if !page.showsHeader && page.role.isEmpty { return nil }
      // The window's own page has no other title than that of its header bar.
      let title = (widget as? NavigationPageWidget)?.title ?? page.title
      var sighting = Sighting(.page, page.showsHeader && !page.title.isEmpty ? title : "", target)
      sighting.identifier = page.role
      return sighting
    case .split: return Sighting(.split, widget.accessibleLabel ?? "", target)
    case .list: return Sighting(.list, widget.accessibleLabel ?? "", target)
    case .text:
      let label = controller.accessibleWidget
      return Sighting(.text, label?.accessibleLabel ?? (label as? LabelWidget)?.text ?? "", target)
    case .image: return Sighting(.image, widget.accessibleLabel ?? "", target)
    case .control(let control): return self.control(control.element, controller, widget, target)
    case .sheet:
      guard let dialog = widget as? DialogWidget else { return Sighting(.popover, widget.accessibleLabel ?? "", target) }
      return Sighting(.sheet, dialog.title, target)
    case .alert: return Sighting(.alert, (widget as? DialogWidget)?.title ?? "", target)
    case .columnSlot, .row, .navigation, .tabs, .label, .stack, .layers, .arranged, .spacer, .divider, .color, .shape, .drawing, .scroll,
      .unavailable, .panes:
      return nil
    }
  }

  private func row(_ line: Widget, _ row: RowController, _ list: ListController) -> Sighting {
    let role: TestRole = line.hasClass("sidelight-header") ? .heading : line.hasClass("sidelight-footer") ? .footer : .row
    var sighting = composed(role, line, .object(WidgetTarget(line, row.id, list: list)))
    sighting.isSelected = line.hasState(.selected)
    if line.triangle != nil { sighting.isExpanded = line.accessibleMismatch(.expanded(true)) == nil }
    if case .row(let element) = row.element.kind, let depth = element.depth, line.accessibleMismatch(.level(depth + 1)) == nil {
      sighting.depth = depth
    }
    if role == .row { sighting.dress = dress(line, row, list) }
    if let button = line.disclosure { sighting.isExpanded = button.accessibleMismatch(.expanded(true)) == nil }
    return sighting
  }

  private func dress(_ line: Widget, _ row: RowController, _ list: ListController) -> Sighting.RowDress? {
    guard case .list(let element) = list.element.kind else { return nil }
    let lines = row.shownLines(on: line)
    return Sighting.RowDress(
      hasChevron: row.shownChevron, top: lines.top, bottom: lines.bottom, insets: row.shownInsets ?? element.style.rowInsets)
  }

  /// Something that is named by its own text.
  private func composed(_ role: TestRole, _ widget: Widget, _ target: Sighting.Target) -> Sighting {
    let texts = texts(in: widget)
    var sighting = Sighting(role, widget.accessibleLabel ?? texts.joined(separator: ", "), target)
    sighting.texts = texts
    return sighting
  }

  private func control(
    _ control: any ControlElement, _ controller: Controller, _ widget: Widget, _ target: Sighting.Target
  ) -> Sighting {
    let texts = control.name == .texts() ? texts(in: widget) : []
    let label = controller.accessibleWidget?.accessibleLabel ?? texts.joined(separator: ", ")
    var sighting = Sighting(TestRole(control.controlRole), label, target)
    sighting.texts = texts
    sighting.value = controller.shownValueText
    sighting.isExpanded = controller.isShownExpanded
    return sighting
  }

  private func texts(in widget: Widget) -> [String] {
    widget.children.filter(\.isVisible).flatMap { child -> [String] in
      if controllers[child] != nil, let label = child.accessibleLabel { return [label] }
      if let label = child as? LabelWidget { return label.text.isEmpty ? [] : [label.text] }
      return texts(in: child)
    }
  }

  private func tab(_ widget: Widget) -> Sighting {
    var sighting = Sighting(.tab, widget.accessibleLabel ?? "", .object(WidgetTarget(widget, nil)))
    let badge = widget.visibleTree.first { $0.hasClass("sidelight-badge") }
    sighting.value = (badge as? LabelWidget)?.text ?? ""
    sighting.isSelected = widget.accessibleMismatch(.selected(true)) == nil
    if widget.name != widget.typeName { sighting.identifier = widget.name }
    return sighting
  }

  /// A button that the header bar adds by itself, such as Back.
  private func headerButton(_ widget: Widget) -> Sighting? {
    guard widget.accessibleRole == .button || widget.accessibleRole == .toggleButton, widget.isDrawn,
      widget.nearest(typeNamed: "AdwHeaderBar") != nil
    else { return nil }
    let target = Sighting.Target.object(WidgetTarget(widget, nil))
    return Sighting(.button, widget.accessibleLabel ?? widget.tooltip ?? "", target)
  }
}

extension Controller {
  /// The button of the menu that this item of a toolbar is in; nil if the item is in the bar.
  var toolbarMenu: MenuButtonWidget? { (parent as? PageController)?.menu(of: self) }
}

extension ListController {
  /// GTK's widget around a row that it shows now.
  func line(of row: Controller) -> Widget? {
    guard position(of: row.id) != nil, let line = row.widget.parent, line.parent == list else { return nil }
    return line
  }
}

extension Widget {
  /// The button that folds the section of a heading.
  var disclosure: Widget? { descendants.first { $0.hasClass("sidelight-disclosure") } }

  /// The widget that opens and closes a row of an outline.
  var triangle: Widget? { descendants.first { $0.hasClass("sidelight-triangle") } }

  private var descendants: [Widget] { children.flatMap { [$0] + $0.descendants } }

  /// Whether nothing around it is hidden. The page that it is on may still be covered.
  var isDrawn: Bool { sequence(first: self, next: \.parent).allSatisfy { $0.typeName == "AdwNavigationPage" || $0.isVisible } }
}
