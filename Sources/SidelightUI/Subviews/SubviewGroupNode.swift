import SidelightCore
@_spi(Nodes) import SidelightGraph

/// A view that is made of the views that another one is made of.
@MainActor protocol SubviewTransform: View {
  associatedtype Base: View
  associatedtype Result: View
  var base: Base { get }
  func result(_ link: SubviewLink, _ sections: [SectionDescription]) -> Result
}

/// Finds the sections and rows of a view as a list does, and shows what is made of them.
final class SubviewGroupNode<V: SubviewTransform>: TypedNode<V>, DependentNode {
  private var base: TypedNode<V.Base>?
  private var result: TypedNode<V.Result>?
  private var structure = RowStructure()
  private var isStructureDirty = false
  private let link = SubviewLink()
  /// Whether the result depends on what the views say to their container.
  private var readsValues = false
  private var shown: [ObjectIdentifier: SubviewNode] = [:]

  override init(_ view: V, _ context: NodeContext) {
    super.init(view, context)
    link.owner = self
    var inner = childContext
    inner.rows = self
    // What is said to the container around this one goes no further.
    inner.scope = EnvironmentScope(inside: scope) { $0[ContainerValuesKey.self] = ContainerValues() }
    inner.rowAround = nil
    inner.decoration = nil
    inner.tag = nil
    inner.listener = nil
    base = graph.makeNode(view.base, inner)
    takeStructure()
    result = graph.makeNode(made(), childContext)
    settlePreferences()
  }

  override var children: [ViewNode] { [base, result].compactMap { $0 } }

  // The views of the sections are seen where the result puts them.
  override var contributors: [ViewNode] { [result].compactMap { $0 } }
  override func mergedPreferences() -> Preferences? { result?.preferences }

  private func takeStructure() {
    isStructureDirty = false
    structure = CollectedRows.of(base)
    structure.close()
  }

  private func made() -> V.Result { graph.track(self) { view.result(link, structure.sections) } }

  override func viewChanged(from old: V) {
    base?.update(view.base)
    evaluate()
  }

  override func evaluate() {
    isDirty = false
    if isStructureDirty { takeStructure() }
    result?.update(made())
  }

  private func source(of place: Row) -> ViewNode? {
    switch place {
    case .header(let id), .footer(let id): structure.sectionNodes[id]
    case .row(_, let id, _): structure.providers[id]
    }
  }

  private func refill(_ source: ViewNode) {
    // The result is made anew then, and gives every subview its new view.
    guard !isStructureDirty else { return }
    for subview in shown.values where subview.content?.source === source { subview.refill() }
    if readsValues { invalidate() }
  }
}

extension SubviewGroupNode: SubviewOwner {
  func actions(of section: SectionID) -> SectionActions? { structure.sectionNodes[section]?.actions }

  func id(of place: Row) -> Subview.ID {
    switch place {
    case .header(let id): Subview.ID(source: id.rawValue, key: "header")
    case .footer(let id): Subview.ID(source: id.rawValue, key: "footer")
    case .row(_, let id, let offset): Subview.ID(source: id.rawValue, key: structure.providers[id]?.key(at: offset) ?? AnyHashable(offset))
    }
  }

  func containerValues(of place: Row) -> ContainerValues {
    readsValues = true
    guard let source = source(of: place) else { return ContainerValues() }
    var values = graph.reading(self) { source.scope.value(ContainerValuesKey.self) }
    if case .row(_, let id, let offset) = place, let provider = structure.providers[id] {
      if let view = provider.view(at: offset) { values.add(from: view) }
      provider.learnTag(at: offset)
      values.tag = provider.selectionValue(at: offset, as: AnyHashable.self)
    }
    return values
  }

  func makeContent(of subview: SubviewNode) -> SubviewContentNode? {
    guard let source = source(of: subview.view.place) else { return nil }
    shown[ObjectIdentifier(subview)] = subview
    var context = source.childContext
    context.parent = subview
    context.rows = nil
    context.leastDepth = source.depth + 1
    if let outer = subview.context.decoration {
      let joined = Decoration(outer: outer)
      joined.inner = context.decoration
      context.decoration = joined
    }
    let content = SubviewContentNode(context, of: source, in: subview)
    fill(content, at: subview.view.place)
    return content
  }

  func fill(_ content: SubviewContentNode, at place: Row) {
    switch place {
    case .header(let id): structure.sectionNodes[id]?.fillHeader(content)
    case .footer(let id): structure.sectionNodes[id]?.fillFooter(content)
    case .row(_, let id, let offset): structure.providers[id]?.fill(content, at: offset)
    }
  }

  func forget(_ subview: SubviewNode) { shown[ObjectIdentifier(subview)] = nil }
}

extension SubviewGroupNode: RowCollector {
  // Headers are the sections' own: what is made of them says where actions stand.
  var showsSectionActions: Bool { false }

  func rowStructureChanged() {
    isStructureDirty = true
    invalidate()
  }

  func rowsChanged(of provider: any RowProvider, by difference: IdentityDiff, _ removed: some RemovedRows) { rowStructureChanged() }
  func rowsRefreshed(of provider: any RowProvider) { refill(provider) }
  func boundOffsets(of provider: any RowProvider) -> [Int]? { nil }
  func heldRuns(of provider: any RowProvider) -> [Range<Int>]? { nil }
  func rowsRefreshed(of provider: any RowProvider, at offsets: Set<Int>) { refill(provider) }
  func rowRefreshed(of provider: any RowProvider, at offset: Int) { refill(provider) }
  func sectionRefreshed(_ section: any SectionRows) { refill(section) }
  func partsRedecorated() { for subview in shown.values { subview.redecorate() } }

  // There is no selection, nothing is edited, and a section that is folded has all its views.
  func rowEditsChanged() {}
  func sectionFolded(_ section: any SectionRows) {}
  func rowsRemoved(_ removed: some RemovedRows) {}
  func boundRows(of provider: any RowProvider) -> [(offset: Int, key: AnyHashable)] { [] }
  func selectionValuesMayDiffer() {}
  func selectionValueChanged(from old: [Any], to new: [Any]) {}
}
