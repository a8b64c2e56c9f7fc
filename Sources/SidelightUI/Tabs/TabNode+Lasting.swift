import SidelightCore
@_spi(Nodes) import SidelightGraph

extension TabNode {
  /// What the user chose when the app ran last. A selection that the app binds is written.
  func restoredState() -> TabState {
    guard let earlier = restored("tabs", { [weak self] in self?.lasting }) else { return TabState() }
    let shown = earlier["shown"]?.text.flatMap { name in tabs.first { lastingName(of: $0) == name } }
    if let selection = view.selection, let value = shown?.declared.value.flatMap({ taggedValue($0.base, as: SelectionValue.self) }),
      selection.mayRestore(whereEmpty: { _ in false })
    {
      selection.restore(value)
    }
    return TabState(
      shown: shown?.id, isSidebarWanted: earlier["sidebar"]?.truth, draggedWidth: earlier["width"]?.number.flatMap { $0 > 0 ? $0 : nil })
  }

  private var lasting: LastingValue {
    let state = model.state
    // A search goes with the run, and its tab with it.
    let shown = tabs.first { $0.id == state.shownBeforeSearch ?? state.shown }
    let isOwn = view.selection?.isState == false
    return .parts([
      "shown": isOwn ? nil : shown.map { .text(lastingName(of: $0)) }, "sidebar": state.isSidebarWanted.map(LastingValue.truth),
      "width": state.draggedWidth.map(LastingValue.number),
    ])
  }

  /// By what the next run finds a tab: its own name or value, or else its place among the tabs.
  func lastingName(of tab: TabPart) -> String {
    if let id = tab.declared.customizationID { return "id " + id }
    if let value = tab.declared.value, let text = KeptText.text(of: value.base) { return "value " + text }
    return "place \(tabs.firstIndex { $0 === tab } ?? 0)"
  }
}
