import SidelightBridge
import SidelightCore

/// Sees to the keyboard focus while the content of pages comes and goes: those who wait for content hear of what came in a batch, and what
/// takes the focus away with it leaves it to what is next to it. Costs nothing else.
@MainActor final class ContentWatch {
  private var waiting: [any ContentWaiter] = []
  private var touched: [NodeID] = []
  /// What was around something that went with the focus, from the inside out, up to the page.
  private var bereft: [Controller] = []

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

  /// Something is about to go. Rows are their list's affair.
  func note(leaving controller: Controller) {
    guard bereft.isEmpty, !controller.isRow, controller.core?.containsFocus == true else { return }
    for around in sequence(first: controller, next: \.parent).dropFirst() {
      bereft.append(around)
      if around is any FocusPage { return }
    }
    bereft = []
  }

  /// All of the batch is in its place.
  func settle(_ controller: (NodeID) -> Controller?) {
    passOn(controller)
    guard !touched.isEmpty else { return }
    let news = touched.compactMap(controller)
    touched = []
    for arrival in waiting { arrival.look(at: news) }
  }

  /// GTK would give the focus that is left to whatever is next in the window, such as the button that leads back.
  private func passOn(_ controller: (NodeID) -> Controller?) {
    guard !bereft.isEmpty else { return }
    let around = bereft.filter { controller($0.id) === $0 }
    bereft = []
    guard let page = around.last as? any FocusPage, let widget = page.page else { return }
    if let now = widget.focusInRoot, now.isMapped, page.content.map(now.isInside) == true || !now.isInside(widget) { return }
    if !around.dropLast().contains(where: { $0.takeFocus() }) { page.expectFocus() }
  }
}

/// Waits for content that can take the focus.
@MainActor protocol ContentWaiter: AnyObject {
  func look(at news: [Controller])
}

/// A page, as far as the focus comes into it.
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
