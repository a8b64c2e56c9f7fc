@_spi(Nodes) import SidelightGraph

/// The views that the menu and the swipe actions of a row were made from. They live until others are asked for.
struct ActionViews {
  enum Use: CaseIterable {
    /// What the app says for the selected rows.
    case menu
    /// What editing adds to a menu.
    case editing
    case swipe
  }
  private var nodes: [Use: [ViewNode]] = [:]
  /// The actions that a swipe has revealed.
  var shown = ShownActions()

  var all: [ViewNode] { Use.allCases.flatMap { nodes[$0] ?? [] } }

  mutating func keep(_ new: [ViewNode], for use: Use) { nodes[use] = new }

  /// Hands over the views that were made last, to be ended.
  mutating func release(_ use: Use) -> [ViewNode] { nodes.removeValue(forKey: use) ?? [] }
}
