import SidelightGTK

/// What the program does.
extension ShelfWalk {
  func program(_ step: Step) -> String {
    let shelf = pick(shelves.count)
    let count = shelves[shelf].books.count
    var note = "in \(shelves[shelf].id)"
    switch step {
    case .insert:
      for _ in 0..<1 + pick(4) {
        next += 1
        let place = pick(shelves[shelf].books.count + 1)
        shelves[shelf].books.insert(Shelf.Book(next), at: place)
        note += ", \(next) at \(place)"
      }
    case .remove:
      for _ in 0..<min(count, 1 + pick(5)) {
        let gone = shelves[shelf].books.remove(at: pick(shelves[shelf].books.count))
        forget([gone.id])
        note += ", \(gone.id)"
      }
    case .move where count > 0:
      let from = pick(count)
      let to = pick(count)
      shelves[shelf].books.insert(shelves[shelf].books.remove(at: from), at: to)
      note += " from \(from) to \(to)"
    case .carry where count > 0:
      let other = pick(shelves.count)
      let book = shelves[shelf].books.remove(at: pick(count))
      let place = pick(shelves[other].books.count + 1)
      shelves[other].books.insert(book, at: place)
      // In another section it is another row, and the one with the focus is gone.
      if other != shelf, focused == "book \(book.id)" { focus = .on(lines.map(\.id)) }
      note = "\(book.id) to \(place) in \(shelves[other].id)"
    case .swap where count > 0:
      let places = (pick(count), pick(count))
      shelves[shelf].books.swapAt(places.0, places.1)
      note += " \(places)"
    case .shuffle where happens(oneIn: 4): shelves[shelf].books.shuffle(using: &random)
    case .replace where happens(oneIn: 5):
      forget(shelves[shelf].books.map(\.id))
      shelves[shelf].books = (0..<pick(600)).map { Shelf.Book(next + $0 + 1) }
      next += 600
    case .again: break
    case .retitle:
      for _ in 0..<min(count, 3) {
        let index = pick(count)
        if shelves[shelf].books[index].title.count < 9 { shelves[shelf].books[index].title += "\(pick(10))" }
      }
    case .fold: if shelves[shelf].folds { shelves[shelf].isExpanded.toggle() }
    case .reorder where happens(oneIn: 3): shelves.shuffle(using: &random)
    case .write: write(among: shelves.flatMap(\.books).map(\.id))
    case .search: return search()
    case .endSearch: return endSearch()
    case .edit where happens(oneIn: 3):
      isEditing.toggle()
      model.editMode = isEditing ? .active : .inactive
      return isEditing ? "begins" : "ends"
    case .scroll:
      let position = pick(lines.count)
      list.list.scroll(to: position)
      return "to \(position)"
    case .jump:
      guard let position = (0..<9).lazy.map({ _ in self.pick(self.lines.count) }).first(where: isStop) else { return "nowhere" }
      list.list.scroll(to: position, focus: true)
      // A heading hands on a focus that comes from outside.
      focus = focused == nil && rows[position].book == nil ? .free : .on([lines[position].id])
      return "to \(position)"
    default: return "not"
    }
    // Elements that are equal and lie elsewhere in memory.
    model.shelves = shelves.map { shelf in
      var copy = shelf
      copy.books = Array(shelf.books.map { $0 })
      return copy
    }
    return note
  }

  /// Arrows stop at books and at headers that fold.
  func isStop(_ position: Int) -> Bool {
    let rows = rows
    switch rows[position] {
    case .header(let index): return shelves[index].folds
    case .book: return true
    case .footer: return false
    }
  }

  private func search() -> String {
    guard !isUndoable else { return "not" }
    text = ["1", "2", "30", "7", "x"][pick(5)]
    model.text = text
    isSearching = true
    dataSinceSearch = nil
    // The field may take it.
    focus = .free
    return "for \(text)"
  }

  private func endSearch() -> String {
    guard isSearching else { return "not" }
    let hidesNothing = shelves.allSatisfy { $0.shown(text).count == $0.books.count }
    text = ""
    isSearching = false
    model.text = ""
    model.isSearching = false
    if hidesNothing { dataSinceSearch = arrangement } else { leaveOnlyData() }
    focus = .free
    return ""
  }
}
