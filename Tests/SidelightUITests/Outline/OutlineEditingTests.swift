import SeedSupport
import SidelightCore
import SidelightUI
import Testing

/// Outlines that the user edits.
@MainActor struct OutlineEditingTests {
  /// An outline whose changes are written to a tree.
  private struct Editable: View {
    var tree: Box<[Leaf]>
    var selection = Box<Set<String>>([])
    var actions: EditActions<[Leaf]> = .all
    var body: some View {
      @Bindable var tree = tree
      @Bindable var selection = selection
      List($tree.value, children: \.children, editActions: actions, selection: $selection.value) { $leaf in
        Text(leaf.id).moveDisabled(leaf.id == "fixed")
      }
    }
  }

  /// `a` with `a1` and `a2`, which has `a2x`; `b`; `c`, which is empty: all open.
  private func open(_ tree: Box<[Leaf]>, _ names: [String] = ["a", "a2", "c"]) throws -> Stage {
    let stage = Stage(Editable(tree: tree))
    for name in names { try stage.expand(name) }
    return stage
  }

  private func drag(_ text: String, in stage: Stage) throws -> ListDrag {
    let position = try #require(try stage.rows().firstIndex(of: text))
    return try #require(try stage.source().drag(at: position))
  }

  @Test func `A gap belongs to all levels that end at it`() throws {
    let tree = Box(smallTree)
    let stage = try open(tree)
    #expect(try stage.outline() == ["-a", ".a1", ".-a2", "..a2x", "b", "-c"])
    let b = try drag("b", in: stage)
    #expect(b.depth == 0)
    let source = try stage.source()
    #expect((0...6).map { source.dropDepths(b, at: $0) } == [[0], [1], [1], [2], [0, 1, 2], [0], [0, 1]])
    // Nothing goes into itself.
    let a = try drag("a", in: stage)
    #expect((0...6).map { source.dropDepths(a, at: $0) } == [[0], [], [], [], [0], [0], [0, 1]])
    // A closed row takes what is pushed below it.
    try stage.expand("c", false)
    #expect(source.dropDepths(b, at: 6) == [0, 1])
    try stage.expand("a2", false)
    #expect(source.dropDepths(b, at: 3) == [0, 1, 2])
  }

  @Test func `Rows go out of and into levels, and are the same rows`() throws {
    let tree = Box(smallTree)
    let stage = try open(tree)
    let bound = stage.graph.rowCounters.bound
    try stage.send(.drop(drag("a2", in: stage), gap: 0, depth: 0))
    #expect(try stage.outline() == ["-a2", ".a2x", "-a", ".a1", "b", "-c"])
    #expect(tree.value == [Leaf("a2", [Leaf("a2x")]), Leaf("a", [Leaf("a1")]), Leaf("b"), Leaf("c", [])])
    try stage.send(.drop(drag("a", in: stage), gap: 6, depth: 1))
    #expect(try stage.outline() == ["-a2", ".a2x", "b", "-c", ".-a", "..a1"])
    try stage.send(.drop(drag("b", in: stage), gap: 6, depth: 2))
    #expect(try stage.outline() == ["-a2", ".a2x", "-c", ".-a", "..a1", "..b"])
    #expect(stage.graph.rowCounters.bound == bound, "no row is made anew")
    // Without a wish for a level it is the one that is nearest to its own.
    try stage.send(.drop(drag("a2x", in: stage), gap: 6))
    #expect(try stage.outline() == ["-a2", "-c", ".-a", "..a1", "..b", ".a2x"])
  }

  @Test func `A move to another level is one change of the rows`() throws {
    let stage = try open(Box(smallTree))
    let list = try stage.list()
    let drag = try drag("a1", in: stage)
    let patches = try stage.patches { try stage.send(.drop(drag, gap: 5, depth: 0)) }
    let splices = patches.compactMap { patch -> [Splice]? in if case .splice(list, let splices) = patch { splices } else { nil } }
    #expect(splices == [[Splice(position: 1, removed: 1, added: 0), Splice(position: 4, removed: 0, added: 1)]])
    #expect(try stage.outline() == ["-a", ".-a2", "..a2x", "b", "a1", "-c"])
  }

  @Test func `What is moved into a closed row opens it`() throws {
    let tree = Box(smallTree)
    let stage = try open(tree, [])
    try stage.send(.drop(drag("b", in: stage), gap: 1, depth: 1))
    #expect(try stage.outline() == ["-a", ".a1", ".+a2", ".b", "+c"])
    #expect(tree.value[0].children?.map(\.id) == ["a1", "a2", "b"])
  }

  @Test func `Keys move rows within their level, out of it and into the row before`() throws {
    let tree = Box(smallTree)
    let stage = try open(tree)
    func move(_ text: String, inward: Bool) throws {
      let position = try #require(try stage.rows().firstIndex(of: text))
      try stage.send(.moveLevel(position, inward: inward))
    }
    try stage.send(.moveStep(1, forward: true))
    #expect(try stage.outline() == ["-a", ".-a2", "..a2x", ".a1", "b", "-c"])
    try stage.send(.moveStep(3, forward: true))
    #expect(try stage.outline() == ["-a", ".-a2", "..a2x", ".a1", "b", "-c"], "the last of its level")
    try move("a1", inward: true)
    #expect(try stage.outline() == ["-a", ".-a2", "..a2x", "..a1", "b", "-c"])
    try move("a1", inward: false)
    try move("a1", inward: false)
    #expect(try stage.outline() == ["-a", ".-a2", "..a2x", "a1", "b", "-c"])
    try move("a1", inward: false)
    #expect(try stage.rows()[3] == "a1", "there is nothing further out")
    try move("b", inward: true)
    #expect(try stage.rows()[4] == "b", "a1 has no children")
    try stage.send(.expand(0, false))
    try move("a1", inward: true)
    #expect(try stage.outline() == ["-a", ".-a2", "..a2x", ".a1", "b", "-c"])
  }

  @Test func `The selection goes together, without what is below a part of it`() throws {
    let tree = Box(smallTree)
    let selection = Box<Set<String>>(["a2", "a2x", "c"])
    let stage = Stage(Editable(tree: tree, selection: selection))
    for name in ["a", "a2"] { try stage.expand(name) }
    let drag = try drag("a2x", in: stage)
    #expect(drag.count == 2)
    #expect(try stage.source().dropDepths(drag, at: 4) == [0, 1], "not within a2")
    try stage.send(.drop(drag, gap: 0, depth: 0))
    #expect(try stage.outline() == ["-a2", ".a2x", "+c", "-a", ".a1", "b"])
    #expect(selection.value == ["a2", "a2x", "c"])
    try stage.send(.delete(1, .selectionOrRow))
    #expect(try stage.outline() == ["-a", ".a1", "b"])
    #expect(tree.value == [Leaf("a", [Leaf("a1")]), Leaf("b")])
    #expect(selection.value == [])
  }

  private func undo(_ stage: Stage, isRedo: Bool = false) {
    stage.graph.send(.undo(stage.tree.roots[0], isRedo: isRedo))
    stage.settle()
  }

  @Test func `Deletions and moves are undone and done again`() async throws {
    let tree = Box(smallTree)
    let stage = try open(tree)
    try stage.send(.drop(drag("a2", in: stage), gap: 4, depth: 0))
    for _ in 0..<4 { await Task.yield() }
    let moved = tree.value
    #expect(moved.map(\.id) == ["a", "a2", "b", "c"])
    try stage.send(.delete(0, .row))
    for _ in 0..<4 { await Task.yield() }
    let deleted = tree.value
    #expect(deleted.map(\.id) == ["a2", "b", "c"])
    undo(stage)
    #expect(tree.value == moved)
    undo(stage)
    #expect(tree.value == smallTree)
    #expect(try stage.outline() == ["-a", ".a1", ".-a2", "..a2x", "b", "-c"])
    undo(stage, isRedo: true)
    #expect(tree.value == moved)
    undo(stage, isRedo: true)
    #expect(tree.value == deleted)
    #expect(try stage.outline() == ["-a2", ".a2x", "b", "-c"])
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func `Any sequence of moves keeps all elements, their rows and what is open, and is undone`(seed: UInt64) async throws {
    var random = SeededRandom(seed: seed)
    var number = 0
    func leaf(_ depth: Int) -> Leaf {
      number += 1
      return Leaf("\(number)", depth > 2 ? nil : (0..<3).map { _ in leaf(depth + 1) })
    }
    let tree = Box((0..<3).map { _ in leaf(0) })
    let stage = Stage(viewport: 400, Editable(tree: tree))
    for position in stride(from: 200, through: 0, by: -1) where position < (try stage.rows().count) {
      try stage.send(.expand(position, true))
    }
    func ids(_ leaves: [Leaf]) -> [String] { leaves.flatMap { [$0.id] + ids($0.children ?? []) } }
    func order() -> [String] { ids(tree.value) }
    while let closed = try stage.outline().firstIndex(where: { $0.contains("+") }) { try stage.send(.expand(closed, true)) }
    let all = Set(order())
    #expect(try stage.rows() == order())
    let bound = stage.graph.rowCounters.bound
    var states = [tree.value]
    for _ in 0..<60 {
      let count = all.count
      let row = Int(random.next() % UInt64(count))
      switch random.next() % 4 {
      case 0: try stage.send(.moveStep(row, forward: random.next() % 2 == 0))
      case 1: try stage.send(.moveLevel(row, inward: random.next() % 2 == 0))
      default:
        let drag = try #require(try stage.source().drag(at: row))
        let gap = Int(random.next() % UInt64(count + 1))
        guard let depth = try stage.source().dropDepths(drag, at: gap).randomElement(using: &random) else { continue }
        try stage.send(.drop(drag, gap: gap, depth: depth))
      }
      for _ in 0..<4 { await Task.yield() }
      if tree.value != states.last { states.append(tree.value) }
      #expect(try stage.rows() == order())
      #expect(Set(order()) == all)
    }
    #expect(stage.graph.rowCounters.bound == bound)
    #expect(states.count > 20)
    for state in states.dropLast().reversed() {
      undo(stage)
      #expect(tree.value == state)
    }
  }

  @Test func `Rows opt out, and actions that are not given are not there`() throws {
    let tree = Box([Leaf("fixed", []), Leaf("b")])
    let stage = Stage(Editable(tree: tree))
    #expect(try stage.row(0).editing.canMove == false)
    #expect(try stage.row(0).editing.canDelete)
    #expect(try stage.row(1).editing.changesLevel)
    #expect(try stage.source().drag(at: 0) == nil)
    let deletable = Stage(Editable(tree: tree, actions: .delete))
    #expect(try !deletable.row(1).editing.canMove && !deletable.row(1).editing.changesLevel && deletable.row(1).editing.canDelete)
    let plain = Stage(TreeView(tree: tree))
    #expect(try plain.row(1).editing == RowEditing())
  }

  @Test func `An action gets the ids, the new parent and the offset there`() throws {
    struct Content: View {
      let journal: Journal
      let allows: Box<Bool>
      private var move: (@MainActor ([String], String?, Int) -> Void)? {
        guard allows.value else { return nil }
        return { ids, parent, offset in journal.note("\(ids) to \(parent ?? "the top") at \(offset)") }
      }
      var body: some View {
        List {
          Text("Top")
          OutlineGroup(smallTree, children: \.children) { Text($0.id) }
            .onMove(perform: move)
            .onDelete { journal.note("delete \($0.sorted())") }
        }
      }
    }
    let journal = Journal()
    let allows = Box(true)
    let stage = Stage(Content(journal: journal, allows: allows))
    for name in ["a", "a2"] { try stage.expand(name) }
    #expect(try stage.rows() == ["Top", "a", "a1", "a2", "a2x", "b", "c"])
    #expect(try stage.source().dropDepths(drag("b", in: stage), at: 0) == [])
    try stage.send(.drop(drag("b", in: stage), gap: 2, depth: 1))
    try stage.send(.drop(drag("a2x", in: stage), gap: 7, depth: 0))
    try stage.send(.drop(drag("a2x", in: stage), gap: 7, depth: 1))
    #expect(journal.take() == [#"["b"] to a at 0"#, #"["a2x"] to the top at 3"#, #"["a2x"] to c at 0"#])
    try stage.send(.delete(4, .row))
    #expect(journal.take() == [#"delete ["a2x"]"#])
    allows.value = false
    stage.settle()
    #expect(try stage.source().drag(at: 1) == nil)
    #expect(try !stage.row(1).editing.canMove)
  }

  @Test func `Levels of groups are edited each with its own actions`() throws {
    let journal = Journal()
    let groups = OpenGroups { name, rows in
      rows
        .onMoveOffsets { journal.note("\(name) \($0.ranges.map(\.lowerBound)) to \($1)") }
        .onDeleteOffsets { journal.note("\(name) without \($0.ranges.map(\.lowerBound))") }
    } top: { groups in
      groups.onMoveOffsets { journal.note("top \($0.ranges.map(\.lowerBound)) to \($1)") }
    }
    let stage = Stage(groups)
    #expect(try stage.rows() == ["x", "x0", "x1", "y", "y0", "y1"])
    let source = try stage.source()
    #expect(try (0...6).map { try source.dropDepths(drag("x", in: stage), at: $0) } == [[0], [], [], [0], [], [], [0]])
    #expect(try (0...6).map { try source.dropDepths(drag("x0", in: stage), at: $0) } == [[], [1], [1], [1], [], [], []])
    try stage.send(.drop(drag("x", in: stage), gap: 6))
    try stage.send(.drop(drag("y0", in: stage), gap: 6))
    try stage.send(.moveStep(1, forward: true))
    try stage.send(.moveLevel(1, inward: false))
    try stage.send(.delete(5, .row))
    #expect(journal.take() == ["top [0] to 2", "y [0] to 2", "x [0] to 2", "y without [1]"])
  }
}
