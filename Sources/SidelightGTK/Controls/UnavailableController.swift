import SidelightBridge
package import SidelightCore

/// A page that says that there is nothing to show, composed as GNOME's status pages are.
@MainActor package final class UnavailableController: Controller {
  private let box: BoxWidget
  private let column: BoxWidget

  init(_ id: NodeID, _ element: Element, in renderer: Renderer) {
    let scroll = ScrollWidget()
    scroll.setScrolls(horizontally: false, vertically: true)
    scroll.stopKeysWhileScrolling()
    box = BoxWidget(.vertical)
    column = BoxWidget(.vertical, spacing: 12)
    StyleSheet.controls.read()
    box.addClass("sidelight-unavailable")
    column.verticalAlign = .center
    column.horizontalAlign = .center
    column.expandsVertically = true
    box.append(column)
    super.init(id, element, in: renderer, core: scroll)
    scroll.setChild(box)
  }

  package override func attach(_ child: Controller, at index: Int) {
    let order: [Slot] = [.title, .description, .actions, .body]
    let before = children.filter {
      let rank = (order.firstIndex(of: $0.slot) ?? 0, order.firstIndex(of: child.slot) ?? 0)
      return $0 !== child && (rank.0 < rank.1 || rank.0 == rank.1 && isEarlier($0, than: index))
    }
    let sorted = before.sorted { (order.firstIndex(of: $0.slot) ?? 0) < (order.firstIndex(of: $1.slot) ?? 0) }
    column.insert(child.widget, after: sorted.last?.widget)
    child.place(Placement(.center, .center))
    (child as? LabelController)?.setting = .page
    if let text = child as? TextController {
      text.isCentered = true
      if child.slot == .title { text.placeClass = "title-1" }
    }
  }

  private func isEarlier(_ child: Controller, than index: Int) -> Bool {
    children(in: child.slot).firstIndex { $0 === child }.map { $0 < index } ?? false
  }

  package override func detach(_ child: Controller) { column.remove(child.widget) }

  package override func measureGreed() -> Greed { .both }
}
