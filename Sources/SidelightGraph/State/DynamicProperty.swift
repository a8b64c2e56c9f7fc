/// A stored property of a view that the graph gives its value before the body runs.
///
/// ``State``, ``Binding``, ``Environment`` and ``Bindable`` are such properties; a structure that contains some of
/// them becomes one by conforming. Source: SwiftUI's `DynamicProperty`.
public protocol DynamicProperty {
  /// Brings the property up to date; the graph calls it each time before the body of the view that has the property runs.
  ///
  /// Properties inside this one are up to date by then. State that is read here counts as read by the body.
  @MainActor @preconcurrency mutating func update()
}

extension DynamicProperty {
  /// Does nothing: most properties need no more than what they contain.
  @MainActor @preconcurrency public mutating func update() {}
}

/// A view that shows what a value of another kind describes: that value's dynamic properties count as the view's own.
package protocol DescribedView {
  /// The type of the value.
  static var description: Any.Type { get }
}

/// A dynamic property that has storage in its node, or reads through it.
@MainActor package protocol NodeProperty: DynamicProperty {
  /// Whether it is given from outside as well, and then an ``InputProperty``.
  nonisolated static var isInput: Bool { get }
  /// Whether it is told before the body runs.
  nonisolated static var isUpdated: Bool { get }
  /// Takes the storage that the node keeps for this property, or makes it.
  mutating func connect(to storage: inout AnyObject?, node: any PropertyOwner)
}

extension NodeProperty {
  package nonisolated static var isInput: Bool { false }
  package nonisolated static var isUpdated: Bool { false }
}

/// A dynamic property that needs no node: the state of an app, which no view has.
@MainActor package protocol StandaloneProperty: NodeProperty {
  /// Begins a storage of its own.
  mutating func connect()
}

/// Gives the state of an app, which lives as long as the process, its storage. The views that read it follow it.
@MainActor package func connectState<A>(of app: inout A) { ViewFields.of(A.self).connectState(of: &app) }

/// A dynamic property that its view is given from outside: the view need not be evaluated again for one that reaches the same.
@MainActor package protocol InputProperty: DynamicProperty {
  /// Whether reading and writing lead to the same place.
  nonisolated func reachesSame(as other: Self) -> Bool
}

/// What has dynamic properties: the node of the view that they are stored in.
@MainActor package protocol PropertyOwner: Reader {
  /// The environment where the view stands.
  var scope: EnvironmentScope { get }
  /// A state value of the view was written.
  func stateWasWritten()
}
