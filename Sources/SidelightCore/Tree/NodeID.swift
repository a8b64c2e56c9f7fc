/// Names a node of the tree for as long as the node lives. An id is never used twice within a tree.
@usableFromInline package struct NodeID: Hashable, Sendable, CustomStringConvertible {
  /// The number of the id. The graph that owns the tree gives them out in rising order.
  package let raw: Int

  package init(_ raw: Int) { self.raw = raw }

  @usableFromInline package var description: String { "#\(raw)" }
}

/// Where in its parent a child is. The children of a slot are ordered; the slots of a parent are not.
package enum Slot: String, Hashable, Sendable, CaseIterable {
  /// The main content of a container, a page, a row or a button.
  case body
  /// The columns of a split view, and its inspector.
  case sidebar, content, detail, inspector
  /// The pages of a navigation stack, the root first.
  case pages
  /// The accessory at the bottom of a tab view, whichever page is shown.
  case accessory
  /// The bound rows of a list; their order is the row model's, not the slot's.
  case rows
  /// The toolbar items of a page: at the start of its header bar, at its end, in place of its title, in its menu; in the bar below the
  /// content, and in the middle of that bar.
  case leading, trailing, principal, secondary, bottom, status
  /// The search field of a page, below its header bar.
  case search
  /// The parts of a search field: its tokens, its suggestions, and the choice of a scope.
  case tokens, suggestions, scopes
  /// The parts of a label, and of a message in place of content.
  case icon, title, description, actions
  /// What lies behind the content of a row, or behind views.
  case background
  /// What lies in front of views.
  case overlay
  /// The sheets and alerts over a window or a sheet, the last one on top.
  case sheets

  /// Whether what stands there is read out with what it belongs to: what lies behind something is not, and what a field suggests is no part of
  /// its name.
  package var isReadOut: Bool { self != .background && self != .suggestions }
}
