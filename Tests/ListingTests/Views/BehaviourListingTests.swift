import Sidelight
import SidelightWindowTesting
import Testing

@Suite("Listings of what views do", .serialized)
@MainActor struct BehaviourListingTests {
  @Test(arguments: Depth.available)
  func `A flag focuses its field`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 500, height: 400) { NicknameView() }
    try await app.textField("Choose a nickname.").type("Magpie")
    try await app.button("Take It").focus()
    #expect(try !app.textField("Choose a nickname.").isFocused)
    try await app.button("Take It").click()
    #expect(try app.textField("Choose a nickname.").isFocused && app.text("Somebody has that nickname.").isVisible)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `A value focuses the field that it stands for`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 500, height: 500) { EntryForm() }
    try await app.button("Enter").click()
    #expect(try app.textField("Name").isFocused)
    try await app.textField("Name").type("Wren")
    try await app.button("Enter").click()
    #expect(try app.textField("Word").isFocused && !app.textField("Name").isFocused)
    try await app.textField("Word").type("abc")
    try await app.button("Enter").click()
    #expect(app.text("You are in").isVisible)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `A menu without an indicator does its own action and has its entries`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 500, height: 400) { HistoryMenu() }
    try await app.menu("Earlier").click()
    #expect(app.text("House").isVisible)
    try await app.menu("Earlier").choose("Garden")
    #expect(app.text("Garden").isVisible)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `An action runs when a value changes, and not when it is written anew`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 500, height: 400) { MillView() }
    try await app.button("Start or Stop").click()
    #expect(app.text("It turned 1 times").isVisible)
    try await app.button("Start").click()
    #expect(app.text("It turned 1 times").isVisible)
    try await app.button("Start or Stop").click()
    try await app.button("Start").click()
    #expect(app.text("It turned 2 times").isVisible)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `A task runs as long as its view is there`(depth: Depth) async throws {
    let (lines, source) = AsyncStream<String>.makeStream()
    let app = try await TestApp(depth, width: 500, height: 400) { CountingView(lines: lines) }
    #expect(app.text("Waiting...").isVisible)
    source.yield("one")
    source.yield("two")
    try await app.wait(until: "both lines are counted") { app.text("2 lines came").isVisible }
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `A list shows what is behind it`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 500, height: 400) { BareList() }
    #expect(app.listElement?.hidesBackground == true)
    #expect(app.rows == ["Salt", "Pepper"])
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `More than there is room for is scrolled`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 500, height: 300) { LongScroll() }
    #expect(app.text("Verse 0").isVisible && app.text("Verse 99").exists)
    if depth == .window { #expect(try app.text("Verse 0").isInView && !app.text("Verse 99").isInView) }
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `A picker shows and writes the value of its selection, by tags or by identity`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 500, height: 400) { CoffeePicker() }
    #expect(try app.picker("Coffee").value == "White" && app.picker("By itself").value == "White")
    try await app.picker("Coffee").choose("Sweet")
    #expect(try app.picker("By itself").value == "Sweet")
    try await app.picker("By itself").choose("Black")
    #expect(try app.picker("Coffee").value == "Black")
    try await app.close()
  }
}
