import SidelightBridge
import SidelightCore

extension ListController {
  func listenToKeys() {
    let keys = KeyController()
    keys.phase = .capture
    keys.onTyped { [weak self] letter, modifiers in self?.typing.type(letter, modifiers) ?? false }
    keys.onPressed { [weak self] key, modifiers in self?.handle(key, modifiers, isHandedOn: false) ?? false }
    list.addController(keys)
    // A control in a row has its keys to itself; those that it has no use for come back here, before they get to GTK's list.
    let others = KeyController()
    others.onPressed { [weak self] key, modifiers in self?.handle(key, modifiers, isHandedOn: true) ?? false }
    list.addController(others)

    let focus = FocusController()
    focus.connect(FocusController.entered) { [weak self] in
      // A press puts the focus where it wants it.
      guard let self, press == nil else { return }
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

  /// What the list does with a key. GTK's own list gets none of those that mean something in a list.
  private func handle(_ key: KeyController.Key, _ modifiers: KeyController.Modifiers, isHandedOn: Bool) -> Bool {
    if key == .escape, !isHandedOn { return endMovement() }
    guard let key = ListKey(rawValue: UInt32(key.rawValue)), let line = focusedLine, let facts,
      let position = place(showing: line)?.item.position
    else { return false }
    let origin: ListKeyPress.Origin
    if isHandedOn {
      guard !line.isFocus else { return false }
      origin = .handedOn
    } else if line.isFocus {
      origin = .row
    } else {
      // A text entry has a use for the keys that edit rows.
      guard list.focusInRoot?.typeName != "GtkText" else { return false }
      origin = .control
    }
    typing.stop()
    return perform(interaction.press(ListKeyPress(key, .init(modifiers), at: position, origin: origin), in: facts))
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

  private func isHeading(_ position: Int) -> Bool { source?.isHeading(position) == true }
}

extension KeyShortcut.Modifiers {
  init(_ modifiers: KeyController.Modifiers) { self.init(rawValue: modifiers.rawValue) }
}
