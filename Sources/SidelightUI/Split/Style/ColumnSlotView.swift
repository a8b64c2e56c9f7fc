import SidelightCore
@_spi(Nodes) import SidelightGraph

/// The place of a column in the views of a style.
struct ColumnSlotView {
  let link: StyledSplitLink
  let content: SlotContent
}

extension ColumnSlotView: View {}

extension ColumnSlotView: PrimitiveView {
  func makeNode(_ context: NodeContext) -> TypedNode<Self> { ColumnSlotNode(self, context) }
}

/// The node of a column's place. The column itself is a child of the split view's node and stays there.
final class ColumnSlotNode: ElementNode<ColumnSlotView>, DependentNode {
  /// Whether the column stands here.
  private(set) var isFilled = false
  /// How wide the place is; nil until it has been measured.
  private(set) var sizeClass: SizeClass?

  init(_ view: ColumnSlotView, _ context: NodeContext) {
    let split = view.link.owner?.splitID ?? NodeID(0)
    super.init(view, context, .columnSlot(ColumnSlotElement(split: split, content: view.content)))
    view.link.owner?.slotsChanged()
  }

  /// What the views of the style set in the environment of this place. Reading it makes this node dirty when one of the values changes.
  func environment(inside outer: EnvironmentScope) -> KeyedValues<Any> {
    var values = graph.reading(self) { scope.values(inside: outer) }
    // The column is a page, to which it means nothing in which stack it stands.
    values[ObjectIdentifier(StackAxisKey.self)] = nil
    return values
  }

  func fill(_ isFilled: Bool) {
    self.isFilled = isFilled
    guard let owner = view.link.owner else { return }
    host.set(.columnSlot(ColumnSlotElement(split: owner.splitID, content: view.content, isFilled: isFilled)))
  }

  override func handle(_ event: Event) {
    guard case .sized(_, let sizeClass) = event else { return }
    self.sizeClass = sizeClass
    view.link.owner?.slotsChanged()
  }

  override func evaluate() {
    isDirty = false
    view.link.owner?.slotsChanged()
  }

  override func viewChanged(from old: ColumnSlotView) {
    if old.link !== view.link { old.link.owner?.slotsChanged() }
    view.link.owner?.slotsChanged()
  }

  override func destroy() {
    guard isAlive else { return }
    super.destroy()
    view.link.owner?.slotsChanged()
  }
}
