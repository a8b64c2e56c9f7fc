/// One structural change of a flat list: at `position`, `removed` rows go and `added` rows come.
///
/// A sequence of splices is in application order: each position counts rows as the splices before it left them. The sequences that this
/// module makes also run from the front to the back, so that everything before a splice is already as it will stay.
package struct Splice: Hashable, Sendable {
  package var position: Int
  package var removed: Int
  package var added: Int

  package init(position: Int, removed: Int, added: Int) {
    self.position = position
    self.removed = removed
    self.added = added
  }

  /// The single change that says at least what a sequence in application order says, for an observer that may look at the whole
  /// list, which is already new, after hearing of each change; nil when nothing changed.
  ///
  /// Rows between two of the splices are removed and added again by it, and recognised by their tokens.
  package static func covering(_ splices: [Splice]) -> Splice? {
    guard let first = splices.first else { return nil }
    return splices.dropFirst().reduce(first) { $0.followed(by: $1) }
  }

  /// Where what stands at a position is after a sequence in application order. What goes is followed by what takes its place: what comes there,
  /// or else the next one.
  package static func place(of position: Int, after splices: [Splice]) -> Int {
    splices.reduce(position) { place, splice in
      if place < splice.position { return place }
      let offset = place - splice.position
      return offset < splice.removed ? splice.position + min(offset, splice.added) : place + splice.added - splice.removed
    }
  }

  /// The single change that says at least what this one and then another one say, wherever they lie.
  package func followed(by next: Splice) -> Splice {
    let start = min(position, next.position)
    let end = max(position + added, next.position + next.removed)
    return Splice(position: start, removed: end - added + removed - start, added: end - next.removed + next.added - start)
  }
}

/// An element, or several neighbours, that one change removes at one place and adds again at another.
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
