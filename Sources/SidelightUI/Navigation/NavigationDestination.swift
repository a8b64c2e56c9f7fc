@_spi(Nodes) import SidelightGraph

/// A view that declares the pages for values of a type.
struct DestinationView<Content: View, Value: Hashable, Page: View> {
  let content: Content
  let page: (Value) -> Page
}

extension DestinationView: View {
  typealias Body = Never
}

extension DestinationView: StructuralView {
  static var passedOn: (any View.Type)? { Content.self }

  func makeNode(_ context: NodeContext) -> TypedNode<Self> { DestinationNode(self, context) }
}

extension DestinationView: ModifiedView {
  static var contentTypes: [any View.Type] { [Content.self] }
  var anyContent: (any View)? { content }
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

  /// Sets the title of the page that this view stands in: in the header bar, and in the window's title.
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    preference { $0.fixTitle(titleKey.resolved) }
  }

  /// Sets the title of the page that this view stands in: in the header bar, and in the window's title.
  @_disfavoredOverload nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    let title = String(title)
    return preference { $0.fixTitle(title) }
  }

  /// Sets the title of the page that this view stands in: the words of the text, in the font and colour of titles.
  nonisolated public func navigationTitle(_ title: Text) -> some View { preference { $0.fixTitle(title.content) } }

  /// Sets the line below the title of the page that this view stands in.
  nonisolated public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    preference { $0.subtitle = subtitleKey.resolved }
  }

  /// Sets the line below the title of the page that this view stands in.
  ///
  /// Source: SwiftUI's `navigationSubtitle(_:)`.
  nonisolated public func navigationSubtitle(_ subtitle: Text) -> some View { preference { $0.subtitle = subtitle.content } }

  /// Sets the line below the title of the page that this view stands in.
  @_disfavoredOverload nonisolated public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
    let subtitle = String(subtitle)
    return preference { $0.subtitle = subtitle }
  }
}
