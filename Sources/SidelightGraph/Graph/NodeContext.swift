/// What a node gets from the node around it.
@_spi(Nodes) public struct NodeContext {
  package let graph: ViewGraph
  package weak var parent: ViewNode?
  package var scope: EnvironmentScope
  /// The modifiers that wait for the next element, innermost first.
  package var decoration: Decoration?
  /// Who takes the views in this place as parts of its own, in place of elements.
  package weak var collector: (any ContentCollector)?
  /// Who hears what the elements in this place show.
  package weak var listener: (any ElementListener)?
  /// The least depth of the node: a row is evaluated after the source of its data, wherever in the list that stands.
  package var leastDepth = 0
  /// Which part of the nearest tuple around it is in this place.
  package var position: Int32 = 0
  /// What features say to the nodes below. Most places have one value or none.
  private var values: [ContextValue] = []

  init(graph: ViewGraph, parent: ViewNode?, scope: EnvironmentScope) {
    self.graph = graph
    self.parent = parent
    self.scope = scope
  }

  /// What a feature says. To say its default is to say nothing.
  package subscript<K: ContextKey>(key: K.Type) -> K.Value {
    get {
      let id = ObjectIdentifier(key)
      for said in values where said.key == id {
        if let said = said as? ContextValueOf<K> { return said.value }
      }
      return K.defaultValue
    }
    set {
      let index = values.firstIndex { $0.key == ObjectIdentifier(key) }
      if newValue == K.defaultValue {
        if let index { values.remove(at: index) }
      } else if let index {
        values[index] = ContextValueOf<K>(newValue)
      } else {
        values.append(ContextValueOf<K>(newValue))
      }
    }
  }

  /// Makes it the context of what is inside an element.
  package mutating func enterElement() {
    decoration = nil
    collector = nil
    values = []
  }

  /// Takes what is said around an element to a view that may be all of the element's content.
  package mutating func takeForOnlyView(from outer: NodeContext) { values += outer.values.filter(\.isForOnlyView) }

  /// What decides which of several views takes what is said to one.
  @MainActor func gates() -> [any ContextGate] { values.isEmpty ? [] : values.compactMap { $0.makeGate() } }

  /// Whether another context says the same of what is around its nodes, wherever in the tree they stand.
  package func hasSameAround(as other: NodeContext) -> Bool {
    guard scope === other.scope, decoration === other.decoration, collector === other.collector, listener === other.listener,
      values.count == other.values.count
    else { return false }
    return values.allSatisfy { own in other.values.contains { $0 === own || $0.key == own.key && own.isSame(as: $0) } }
  }

  /// How many nodes stand around the new one, at least.
  @MainActor var depth: Int { max((parent?.depth ?? -1) + 1, leastDepth) }
}

/// Names something that a feature says to the nodes below: of the row, the group or the picker that they stand in.
///
/// It goes down to the next element, through all the views that add none of their own. What is to go further is a value of the environment.
package protocol ContextKey {
  associatedtype Value: Equatable
  static var defaultValue: Value { get }
  /// Whether it is for a single view: one that is all of an element's content has it as well, and of several views one at most.
  static var isForOnlyView: Bool { get }
  /// Decides which of several views has it; nil where all of them have.
  @MainActor static func gate(for value: Value) -> (any ContextGate)?
}

extension ContextKey {
  package static var isForOnlyView: Bool { false }
  @MainActor package static func gate(for value: Value) -> (any ContextGate)? { nil }
}

/// Decides which of several views in one place has what is said to a single one.
@MainActor package protocol ContextGate: AnyObject {
  /// Stands in the context of the views in place of what it hands on.
  func enter(_ context: inout NodeContext)
  /// The views have been made, or show something else than before.
  /// - Parameter count: how many elements they show together.
  func settle(count: Int)
}

/// Something that is said, with its key.
class ContextValue {
  let key: ObjectIdentifier

  init(key: ObjectIdentifier) { self.key = key }

  var isForOnlyView: Bool { false }

  func isSame(as other: ContextValue) -> Bool { self === other }

  @MainActor func makeGate() -> (any ContextGate)? { nil }
}

final class ContextValueOf<K: ContextKey>: ContextValue {
  let value: K.Value

  init(_ value: K.Value) {
    self.value = value
    super.init(key: ObjectIdentifier(K.self))
  }

  override var isForOnlyView: Bool { K.isForOnlyView }

  override func isSame(as other: ContextValue) -> Bool { (other as? ContextValueOf<K>).map { $0.value == value } ?? false }

  @MainActor override func makeGate() -> (any ContextGate)? { K.gate(for: value) }
}

/// An object as a value: only the same one is equal.
package struct Identical<Object: AnyObject>: Equatable {
  package let object: Object

  package init(_ object: Object) { self.object = object }

  package static func == (left: Self, right: Self) -> Bool { left.object === right.object }
}

/// Takes the views in a place as parts of its own, as a list takes rows.
@MainActor package protocol ContentCollector: AnyObject {
  /// There are other parts, or they stand in another order.
  func partsChanged()
  /// A decoration around parts changed.
  func partsRedecorated()
  /// A node goes for good, and the parts that it contributed with it.
  func partsRemoved(with node: ViewNode)
  /// Makes the node of a view that is one part.
  func makePart<V: PrimitiveView>(of view: V, _ context: NodeContext) -> TypedNode<V>
  /// Whether the parts are rows, which have menus and edges of their own, and not views in a place.
  var makesRows: Bool { get }
}

extension ContentCollector {
  package var makesRows: Bool { true }
}

/// What nodes put their parts into.
@_spi(Nodes) @MainActor public protocol ContentStructure: AnyObject {}

/// Hears of elements that the consumer does not show itself, such as the options of a picker.
@MainActor package protocol ElementListener: AnyObject {
  /// What the elements show changed.
  func elementsChanged()
  /// What it will want to know of an element besides what that shows.
  func note(of context: NodeContext) -> AnyObject?
}
