import SidelightCore

/// A view that another one's sections are turned into; made by ``Group/init(sections:transform:)``.
///
/// Source: SwiftUI's `GroupSectionsOfContent`.
public struct GroupSectionsOfContent<Sections, Content> {
  let sections: Sections
  let transform: (SectionCollection) -> Content
}

extension GroupSectionsOfContent: View where Sections: View, Content: View {
  /// Drawn by the graph.
  public typealias Body = Never
}

extension GroupSectionsOfContent: PrimitiveView, StructuralView where Sections: View, Content: View {
  package static var rowShape: RowShape { .several }

  package func makeNode(_ context: NodeContext) -> TypedNode<Self> { GroupSectionsNode(self, context) }
}

extension Group {
  /// Makes a view of the sections of another one.
  ///
  /// Sections, rows and custom views are found as they are in a list, where each is made when it is shown; what is written beside the
  /// sections counts as sections without headers. Source: SwiftUI's `init(sections:transform:)`.
  /// - Parameters:
  ///   - view: the view whose sections they are.
  ///   - transform: makes a view of them.
  nonisolated public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    content = GroupSectionsOfContent(sections: view, transform: transform)
  }
}
