import SidelightCore
@_spi(Nodes) import SidelightGraph

/// The sidebars of a window that the user can show and hide.
@MainActor final class Sidebars: GraphPart {
  private struct Entry {
    let toggle: SidebarToggle
    /// Where the view with the sidebar stands: that may be a tab which is not shown.
    let scope: EnvironmentScope
  }
  private var entries: [NodeID: Entry] = [:]

  /// That of the outermost view with one that can be seen; nil where there is none, or only one that a stack shows.
  var outermost: SidebarToggle? {
    entries.values.filter { $0.scope.value(VisibleKey.self) }.map(\.toggle).min { $0.split.raw < $1.split.raw }
  }

  /// A view has a sidebar from now on, or none for nil.
  func set(_ toggle: SidebarToggle?, of view: NodeID, in scope: EnvironmentScope) {
    entries[view] = toggle.map { Entry(toggle: $0, scope: scope) }
  }
}
