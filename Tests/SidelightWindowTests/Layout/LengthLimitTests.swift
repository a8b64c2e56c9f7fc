import DisplaySupport
import ReportSupport
import SidelightCore
import SidelightGTK
import SidelightUI
import SidelightWindowTesting
import Testing

/// Lengths that no display can show, and texts that C has no end for.
@Suite("What a display can show", .serialized)
@MainActor struct LengthLimitTests {
  private struct Padded: View {
    let choice: Choice<Int>
    @State private var clicks = 0
    var body: some View {
      VStack {
        Button("Clicks \(clicks)") { clicks += 1 }
        switch choice.value {
        case 1: Text("content").padding(20_000)
        case 2: HStack { ForEach(0..<4, id: \.self) { Text("\($0)").frame(width: 30_000, height: 10) } }
        case 3: VStack { ForEach(0..<4, id: \.self) { Text("\($0)").frame(width: 10, height: 30_000) } }
        case 4: Text("content").padding(.leading, 9_000).padding(.leading, 9_000).frame(minWidth: 100_000)
        case 5: Text("content").padding(.nan).frame(width: .nan, height: -20).padding(-50)
        case 6: HStack(spacing: -20_000) { Text("content").padding(.vertical, -.infinity) }
        default: Text("nothing")
        }
      }
    }
  }

  @Test(arguments: Depth.available, 1...6)
  func `Content of any size is shown as far as a window can be`(depth: Depth, kind: Int) async throws {
    let choice = Choice(0)
    let app = try await TestApp(depth, width: 500, height: 400) { Padded(choice: choice) }
    choice.value = kind
    try await app.settle()
    if let window = app.renderer?.windows.first?.window {
      #expect(Double(window.width) <= LengthLimit.window)
      #expect(Double(window.height) <= LengthLimit.window)
    }
    choice.value = 0
    try await app.settle()
    #expect(app.text("nothing").isVisible)
    try await app.close()
  }

  @Test(.needsWindow)
  func `A window opens no larger than a display server lets it be`() throws {
    let tree = FakeTree()
    var element = WindowElement(title: "a")
    element.defaultWidth = 40_000
    element.defaultHeight = .greatestFiniteMagnitude
    tree.apply(.insert(NodeID(1), parent: nil, slot: .body, index: 0, element: Element(.window(element))))
    let size = try #require(tree.windowController(NodeID(1))?.window.defaultSize)
    #expect(size == (Int(LengthLimit.window), Int(LengthLimit.window)))
    tree.close(NodeID(1))
  }

  private struct Texts: View {
    let start: String
    @State private var text: String
    init(start: String) {
      self.start = start
      _text = State(initialValue: "\(start)field")
    }
    var body: some View {
      NavigationSplitView {
        List {
          Text("\(start)row\0s").contextMenu { Button("\(start)entry\0s") {} }
          Section("\(start)header\0s") { Label("\(start)label", systemImage: "folder") }
        }
        .navigationTitle("\(start)side\0bar")
      } detail: {
        VStack {
          Button("\(start)but\0ton") {}.help("\0help").accessibilityIdentifier("\0name")
          TextField("\(start)pro\0mpt", text: $text)
          Picker("\(start)pick", selection: .constant(1)) { Text("\(start)one\0").tag(1) }
          Image(systemName: "folder").accessibilityLabel("\(start)spo\0ken")
        }
        .navigationTitle("\(start)page\0s")
        .toolbar { Button("\(start)item\0s") {} }
      }
    }
  }

  @Test(arguments: Depth.available, ["", "\0"])
  func `A NUL is left out of every text`(depth: Depth, start: String) async throws {
    let app = try await TestApp(depth, width: 900) { Texts(start: start) }
    #expect(app.rows == ["rows", "label"])
    #expect(app.heading("headers").exists)
    #expect(app.page("sidebar").exists)
    #expect(app.page("pages").exists)
    for name in ["button", "items"] { #expect(app.button(name).isVisible, "\(name)") }
    #expect(app.element(identifier: "name").exists)
    #expect(try app.textField("prompt").value == "field")
    #expect(try app.picker("pick").value == "one")
    #expect(app.image("spoken").exists)
    try await app.row("rows").contextMenu("entrys")
    try await app.textField("prompt").type("s")
    #expect(try app.textField("prompt").value == "fields")
    try await app.close()
  }
}
