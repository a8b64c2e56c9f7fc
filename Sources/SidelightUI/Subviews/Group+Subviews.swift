import SidelightCore
@_spi(Nodes) package import SidelightGraph

/// A view that another one's sections are turned into; made by ``Group/init(sections:transform:)``.
///
/// Source: SwiftUI's `GroupSectionsOfContent`.
public struct GroupSectionsOfContent<Sections, Content> {
  let sections: Sections
  let transform: (SectionCollection) -> Content
}

extension GroupSectionsOfContent: View where Sections: View, Content: View {}

extension GroupSectionsOfContent: PrimitiveView, StructuralView where Sections: View, Content: View {
  package static var viewCount: ViewCount { .several }

  package func makeNode(_ context: NodeContext) -> TypedNode<Self> { SubviewGroupNode(self, context) }
}

extension GroupSectionsOfContent: SubviewTransform where Sections: View, Content: View {
  var base: Sections { sections }

  func result(_ link: SubviewLink, _ sections: [SectionDescription]) -> Content { transform(SectionCollection(link, sections)) }
}

/// A view that the views in another one are turned into; made by ``Group/init(subviews:transform:)``.
///
/// Source: SwiftUI's `GroupElementsOfContent`.
public struct GroupElementsOfContent<Subviews, Content> {
  let subviews: Subviews
  let transform: (SubviewsCollection) -> Content
}

extension GroupElementsOfContent: View where Subviews: View, Content: View {}

extension GroupElementsOfContent: PrimitiveView, StructuralView where Subviews: View, Content: View {
  package static var viewCount: ViewCount { .several }

  package func makeNode(_ context: NodeContext) -> TypedNode<Self> { SubviewGroupNode(self, context) }
}

extension GroupElementsOfContent: SubviewTransform where Subviews: View, Content: View {
  var base: Subviews { subviews }

  func result(_ link: SubviewLink, _ sections: [SectionDescription]) -> Content { transform(SubviewsCollection(link, sections)) }
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
    self = .holding(GroupSectionsOfContent(sections: view, transform: transform))
  }

  /// Makes a view of the views that another one is made of.
  ///
  /// They are found as rows are in a list. A section is its header, its views and its footer, one after the other. Source: SwiftUI's
  /// `init(subviews:transform:)`.
  /// - Parameters:
  ///   - view: the view that is made of them.
  ///   - transform: makes a view of them.
  nonisolated public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self = .holding(GroupElementsOfContent(subviews: view, transform: transform))
  }
}
