import SidelightCore
@_spi(Nodes) package import SidelightGraph

/// Views made from a collection, one or more for each element.
///
/// The element's id is the identity of its views: their state follows it when the data changes. Inside a list the rows
/// are made on demand, so a million elements cost what a thousand cost; sections and several rows for each element are made
/// at once. With a binding to a collection every element comes as a binding:
///
/// ```swift
/// ForEach($people) { $person in TextField("Name", text: $person.name) }
/// ```
///
/// Source: SwiftUI's `ForEach`.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The collection that the views are made from.
  public var data: Data
  /// Makes the views of one element.
  public var content: (Data.Element) -> Content
  let access: ElementAccess<Data, ID>
  /// What the user may do to the elements without an action of the program's.
  var synthesized: SynthesizedEdits?
  var id: (Data.Element) -> ID { access.id }

  @usableFromInline nonisolated init(
    data: Data, content: @escaping (Data.Element) -> Content, access: ElementAccess<Data, ID>
  ) {
    self.data = data
    self.content = content
    self.access = access
  }
}

extension ForEach: View where Content: View {
  /// Makes views from elements that have an id at a key path.
  ///
  /// - Parameters:
  ///   - data: the elements, in their order.
  ///   - id: the key path of an element's id, which no other element has and which stays with the element.
  ///   - content: makes the views of an element.
  @inlinable @inline(__always) nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, access: ElementAccess { $0[keyPath: id] })
  }

  /// Makes views from bindings to elements that have an id at a key path.
  ///
  /// - Parameters:
  ///   - data: a binding to the elements, in their order.
  ///   - id: the key path of an element's id, which no other element has and which stays with the element.
  ///   - content: makes the views of an element, given a binding to it.
  nonisolated public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == Binding<C> {
    self.init(data: data.pinned(), content: content, access: ElementAccess { $0.identityValue[keyPath: id] })
  }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  /// Makes views from elements that are identifiable, or from bindings to such elements.
  ///
  /// - Parameters:
  ///   - data: the elements, in their order.
  ///   - content: makes the views of an element.
  @inlinable nonisolated public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: Self.pinned(data), content: content, access: ElementAccess { $0.id })
  }

  /// A binding is read where the view is made, so that the body that makes it depends on the collection.
  @usableFromInline nonisolated static func pinned(_ data: Data) -> Data {
    guard let changing = data as? any PinnedData else { return data }
    return changing.pinned() as? Data ?? data
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// Makes views from the numbers of a range.
  ///
  /// - Parameters:
  ///   - data: the numbers, in their order.
  ///   - content: makes the views of an element.
  @inlinable nonisolated public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, content: content, access: ElementAccess { $0 })
  }
}

extension ForEach: PrimitiveView, StructuralView where Content: View {
  package static var viewCount: ViewCount { .several }

  package func makeNode(_ context: NodeContext) -> TypedNode<Self> {
    if Data.self is any FoundData.Type { return FoundDataNode(self, context) }
    let isLazy = context.rows != nil && ViewCount.of(Content.self) == .one
    return isLazy ? LazyForEachNode(self, context) : ForEachNode(self, context)
  }
}
