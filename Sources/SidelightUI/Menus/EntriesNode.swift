@_spi(Nodes) import SidelightGraph

/// Holds the views that the entries of a menu, or the actions of a row, are made from.
///
/// What they show is read once, when the menu opens; after that they only wait to be chosen. They are never evaluated again: choosing an entry
/// may take away the data that the entries of that time speak of, such as the element at an index, and nobody would see what they say then.
final class EntriesNode: ViewNode {
  private var content: ViewNode?

  /// - Parameter make: makes the node of the views, in the context that it is given.
  init(_ context: NodeContext, _ make: (NodeContext) -> ViewNode) {
    super.init(context)
    content = make(childContext)
  }

  override var children: [ViewNode] { content.map { [$0] } ?? [] }

  override var isAsleep: Bool { content != nil }

  /// The entries stand in no element, and what they say goes no further.
  override func mergedPreferences() -> Preferences? { nil }

  override func enclosingHost(of child: ViewNode) -> ElementHost? { nil }

  override func rootsChanged() {}
}
