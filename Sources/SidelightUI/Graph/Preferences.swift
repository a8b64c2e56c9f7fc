import SidelightCore

/// What views say to the page, stack or split view around them: values that are set below and used above.
struct Preferences: Equatable {
  var title: String?
  var subtitle: String?
  var toolbar: [ToolbarEntry] = []
  /// Which bars are to be shown or hidden, where the app says so.
  var bars = BarVisibilities()
  /// A container below brings header bars of its own.
  var hasOwnHeader = false
  /// The header bar, or one below, has no room for the tabs of a tab view around.
  var refusesTabs = false
  /// The tabs of a tab view below that stand in the header bar.
  var tabBar: TabBarElement?
  /// A page below shows by itself what stands at its bottom, above a bar of tabs.
  var hasOwnBottomBar = false
  /// A search around is not for the page that is shown.
  var refusesSearch = false
  /// How wide the columns below have to be to stand beside each other, in px; 0 where there are none.
  var columnsWidth = 0.0
  var columnWidth: ColumnWidth?
  var inspectorWidth: ColumnWidth?
  var inspector: InspectorEntry?
  var removesSidebarToggle = false
  var removesTitle = false
  var destinations: [DestinationEntry] = []
  var presented: [PresentedPage] = []
  var titleActions = TitleActions()
  /// What the toolbar is for, where the app says so.
  var toolbarRole: ToolbarRole?
  /// The page has no button that leads back.
  var hidesBack = false
  var presentation = PresentationPreference()
  /// What a row's content says about the row; it goes no further up.
  var row = RowTraits()

  init() {}

  var isEmpty: Bool { self == Preferences() }

  /// What a container whose pages have header bars of their own says on for the page that is shown.
  init(around page: Preferences) {
    self.init()
    title = page.title
    hasOwnHeader = true
    presentation = page.presentation
    inspector = page.inspector
    // The stack or column around has to know where links in the page lead.
    destinations = page.destinations
    presented = page.presented
    removesSidebarToggle = page.removesSidebarToggle
    columnsWidth = page.columnsWidth
    columnWidth = page.columnWidth
    hidesBack = page.hidesBack
  }

  /// Joins what several nodes say: the first title wins, lists are joined in order.
  @MainActor static func merge(_ nodes: [ViewNode]) -> Preferences? {
    var merged: Preferences?
    for node in nodes {
      guard let next = node.preferences else { continue }
      if merged == nil { merged = next } else { merged?.add(next) }
    }
    return merged
  }

  /// Whether the title stands at the start of the header bar, and not in its middle.
  var leadsTitle: Bool { toolbarRole?.leadsTitle == true }

  /// A title that the user can't change takes the place of what was said before.
  mutating func fixTitle(_ new: String) {
    title = new
    titleActions.writer = nil
  }

  mutating func add(_ other: Preferences) {
    if title == nil {
      title = other.title
      // Only who sets the title may rename it.
      titleActions.takeWriter(of: other.titleActions)
    }
    subtitle = subtitle ?? other.subtitle
    toolbar += other.toolbar
    hasOwnHeader = hasOwnHeader || other.hasOwnHeader
    refusesTabs = refusesTabs || other.refusesTabs
    tabBar = tabBar ?? other.tabBar
    hasOwnBottomBar = hasOwnBottomBar || other.hasOwnBottomBar
    refusesSearch = refusesSearch || other.refusesSearch
    columnsWidth = max(columnsWidth, other.columnsWidth)
    columnWidth = columnWidth ?? other.columnWidth
    inspectorWidth = inspectorWidth ?? other.inspectorWidth
    inspector = inspector ?? other.inspector
    removesSidebarToggle = removesSidebarToggle || other.removesSidebarToggle
    removesTitle = removesTitle || other.removesTitle
    bars.fill(from: other.bars)
    destinations += other.destinations
    presented += other.presented
    titleActions.add(other.titleActions)
    toolbarRole = toolbarRole ?? other.toolbarRole
    hidesBack = hidesBack || other.hidesBack
    presentation.add(other.presentation)
    var traits = other.row
    traits.override(with: row)
    row = traits
  }
}

/// A modifier that says something upward, around its content.
struct PreferenceView<Content: View> {
  let content: Content
  let change: (inout Preferences) -> Void
}

extension PreferenceView: View {
  typealias Body = Never
}

extension PreferenceView: StructuralView {
  static var passedOn: (any View.Type)? { Content.self }

  func makeNode(_ context: NodeContext) -> TypedNode<Self> { PreferenceNode(self, context) }
}

final class PreferenceNode<Content: View>: TypedNode<PreferenceView<Content>> {
  private var child: TypedNode<Content>?

  override init(_ view: PreferenceView<Content>, _ context: NodeContext) {
    super.init(view, context)
    child = graph.makeNode(view.content, childContext)
    settlePreferences()
  }

  override var children: [ViewNode] { child.map { [$0] } ?? [] }

  override func mergedPreferences() -> Preferences? {
    var merged = super.mergedPreferences() ?? Preferences()
    view.change(&merged)
    return merged.isEmpty ? nil : merged
  }

  override func viewChanged(from old: PreferenceView<Content>) {
    child?.update(view.content)
    settlePreferences()
  }
}

extension View {
  /// Says something to the page around this view.
  nonisolated func preference(_ change: @escaping (inout Preferences) -> Void) -> some View {
    PreferenceView(content: self, change: change)
  }
}
