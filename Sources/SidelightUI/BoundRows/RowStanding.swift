/// What the selection of a list knows of a row in use.
struct RowStanding {
  /// What selecting the row stands for was looked up, and is the same until the row is another one or says something else.
  private(set) var isKnown = false
  private(set) var isSelected = false
  /// The turn of the selection that the answer is of.
  private(set) var turn = -1

  /// The row is another one from now on, or in use no more.
  mutating func forget() { isKnown = false }

  /// What it stands for was looked up, so that it has to be asked again whether it is selected.
  mutating func learn() {
    isKnown = true
    turn = -1
  }

  mutating func answer(_ isSelected: Bool, in turn: Int) {
    self.isSelected = isSelected
    self.turn = turn
  }
}
