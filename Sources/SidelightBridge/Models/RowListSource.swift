/// What a `RowListModel` shows and asks: the rows, and the selection, which belongs to the source.
///
/// Indices are always within `0..<count`, except where a token is asked for. The selection functions return whether the request was
/// understood, which is not whether it changed anything: a header that refuses to be selected answers `true` and stays as it is. A source
/// whose selection changes, for whatever reason, tells the model with `selectionChanged`.
@MainActor package protocol RowListSource: AnyObject {
  var count: Int { get }

  /// The number that stands for the row as long as it lives, wherever it moves; nil where there is no row. GTK asks it for each that it shows.
  func token(at index: Int) -> Int?

  func isSelected(_ index: Int) -> Bool

  /// Whether some row may be selected: where none is, GTK's questions about each row are not asked here. The default is yes.
  var hasSelection: Bool { get }

  /// The rows that are shown, from front to back, and whether each is selected. GTK asks it of all of them after each change of the rows;
  /// about those that are left out here the source is asked one by one. The default leaves out all.
  func boundSelection() -> [(index: Int, isSelected: Bool)]

  func select(_ index: Int, unselectRest: Bool) -> Bool
  func unselect(_ index: Int) -> Bool
  func selectRange(_ range: Range<Int>, unselectRest: Bool) -> Bool
  func unselectRange(_ range: Range<Int>) -> Bool
  func selectAll() -> Bool
  func unselectAll() -> Bool

  /// Makes the rows of `mask` selected if they are in `selected`, and unselected otherwise. Both are ascending.
  func setSelection(_ selected: [Range<Int>], mask: [Range<Int>]) -> Bool

  /// The selected rows within `range`, ascending. The default asks row by row.
  func selectedRanges(in range: Range<Int>) -> [Range<Int>]
}

extension RowListSource {
  package var hasSelection: Bool { true }

  package func boundSelection() -> [(index: Int, isSelected: Bool)] { [] }

  package func selectedRanges(in range: Range<Int>) -> [Range<Int>] {
    var result: [Range<Int>] = []
    for index in range where isSelected(index) {
      if let last = result.last, last.upperBound == index {
        result[result.count - 1] = last.lowerBound..<index + 1
      } else {
        result.append(index..<index + 1)
      }
    }
    return result
  }
}
