import Sidelight
import SidelightWindowTesting
import Testing

/// The forms of `#Preview`, as they are documented. Each is in the program's list by the line that it begins in.
@MainActor @Observable private final class Stock {
  static var made = 0
  let title: String
  var books = 1
  init(title: String) { self.title = title }
}

private struct StockData: PreviewModifier {
  static func makeSharedContext() async throws -> Stock {
    await Task.yield()
    Stock.made += 1
    return Stock(title: "Shared")
  }

  func body(content: Content, context: Stock) -> some View { content.environment(context) }
}

private struct Framed: PreviewModifier {
  var name: String
  func body(content: Content, context: Void) -> some View {
    VStack {
      Text("around \(name)")
      content
    }
  }
}

private struct Broken: PreviewModifier {
  struct Failure: Error, Equatable {}
  static func makeSharedContext() async throws -> Int { throw Failure() }
  func body(content: Content, context: Int) -> some View { content }
}

private struct StockView: View {
  @Environment(Stock.self) private var stock
  var body: some View { Button("\(stock.title) \(stock.books)") { stock.books += 1 } }
}

#Preview { Text("plain") }
#Preview("Named preview") { Text("named") }
#Preview("Sized", traits: .fixedLayout(width: 320, height: 400)) { Text("sized") }
#Preview("Upright", traits: .defaultLayout, .portrait) { Text("upright") }
#Preview("Fitting", traits: .sizeThatFitsLayout, .landscapeLeft) {
  Text("one")
  Text("two")
}
#Preview("Labelled", body: { Text("labelled") })
#Preview("Stock", traits: .modifier(StockData()), .modifier(Framed(name: "inner")), .modifier(Framed(name: "outer"))) { StockView() }
#Preview("Second stock", traits: .modifier(StockData())) { StockView() }
#Preview("Broken", traits: .modifier(Broken())) { Text("never") }
#Preview("Stars", traits: .portraitUpsideDown, arguments: [0, 3]) { stars in Text("stars \(stars)") }
#Preview("State") {
  @Previewable @State var isOn = true
  @Previewable
  @State
  var count = [1, 2]
    .reduce(0) { $0 + $1 }
  let step = 2
  VStack {
    Toggle("Loud noises", isOn: $isOn)
    Button("\(count)") { count += step }
  }
}
#Preview("State, returned") {
  @Previewable @State var name = "x = 1 // \("}")"
  return Text(name)
}

@Suite(.serialized) @MainActor struct PreviewMacroTests {
  private static let own = ListedPreview.all.filter { $0.place.hasPrefix("PreviewMacroTests.swift:") }

  private func preview(_ name: String) throws -> ListedPreview { try #require(Self.own.first { $0.name == name }, "\(name)") }

  private func show(_ name: String, _ depth: Depth) async throws -> TestApp { try await TestApp(depth, preview: try preview(name)) }

  @Test func `All forms are found, in the order of their lines`() throws {
    #expect(
      Self.own.map(\.name) == [
        "PreviewMacroTests.swift:44", "Named preview", "Sized", "Upright", "Fitting", "Labelled", "Stock", "Second stock", "Broken",
        "Stars 1",
        "Stars 2", "State", "State, returned",
      ])
    #expect(Self.own.map(\.place).prefix(3) == ["PreviewMacroTests.swift:44", "PreviewMacroTests.swift:45", "PreviewMacroTests.swift:46"])
  }

  @Test func `Traits say how large the window is`() throws {
    #expect(try preview("Named preview").frame == .usual)
    #expect(try preview("Sized").frame == .fixed(width: 320, height: 400))
    #expect(try preview("Upright").frame == .fixed(width: 680, height: 1000))
    #expect(try preview("Fitting").frame == .fitting)
    #expect(try preview("Stars 2").frame == .fixed(width: 680, height: 1000))
  }

  @Test(arguments: Depth.available)
  func `Each form shows its views`(depth: Depth) async throws {
    let shown = [
      "PreviewMacroTests.swift:44": "plain", "Named preview": "named", "Sized": "sized", "Upright": "upright", "Fitting": "two",
      "Labelled": "labelled",
      "Stars 1": "stars 0", "Stars 2": "stars 3", "State, returned": "x = 1 // }",
    ]
    for (name, text) in shown {
      let app = try await show(name, depth)
      #expect(app.text(text).isVisible, "\(name)")
      try await app.close()
    }
  }

  @Test(arguments: Depth.available)
  func `Marked properties live as long as the preview`(depth: Depth) async throws {
    let app = try await show("State", depth)
    try await app.button("3").click()
    #expect(app.button("5").exists)
    try await app.toggle("Loud noises").click()
    #expect(try !app.toggle("Loud noises").isOn)
    #expect(app.button("5").exists)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `Modifiers go around the views, the first one innermost, and share what they made once`(depth: Depth) async throws {
    let app = try await show("Stock", depth)
    let texts = app.outline.split(separator: "\n").filter { $0.contains("around") }.map { $0.contains("outer") }
    #expect(texts == [true, false])
    let before = try #require((1...9).first { app.button("Shared \($0)").exists })
    try await app.button("Shared \(before)").click()
    #expect(app.button("Shared \(before + 1)").exists)
    let second = try await show("Second stock", depth)
    #expect(second.button("Shared \(before + 1)").exists)
    #expect(Stock.made == 1)
    try await second.close()
    try await app.close()
  }

  @Test func `What a modifier throws comes out`() async throws {
    await #expect(throws: Broken.Failure()) { @MainActor in _ = try await preview("Broken").view() }
  }

  @Test func `A list of previews names them by their names and places`() throws {
    let list = PreviewList(Self.own)
    #expect(
      list.text.hasPrefix(
        "PreviewMacroTests.swift:44  PreviewMacroTests.swift:44\nNamed preview               PreviewMacroTests.swift:45\n"))
    #expect(try list.preview("Sized").place == "PreviewMacroTests.swift:46")
    #expect(try list.preview("PreviewMacroTests.swift:46").name == "Sized")
    let twice = PreviewList(Self.own + Self.own)
    #expect { try twice.preview("Sized") } throws: {
      ($0 as? LaunchMistake)?.sentence
        == "“Sized” is the name of 2 previews. Say which one: PreviewMacroTests.swift:46, PreviewMacroTests.swift:46."
    }
    #expect { try PreviewList([]).preview("Sized") } throws: { ($0 as? LaunchMistake)?.sentence.hasPrefix("there are no previews") == true }
  }
}
