import SidelightCore
@_spi(Nodes) import SidelightGraph

/// What one modifier says of the elements of a dynamic view. An action that is there and nil forbids what those inside allow.
struct EditActionSet {
  typealias Delete = (_ offsets: RangeSet<Int>) -> Void
  typealias Move = (_ offsets: RangeSet<Int>, _ destination: Int) -> Void

  var delete: Delete??
  var move: Move??
  var insert: DropAction?
}

/// What takes things from outside of a list, and what things.
struct DropAction {
  let kinds: DropKinds
  /// Says whether there was anything for it.
  let perform: (_ payload: DropPayload, _ offset: Int) -> Bool
}

/// What the modifiers around a dynamic view say of its elements: each one has one of these and keeps it current.
@MainActor final class RowEdits {
  private let outer: RowEdits?
  var own: EditActionSet

  init(_ own: EditActionSet, outer: RowEdits?) {
    self.own = own
    self.outer = outer
  }

  /// What the outermost modifier says of deletion; nil where none says anything.
  var delete: EditActionSet.Delete?? { outer?.delete ?? own.delete }
  var move: EditActionSet.Move?? { outer?.move ?? own.move }
  /// Those of all modifiers, the outermost first: they may be for different things.
  var inserts: [DropAction] { (outer?.inserts ?? []) + (own.insert.map { [$0] } ?? []) }
}

/// What the user may do with the elements of one dynamic view.
struct ElementEdits {
  var delete: EditActionSet.Delete?
  var move: EditActionSet.Move?
  var inserts: [DropAction] = []
  /// The collection of a container, to whose others elements may be moved.
  var reorder: ReorderPart?
  /// The outline that the dynamic view is a level of.
  var tree: (any EditableTree)?

  /// What may be dropped between the elements.
  var dropKinds: DropKinds { inserts.reduce(into: []) { $0.formUnion($1.kinds) } }
}

/// A dynamic view in a list.
@MainActor protocol EditableElements: ViewNode {
  var elementCount: Int { get }
  /// What the user may do; nil where that is nothing.
  var elementEdits: ElementEdits? { get }
}

/// Which element of a dynamic view a row shows.
struct ElementOffset {
  let owner: any EditableElements
  let offset: Int
}

/// An element of a `ForEach` whose views all live. Its offset changes with the data.
@MainActor final class LiveElement {
  private weak var owner: (any EditableElements)?
  var offset: Int

  init(_ owner: any EditableElements, offset: Int) {
    self.owner = owner
    self.offset = offset
  }

  var element: ElementOffset? { owner.map { ElementOffset(owner: $0, offset: offset) } }
}

private enum EditsKey: ContextKey { static var defaultValue: Identical<RowEdits>? { nil } }
private enum ElementKey: ContextKey { static var defaultValue: Identical<LiveElement>? { nil } }

extension NodeContext {
  /// What the modifiers around a dynamic view make of its elements, down to that view.
  var edits: RowEdits? {
    get { self[EditsKey.self]?.object }
    set { self[EditsKey.self] = newValue.map(Identical.init) }
  }

  /// The element of a dynamic view that this content shows, down to the next section or dynamic view.
  var element: LiveElement? {
    get { self[ElementKey.self]?.object }
    set { self[ElementKey.self] = newValue.map(Identical.init) }
  }
}
