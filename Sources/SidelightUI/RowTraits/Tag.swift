@_spi(Nodes) import SidelightGraph

/// A view with the value that selecting it stands for.
struct TagView<Content: View> {
  let content: Content
  let tag: AnyHashable
}

extension TagView: View {}

extension TagView: StructuralView {
  static var passedOn: (any View.Type)? { Content.self }

  func makeNode(_ context: NodeContext) -> TypedNode<Self> { TagNode(self, context) }
}

final class TagNode<Content: View>: WrapperNode<TagView<Content>, Content> {
  private let box: TagBox

  override init(_ view: TagView<Content>, _ context: NodeContext) {
    box = TagBox(view.tag)
    super.init(view, context)
    var inner = childContext
    inner.tag = box
    context.rowAround?.setTag(view.tag, by: self)
    child = graph.makeNode(view.content, inner)
    settlePreferences()
  }

  override func destroy() {
    guard isAlive else { return }
    super.destroy()
    context.rowAround?.setTag(nil, by: self)
  }

  override func viewChanged(from old: TagView<Content>) {
    box.value = view.tag
    context.rows?.selectionValuesMayDiffer()
    context.listener?.elementsChanged()
    context.rowAround?.setTag(view.tag, by: self)
    child?.update(view.content)
  }
}

extension View {
  /// Sets the value that selecting this view in a list, or choosing it in a picker, stands for.
  ///
  /// Source: SwiftUI's `tag(_:includeOptional:)`.
  /// - Parameters:
  ///   - tag: the value, of the type that the list's or picker's selection holds.
  ///   - includeOptional: whether it stands for the value also where a selection holds an optional one.
  nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    TagView(content: self, tag: includeOptional ? AnyHashable(tag) : AnyHashable(ExactTag(tag)))
  }
}
