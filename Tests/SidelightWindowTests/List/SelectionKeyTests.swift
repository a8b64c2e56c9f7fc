import DisplaySupport
import SidelightUI
import SidelightWindowTesting
import Testing

/// Selecting with keys and clicks, in the real widgets and without.
@Suite("Selecting rows", .serialized)
@MainActor struct SelectionKeyTests {
  @Test(arguments: Depth.available)
  func `Shift selects from where the selection began, over headers and footers`(depth: Depth) async throws {
    let choice = Choice<Set<Int>>([])
    let app = try await TestApp(depth, width: 500, height: 700) { MultipleRows(choice: choice) }
    try await app.row("Row 4").click()
    var selected: [Set<Int>] = []
    for _ in 0..<3 {
      try await app.press(.down, .shift)
      selected.append(choice.value)
    }
    #expect(selected == [[4, 5], [4, 5, 6], [4, 5, 6, 7]])
    try await app.press(.up, .shift)
    #expect(choice.value == [4, 5, 6])
    try await app.press(.home, .shift)
    #expect(choice.value == Set(0...4))
    #expect(try app.row("Row 0").isFocused)
    try await app.press(.end, .shift)
    #expect(choice.value == Set(4...11))
    #expect(try app.row("Row 11").isFocused)
    try await app.press(.home)
    #expect(choice.value == [0])
    try await app.press(.end)
    #expect(choice.value == [11])
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `An arrow that can go no further leaves its row selected alone, before a footer, too`(depth: Depth) async throws {
    let choice = Choice<Set<Int>>([])
    let app = try await TestApp(depth, width: 500, height: 700) { MultipleRows(choice: choice) }
    try await app.row("Row 9").click()
    try await app.row("Row 11").click(.shift)
    try await app.press(.down, .shift)
    #expect(choice.value == [9, 10, 11])
    try await app.press(.down, .control)
    #expect(choice.value == [9, 10, 11])
    try await app.press(.down)
    #expect(choice.value == [11])
    #expect(try app.row("Row 11").isFocused)
    try await app.row("Row 9").click()
    try await app.row("Row 11").click(.control)
    try await app.press(.down, .shift)
    #expect(choice.value == [9, 11])
    try await app.row("Row 0").click(.shift)
    try await app.press(.up)
    #expect(choice.value == [0])
    #expect(try app.row("Row 0").isFocused)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `The first arrow key selects the row that has the focus, and the next ones go on`(depth: Depth) async throws {
    let choice = Choice<Set<Int>>([])
    let app = try await TestApp(depth, width: 500, height: 700) { MultipleRows(choice: choice) }
    // Behind it a footer and a header follow.
    try await app.row("Row 5").focus()
    try await app.press(.down)
    #expect(choice.value == [5])
    #expect(try app.row("Row 5").isFocused)
    try await app.press(.down)
    #expect(choice.value == [6])
    try await app.row("Row 2").focus()
    #expect(choice.value == [6])
    try await app.press(.up)
    #expect(choice.value == [2])
    try await app.press(.up)
    #expect(choice.value == [1])
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `Control moves the focus alone, and Space selects and deselects its row`(depth: Depth) async throws {
    let choice = Choice<Set<Int>>([])
    let app = try await TestApp(depth, width: 500, height: 700) { MultipleRows(choice: choice) }
    try await app.row("Row 5").click()
    try await app.press(.down, .control)
    #expect(try app.row("Row 6").isFocused)
    #expect(choice.value == [5])
    try await app.press(.space, .control)
    #expect(choice.value == [5, 6])
    try await app.press(.space)
    #expect(choice.value == [5])
    try await app.row("Row 8").click(.control)
    #expect(choice.value == [5, 8])
    try await app.row("Row 10").click([.control, .shift])
    #expect(choice.value == [5, 8, 9, 10])
    try await app.row("Row 9").click(.shift)
    #expect(choice.value == [8, 9])
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `Control+A selects all rows and no header, and Escape takes that back`(depth: Depth) async throws {
    let choice = Choice<Set<Int>>([])
    let app = try await TestApp(depth, width: 500, height: 700) { MultipleRows(choice: choice) }
    try await app.row("Row 3").click()
    try await app.press(.character("a"), .control)
    #expect(choice.value == Set(0..<12))
    #expect(!app.outline.contains("heading “Section 0” selected"))
    try await app.press(.escape)
    #expect(choice.value.isEmpty)
    try await app.press(.escape)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `A selection that is required cannot be taken back`(depth: Depth) async throws {
    let choice = Choice(3)
    let app = try await TestApp(depth, width: 500, height: 700) { RequiredRow(choice: choice) }
    try await app.row("Row 4").click()
    try await app.press(.escape)
    #expect(choice.value == 4)
    try await app.press(.space)
    #expect(choice.value == 4)
    try await app.row("Row 4").click(.control)
    #expect(choice.value == 4)
    #expect(try app.row("Row 4").isSelected)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `Escape closes a sheet first, and what is selected in it stays`(depth: Depth) async throws {
    struct Sheeted: View {
      @Bindable var shown: Choice<Bool>
      let choice: Choice<Set<Int>>
      var body: some View { Text("Below").sheet(isPresented: $shown.value) { MultipleRows(choice: choice).frame(height: 300) } }
    }
    let shown = Choice(true)
    let choice = Choice<Set<Int>>([])
    let app = try await TestApp(depth, width: 800, height: 700) { Sheeted(shown: shown, choice: choice) }
    try await app.row("Row 1").click()
    #expect(choice.value == [1])
    try await app.press(.escape)
    #expect(!shown.value)
    #expect(choice.value == [1])
    try await app.close()
  }

  @Test(.needsWindow)
  func `Pages go down to the last row and up to the first, past all headers`() async throws {
    let choice = Choice<Set<Int>>([])
    let app = try await TestApp(.window, width: 500, height: 420) { MultipleRows(sections: 25, length: 2, choice: choice) }
    try await app.row("Row 0").click()
    func walk(_ key: TestKey, to end: Int) async throws -> [Int] {
      var rows: [Int] = []
      while rows.last != end, rows.count < 60 {
        try await app.press(key)
        #expect(choice.value.count == 1)
        rows.append(choice.value.first ?? -1)
      }
      return rows
    }
    let down = try await walk(.pageDown, to: 49)
    #expect(down.last == 49 && down.count < 20)
    #expect(zip(down, down.dropFirst()).allSatisfy(<))
    let up = try await walk(.pageUp, to: 0)
    #expect(up.last == 0 && up.count < 20)
    #expect(zip(up, up.dropFirst()).allSatisfy(>))
    try await app.press(.pageDown, .shift)
    #expect(choice.value.count > 2 && choice.value.contains(0))
    let selected = choice.value
    try await app.press(.pageDown, .control)
    #expect(choice.value == selected)
    try await app.close()
  }

  @Test(.needsWindow)
  func `Home and End pass headings that are far away, also where nothing is selected`() async throws {
    let app = try await TestApp(.window, width: 500, height: 420, checks: false) { List { SectionedRows(sections: 200, length: 4) } }
    try await app.row("Row 1").focus()
    try await app.press(.end)
    #expect(try app.row("Row 799").isFocused)
    try await app.press(.home)
    #expect(try app.row("Row 0").isFocused)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `Home and End also reach rows that are far away and cannot be selected`(depth: Depth) async throws {
    struct Framed: View {
      @Bindable var choice: Choice<Set<Int>>
      var body: some View {
        List(selection: $choice.value) {
          Text("First")
          ForEach(0..<400, id: \.self) { Text(verbatim: "Row \($0)") }
          Text("Last")
        }
      }
    }
    let choice = Choice<Set<Int>>([])
    let app = try await TestApp(depth, width: 500, height: 420, checks: false) { Framed(choice: choice) }
    try await app.row("Row 1").click()
    try await app.press(.end)
    #expect(try app.row("Last").isFocused)
    try await app.press(.home)
    #expect(try app.row("First").isFocused)
    #expect(choice.value == [1])
    try await app.close()
  }

  @Test(.needsWindow)
  func `Nothing is selected until somebody selects it`() async throws {
    let choice = Choice<Int?>(nil)
    let app = try await TestApp(.window, width: 500, height: 500) { SingleRow(choice: choice) }
    for _ in 0..<6 {
      try await app.press(.tab)
      #expect(choice.value == nil)
      #expect(!app.outline.contains("selected"))
    }
    try await app.button("After").click()
    try await app.row("Row 2").focus()
    #expect(choice.value == nil)
    #expect(!app.outline.contains("selected"))
    choice.value = 4
    try await app.settle()
    #expect(try app.row("Row 4").isSelected)
    try await app.close()
  }

  @Test(.needsWindow, arguments: [1_000, 100_000])
  func `Selecting another row tells one thing to the widgets, whatever the number of rows`(count: Int) async throws {
    struct Many: View {
      let count: Int
      @Bindable var choice: Choice<Int?>
      var body: some View { List(0..<count, selection: $choice.value) { Text(verbatim: "Row \($0)") } }
    }
    let choice = Choice<Int?>(0)
    let app = try await TestApp(.window, width: 500, height: 500) { Many(count: count, choice: choice) }
    let cost = try await app.cost {
      choice.value = 3
      try await app.settle()
    }
    #expect(cost.patches == 1 && cost.rowsBound == 0)
    #expect(try app.row("Row 3").isSelected)
    try await app.close()
  }
}
