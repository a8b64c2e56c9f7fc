@_spi(Nodes) import SidelightGraph

/// A view that declares the pages for values of a type.
struct DestinationView<Content: View, Value: Hashable, Page: View> {
  let content: Content
  let page: (Value) -> Page
}

extension DestinationView: WrappingView {
  func makeNode(_ context: NodeContext) -> TypedNode<Self> { DestinationNode(self, context) }
}

final class DestinationNode<Content: View, Value: Hashable, Page: View>: WrapperNode<DestinationView<Content, Value, Page>, Content> {
  private let destination: Destination

  override init(_ view: DestinationView<Content, Value, Page>, _ context: NodeContext) {
    destination = Destination(type: ObjectIdentifier(Value.self))
    super.init(view, context)
    take()
    child = graph.makeNode(view.content, childContext)
    settlePreferences()
  }

  private func take() {
    let page = view.page
    destination.change { ($0.base as? Value).map { page($0) } }
  }

  override func mergedPreferences() -> Preferences? {
    var merged = super.mergedPreferences() ?? Preferences()
    merged.destinations.append(DestinationEntry(destination: destination))
    return merged
  }

  override func viewChanged(from old: DestinationView<Content, Value, Page>) {
    take()
    child?.update(view.content)
  }
}

extension View {
  /// Declares the page that a stack shows for a value of a type.
  ///
  /// Put it inside the stack, not inside a list. A value without a destination is reported and shows a page that says so.
  /// Source: SwiftUI's `navigationDestination(for:destination:)`.
  ///
  /// - Parameters:
  ///   - data: the type of the values, such as `Park.self`.
  ///   - destination: makes the page of a value.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    DestinationView(content: self, page: destination)
  }
}
