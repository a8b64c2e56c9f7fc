@_spi(Nodes) package import SidelightGraph

/// One cell, which is always one element: a text, or a row of whatever its content is.
package struct TableCell<Content> {
  fileprivate let content: Content
}

extension TableCell: View where Content: View {
  package init(_ content: Content) { self.content = content }
}

extension TableCell: PrimitiveView, StructuralView where Content: View {
  package static var passedOn: (any View.Type)? { CellTexts.contain(Content.self) ? Content.self : HStack<Content>.self }

  package func makeNode(_ context: NodeContext) -> TypedNode<Self> {
    if CellTexts.contain(Content.self) { return TableCellNode(self, context) { $0 } }
    return TableCellNode(self, context) { content in HStack(spacing: 6) { content } }
  }
}

private final class TableCellNode<Content: View, Shown: View>: WrapperNode<TableCell<Content>, Shown> {
  private let show: (Content) -> Shown

  init(_ view: TableCell<Content>, _ context: NodeContext, show: @escaping (Content) -> Shown) {
    self.show = show
    super.init(view, context)
    child = graph.makeNode(show(view.content), childContext)
    settlePreferences()
  }

  override func viewChanged(from old: TableCell<Content>) { child?.update(show(view.content)) }
}

/// The types of views that are one text, whatever their values: most cells are, and need no row around it.
@MainActor private enum CellTexts {
  private static var known: [ObjectIdentifier: Bool] = [:]

  /// Complexity: O(depth of the type) the first time.
  static func contain<V: View>(_ type: V.Type) -> Bool {
    if let isText = known[ObjectIdentifier(type)] { return isText }
    // A view whose body leads to itself is none.
    known[ObjectIdentifier(type)] = false
    let isText = V.Body.self == Never.self ? V.self == Text.self || leads(type) : contain(V.Body.self)
    known[ObjectIdentifier(type)] = isText
    return isText
  }

  private static func leads(_ type: any View.Type) -> Bool {
    guard let around = type as? any StructuralView.Type, around.isEnvironment, let inner = around.passedOn else { return false }
    return contain(inner)
  }
}
