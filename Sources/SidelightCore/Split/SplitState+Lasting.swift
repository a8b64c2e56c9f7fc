extension SplitState {
  /// Takes what a split view was when the app ran last; what is none of its values counts as not said.
  package init(_ lasting: LastingValue) {
    self.init(
      visibility: lasting["visibility"]?.text.flatMap(SplitVisibility.init(name:)) ?? .automatic,
      earlierTop: lasting["top"]?.text.flatMap(SplitColumn.init(name:)),
      draggedWidths: SplitColumns(
        sidebar: Self.width(lasting["sidebar"]), content: Self.width(lasting["content"]), detail: Self.width(lasting["detail"])),
      draggedInspectorWidth: Self.width(lasting["inspector"]), keptSidebar: lasting["keeps sidebar"]?.truth == true)
  }

  private static func width(_ value: LastingValue?) -> Double? { value?.number.flatMap { $0 > 0 ? $0 : nil } }

  /// What the user chose. What lies over others for a while in a narrow window is no choice.
  ///
  /// - Parameters:
  ///   - bound: the visibility that the app binds; nil where it binds none.
  ///   - boundTop: the column on top of the stack that it binds.
  ///   - informed: the column on top that the selections alone lead to, which goes without saying.
  package func lasting(bound: SplitVisibility?, boundTop: SplitColumn? = nil, informed: SplitColumn) -> LastingValue? {
    let top = boundTop ?? (usefulColumn == informed ? nil : usefulColumn)
    let visibility = visibilityBeforeVisit ?? bound ?? self.visibility
    let value = LastingValue.parts([
      "visibility": visibility == .automatic ? nil : .text(visibility.name),
      "top": top.map { .text($0.name) },
      "sidebar": draggedWidths.sidebar.map(LastingValue.number), "content": draggedWidths.content.map(LastingValue.number),
      "detail": draggedWidths.detail.map(LastingValue.number), "inspector": draggedInspectorWidth.map(LastingValue.number),
      "keeps sidebar": keepsSidebar || keptSidebar ? .truth(true) : nil,
    ])
    return value.fields?.isEmpty == true ? nil : value
  }
}

extension SplitVisibility {
  package var name: String { "\(self)" }

  package init?(name: String) {
    guard let known = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = known
  }
}

extension SplitColumn {
  package var name: String { "\(self)" }

  package init?(name: String) {
    guard let known = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = known
  }
}
