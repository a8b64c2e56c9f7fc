import SidelightUI
import SidelightWindowTesting
import Testing

/// Lists in which one row is always selected, and that row leaves.
@Suite("Required selections", .serialized)
@MainActor struct RequiredSelectionTests {
  private struct Numbers: View {
    @Bindable var numbers: Choice<[Int]>
    @Bindable var choice: Choice<Int>
    var body: some View {
      List($numbers.value, id: \.self, editActions: .delete, selection: $choice.value) { $number in Text(verbatim: "Row \(number)") }
    }
  }

  private struct Sections: View {
    let numbers: Choice<[[Int]]>
    @Bindable var choice: Choice<Int>
    var body: some View {
      List(selection: $choice.value) {
        ForEach(numbers.value, id: \.first) { section in
          Section("From \(section.first ?? 0)") { ForEach(section, id: \.self) { Text(verbatim: "Row \($0)").selectionDisabled($0 == 13) } }
        }
      }
    }
  }

  private func selected(_ app: TestApp) throws -> [String] { try app.rows.filter { try app.row($0).isSelected } }

  @Test(
    arguments: Depth.available,
    [
      (2, [1, 3, 4], 3), (4, [1, 2, 3], 3), (1, [4], 4), (3, [1, 2], 2), (2, [1, 9, 3, 4], 9), (3, [7, 8], 8),
      (1, [2, 3, 4, 1], 1),
    ] as [(Int, [Int], Int)])
  func `The row that takes the place of one that code removes is selected, else the one before`(
    depth: Depth, change: (before: Int, left: [Int], after: Int)
  ) async throws {
    let numbers = Choice([1, 2, 3, 4])
    let choice = Choice(change.before)
    let app = try await TestApp(depth) { Numbers(numbers: numbers, choice: choice) }
    numbers.value = change.left
    try await app.settle()
    #expect(choice.value == change.after)
    #expect(try selected(app) == ["Row \(change.after)"])
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `One that the user deletes is followed, too, and the last one is kept`(depth: Depth) async throws {
    let numbers = Choice([1, 2, 3])
    let choice = Choice(2)
    let app = try await TestApp(depth) { Numbers(numbers: numbers, choice: choice) }
    for next in [3, 1] {
      try await app.row("Row \(choice.value)").swipe(.trailing)
      #expect(choice.value == next)
      #expect(try selected(app) == ["Row \(next)"])
    }
    numbers.value = []
    try await app.settle()
    #expect(choice.value == 1)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `Sections that go are passed over, and rows that nobody may select`(depth: Depth) async throws {
    let numbers = Choice([[1, 2], [11, 12], [13, 14]])
    let choice = Choice(12)
    let app = try await TestApp(depth) { Sections(numbers: numbers, choice: choice) }
    numbers.value = [[1, 2], [11], [13, 14]]
    try await app.settle()
    #expect(choice.value == 14)
    numbers.value = [[1, 2], [11]]
    try await app.settle()
    #expect(choice.value == 11)
    numbers.value = [[1, 2]]
    try await app.settle()
    #expect(choice.value == 2)
    #expect(try selected(app) == ["Row 2"])
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `One far from what is shown is followed as well`(depth: Depth) async throws {
    let numbers = Choice(Array(0..<5_000))
    let choice = Choice(4_000)
    let app = try await TestApp(depth) { Numbers(numbers: numbers, choice: choice) }
    numbers.value.removeSubrange(3_990..<4_010)
    try await app.settle()
    #expect(choice.value == 4_010)
    numbers.value.removeSubrange(0..<10)
    try await app.settle()
    #expect(choice.value == 4_010)
    try await app.close()
  }

  private struct Folding: View {
    @Bindable var numbers: Choice<[Int]>
    @Bindable var choice: Choice<Int>
    @Bindable var isOpen: Choice<Bool>
    var body: some View {
      List(selection: $choice.value) {
        Section("Before") { ForEach([1, 2], id: \.self) { Text(verbatim: "Row \($0)") } }
        Section("Folding", isExpanded: $isOpen.value) { ForEach(numbers.value, id: \.self) { Text(verbatim: "Row \($0)") } }
        Section("After") { ForEach([21, 22], id: \.self) { Text(verbatim: "Row \($0)") } }
      }
      .listStyle(.sidebar)
    }
  }

  @Test(arguments: Depth.available)
  func `One in a folded section is followed by the first row below the heading`(depth: Depth) async throws {
    let (numbers, choice, isOpen) = (Choice([11, 12, 13]), Choice(12), Choice(false))
    let app = try await TestApp(depth) { Folding(numbers: numbers, choice: choice, isOpen: isOpen) }
    numbers.value = [11, 13]
    try await app.settle()
    #expect(choice.value == 21)
    #expect(try selected(app) == ["Row 21"])
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `One of several that go at once is followed by the first that stays, however far that is`(depth: Depth) async throws {
    let (numbers, choice, isOpen) = (Choice([11, 12, 13, 14]), Choice(12), Choice(true))
    let app = try await TestApp(depth) { Folding(numbers: numbers, choice: choice, isOpen: isOpen) }
    numbers.value = [14]
    try await app.settle()
    #expect(choice.value == 14)
    numbers.value = []
    try await app.settle()
    #expect(choice.value == 21)
    try await app.close()
  }

  private struct Tree: Identifiable {
    let id: Int
    var children: [Tree]?
  }

  private struct Outline: View {
    let roots: Choice<[Tree]>
    @Bindable var choice: Choice<Int>
    var body: some View { List(roots.value, children: \.children, selection: $choice.value) { Text(verbatim: "Row \($0.id)") } }
  }

  @Test(arguments: Depth.available)
  func `One of an outline that nobody has scrolled to is followed by the one in its place`(depth: Depth) async throws {
    let roots = Choice((0..<5_000).map { Tree(id: $0) } + [Tree(id: 6_000, children: (6_001..<6_004).map { Tree(id: $0) })])
    let choice = Choice(4_000)
    let app = try await TestApp(depth) { Outline(roots: roots, choice: choice) }
    roots.value.removeSubrange(3_990..<4_010)
    try await app.settle()
    #expect(choice.value == 4_010)
    try await app.close()
  }

  private struct Searched: View {
    @Bindable var numbers: Choice<[Int]>
    @Bindable var choice: Choice<Int>
    @Bindable var text: Choice<String>
    @Bindable var isOpen: Choice<Bool>
    var body: some View {
      NavigationStack {
        List(numbers.value.filter { text.value.isEmpty || "\($0)".contains(text.value) }, id: \.self, selection: $choice.value) {
          Text(verbatim: "Row \($0)")
        }
        .searchable(text: $text.value, isPresented: $isOpen.value)
      }
    }
  }

  @Test(arguments: Depth.available)
  func `A row that a search hides keeps the selection, and one that goes meanwhile is followed when the search ends`(
    depth: Depth
  ) async throws {
    let numbers = Choice([11, 12, 13, 21, 22])
    let (choice, text, isOpen) = (Choice(12), Choice(""), Choice(false))
    let app = try await TestApp(depth) { Searched(numbers: numbers, choice: choice, text: text, isOpen: isOpen) }
    text.value = "2"
    try await app.settle()
    text.value = "21"
    try await app.settle()
    #expect(choice.value == 12)
    #expect(try selected(app).isEmpty)
    text.value = ""
    try await app.settle()
    #expect(choice.value == 12)
    #expect(try selected(app) == ["Row 12"])
    text.value = "21"
    try await app.settle()
    numbers.value = [11, 13, 21, 22]
    try await app.settle()
    #expect(choice.value == 12)
    text.value = ""
    isOpen.value = false
    try await app.settle()
    #expect(choice.value == 13)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `A search field without a text hides nothing`(depth: Depth) async throws {
    let numbers = Choice([1, 2, 3])
    let (choice, text, isOpen) = (Choice(2), Choice(""), Choice(true))
    let app = try await TestApp(depth) { Searched(numbers: numbers, choice: choice, text: text, isOpen: isOpen) }
    numbers.value = [1, 3]
    try await app.settle()
    #expect(choice.value == 3)
    #expect(try selected(app) == ["Row 3"])
    try await app.close()
  }
}
