import SidelightCore
@_spi(Nodes) import SidelightGraph

/// A disclosure group in a list: the row of its label, and the rows of its content while it is open.
final class DisclosureRowsNode<Label: View, Content: View>: TypedNode<DisclosureView<Label, Content>>, SingleRowProvider, OutlineProvider,
  DependentNode
{
  let segmentID: SegmentID
  private var content: TypedNode<Content>?
  /// The expansion as the list's rows know it.
  private var isExpanded = false
  /// The row that showed the label last.
  private weak var row: RowContentNode?

  override init(_ view: DisclosureView<Label, Content>, _ context: NodeContext) {
    segmentID = SegmentID(context.graph.makeID().raw)
    super.init(view, context)
    view.isExpanded.restoreExpansion(of: self, labelled: view.label)
    readExpansion()
    makeContent()
    settlePreferences()
  }

  override var children: [ViewNode] { content.map { [$0] } ?? [] }

  private func readExpansion() { isExpanded = graph.track(self) { view.isExpanded.wrappedValue } }

  /// Makes the content once it is to be seen.
  private func makeContent() {
    guard isExpanded, content == nil else { return }
    var inner = childContext
    inner.tag = nil
    inner.element = nil
    inner.edits = nil
    inner.level = context.level + 1
    inner.disclosure = self
    content = graph.makeNode(graph.track(self, part: 1) { view.content() }, inner)
  }

  // MARK: The row of the label

  func selectionValue<Value: Hashable>(at offset: Int, as type: Value.Type) -> Value? {
    context.tag?.selectionValue(as: type) ?? RowTag.find(in: view.label).flatMap { taggedValue($0.base, as: type) }
  }

  func view(at offset: Int) -> (any View)? { view.label }

  var outline: (any OutlineProvider)? { self }

  func fill(_ row: RowContentNode, at offset: Int) -> Bool {
    row.show(view.label)
    self.row = row
    showExpansion()
    return false
  }

  private func showExpansion() { row?.stand(at: OutlinePosition(depth: context.level, isExpanded: isExpanded)) }

  func setExpanded(_ isExpanded: Bool, at offset: Int) {
    guard isExpanded != self.isExpanded else { return }
    view.isExpanded.wrappedValue = isExpanded
    // The binding may have refused: read it again.
    invalidate()
  }

  override func collect(into hosts: inout [ElementHost]) {}

  override func contribute(to structure: any ContentStructure) {
    (structure as? CollectedRows)?.structure.add(self)
    if isExpanded { content?.contribute(to: structure) }
  }

  // MARK: Updates

  override func evaluate() {
    isDirty = false
    let wasExpanded = isExpanded
    readExpansion()
    update(from: wasExpanded)
  }

  override func viewChanged(from old: DisclosureView<Label, Content>) {
    let wasExpanded = isExpanded
    readExpansion()
    update(from: wasExpanded)
    context.rows?.rowsRefreshed(of: self)
  }

  /// What the content's closure read may be another thing now, too.
  private func update(from wasExpanded: Bool) {
    // What is closed is not looked at until it is opened again, like what never was open.
    if isExpanded {
      if let content { content.update(graph.track(self, part: 1) { view.content() }) } else { makeContent() }
      settlePreferences()
    }
    guard isExpanded != wasExpanded else { return }
    context.rows?.rowStructureChanged()
    showExpansion()
  }
}
