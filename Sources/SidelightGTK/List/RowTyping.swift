import SidelightBridge
import SidelightCore

/// Letters that are typed in a list lead to the next row that begins with them.
///
/// The search goes on in idles, a slice in each, so that a list of any length stays responsive, and ends with the next letter. An idle
/// list has neither timer nor idle.
@MainActor final class RowTyping {
  private weak var list: ListController?
  private var word = TypeAhead()
  private var search: RowSearch?
  private var work: MainSource?

  init(_ list: ListController) { self.list = list }

  /// Whether a space belongs to the word.
  var isUnderWay: Bool { list?.renderer.map { word.isTyping(at: $0.clock()) } ?? false }

  func type(_ letter: Character) -> Bool {
    guard let list, let source = list.source, let now = list.renderer?.clock() else { return false }
    stop()
    guard let search = word.type(letter, at: now, cursor: list.focusedPosition, count: source.rowCount) else { return false }
    self.search = search
    if goOn() { work = MainSource.whileIdle { [weak self] in self?.goOn() ?? false } }
    return true
  }

  /// Looks at some more rows; whether there is more to do.
  private func goOn() -> Bool {
    guard let list, let source = list.source, var search else { return false }
    let found = source.search(&search, budget: RowSearch.slice)
    self.search = found == nil && !search.isOver ? search : nil
    if let found { list.go(to: found) }
    return self.search != nil
  }

  /// Gives up a search whose rows are not what they were.
  func stop() {
    work?.cancel()
    work = nil
    search = nil
  }
}

extension ListController {
  /// A row with the focus takes letters; a control in a row has them to itself.
  func listenToLetters() {
    let keys = KeyController()
    keys.phase = .capture
    keys.onTyped { [weak self] letter, modifiers in
      guard let self, modifiers.isSubset(of: .shift), hasRowFocus, typing.isUnderWay || letter != " " && !isOpeningSign(letter) else {
        return false
      }
      return typing.type(letter)
    }
    list.addController(keys)
  }
}
