import SidelightCore

/// A tab model with its bindings, as an app would hold them: what the model writes comes back as a declaration.
struct TabTestModel {
  private(set) var model: TabModel
  private(set) var written: [TabAction] = []

  init(
    _ items: [TabItem], width: Double, style: TabStyle = .automatic, selection: TabSelection = .unbound,
    customization: TabCustomization? = nil, barReplacesSidebar: Bool = false, isNested: Bool = false, columnsWidth: Double = 0,
    dots: TabDots = .automatic
  ) {
    var items = items
    if case .tab(var first)? = items.first {
      first.columnsWidth = columnsWidth
      items[0] = .tab(first)
    }
    model = TabModel(
      TabConfiguration(
        items, style: style, selection: selection, customization: customization, barReplacesSidebar: barReplacesSidebar,
        isNested: isNested, dots: dots),
      metrics: TabMetrics(width: width))
  }

  var picture: String { model.picture }

  /// The tabs whose pages there are, by their titles.
  var made: [String] { model.plan.made.compactMap { model.configuration.tab($0)?.title } }

  mutating func send(_ event: TabEvent) {
    let actions = model.handle(event).filter { $0 != .planChanged }
    written += actions
    var answer = model.configuration
    for case .writeSelection(let tab) in actions { answer.selection = .tab(tab) }
    written += model.handle(.configured(answer)).filter { $0 != .planChanged }
  }

  mutating func choose(_ title: String) { send(.choose(TabModel.id(title))) }

  mutating func resize(_ width: Double) { send(.measured(TabMetrics(width: width, textScale: model.metrics.textScale))) }

  /// Code writes the declaration or a binding.
  mutating func declare(_ change: (inout TabConfiguration) -> Void) {
    var configuration = model.configuration
    change(&configuration)
    send(.configured(configuration))
  }

  /// Code declares other tabs.
  mutating func declare(_ items: TabItem...) { declare { $0.items = items } }
}

extension TabModel {
  /// The tab of a title: tests name tabs by words of different letters.
  static func id(_ title: String) -> TabID { TabID(title.unicodeScalars.reduce(0) { $0 * 31 + Int($1.value) }) }
}

extension TabItem {
  static func tab(
    _ title: String, purpose: TabPurpose? = nil, place: TabPlace = .automatic, isHidden: Bool = false, isDisabled: Bool = false,
    carriesTabs: Bool = true, hasOwnHeader: Bool = false, hidesBar: Bool = false, name: String? = nil, customizing: TabCustomizing = .all,
    isVisibleByDefault: Bool = true
  ) -> TabItem {
    .tab(
      TabDescription(
        TabModel.id(title), title, purpose: purpose, place: place, isHidden: isHidden, isDisabled: isDisabled,
        carriesTabs: carriesTabs, hasOwnHeader: hasOwnHeader, hidesBar: hidesBar, customizationID: name,
        customizing: .init(repeating: customizing),
        isVisibleByDefault: .init(repeating: isVisibleByDefault)))
  }

  static func section(_ title: String, name: String? = nil, isHidden: Bool = false, _ tabs: TabItem...) -> TabItem {
    .section(
      TabSectionDescription(
        TabSectionID(TabModel.id(title).value), title, tabs: tabs.flatMap(\.tabs), isHidden: isHidden, customizationID: name))
  }

  /// Tabs by their titles.
  static func tabs(_ titles: String) -> [TabItem] { titles.split(separator: " ").map { .tab(String($0)) } }
}
