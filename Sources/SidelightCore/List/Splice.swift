/// One structural change of a flat list: at `position`, `removed` rows go and `added` rows come.
///
/// A sequence of splices is in the order in which they apply: each position counts the rows as the splices before it left them. The
/// sequences that this module makes also run from front to back, so that everything before a splice is already final.
package struct Splice: Hashable, Sendable {
  package var position: Int
  package var removed: Int
  package var added: Int

  package init(position: Int, removed: Int, added: Int) {
    self.position = position
    self.removed = removed
    self.added = added
  }

  /// One change that covers a sequence, for an observer that looks at the whole list, which is already new, after each change; nil if
  /// nothing changed.
  ///
  /// It removes and adds again the rows between two splices; they are recognised by their tokens.
  package static func covering(_ splices: [Splice]) -> Splice? {
    guard let first = splices.first else { return nil }
    return splices.dropFirst().reduce(first) { $0.followed(by: $1) }
  }

  /// The position, after a sequence, of the row at a position before it. For a row that is removed, the position of the one that replaces it, or
  /// else of the next one.
  package static func position(of position: Int, after splices: [Splice]) -> Int {
    splices.reduce(position) { position, splice in
      if position < splice.position { return position }
      let offset = position - splice.position
      return offset < splice.removed ? splice.position + min(offset, splice.added) : position + splice.added - splice.removed
    }
  }

  /// One change that covers this one and another one after it.
  package func followed(by next: Splice) -> Splice {
    let start = min(position, next.position)
    let end = max(position + added, next.position + next.removed)
    return Splice(position: start, removed: end - added + removed - start, added: end - next.removed + next.added - start)
  }
}

/// An element, or several neighbours, that a change moves: it removes them at one offset and adds them at another.
package struct RowMove: Hashable, Sendable {
  /// The offset before the change, of the first one.
  package var from: Int

  /// The offset after the change, of the first one.
  package var to: Int

  /// How many there are; a difference of identities tells of one at a time.
  package var count: Int

  package init(from: Int, to: Int, count: Int = 1) {
    self.from = from
    self.to = to
    self.count = count
  }
}
