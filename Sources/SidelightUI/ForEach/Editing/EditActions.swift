@_spi(Nodes) package import SidelightGraph

/// What a list lets the user do with the elements of a collection by itself, through a binding.
///
/// ```swift
/// List($favorites, editActions: .all) { $favorite in Text(favorite.name) }
/// ```
///
/// Source: SwiftUI's `EditActions`.
public struct EditActions<Data>: OptionSet, Sendable {
  /// One bit for each action: 1 for deleting, 2 for moving.
  public let rawValue: Int

  /// Makes a set from its bits.
  nonisolated public init(rawValue: Int) { self.rawValue = rawValue }
}

extension EditActions where Data: RangeReplaceableCollection {
  /// The user can delete elements.
  nonisolated public static var delete: EditActions<Data> { EditActions(rawValue: 1) }

  /// All that the collection allows: its elements can be deleted, and moved where it is also a `MutableCollection`.
  @_disfavoredOverload nonisolated public static var all: EditActions<Data> { EditActions(rawValue: 1) }
}

extension EditActions where Data: MutableCollection {
  /// The user can move elements.
  nonisolated public static var move: EditActions<Data> { EditActions(rawValue: 2) }

  /// All that the collection allows: its elements can be moved, and not deleted.
  @_disfavoredOverload nonisolated public static var all: EditActions<Data> { EditActions(rawValue: 2) }
}

extension EditActions where Data: RangeReplaceableCollection, Data: MutableCollection {
  /// The user can delete and move elements.
  nonisolated public static var all: EditActions<Data> { EditActions(rawValue: 3) }
}

/// A row of an editable collection.
///
/// Source: SwiftUI's `EditableCollectionContent`.
public struct EditableCollectionContent<Content, Data> {
  let content: Content

  nonisolated init(_ content: Content) { self.content = content }
}

extension EditableCollectionContent: View where Content: View {}

extension EditableCollectionContent: PrimitiveView, StructuralView where Content: View {
  package static var passedOn: (any View.Type)? { Content.self }

  package func makeNode(_ context: NodeContext) -> TypedNode<Self> { PassNode(self, context, \.content) }
}

extension EditableCollectionContent: ModifiedView where Content: View {
  static var contentTypes: [any View.Type] { [Content.self] }
  var anyContent: (any View)? { content }
}
