/// How an item takes part in a toolbar whose items the user shows and hides.
package struct ToolbarItemRule: Equatable, Sendable {
  /// Whether the user may take it out of the bar.
  package var isRemovable = true
  /// Whether it stands before the other items that take part.
  package var comesFirst = false
  /// Whether it is in the bar until the user says otherwise.
  package var isShownAtFirst = true
  /// Whether it is in the menu of the bar while it is out of the bar.
  package var staysInMenu = false

  package init() {}
}

/// What the user has chosen of one toolbar, by the names of its items.
package struct ToolbarChoices: Equatable, Sendable {
  /// Only what differs from how the items begin.
  private var shown: [String: Bool] = [:]

  package init() {}

  /// Whether everything is as it began.
  package var isEmpty: Bool { shown.isEmpty }

  /// Whether an item is in the bar. One that can't be removed always is.
  package func shows(_ item: String, _ rule: ToolbarItemRule) -> Bool { !rule.isRemovable || shown[item] ?? rule.isShownAtFirst }

  /// Puts an item into the bar, or takes it out.
  package mutating func set(_ item: String, _ rule: ToolbarItemRule, isShown: Bool) {
    guard rule.isRemovable else { return }
    shown[item] = isShown == rule.isShownAtFirst ? nil : isShown
  }

  /// Everything is again as it began.
  package mutating func reset() { shown = [:] }
}

extension Array {
  /// The same elements, of which those that take part have changed places among themselves: the ones that come first stand before the
  /// others. All others stay where they are.
  package func withFirstOnes(_ rule: (Element) -> ToolbarItemRule?) -> [Element] {
    let places = indices.filter { rule(self[$0]) != nil }
    let first = places.filter { rule(self[$0])?.comesFirst == true }
    var result = self
    for (place, source) in zip(places, first + places.filter { rule(self[$0])?.comesFirst != true }) { result[place] = self[source] }
    return result
  }
}
