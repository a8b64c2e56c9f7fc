@_spi(Nodes) import SidelightGraph

/// A toolbar item around a stack or split view, which a page inside shows. The page is inside what keeps the item alive.
struct OuterToolbarItem: Equatable {
  let placement: ToolbarItemPlacement
  private let arranged: ArrangedItem?
  private weak var node: (any ToolbarItemHolder)?

  init(_ entry: ToolbarEntry) {
    placement = entry.placement
    arranged = entry.arranged
    node = entry.node
  }

  /// The item, as long as it is there.
  @MainActor var entry: ToolbarEntry? {
    guard let node, node.isAlive else { return nil }
    return ToolbarEntry(placement: placement, node: node, arranged: arranged)
  }

  static func == (left: Self, right: Self) -> Bool {
    left.node === right.node && left.placement == right.placement && left.arranged == right.arranged
  }
}

/// The toolbar items that wait for a page inside.
enum OuterToolbarKey: EnvironmentKey {
  static var defaultValue: [OuterToolbarItem] { [] }
}
