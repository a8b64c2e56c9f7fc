import SidelightBridge
import SidelightCore

extension ListController {
  func listenToKeys() {
    let keys = KeyController()
    keys.phase = .capture
    keys.onPressed { [weak self] key, modifiers in self?.handle(key, modifiers) ?? false }
    list.addController(keys)

    let focus = FocusController()
    focus.connect(FocusController.entered) { [weak self] in
      // A press puts the focus where it wants it.
      guard let self, pressCount == 0 else { return }
      MainSource.idle(priority: MainLoop.Priority.high) { [weak self] () -> Void in self?.beginBelowHeading() }
    }
    list.addController(focus)
  }

  /// GTK first gives the focus to the first row, which can be a heading: it goes on to the selection, or else to the row after it.
  private func beginBelowHeading() {
    guard let position = focusedPosition, let count = source?.rowCount, isHeading(position) else { return }
    var next = position
    while next < count, isHeading(next) { next += 1 }
    let selected = places.values.filter(\.item.isSelected).compactMap(\.item.position).min()
    guard let target = selected ?? (next < count ? next : nil) else { return }
    list.scroll(to: target, focus: true)
  }

  /// Headers and footers hold the focus, because GTK's arrow keys get stuck before a row that cannot, but are passed over unless
  /// they fold or have a control: the focus first goes to the last of them, and GTK's own step follows from there. A control in a row
  /// has its keys to itself.
  private func handle(_ key: KeyController.Key, _ modifiers: KeyController.Modifiers) -> Bool {
    guard let line = focusedLine, let place = place(showing: line) else { return false }
    guard let position = place.item.position, let count = source?.rowCount else { return false }
    // A button or a switch in the row has no use for these, and a text entry has.
    if list.focusInRoot?.typeName != "GtkText", let isUsed = edit(with: key, modifiers, at: position, row(of: place)) { return isUsed }
    guard line.isFocus else { return false }
    if let row = row(of: place), row.role == .row, let opens = opening(key, modifiers, row) {
      switch opens {
      case .all: send(.list(id, .expandAll(position)))
      case .one(let isExpanded): if row.isExpanded != isExpanded { send(.list(id, .expand(position, isExpanded))) }
      }
      return true
    }
    if modifiers.isEmpty, let row = row(of: place) {
      if row.role == .header, let isExpanded = row.isExpanded, folds(isExpanded, with: key) {
        send(.list(id, .toggleSection(position)))
        return true
      }
      if row.role == .row, stepsInOutline(key, row, position) { return true }
    }
    if modifiers.isEmpty, stepsInEditMode(key, position, count) { return true }
    // GTK activates the rows that do something of their own.
    if key == .enter, modifiers.isEmpty, place.item.isSelectable, !place.item.isActivatable { send(.list(id, .choose(position))) }
    switch key {
    // The first step takes the row that has the focus: GTK selects it.
    case .down, .up:
      guard !modifiers.contains(.alt), modifiers.contains(.control) || !place.item.isSelectable || place.item.isSelected else {
        return false
      }
      return pass(position, by: key == .down ? 1 : -1, count, modifiers)
    case .home where !modifiers.contains(.alt): return jump(from: 0, by: 1, count, modifiers)
    case .end where !modifiers.contains(.alt): return jump(from: count - 1, by: -1, count, modifiers)
    case .pageDown, .pageUp:
      let step = key == .pageDown ? 1 : -1
      MainSource.idle(priority: MainLoop.Priority.high) { [weak self] () -> Void in self?.endPage(from: position, step, modifiers) }
      return false
    case .menu: return openMenuAtFocus(position)
    case .f10 where modifiers == .shift: return openMenuAtFocus(position)
    default: return false
    }
  }

  /// As in an outline: Enter and Space fold and unfold, and of the arrows each does one of the two.
  private func folds(_ isExpanded: Bool, with key: KeyController.Key) -> Bool {
    switch key {
    case .enter, .space: true
    case .left: isExpanded != list.isRightToLeft
    case .right: isExpanded == list.isRightToLeft
    default: false
    }
  }

  private func pass(_ position: Int, by step: Int, _ count: Int, _ modifiers: KeyController.Modifiers) -> Bool {
    var next = position + step
    while next >= 0, next < count, isHeading(next), !hasUse(next) { next += step }
    guard next >= 0, next < count else {
      takeAlone(position, modifiers)
      // Nothing to select beyond, but the heading should be seen.
      if next != position + step { list.scroll(to: position + step) }
      return true
    }
    if next != position + step { list.scroll(to: next - step, focus: true) }
    return false
  }

  private func jump(from start: Int, by step: Int, _ count: Int, _ modifiers: KeyController.Modifiers) -> Bool {
    var position = start
    while position >= 0, position < count, isHeading(position) { position += step }
    guard position >= 0, position < count else { return false }
    list.scroll(to: start)
    go(to: position, modifiers)
    return true
  }

  /// GTK does nothing at the ends of a list, but a step that leads to a row leaves no other one selected, there as anywhere else.
  private func takeAlone(_ position: Int, _ modifiers: KeyController.Modifiers) {
    guard modifiers.isEmpty, listElement.selectionMode == .multiple, boundRow(position)?.isSelectable == true else { return }
    go(to: position)
  }

  /// GTK's own steps by pages end on whatever row is there.
  private func endPage(from start: Int, _ step: Int, _ modifiers: KeyController.Modifiers) {
    guard let position = focusedPosition, let count = source?.rowCount else { return }
    guard isHeading(position) else { return position == start ? takeAlone(position, modifiers) : () }
    for direction in [step, -step] {
      var next = position
      while next >= 0, next < count, isHeading(next) { next += direction }
      if next >= 0, next < count { return go(to: next, modifiers) }
    }
  }

  private func openMenuAtFocus(_ position: Int) -> Bool {
    guard let line = focusedLine, let box = line.bounds(in: list) else { return false }
    return openMenu(at: position, box.x + 12, box.y + box.height / 2, isPointed: false)
  }

  var focusedLine: Widget? {
    guard let focus = list.focusInRoot, focus.isInside(list) else { return nil }
    return focus.nearest(typeNamed: "GtkListItemWidget")
  }

  /// Whether a row itself has the focus, and nothing in it.
  var hasRowFocus: Bool { focusedLine?.isFocus == true }

  /// Where the row with the focus stands, or the row around the focused control.
  package var focusedPosition: Int? {
    focusedLine.flatMap { place(showing: $0) }?.item.position
  }

  func boundRow(_ position: Int) -> RowElement? {
    places.values.first { $0.item.position == position }.flatMap { row(of: $0) }
  }

  /// Whether the arrow keys stop at a heading: at one that folds, and at one with a control, which Tab then leads into.
  func hasUse(_ position: Int) -> Bool {
    boundRow(position)?.isExpanded != nil
      || places.values.first { $0.item.position == position }?.item.child?.containsFocusable == true
  }

  func isHeading(_ position: Int) -> Bool { source?.isHeading(position) == true }
}
