extension SplitModel {
  /// Code of a style shows other columns, which counts as a write of the binding.
  mutating func setDeclaredVisibility(_ new: SplitVisibility) {
    guard visibility != new else { return }
    if configuration.visibility != nil { configuration.visibility = new } else { state.visibility = new }
    visibilityWasDeclared()
  }

  /// Code set the visibility, so what the user opened before counts no longer.
  mutating func visibilityWasDeclared() {
    state.keepsSidebar = isInspected
    state.visibilityBeforeVisit = nil
    state.offer = .due
    state.opened = SplitColumns(sidebar: true, content: true, detail: false)
  }
}
