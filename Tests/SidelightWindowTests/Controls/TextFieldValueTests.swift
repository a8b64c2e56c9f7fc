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
    var whole = 12
    var isAsked = false
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
  func `A format reads what was typed when the field is left, and writes it anew`(depth: Depth) async throws {
    let order = Order()
    let app = try await TestApp(depth) { Page(order: order) }
    #expect(try app.textField("Amount").value == "3.5")
    try await app.textField("Amount").clear()
    try await app.textField("Amount").type("1234")
    #expect(try order.amount == 3.5 && app.textField("Amount").value == "1234")
    try await app.button("Elsewhere").focus()
    #expect(try order.amount == 1234 && app.textField("Amount").value == 1234.formatted(.number))
    try await app.close()
  }

  @Test(arguments: Depth.available) @available(*, deprecated)
  func `What can't be read leaves a value as it is, and an optional one becomes nil`(depth: Depth) async throws {
    let order = Order()
    let app = try await TestApp(depth) { Page(order: order) }
    for text in ["", "x", "-"] {
      try await app.textField("Amount").clear()
      try await app.textField("Amount").type(text)
      try await app.press(.enter)
      #expect(try order.amount == 3.5 && app.textField("Amount").value == "3.5", "\(text)")
    }
    for text in ["", "x", String(repeating: "9", count: 26)] {
      order.count = 4
      try await app.settle()
      try await app.textField("Count").clear()
      try await app.textField("Count").type(text)
      #expect(order.count == 4)
      try await app.press(.enter)
      #expect(try order.count == nil && app.textField("Count").value.isEmpty, "\(text)")
    }
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

  private struct Saver: View {
    @Bindable var order: Order
    var body: some View {
      NavigationStack {
        VStack {
          TextField("Count", value: $order.count, format: .number)
          TextField("Whole", value: $order.whole, format: .number)
          Button("Save") { order.heard.append("saved \(order.count ?? 0)") }.keyboardShortcut("s")
          Button("Other") { order.heard.append("other \(order.count ?? 0)") }
        }
        .toolbar { ToolbarItem { Button("Bar") { order.heard.append("bar \(order.count ?? 0)") } } }
        .onSubmit { order.heard.append("submitted \(order.count ?? 0)") }
        .navigationTitle("Order")
      }
    }
  }

  @Test(arguments: Depth.available) func `A button, its shortcut and Return read what was typed before`(depth: Depth) async throws {
    let order = Order()
    let app = try await TestApp(depth) { Saver(order: order) }
    func type(_ text: String) async throws {
      try await app.textField("Count").clear()
      try await app.textField("Count").type(text)
    }
    try await type("5")
    #expect(order.count == 4)
    try await app.press(.character("s"), .control)
    try await type("6")
    try await app.button("Other").click()
    try await type("7")
    try await app.button("Bar").click()
    try await type("8")
    try await app.press(.enter)
    #expect(order.heard == ["saved 5", "other 6", "bar 7", "submitted 8"])
    try await app.close()
  }

  @Test(arguments: Depth.available) func `A number that no type holds leaves the number that was`(depth: Depth) async throws {
    let order = Order()
    let app = try await TestApp(depth) { Saver(order: order) }
    try await app.textField("Whole").clear()
    try await app.textField("Whole").type(String(repeating: "9", count: 26))
    try await app.press(.enter)
    #expect(try order.whole == 12 && app.textField("Whole").value == "12")
    try await app.close()
  }

  private struct Asked: View {
    @Bindable var order: Order
    var body: some View {
      Text("Below").sheet(isPresented: $order.isAsked) { Saver(order: order) }
    }
  }

  @Test(arguments: Depth.available) func `Escape takes back what was typed, and the next one is for what is around`(depth: Depth)
    async throws
  {
    let order = Order()
    order.isAsked = true
    let app = try await TestApp(depth) { Asked(order: order) }
    try await app.textField("Count").clear()
    try await app.textField("Count").type("99")
    try await app.press(.escape)
    #expect(try order.isAsked && order.count == 4 && app.textField("Count").value == "4")
    try await app.press(.escape)
    #expect(!order.isAsked && order.count == 4 && order.heard.isEmpty)
    try await app.close()
  }

  @Test(arguments: Depth.available) func `A value that changes meanwhile does not take away what is typed`(depth: Depth) async throws {
    let order = Order()
    let app = try await TestApp(depth) { Saver(order: order) }
    try await app.textField("Count").clear()
    try await app.textField("Count").type("12")
    order.count = 3
    try await app.settle()
    #expect(try app.textField("Count").value == "12")
    try await app.press(.enter)
    #expect(order.count == 12)
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
