import DisplaySupport
import SidelightBridge
import SidelightGTK
import SidelightTesting
import SidelightUI
import SidelightWindowTesting
import Testing

/// Views above each other have their places in a window.
@Suite("Layers", .serialized, .needsWindow)
@MainActor struct LayersTests {
  /// A block of a size, with a name.
  private struct Block: View {
    let name: String
    let width, height: Double

    init(_ name: String, _ width: Double, _ height: Double) {
      self.name = name
      self.width = width
      self.height = height
    }

    var body: some View { Color.blue.frame(width: width, height: height).accessibilityIdentifier(name) }
  }

  private func place(_ name: String, in other: String, _ app: TestApp) throws -> String {
    let window = try #require(app.renderer?.windows.first?.window)
    let widget = try #require(window.visibleTree.first { $0.name == name })
    let around = try #require(window.visibleTree.first { $0.name == other })
    let box = try #require(widget.bounds(in: around))
    return "\(Int(box.x)) \(Int(box.y)) \(Int(box.width)) \(Int(box.height))"
  }

  private struct Stacked: View {
    let alignment: Alignment
    var body: some View {
      HStack {
        ZStack(alignment: alignment) {
          Block("wide", 100, 20)
          Block("high", 30, 60)
        }
        .accessibilityIdentifier("stack")
        Spacer()
      }
    }
  }

  @Test(
    .needsWindow,
    arguments: [
      (Alignment.center, "0 20 100 20", "35 0 30 60"), (.topLeading, "0 0 100 20", "0 0 30 60"),
      (.bottomTrailing, "0 40 100 20", "70 0 30 60"),
    ])
  func `A stack is as large as its widest and its highest view`(alignment: Alignment, wide: String, high: String) async throws {
    let app = try await TestApp(.window, width: 400, height: 300) { Stacked(alignment: alignment) }
    #expect(try place("wide", in: "stack", app) == wide)
    #expect(try place("high", in: "stack", app) == high)
    try await app.close()
  }

  private struct Layered: View {
    let choice: Choice<Int>
    private var alignment: Alignment { choice.value == 0 ? .topTrailing : .center }

    var body: some View {
      HStack {
        Block("base", 50, 30)
          .background(alignment: alignment) {
            Block("small", 10, 10)
            Block("large", 70, 90)
          }
          .overlay { Color.red.accessibilityIdentifier("fill") }
          .overlay(alignment: alignment) { Text("3").accessibilityIdentifier("badge") }
          .accessibilityIdentifier("layers")
        Block("next", 20, 20)
        Spacer()
      }
    }
  }

  @Test(.needsWindow) func `Layers lie over a view, which keeps its size and its place`() async throws {
    let choice = Choice(0)
    let app = try await TestApp(.window, width: 400, height: 300) { Layered(choice: choice) }
    #expect(try place("base", in: "layers", app) == "0 0 50 30")
    #expect(try place("fill", in: "layers", app) == "0 0 50 30")
    #expect(try place("small", in: "layers", app) == "40 0 10 10")
    #expect(try place("large", in: "layers", app) == "-20 0 70 90")
    let next = try place("next", in: "layers", app)
    #expect(next == "56 5 20 20")
    let badge = try place("badge", in: "layers", app)
    choice.value = 1
    try await app.settle()
    #expect(try place("small", in: "layers", app) == "20 10 10 10")
    #expect(try place("large", in: "layers", app) == "-10 -30 70 90")
    #expect(try place("badge", in: "layers", app) != badge)
    try await app.close()
  }

  @Test(.needsWindow) func `In a language that is read from right to left layers lie on the other side`() async throws {
    let choice = Choice(0)
    let app = try await TestApp(.window, width: 400, height: 300) { Layered(choice: choice) }
    DesktopSettings.isRightToLeft = true
    defer { DesktopSettings.isRightToLeft = false }
    try await app.settle()
    #expect(try place("small", in: "layers", app) == "0 0 10 10")
    #expect(try place("large", in: "layers", app) == "0 0 70 90")
    try await app.close()
  }

  private struct Buttons: View {
    @State private var count = 0
    @State private var isOpen = false

    var body: some View {
      List {
        HStack {
          Text("Count \(count), \(isOpen ? "open" : "closed")")
          Button("Under") { count += 1 }.padding(20).background(.yellow)
        }
        Text("Row").overlay(alignment: .trailing) { Button("Over") { isOpen.toggle() } }
      }
    }
  }

  @Test(arguments: Depth.available)
  func `What lies in layers is found and used`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 500, height: 300) { Buttons() }
    try await app.button("Under").click()
    #expect(app.text("Count 1, closed").isVisible)
    try await app.button("Over").click()
    #expect(app.text("Count 1, open").isVisible)
    try await app.close()
  }

  private struct Selecting: View {
    @State private var selection: String?

    var body: some View {
      List(selection: $selection) {
        Text("One").tag("one").padding(4).background { Text("behind") }
        NavigationLink("Two", value: "two").overlay { Color.clear }
      }
      .safeLine(selection)
    }
  }

  @Test(arguments: Depth.available)
  func `A row with layers around its content is selected as any other`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 500, height: 300) { Selecting() }
    try await app.row("One").click()
    #expect(app.text("Selected: one").isVisible)
    try await app.close()
  }
}

extension View {
  /// The view above a line that says what is selected.
  fileprivate func safeLine(_ selection: String?) -> some View {
    VStack {
      self
      Text("Selected: \(selection ?? "nothing")")
    }
  }
}
