import DisplaySupport
import Foundation
import Sidelight
import SidelightBridge
import SidelightGTK
import SidelightWindowTesting
import Testing

/// Fonts of a family, colours from other components, and what asset catalogues hold.
@Suite("Fonts and colours by other names", .serialized)
@MainActor struct FontAndColorFormTests {
  @Test(.needsWindow) func `A text has the family of its font, and another font has none of it`() async throws {
    let app = try await TestApp(.window) {
      VStack {
        Text("one")
        Text("two").font(.body)
        Text("three").font(.custom("Sans", size: 20))
        VStack { Text("four") }.font(.caption)
      }
      .font(.custom("Serif", size: 30))
    }
    func family(_ name: String) -> String? {
      let label = app.renderer?.windows.first?.window.visibleTree.lazy.compactMap { $0 as? LabelWidget }.first { $0.text == name }
      return label.flatMap { LabelWidget.attributes(of: $0).first { $0.hasPrefix("family") } }
    }
    #expect(["one", "two", "three", "four"].map { family($0) } == [#"family "Serif""#, nil, #"family "Sans""#, nil])
    try await app.close()
  }

  @Test func `Components of other spaces become those of sRGB`() {
    #expect(Color(.sRGB, red: 0.1, green: 0.2, blue: 0.3, opacity: 0.4) == Color(red: 0.1, green: 0.2, blue: 0.3, opacity: 0.4))
    // Half of the light is more than half of the component.
    #expect(Color(.sRGBLinear, white: 0.5).description == "#BCBCBCFF")
    #expect(Color(.sRGBLinear, red: 0, green: 1, blue: 0.002).description == "#00FF07FF")
    // Greys are the same, and what sRGB does not reach is the nearest.
    #expect(Color(.displayP3, white: 0.4).description == "#666666FF")
    #expect(Color(.displayP3, red: 1, green: 0, blue: 0).description == "#FF0000FF")
    #expect(Color(hue: 0, saturation: 1, brightness: 1).description == "#FF0000FF")
    #expect(Color(hue: 1.0 / 3, saturation: 1, brightness: 0.5).description == "#008000FF")
    #expect(Color(hue: 2.0 / 3, saturation: 0.5, brightness: 1, opacity: 0).description == "#8080FF00")
    #expect(Color(hue: 7, saturation: -1, brightness: 2).description == "#FFFFFFFF")
  }

  @Test func `A bundle's catalogue has colours and pictures`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + ".bundle")
    defer { try? FileManager.default.removeItem(at: folder) }
    func write(_ text: String, _ path: String) throws {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    try write(
      """
      {"colors": [
        {"appearances": [{"appearance": "luminosity", "value": "dark"}], "color": {"color-space": "srgb", "components":
          {"alpha": "1.000", "red": "0", "green": "0", "blue": "0"}}},
        {"color": {"color-space": "srgb", "components": {"alpha": "0.500", "red": "0xFF", "green": "0.5", "blue": "51"}}}]}
      """, "Assets.xcassets/Sky.colorset/Contents.json")
    try write(
      #"{"images": [{"filename": "a.png"}, {"filename": "a@2x.png"}, {"scale": "3x"}]}"#, "Assets.xcassets/Cat.imageset/Contents.json")
    try write("", "dog.svg")
    let bundle = try #require(Bundle(path: folder.path))
    #expect(Color("Sky", bundle: bundle).description == "#FF803380, in dark style #000000FF")
    #expect(Color("Sky", bundle: bundle).opacity(0.5).description == "#FF803340, in dark style #00000080")
    let cat = folder.resolvingSymlinksInPath().appendingPathComponent("Assets.xcassets/Cat.imageset/a@2x.png").path
    #expect([Image(cat), Image(folder.path + "/Assets.xcassets/Cat.imageset/a@2x.png")].contains(Image("Cat", bundle: bundle)))
    #expect(String(describing: Image("dog", bundle: bundle)).contains("dog.svg"))
    #expect(Image(decorative: "bird", bundle: bundle) == Image("bird"))
  }

  @Test(arguments: Depth.available) func `A progress view says what it is for and how far it is`(depth: Depth) async throws {
    let app = try await TestApp(depth) {
      ProgressView(value: 3, total: 4) {
        Text("Copying")
      } currentValueLabel: {
        Text("3 of 4")
      }
      ScrollView(.horizontal, showsIndicators: false) { Text("Aside") }
    }
    #expect(try app.text("Copying").exists && app.text("3 of 4").exists && app.progress("Copying").value == "0.75")
    #expect(app.text("Aside").exists)
    try await app.close()
  }
}
