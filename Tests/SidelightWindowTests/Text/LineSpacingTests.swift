import Sidelight
import SidelightBridge
import SidelightWindowTesting
import Testing

/// What a label alone can't do with its lines and letters, and what the environment says of text.
@Suite("Lines that stand apart", .serialized, .needsWindow)
@MainActor struct LineSpacingTests {
  private func height(_ app: TestApp, _ text: String) throws -> Double { try app.text(text).frame.height }

  @Test func `Room lies between lines, and neither above the first nor below the last`() async throws {
    let app = try await TestApp(.window, width: 500, height: 500) {
      VStack(alignment: .leading) {
        Text("one")
        Text("one wide").lineSpacing(10)
        Text("two\nlines")
        Text("two\nlines wide").lineSpacing(10)
        VStack { Text("three\nwide\nlines") }.environment(\.lineSpacing, 7)
        Text("three\nplain\nlines").lineSpacing(-4)
        Text("no\nnumber").lineSpacing(.nan)
      }
    }
    #expect(try height(app, "one wide") == height(app, "one"))
    #expect(try height(app, "two\nlines wide") == height(app, "two\nlines") + 10)
    #expect(try height(app, "three\nwide\nlines") == height(app, "three\nplain\nlines") + 14)
    #expect(try height(app, "no\nnumber") == height(app, "two\nlines"))
    try await app.close()
  }

  private struct Changing: View {
    let spacing: Knob<Double>
    var body: some View { Text("two\nlines").lineSpacing(spacing.value) }
  }

  @Test func `The room follows what is said of it, also from none`() async throws {
    let spacing = Knob(0.0)
    let app = try await TestApp(.window, width: 300, height: 300) { Changing(spacing: spacing) }
    let plain = try height(app, "two\nlines")
    for room in [12.0, 5, 0, 20] {
      spacing.value = room
      try await app.settle()
      #expect(try height(app, "two\nlines") == plain + room)
    }
    try await app.close()
  }

  @Test func `The first line of a text with room between its lines stands beside others on their line`() async throws {
    let app = try await TestApp(.window, width: 300, height: 300) {
      HStack(alignment: .firstTextBaseline) {
        Text("Aside")
        Text("two\nlines").lineSpacing(10)
      }
    }
    #expect(try app.text("Aside").frame.y == app.text("two\nlines").frame.y)
    try await app.close()
  }

  /// The letters of the label that says something, and whether all of it is seen.
  private func isWhole(_ app: TestApp, _ text: String) throws -> Bool {
    let label = try #require(app.renderer?.windows.first?.window.visibleTree.compactMap { $0 as? LabelWidget }.first { $0.text == text })
    return label.measure(.horizontal).natural <= label.width
  }

  @Test func `Letters come nearer to each other before a line loses some`() async throws {
    let text = "A line of letters that is a little too long"
    func app(_ width: Double) async throws -> TestApp {
      try await TestApp(.window, width: 600, height: 200) {
        VStack {
          Text(text).lineLimit(1).frame(width: width)
          Text(text + "!").lineLimit(1).allowsTightening(true).frame(width: width)
        }
      }
    }
    let wide = try await TestApp(.window, width: 600, height: 200) { Text(text + "!").fixedSize() }
    let whole = try wide.text(text + "!").frame.width
    try await wide.close()
    let narrow = try await app((whole * 0.96).rounded(.up))
    #expect(try !isWhole(narrow, text))
    #expect(try isWhole(narrow, text + "!"))
    try await narrow.close()
    let narrower = try await app(whole * 0.8)
    #expect(try !isWhole(narrower, text + "!"))
    try await narrower.close()
  }

  private struct Fonts: View {
    @Environment(\.font) private var font
    @Environment(\.displayScale) private var scale
    @Environment(\.pixelLength) private var pixel
    let name: String
    var body: some View {
      Text("\(name) \(font == Self.known[name].flatMap { $0 } ? "same" : "other") \(String(describing: [scale, pixel]))")
    }
    static let known: [String: Font?] = [
      "none": nil, "title": .title.bold(), "size": .system(size: 20, design: .serif).italic().monospacedDigit().smallCaps(),
      "own": .custom("Cantarell", fixedSize: 13).width(.condensed),
    ]
  }

  @Test func `Views read the font that is said of them, and how many pixels the display has`() async throws {
    let app = try await TestApp(.window, width: 500, height: 300) {
      VStack {
        ForEach(["none", "title", "size", "own"], id: \.self) { name in Fonts(name: name).font(Fonts.known[name] ?? nil) }
        Text("after").font(.title).environment(\.font, nil)
      }
    }
    for name in ["none", "title", "size", "own"] { #expect(app.text("\(name) same [1.0, 1.0]").exists, "\(name)") }
    try await app.close()
  }

  @Test func `A background without a style has that of its environment`() async throws {
    let points = [(20, 20), (180, 20)]
    let colors = try await PointColors.of(points) {
      HStack(spacing: 0) {
        Color.clear.background()
        Color.clear.background(in: .rect).backgroundStyle(Color(red: 1, green: 0, blue: 0))
      }
      .frame(width: 200, height: 40).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    #expect(colors.count == 2)
    #expect(colors.last.map { $0[0] > 240 && $0[1] < 20 } == true, "\(colors)")
    #expect(colors.first.map { $0[0] > 240 && $0[1] > 240 } == true, "\(colors)")
  }
}
