/// What is known of a list's rows by their positions, whether they are made or not.
@MainActor package protocol RowFacts: AnyObject {
  var rowCount: Int { get }
  /// A number that stays with a row while it is in use, wherever data changes move it.
  func token(at index: Int) -> Int
  /// Where the row of a token is now; nil once it has left the list.
  func index(ofToken token: Int) -> Int?
  func isSelected(_ index: Int) -> Bool
  /// Whether a row is a header or a footer. Complexity: O(log(sources of rows)).
  func isHeading(_ index: Int) -> Bool
  /// Whether the section of a header is open; nil for other rows, and where it does not fold.
  func isOpen(_ index: Int) -> Bool?
  /// Whether a row may be selected as far as that is known: of one that is not made it may turn out that it stands for nothing.
  func maySelect(_ index: Int) -> Bool
  /// Whether anything is selected, shown or not.
  var hasSelection: Bool { get }
  /// Where the row of an outline is that a row is below; nil for a row at the top.
  func parent(of index: Int) -> Int?
  /// Whether a deletion would find anything that may go. Complexity: O(rows) where rows are selected that are not bound.
  func mayDelete(_ index: Int, _ scope: DeletionScope) -> Bool
}

extension RowFacts {
  package func parent(of index: Int) -> Int? { nil }
  package func mayDelete(_ index: Int, _ scope: DeletionScope) -> Bool { false }
}
