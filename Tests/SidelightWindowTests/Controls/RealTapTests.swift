import Foundation
import RealInput
import Sidelight
import SidelightBridge
import SidelightWindowTesting
import Testing

/// Taps where GTK decides who gets the pointer: rows, drags and double clicks.
@Suite("Real taps", .serialized, .enabled(if: RealInput.isAvailable, "There is no display for tests, or no xdotool."))
@MainActor struct RealTapTests {
  private struct Rows: View {
    @Bindable var choice: Choice<String>
    @State private var selection: String?

    var body: some View {
      List(selection: $selection) {
        HStack {
          Text("Plain")
          Text("Tapped").onTapGesture { choice.value += "t" }
        }
        .tag("row")
        Text("Double").onTapGesture(count: 2) { choice.value += "D" }.tag("double")
        Text("Either")
          .onTapGesture(count: 2) { choice.value += "2" }
          .onTapGesture { choice.value += "1" }
          .tag("either")
      }
      .onChange(of: selection) { choice.value += "[\(selection ?? "")]" }
      .contextMenu(forSelectionType: String.self) { _ in
      } primaryAction: { _ in
        choice.value += "!"
      }
    }
  }

  @Test func `A view in a row hears its click, which selects nothing, and a text beside it selects the row`() async throws {
    let choice = Choice("")
    let window = try await RealWindow(Rows(choice: choice))
    try await window.click("Tapped")
    try await window.app.wait(until: "the view has heard it") { choice.value == "t" }
    try await window.click("Plain")
    try await window.app.wait(until: "the row is selected") { choice.value == "t[row]" }
    try await window.app.close()
  }

  @Test func `A double click is told once and activates no row, and is no single one where both are heard`() async throws {
    let choice = Choice("")
    let window = try await RealWindow(Rows(choice: choice))
    try await window.doubleClick(at: window.point("Double"))
    // That the selection has changed is told with the views' next update: where both clicks come at once, after the double one.
    try await window.app.wait(until: "the first click selects the row, and both are heard") {
      ["[double]D", "D[double]"].contains(choice.value)
    }
    choice.value = ""
    try await window.doubleClick(at: window.point("Either"))
    try await window.app.wait(until: "something is heard") { !choice.value.isEmpty }
    #expect(choice.value == "2")
    // The double click is over only after some time.
    try await window.move(to: window.point("Plain"))
    try await window.click("Either")
    try await window.app.wait(until: "the single one is heard") { choice.value == "21" }
    try await window.app.close()
  }

  @Test func `A double click is one, too, where the program is busy between its clicks`() async throws {
    let choice = Choice("")
    let window = try await RealWindow(Rows(choice: choice))
    let gesture = ClickGesture(.primary)
    gesture.phase = .capture
    let pause = try #require(DesktopSettings.shared).doubleClickTime * 2_500
    var isFirst = true
    gesture.connect(ClickGesture.pressed) { _, _, _ in
      guard isFirst else { return }
      isFirst = false
      MainSource.idle(priority: MainLoop.Priority.high) { usleep(UInt32(pause)) }
    }
    try #require(window.app.renderer?.windows.first?.window).addController(gesture)
    try await window.move(to: window.point("Either"), "click", "--repeat", "2", "--delay", "100", "1")
    try await window.app.wait(until: "something is heard") { !choice.value.isEmpty }
    #expect(choice.value == "2")
    try await window.app.close()
  }

  private struct Nested: View {
    @Bindable var choice: Choice<String>
    var body: some View {
      VStack {
        Text("Inner").onTapGesture { choice.value += "i" }
        Button {
          choice.value += "b"
        } label: {
          Text("Act")
        }
        Text("Around")
      }
      .padding(40)
      .onTapGesture { choice.value += "o" }
    }
  }

  @Test func `The innermost view and a button have their clicks to themselves`() async throws {
    let choice = Choice("")
    let window = try await RealWindow(Nested(choice: choice))
    for (text, heard) in [("Inner", "i"), ("Act", "ib"), ("Around", "ibo")] {
      try await window.click(text)
      try await window.app.wait(until: "\(heard) is heard") { choice.value == heard }
    }
    try await window.app.close()
  }

  private struct Covered: View {
    @Bindable var choice: Choice<String>
    var body: some View {
      VStack(spacing: 30) {
        Text("Through").onTapGesture { choice.value += "t" }.overlay { Color.clear.allowsHitTesting(false) }
        Text("Under").onTapGesture { choice.value += "u" }.overlay { Color.clear }
        HStack {
          Text("Left")
          Spacer()
          Text("Right")
        }
        .contentShape(Rectangle())
        .onTapGesture { choice.value += "r" }
      }
    }
  }

  @Test func `A click goes through a layer that takes none, and a row hears one between its views`() async throws {
    let choice = Choice("")
    let window = try await RealWindow(Covered(choice: choice))
    try await window.click("Through")
    try await window.app.wait(until: "it is heard behind the layer") { choice.value == "t" }
    try await window.click("Under")
    let (left, right) = (try window.point("Left"), try window.point("Right"))
    let middle = try (#require(Int(left.0)) + #require(Int(right.0))) / 2
    try await window.click(at: ("\(middle)", left.1))
    try await window.app.wait(until: "the row has heard it, and the layer kept the other one") { choice.value == "tr" }
    try await window.app.close()
  }

  @Test func `A press that ends elsewhere is no tap`() async throws {
    let choice = Choice("")
    let window = try await RealWindow(Nested(choice: choice))
    try await window.move(to: window.point("Inner"), "mousedown", "1")
    try await window.app.settle()
    try await window.move(to: ("5", "5"), "mouseup", "1")
    try await window.app.settle()
    try await window.click("Around")
    try await window.app.wait(until: "the next one is heard") { choice.value == "o" }
    try await window.app.close()
  }
}
