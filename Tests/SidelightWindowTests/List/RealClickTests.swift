import RealInput
import Sidelight
import SidelightBridge
import SidelightGTK
import SidelightWindowTesting
import Testing

/// What the pointer does where GTK decides who gets it: a list answers clicks before the rows and what stands in them.
@Suite("Real clicks in lists", .serialized, .enabled(if: RealInput.isAvailable, "There is no display for tests, or no xdotool."))
@MainActor struct RealClickTests {
  private let name = "Sidelight click test"

  private func shown(_ view: some View) async throws -> TestApp {
    let app = try await TestApp(.window, width: 500, height: 600, checks: false) { view }
    let window = try #require(app.renderer?.windows.first?.window)
    window.title = name
    try await app.settle()
    try await RealInput.send("search", "--sync", "--name", "^\(name)$", "windowfocus", "--sync")
    return app
  }

  /// The middle of a text in the window.
  private func point(_ text: String, in app: TestApp) throws -> (x: String, y: String) {
    let window = try #require(app.renderer?.windows.first?.window)
    let texts = app.renderer?.controllers.values.compactMap { ($0 as? TextController)?.core as? LabelWidget } ?? []
    let label = try #require(texts.first { $0.text == text })
    let box = try #require(label.bounds(in: window))
    return ("\(Int(box.x + box.width / 2))", "\(Int(box.y + box.height / 2))")
  }

  private func move(to place: (x: String, y: String), _ then: String...) async throws {
    let words = ["search", "--name", "^\(name)$", "mousemove", "--window", "%1", place.x, place.y] + then
    try await RealInput.send(words)
  }

  private func click(_ text: String, in app: TestApp) async throws { try await move(to: point(text, in: app), "click", "1") }

  private struct Switches: View {
    @Bindable var choice: Choice<Bool>
    let isForm: Bool

    var body: some View {
      if isForm { Form { content } } else { List { content } }
    }

    @ViewBuilder private var content: some View {
      Text("First")
      Toggle("Wi-Fi", isOn: $choice.value)
    }
  }

  @Test(arguments: [true, false])
  func `A click on the label of a switch switches it`(isForm: Bool) async throws {
    let choice = Choice(false)
    let app = try await shown(Switches(choice: choice, isForm: isForm))
    for isOn in [true, false] {
      try await click("Wi-Fi", in: app)
      try await app.wait(until: "the switch is \(isOn)") { choice.value == isOn }
    }
    try await app.close()
  }

  private struct Numbers: View {
    @Bindable var choice: Choice<Set<Int>>
    var body: some View { List(0..<8, selection: $choice.value) { Text("Row \($0)") } }
  }

  @Test func `A press that ends on another row or outside selects nothing`() async throws {
    let choice = Choice<Set<Int>>([])
    let app = try await shown(Numbers(choice: choice))
    try await click("Row 1", in: app)
    try await app.wait(until: "a row is selected") { choice.value == [1] }
    var seen: [Set<Int>] = []
    for end in [try point("Row 5", in: app), ("5", "5")] {
      try await move(to: point("Row 3", in: app), "mousedown", "1")
      try await app.settle()
      try await move(to: end, "mouseup", "1")
      try await app.settle()
      seen.append(choice.value)
    }
    // The list has heard of all of it by now.
    try await click("Row 6", in: app)
    try await app.wait(until: "the next click is heard") { choice.value == [6] }
    #expect(seen == [[1], [1]])
    try await app.close()
  }

  @Test func `The keys of a number pad extend the selection`() async throws {
    let choice = Choice<Set<Int>>([])
    let app = try await shown(Numbers(choice: choice))
    try await click("Row 2", in: app)
    try await app.wait(until: "a row is selected") { choice.value == [2] }
    try await RealInput.send("key", "shift+KP_Down", "shift+KP_Down")
    try await app.wait(until: "two more are") { choice.value == [2, 3, 4] }
    try await RealInput.send("key", "KP_End")
    try await app.wait(until: "the last one is") { choice.value == [7] }
    try await app.close()
  }
}
