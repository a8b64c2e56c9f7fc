import SidelightCore

/// Content of a tab view that declares tabs.
@MainActor protocol TabSource {
  func collect(into tabs: TabCollector)
}

/// What is declared of one tab.
struct TabDeclaration {
  /// Its place among the statements, branches and elements that it comes from: the tab's identity.
  var path: [AnyHashable] = []
  /// What selecting it stands for; nil where it has no value.
  var value: AnyHashable?
  /// Lowered only for its texts and its symbol.
  let label: any View
  var badge: String?
  var purpose: TabPurpose?
  var place = TabPlace.automatic
  var isHidden = false
  var isDisabled = false
  /// Whether its content is known to be a split view, before it is made.
  let hasColumns: Bool
  /// Shows its content as it is now.
  let show: @MainActor (PageNode) -> Void

  @MainActor init<Content: View>(label: any View, content: Content, value: AnyHashable? = nil, purpose: TabPurpose? = nil) {
    self.label = label
    self.value = value
    self.purpose = purpose
    hasColumns = SplitShape.leadsToSplit(Content.self)
    show = { $0.show(content) }
  }
}

/// What is declared of one section.
struct TabSectionDeclaration {
  let path: [AnyHashable]
  let header: any View
}

/// Takes in what the content of a tab view declares, in order. Nothing of the tabs' own content is made by that.
@MainActor final class TabCollector {
  struct Entry {
    let tab: TabDeclaration
    /// The section around it; nil for a tab in none.
    let section: Int?
  }
  private(set) var entries: [Entry] = []
  private(set) var sections: [TabSectionDeclaration] = []
  private var path: [AnyHashable] = []
  private var section: Int?
  private var changes: [(inout TabDeclaration) -> Void] = []

  /// Collects what stands at one place of a builder.
  func inside(_ step: some Hashable, _ body: () -> Void) {
    path.append(AnyHashable(step))
    body()
    path.removeLast()
  }

  /// Collects what a modifier stands around; inner modifiers go before it.
  func changing(_ change: @escaping (inout TabDeclaration) -> Void, _ body: () -> Void) {
    changes.append(change)
    body()
    changes.removeLast()
  }

  /// Collects what stands for each element.
  func collect<Data, ID, Content>(_ elements: ForEach<Data, ID, Content>, _ body: (Data.Element) -> Void) {
    var seen: Set<ID> = []
    for element in elements.data {
      let id = elements.id(element)
      if !seen.insert(id).inserted { Problem.reportDuplicate(id) }
      inside(id) { body(element) }
    }
  }

  func add(_ tab: TabDeclaration) {
    var tab = tab
    tab.path = path
    for change in changes.reversed() { change(&tab) }
    entries.append(Entry(tab: tab, section: section))
  }

  /// Collects the tabs of a section. One inside another one follows it.
  func addSection(header: any View, _ body: () -> Void) {
    let outer = section
    sections.append(TabSectionDeclaration(path: path, header: header))
    section = sections.count - 1
    body()
    section = outer
  }
}
