/// The rows of a list by their tokens. The low half of a token is a small number that no other living token has, so that finding a row
/// hashes nothing.
@MainActor struct RowTable {
  private var rows: [RowNode?] = []

  subscript(token: Int) -> RowNode? {
    get {
      let place = token & 0xFFFF_FFFF
      guard token >= 0, place < rows.count, let row = rows[place], row.token == token else { return nil }
      return row
    }
    set {
      guard token >= 0 else { return }
      let place = token & 0xFFFF_FFFF
      while place >= rows.count { rows.append(nil) }
      rows[place] = newValue
    }
  }
}
