import SidelightCore
@_spi(Nodes) import SidelightGraph

/// A section outside of a list.
final class PlainSectionNode<Parent: View, Content: View, Footer: View>: TypedNode<Section<Parent, Content, Footer>>, MenuSectionNode {
  private var parts: (TypedNode<Parent>, TypedNode<Content>, TypedNode<Footer>)?

  override init(_ view: Section<Parent, Content, Footer>, _ context: NodeContext) {
    super.init(view, context)
    let inner = childContext
    parts = (graph.makeNode(view.header, inner), graph.makeNode(view.content, inner), graph.makeNode(view.footer, inner))
    settlePreferences()
  }

  override var children: [ViewNode] { parts.map { [$0.0, $0.1, $0.2] } ?? [] }

  /// The header and the footer are no options of a picker.
  override func collect(into hosts: inout [ElementHost]) {
    let takesHeaders = (context.listener as? any OptionCollector)?.takesHeaders != false
    if takesHeaders { super.collect(into: &hosts) } else { parts?.1.collect(into: &hosts) }
  }

  override func viewChanged(from old: Section<Parent, Content, Footer>) {
    parts?.0.update(view.header)
    parts?.1.update(view.content)
    parts?.2.update(view.footer)
  }
}

/// A section of a list: its rows are the list's, its header and footer are rows that are made when they are bound.
final class SectionNode<Parent: View, Content: View, Footer: View>: TypedNode<Section<Parent, Content, Footer>>, SectionRows, DependentNode
{
  let sectionID: SectionID
  private var body: TypedNode<Content>?
  /// The expansion as the list's rows know it.
  private var knownExpansion: Bool?
  /// The expansion of a section that folds without a binding.
  private var ownExpansion = true
  private(set) var actions: SectionActions?
  private(set) var indexLabel: String?

  override init(_ view: Section<Parent, Content, Footer>, _ context: NodeContext) {
    sectionID = SectionID(context.graph.makeID().raw)
    super.init(view, context)
    restoreExpansion()
    readExpansion()
    readActions()
    var inner = childContext
    // An element that is a section is not deleted or moved by the rows in it.
    inner.element = nil
    body = graph.makeNode(view.content, inner)
    settlePreferences()
  }

  override var children: [ViewNode] { body.map { [$0] } ?? [] }

  var hasHeader: Bool { headerActions != nil || Self.hasPart(view.header) }
  var hasFooter: Bool { Self.hasPart(view.footer) }
  var isExpanded: Bool? { knownExpansion }
  var isFoldedByUser: Bool { view.isCollapsible ?? (view.isExpanded != nil) }

  /// What stands at the end of the header.
  private var headerActions: SectionActions? { context.rows?.showsSectionActions == true ? actions : nil }

  /// Has it folded as it was when the app ran last.
  private func restoreExpansion() {
    guard view.isExpanded?.isState ?? (view.isCollapsible == true) else { return }
    let earlier = restored("section", labelled: view.header) { [weak self] in self?.knownExpansion.map(LastingValue.truth) }?.truth
    guard let earlier else { return }
    guard let binding = view.isExpanded else { return ownExpansion = earlier }
    if binding.mayRestore(whereEmpty: { _ in false }) { binding.restore(earlier) }
  }

  private func readExpansion() {
    if let binding = view.isExpanded {
      knownExpansion = graph.track(self) { binding.wrappedValue }
    } else if view.isCollapsible == true, graph.reading(self, { scope.value(UsedListStyleKey.self) }).letsUserFold {
      knownExpansion = ownExpansion
    } else {
      knownExpansion = nil
    }
  }

  private func readActions() {
    (actions, indexLabel) = graph.reading(self) { (scope.value(SectionActionsKey.self), scope.value(SectionIndexLabelKey.self)) }
  }

  func setExpanded(_ isExpanded: Bool) {
    if let binding = view.isExpanded { binding.wrappedValue = isExpanded } else { ownExpansion = isExpanded }
    invalidate()
  }

  override func evaluate() {
    isDirty = false
    let old = knownExpansion
    let (oldActions, oldLabel) = (actions, indexLabel)
    readExpansion()
    readActions()
    let hasOtherParts = indexLabel != oldLabel || (actions == nil) != (oldActions == nil)
    if hasOtherParts || (actions !== oldActions && context.rows?.showsSectionActions == false) {
      context.rows?.rowStructureChanged()
    } else if actions !== oldActions {
      context.rows?.sectionRefreshed(self)
    }
    guard knownExpansion != old else { return }
    if knownExpansion == nil || old == nil { context.rows?.rowStructureChanged() } else { context.rows?.sectionFolded(self) }
  }

  override func contribute(to structure: any ContentStructure) {
    (structure as? CollectedRows)?.add(self) { body?.contribute(to: structure) }
  }

  override func viewChanged(from old: Section<Parent, Content, Footer>) {
    body?.update(view.content)
    evaluate()
    if Self.hasPart(view.header) != Self.hasPart(old.header) || hasFooter != Self.hasPart(old.footer) {
      context.rows?.rowStructureChanged()
    }
    context.rows?.sectionRefreshed(self)
  }

  /// An `if` that shows nothing makes no header and no footer, as no view does.
  private static func hasPart<Part: View>(_ part: Part) -> Bool {
    if Part.self == EmptyView.self { return false }
    return (part as? any ViewOrNothing)?.isNothing != true
  }

  func fillHeader(_ row: RowContentNode) {
    if let actions = headerActions { row.show(SectionActionsHeader(header: view.header, actions: actions)) } else { row.show(view.header) }
  }

  func fillFooter(_ row: RowContentNode) { row.show(view.footer) }
}

/// A view that may be none.
private protocol ViewOrNothing {
  var isNothing: Bool { get }
}

extension Optional: ViewOrNothing {
  fileprivate var isNothing: Bool { self == nil }
}
