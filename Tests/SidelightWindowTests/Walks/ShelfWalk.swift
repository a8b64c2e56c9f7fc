import SidelightCore
import SidelightGTK
import SidelightTesting
import SidelightUI

/// Random steps in a list of sections, beside an array of arrays.
@MainActor final class ShelfWalk: ListWalk {
  enum Step: CaseIterable {
    case insert, remove, move, carry, swap, shuffle, replace, again, retitle, fold, reorder, write, search, endSearch, edit
    case click, add, extend, foldByUser, key, shiftKeys, all, nothing, delete, deleteAlone, moveByKey, drag, scroll, jump
  }

  enum Row {
    case header(Int)
    case book(shelf: Int, offset: Int, Shelf.Book)
    case footer(Int)

    var book: Shelf.Book? { if case .book(_, _, let book) = self { book } else { nil } }
  }

  let model: ShelfModel
  let isUndoable: Bool
  /// What the data should be.
  var shelves = Shelf.some
  var text = ""
  var isSearching = false
  var isEditing = false
  var next = 10_000
  /// The program changed the data in the middle of what the user did.
  var isDisturbed = false

  init(seed: UInt64) async throws {
    let model = ShelfModel()
    let mode: SelectionMode = [.multiple, .single, .multiple, .required, .multiple, .none][Int(seed % 6)]
    let isUndoable = seed.isMultiple(of: 2) == (seed % 4 < 2)
    self.model = model
    self.isUndoable = isUndoable
    try super.init(await ViewScene(width: 320, height: 500) { ShelfView(model: model, mode: mode, isUndoable: isUndoable) }, model, mode)
  }

  var rows: [Row] {
    shelves.indices.flatMap { index -> [Row] in
      let shelf = shelves[index]
      let books = shelf.isOpen ? shelf.shown(text).enumerated().map { Row.book(shelf: index, offset: $0.offset, $0.element) } : []
      return [.header(index)] + books + (shelf.folds ? [] : [.footer(index)])
    }
  }

  func line(_ row: Row) -> WalkLine {
    switch row {
    case .header(let index):
      let shelf = shelves[index]
      let isExpanded = shelf.folds ? shelf.isExpanded : nil
      return WalkLine(id: "header \(shelf.id)", text: "Shelf \(shelf.id)", isExpanded: isExpanded, isHeading: true)
    case .book(_, _, let book):
      return WalkLine(id: "book \(book.id)", text: book.title, isSelected: selected.contains(book.id), element: book.id)
    case .footer(let index): return WalkLine(id: "footer \(shelves[index].id)", text: "End \(shelves[index].id)", isHeading: true)
    }
  }

  override var lines: [WalkLine] { rows.map(line) }

  override var elements: Set<Int> { Set(shelves.flatMap(\.books).map(\.id)) }

  /// Below the heading of the section that is folded.
  override func hiddenPlace(of element: Int) -> Int? {
    guard let home = shelves.first(where: { $0.books.contains { $0.id == element } }) else { return nil }
    return lines.firstIndex { $0.id == "header \(home.id)" }.map { $0 + 1 }
  }

  override var isFiltered: Bool { !text.isEmpty }

  override var dataFaults: [String] {
    guard model.shelves != shelves else { return super.dataFaults }
    let now = Set(model.shelves.flatMap(\.books).map(\.id))
    let wanted = Set(shelves.flatMap(\.books).map(\.id))
    let difference = "\(now.subtracting(wanted).sorted().prefix(9)) too many, \(wanted.subtracting(now).sorted().prefix(9)) missing"
    return super.dataFaults + ["the data are not what they should be: \(difference)"]
  }

  /// The data as they were when a search ended that had hidden nothing, so that nothing came back. What has left them stays selected until
  /// they change: an app that filters elsewhere might bring it back until then.
  var dataSinceSearch: [[Int]]?

  /// All elements, shelf by shelf.
  var arrangement: [[Int]] { shelves.map { [$0.id] + $0.books.map(\.id) } }

  override var hasNewData: Bool { dataSinceSearch != arrangement }

  /// The first change of the data after a search takes what is gone from the selection.
  func noticeData() {
    guard let dataSinceSearch, dataSinceSearch != arrangement else { return }
    self.dataSinceSearch = nil
    leaveOnlyData()
  }

  /// One that has to be selected is followed by another: `followSelection()` says by which.
  func leaveOnlyData() { if mode != .required { selected.formIntersection(shelves.flatMap(\.books).map(\.id)) } }

  override func conclude() { noticeData() }

  override var editsRows: Bool { isEditing }

  override func fold(_ position: Int, _ isExpanded: Bool?) {
    guard case .header(let index) = rows[position], shelves[index].folds else { return remarks.append("row \(position) does not fold") }
    focus = .on([line(rows[position]).id])
    shelves[index].isExpanded.toggle()
  }

  override func act() async -> String {
    let step = Step.allCases.randomElement(using: &random) ?? .scroll
    switch step {
    case .click, .add, .extend, .foldByUser, .delete, .deleteAlone, .moveByKey, .drag: return "\(step) \(await hand(step))"
    case .key, .shiftKeys, .all, .nothing: return "\(step) \(await keyboard(step))"
    default: return "\(step) \(program(step))"
    }
  }

  /// Elements left the data: until a search ends nobody knows which ones. A required one is followed after the step.
  func forget(_ gone: some Sequence<Int>) {
    if !isSearching, mode != .required { selected.subtract(gone) }
  }
}
