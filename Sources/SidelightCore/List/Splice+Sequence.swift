// Sequences of splices that run from front to back.

extension Splice {
  /// What two sequences do one after the other, as one sequence. Rows that the first one adds and the second one removes are in neither.
  /// O(first + second).
  package static func joined(_ first: [Splice], _ second: [Splice]) -> [Splice] {
    if first.isEmpty { return second }
    if second.isEmpty { return first }
    var first = Steps(first)
    var second = Steps(second)
    var joined = SpliceSequence()
    while !first.isOver || !second.isOver {
      switch (first.step, second.step) {
      case (.remove, _): joined.removed += first.take(first.length)
      case (_, .add): joined.added += second.take(second.length)
      case (let made, let done):
        let length = min(first.length, second.length)
        _ = first.take(length)
        _ = second.take(length)
        switch (made, done) {
        case (.add, .remove): break
        case (.add, _): joined.added += length
        case (_, .remove): joined.removed += length
        default: joined.keep(length)
        }
      }
    }
    joined.end()
    return joined.splices
  }

  /// The same change in fewer splices, for an observer to whom a splice costs something and a row without a widget nothing: neighbouring
  /// splices are told as one where no bound row lies in or between them.
  ///
  /// Nothing is told of a bound row that stays, so that no more splices remain than about twice the bound rows. O(splices + bound).
  ///
  /// - Parameter bound: The positions, before the change, of the rows that the observer keeps something for, ascending.
  package static func grouped(_ splices: [Splice], around bound: [Int]) -> [Splice] {
    guard splices.count > 1 else { return splices }
    var groups: [Splice] = []
    // Where the last group starts, before the change, and the first bound row from there on.
    var start = 0
    var next = 0
    var shift = 0
    for splice in splices {
      let first = splice.position - shift
      let end = first + splice.removed
      shift += splice.added - splice.removed
      if let last = groups.last, next >= bound.count || bound[next] >= end {
        groups[groups.count - 1] = Splice(
          position: last.position, removed: end - start, added: splice.position + splice.added - last.position)
      } else {
        groups.append(splice)
        start = first
        while next < bound.count, bound[next] < start { next += 1 }
      }
    }
    return groups
  }
}

/// Writes a sequence of splices from front to back.
private struct SpliceSequence {
  private(set) var splices: [Splice] = []
  private var position = 0
  var removed = 0
  var added = 0

  mutating func keep(_ length: Int) {
    end()
    position += length
  }

  mutating func end() {
    if removed > 0 || added > 0 { splices.append(Splice(position: position, removed: removed, added: added)) }
    position += added
    removed = 0
    added = 0
  }
}

/// A sequence of splices as steps over all rows, read piece by piece; what lies behind the last splice stays.
private struct Steps {
  enum Step { case keep, remove, add }
  private let splices: [Splice]
  private var next = 0
  /// How many rows of the result lie before what is left of the current step.
  private var position = 0
  private(set) var step = Step.keep
  private(set) var length = 0

  init(_ splices: [Splice]) {
    self.splices = splices
    length = splices[0].position
    settle()
  }

  var isOver: Bool { next >= splices.count }

  /// Goes on by a part of the step, and returns its length.
  mutating func take(_ taken: Int) -> Int {
    length -= taken
    if step != .remove { position += taken }
    settle()
    return taken
  }

  private mutating func settle() {
    while length == 0, !isOver {
      switch step {
      case .keep: (step, length) = (.remove, splices[next].removed)
      case .remove: (step, length) = (.add, splices[next].added)
      case .add:
        next += 1
        step = .keep
        length = isOver ? .max : splices[next].position - position
      }
    }
  }
}
