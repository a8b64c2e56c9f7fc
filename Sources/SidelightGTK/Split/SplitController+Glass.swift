import SidelightBridge
import SidelightCore

/// The panes of glass of a split view.
@MainActor package final class SplitGlass {
  fileprivate(set) var material = PaneMaterial.plain
  package fileprivate(set) var sidebar, inspector: GlassPane?
}

extension SplitController {
  /// Makes the panes of what the element says, or of what it said where there is another pane.
  func applyGlass() {
    guard case .split(let split) = element.kind else { return }
    let hasInspector = split.material != .plain && inspector != nil
    guard split.material != glass.material || hasInspector != (glass.inspector != nil) else { return }
    let change = {
      if split.material != self.glass.material || self.inspector == nil { self.endGlass() }
      self.glass.material = split.material
      guard let geometry = split.material.geometry else { return }
      let traits: () -> DesktopTraits = { [weak renderer = self.renderer] in renderer?.desktop.traits ?? DesktopTraits() }
      if self.glass.sidebar == nil, split.columnCount != .one {
        let pane = GlassPane(self.columns.outer, geometry, traits: traits)
        pane.movedOver = { [weak self] in self?.recoverContent() }
        self.glass.sidebar = pane
      }
      if self.glass.inspector == nil, let inspector = self.inspector {
        self.glass.inspector = GlassPane(inspector.split, geometry, traits: traits)
      }
    }
    if let renderer { renderer.movingLists.move(change) } else { change() }
  }

  /// The column in the middle keeps its place when the sidebar comes or goes, and what goes on below that does not.
  private func recoverContent() {
    func recover(_ controller: Controller) {
      (controller as? any GlassCovered)?.coverChanged()
      for child in controller.children(in: .body) + controller.children(in: .pages) where !child.laysOutChildren { recover(child) }
    }
    for child in children(in: .content) { recover(child) }
  }

  private func endGlass() {
    glass.sidebar?.end()
    glass.inspector?.end()
    (glass.sidebar, glass.inspector) = (nil, nil)
  }

  /// How far panes of glass lie over what goes on below them from a column, and how much room the column itself has. This holds during
  /// layout, and also while panes move.
  func cover(of column: SplitColumn) -> (cover: GlassCover, width: Int)? {
    guard place(of: column) == .own, hasOwnRoot else { return nil }
    var cover = GlassCover()
    let hasContent = (columns.inner?.taken ?? 0) > 0
    if glass.sidebar != nil, !columns.isStacked, column == .content || !hasContent { cover.leading = columns.outer.taken }
    switch column {
    case .sidebar: return nil
    case .content: return columns.inner.flatMap { $0.isCollapsed ? nil : (cover, $0.pane.width) }
    case .detail:
      if glass.inspector != nil, let inspector { cover.trailing = inspector.split.taken }
      return (cover, columns.stack.width)
    }
  }
}

extension SplitController: GlassOwner {
  func cover(of child: Controller) -> (cover: GlassCover, width: Int)? { SplitColumn(child.slot).flatMap(cover) }
}
