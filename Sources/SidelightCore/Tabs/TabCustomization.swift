/// What the user made of the tabs of a tab view, by the names that the app gave them. Names that nothing has now are kept: what they stand
/// for may come back.
package struct TabCustomization: Sendable, Hashable {
  /// Whether a tab is there; nil where the user said nothing.
  package var visibility: [String: TabListings<Bool?>]
  /// The tabs that are in no section, in the user's order; empty where the user said nothing.
  package var tabOrder: [String]
  /// The sections, in the user's order; empty where the user said nothing.
  package var sectionOrder: [String]
  /// The tabs of a section, in the user's order.
  package var orderInSections: [String: [String]]

  package init(
    visibility: [String: TabListings<Bool?>] = [:], tabOrder: [String] = [], sectionOrder: [String] = [],
    orderInSections: [String: [String]] = [:]
  ) {
    self.visibility = visibility
    self.tabOrder = tabOrder
    self.sectionOrder = sectionOrder
    self.orderInSections = orderInSections
  }

  /// A tab that the user can't bring back is never hidden, whatever the app says of it by default.
  func shows(_ tab: TabDescription, in listing: TabListing) -> Bool {
    said(of: tab, in: listing) ?? (tab.mayBeHidden(in: listing) ? tab.isVisibleByDefault[listing] : true)
  }

  /// What the user said of a tab; nil where they said nothing.
  func said(of tab: TabDescription, in listing: TabListing) -> Bool? {
    tab.mayBeHidden(in: listing) ? tab.customizationID.flatMap { visibility[$0]?[listing] } : nil
  }
}

extension TabDescription {
  /// Whether the user may hide it, where they can change anything.
  func mayBeHidden(in listing: TabListing) -> Bool { customizationID != nil && customizing[listing].allowsHiding }
}

extension Array {
  /// The elements that an order names, in that order, in the places that they have together. What the order does not name stays where
  /// it is: a tab that a new version of the app brings along stands where the app declares it.
  func ordered(by order: [String], name: (Element) -> String?) -> [Element] {
    guard !order.isEmpty else { return self }
    var places: [String: Int] = [:]
    for (place, name) in order.enumerated() where places[name] == nil { places[name] = place }
    let named = indices.filter { name(self[$0]).flatMap { places[$0] } != nil }
    let sorted = named.sorted { left, right in
      let (first, second) = (name(self[left]).flatMap { places[$0] } ?? 0, name(self[right]).flatMap { places[$0] } ?? 0)
      return (first, left) < (second, right)
    }
    var result = self
    for (place, index) in zip(named, sorted) { result[place] = self[index] }
    return result
  }
}
