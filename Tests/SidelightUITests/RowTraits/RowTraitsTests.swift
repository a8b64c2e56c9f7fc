import SidelightCore
import SidelightUI
import Testing

/// What modifiers say about rows, from inside and outside of them.
@MainActor struct RowTraitsTests {
  private static let wide = EdgeInsets(top: 1, leading: 40, bottom: 2, trailing: 5)
  private static let narrow = EdgeInsets(top: 0, leading: 4, bottom: 0, trailing: 4)

  @Test func `Insets on a section and on a ForEach are those of every row in it, headers left out`() throws {
    let stage = Stage(
      List {
        Section("Header") {
          Text("Static")
          ForEach(0..<2) { Text("\($0)") }
        }
        .listRowInsets(Self.wide)
        ForEach(0..<1) { _ in Text("After") }.listRowInsets(Self.narrow)
        Text("Without")
      })
    let insets = try (0..<6).map { try stage.row($0).insets?.leading }
    #expect(insets == [nil, 40, 40, 40, 4, nil])
    #expect(try stage.row(1).insets == Insets(top: 1, leading: 40, bottom: 2, trailing: 5))
  }

  @Test func `What stands nearest to the content counts`() throws {
    let stage = Stage(
      List {
        Section { ForEach(0..<3) { Text("\($0)").listRowInsets($0 == 1 ? Self.narrow : nil).padding(1) } }.listRowInsets(Self.wide)
        Text("Both").listRowInsets(Self.narrow).listRowInsets(Self.wide)
      })
    #expect(try (0..<4).map { try stage.row($0).insets?.leading } == [40, 4, 40, 4])
  }

  @Test func `An edge of its own leaves the others to what is around, and at last to the style`() throws {
    let length: Double? = nil
    let stage = Stage(
      List {
        Text("Leading").listRowInsets(.leading, 40)
        Text("Sides").listRowInsets(.horizontal, 2).listRowInsets(Self.wide)
        Text("Style").listRowInsets(.top, length)
        Text("Nil").listRowInsets(nil)
      }
      .listStyle(.plain))
    #expect(
      try (0..<4).map { try stage.row($0).insets } == [
        Insets(top: 8, leading: 40, bottom: 8, trailing: 12), Insets(top: 1, leading: 2, bottom: 2, trailing: 2), nil, nil,
      ])
    let sidebar = Stage(List { Text("Trailing").listRowInsets(.trailing, 0) }.listStyle(.sidebar))
    #expect(try sidebar.row(0).insets == Insets(top: 4, leading: 8, bottom: 4, trailing: 0))
  }

  @Test func `Insets follow the state that they are made of`() throws {
    struct Content: View {
      var inside: Box<Bool>
      var outside: Box<Bool>
      var body: some View {
        List {
          ForEach(0..<1) { _ in Text("Inside").listRowInsets(inside.value ? RowTraitsTests.narrow : nil) }
          Text("Outside").listRowInsets(outside.value ? RowTraitsTests.wide : nil)
        }
      }
    }
    let inside = Box(false)
    let outside = Box(true)
    let stage = Stage(Content(inside: inside, outside: outside))
    #expect(try (0..<2).map { try stage.row($0).insets?.leading } == [nil, 40])
    inside.value = true
    outside.value = false
    stage.settle()
    #expect(try (0..<2).map { try stage.row($0).insets?.leading } == [4, nil])
  }

  @Test func `A row that says something of itself keeps its tag`() throws {
    let selection = Box<Int?>(2)
    let stage = Stage(
      List(selection: Binding(get: { selection.value }, set: { selection.value = $0 })) {
        ForEach(0..<3) { Text("\($0)").tag($0 + 1).listRowInsets(Self.narrow) }
      })
    #expect(try stage.selected() == [1])
  }
}
