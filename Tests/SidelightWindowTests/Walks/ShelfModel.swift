import Observation
import Sidelight
import SidelightCore

/// What a list shows that is changed at random: sections that fold, rows that come, go, move and hide, and a selection.
struct Shelf: Identifiable, Equatable {
  struct Book: Identifiable, Equatable {
    let id: Int
    var title: String

    init(_ id: Int) {
      self.id = id
      title = "\(id)"
    }

    var isFixed: Bool { id % 13 == 0 }
    var isKept: Bool { id % 17 == 0 }
  }

  let id: Int
  var books: [Book]
  var isExpanded = true

  /// The others have a footer.
  var folds: Bool { id % 3 != 2 }
  var isOpen: Bool { !folds || isExpanded }

  func shown(_ text: String) -> [Book] { text.isEmpty ? books : books.filter { $0.title.contains(text) } }

  /// The elements at some offsets of what is shown go in front of another one, and what is not shown stays in its place.
  mutating func move(_ offsets: [Int], to destination: Int, _ text: String) {
    var shown = shown(text)
    let moved = offsets.map { shown[$0] }
    let place = destination - offsets.filter { $0 < destination }.count
    for offset in offsets.sorted(by: >) { shown.remove(at: offset) }
    shown.insert(contentsOf: moved, at: place)
    var next = shown.makeIterator()
    for index in books.indices where text.isEmpty || books[index].title.contains(text) { if let book = next.next() { books[index] = book } }
  }

  mutating func remove(_ offsets: [Int], _ text: String) {
    let shown = shown(text)
    let gone = Set(offsets.map { shown[$0].id })
    books.removeAll { gone.contains($0.id) }
  }

  /// Five shelves: a few books, none, and more than a list has widgets for.
  static var some: [Shelf] {
    (0..<5).map { shelf in Shelf(id: shelf, books: (0..<[3, 0, 25, 400, 30][shelf]).map { Book(shelf * 1000 + $0) }) }
  }
}

@MainActor @Observable final class ShelfModel: WalkChoice {
  var shelves = Shelf.some
  var several: Set<Int> = []
  var one: Int?
  var needed = 0
  var text = ""
  var isSearching = false
  var editMode = EditMode.inactive

  func remove(_ offsets: IndexSet, from shelf: Int) {
    guard let index = shelves.firstIndex(where: { $0.id == shelf }) else { return }
    shelves[index].remove(Array(offsets), text)
  }

  func move(_ offsets: IndexSet, to destination: Int, in shelf: Int) {
    guard let index = shelves.firstIndex(where: { $0.id == shelf }) else { return }
    shelves[index].move(Array(offsets), to: destination, text)
  }
}

/// The list of a walk: with one of the four kinds of selection, and edited through bindings, which is undone, or by actions, under a search.
struct ShelfView: View {
  @Bindable var model: ShelfModel
  let mode: SelectionMode
  let isUndoable: Bool

  var body: some View {
    Group {
      if isUndoable {
        list
      } else {
        NavigationStack { list.searchable(text: $model.text, isPresented: $model.isSearching) }
      }
    }
    .environment(\.editMode, $model.editMode)
  }

  @ViewBuilder private var list: some View {
    let rows = ShelfRows(model: model, isUndoable: isUndoable)
    switch mode {
    case .none: List { rows }.listStyle(.sidebar)
    case .single: List(selection: $model.one) { rows }.listStyle(.sidebar)
    case .required: List(selection: $model.needed) { rows }.listStyle(.sidebar)
    case .multiple: List(selection: $model.several) { rows }.listStyle(.sidebar)
    }
  }
}

private struct ShelfRows: View {
  @Bindable var model: ShelfModel
  let isUndoable: Bool

  var body: some View {
    ForEach($model.shelves) { $shelf in
      if shelf.folds {
        Section(isExpanded: $shelf.isExpanded) {
          ShelfBooks(model: model, shelf: $shelf, isUndoable: isUndoable)
        } header: {
          Text("Shelf \(shelf.id)")
        }
      } else {
        Section {
          ShelfBooks(model: model, shelf: $shelf, isUndoable: isUndoable)
        } header: {
          Text("Shelf \(shelf.id)")
        } footer: {
          Text("End \(shelf.id)")
        }
      }
    }
  }
}

private struct ShelfBooks: View {
  let model: ShelfModel
  @Binding var shelf: Shelf
  let isUndoable: Bool

  var body: some View {
    if isUndoable {
      ForEach($shelf.books, editActions: .all) { $book in Text(book.title).moveDisabled(book.isFixed).deleteDisabled(book.isKept) }
    } else {
      let id = shelf.id
      ForEach(shelf.shown(model.text)) { Text($0.title).moveDisabled($0.isFixed).deleteDisabled($0.isKept) }
        .onDelete { model.remove($0, from: id) }
        .onMove { model.move($0, to: $1, in: id) }
    }
  }
}
