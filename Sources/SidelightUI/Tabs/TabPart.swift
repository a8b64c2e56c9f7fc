import SidelightCore
@_spi(Nodes) import SidelightGraph

/// A tab of a tab view: what is declared of it, its label, and its page once it was shown.
@MainActor final class TabPart {
  let id: TabID
  private(set) var declared: TabDeclaration
  private(set) var label: ViewNode
  var page: PageNode?
  /// What the model knows of the page's header bars.
  private var toldHeader = Header(carriesTabs: true, isOwn: false, columnsWidth: 0, hidesTabs: false, tabsLook: nil)

  init(_ id: TabID, _ declared: TabDeclaration, _ label: ViewNode) {
    self.id = id
    self.declared = declared
    self.label = label
  }

  /// Takes what is declared now.
  func take(_ new: TabDeclaration, _ makeLabel: (any View) -> ViewNode) {
    declared = new
    if label.updateErased(new.label) { return }
    label.destroy()
    label = makeLabel(new.label)
  }

  func destroy() {
    label.destroy()
    page?.destroy()
  }

  var title: String { label.labelTexts.joined(separator: " ") }

  /// What a list shows of it.
  var row: TabRow {
    TabRow(
      id: id, title: title, icon: icon, badge: declared.badge, isDisabled: declared.isDisabled, spokenName: declared.spoken.label,
      dressing: declared.dressing)
  }

  /// The first symbol or picture of the label.
  var icon: ImageElement.Source? { label.labelIcon }

  /// What is known of the bars of a page.
  private struct Header: Equatable {
    var carriesTabs: Bool
    var isOwn: Bool
    /// As far as is known before a page is made, its columns have the widths that columns have by themselves.
    var columnsWidth: Double
    var hidesTabs: Bool
    var tabsLook: BarLook?
  }

  /// A page tells of its header bars only when it is made.
  private var header: Header {
    Header(
      carriesTabs: !declared.hasColumns && page?.said.refusesTabs != true, isOwn: declared.hasColumns || page?.said.hasOwnHeader == true,
      columnsWidth: page?.said.columnsWidth ?? (declared.hasColumns ? SplitModel(SplitConfiguration(columnCount: .two)).regularWidth : 0),
      hidesTabs: page?.said.bars.hides(.tabs) == true, tabsLook: tabsLook)
  }

  /// What the page says of the looks of the bar of tabs.
  var tabsLook: BarLook? { page?.said.bars.look(of: .tabs) }

  /// Whether the model knows of other header bars than the page has.
  var hasNewHeader: Bool { header != toldHeader }

  /// What the model is told.
  ///
  /// - Parameter refusesTabs: whether the header bar around has no room for tabs.
  func description(refusesTabs: Bool) -> TabDescription {
    toldHeader = header
    let (customizing, isVisible) = (declared.customizing, declared.isVisible)
    return TabDescription(
      id, title, purpose: declared.purpose, place: declared.place, isHidden: declared.isHidden, isDisabled: declared.isDisabled,
      carriesTabs: toldHeader.carriesTabs && !refusesTabs, hasOwnHeader: toldHeader.isOwn, columnsWidth: toldHeader.columnsWidth,
      hidesBar: toldHeader.hidesTabs, drops: declared.drops.reduce(into: []) { $0.formUnion($1.kinds) },
      customizationID: declared.customizationID,
      customizing: TabListings(sidebar: customizing.sidebar ?? .all, bar: customizing.bar ?? .all),
      isVisibleByDefault: TabListings(sidebar: isVisible.sidebar ?? true, bar: isVisible.bar ?? true))
  }
}

extension TabPlan {
  /// What the page that is shown says of the looks of tabs below it; nil where they are elsewhere.
  @MainActor func barLook(of tabs: [TabPart]) -> BarLook? { place == .bottom ? tabs.first { $0.id == shown }?.tabsLook : nil }
}

/// A section of a tab view.
@MainActor final class TabSectionPart {
  let id: TabSectionID
  var declared: TabSectionDeclaration
  let header: ViewNode
  var path: [AnyHashable] { declared.path }
  var title: String { header.labelTexts.joined(separator: " ") }
  var actions: SectionActions? { declared.actions }

  /// What the model is told.
  func description(of tabs: [TabDescription]) -> TabSectionDescription {
    TabSectionDescription(
      id, title, tabs: tabs, isHidden: declared.isHidden, customizationID: declared.customizationID,
      customizing: declared.customizing ?? .all)
  }

  init(_ id: TabSectionID, _ declared: TabSectionDeclaration, _ header: ViewNode) {
    self.id = id
    self.declared = declared
    self.header = header
  }
}

extension ViewNode {
  private var labelHosts: [ElementHost] {
    var hosts: [ElementHost] = []
    collect(into: &hosts)
    return hosts
  }

  /// What the views of a label say.
  fileprivate var labelTexts: [String] { labelHosts.flatMap(\.texts) }

  fileprivate var labelIcon: ImageElement.Source? { labelHosts.firstNonNil(\.icon) }
}

extension ElementHost {
  fileprivate var icon: ImageElement.Source? {
    if case .image(let image) = element.kind { return image.source }
    return filledSlots.firstNonNil { hosts(in: $0).firstNonNil(\.icon) }
  }
}

/// What a tab view has heard of how the page that it shows scrolls.
struct TabScrollPart {
  private var page: ObjectIdentifier?
  private var scrolled: ScrolledArea?

  /// What has happened since the last time; nil for nothing. A page or list that comes into sight has not been scrolled by that.
  @MainActor mutating func event(of shown: PageNode?) -> TabEvent? {
    let old = (page: page, scrolled: scrolled)
    page = shown.map(ObjectIdentifier.init)
    scrolled = shown?.said.scrolled
    guard page == old.page, scrolled?.state != old.scrolled?.state else { return nil }
    guard let scrolled else { return .scrolled(ScrollState()) }
    return scrolled.area == old.scrolled?.area ? .scrolled(scrolled.state) : nil
  }
}

extension [TabItem] {
  /// One tab stands out, and the first of several.
  @MainActor func reportProminence() {
    let titles = flatMap(\.tabs).filter { $0.purpose == .prominent && !$0.isHidden }.map { "“\($0.title)”" }
    guard titles.count > 1 else { return }
    Problem.report(
      "\(titles.count) tabs of a TabView have the role .prominent: \(titles.joined(separator: ", ")). Only the first of them stands out; take the "
        + "role away from the others.")
  }

  /// What the user does to one of two tabs or sections with the same name would be done to the other, too.
  @MainActor func reportDoubles() {
    let sections = compactMap { if case .section(let section) = $0 { section.customizationID } else { nil } }
    for ids in [flatMap(\.tabs).compactMap(\.customizationID), sections] {
      for id in Dictionary(grouping: ids, by: \.self).filter({ $1.count > 1 }).keys.sorted() {
        Problem.report("the customization id “\(id)” is that of several tabs or sections of a TabView. Give each of them one of its own.")
      }
    }
  }
}
