import Foundation
import Observation
import ReportSupport
import Sidelight
import SidelightBridge
import SidelightCore
import SidelightGTK
import SidelightWindowTesting
import Testing

/// Colours that apps keep in asset catalogues.
@Suite("Colours of asset catalogues", .serialized)
@MainActor struct AssetColorTests {
  /// A bundle with catalogues, for as long as it lives.
  private final class Resources {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + ".bundle")

    init(_ files: [String: String]) throws {
      for (path, text) in files {
        let file = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
    }

    var bundle: Bundle { get throws { try #require(Bundle(path: folder.path)) } }

    deinit { try? FileManager.default.removeItem(at: folder) }
  }

  private static func color(_ red: String, dark: String? = nil) -> String {
    func entry(_ red: String, _ appearances: String) -> String {
      #"{\#(appearances)"color": {"color-space": "srgb", "components": {"alpha": "1", "red": "\#(red)", "green": "0", "blue": "0"}}}"#
    }
    let contrast = entry("0.123", #""appearances": [{"appearance": "contrast", "value": "high"}], "#)
    let night = dark.map { entry($0, #""appearances": [{"appearance": "luminosity", "value": "dark"}], "#) + "," } ?? ""
    let day = entry(red, "")
    return #"{"colors": [\#(night) \#(contrast), \#(day)]}"#
  }

  @Test func `Sets lie in folders, and some folders are a part of the name`() throws {
    let resources = try Resources([
      "Assets.xcassets/Contents.json": "{}", "Assets.xcassets/Nature/Sky.colorset/Contents.json": Self.color("1.0"),
      "Assets.xcassets/Brand/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
      "Assets.xcassets/Brand/Deep/Ink.colorset/Contents.json": Self.color("0.4"),
      "Assets.xcassets/Nature/Cat.imageset/Contents.json":
        #"{"images": [{"filename": "a.png"}, {"filename": "b.png", "appearances": [{"appearance": "luminosity", "value": "dark"}]}]}"#,
    ])
    let bundle = try resources.bundle
    #expect(Color("Sky", bundle: bundle) == Color(red: 1, green: 0, blue: 0))
    #expect(Color("Brand/Ink", bundle: bundle) == Color(red: 0.4, green: 0, blue: 0))
    #expect(Color("Ink", bundle: bundle) != Color("Brand/Ink", bundle: bundle))
    #expect(String(describing: Image("Cat", bundle: bundle)).contains("a.png"))
  }

  @Test func `A colour that is not there is reported once, with where it was looked for and what is nearest`() throws {
    let resources = try Resources(["Paint.xcassets/Sky.colorset/Contents.json": Self.color("1.0")])
    let bundle = try resources.bundle
    let empty = try Resources(["dog.svg": ""])
    let reports = Reports()
    for _ in 0..<2 { #expect(Color("Skye", bundle: bundle) == Color("Skies", bundle: bundle)) }
    let lines = reports.all(beginning: "the colour “Skye”")
    #expect(lines.count == 1)
    #expect(lines.first?.contains("Paint.xcassets") == true && lines.first?.contains("“Sky”") == true)
    #expect(try Color("Sky", bundle: empty.bundle) != .primary)
    #expect(reports.all(beginning: "the colour “Sky” is clear, because the bundle").count == 1)
  }

  private struct Missing: View {
    let color: Color
    var body: some View {
      VStack {
        Text("around").foregroundStyle(color)
        VStack { Text("below") }.foregroundColor(color)
        color.frame(width: 20, height: 20)
        Text("behind").background(color)
      }
      .foregroundStyle(.red)
    }
  }

  @Test(arguments: Depth.available) func `It is clear as an area, and text keeps the style around it`(depth: Depth) async throws {
    let resources = try Resources(["Paint.xcassets/Contents.json": "{}"])
    let reports = Reports()
    let color = try Color("Gone", bundle: resources.bundle)
    #expect(reports.all(beginning: "the colour “Gone”").count == 1)
    let app = try await TestApp(depth, width: 300, height: 300) { Missing(color: color) }
    var colors: [ColorStyle?] = []
    var areas: [ColorStyle] = []
    for node in app.driver.tree.all {
      if case .text(let text) = node.element.kind { colors.append(text.color) }
      if case .color(let color) = node.element.kind { areas.append(color) }
    }
    #expect(colors == [.red, .red, .red])
    #expect(!areas.isEmpty && areas.allSatisfy { $0 == .missing })
    try await app.close()
  }

  @Test(.needsRendererDisplay) func `A set for the dark style is followed when the style changes`() async throws {
    let resources = try Resources(["Paint.xcassets/Sky.colorset/Contents.json": Self.color("1.0", dark: "0.2")])
    let color = try Color("Sky", bundle: resources.bundle)
    let style = Style()
    let scene = await ViewScene(width: 300) { Painted(style: style, color: color) }
    func reds() -> [Int] {
      scene.widgets.compactMap { $0 as? LabelWidget }.map { Int(($0.textColor.red * 100).rounded()) }
    }
    #expect(reds() == [100])
    style.scheme = .dark
    await scene.settle()
    #expect(reds() == [20])
    style.scheme = .light
    await scene.settle()
    #expect(reds() == [100])
    await scene.close()
  }

  @Observable @MainActor final class Style {
    var scheme = ColorScheme.light
  }

  private struct Painted: View {
    let style: Style
    let color: Color
    var body: some View { Text("sky").foregroundStyle(color).preferredColorScheme(style.scheme) }
  }
}
