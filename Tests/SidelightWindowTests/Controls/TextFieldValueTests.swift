import DisplaySupport
import Foundation
import Observation
import Sidelight
import SidelightBridge
import SidelightGTK
import SidelightWindowTesting
import Testing

/// Fields that edit other values than text, and what fields tell of being edited.
@Suite("Fields with values", .serialized)
@MainActor struct TextFieldValueTests {
  @Observable final class Order {
    var amount = 3.5
    var count: Int? = 4
    var year = 2026
    var name = "Oak"
    var heard: [String] = []
  }

  @available(*, deprecated) private struct Page: View {
    @Bindable var order: Order
    var body: some View {
      VStack {
        TextField("Amount", value: $order.amount, format: .number)
        TextField("Count", value: $order.count, format: .number)
        TextField("Year", value: $order.year, formatter: NumberFormatter())
        TextField(text: $order.name, prompt: Text("Any tree")) { Text("Name") }
        TextField("Old", text: $order.name) {
          order.heard.append("editing \($0)")
        } onCommit: {
          order.heard.append("commit")
        }
        Button("Elsewhere") {}
      }
    }
  }

  @Test(arguments: Depth.available) @available(*, deprecated)
  func `A format reads what is typed, and writes it anew when the field is left`(depth: Depth) async throws {
    let order = Order()
    let app = try await TestApp(depth) { Page(order: order) }
    #expect(try app.textField("Amount").value == "3.5")
    try await app.textField("Amount").clear()
    // Nothing to read is no value.
    #expect(order.amount == 3.5)
    try await app.textField("Amount").type("1234")
    #expect(try order.amount == 1234 && app.textField("Amount").value == "1234")
    try await app.button("Elsewhere").focus()
    #expect(try app.textField("Amount").value == 1234.formatted(.number))
    try await app.textField("Amount").type("x")
    try await app.button("Elsewhere").focus()
    #expect(try order.amount == 1234 && app.textField("Amount").value == 1234.formatted(.number))
    try await app.close()
  }

  @Test(arguments: Depth.available) @available(*, deprecated) func `An empty field is no value where there may be none`(depth: Depth)
    async throws
  {
    let order = Order()
    let app = try await TestApp(depth) { Page(order: order) }
    try await app.textField("Count").clear()
    #expect(order.count == nil)
    try await app.textField("Count").type("7")
    try await app.press(.enter)
    #expect(try order.count == 7 && app.textField("Count").value == "7")
    order.count = nil
    try await app.settle()
    #expect(try app.textField("Count").value.isEmpty)
    try await app.close()
  }

  @Test(arguments: Depth.available) @available(*, deprecated) func `A formatter reads when Enter is pressed`(depth: Depth) async throws {
    let order = Order()
    let app = try await TestApp(depth) { Page(order: order) }
    try await app.textField("Year").clear()
    try await app.textField("Year").type("1999")
    #expect(order.year == 2026)
    try await app.press(.enter)
    #expect(order.year == 1999)
    try await app.close()
  }

  @Test(arguments: Depth.available) @available(*, deprecated) func `A field tells when it is edited, and of Enter`(depth: Depth)
    async throws
  {
    let order = Order()
    let app = try await TestApp(depth) { Page(order: order) }
    #expect(app.textField("Name").exists)
    try await app.textField("Old").focus()
    try await app.press(.enter)
    try await app.button("Elsewhere").focus()
    #expect(order.heard == ["editing true", "commit", "editing false"])
    try await app.close()
  }

  @Test(.needsWindow) func `The keyboard on the screen learns what is to be typed`() async throws {
    let order = Order()
    let app = try await TestApp(.window) {
      VStack {
        TextField("Mail", text: Bindable(order).name).keyboardType(.emailAddress).textInputAutocapitalization(.never)
        TextField("Code", text: Bindable(order).name).textInputAutocapitalization(.characters).textContentType(.nickname)
      }
    }
    let inputs = app.renderer?.windows.first?.window.visibleTree.compactMap { ($0 as? EntryWidget)?.input } ?? []
    try #require(inputs.count == 2)
    #expect(inputs[0].purpose == .email && inputs[0].capitals == .none)
    #expect(inputs[1].purpose == .name && inputs[1].capitals == .all)
    try await app.close()
  }

  @Test(.needsWindow) func `Room is kept for the least lines`() async throws {
    let app = try await TestApp(.window, width: 400, height: 600) {
      VStack {
        Text("one").lineLimit(3, reservesSpace: true)
        Text("two").lineLimit(3, reservesSpace: false)
        Text("three").lineLimit(2...6)
        Text("four").lineLimit(2...6).lineLimit(1)
        Text("five").lineLimit(...6)
      }
    }
    let heights = ["one", "two", "three", "four", "five"].map { name in
      app.renderer?.windows.first?.window.visibleTree.lazy.compactMap { $0 as? LabelWidget }.first { $0.text == name }?.height ?? 0
    }
    let line = heights[1]
    #expect(line > 0 && heights[4] == line && heights[0] >= 3 * line - 3 && heights[2] >= 2 * line - 2 && heights[3] == heights[2])
    try await app.close()
  }
}
