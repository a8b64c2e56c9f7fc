import SidelightCore
import SidelightUI
import Testing

/// What a drag over a list asks of the data.
@MainActor struct DragCostTests {
  /// An element that counts how often it is asked for its id.
  private struct Counted: Identifiable, Sendable {
    let number: Int
    let count: Count
    var id: Int {
      MainActor.assumeIsolated { count.note() }
      return number
    }
  }

  private struct Content: View {
    @Bindable var data: Box<[Counted]>
    @Bindable var selection: Box<Set<Int>>
    var body: some View {
      List($data.value, editActions: .move, selection: $selection.value) { $item in Text("\(item.number)") }
    }
  }

  private let count = Count()

  private func data(_ number: Int) -> Box<[Counted]> { Box((0..<number).map { Counted(number: $0, count: count) }) }

  @Test func `The pointer asks no element anything while rows are dragged`() throws {
    let stage = Stage(Content(data: data(1000), selection: Box(Set(stride(from: 0, to: 1000, by: 2)))))
    let source = try stage.source()
    let drag = try #require(source.drag(at: 2))
    #expect(drag.count == 500)
    let before = count.value
    for gap in 0..<200 { #expect(source.dropDepths(drag, at: gap) == [0]) }
    #expect(count.value == before)
  }

  @Test func `What is dragged is looked for anew when the data or the selection changes meanwhile`() throws {
    let data = data(100)
    let selection = Box<Set<Int>>([1, 90])
    let stage = Stage(Content(data: data, selection: selection))
    let source = try stage.source()
    let drag = try #require(source.drag(at: 1))
    data.value.removeFirst()
    stage.settle()
    try stage.send(.drop(drag, gap: 50))
    #expect(data.value[48...51].map(\.number) == [50, 1, 90, 51], "the same elements at their new offsets")
    let other = try #require(source.drag(at: 2))
    selection.value = [2]
    stage.settle()
    try stage.send(.drop(other, gap: 0))
    #expect(data.value[0...1].map(\.number) == [4, 2], "the row alone")
  }

  @Test func `The last gap of a deep outline belongs to all of its levels but those that are dragged`() throws {
    struct Deep: View {
      @Bindable var tree: Box<[Leaf]>
      var body: some View { List($tree.value, children: \.children, editActions: .all) { $leaf in Text(leaf.id) } }
    }
    let depth = 300
    let chain = (0..<depth).reversed().reduce(Leaf("end")) { Leaf("\($1)", [$0]) }
    let stage = Stage(viewport: depth + 10, Deep(tree: Box([chain, Leaf("other")])))
    for level in 0..<depth { try stage.send(.expand(level, true)) }
    let source = try stage.source()
    let other = try #require(source.drag(at: depth + 1))
    #expect(source.dropDepths(other, at: depth + 1) == Array(0...depth))
    let middle = try #require(source.drag(at: 100))
    #expect(source.dropDepths(middle, at: depth + 1) == Array(0...100))
  }
}
