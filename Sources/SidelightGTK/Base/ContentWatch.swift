import SidelightBridge
import SidelightCore

/// Looks after the keyboard focus while the content of pages changes. Who waits for content hears what a batch of patches brought. Where
/// something left with the focus in it, what stands next to it gets the focus.
@MainActor final class ContentWatch {
  private var waiting: [any ContentWaiter] = []
  private var touched: [NodeID] = []
  /// What was around something that left with the focus in it: from the inside out, up to the page.
  private var aroundLostFocus: [Controller] = []

  func add(_ arrival: any ContentWaiter) {
    if !waiting.contains(where: { $0 === arrival }) { waiting.append(arrival) }
  }

  func remove(_ arrival: any ContentWaiter) {
    waiting.removeAll { $0 === arrival }
    if waiting.isEmpty { touched = [] }
  }

  func note(_ patch: Patch) {
    guard !waiting.isEmpty else { return }
    switch patch {
    case .insert(let id, _, _, _, _), .update(let id, _), .splice(let id, _): touched.append(id)
    case .remove, .move, .selectionChanged, .scroll, .focus: break
    }
  }

  /// A controller is about to leave the tree. Rows are left out: their list moves the focus.
  func note(leaving controller: Controller) {
    guard aroundLostFocus.isEmpty, !controller.isRow, controller.core?.containsFocus == true else { return }
    for around in sequence(first: controller, next: \.parent).dropFirst() {
      aroundLostFocus.append(around)
      if around is any FocusPage { return }
    }
    aroundLostFocus = []
  }

  /// All patches of the batch have been applied.
  func settle(_ controller: (NodeID) -> Controller?) {
    passOn(controller)
    guard !touched.isEmpty else { return }
    let news = touched.compactMap(controller)
    touched = []
    for arrival in waiting { arrival.look(at: news) }
  }

  /// GTK would give the focus that is left to whatever is next in the window, such as the button that leads back.
  private func passOn(_ controller: (NodeID) -> Controller?) {
    guard !aroundLostFocus.isEmpty else { return }
    let around = aroundLostFocus.filter { controller($0.id) === $0 }
    aroundLostFocus = []
    guard let page = around.last as? any FocusPage, let widget = page.page else { return }
    if let now = widget.focusInRoot, now.isMapped, page.content.map(now.isInside) == true || !now.isInside(widget) { return }
    if !around.dropLast().contains(where: { $0.takeFocus() }) { page.expectFocus() }
  }
}

/// Waits for content that can take the focus.
@MainActor protocol ContentWaiter: AnyObject {
  func look(at news: [Controller])
}

/// A page, as seen by what moves the focus into it.
@MainActor protocol FocusPage: Controller {
  /// What has the keys while nothing in the content can have them; nil for the own page of a window or a sheet.
  var page: NavigationPageWidget? { get }
  var content: Widget? { get }
  /// The focus comes into the content as soon as that has something to take it.
  func expectFocus()
  /// While the page itself has the focus, keys for its content do nothing.
  func keepKeys()
}

extension Controller {
  fileprivate var isRow: Bool { if case .row = element.kind { true } else { false } }
}
