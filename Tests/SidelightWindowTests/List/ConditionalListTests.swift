import SidelightUI
import SidelightWindowTesting
import Testing

/// Lists that go with a condition around them.
@Suite("Lists in conditions", .serialized)
@MainActor struct ConditionalListTests {
  private struct Links: View {
    let isOn: Choice<Bool>
    var body: some View {
      if isOn.value {
        List { NavigationLink("x", value: "x") }
      } else {
        Text("other")
      }
    }
  }

  private struct Words: View {
    let isOn: Choice<Bool>
    let word: Choice<String>
    struct Word: View {
      let isOn: Choice<Bool>
      let word: Choice<String>
      var body: some View {
        let _ = word.value == "last" ? { isOn.value = false }() : ()
        Text(word.value)
      }
    }
    var body: some View {
      if isOn.value { List { Word(isOn: isOn, word: word) } }
      Text("beside")
    }
  }

  @Test(arguments: Depth.available)
  func `A list of links goes and comes back`(depth: Depth) async throws {
    let isOn = Choice(true)
    let app = try await TestApp(depth) { Links(isOn: isOn) }
    for _ in 0..<2 {
      #expect(app.rows == ["x"])
      isOn.value = false
      try await app.settle()
      #expect(app.labels(of: .text) == ["other"])
      isOn.value = true
      try await app.settle()
    }
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `A row that changes in the update in which its list goes says nothing any more`(depth: Depth) async throws {
    let isOn = Choice(true)
    let word = Choice("one")
    let app = try await TestApp(depth) { Words(isOn: isOn, word: word) }
    #expect(app.rows == ["one"])
    word.value = "last"
    try await app.settle()
    #expect(app.labels(of: .text) == ["beside"])
    word.value = "two"
    isOn.value = true
    try await app.settle()
    #expect(app.rows == ["two"])
    try await app.close()
  }
}
