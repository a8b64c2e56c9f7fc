import SidelightBridge
import SidelightCore

/// Letters that are typed in a list lead to the next row that begins with them.
///
/// The search goes on in idles, a slice in each, so that a list of any length stays responsive, and ends with the next letter. An idle
/// list has neither timer nor idle.
@MainActor final class RowTyping {
  private weak var list: ListController?
  private var search: RowSearch?
  private var work: MainSource?

  init(_ list: ListController) { self.list = list }

  /// A row with the focus takes letters; a control in a row has them to itself.
  func type(_ letter: Character, _ modifiers: KeyController.Modifiers) -> Bool {
    guard let list, list.hasRowFocus, let position = list.focusedPosition, let facts = list.facts, let now = list.renderer?.clock(),
      let search = list.interaction.type(letter, .init(modifiers), at: position, time: now, in: facts)
    else { return false }
    stop()
    self.search = search
    if goOn() { work = MainSource.whileIdle { [weak self] in self?.goOn() ?? false } }
    return true
  }

  /// Looks at some more rows; whether there is more to do.
  private func goOn() -> Bool {
    guard let list, let source = list.source, var search else { return false }
    let found = source.search(&search, budget: RowSearch.slice)
    self.search = found == nil && !search.isOver ? search : nil
    if let found, let facts = list.facts { list.perform(list.interaction.find(found, in: facts)) }
    return self.search != nil
  }

  /// Gives up a search whose rows are not what they were.
  func stop() {
    work?.cancel()
    work = nil
    search = nil
  }
}
