/// How the user may show and hide an item of a toolbar.
package struct ToolbarItemRule: Equatable, Sendable {
  /// Whether the user may remove it from the bar.
  package var isRemovable = true
  /// Whether it comes before the other items that can be customized.
  package var comesFirst = false
  /// Whether it is in the bar by default.
  package var isShownAtFirst = true
  /// Whether the menu of the bar shows it while it is not in the bar.
  package var staysInMenu = false

  package init() {}
}

/// Which items of one toolbar the user shows and hides, by their names.
package struct ToolbarChoices: Equatable, Sendable {
  /// Only what differs from the default.
  private var shown: [String: Bool] = [:]

  package init() {}

  /// Takes what was chosen when the app ran last.
  package init(_ lasting: LastingValue) { shown = lasting.fields?.compactMapValues(\.truth) ?? [:] }

  package var lasting: LastingValue { .fields(shown.mapValues(LastingValue.truth)) }

  /// Whether everything is as by default.
  package var isEmpty: Bool { shown.isEmpty }

  /// Whether an item is in the bar. An item that can't be removed always is.
  package func shows(_ item: String, _ rule: ToolbarItemRule) -> Bool { !rule.isRemovable || shown[item] ?? rule.isShownAtFirst }

  /// Shows or hides an item.
  package mutating func set(_ item: String, _ rule: ToolbarItemRule, isShown: Bool) {
    guard rule.isRemovable else { return }
    shown[item] = isShown == rule.isShownAtFirst ? nil : isShown
  }

  /// Goes back to the default.
  package mutating func reset() { shown = [:] }
}

extension Array {
  /// The same elements, with those that have a rule reordered among themselves: the ones that come first are before the others. Elements
  /// without a rule stay where they are.
  package func withFirstOnes(_ rule: (Element) -> ToolbarItemRule?) -> [Element] {
    let places = indices.filter { rule(self[$0]) != nil }
    let first = places.filter { rule(self[$0])?.comesFirst == true }
    var result = self
    for (place, source) in zip(places, first + places.filter { rule(self[$0])?.comesFirst != true }) { result[place] = self[source] }
    return result
  }
}
