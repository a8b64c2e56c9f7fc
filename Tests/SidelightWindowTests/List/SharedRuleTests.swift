import Sidelight
import SidelightWindowTesting
import Testing

/// Rules of keys and clicks that the widgets and the driver without a display once had each for itself.
@Suite("Keys and clicks in lists, the same at every depth", .serialized)
@MainActor struct SharedRuleTests {
  @Test(arguments: Depth.available)
  func `Shift extends from a row that is far away by then`(depth: Depth) async throws {
    struct Many: View {
      @Bindable var choice: Choice<Set<Int>>
      var body: some View { List(0..<1000, selection: $choice.value) { Text("Row \($0)") } }
    }
    let choice = Choice<Set<Int>>([])
    let app = try await TestApp(depth, width: 500, height: 420, checks: false) { Many(choice: choice) }
    try await app.row("Row 1").click()
    try await app.press(.end, .shift)
    #expect(choice.value == Set(1..<1000))
    try await app.press(.home, .shift)
    #expect(choice.value == [0, 1])
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `With Control and Shift a key adds the rows up to where it leads`(depth: Depth) async throws {
    let choice = Choice<Set<Int>>([])
    let app = try await TestApp(depth, width: 500, height: 700) { MultipleRows(choice: choice) }
    try await app.row("Row 1").click()
    try await app.row("Row 8").click(.control)
    try await app.press(.down, [.control, .shift])
    #expect(choice.value == [1, 8, 9])
    try await app.press(.end, [.control, .shift])
    #expect(choice.value == [1, 8, 9, 10, 11])
    try await app.row("Row 1").click(.control)
    try await app.press(.home, [.control, .shift])
    #expect(choice.value == [8, 9, 10, 11], "the row that it began with is not selected, and neither are those up to there")
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `Control, Shift and A take the selection back`(depth: Depth) async throws {
    let choice = Choice<Set<Int>>([])
    let app = try await TestApp(depth, width: 500, height: 700) { MultipleRows(choice: choice) }
    try await app.row("Row 1").click()
    try await app.press(.character("a"), .control)
    #expect(choice.value.count == 12)
    try await app.press(.character("a"), [.control, .shift])
    #expect(choice.value.isEmpty)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `An arrow to the side does nothing in a plain list`(depth: Depth) async throws {
    let choice = Choice<Set<Int>>([])
    let app = try await TestApp(depth, width: 500, height: 700) { MultipleRows(choice: choice) }
    try await app.row("Row 1").click()
    try await app.press(.down, .control)
    for key in [TestKey.left, .right] { try await app.press(key) }
    #expect(choice.value == [1])
    #expect(try app.row("Row 2").isFocused)
    try await app.close()
  }

  private struct Names: View {
    let names: Choice<[String]>
    @Bindable var choice: Choice<Set<String>>
    var body: some View {
      List(selection: $choice.value) {
        ForEach(names.value, id: \.self) { Text($0) }
        DisclosureGroup("Group") { Text("Inner").tag("Inner") }.tag("Group")
      }
      .environment(\.editMode, .constant(.active))
    }
  }

  @Test(arguments: Depth.available)
  func `In edit mode letters and the arrows of an outline move the focus alone`(depth: Depth) async throws {
    let choice = Choice<Set<String>>([])
    let app = try await TestApp(depth, width: 500, height: 500) { Names(names: Choice(["Anna", "Bob", "Clara"]), choice: choice) }
    try await app.row("Anna").click()
    try await app.row("Bob").click()
    try await app.press(.character("c"))
    #expect(try app.row("Clara").isFocused)
    try await app.press(.left)
    #expect(choice.value == ["Anna", "Bob"])
    app.pauseTyping()
    try await app.press(.character("g"))
    #expect(try app.row("Group").isFocused)
    for _ in 0..<2 { try await app.press(.right) }
    #expect(try app.row("Inner").isFocused)
    try await app.press(.left)
    #expect(try app.row("Group").isFocused)
    #expect(choice.value == ["Anna", "Bob"])
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `From a button in a row the arrows lead to other rows`(depth: Depth) async throws {
    struct Buttons: View {
      @Bindable var choice: Choice<Int?>
      var body: some View {
        List(0..<3, selection: $choice.value) { number in
          HStack {
            Text("Row \(number)")
            Button("Use \(number)") {}
          }
        }
      }
    }
    let choice = Choice<Int?>(nil)
    let app = try await TestApp(depth, width: 500, height: 500) { Buttons(choice: choice) }
    choice.value = 1
    try await app.settle()
    try await app.button("Use 1").focus()
    try await app.press(.down)
    #expect(choice.value == 2)
    try await app.press(.end)
    try await app.button("Use 2").focus()
    try await app.press(.home)
    #expect(choice.value == 0)
    try await app.button("Use 0").focus()
    try await app.press(.escape)
    #expect(choice.value == nil, "Escape that a button has no use for is the list's")
    try await app.close()
  }
}
