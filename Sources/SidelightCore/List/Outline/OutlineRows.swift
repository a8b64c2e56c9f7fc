/// An element of an outline whose children are shown, or ``root``. Numbers are used again after an element is closed.
package struct OutlineBranch: Hashable, Sendable {
  package let rawValue: Int

  package init(_ rawValue: Int) { self.rawValue = rawValue }

  /// The outline itself. Its children are the rows at depth 0. It is always open.
  package static let root = OutlineBranch(0)
}

/// The rows that an outline shows, and how they change when elements are opened or closed, or when their children change.
///
/// Rows are stored as runs of neighbouring siblings. Nothing is stored per row, and nothing for a closed element. Finding a row by its
/// position, or the position of a row, costs O(log open elements), for any depth and any number of children.
///
/// Every open element has two runs: its children up to the first open one, and its siblings after it up to the next open one.
package struct OutlineRows: Sendable {
  struct Branch: Sendable {
    var parent: Int
    /// Which child of its parent it is. When elements come or go before it, only this changes.
    var offset: Int
    /// The depth of its children.
    var depth: Int
    var count: Int
    /// The open ones among the children, ascending by their offsets.
    var open: [Int] = []
  }
  var branches: [Branch]
  var tree = RunTree()
  private var vacant: [Int] = []

  /// Makes the rows of an outline whose elements are all closed.
  package init(count: Int) {
    branches = [Branch(parent: -1, offset: 0, depth: 0, count: count)]
    tree.begin(0, count: count)
    tree.setRoot(0)
  }

  /// The number of rows shown. O(1).
  package var count: Int { tree.total }

  /// How many elements are open.
  package var openCount: Int { branches.count - vacant.count - 1 }

  /// How many steps all changes so far took, for tests of their cost.
  package var steps: Int { tree.steps }

  // MARK: Looking

  /// The parent of the row at a position, and which of its children the row is; `position` is in `0..<count`.
  package func row(at position: Int) -> (branch: OutlineBranch, offset: Int) {
    precondition(position >= 0 && position < count, "The outline has no row at this position.")
    let (run, offset) = tree.locate(position)
    let owner = run / 2
    if run.isMultiple(of: 2) { return (OutlineBranch(owner), offset) }
    return (OutlineBranch(branches[owner].parent), branches[owner].offset + 1 + offset)
  }

  /// The position of a child of an open element. For the offset after the last child, the position of what follows all of them.
  package func position(of offset: Int, in branch: OutlineBranch) -> Int {
    let (run, start) = run(of: offset, in: branch.rawValue)
    return tree.position(of: run) + offset - start
  }

  /// The same for a child of an element that may be closed; nil if the child is not shown.
  package func shownPosition(of offset: Int, in branch: OutlineBranch) -> Int? {
    let isOpen = branches.indices.contains(branch.rawValue) && !vacant.contains(branch.rawValue)
    return isOpen && offset < childCount(of: branch) ? position(of: offset, in: branch) : nil
  }

  /// The depth of the rows that are children of an open element, from 0.
  package func depth(in branch: OutlineBranch) -> Int { branches[branch.rawValue].depth }

  /// How many children an open element has.
  package func childCount(of branch: OutlineBranch) -> Int { branches[branch.rawValue].count }

  /// The parent of an open element, and which of its children the element is; nil for the root.
  package func location(of branch: OutlineBranch) -> (parent: OutlineBranch, offset: Int)? {
    let entry = branches[branch.rawValue]
    return entry.parent < 0 ? nil : (OutlineBranch(entry.parent), entry.offset)
  }

  /// The child at an offset, if it is open. O(log open siblings).
  package func openChild(at offset: Int, of branch: OutlineBranch) -> OutlineBranch? {
    let open = branches[branch.rawValue].open
    let index = firstOpen(from: offset, in: branch.rawValue)
    return index < open.count && branches[open[index]].offset == offset ? OutlineBranch(open[index]) : nil
  }

  /// The children of an element that are open, from front to back.
  package func openChildren(of branch: OutlineBranch) -> [OutlineBranch] { branches[branch.rawValue].open.map { OutlineBranch($0) } }

  /// The number of rows that an open element shows, at all depths.
  package func rowCount(of branch: OutlineBranch) -> Int {
    position(of: childCount(of: branch), in: branch) - tree.position(of: 2 * branch.rawValue)
  }

  /// The position of the row that the row at a position is a child of; nil at depth 0.
  package func parent(ofRowAt position: Int) -> Int? {
    location(of: row(at: position).branch).map { self.position(of: $0.offset, in: $0.parent) }
  }

  /// The index, among the open children of an element, of the first one from an offset on.
  func firstOpen(from offset: Int, in branch: Int) -> Int {
    branches[branch].open.bisect { branches[$0].offset < offset }
  }

  /// The run that holds a child, and the offset of the first child in it.
  func run(of offset: Int, in branch: Int) -> (run: Int, start: Int) {
    let index = firstOpen(from: offset, in: branch)
    guard index > 0 else { return (2 * branch, 0) }
    let before = branches[branch].open[index - 1]
    return (2 * before + 1, branches[before].offset + 1)
  }

  // MARK: Opening and closing

  /// Shows the children of an element, all of them closed. O(log open elements + open siblings after it).
  package mutating func open(_ offset: Int, in parent: OutlineBranch, count: Int) -> OutlineBranch {
    precondition(offset >= 0 && offset < childCount(of: parent), "The element has no such child.")
    precondition(openChild(at: offset, of: parent) == nil, "The child is open already.")
    let branch = vacant.popLast() ?? branches.count
    let new = Branch(parent: parent.rawValue, offset: offset, depth: depth(in: parent) + 1, count: count)
    if branch == branches.count { branches.append(new) } else { branches[branch] = new }
    tree.begin(2 * branch, count: count)
    tree.begin(2 * branch + 1, count: 0)
    attach(branch, tree.merge(2 * branch, 2 * branch + 1))
    return OutlineBranch(branch)
  }

  /// An element that was closed, and where it was.
  package struct Closed: Sendable {
    package var branch: OutlineBranch
    package var parent: OutlineBranch
    package var offset: Int
  }

  /// Hides the children of an element and everything open below them. Returns all elements that this closes, each before those below it.
  /// O(k + log open elements) for k of them.
  @discardableResult package mutating func close(_ branch: OutlineBranch) -> [Closed] {
    precondition(branch != .root, "The root of an outline cannot be closed.")
    _ = detach(branch.rawValue)
    return release(branch.rawValue)
  }

  /// Cuts the children of an element, with everything open below them, out of the rows, as a piece of the tree.
  mutating func detach(_ branch: Int) -> Int {
    let parent = branches[branch].parent
    let rest = tree.count(of: 2 * branch + 1)
    let piece = tree.cut(from: 2 * branch, through: 2 * branch + 1)
    let index = firstOpen(from: branches[branch].offset, in: parent)
    branches[parent].open.remove(at: index)
    let before = index > 0 ? 2 * branches[parent].open[index - 1] + 1 : 2 * parent
    tree.setCount(tree.count(of: before) + rest, of: before)
    return piece
  }

  /// Puts the piece with the children of an element back, after its own row.
  mutating func attach(_ branch: Int, _ piece: Int) {
    let (parent, offset) = (branches[branch].parent, branches[branch].offset)
    let index = firstOpen(from: offset, in: parent)
    let (before, start) = run(of: offset, in: parent)
    let rest = start + tree.count(of: before) - offset - 1
    tree.setCount(offset + 1 - start, of: before)
    tree.setCount(rest, of: 2 * branch + 1)
    tree.paste(piece, after: before)
    branches[parent].open.insert(branch, at: index)
  }

  /// Forgets an element whose rows were cut out, and those below it.
  mutating func release(_ branch: Int) -> [Closed] {
    var closed: [Closed] = []
    var left = [branch]
    while let next = left.popLast() {
      let entry = branches[next]
      closed.append(Closed(branch: OutlineBranch(next), parent: OutlineBranch(entry.parent), offset: entry.offset))
      left += entry.open.reversed()
      branches[next].open = []
      vacant.append(next)
    }
    return closed
  }
}
