import SidelightCore

/// What a list wrote to the binding of its selection and has not found there yet: it tells the list's own changes from those of code.
struct SelectionWrites<Value: Hashable> {
  /// What was selected before the first of the writes. A binding that refuses them holds it again.
  private var before: Selection<Value>?
  /// In the order in which they were written. A setter may store them later than it is called, one after the other.
  private var values: [Selection<Value>] = []

  /// More writes than these in a row that a binding never answers are not told from changes of code any more.
  private static var limit: Int { 16 }

  /// The list writes what the user selected.
  mutating func add(_ new: Selection<Value>, insteadOf old: Selection<Value>) {
    // Several changes may come before the binding has answered the first.
    if before == nil { before = old }
    add(new)
  }

  /// The list writes what is left of the selection when elements went. That nothing is left is the data's doing, and so that of code.
  mutating func addRemainder(_ new: Selection<Value>) {
    if !new.values.isEmpty { add(new) }
  }

  private mutating func add(_ new: Selection<Value>) {
    values.append(new)
    if values.count > Self.limit { values.removeFirst() }
  }

  /// The binding holds what the list knows.
  mutating func confirm(_ selection: Selection<Value>) {
    before = nil
    if values.last == selection { values = [] }
  }

  /// Who brought about what the binding holds now, which is not what the list knew.
  mutating func author(of new: Selection<Value>) -> SelectionAuthor {
    let isRefusal = new == before
    before = nil
    if let index = values.firstIndex(of: new) {
      values.removeFirst(index + 1)
      return .list
    }
    if !isRefusal { values = [] }
    return isRefusal ? .list : .code
  }
}
