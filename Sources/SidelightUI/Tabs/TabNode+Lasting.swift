import SidelightCore
@_spi(Nodes) import SidelightGraph

extension TabNode {
  /// What the user chose when the app ran last. A selection and a customization that the app binds are written.
  ///
  /// - Returns: the state, and whether a binding was written.
  func restoredState() -> (state: TabState, hasWritten: Bool) {
    guard let earlier = restored("tabs", { [weak self] in self?.lasting }) else { return (TabState(), false) }
    var hasWritten = false
    let shown = earlier["shown"]?.text.flatMap { name in tabs.first { lastingName(of: $0) == name } }
    if let selection = view.selection, let value = shown?.declared.value.flatMap({ taggedValue($0.base, as: SelectionValue.self) }),
      selection.mayRestore(whereEmpty: { _ in false })
    {
      selection.restore(value)
      hasWritten = true
    }
    if let made = earlier["customization"], let customization, customization.isState,
      customization.mayRestore(whereEmpty: { $0 == TabCustomization() })
    {
      customization.restore(TabCustomization(made))
      hasWritten = true
    }
    let width = earlier["width"]?.number.flatMap { $0 > 0 ? $0 : nil }
    return (TabState(shown: shown?.id, isSidebarWanted: earlier["sidebar"]?.truth, draggedWidth: width), hasWritten)
  }

  /// What the user makes of the tabs, where the app lets them.
  private var customization: Binding<TabCustomization>? { graph.reading(self) { scope.value(TabCustomizationKey.self) } }

  /// What the user has made of the tabs; nil where that is nothing, or for the app to keep.
  private var lastingCustomization: LastingValue? {
    guard let customization, customization.isState else { return nil }
    let made = customization.wrappedValue
    // What the user has put back is something that the app does not begin with.
    return made != TabCustomization() || customization.standing == .written ? made.lasting : nil
  }

  private var lasting: LastingValue {
    let state = model.state
    // A search goes with the run, and its tab with it.
    let shown = tabs.first { $0.id == state.shownBeforeSearch ?? state.shown }
    let isOwn = view.selection?.isState == false
    return .parts([
      "shown": isOwn ? nil : shown.map { .text(lastingName(of: $0)) }, "sidebar": state.isSidebarWanted.map(LastingValue.truth),
      "width": state.draggedWidth.map(LastingValue.number), "customization": lastingCustomization,
    ])
  }

  /// By what the next run finds a tab: its own name or value, or else its place among the tabs.
  func lastingName(of tab: TabPart) -> String {
    if let id = tab.declared.customizationID { return "id " + id }
    if let value = tab.declared.value, let text = KeptText.text(of: value.base) { return "value " + text }
    return "place \(tabs.firstIndex { $0 === tab } ?? 0)"
  }
}
