import SidelightBridge

/// Rows 0..<count whose tokens are stable, with a selection of its own, which notes what GTK asks for.
@MainActor final class Rows: RowListSource {
  private(set) var tokens: Tokens
  var selected: Set<Int> = []
  /// Rows that refuse to be selected, as headers do.
  var refusing: Set<Int> = []
  private(set) var requests: [String] = []
  weak var model: RowListModel?

  /// A range of a million costs nothing; the first change makes it an array.
  enum Tokens {
    case range(Range<Int>)
    case list([Int])
  }

  init(count: Int) {
    tokens = .range(0..<count)
  }

  var count: Int {
    switch tokens {
    case .range(let range): range.count
    case .list(let list): list.count
    }
  }

  func token(at index: Int) -> Int? {
    guard index < count else { return nil }
    return switch tokens {
    case .range(let range): range.lowerBound + index
    case .list(let list): list[index]
    }
  }

  func replace(_ range: Range<Int>, with new: [Int]) {
    var list = (0..<count).compactMap { token(at: $0) }
    list.replaceSubrange(range, with: new)
    tokens = .list(list)
    model?.itemsChanged(at: range.lowerBound, removed: range.count, added: new.count)
  }

  func forgetRequests() {
    requests = []
  }

  private func change(_ request: String, to new: Set<Int>) -> Bool {
    requests.append(request)
    let accepted = new.subtracting(refusing)
    guard accepted != selected else { return true }
    selected = accepted
    model?.selectionChanged(0..<count)
    return true
  }

  func isSelected(_ index: Int) -> Bool { selected.contains(index) }

  func select(_ index: Int, unselectRest: Bool) -> Bool {
    change("select \(index)\(unselectRest ? " only" : "")", to: unselectRest ? [index] : selected.union([index]))
  }

  func unselect(_ index: Int) -> Bool {
    change("unselect \(index)", to: selected.subtracting([index]))
  }

  func selectRange(_ range: Range<Int>, unselectRest: Bool) -> Bool {
    change("select \(range)\(unselectRest ? " only" : "")", to: unselectRest ? Set(range) : selected.union(range))
  }

  func unselectRange(_ range: Range<Int>) -> Bool {
    change("unselect \(range)", to: selected.subtracting(range))
  }

  func selectAll() -> Bool { change("select all", to: Set(0..<min(count, 100))) }

  func unselectAll() -> Bool { change("unselect all", to: []) }

  func setSelection(_ selected: [Range<Int>], mask: [Range<Int>]) -> Bool {
    var new = self.selected
    for range in mask { new.subtract(range) }
    for range in selected { for index in range where mask.contains(where: { $0.contains(index) }) { new.insert(index) } }
    return change("set \(selected) of \(mask)", to: new)
  }
}
