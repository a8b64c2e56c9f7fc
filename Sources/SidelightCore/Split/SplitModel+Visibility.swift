extension SplitModel {
  /// Code of a style shows other columns, which counts as if it had written the binding.
  mutating func setDeclaredVisibility(_ new: SplitVisibility) {
    guard visibility != new else { return }
    if configuration.visibility != nil { configuration.visibility = new } else { state.visibility = new }
    visibilityWasDeclared()
  }

  /// Code has its word on the visibility: what the user opened before counts no longer.
  mutating func visibilityWasDeclared() {
    state.keepsSidebar = isInspected
    state.visibilityBeforeVisit = nil
    state.opened = SplitColumns(sidebar: true, content: true, detail: false)
  }
}
