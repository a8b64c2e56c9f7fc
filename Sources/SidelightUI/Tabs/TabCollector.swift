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
  var spoken = TabBarElement.Spoken()
  var purpose: TabPurpose?
  var place = TabPlace.automatic
  var isHidden = false
  var isDisabled = false
  /// What its modifiers do to its row in the sidebar.
  var dressing: TabDressing?
  /// What takes things that are dropped on it, the first one that has a use for them.
  var drops: [TabDrop] = []
  /// Whether something that is dragged selects it by resting over it; nil where its modifiers say nothing.
  var spring: SpringLoadingBehavior?
  /// What the user's changes are kept under.
  var customizationID: String?
  /// Nil for what nobody said.
  var customizing = TabListings<TabCustomizing?>(repeating: nil)
  var isVisible = TabListings<Bool?>(repeating: nil)
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
  /// What stands at the end of its heading.
  var actions: SectionActions?
  var isHidden = false
  var customizationID: String?
  var customizing: TabCustomizing?
}

/// Takes in what the content of a tab view declares, in order. Nothing of the tabs' own content is made by that.
@MainActor final class TabCollector {
  struct Entry {
    let tab: TabDeclaration
    /// The section around it; nil for a tab in none.
    let section: Int?
  }
  /// A tab or a section, by its place among all tabs or all sections.
  enum Mark {
    case tab(Int)
    case section(Int)
  }
  private(set) var entries: [Entry] = []
  /// The tabs that are in no section, and the sections, in order.
  private(set) var marks: [Mark] = []
  private(set) var sections: [TabSectionDeclaration] = []
  /// The step into a section.
  private struct Inside: Hashable {}
  private var path: [AnyHashable] = []
  private var section: Int?
  private var changes: [Change] = []

  /// What a modifier says.
  private struct Change {
    let tab: (inout TabDeclaration) -> Void
    /// What it says of a section that it stands around; nil where it means the tabs inside.
    var section: ((inout TabSectionDeclaration) -> Void)?
  }

  /// Collects what stands at one place of a builder.
  func inside(_ step: some Hashable, _ body: () -> Void) {
    path.append(AnyHashable(step))
    body()
    path.removeLast()
  }

  /// Collects what a modifier stands around; inner modifiers go before it.
  ///
  /// - Parameter section: what it says of a section; nil for what means the tabs inside.
  func changing(
    _ change: @escaping (inout TabDeclaration) -> Void, section: ((inout TabSectionDeclaration) -> Void)? = nil, _ body: () -> Void
  ) {
    changes.append(Change(tab: change, section: section))
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
    for change in changes.reversed() { change.tab(&tab) }
    if section == nil { marks.append(.tab(entries.count)) }
    entries.append(Entry(tab: tab, section: section))
  }

  /// Collects the tabs of a section. One inside another one follows it.
  func addSection(header: any View, _ body: () -> Void) {
    let (outer, around) = (section, changes)
    var declaration = TabSectionDeclaration(path: path, header: header)
    for change in changes.reversed() { change.section?(&declaration) }
    marks.append(.section(sections.count))
    sections.append(declaration)
    section = sections.count - 1
    // What was said of the section is not said of its tabs, too.
    changes.removeAll { $0.section != nil }
    // A section that is all there is in another one is not that one.
    inside(Inside()) { body() }
    section = outer
    changes = around
  }
}
