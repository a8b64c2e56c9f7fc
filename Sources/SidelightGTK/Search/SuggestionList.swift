import SidelightBridge
import SidelightCore

/// What a search field suggests, in a popover below it.
@MainActor final class SuggestionList {
  private let popover: SuggestionPopover
  private var lines: [(child: Controller, line: SuggestionLine)] = []
  private(set) var activeLine: SuggestionLine?

  init(below entry: EntryWidget, choose: @escaping @MainActor (Controller) -> Void) {
    popover = SuggestionPopover(below: entry)
    popover.onChosen { [weak self] widget in
      if let line = self?.lines.first(where: { $0.line == widget }) { choose(line.child) }
    }
  }

  var isOpen: Bool { popover.isOpen }

  func line(of child: Controller) -> SuggestionLine? { lines.first { $0.child === child }?.line }

  func insert(_ child: Controller, at index: Int) {
    let line = SuggestionLine(child.widget)
    popover.insert(line, at: index)
    lines.insert((child, line), at: index)
  }

  func remove(_ child: Controller) {
    guard let index = lines.firstIndex(where: { $0.child === child }) else { return }
    let line = lines.remove(at: index).line
    if line == activeLine { activeLine = nil }
    line.removeChild()
    popover.remove(line)
  }

  /// Brings the popover to what the model says.
  func show(_ model: SuggestionModel, _ children: [Controller], isAllowed: Bool) {
    for (child, isChoosable) in zip(children, model.choosable) {
      if let line = line(of: child), line.isChoosable != isChoosable { line.isChoosable = isChoosable }
    }
    let active = model.active.flatMap { children.indices.contains($0) ? line(of: children[$0]) : nil }
    popover.isOpen = isAllowed && model.isShown && !children.isEmpty
    activeLine = popover.isOpen ? active : nil
    popover.mark(activeLine)
  }
}
