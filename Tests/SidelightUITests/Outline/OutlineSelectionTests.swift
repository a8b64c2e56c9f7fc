import SidelightCore
import SidelightUI
import Testing

/// What is selected in an outline, and what its rows keep.
@MainActor struct OutlineSelectionTests {
  @Test func `What is selected below a closed element stays selected`() throws {
    let selection = Box<Set<String>>([])
    let tree = Box(smallTree)
    let stage = Stage(TreeView(tree: tree, selection: selection))
    try stage.expand("a")
    try stage.expand("a2")
    try stage.select(3)
    #expect(selection.value == ["a2x"])
    try stage.expand("a", false)
    #expect(selection.value == ["a2x"])
    #expect(try stage.selected() == [])
    try stage.expand("a")
    #expect(try stage.selected() == [3])
    try stage.send(.selectAll)
    #expect(selection.value == ["a", "a1", "a2", "a2x", "b", "c"])
    // What leaves the data with an open parent is deselected.
    tree.value[0].children?.removeLast()
    stage.settle()
    #expect(selection.value == ["a", "a1", "b", "c"])
  }

  @Test func `What moves to another open parent stays selected`() throws {
    let selection = Box<Set<String>>(["x"])
    let tree = Box([Leaf("p", [Leaf("x")]), Leaf("q", [])])
    let stage = Stage(TreeView(tree: tree, selection: selection))
    try stage.expand("p")
    try stage.expand("q")
    tree.value = [Leaf("p", []), Leaf("q", [Leaf("x")])]
    stage.settle()
    #expect(try stage.selected() == [2])
    #expect(selection.value == ["x"])
  }

  @Test func `Tags of rows are what selecting them stands for`() throws {
    struct Tagged: View {
      var selection: Box<Int?>
      var body: some View {
        @Bindable var selection = selection
        List(selection: $selection.value) {
          OutlineGroup(smallTree, children: \.children) { leaf in Text(leaf.id).tag(leaf.id.count) }
        }
      }
    }
    let selection = Box<Int?>(nil)
    let stage = Stage(Tagged(selection: selection))
    try stage.expand("a")
    try stage.expand("a2")
    try stage.select(3)
    #expect(selection.value == 3)
  }

  @Test func `State that a row wrote survives closing its parent, and ends with its element`() throws {
    let tree = Box([Leaf("p", [Leaf("x")])])
    struct Counting: View {
      var tree: Box<[Leaf]>
      var body: some View { List(tree.value, children: \.children) { Counter($0.id) } }
    }
    let stage = Stage(Counting(tree: tree))
    try stage.send(.expand(0, true))
    try stage.click("x 0")
    #expect(try stage.rows() == ["p 0", "x 1"])
    try stage.send(.expand(0, false))
    try stage.send(.expand(0, true))
    #expect(try stage.rows() == ["p 0", "x 1"])
    tree.value[0].children = []
    stage.settle()
    tree.value[0].children = [Leaf("x")]
    stage.settle()
    #expect(try stage.rows() == ["p 0", "x 0"])
  }
}
