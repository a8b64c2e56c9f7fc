import SidelightCore

/// A tab of a tab view: what is declared of it, its label, and its page once it was shown.
@MainActor final class TabPart {
  let id: TabID
  private(set) var declared: TabDeclaration
  private(set) var label: ViewNode
  var page: PageNode?
  /// What the model knows of the page's header bars.
  private var toldHeader = Header(carriesTabs: true, isOwn: false)

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

  /// The first symbol or picture of the label.
  var icon: ImageElement.Source? { label.labelIcon }

  /// What is known of the header bars of a page.
  private struct Header: Equatable {
    var carriesTabs: Bool
    var isOwn: Bool
  }

  /// A page tells of its header bars only when it is made.
  private var header: Header {
    Header(
      carriesTabs: !declared.hasColumns && page?.said.refusesTabs != true, isOwn: declared.hasColumns || page?.said.hasOwnHeader == true)
  }

  /// Whether the model knows of other header bars than the page has.
  var hasNewHeader: Bool { header != toldHeader }

  /// What the model is told.
  var description: TabDescription {
    toldHeader = header
    return TabDescription(
      id, title, purpose: declared.purpose, place: declared.place, isHidden: declared.isHidden, isDisabled: declared.isDisabled,
      carriesTabs: toldHeader.carriesTabs, hasOwnHeader: toldHeader.isOwn)
  }
}

/// A section of a tab view.
@MainActor final class TabSectionPart {
  let id: TabSectionID
  let path: [AnyHashable]
  let header: ViewNode
  var title: String { header.labelTexts.joined(separator: " ") }

  init(_ id: TabSectionID, _ path: [AnyHashable], _ header: ViewNode) {
    self.id = id
    self.path = path
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

  fileprivate var labelIcon: ImageElement.Source? { labelHosts.lazy.compactMap(\.icon).first }
}

extension ElementHost {
  fileprivate var icon: ImageElement.Source? {
    if case .image(let image) = element.kind { return image.source }
    return filledSlots.lazy.flatMap { self.hosts(in: $0) }.compactMap(\.icon).first
  }
}
