import Foundation
import Sidelight
import SidelightBridge
import SidelightWindowTesting
import Testing

/// How large text is, and what its letters and lines look like.
@Suite("Sizes and letters of text", .serialized)
@MainActor struct TypeSizeTests {
  private struct Sizes: View {
    @Environment(\.dynamicTypeSize) private var size
    @ScaledMetric private var side = 10.0
    var body: some View { Text("\(String(describing: size)) \(side, specifier: "%.2f")") }
  }

  @Test(arguments: Depth.available) func `A view has the size of text that is said of it, and all in it follow`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 500, height: 500) {
      VStack {
        Sizes()
        Sizes().dynamicTypeSize(.xLarge)
        Sizes().dynamicTypeSize(...DynamicTypeSize.small)
        Sizes().dynamicTypeSize(DynamicTypeSize.xxLarge...)
        Sizes().dynamicTypeSize(.large).dynamicTypeSize(.accessibility1)
        Sizes().environment(\.dynamicTypeSize, .medium)
      }
    }
    for text in ["xLarge 11.20", "small 8.80", "xxLarge 12.40", "medium 9.40"] { #expect(app.text(text).exists, "\(text)") }
    #expect(app.labels(of: .text).count { $0 == "large 10.00" } == 2)
    try await app.close()
  }

  @Test(arguments: Depth.available) func `Text and symbols are as large as that says`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 500, height: 700) {
      VStack(alignment: .leading) {
        Text("Harbour and harbour").background { Reader("plain") }
        Text("Harbour and harbour").background { Reader("large") }.dynamicTypeSize(.xxxLarge)
        Text("Harbour and harbour").font(.system(size: 20)).background { Reader("sized") }
        Text("Harbour and harbour").font(.system(size: 20)).background { Reader("sized large") }.dynamicTypeSize(.xxxLarge)
        Text("Harbour and harbour").font(.custom("Sans", fixedSize: 14)).background { Reader("fixed") }
        Text("Harbour and harbour").font(.custom("Sans", fixedSize: 14)).background { Reader("fixed large") }
          .dynamicTypeSize(.xxxLarge)
        Image(systemName: "star").background { Reader("star") }
        Image(systemName: "star").background { Reader("large star") }.dynamicTypeSize(.xxxLarge)
      }
    }
    func width(_ name: String) throws -> Double {
      let label = try #require(app.labels(of: .text).first { $0.hasPrefix(name + ":") })
      return try #require(Double(label.dropFirst(name.count + 1)))
    }
    for (plain, large) in [("plain", "large"), ("sized", "sized large"), ("star", "large star")] {
      let growth = try width(large) / width(plain)
      #expect(abs(growth - 1.35) < 0.08, "\(plain) \(growth)")
    }
    #expect(try width("fixed") == width("fixed large"))
    try await app.close()
  }

  private struct Reader: View {
    let name: String
    init(_ name: String) { self.name = name }
    var body: some View { GeometryReader { place in Text("\(name):\(place.size.width)").font(.caption2).fixedSize() } }
  }

  @Test(.needsWindow) func `Lines below and through text have the colours that are said of them`() async throws {
    func has(_ color: Color, _ text: Text) async throws -> Bool {
      let points = (0..<100).flatMap { x in (60..<140).map { (x * 3, $0) } }
      let found = try await PointColors.of(points) { text.font(.system(size: 60)).lineLimit(1) }
      return found.contains { $0.count == 3 && $0[0] > 180 && $0[1] < 60 && $0[2] > 180 }
    }
    let magenta = Color(red: 1, green: 0, blue: 1)
    #expect(try await has(magenta, Text("Harbour").underline(color: magenta)))
    #expect(try await has(magenta, Text("Harbour").strikethrough(color: magenta)))
    #expect(try await !has(magenta, Text("Harbour").underline().strikethrough()))
    var marked = AttributedString("Harbour")
    marked.backgroundColor = magenta
    #expect(try await has(magenta, Text(marked)))
    var lined = AttributedString("Harbour")
    lined.underlineStyle = Text.LineStyle(color: magenta)
    #expect(try await has(magenta, Text(lined)))
  }

  @Test(arguments: Depth.available) func `The environment says how texts are shown, and can be told`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 500, height: 300) {
      VStack {
        Said()
        Said().lineLimit(3).multilineTextAlignment(.center).truncationMode(.head).textCase(.uppercase).minimumScaleFactor(0.5)
        Said().environment(\.lineLimit, 2).environment(\.multilineTextAlignment, .trailing).environment(\.truncationMode, .middle)
          .environment(\.textCase, .lowercase).environment(\.minimumScaleFactor, 0.7)
      }
    }
    #expect(app.text("nil leading tail nil 1.0").exists)
    #expect(app.text("3 center head uppercase 0.5").exists)
    #expect(app.text("2 trailing middle lowercase 0.7").exists)
    try await app.close()
  }

  private struct Said: View {
    @Environment(\.lineLimit) private var limit
    @Environment(\.multilineTextAlignment) private var alignment
    @Environment(\.truncationMode) private var mode
    @Environment(\.textCase) private var letters
    @Environment(\.minimumScaleFactor) private var factor
    var body: some View {
      let parts = [
        limit.map { "\($0)" } ?? "nil", "\(alignment)", "\(mode)", letters.map { "\($0)" } ?? "nil", "\(factor)",
      ]
      Text(parts.joined(separator: " "))
    }
  }
}
