@_spi(Nodes) import SidelightGraph

/// The sections of a view as the data of a ``ForEach``; made by ``ForEach/init(sections:content:)``. The sections are found where the
/// `ForEach` stands, and until then there are none.
///
/// Source: SwiftUI's `ForEachSectionCollection`.
public struct ForEachSectionCollection<Content: View>: RandomAccessCollection, FoundData {
  let view: any View

  /// Always 0.
  public var startIndex: Int { 0 }
  /// Always 0: nothing but the `ForEach` sees the elements, which it finds when it is shown.
  public var endIndex: Int { 0 }
  /// Stops the program: a section is only to be had in the closure of the `ForEach`.
  public subscript(position: Int) -> SectionConfiguration { preconditionFailure("The sections are found where the ForEach stands.") }

  func made(by content: Any) -> (any View)? {
    guard let content = content as? (SectionConfiguration) -> Content else { return nil }
    return GroupSectionsOfContent(sections: AnyView(view)) { ForEach($0, content: content) }
  }
}

/// The views that a view is made of as the data of a ``ForEach``; made by ``ForEach/init(subviews:content:)``. They are found where the
/// `ForEach` stands, and until then there are none.
///
/// Source: SwiftUI's `ForEachSubviewCollection`.
public struct ForEachSubviewCollection<Content: View>: RandomAccessCollection, FoundData {
  let view: any View

  /// Always 0.
  public var startIndex: Int { 0 }
  /// Always 0: nothing but the `ForEach` sees the elements, which it finds when it is shown.
  public var endIndex: Int { 0 }
  /// Stops the program: a subview is only to be had in the closure of the `ForEach`.
  public subscript(position: Int) -> Subview { preconditionFailure("The subviews are found where the ForEach stands.") }

  func made(by content: Any) -> (any View)? {
    guard let content = content as? (Subview) -> Content else { return nil }
    return GroupElementsOfContent(subviews: AnyView(view)) { ForEach($0, content: content) }
  }
}

extension ForEach where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID, Content: View {
  /// Makes a view of each section of another view.
  ///
  /// Source: SwiftUI's `init(sections:content:)`.
  /// - Parameters:
  ///   - view: the view whose sections they are.
  ///   - content: makes a view of one section.
  nonisolated public init<V: View>(sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content) {
    self.init(data: ForEachSectionCollection(view: view), content: content, access: ElementAccess { $0.id })
  }
}

extension ForEach where Data == ForEachSubviewCollection<Content>, ID == Subview.ID, Content: View {
  /// Makes a view of each of the views that another view is made of.
  ///
  /// Source: SwiftUI's `init(subviews:content:)`.
  /// - Parameters:
  ///   - view: the view that is made of them.
  ///   - content: makes a view of one of them.
  nonisolated public init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content) {
    self.init(data: ForEachSubviewCollection(view: view), content: content, access: ElementAccess { $0.id })
  }
}
