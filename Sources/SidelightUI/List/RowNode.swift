import SidelightCore

/// One row that is in use: its element, and the nodes of its content. It may pass from one row of data to another.
@MainActor final class RowNode: ViewNode, DependentNode {
  let host: ElementHost
  private let role: RowElement.Role
  private(set) var content: ViewNode?
  /// Whose row it is: a segment or a section.
  private(set) weak var source: ViewNode?
  /// The identity of the row within its source.
  var key: AnyHashable = 0
  /// Stays with the row while it is bound.
  var token = 0
  /// Its content has state that was written: the node stays with its element, and is never given to another.
  var hasWrittenState = false
  /// No place shows it at the moment; its node waits to be reused.
  var isUnbound = false
  /// The tag that the content gives itself.
  var tag: AnyHashable? { didSet { if tag != oldValue { tagChanged?() } } }
  /// The link that the content is.
  var link: (any RowLink)? { didSet { lower() } }
  var tagChanged: (() -> Void)?
  private var isSelectable: Bool

  init(_ context: NodeContext, source: ViewNode, role: RowElement.Role, isSelectable: Bool) {
    self.role = role
    self.source = source
    self.isSelectable = isSelectable
    var own = context
    own.decoration = nil
    host = ElementHost(.row(RowElement(role: role, isSelectable: isSelectable)), own)
    super.init(context)
    lower()
  }

  override var children: [ViewNode] { content.map { [$0] } ?? [] }

  /// The context of the row's content.
  var contentContext: NodeContext {
    var inner = context
    inner.parent = self
    inner.rows = nil
    inner.row = self
    return inner
  }

  func setContent(_ node: ViewNode) {
    content = node
    host.setSlot(.body, [node])
  }

  /// Shows a view in the row: updates the content where the type fits.
  func show<Content: View>(_ view: Content) {
    if let node = content as? TypedNode<Content> { return node.update(view) }
    content?.destroy()
    tag = nil
    link = nil
    setContent(graph.makeNode(view, contentContext))
  }

  override func evaluate() { lower() }

  private func lower() {
    isDirty = false
    let isCollapsed = link != nil && graph.reading(self) { scope.value(CollapsedKey.self) }
    let section = source as? any SectionRows
    host.set(
      .row(
        RowElement(
          role: role, isSelectable: isSelectable, activatesOnClick: link?.activatesOnClick ?? false, hasChevron: isCollapsed,
          isExpanded: role == .header ? section?.isExpanded : nil)))
  }

  /// The row's place may have changed what it is.
  func refresh() { lower() }

  override func collect(into hosts: inout [ElementHost]) { hosts.append(host) }

  override func enclosingHost(of child: ViewNode) -> ElementHost? { host }

  /// Rows keep to themselves what their content says: no title or toolbar of a row reaches the page.
  override func childPreferencesChanged() {}
}

/// A link that is the content of a row.
@MainActor protocol RowLink: AnyObject {
  /// What selecting the row stands for.
  var value: AnyHashable? { get }
  /// The list has no selection, so a click follows the link at once.
  var activatesOnClick: Bool { get }
  func follow()
}

/// The tag that views around a row give it, before the row is made.
@MainActor final class TagBox {
  var value: AnyHashable
  init(_ value: AnyHashable) { self.value = value }
}

/// Whether the split view around a view is collapsed to one column.
enum CollapsedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

/// A view that is one row of a list, known without being made.
final class StaticRowNode<V: PrimitiveView>: TypedNode<V>, RowSegment {
  let segmentID: SegmentID
  private weak var rows: (any RowCollector)?
  private var bound: [RowNode] = []

  init(_ view: V, _ context: NodeContext, _ rows: any RowCollector) {
    segmentID = SegmentID(context.graph.makeID().raw)
    self.rows = rows
    super.init(view, context)
  }

  var rowCount: Int { 1 }

  func key(at offset: Int) -> AnyHashable { 0 }

  func selectionValue<Value: Hashable>(at offset: Int, as type: Value.Type) -> Value? {
    if let tag = context.tag?.value { return tag.base as? Value }
    return (view as? any RowLinkView)?.rowValue?.base as? Value
  }

  func fill(_ row: RowNode, at offset: Int) { row.show(view) }

  override func collectRows(into rows: inout RowStructure) { rows.add(self) }

  override func collect(into hosts: inout [ElementHost]) {}

  override func viewChanged(from old: V) { rows?.segmentRefreshed(self) }
}

/// A view that is a link when it stands alone in a row.
@MainActor protocol RowLinkView {
  var rowValue: AnyHashable? { get }
}
