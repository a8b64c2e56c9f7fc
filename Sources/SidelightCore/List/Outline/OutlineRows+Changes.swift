extension OutlineRows {
  /// What a change of the children of one element changes in the outline.
  package struct Change: Sendable {
    /// The changes of the rows.
    package var rows: IdentityDiff
    /// The open elements that are gone, each before those below it.
    package var closed: [Closed]
  }

  /// Changes the children of an open element from the old ones of a difference to the new ones. What is open below a child moves with it.
  /// O(log open elements) for each splice and each open child that moves or goes, and O(open children).
  package mutating func apply(_ difference: IdentityDiff, to branch: OutlineBranch) -> Change {
    guard !difference.splices.isEmpty else { return Change(rows: difference, closed: []) }
    let node = branch.rawValue
    let moves = difference.moves.map { (old: position(of: $0.from, in: branch), rows: 1 + openRows(at: $0.from, of: branch), move: $0) }
    let splices = flatten(difference, of: branch, moves.map { (to: $0.move.to, rows: $0.rows) })

    var closed: [Closed] = []
    var moving: [(branch: Int, piece: Int)] = []
    let targets = branches[node].open.isEmpty ? [:] : Dictionary(difference.moves.map { ($0.from, $0.to) }, uniquingKeysWith: { $1 })
    for range in difference.removedRanges {
      while let child = firstOpenChild(in: range, of: node) {
        let piece = detach(child)
        if let target = targets[branches[child].offset] {
          // Its position is found when all others have theirs.
          tree.setCount(0, of: 2 * child + 1)
          branches[child].offset = target
          moving.append((child, piece))
        } else {
          closed += release(child)
        }
      }
    }
    // No open child is left in what is removed, so that every splice lies within one run.
    var shift = 0
    for splice in difference.splices {
      let run = run(of: splice.position - shift, in: node).run
      tree.setCount(tree.count(of: run) + splice.added - splice.removed, of: run)
      shift += splice.added - splice.removed
    }
    shiftOpenChildren(of: node, by: difference.splices)
    branches[node].count += shift
    for (child, piece) in moving { attach(child, piece) }

    let rowMoves = moves.map { RowMove(from: $0.old, to: position(of: $0.move.to, in: branch), count: $0.rows) }
    return Change(rows: IdentityDiff(splices: splices, moves: rowMoves, duplicates: []), closed: closed)
  }

  private func openRows(at offset: Int, of branch: OutlineBranch) -> Int { openChild(at: offset, of: branch).map(rowCount(of:)) ?? 0 }

  private func firstOpenChild(in range: Range<Int>, of branch: Int) -> Int? {
    let index = firstOpen(from: range.lowerBound, in: branch)
    guard index < branches[branch].open.count else { return nil }
    let child = branches[branch].open[index]
    return range.contains(branches[child].offset) ? child : nil
  }

  /// Turns splices of the children of an element into splices of the rows. What is open below a child goes and comes with it.
  private func flatten(_ difference: IdentityDiff, of branch: OutlineBranch, _ moved: [(to: Int, rows: Int)]) -> [Splice] {
    var splices: [Splice] = []
    var shift = 0
    var next = 0
    for (splice, range) in zip(difference.splices, difference.removedRanges) {
      let start = position(of: range.lowerBound, in: branch)
      let removed = position(of: range.upperBound, in: branch) - start
      var added = splice.added
      while next < moved.count, moved[next].to < splice.position + splice.added {
        added += moved[next].rows - 1
        next += 1
      }
      splices.append(Splice(position: start + shift, removed: removed, added: added))
      shift += added - removed
    }
    return splices
  }

  private mutating func shiftOpenChildren(of branch: Int, by splices: [Splice]) {
    var next = 0
    var shift = 0
    for child in branches[branch].open {
      while next < splices.count, splices[next].position - shift + splices[next].removed <= branches[child].offset {
        shift += splices[next].added - splices[next].removed
        next += 1
      }
      branches[child].offset += shift
    }
  }
}

extension IdentityDiff {
  /// The offsets in the old list of the elements that each splice removes.
  package var removedRanges: [Range<Int>] {
    var shift = 0
    return splices.map { splice in
      defer { shift += splice.added - splice.removed }
      let start = splice.position - shift
      return start..<(start + splice.removed)
    }
  }

  /// One run of rows that came or went.
  package static func rows(at position: Int, removed: Int = 0, added: Int = 0) -> IdentityDiff {
    IdentityDiff(removed: removed, added: added, start: position)
  }
}
