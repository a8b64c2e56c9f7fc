extension TabCustomization {
  /// Takes what the user had made of the tabs when the app ran last; what is none of its values counts as not said.
  package init(_ lasting: LastingValue) {
    func names(_ value: LastingValue?) -> [String] { (value?.list ?? []).compactMap(\.text) }
    self.init(
      tabOrder: names(lasting["tabs"]), sectionOrder: names(lasting["sections"]),
      orderInSections: (lasting["inside"]?.fields ?? [:]).mapValues { names($0) })
    for (listing, part) in Self.parts {
      for (id, value) in lasting[part]?.fields ?? [:] {
        guard let isShown = value.truth else { continue }
        visibility[id, default: TabListings(repeating: nil)][listing] = isShown
      }
    }
  }

  /// What the user made of the tabs, for the next run.
  package var lasting: LastingValue {
    func names(_ names: [String]) -> LastingValue { .list(names.map(LastingValue.text)) }
    var value: [String: LastingValue] = [:]
    if !tabOrder.isEmpty { value["tabs"] = names(tabOrder) }
    if !sectionOrder.isEmpty { value["sections"] = names(sectionOrder) }
    if !orderInSections.isEmpty { value["inside"] = .fields(orderInSections.mapValues(names)) }
    for (listing, part) in Self.parts {
      let shown = visibility.compactMapValues { $0[listing].map(LastingValue.truth) }
      if !shown.isEmpty { value[part] = .fields(shown) }
    }
    return .fields(value)
  }

  private static let parts: [(listing: TabListing, name: String)] = [(.sidebar, "sidebar"), (.bar, "bar")]
}
