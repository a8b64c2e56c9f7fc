/// An ordered sequence of runs of rows, in which positions are found and changed in O(log runs): a treap without objects.
///
/// A run is an index chosen by the user of the tree. Whole pieces are cut out of the tree and put back in, so that rows which come and go
/// together cost the same for any number of them. Nothing is recursive: every walk is a loop along the height of the tree, which is
/// logarithmic because the priorities are random.
struct RunTree: Sendable {
  private struct Run {
    var left = -1
    var right = -1
    var up = -1
    /// The number of rows in the run; runs may be empty.
    var count = 0
    /// The number of rows in the run and everything below it.
    var sum = 0
  }
  private var runs: [Run] = []
  private(set) var root = -1
  /// How many runs all changes so far have visited, for tests of their cost.
  private(set) var steps = 0

  /// The number of rows in all runs.
  var total: Int { sum(root) }

  /// The number of rows in a piece, given by its top.
  func sum(_ top: Int) -> Int { top < 0 ? 0 : runs[top].sum }

  func count(of run: Int) -> Int { runs[run].count }

  /// The heap order: a pseudo-random number, fixed for each run.
  private func priority(_ run: Int) -> UInt64 {
    var bits = UInt64(truncatingIfNeeded: run) &+ 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  // MARK: Looking

  /// The run that contains a position, and the offset in it; empty runs are skipped. `position` lies in `0..<total`.
  func locate(_ position: Int) -> (run: Int, offset: Int) {
    var rest = position
    var run = root
    while true {
      let before = sum(runs[run].left)
      if rest < before {
        run = runs[run].left
      } else if rest < before + runs[run].count {
        return (run, rest - before)
      } else {
        rest -= before + runs[run].count
        run = runs[run].right
      }
    }
  }

  /// The position at which a run of the tree begins.
  func position(of run: Int) -> Int {
    var position = sum(runs[run].left)
    var child = run
    var parent = runs[run].up
    while parent >= 0 {
      if runs[parent].right == child { position += sum(runs[parent].left) + runs[parent].count }
      child = parent
      parent = runs[parent].up
    }
    return position
  }

  /// The height of the tree, for tests.
  var height: Int {
    var height = 0
    for run in runs.indices {
      var steps = 0
      var next = run
      while next >= 0 {
        steps += 1
        next = runs[next].up
      }
      height = max(height, steps)
    }
    return height
  }

  /// The runs of the tree from front to back, for tests.
  var order: [Int] {
    var order: [Int] = []
    var above: [Int] = []
    var run = root
    while run >= 0 || !above.isEmpty {
      while run >= 0 {
        above.append(run)
        run = runs[run].left
      }
      let next = above.removeLast()
      order.append(next)
      run = runs[next].right
    }
    return order
  }

  // MARK: Changing

  /// Makes a run a piece of its own.
  mutating func begin(_ run: Int, count: Int) {
    while run >= runs.count { runs.append(Run()) }
    runs[run] = Run(count: count, sum: count)
  }

  /// Makes a piece the whole tree.
  mutating func setRoot(_ piece: Int) { root = piece }

  /// Changes the number of rows in a run, of the tree or of a piece.
  mutating func setCount(_ count: Int, of run: Int) {
    let difference = count - runs[run].count
    guard difference != 0 else { return }
    runs[run].count = count
    var next = run
    while next >= 0 {
      steps += 1
      runs[next].sum += difference
      next = runs[next].up
    }
  }

  /// Cuts the runs from one to another out of the tree, as a piece.
  mutating func cut(from first: Int, through last: Int) -> Int {
    let (before, rest) = split(at: first, goesBefore: false)
    let (piece, after) = split(at: last, goesBefore: true)
    _ = rest
    root = merge(before, after)
    return piece
  }

  /// Puts a piece into the tree behind a run.
  mutating func paste(_ piece: Int, after run: Int) {
    let (before, after) = split(at: run, goesBefore: true)
    root = merge(merge(before, piece), after)
  }

  private mutating func update(_ run: Int) {
    steps += 1
    runs[run].sum = runs[run].count + sum(runs[run].left) + sum(runs[run].right)
  }

  private mutating func setLeft(of run: Int, to child: Int) {
    runs[run].left = child
    if child >= 0 { runs[child].up = run }
  }

  private mutating func setRight(of run: Int, to child: Int) {
    runs[run].right = child
    if child >= 0 { runs[child].up = run }
  }

  /// Splits the tree or piece that a run is in, directly before or after the run.
  private mutating func split(at run: Int, goesBefore: Bool) -> (before: Int, after: Int) {
    var before = runs[run].left
    var after = runs[run].right
    var child = run
    var parent = runs[run].up
    runs[run].up = -1
    if goesBefore {
      setRight(of: run, to: -1)
      update(run)
      before = run
      if after >= 0 { runs[after].up = -1 }
    } else {
      setLeft(of: run, to: -1)
      update(run)
      after = run
      if before >= 0 { runs[before].up = -1 }
    }
    while parent >= 0 {
      let next = runs[parent].up
      let wasLeft = runs[parent].left == child
      child = parent
      runs[parent].up = -1
      if wasLeft {
        setLeft(of: parent, to: after)
        after = parent
      } else {
        setRight(of: parent, to: before)
        before = parent
      }
      update(parent)
      parent = next
    }
    return (before, after)
  }

  /// Joins two pieces, one behind the other.
  mutating func merge(_ first: Int, _ second: Int) -> Int {
    if first < 0 { return second }
    if second < 0 { return first }
    var (first, second) = (first, second)
    var top = -1
    var hook = -1
    var isLeft = false

    func link(_ run: Int) {
      if hook < 0 {
        top = run
        runs[run].up = -1
      } else if isLeft {
        setLeft(of: hook, to: run)
      } else {
        setRight(of: hook, to: run)
      }
    }

    while first >= 0, second >= 0 {
      let isFirst = priority(first) > priority(second)
      let run = isFirst ? first : second
      link(run)
      hook = run
      isLeft = !isFirst
      if isFirst { first = runs[run].right } else { second = runs[run].left }
    }
    link(first >= 0 ? first : second)
    while hook >= 0 {
      update(hook)
      hook = runs[hook].up
    }
    return top
  }
}
