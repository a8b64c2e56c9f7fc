import CSidelight

/// A GtkDropDown over texts.
///
/// GTK always chooses something where there is something to choose. While nothing is chosen an empty text therefore stands before the
/// others; positions do not count it.
@safe package final class DropDownWidget: Widget {
  private var options: [ChoiceOption] = []
  private var hasBlank = false
  /// The positions of what the user can't choose.
  package var disabled: Set<Int> = [] { didSet { if disabled != oldValue { makeRows() } } }
  /// GTK's own way to show a text in the button, while icons are shown there.
  private var usual: Object?
  /// The check marks in the list that is open.
  private var marks: [ObjectIdentifier: (position: Int, mark: ImageWidget)] = [:]

  /// What an option is shown by in the list that is open.
  @MainActor private final class Row {
    let box = BoxWidget(.horizontal, spacing: 6)
    let mark: ImageWidget?
    private let label = LabelWidget()
    private let icon = ImageWidget()

    /// - Parameter hasMark: whether it may be marked as the one that is chosen: a row of the list, and not of the button.
    init(hasMark: Bool) {
      mark = hasMark ? ImageWidget() : nil
      mark?.iconName = "object-select-symbolic"
      label.horizontalAlign = .start
      for case let widget? in [label, icon, mark] as [Widget?] { box.append(widget) }
    }

    func show(_ option: ChoiceOption?) {
      label.text = option?.text ?? ""
      label.isVisible = option?.icon == nil
      icon.iconName = option?.icon
      icon.isVisible = option?.icon != nil
      icon.setAccessibleLabel(option?.icon == nil ? nil : option?.text)
      box.tooltip = option?.icon == nil ? nil : option?.text
    }
  }

  package init() {
    unsafe super.init(sinking: gtk_drop_down_new(nil, nil))
    onNotify("selected") { [weak self] in self?.showMarks() }
  }

  /// Exchanges what there is to choose from; nothing is chosen then.
  package func setOptions(_ options: [ChoiceOption]) {
    self.options = options
    disabled = []
    makeRows()
    hasBlank = true
    guard let list = unsafe gtk_string_list_new(nil) else { return }
    unsafe gtk_string_list_append(list, "")
    for option in options { unsafe gtk_string_list_append(list, option.text) }
    unsafe gtk_drop_down_set_model(pointer, list)
    unsafe g_object_unref(.init(list))
  }

  /// The position of what is chosen; nil for nothing.
  package var selected: Int? {
    get {
      let position = unsafe gtk_drop_down_get_selected(pointer)
      guard position != Self.nowhere, !(hasBlank && position == 0) else { return nil }
      return Int(position) - (hasBlank ? 1 : 0)
    }
    set {
      guard let newValue else {
        if selected != nil { setOptions(options) }
        return
      }
      choose(newValue)
      guard hasBlank, selected == newValue, let list = unsafe gtk_drop_down_get_model(pointer) else { return }
      hasBlank = false
      unsafe gtk_string_list_remove(list, 0)
    }
  }

  /// GTK's own rows can all be chosen, and show texts alone. Those that are made here look the same.
  private func makeRows() {
    marks = [:]
    let hasIcons = options.contains { $0.icon != nil }
    if hasIcons, usual == nil { usual = unsafe gtk_drop_down_get_factory(pointer).map { unsafe Object(borrowing: $0) } }
    let list = hasIcons || !disabled.isEmpty ? rows(haveMarks: true) : nil
    withExtendedLifetime(list) { unsafe gtk_drop_down_set_list_factory(pointer, list?.pointer) }
    guard let plain = usual else { return }
    let button: Object = hasIcons ? rows(haveMarks: false) : plain
    withExtendedLifetime(button) { unsafe gtk_drop_down_set_factory(pointer, button.pointer) }
    if !hasIcons { usual = nil }
  }

  private func rows(haveMarks: Bool) -> ListItemFactory {
    ListItemFactory(
      setup: { item in
        let row = Row(hasMark: haveMarks)
        item.child = row.box
        item.attachment = row
      },
      bind: { [weak self] item in self?.show(item) },
      unbind: { [weak self] item in self?.marks[ObjectIdentifier(item)] = nil })
  }

  private func show(_ item: ListItem) {
    guard let place = item.position, let row = item.attachment as? Row else { return }
    let position = place - (hasBlank ? 1 : 0)
    row.show(options.indices.contains(position) ? options[position] : nil)
    guard let mark = row.mark else { return }
    row.box.isSensitive = !disabled.contains(position)
    item.isSelectable = !disabled.contains(position)
    item.isActivatable = !disabled.contains(position)
    marks[ObjectIdentifier(item)] = (position, mark)
    showMarks()
  }

  private func showMarks() { for (position, mark) in marks.values { mark.opacity = position == selected ? 1 : 0 } }

  /// Chooses as the user does: an empty text stays until code has chosen, too.
  package func choose(_ position: Int) {
    if position != selected { unsafe gtk_drop_down_set_selected(pointer, UInt32(clamping: position + (hasBlank ? 1 : 0))) }
  }

  /// What is chosen, as it is shown; nil for nothing.
  package var selectedText: String? {
    guard selected != nil, let item = unsafe gtk_drop_down_get_selected_item(pointer) else { return nil }
    return unsafe String(borrowing: gtk_string_object_get_string(.init(item)))
  }

  /// `GTK_INVALID_LIST_POSITION`, a cast that does not import.
  private static let nowhere = UInt32.max
}
