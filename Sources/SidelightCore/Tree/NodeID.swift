/// Names one node of a lowered tree for as long as that node lives; ids are never used twice within a tree.
package struct NodeID: Hashable, Sendable, CustomStringConvertible {
  /// The number behind the id; the graph that owns the tree hands them out in rising order.
  package let raw: Int

  package init(_ raw: Int) { self.raw = raw }

  package var description: String { "#\(raw)" }
}

/// The place in its parent that a child takes. Children of one slot are ordered; slots of one parent are not.
package enum Slot: String, Hashable, Sendable, CaseIterable {
  /// The main content of a container, a page, a row or a button.
  case body
  /// The columns of a split view, and its inspector.
  case sidebar, content, detail, inspector
  /// The pages of a navigation stack, the root first.
  case pages
  /// What stands at the bottom of a tab view, whichever page is shown.
  case accessory
  /// The bound rows of a list; their order is the row model's, not the slot's.
  case rows
  /// Toolbar items of a page: at the start of its header bar, at its end, in place of its title, in the menu of the bar, below its
  /// content, and there in the middle.
  case leading, trailing, principal, secondary, bottom, status
  /// The search field of a page, below its header bar.
  case search
  /// What stands with a search field: what has been put in as a whole, what could be put in, and where is looked.
  case tokens, suggestions, scopes
  /// The parts of a label, and of a page that says that there is nothing to show.
  case icon, title, description, actions
  /// What lies behind the content of a row, in all of its place.
  case background
  /// What lies over a window or another sheet, the last one on top.
  case sheets
}
