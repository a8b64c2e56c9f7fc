import DisplaySupport
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
    #expect(reports.all(beginning: "the colour “Gone”").count { $0.contains(resources.folder.lastPathComponent) } == 1)
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

  private struct Marked: View {
    let color: Color
    var body: some View {
      VStack {
        Text("bordered").border(color, width: 3)
        Circle().fill(color).frame(width: 20, height: 20)
        Rectangle().stroke(color, lineWidth: 3).frame(width: 20, height: 20)
        ProgressView(value: 0.5).tint(color)
        Toggle("Switch", isOn: .constant(true)).tint(color)
      }
    }
  }

  @Test(.needsWindow) func `Borders, fills, lines and tints in it paint nothing of their own`() async throws {
    let resources = try Resources(["Paint.xcassets/Contents.json": "{}"])
    let reports = Reports()
    let color = try Color("Nowhere", bundle: resources.bundle)
    func picture(_ color: Color) async throws -> [Texture.Pixel] {
      let app = try await TestApp(.window, width: 300, height: 300) { Marked(color: color) }
      let texture = try #require(app.renderer?.windows.first?.window.picture())
      try await app.close()
      return texture.pixels(x: 0..<texture.width, y: 0..<texture.height)
    }
    let missing = try await picture(color)
    #expect(try await picture(.clear) == missing)
    #expect(try await picture(.red) != missing)
    withExtendedLifetime(reports) {}
  }

  @Test(.needsWindow) func `A set for the dark style is followed when the style changes`() async throws {
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

  private static let template = """
    <svg xmlns="http://www.w3.org/2000/svg" width="3300" height="2200">
      <g id="Guides">
        <line id="Baseline-M" x1="263" x2="3036" y1="1126" y2="1126"/>
        <line id="Capline-M" x1="263" x2="3036" y1="1055" y2="1055"/>
        <line id="left-margin-Regular-M" x1="1400" x2="1400" y1="1030" y2="1150"/>
        <line id="right-margin-Regular-M" x1="1480" x2="1480" y1="1030" y2="1150"/>
      </g>
      <g id="Symbols">
        <g id="Black-M" transform="matrix(1 0 0 1 2400 1126)"><path d="M0 0H10V10H0Z"/></g>
        <g id="Regular-M" transform="matrix(1 0 0 1 1400 1126)"><g><path class="monochrome-0" d="M5 0H75V-70H5Z"/></g></g>
      </g>
    </svg>
    """

  @Test(.needsWindow) func `A symbol of a catalogue is an icon of the theme`() async throws {
    let resources = try Resources([
      "Assets.xcassets/Glyphs/box.symbolset/Contents.json": #"{"symbols": [{"filename": "box.svg", "idiom": "universal"}]}"#,
      "Assets.xcassets/Glyphs/box.symbolset/box.svg": Self.template,
    ])
    let bundle = try resources.bundle
    let scene = await ViewScene(width: 300) {
      Label {
        Text("Box")
      } icon: {
        Image("box", bundle: bundle)
      }.foregroundStyle(.red)
    }
    let images = scene.widgets.compactMap { $0 as? ImageWidget }
    let image = try #require(images.first { $0.iconName?.hasPrefix("sidelight-app-box-") == true })
    #expect(image.iconName.map(IconTheme.has) == true && image.iconName?.hasSuffix("-symbolic") == true)
    let caches = try #require(FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first)
    let made = caches.appendingPathComponent("sidelight/symbols/\(image.iconName ?? "").svg")
    defer { try? FileManager.default.removeItem(at: made) }
    #expect(try String(contentsOf: made, encoding: .utf8).contains("M5 0H75V-70H5Z"))
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
