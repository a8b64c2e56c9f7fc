/// What is known about the rows of a list by their positions, whether they are made or not.
@MainActor package protocol RowFacts: AnyObject {
  var rowCount: Int { get }
  /// The token of a row: a number that stays with it while it is in use, wherever changes of the data move it.
  func token(at index: Int) -> Int
  /// The position of the row of a token; nil once the row has left the list.
  func index(ofToken token: Int) -> Int?
  func isSelected(_ index: Int) -> Bool
  /// Whether a row is a header or a footer. Complexity: O(log segments).
  func isHeading(_ index: Int) -> Bool
  /// Whether the section of a header is open; nil for other rows, and if the section can't be folded.
  func isOpen(_ index: Int) -> Bool?
  /// Whether a row may be selected, as far as that is known. A row that is not made yet may turn out to have no value to select.
  func maySelect(_ index: Int) -> Bool
  /// Whether anything is selected, shown or not.
  var hasSelection: Bool { get }
  /// The position of the parent of a row in an outline; nil for a row at the top.
  func parent(of index: Int) -> Int?
  /// Whether a deletion would delete anything. Complexity: O(rows) if rows are selected that are not bound.
  func mayDelete(_ index: Int, _ scope: DeletionScope) -> Bool
}

extension RowFacts {
  /// Whether there is anything but headings. Complexity: O(headings before the first row).
  package var hasRows: Bool { (0..<rowCount).contains { !isHeading($0) } }

  package func parent(of index: Int) -> Int? { nil }
  package func mayDelete(_ index: Int, _ scope: DeletionScope) -> Bool { false }
}
