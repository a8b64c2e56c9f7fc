import Observation
import Sidelight
import SidelightGTK
import SidelightWindowTesting
import Testing

/// What goes on below bars, and what keeps clear of them.
@Suite("Safe areas", .serialized)
@MainActor struct SafeAreaTests {
  @Observable @MainActor final class Bars {
    var height = 50.0
    var lines: [String] = []
  }

  private struct Grounds: View {
    let bars: Bars

    /// A view that takes all the room, and notes where it is.
    private func whole(_ name: String) -> some View {
      GeometryReader { proxy in
        let frame = proxy.frame(in: .global)
        let _ = bars.lines.append("\(name) to \(Int(frame.maxY))")
        Color.blue
      }
    }

    var body: some View {
      VStack(spacing: 0) {
        Button("Middle") {}.frame(maxWidth: .infinity, maxHeight: .infinity)
          .background(.red)
          .background { whole("View") }
          .background { whole("Ignoring").ignoresSafeArea() }
      }
      .safeAreaInset(edge: .bottom, spacing: 0) { Color.yellow.frame(height: 50) }
    }
  }

  @Test(arguments: Depth.available) func `Colours behind a view go on below a bar, and other views do not`(depth: Depth) async throws {
    let bars = Bars()
    let app = try await TestApp(depth, width: 300, height: 300) { Grounds(bars: bars) }
    #expect(bars.lines.last { $0.hasPrefix("View") } == "View to 250")
    #expect(bars.lines.last { $0.hasPrefix("Ignoring") } == "Ignoring to 300")
    try await app.close()
  }

  @Test(.needsWindow) func `A fill is drawn below the bar`() async throws {
    let app = try await TestApp(.window, width: 300, height: 300) {
      Color.clear.background(Color(red: 1, green: 0, blue: 0))
        .safeAreaInset(edge: .bottom) { Color.clear.frame(height: 50) }
    }
    func bottom() throws -> [Int]? {
      let window = try #require(app.renderer?.windows.first?.window)
      let picture = try #require(window.picture())
      let frame = try #require(window.bounds(in: window))
      return picture.pixel(x: Int(-frame.x) + 150, y: picture.height - Int(-frame.y) - 20).map { [$0.red, $0.green, $0.blue] }
    }
    #expect(try bottom() == [255, 0, 0])
    try await app.close()
  }

  private struct Rows: View {
    let bars: Bars
    var body: some View {
      List(0..<30, id: \.self) { Text("Row \($0)") }
        .safeAreaInset(edge: .top) { Button("Top") {}.frame(height: 60) }
        .safeAreaInset(edge: .bottom) { Button("Bottom") {}.frame(height: bars.height) }
    }
  }

  @Test(arguments: Depth.available)
  func `A list begins and ends clear of bars, and its rows go on below them`(depth: Depth) async throws {
    let bars = Bars()
    let app = try await TestApp(depth, width: 300, height: 400) { Rows(bars: bars) }
    func wall(_ name: String, _ height: Double, isAbove: Bool) throws -> Double {
      let frame = try app.button(name).frame
      return frame.y + frame.height / 2 + (isAbove ? height / 2 : -height / 2)
    }
    let list = try app.list().frame
    let top = try wall("Top", 60, isAbove: true)
    #expect(list.y + 60 == top && list.y + list.height == 400)
    let row = try app.row("Row 0").frame
    #expect(row.y >= top && row.y <= top + 16, "\(row)")
    if depth == .window {
      try await app.list().scroll(toPosition: 29)
      let last = try app.row("Row 29").frame
      let bottom = try wall("Bottom", 50, isAbove: false)
      #expect(last.y + last.height <= bottom && last.y + last.height >= bottom - 16, "\(last)")
      // The bar grows, and the row can still be scrolled clear of it.
      bars.height = 120
      try await app.settle()
      try await app.list().scroll(toPosition: 0)
      try await app.list().scroll(toPosition: 29)
      let again = try app.row("Row 29").frame
      #expect(try again.y + again.height <= wall("Bottom", 120, isAbove: false), "\(again)")
    }
    try await app.close()
  }

  private struct Scrolled: View {
    let bars: Bars
    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          Button("First") {}
          Color.blue.frame(width: 50, height: 1_000)
          Button("Last") {}
        }
      }
      .safeAreaBar(edge: .top) { Button("Bar") {}.frame(height: 40) }
      .safeAreaPadding(.bottom, 30)
    }
  }

  @Test(arguments: Depth.available)
  func `A scroll view begins and ends clear of them`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 300, height: 400) { Scrolled(bars: Bars()) }
    let bar = try app.button("Bar").frame
    let first = try app.button("First").frame
    #expect(first.y >= bar.y + bar.height)
    if depth == .window {
      try await app.button("Last").focus()
      try await app.settle()
      let last = try app.button("Last").frame
      #expect(last.y + last.height <= 400 - 30 && last.y + last.height >= 400 - 32)
    }
    try await app.close()
  }

  private struct Reader: View {
    let bars: Bars
    let ignores: Bool
    var body: some View {
      GeometryReader { proxy in
        let insets = proxy.safeAreaInsets
        let _ = bars.lines.append("\(Int(insets.top)) \(Int(insets.leading)) \(Int(insets.bottom)) \(Int(insets.trailing))")
        Text("Read")
      }
      .ignoresSafeArea(edges: ignores ? .all : [])
      .safeAreaInset(edge: .bottom, spacing: 5) { Color.yellow.frame(height: bars.height) }
      .safeAreaInset(edge: .leading) { Color.yellow.frame(width: 20) }
    }
  }

  @Test(arguments: Depth.available) func `A reader hears how far it could go on`(depth: Depth) async throws {
    let bars = Bars()
    let app = try await TestApp(depth, width: 300, height: 400) { Reader(bars: bars, ignores: false) }
    #expect(bars.lines.last == "0 20 55 0")
    bars.height = 70
    try await app.settle()
    #expect(bars.lines.last == "0 20 75 0")
    try await app.close()
    let other = Bars()
    let ignoring = try await TestApp(depth, width: 300, height: 400) { Reader(bars: other, ignores: true) }
    #expect(other.lines.last == "0 0 0 0")
    try await ignoring.close()
  }
}
