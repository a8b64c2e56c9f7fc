package import SidelightBridge
import SidelightCore

/// A field that has suggestions in its slot `.suggestions`.
@MainActor package protocol SuggestingField: Controller {
  var suggestions: SuggestionList? { get }
}

extension SuggestingField {
  /// The lines of what is suggested, in order, and what is in them.
  package var suggestionLines: [(line: SuggestionLine, child: Controller)] {
    children(in: .suggestions).compactMap { child in suggestions?.line(of: child).map { ($0, child) } }
  }
}

/// What a field suggests, in a popover below its entry.
@MainActor package final class SuggestionList {
  private let popover: SuggestionPopover
  private let entry: EntryWidget
  private weak var field: Controller?
  private var lines: [(child: Controller, line: SuggestionLine)] = []
  private var activeLine: SuggestionLine?
  /// Hears that one is chosen, before the field tells of it.
  private let chosen: @MainActor () -> Void

  init(of field: Controller, below entry: EntryWidget, chosen: @escaping @MainActor () -> Void) {
    self.field = field
    self.entry = entry
    self.chosen = chosen
    popover = SuggestionPopover(below: entry)
    popover.onChosen { [weak self] widget in self?.choose(widget) }
  }

  private func choose(_ widget: Widget?) {
    guard let field, let child = lines.first(where: { $0.line == widget })?.child,
      let index = field.children(in: .suggestions).firstIndex(where: { $0 === child })
    else { return }
    chosen()
    field.send(.search(field.id, .choose(index)))
  }

  /// Goes to the next line, or back; whether there is anything to go through.
  func step(forward: Bool) -> Bool {
    guard let field, !lines.isEmpty, forward || activeLine != nil else { return false }
    field.send(.search(field.id, .step(forward: forward)))
    return true
  }

  func line(of child: Controller) -> SuggestionLine? { lines.first { $0.child === child }?.line }

  func insert(_ child: Controller, at index: Int) {
    child.place(Placement(.start, .center))
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

  /// Brings the popover to what the model says, while the entry has the cursor.
  func show(_ model: SuggestionModel) {
    let children = field?.children(in: .suggestions) ?? []
    for (child, isChoosable) in zip(children, model.choosable) {
      if let line = line(of: child), line.isChoosable != isChoosable { line.isChoosable = isChoosable }
    }
    let active = model.active.flatMap { children.indices.contains($0) ? line(of: children[$0]) : nil }
    popover.isOpen = entry.hasCursor && model.isShown && !children.isEmpty
    activeLine = popover.isOpen ? active : nil
    popover.mark(activeLine)
    entry.updateAccessible(.expanded(popover.isOpen))
    entry.setAccessibleActive(activeLine)
  }
}
