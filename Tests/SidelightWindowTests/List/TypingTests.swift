import DisplaySupport
import SidelightBridge
import SidelightUI
import SidelightWindowTesting
import Testing

/// Letters that are typed in a list.
@Suite("Typing in a list", .serialized)
@MainActor struct TypingTests {
  private let names = ["Anna", "Bob", "Anton", "Berta", "Ben Lomond", "Ben Nevis"]

  @Test(arguments: Depth.available)
  func `Letters lead to the next row that begins with them`(depth: Depth) async throws {
    let choice = Choice<String?>(nil)
    let app = try await TestApp(depth, width: 500, height: 500) { NamedRows(names: names, choice: choice) }
    try await app.row("Bob").click()
    func type(_ letters: String) async throws -> String? {
      for letter in letters { try await app.press(letter == " " ? .space : .character(letter)) }
      return choice.value
    }
    #expect(try await type("a") == "Anton")
    #expect(try await type("n") == "Anton")
    app.pauseTyping()
    #expect(try await type("a") == "Anna")
    app.pauseTyping()
    #expect(try await type("ben n") == "Ben Nevis")
    #expect(try app.row("Ben Nevis").isFocused)
    #expect(try await type("x") == "Ben Nevis")
    app.pauseTyping()
    #expect(try await type(" ") == nil)
    try await app.close()
  }

  private struct Name: View {
    let number: Int
    var body: some View { Text(number == 2900 ? "Goal" : "Name \(number)") }
  }

  @Test(.needsWindow)
  func `Rows far away are found without being made, and nothing goes on afterwards`() async throws {
    struct Many: View {
      @Bindable var choice: Choice<Int?>
      var body: some View { List(0..<3000, selection: $choice.value) { Name(number: $0) } }
    }
    let choice = Choice<Int?>(nil)
    let app = try await TestApp(.window, width: 500, height: 500) { Many(choice: choice) }
    try await app.row("Name 1").click()
    let sources = MainSource.live
    try await app.press(.character("g"))
    try await app.wait(until: "the row is found") { choice.value == 2900 }
    #expect(try app.row("Goal").isFocused)
    #expect(MainSource.live <= sources)
    try await app.press(.character("x"))
    try await app.row("Goal").click()
    try await app.close()
  }

  @Test(.needsWindow)
  func `A text field in a row keeps its letters`() async throws {
    struct Fields: View {
      @Bindable var choice: Choice<Int?>
      @State private var text = ""
      var body: some View {
        List(selection: $choice.value) {
          Text("Name").tag(1)
          TextField("Field", text: $text).tag(2)
        }
      }
    }
    let choice = Choice<Int?>(nil)
    let app = try await TestApp(.window, width: 500, height: 500) { Fields(choice: choice) }
    try await app.textField("Field").focus()
    try await app.press(.character("n"))
    #expect(try app.textField("Field").value == "n")
    #expect(choice.value == nil)
    try await app.close()
  }
}
