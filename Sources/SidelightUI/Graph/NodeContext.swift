import SidelightCore

/// What a node gets from the node around it.
package struct NodeContext {
  let graph: ViewGraph
  weak var parent: ViewNode?
  var scope: EnvironmentScope
  /// The modifiers that wait for the next element, innermost first.
  var decoration: Decoration?
  /// Inside a list's content: who collects the rows. Nil within a row.
  weak var rows: (any RowCollector)?
  /// The row whose content this is, down to the first element.
  weak var row: RowNode?
  /// How many disclosure groups of the list stand around this content.
  var level = 0
  /// The innermost of them.
  weak var group: (any RowSegment)?
  /// The explicit tag of the row that this content belongs to.
  var tag: TagBox?
  /// The picker whose options this content makes.
  weak var options: (any OptionCollector)?
  /// The content is the icon of a label.
  var isLabelIcon = false
  /// What the modifiers around a dynamic view make of its elements, down to that view.
  var edits: RowEdits?
  /// The element of a dynamic view that this content shows, down to the next section or dynamic view.
  var element: ElementPlace?
  /// The least depth of the node: a row is evaluated after the source of its data, wherever in the list that stands.
  var leastDepth = 0
  /// The inspector of a modifier directly around a split view, which takes it.
  weak var inspector: (any InspectorOffer)?

  init(graph: ViewGraph, parent: ViewNode?, scope: EnvironmentScope) {
    self.graph = graph
    self.parent = parent
    self.scope = scope
  }

  /// Whether another context says the same of what is around its nodes, wherever in the tree they stand.
  func hasSameAround(as other: NodeContext) -> Bool {
    guard scope === other.scope, decoration === other.decoration, tag === other.tag, edits === other.edits, element === other.element else {
      return false
    }
    return rows === other.rows && row === other.row && level == other.level && group === other.group && options === other.options
      && isLabelIcon == other.isLabelIcon && inspector === other.inspector
  }

  /// How many nodes stand around the new one, at least.
  @MainActor var depth: Int { max((parent?.depth ?? -1) + 1, leastDepth) }
}

/// Layout and traits that a modifier puts on every element below it. The modifier's node owns it and keeps it current;
/// elements read the chain, from the innermost outward.
@MainActor final class Decoration {
  let outer: Decoration?
  /// Decorations that come before this one: those of the place that a subview was written in.
  var inner: Decoration?
  var layout: LayoutModifier?
  var traits: ((inout Element.Traits) -> Void)?

  init(outer: Decoration?) { self.outer = outer }

  func apply(to element: inout Element) {
    var next: Decoration? = self
    while let decoration = next {
      decoration.inner?.apply(to: &element)
      if let layout = decoration.layout { element.layout.append(layout) }
      decoration.traits?(&element.traits)
      next = decoration.outer
    }
  }
}
