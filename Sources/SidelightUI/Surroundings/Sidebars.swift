import SidelightCore
@_spi(Nodes) import SidelightGraph

/// The sidebars of a window that the user can show and hide now.
@MainActor final class Sidebars: GraphPart {
  private var toggles: [NodeID: SidebarToggle] = [:]

  /// That of the outermost view with one; nil where there is none, or only one that a stack shows.
  var outermost: SidebarToggle? { toggles.min { $0.key.raw < $1.key.raw }?.value }

  /// A view has a sidebar from now on, or none for nil.
  func set(_ toggle: SidebarToggle?, of view: NodeID) { toggles[view] = toggle }
}
