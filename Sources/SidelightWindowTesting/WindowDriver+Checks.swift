import SidelightBridge
import SidelightCore
import SidelightGTK
import SidelightTesting

extension WindowDriver {
  /// Compares every widget with the node that it shows, so that a fault between the two is found.
  package func differences() -> [String] {
    guard window?.isMapped == true else { return [] }
    var found: [String] = []
    if renderer.controllers.count != tree.nodes.count {
      found.append("There are \(tree.nodes.count) nodes and \(renderer.controllers.count) controllers.")
    }
    for node in tree.all {
      guard let controller = renderer.controller(for: node.id) else {
        found.append("Nothing shows \(node.id) \(node.element.picture).")
        continue
      }
      if controller.element != node.element {
        found.append("\(node.id) is \(node.element.picture) and shown as \(controller.element.picture).")
      }
      if let text = difference(node, controller) { found.append("\(node.id) \(node.element.picture): \(text)") }
    }
    return found
  }

  private func difference(_ node: ElementTree.Node, _ controller: Controller) -> String? {
    guard let core = controller.core else { return nil }
    // A row shares the widget of its content, which is compared on its own.
    if !(controller is RowController), core.isSensitive == node.element.traits.isDisabled {
      return "its widget is \(core.isSensitive ? "on" : "off")."
    }
    switch node.element.kind {
    case .window(let window): return compare("title", (core as? WindowWidget)?.title, window.title)
    case .alert(let alert): return difference(alert, controller as? AlertController)
    case .text(let text): return compare("text", (controller.accessibleWidget as? LabelWidget)?.text, text.string)
    case .control(let control):
      // While the user types, the widget may be ahead of the app.
      if control.element.keys == .text, core.containsFocus { return nil }
      return compare("value", controller.shownValueText, control.element.valueText)
        ?? compare("state", controller.isShownExpanded.map { "\($0)" }, control.element.isExpanded.map { "\($0)" })
    case .split(let split): return core.isMapped ? compare("layout", picture(of: node.id), split.picture) : nil
    case .list: return selectionDifference(controller as? ListController)
    case .navigation:
      guard core.isMapped, let last = node.children[.pages]?.last, let page = renderer.controller(for: last)?.widget else { return nil }
      return page.isMapped ? nil : "its last page is not the one that is shown."
    case .tabs(let tabs):
      guard core.isMapped, let page = tabs.page.flatMap({ renderer.controller(for: $0) })?.widget else { return nil }
      return page.isMapped ? nil : "the page of its selected tab is not the one that is shown."
    default: return nil
    }
  }

  private func difference(_ alert: AlertElement, _ controller: AlertController?) -> String? {
    guard let dialog = controller?.dialog, dialog.isMapped else { return nil }
    return compare("title", dialog.title, alert.title) ?? compare("heading", dialog.heading, alert.showsTitle ? alert.title : "")
      ?? compare("message", dialog.body, alert.message)
      ?? compare("buttons", "\(dialog.responseLabels)", "\(alert.responses.map(\.label))")
      ?? compare("state", "\(dialog.responseButtons.map(\.isSensitive))", "\(alert.responses.map(\.isEnabled))")
      ?? compare("default", dialog.defaultResponse.map { "\($0)" }, alert.defaultIndex.map { "\($0)" })
  }

  private func compare(_ name: String, _ shown: String?, _ wanted: String?) -> String? {
    shown == wanted ? nil : "its \(name) is shown as “\(shown ?? "nothing")” and should be “\(wanted ?? "nothing")”."
  }

  private func selectionDifference(_ list: ListController?) -> String? {
    guard let list, let source = graph.listSource(list.id) else { return nil }
    for row in tree.children(of: list.id, in: .rows) {
      guard let position = list.position(of: row.id), let line = renderer.controller(for: row.id).flatMap({ list.line(of: $0) }) else {
        continue
      }
      if position >= source.rowCount { return "it shows a row at \(position) of \(source.rowCount)." }
      let isSelected = line.hasState(.selected)
      if isSelected != source.isSelected(position) { return "its row at \(position) is shown as \(isSelected ? "" : "not ")selected." }
    }
    return nil
  }
}
