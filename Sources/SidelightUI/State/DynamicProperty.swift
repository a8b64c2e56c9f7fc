/// A stored property of a view that the graph gives its value before the body runs.
///
/// ``State``, ``Binding``, ``Environment`` and ``Bindable`` are such properties; a structure that contains some of
/// them becomes one by conforming. Source: SwiftUI's `DynamicProperty`.
public protocol DynamicProperty {}

/// A dynamic property that has storage in its node, or reads through it.
@MainActor package protocol NodeProperty: DynamicProperty {
  /// Whether the property's own fields are inputs of the view, compared like other fields.
  static var isInput: Bool { get }
  /// Takes the storage that the node keeps for this property, or makes it.
  mutating func connect(to storage: inout AnyObject?, node: any DependentNode)
}

/// A node that something read while it was evaluated, and that is told when it changes.
@MainActor package protocol DependentNode: ViewNode {}
