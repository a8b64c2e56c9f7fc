/// The rows of a list by their tokens. The low half of a token is a small number that no other living token has, so that finding a row
/// hashes nothing.
@MainActor struct RowTable {
  private var rows: [RowNode?] = []

  subscript(token: Int) -> RowNode? {
    let place = token & 0xFFFF_FFFF
    guard token >= 0, place < rows.count, let row = rows[place], row.token == token else { return nil }
    return row
  }

  /// Gives a row its token; says whether that is another one than before.
  mutating func put(_ row: RowNode, at token: Int) -> Bool {
    let isNew = row.token != token
    if isNew {
      remove(row)
      row.token = token
    }
    let place = token & 0xFFFF_FFFF
    while place >= rows.count { rows.append(nil) }
    rows[place] = row
    return isNew
  }

  /// Forgets a row, unless another one has its place by now.
  mutating func remove(_ row: RowNode) {
    let place = row.token & 0xFFFF_FFFF
    if row.isPlaced, place < rows.count, rows[place] === row { rows[place] = nil }
  }
}
