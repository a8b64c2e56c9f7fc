@_spi(Nodes) package import SidelightGraph

/// Rows of data in the form of a tree, whose elements open and close.
///
/// ```swift
/// List {
///   OutlineGroup(folders, children: \.folders) { folder in Label(folder.name, systemImage: "folder") }
/// }
/// ```
///
/// In a list every element is a row, and one that can have children has a triangle that shows and hides them. Rows are made on demand:
/// whether an element can have children is asked for the rows that are made, and the children are gone through once it is open. What is
/// open is known by the elements' ids as long as the group lives, wherever data changes move them. The cost of opening and closing does
/// not depend on the number of children or on the depth.
///
/// Children that come later need nothing of their own: an element with empty children opens, and when they are filled, in a value that
/// the data is made of or in an observable object, the rows come. What is selected below an element that is closed stays selected.
///
/// Through bindings every level is reached through the one above, so that reading and writing an element costs O(its depth).
///
/// Outside of a list the group is made of disclosure groups. On GNOME a row of an outline looks as `GtkTreeExpander` makes it: the arrow
/// keys Right and Left open, close, and go to the first child and to the parent. Source: SwiftUI's `OutlineGroup`.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Parent, Leaf, Subgroup> {
  let roots: OutlineItems<Data>
  let access: OutlineAccess<Data, ID>
  let content: (Data.Element) -> Leaf
  /// What the user may do to the elements.
  var edits = OutlineEdits<ID>()

  @usableFromInline nonisolated init(
    roots: OutlineItems<Data>, access: OutlineAccess<Data, ID>, content: @escaping (Data.Element) -> Leaf
  ) {
    self.roots = roots
    self.access = access
    self.content = content
  }
}

extension OutlineGroup: View where Parent: View, Leaf: View, Subgroup: View {}

extension OutlineGroup: PrimitiveView, StructuralView where Parent: View, Leaf: View, Subgroup: View {
  package static var viewCount: ViewCount { .several }

  package func makeNode(_ context: NodeContext) -> TypedNode<Self> {
    context.rows?.makesRows == true ? OutlineNode(self, context) : PassNode(self, context, \.standingAlone)
  }

  /// The group outside of a list.
  var standingAlone: ForEach<[OutlineElement<Data, ID, Leaf>], ID, OutlineElementView<Data, ID, Leaf>> {
    let elements: [Data.Element] =
      switch roots {
      case .none: []
      case .one(let root): [root]
      case .all(let data): Array(data)
      }
    return ForEach(
      data: elements.map { OutlineElement(value: $0, access: access, content: content) }, content: { OutlineElementView($0) },
      access: ElementAccess { $0.access.element.id($0.value) })
  }
}

/// What an element of an outline shows when it is open.
///
/// Only the types of ``OutlineGroup`` and of the lists that are made of one name it. Source: SwiftUI's `OutlineSubgroupChildren`.
public struct OutlineSubgroupChildren {
  let content: () -> AnyView

  nonisolated init(_ content: @escaping () -> AnyView) { self.content = content }
}

extension OutlineSubgroupChildren: View {
  /// The views of the children, one after the other.
  public var body: some View { content() }
}
