/// How the user customized the tabs of a tab view, by the names that the app gave them. Names that no tab has now are kept, since such tabs
/// may come back.
package struct TabCustomization: Sendable, Hashable {
  /// Whether a tab is shown; nil if the user did not decide.
  package var visibility: [String: TabListings<Bool?>]
  /// The tabs that are in no section, in the user's order; empty if the user did not move any.
  package var tabOrder: [String]
  /// The sections, in the user's order; empty if the user did not move any.
  package var sectionOrder: [String]
  /// The tabs of each section, in the user's order.
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

  /// Whether a tab is shown. A tab that the user can't show again is never hidden, whatever its default is.
  func shows(_ tab: TabDescription, in listing: TabListing) -> Bool {
    said(of: tab, in: listing) ?? (tab.mayBeHidden(in: listing) ? tab.isVisibleByDefault[listing] : true)
  }

  /// Whether the user shows or hides a tab; nil if they did not decide.
  func said(of tab: TabDescription, in listing: TabListing) -> Bool? {
    tab.mayBeHidden(in: listing) ? tab.customizationID.flatMap { visibility[$0]?[listing] } : nil
  }
}

extension TabDescription {
  /// Whether the user may hide it, if the tabs can be customized.
  func mayBeHidden(in listing: TabListing) -> Bool { customizationID != nil && customizing[listing].allowsHiding }
}

extension Array {
  /// Reorders the elements that an order names, at the positions that they have together. Other elements stay where they are, so that a tab
  /// that is new in a version of the app is where the app declares it.
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
