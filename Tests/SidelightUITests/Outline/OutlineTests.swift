import SidelightCore
import SidelightUI
import Testing

/// Hierarchical lists: which rows there are.
@MainActor struct OutlineTests {
  @Test func `Elements open and close, at every depth`() throws {
    let stage = Stage(TreeView(tree: Box(smallTree)))
    #expect(try stage.outline() == ["+a", "b", "+c"])
    try stage.expand("a")
    #expect(try stage.outline() == ["-a", ".a1", ".+a2", "b", "+c"])
    try stage.expand("a2")
    #expect(try stage.outline() == ["-a", ".a1", ".-a2", "..a2x", "b", "+c"])
    #expect(try stage.source().parent(of: 3) == 2)
    #expect(try stage.source().parent(of: 1) == 0)
    #expect(try stage.source().parent(of: 4) == nil)
    try stage.expand("a", false)
    #expect(try stage.outline() == ["+a", "b", "+c"])
    // What was open below is open again.
    try stage.expand("a")
    #expect(try stage.outline() == ["-a", ".a1", ".-a2", "..a2x", "b", "+c"])
    // Empty children open as well; a leaf does not.
    try stage.expand("c")
    try stage.expand("b")
    #expect(try stage.outline() == ["-a", ".a1", ".-a2", "..a2x", "b", "-c"])
  }

  @Test func `Opening is one splice, and the row itself`() throws {
    let stage = Stage(TreeView(tree: Box(smallTree)))
    let list = try stage.list()
    let patches = try stage.patches { try stage.send(.expand(0, true)) }
    #expect(patches.contains(.splice(list, [Splice(position: 1, removed: 0, added: 2)])))
    let closing = try stage.patches { try stage.send(.expand(0, false)) }
    #expect(closing.contains(.splice(list, [Splice(position: 1, removed: 2, added: 0)])))
    #expect(try stage.patches { try stage.send(.expand(0, false)) }.isEmpty)
  }

  @Test func `What is open stays open while the data changes, and wherever its element goes`() throws {
    let tree = Box(smallTree)
    let stage = Stage(TreeView(tree: tree))
    try stage.expand("a")
    try stage.expand("a2")
    tree.value[0].children?.insert(Leaf("a0"), at: 0)
    tree.value.insert(Leaf("first"), at: 0)
    stage.settle()
    #expect(try stage.outline() == ["first", "-a", ".a0", ".a1", ".-a2", "..a2x", "b", "+c"])
    tree.value.swapAt(1, 3)
    stage.settle()
    #expect(try stage.outline() == ["first", "+c", "b", "-a", ".a0", ".a1", ".-a2", "..a2x"])
    // To another parent, in one update.
    let moved = Leaf("a2", [Leaf("a2x")])
    tree.value[3].children?.removeLast()
    tree.value[1].children?.append(moved)
    stage.settle()
    #expect(try stage.outline() == ["first", "+c", "b", "-a", ".a0", ".a1"])
    try stage.expand("c")
    #expect(try stage.outline() == ["first", "-c", ".-a2", "..a2x", "b", "-a", ".a0", ".a1"])
    // Filtered out, and back.
    let all = tree.value
    tree.value = [Leaf("b")]
    stage.settle()
    #expect(try stage.outline() == ["b"])
    tree.value = all
    stage.settle()
    #expect(try stage.outline() == ["first", "-c", ".-a2", "..a2x", "b", "-a", ".a0", ".a1"])
    // What can have no children any more is closed.
    tree.value[1].children = nil
    stage.settle()
    #expect(try stage.outline() == ["first", "c", "b", "-a", ".a0", ".a1"])
  }

  @Test func `An open element goes from one open parent to another in one update`() throws {
    let tree = Box([Leaf("p", [Leaf("x", [Leaf("y")])]), Leaf("q", [])])
    let stage = Stage(TreeView(tree: tree))
    for name in ["p", "x", "q"] { try stage.expand(name) }
    tree.value = [Leaf("p", []), Leaf("q", [Leaf("x", [Leaf("y")])])]
    stage.settle()
    #expect(try stage.outline() == ["-p", "-q", ".-x", "..y"])
    tree.value = [Leaf("p", [Leaf("x", [Leaf("y")])]), Leaf("q", [])]
    stage.settle()
    #expect(try stage.outline() == ["-p", ".-x", "..y", "-q"])
  }

  @Test func `Children of objects come when they are there`() throws {
    let late = Branch("late", [])
    let roots = [late, Branch("other", [Branch("child")])]
    let stage = Stage(List(roots, children: \.children) { Text($0.id) })
    try stage.expand("late")
    try stage.expand("other")
    #expect(try stage.outline() == ["-late", "-other", ".child"])
    late.children = [Branch("one", []), Branch("two")]
    stage.settle()
    #expect(try stage.outline() == ["-late", ".+one", ".two", "-other", ".child"])
    // A row learns that it can have children.
    late.children?[1].children = [Branch("inner")]
    stage.settle()
    #expect(try stage.outline() == ["-late", ".+one", ".+two", "-other", ".child"])
    try stage.expand("two")
    late.children?[1].children?.append(Branch("another"))
    late.children?.removeFirst()
    stage.settle()
    #expect(try stage.outline() == ["-late", ".-two", "..inner", "..another", "-other", ".child"])
  }

  @Test func `A change of one open object's children reads nothing of the others`() throws {
    struct Folder: Identifiable {
      let id: Int
      let reads: Count
      let content: Box<[Folder]>
      @MainActor var children: [Folder]? {
        reads.note()
        return content.value
      }
    }
    let reads = (0..<50).map { _ in Count() }
    let folders = (0..<50).map { Folder(id: $0, reads: reads[$0], content: Box([])) }
    let stage = Stage(viewport: 10, List(folders, children: \.children) { Text("\($0.id)") })
    for position in (0..<50).reversed() { try stage.send(.expand(position, true)) }
    for count in reads { count.value = 0 }
    folders[3].content.value = [Folder(id: 100, reads: Count(), content: Box([]))]
    stage.settle()
    #expect(try stage.source().rowCount == 51)
    #expect(reads[20...].allSatisfy { $0.value == 0 })
    #expect(reads[3].value >= 1)
  }

  @Test func `The rows of bindings write through every level`() throws {
    struct Editor: View {
      var tree: Box<[Leaf]>
      var body: some View {
        @Bindable var tree = tree
        List($tree.value, children: \.children) { $leaf in TextField("Name", text: $leaf.id) }
      }
    }
    let tree = Box(smallTree)
    let stage = Stage(Editor(tree: tree))
    try stage.send(.expand(0, true))
    try stage.send(.expand(2, true))
    #expect(try stage.source().rowCount == 6)
    let fields = stage.nodes { $0.control(TextFieldElement.self)?.text == "a2x" }
    stage.graph.send(.edit(try #require(fields.first).id, text: "new"))
    stage.settle()
    #expect(tree.value[0].children?[1].children?[0].id == "new")
    #expect(try stage.source().rowCount == 6)
  }

  @Test func `An outline begins with one element, and stands beside other rows and in sections`() throws {
    let stage = Stage(
      List {
        Text("Top")
        Section("Files") { OutlineGroup(smallTree[0], children: \.children) { Text($0.id) } }
        OutlineGroup([1, 20], id: \.self, children: \.tens) { Text("\($0)") }
      })
    #expect(try stage.rows() == ["Top", "Files", "a", "1", "20"])
    try stage.expand("a")
    try stage.expand("20")
    #expect(try stage.rows() == ["Top", "Files", "a", "a1", "a2", "1", "20", "2", "20"])
    #expect(try stage.source().parent(of: 7) == 6)
    #expect(try stage.source().parent(of: 0) == nil)
  }

  @Test func `Everything below a row opens in one change, as far as it has an end`() throws {
    let stage = Stage(TreeView(tree: Box(smallTree)))
    let list = try stage.list()
    let patches = try stage.patches { try stage.send(.expandAll(0)) }
    #expect(patches.contains(.splice(list, [Splice(position: 1, removed: 0, added: 3)])))
    #expect(try stage.outline() == ["-a", ".a1", ".-a2", "..a2x", "b", "+c"])
    #expect(try stage.patches { try stage.send(.expandAll(0)) }.isEmpty)
    try stage.send(.expandAll(4))
    #expect(try stage.outline() == ["-a", ".a1", ".-a2", "..a2x", "b", "+c"])
    let ring = Branch("ring", [])
    ring.children = [ring]
    let endless = Stage(List([ring], children: \.children) { Text($0.id) })
    try endless.send(.expandAll(0))
    #expect(try endless.outline() == ["-ring", ".+ring"])
  }

  @Test func `What contains itself opens as far as somebody opens it`() throws {
    let ring = Branch("ring", [])
    ring.children = [ring]
    let stage = Stage(List([ring], children: \.children) { Text($0.id) })
    try stage.send(.expand(0, true))
    #expect(try stage.outline() == ["-ring", ".+ring"])
    try stage.send(.expand(1, true))
    try stage.send(.expand(0, false))
    #expect(try stage.outline() == ["+ring"])
    try stage.send(.expand(0, true))
    #expect(try stage.source().rowCount == 2)
    ring.children = []
    stage.settle()
    #expect(try stage.outline() == ["-ring"])
  }
}

extension Int {
  /// A number's parts, for an outline of numbers.
  fileprivate var tens: [Int]? { self < 10 ? nil : [self / 10, self] }
}
