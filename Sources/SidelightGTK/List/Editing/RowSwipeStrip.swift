import SidelightBridge
import SidelightCore

/// The actions at an edge of a row, while they are revealed.
@MainActor final class RowSwipeStrip {
  let edge: SwipeEdge
  let widget = BoxWidget(.horizontal, spacing: 6)
  let actions: [SwipeAction]

  init(_ edge: SwipeEdge, _ actions: [SwipeAction], _ symbols: SymbolCatalogue, choose: @escaping @MainActor (SwipeAction) -> Void) {
    self.edge = edge
    self.actions = actions
    StyleSheet.editing.read()
    widget.addClass("sidelight-swipe")
    widget.addClass(edge == .leading ? "leading" : "trailing")
    widget.verticalAlign = .center
    if edge == .trailing {
      widget.expandsHorizontally = true
      widget.horizontalAlign = .end
    }
    // The first action lies at the edge.
    for action in edge == .leading ? actions : actions.reversed() {
      let button = ButtonWidget()
      if let symbol = action.symbol {
        let image = ImageWidget()
        image.setThemedIcon([symbols.iconName(forFirstOf: [symbol] + action.simplerSymbols)])
        button.setChild(image)
        button.addClass("image-button")
        button.tooltip = action.title
      } else {
        button.setChild(LabelWidget(action.title))
      }
      button.setAccessibleLabel(action.title)
      if let tint = action.tint, !action.isDestructive {
        button.addClass(tint.tintClass)
        button.addClass("suggested-action")
      }
      if action.isDestructive { button.addClass("destructive-action") }
      button.isSensitive = action.isEnabled
      button.connect(ButtonWidget.clicked) { choose(action) }
      widget.append(button)
    }
  }
}
