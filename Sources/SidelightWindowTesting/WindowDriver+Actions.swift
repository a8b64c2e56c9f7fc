import SidelightBridge
import SidelightCore
import SidelightGTK
package import SidelightTesting

extension WindowDriver {
  package func perform(_ action: TestAction, on sighting: Sighting) async throws {
    guard case .object(let object) = sighting.target, let target = object as? WidgetTarget else { return }
    let widget = target.widget
    if let item = target.node.flatMap({ renderer.controller(for: $0) }), let menu = item.toolbarMenu {
      return try await choose(action, in: menu, sighting)
    }
    if case .click = action, let holder = target.node.flatMap(tree.focusHolder).flatMap(renderer.controller(for:))?.widget {
      try await reach(holder, sighting)
      holder.hand.click(.primary, count: 1, x: Double(holder.width) / 2, y: Double(holder.height) / 2)
    }
    if let node = target.node, let clicks = action.clicks, let place = tree.tapPlace(at: node, clicks: clicks) {
      return try await tap(clicks, on: place, sighting)
    }
    switch (action, sighting.role) {
    case (.scroll(let position), .list):
      guard let list = target.node.flatMap({ renderer.controller(for: $0) }) as? ListController else { return }
      let count = graph.listSource(list.id)?.rowCount ?? 0
      guard position >= 0, position < count else { throw TestFailure("The list has \(count) rows and none at \(position).") }
      if list.scroll.isStill { throw TestFailure("The list can't be scrolled.") }
      list.list.scroll(to: position)
    case (.focus, _): try focus(target, sighting)
    case (.act(let name), _):
      guard let id = target.node, let controller = renderer.controller(for: id) else { return }
      let action = try tree.action(name, at: id, sighting)
      guard let core = controller.core, SpokenActions.perform(action.name, at: core) else {
        throw TestFailure("GTK knows no action “\(name)” of \(sighting.label).")
      }
    case (.click(let modifiers), .row): try await click(target, modifiers, sighting)
    case (.doubleClick, .row):
      try await click(target, [], sighting)
      await settle()
      try await click(target, [], sighting, count: 2)
    case (.click, .suggestion):
      guard widget.isMapped else { throw TestFailure("The suggestion “\(sighting.label)” can't be seen.") }
      widget.activate()
    case (.deleteRow, .token):
      guard let button = widget.visibleTree.last(where: { $0.accessibleRole == .button }) else { return }
      try await reach(button, sighting)
      button.emit(Signal<Void>("clicked"))
    case (_, .menu): try await use(action, menuOf: target, sighting)
    case (.click, .button) where widget is MenuButtonWidget:
      try await reach(widget, sighting)
      (widget as? MenuButtonWidget)?.open()
    case (.click, .tab):
      try await reach(widget, sighting)
      widget.emit(Signal<Void>("clicked"))
    case (.click, .button):
      let button = control(of: target) ?? widget
      try await reach(button, sighting)
      if button.focusesOnClick { button.grabFocus() }
      button.emit(ButtonWidget.clicked)
    case (.click, .toggle):
      guard let control = control(of: target) else { return }
      try await reach(control, sighting)
      control.grabFocus()
      // A button shows that it is pressed for a while before it acts.
      if control is ButtonWidget { control.emit(ButtonWidget.clicked) } else { control.activate() }
    case (.slide(let value), .slider):
      guard let scale = control(of: target) as? ScaleWidget else { return }
      try await reach(scale, sighting)
      scale.grabFocus()
      scale.value = value
    case (.step(let isUp), .stepper):
      guard let stepper = control(of: target) as? StepperWidget else { return }
      try await reach(stepper, sighting)
      guard isUp ? stepper.usable.up : stepper.usable.down else {
        throw TestFailure("The stepper “\(sighting.label)” is at its \(isUp ? "upper" : "lower") end.")
      }
      stepper.step(up: isUp)
    case (.pickDay, .datePicker), (.pickTimeOfDay, .datePicker), (.pickColor, .colorPicker): try await pick(action, target, sighting)
    case (.drag(let offset), .divider):
      try await reach(widget, sighting)
      split(of: target)?.drag(widget, by: offset)
    case (.doubleClick, .divider):
      try await reach(widget, sighting)
      split(of: target)?.doubleClick(widget)
    case (.pick(let title), .picker):
      guard let picker = target.node.flatMap({ tree[$0] })?.element.kind.control(PickerElement.self),
        let menu = control(of: target) as? any ChoiceWidget
      else { return }
      let position = try picker.position(of: title, in: sighting)
      try await reach(menu, sighting)
      menu.grabFocus()
      menu.choose(position)
    case (.toggle, .disclosure), (.click, .disclosure):
      // The middle of an open disclosure group is in its content.
      widget.grabFocus()
      widget.activate()
    case (.click, _):
      try await reach(widget, sighting)
      if sighting.role == .textField { try focus(target, sighting) }
    case (.type(let text), .textField):
      try focus(target, sighting)
      for character in text {
        TypedWidget(target, renderer).append(String(character))
        await nextFrame()
      }
    case (.clear, .textField):
      try focus(target, sighting)
      TypedWidget(target, renderer).clear()
    case (.selectText(let part), .textField):
      try focus(target, sighting)
      try TypedWidget(target, renderer).select(part)
    case (.toggle, .heading):
      guard let button = widget.disclosure else { throw TestFailure("The section “\(sighting.label)” does not fold.") }
      widget.activateAction("listitem.scroll-to")
      await nextFrame()
      button.emit(Signal<Void>("clicked"))
    case (.swipe(let edge, let title), .row): try await WindowSwipe(driver: self).row(target, edge, title, sighting)
    case (.swipe(let edge, let title), _): try await WindowSwipe(driver: self).view(target, edge, title, sighting)
    case (.dropIn(let payload, _), .row) where target.node.flatMap { tree.dropPlace(inRow: $0) } != nil:
      let content = target.node.flatMap { tree.dropPlace(inRow: $0) }.flatMap { renderer.controller(for: $0) }?.core
      if let content { try await drop(payload, on: content, sighting) }
    case (.dropIn(let payload, let isBelow), .row), (.dropIn(let payload, let isBelow), .list):
      try await drop(payload, isBelow: isBelow, on: target)
    case (.dropIn(let payload, _), .tab):
      try await reach(widget, sighting)
      guard widget.hand.drop(DropValue(payload), x: 1, y: 1) else { throw TestFailure("Nothing like that can be dropped there.") }
    case (.dropIn(let payload, let isBelow), _): try await drop(payload, isBelow: isBelow, on: widget, sighting)
    case (.restOver, .tab), (.restOver, .button): try await rest(over: widget, sighting)
    case (.restOver, .row):
      guard let list = target.list else { return }
      try await reach(widget, sighting)
      if let box = widget.bounds(in: list.list) { list.list.hand.rest(x: box.x + box.width / 2, y: box.y + box.height / 2) }
    case (.hover(let isOver), _):
      if isOver { try await reach(widget, sighting) }
      for over in sequence(first: widget, next: \.parent) {
        if isOver { over.hand.movePointer(x: 1, y: 1, comesIn: true) } else { over.hand.removePointer() }
      }
    case (.deleteRow, .row):
      guard let button = widget.visibleTree.first(where: { $0.hasClass("sidelight-delete") && $0.isVisible }) else {
        throw TestFailure("The row “\(sighting.label)” shows no control that deletes it.")
      }
      try await reach(button, sighting)
      button.emit(Signal<Void>("clicked"))
    case (.dragRow(let gap, let depth), .row): try await drag(target, to: gap, depth: depth, sighting)
    case (.toggle, .row):
      guard let list = target.list, let triangle = widget.triangle else {
        throw TestFailure("The row “\(sighting.label)” has nothing below it.")
      }
      widget.activateAction("listitem.scroll-to")
      await nextFrame()
      if let box = triangle.bounds(in: list.list) {
        list.list.hand.click(.primary, count: 1, x: box.x + box.width / 2, y: box.y + box.height / 2)
      }
    case (.choose(let titles), .row), (.choose(let titles), .heading), (.choose(let titles), .list):
      try await choose(titles, target)
    case (.choose(let titles), .page):
      guard let bar = (target.node.flatMap { renderer.controller(for: $0) } as? PageController)?.menuBar else {
        throw TestFailure("There is no “\(titles[0])” in the menu, which has no entries.")
      }
      bar.heard.hand.click(.secondary, count: 1, x: Double(bar.heard.width) / 2, y: Double(bar.heard.height) / 2)
      try await choose(titles, over: bar.holder)
    case (.choose(let titles), _):
      try await choose(titles, over: MenuClick.open(at: widget))
    default: throw TestFailure("Nobody can \(action.verb) the \(sighting.role.rawValue) “\(sighting.label)”.")
    }
  }

  private func pick(_ action: TestAction, _ target: WidgetTarget, _ sighting: Sighting) async throws {
    let controller = target.node.flatMap { renderer.controller(for: $0) }
    if let control = control(of: target) { try await reach(control, sighting) }
    if let picker = controller as? DatePickerController {
      guard picker.element.kind.control(DatePickerElement.self)?.choosing(action) != nil else {
        throw TestFailure("Nobody can \(action.verb) the \(sighting.role.rawValue) “\(sighting.label)”.")
      }
      picker.focusFirst()
      if case .pickDay(let year, let month, let day) = action { picker.choose(year: year, month: month, day: day) }
      if case .pickTimeOfDay(let hour, let minute) = action { picker.choose(hour: hour, minute: minute) }
    }
    if case .pickColor(let color) = action { (controller as? ColorPickerController)?.choose(color) }
  }

  private func rest(over widget: Widget, _ sighting: Sighting) async throws {
    try await reach(widget, sighting)
    widget.hand.rest(x: Double(widget.width) / 2, y: Double(widget.height) / 2)
  }

  private func focus(_ target: WidgetTarget, _ sighting: Sighting) throws {
    if sighting.role == .divider, let split = target.node.flatMap({ renderer.controller(for: $0) }) as? SplitController {
      return split.focus(divider: target.widget)
    }
    let hasGone =
      (target.widget as? EntryWidget)?.focusKeepingCursor() ?? TypedWidget(target, renderer).editor?.grabFocus()
      ?? (control(of: target) as? StepperWidget)?.focusButton()
      ?? (target.node.flatMap { renderer.controller(for: $0) } as? DatePickerController)?.focusFirst()
      ?? (control(of: target) ?? target.widget).grabFocus()
    guard hasGone else { throw TestFailure("The \(sighting.role.rawValue) “\(sighting.label)” does not take the keyboard focus.") }
  }

  /// The widget to act on, for a control with a label beside it.
  private func control(of target: WidgetTarget) -> Widget? {
    let controller = target.node.flatMap { renderer.controller(for: $0) }
    let isFocusable = controller?.element.traits.rare.focusing?.isOn == true
    return (controller as? CaptionedController)?.control ?? (controller as? ToggleButtonController)?.core
      ?? (isFocusable ? controller?.widget : nil)
  }

  private func split(of target: WidgetTarget) -> SplitController? {
    target.node.flatMap { renderer.controller(for: $0) as? SplitController }
  }

  // MARK: - The pointer

  /// Clicks a view that hears it, in its middle. A list around it sees the clicks first.
  private func tap(_ clicks: Int, on place: NodeID, _ sighting: Sighting) async throws {
    guard let controller = renderer.controller(for: place), let widget = controller.core else { return }
    try await reach(widget, sighting)
    let list = sequence(first: controller, next: \.parent).firstNonNil { $0 as? ListController }?.list
    for number in 1...clicks {
      if let list, let box = widget.bounds(in: list) {
        list.hand.click(.primary, count: number, x: box.x + box.width / 2, y: box.y + box.height / 2)
      }
      widget.hand.click(.primary, count: number, x: Double(widget.width) / 2, y: Double(widget.height) / 2)
    }
    widget.hand.endClicks()
  }

  /// Makes sure that a click in the middle of a widget would reach it, and not something that covers it.
  func reach(_ widget: Widget, _ sighting: Sighting) async throws {
    for attempt in 0..<2 {
      guard let window else { break }
      // A popover has a surface of its own, and while one is open a click elsewhere only closes it.
      let surface = openPopovers.last ?? window
      let isOutside = surface != window && !widget.isInside(surface)
      guard let box = widget.bounds(in: isOutside ? window : surface) else { break }
      let hit = isOutside ? surface : surface.pick(x: box.x + box.width / 2, y: box.y + box.height / 2)
      if let hit, hit == widget || hit.isInside(widget) { return }
      guard attempt == 0, !isOutside else {
        let what = hit.map { "a \($0.typeName) covers it" } ?? "it lies outside of the window"
        throw TestFailure("A click on the \(sighting.role.rawValue) “\(sighting.label)” does not reach it: \(what).")
      }
      // Scrolled areas bring what has the focus into view.
      if !widget.activateAction("listitem.scroll-to") { widget.grabFocus() }
      await settle()
    }
  }

  /// The popovers of the app that are open, the topmost last.
  private var openPopovers: [Widget] {
    let popovers = renderer.controllers.values.compactMap { $0 as? SheetController }.filter { $0.isPopover && $0.core?.isMapped == true }
    return popovers.sorted { $0.id.raw < $1.id.raw }.compactMap(\.core)
  }

  private func click(_ target: WidgetTarget, _ modifiers: TestModifiers, _ sighting: Sighting, count: Int = 1) async throws {
    guard let list = target.list else { return }
    try await reach(target.widget, sighting)
    target.widget.grabFocus()
    guard let box = target.widget.bounds(in: list.list) else { return }
    var (x, y) = (box.x + box.width / 2, box.y + box.height / 2)
    // In a form a control may fill the row but for its edges.
    if case .list(let element) = list.element.kind, element.isForm {
      x = box.x + 4
      // A button may be all of the row, and takes the click itself.
      let around = sequence(first: list.list.pick(x: x, y: y)) { $0?.parent }
      if let button = around.firstNonNil({ $0 as? ButtonWidget }) { return button.emit(ButtonWidget.clicked) }
    }
    guard !modifiers.isEmpty else { return list.list.hand.click(.primary, count: count, x: x, y: y) }
    // A click from a program has no modifiers.
    list.input.click(x, y, count: count, KeyShortcut.Modifiers(rawValue: modifiers.rawValue))
  }
}

extension EntryWidget {
  /// Types after the existing text.
  func append(_ text: String) {
    cursor = self.text.unicodeScalars.count
    type(text)
  }
}

extension DropValue {
  init(_ payload: DropPayload) {
    switch payload {
    case .files(let uris): self = .files(uris)
    case .text(let text): self = .text(text)
    case .own(let transfer): self = .own(OwnTransfers.send(transfer))
    }
  }
}
