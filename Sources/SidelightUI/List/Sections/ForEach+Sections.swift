/// The sections of a view as the data of a ``ForEach``; made by ``ForEach/init(sections:content:)``. The sections are found where the
/// `ForEach` stands, and until then there are none.
///
/// Source: SwiftUI's `ForEachSectionCollection`.
public struct ForEachSectionCollection<Content>: RandomAccessCollection, SectionedData {
  let view: any View

  /// 0.
  public var startIndex: Int { 0 }
  /// 0, because the view has not been looked at.
  public var endIndex: Int { 0 }
  /// There is none to ask for.
  public subscript(position: Int) -> SectionConfiguration { preconditionFailure("The sections are found where the ForEach stands.") }
}

/// Data of a `ForEach` that is the sections of a view.
protocol SectionedData {
  var view: any View { get }
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

/// The node of a `ForEach` over the sections of a view.
final class SectionForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: TypedNode<ForEach<Data, ID, Content>> {
  private typealias Sections = GroupSectionsOfContent<AnyView, ForEach<SectionCollection, SectionConfiguration.ID, Content>>
  private var child: TypedNode<Sections>?

  override init(_ view: ForEach<Data, ID, Content>, _ context: NodeContext) {
    super.init(view, context)
    child = sections.map { graph.makeNode($0, childContext) }
    settlePreferences()
  }

  override var children: [ViewNode] { child.map { [$0] } ?? [] }

  private var sections: Sections? {
    guard let data = view.data as? any SectionedData, let content = view.content as? (SectionConfiguration) -> Content else { return nil }
    return Sections(sections: AnyView(data.view)) { ForEach<SectionCollection, SectionConfiguration.ID, Content>($0, content: content) }
  }

  override func viewChanged(from old: ForEach<Data, ID, Content>) {
    if let sections { child?.update(sections) }
  }
}
