import SidelightCore

/// What a test does to the text of a field.
@MainActor struct HeadlessTyping {
  let driver: HeadlessDriver
  let field: NodeID

  func type(_ text: String) {
    for character in text {
      driver.edit(field, driver.text(of: field) + String(character))
      driver.update()
      let end = driver.text(of: field).unicodeScalars.count
      select(end..<end)
    }
  }

  func clear() {
    driver.edit(field, "")
    driver.update()
    select(0..<0)
  }

  func select(_ part: String) throws {
    guard let range = driver.text(of: field).scalars(ofFirst: part) else { throw TestFailure("There is no “\(part)” in the text.") }
    select(range)
  }

  private func select(_ range: Range<Int>) {
    if driver.tree.control(field)?.tellsSelection == true { driver.graph.send(.selectText(field, range)) }
  }
}

extension String {
  /// Where the first part of it is that says this, in Unicode scalars; the end for nothing, and nil where there is none.
  package func scalars(ofFirst part: String) -> Range<Int>? {
    let (all, some) = (Array(unicodeScalars), Array(part.unicodeScalars))
    if some.isEmpty { return all.count..<all.count }
    guard all.count >= some.count else { return nil }
    return (0...all.count - some.count).first { Array(all[$0..<$0 + some.count]) == some }.map { $0..<$0 + some.count }
  }
}
