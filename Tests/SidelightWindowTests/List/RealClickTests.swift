import RealInput
import Sidelight
import SidelightWindowTesting
import Testing

/// What the pointer does where GTK decides who gets it: a list answers clicks before the rows and what stands in them.
@Suite("Real clicks in lists", .serialized, .enabled(if: RealInput.isAvailable, "There is no display for tests, or no xdotool."))
@MainActor struct RealClickTests {
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
    let window = try await RealWindow(Switches(choice: choice, isForm: isForm))
    for isOn in [true, false] {
      try await window.click("Wi-Fi")
      try await window.app.wait(until: "the switch is \(isOn)") { choice.value == isOn }
    }
    try await window.app.close()
  }

  private struct Buttons: View {
    let choice: Choice<Int>
    var body: some View {
      Form {
        Text("First")
        Button("Save") { choice.value += 1 }
      }
    }
  }

  @Test func `In a form a click beside the title of a button presses it once`() async throws {
    let choice = Choice(0)
    let window = try await RealWindow(Buttons(choice: choice))
    for (count, right) in [(1, 0), (2, 120), (3, -120)] {
      try await window.click("Save", right: right, down: 0)
      try await window.app.wait(until: "the button was pressed \(count) times") { choice.value >= count }
      #expect(choice.value == count)
    }
    try await window.app.close()
  }

  @Test func `In a form a click beside the label switches, too`() async throws {
    let choice = Choice(false)
    let window = try await RealWindow(Switches(choice: choice, isForm: true))
    try await window.click("Wi-Fi", right: 150, down: 0)
    try await window.app.wait(until: "the switch is on") { choice.value }
    try await window.app.close()
  }

  private struct Topics: View {
    @Bindable var choice: Choice<String>
    var body: some View {
      Form { Picker("Topic", selection: $choice.value) { ForEach(["One", "Two", "Three"], id: \.self) { Text($0) } } }
    }
  }

  @Test func `In a form a click beside the label opens the choice`() async throws {
    let choice = Choice("One")
    let window = try await RealWindow(Topics(choice: choice))
    try await window.click("Topic", right: 60, down: 18)
    let popover = { window.app.renderer?.windows.first?.window.visibleTree.first { $0.typeName == "GtkPopover" && $0.isMapped } }
    try await window.app.wait(until: "the options are shown") { popover() != nil }
    try await window.app.close()
  }

  private struct Numbers: View {
    @Bindable var choice: Choice<Set<Int>>
    var body: some View { List(0..<8, selection: $choice.value) { Text("Row \($0)") } }
  }

  @Test func `A press that ends on another row or outside selects nothing`() async throws {
    let choice = Choice<Set<Int>>([])
    let window = try await RealWindow(Numbers(choice: choice))
    try await window.click("Row 1")
    try await window.app.wait(until: "a row is selected") { choice.value == [1] }
    var seen: [Set<Int>] = []
    for end in [try window.point("Row 5"), ("5", "5")] {
      try await window.move(to: window.point("Row 3"), "mousedown", "1")
      try await window.app.settle()
      try await window.move(to: end, "mouseup", "1")
      try await window.app.settle()
      seen.append(choice.value)
    }
    // The list has heard of all of it by now.
    try await window.click("Row 6")
    try await window.app.wait(until: "the next click is heard") { choice.value == [6] }
    #expect(seen == [[1], [1]])
    try await window.app.close()
  }

  @Test func `The keys of a number pad extend the selection`() async throws {
    let choice = Choice<Set<Int>>([])
    let window = try await RealWindow(Numbers(choice: choice))
    try await window.click("Row 2")
    try await window.app.wait(until: "a row is selected") { choice.value == [2] }
    try await RealInput.send("key", "shift+KP_Down", "shift+KP_Down")
    try await window.app.wait(until: "two more are") { choice.value == [2, 3, 4] }
    try await RealInput.send("key", "KP_End")
    try await window.app.wait(until: "the last one is") { choice.value == [7] }
    try await window.app.close()
  }
}
