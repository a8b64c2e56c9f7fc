import DisplaySupport
import SidelightBridge
import SidelightCore
import SidelightUI
import Testing

/// Sizes of fonts, in pixels at the desktop's usual size of text.
@Suite("Sizes of fonts", .serialized, .needsWindow)
@MainActor struct FontSizeTests {
  private struct Sizes: View {
    var body: some View {
      VStack {
        Text("system").font(.system(size: 30))
        Text("family").font(.custom("Sans", size: 30))
        Text("fixed").font(.custom("Sans", fixedSize: 30))
        Text("body") + Text(" and 30").font(.system(size: 30))
        (Text("Title") + Text(" and 20").font(.system(size: 20))).font(.title)
        Image(systemName: "star").font(.system(size: 30))
      }
    }
  }

  private func label(_ scene: ViewScene, _ text: String) throws -> Widget {
    try #require(scene.widgets.first { $0.typeName == "GtkLabel" && $0.visibleText == text })
  }

  private func sizes(_ scene: ViewScene, _ text: String) throws -> [String] {
    try LabelWidget.attributes(of: label(scene, text)).filter { $0.contains("size") || $0.contains("scale") }
  }

  @Test func `A size is as many pixels as it says, for letters and symbols`() async throws {
    let scene = await ViewScene(width: 400) { Sizes() }
    // Pango counts 1,024 units to a point, and 72 points to 96 pixels.
    #expect(try sizes(scene, "system") == ["size \(30 * 768)"])
    #expect(try sizes(scene, "family") == ["size \(30 * 768)"])
    #expect(try sizes(scene, "fixed") == ["absolute-size \(30 * 1024)"])
    #expect(try sizes(scene, "body and 30") == ["size \(30 * 768)"])
    // It is no proportion of the title's size.
    #expect(try sizes(scene, "Title and 20") == ["size \(20 * 768)"])
    let symbol = try #require(scene.widgets.firstNonNil { $0 as? ImageWidget })
    #expect(symbol.pixelSize == 30)
    await scene.close()
  }

  @Test func `Letters grow with the desktop's text, but for those of a fixed size`() async throws {
    let scene = await ViewScene(width: 600) { Sizes() }
    func heights() throws -> [Int] { try ["system", "family", "fixed"].map { try label(scene, $0).measure(.vertical).natural } }
    DesktopSettings.shared?.setProperty("gtk-xft-dpi", to: 96 * 1024)
    await scene.settle()
    let usual = try heights()
    #expect(usual[1] == usual[2])
    DesktopSettings.shared?.setProperty("gtk-xft-dpi", to: 96 * 1024 * 2)
    await scene.settle()
    let large = try heights()
    #expect(abs(large[0] - 2 * usual[0]) <= 2 && abs(large[1] - 2 * usual[1]) <= 2)
    #expect(large[2] == usual[2])
    await scene.close()
  }
}
