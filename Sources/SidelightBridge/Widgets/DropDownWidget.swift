import CSidelight

/// A GtkDropDown over texts.
///
/// GTK always chooses something where there is something to choose. While nothing is chosen an empty text therefore stands before the
/// others; positions do not count it.
@safe package final class DropDownWidget: Widget {
  private var options: [String] = []
  private var hasBlank = false
  /// The positions of what the user can't choose.
  package var disabled: Set<Int> = [] { didSet { if disabled != oldValue { makeRows() } } }
  /// The check marks in the list that is open.
  private var marks: [ObjectIdentifier: (position: Int, mark: ImageWidget)] = [:]

  /// What an option is shown by in the list that is open.
  @MainActor private final class Row {
    let box = BoxWidget(.horizontal, spacing: 6)
    let label = LabelWidget()
    let mark = ImageWidget()

    init() {
      label.horizontalAlign = .start
      mark.iconName = "object-select-symbolic"
      for widget in [label, mark] as [Widget] { box.append(widget) }
    }
  }

  package init() {
    unsafe super.init(sinking: gtk_drop_down_new(nil, nil))
    onNotify("selected") { [weak self] in self?.showMarks() }
  }

  /// Exchanges what there is to choose from; nothing is chosen then.
  package func setOptions(_ options: [String]) {
    self.options = options
    disabled = []
    hasBlank = true
    guard let list = unsafe gtk_string_list_new(nil) else { return }
    unsafe gtk_string_list_append(list, "")
    for option in options { unsafe gtk_string_list_append(list, option) }
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

  /// GTK's own rows can all be chosen. Those that are made here look the same.
  private func makeRows() {
    marks = [:]
    guard !disabled.isEmpty else { return unsafe gtk_drop_down_set_list_factory(pointer, nil) }
    let rows = ListItemFactory(
      setup: { item in
        let row = Row()
        item.child = row.box
        item.attachment = row
      },
      bind: { [weak self] item in self?.show(item) },
      unbind: { [weak self] item in self?.marks[ObjectIdentifier(item)] = nil })
    unsafe gtk_drop_down_set_list_factory(pointer, rows.pointer)
  }

  private func show(_ item: ListItem) {
    guard let place = item.position, let row = item.attachment as? Row else { return }
    let position = place - (hasBlank ? 1 : 0)
    row.label.text = options.indices.contains(position) ? options[position] : ""
    row.box.isSensitive = !disabled.contains(position)
    item.isSelectable = !disabled.contains(position)
    item.isActivatable = !disabled.contains(position)
    marks[ObjectIdentifier(item)] = (position, row.mark)
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
