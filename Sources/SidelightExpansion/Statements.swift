/// Finds statements and what stands before a declaration, as far as tokens tell.
extension Source {
  /// What stands before the keyword of a declaration.
  struct DeclarationHead {
    /// The names of the attributes, with the places of their tokens.
    var attributes: [(name: String, places: Range<Int>)] = []
    /// The words between the attributes and the keyword, such as `private` and `static`.
    var modifiers: [String] = []
    /// The place behind all that: of `var`, where a variable is declared.
    var end: Int
  }

  /// What stands before the keyword of the declaration that begins at a place.
  func head(at start: Int) -> DeclarationHead {
    var head = DeclarationHead(end: start)
    while head.end < tokens.count {
      if has("@", at: head.end) {
        let first = head.end
        head.end += 2
        while has(".", at: head.end) { head.end += 2 }
        let name = text(tokens[min(head.end, tokens.count) - 1])
        if has("<", at: head.end), touches(head.end) { head.end = closingAngle(of: head.end) + 1 }
        if has("(", at: head.end), touches(head.end) { head.end = closing(of: head.end) + 1 }
        head.attributes.append((name, first..<head.end))
      } else if Self.modifiers.contains(text(tokens[head.end])) {
        head.modifiers.append(text(tokens[head.end]))
        head.end += 1
        if has("(", at: head.end) { head.end = closing(of: head.end) + 1 }
      } else {
        break
      }
    }
    return head
  }

  private static let modifiers: Set = [
    "public", "package", "internal", "fileprivate", "private", "open", "static", "class", "final", "lazy", "nonisolated", "weak", "unowned",
    "override", "dynamic", "mutating",
  ]

  /// The place of the sign that closes the generic arguments that begin at a place.
  private func closingAngle(of start: Int) -> Int {
    var depth = 0
    var place = start
    while place < tokens.count {
      let sign = text(tokens[place])
      if tokens[place].kind == .sign, sign != "->" { depth += sign.count { $0 == "<" } - sign.count { $0 == ">" } }
      if depth <= 0 { return place }
      place += 1
    }
    return tokens.count - 1
  }

  /// The places of the statements between two places, each with all its tokens.
  func statements(in places: Range<Int>) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var place = places.lowerBound
    while place < places.upperBound {
      if has(";", at: place) {
        place += 1
        continue
      }
      let start = place
      // Attributes may stand in lines of their own.
      place = min(max(head(at: place).end, place), places.upperBound - 1)
      repeat {
        place = tokens[place].kind == .opening ? closing(of: place) + 1 : place + 1
      } while place < places.upperBound && !has(";", at: place) && !isBetweenStatements(place)
      found.append(start..<min(place, places.upperBound))
    }
    return found
  }

  /// Whether a statement ends before the token at a place and another one begins with it.
  private func isBetweenStatements(_ place: Int) -> Bool {
    guard tokens[place].startsLine else { return false }
    let (before, after) = (tokens[place - 1], tokens[place])
    if before.kind == .sign, !isPostfix(place - 1) { return false }
    if after.kind == .sign { return isPrefix(place) }
    if text(after) == "{" || Self.continuing.contains(text(after)) { return false }
    return !Self.unfinished.contains(text(before))
  }

  private static let continuing: Set = ["else", "is", "as", "where", "catch", "in"]
  private static let unfinished: Set = ["let", "var", "return", "try", "await", "is", "as", "in", "else", "case", "if", "guard", "switch"]

  /// Whether the sign at a place belongs to what stands before it alone, as the one of an optional type does.
  private func isPostfix(_ place: Int) -> Bool {
    let sign = text(tokens[place])
    return touches(place) && ["?", "!", ">", ">?", "?>", ">>", ">!", "??"].contains(sign)
  }

  /// Whether the sign at a place belongs to what follows it alone. A dot in a new line goes on with the line before.
  private func isPrefix(_ place: Int) -> Bool {
    let sign = text(tokens[place])
    if ["@", "#", "\\"].contains(sign) { return true }
    if sign.hasPrefix(".") || [",", ":", "=", "->"].contains(sign) { return false }
    return place + 1 < tokens.count && touches(place + 1)
  }
}
