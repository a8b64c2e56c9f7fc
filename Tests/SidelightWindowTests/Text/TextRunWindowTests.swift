import DisplaySupport
import Foundation
import Observation
import Sidelight
import SidelightBridge
import Testing

/// Texts whose parts do not look the same, as GTK's labels have them.
@Suite("Text in several looks", .serialized, .needsWindow)
@MainActor struct TextRunWindowTests {
  private func label(_ scene: ViewScene, _ text: String) throws -> Widget {
    try #require(scene.widgets.first { $0.typeName == "GtkLabel" && $0.visibleText == text })
  }

  @Test func `Each part has its attributes`() async throws {
    let scene = await ViewScene(width: 400) {
      VStack {
        Text("Größe ").bold() + Text("12").font(.caption).underline()
        Text("`code` and **bold**")
        Text(verbatim: "same")
      }
    }
    #expect(
      try LabelWidget.placedAttributes(of: label(scene, "Größe 12")) == [
        "0 8 weight bold", "8 10 scale 0.820000", "8 10 underline single", "8 10 weight normal",
      ])
    #expect(
      try LabelWidget.placedAttributes(of: label(scene, "code and bold")) == [
        #"0 4 family "Monospace""#, "0 4 insert-hyphens false", "9 13 weight bold",
      ])
    #expect(try LabelWidget.placedAttributes(of: label(scene, "same")) == [])
  }

  @Observable @MainActor final class Reading {
    var hasLink = true
  }

  private struct Opening: View {
    let reading: Reading
    @State private var seen = "nothing"
    var body: some View {
      VStack {
        Text(seen)
        Text("Read [Tom & Jerry](https://example.org/a?b=1&c=2)")
        Text(reading.hasLink ? "An [address](https://example.org)" : "None <b>")
      }
      .environment(
        \.openURL,
        OpenURLAction { url in
          seen = url.absoluteString
          return .handled
        })
    }
  }

  @Test func `A link within a text is opened by the keyboard, and its text is what is heard`() async throws {
    let reading = Reading()
    let scene = await ViewScene(width: 400) { Opening(reading: reading) }
    let text = try label(scene, "Read Tom & Jerry")
    #expect(text.isFocusable)
    #expect(text.grabFocus())
    text.emit(Signal<Void>("activate-current-link"))
    await scene.settle()
    #expect(scene.widgets.contains { $0.visibleText == "https://example.org/a?b=1&c=2" })
    await scene.close()
  }

  @Test func `A text that had links is shown as it is written when it has none`() async throws {
    let reading = Reading()
    let scene = await ViewScene(width: 400) { Opening(reading: reading) }
    _ = try label(scene, "An address")
    reading.hasLink = false
    await scene.settle()
    #expect(try !label(scene, "None <b>").isFocusable)
    reading.hasLink = true
    await scene.settle()
    _ = try label(scene, "An address")
    await scene.close()
  }

  @Test func `A colour of the style is another one in dark style`() async throws {
    defer { StyleManager.shared.force(dark: nil) }
    StyleManager.shared.force(dark: false)
    let scene = await ViewScene(width: 400) { Text("a").foregroundStyle(.red) + Text("b") }
    let light = try LabelWidget.placedAttributes(of: label(scene, "ab"))
    #expect(light.contains { $0.hasPrefix("0 1 foreground #") } && !light.contains { $0.hasPrefix("1 2") }, "\(light)")
    StyleManager.shared.force(dark: true)
    await scene.settle()
    let dark = try LabelWidget.placedAttributes(of: label(scene, "ab"))
    #expect(dark != light && dark.contains { $0.hasPrefix("0 1 foreground #") }, "\(light) \(dark)")
    await scene.close()
  }

  @Test func `A part keeps its colour in a text that is dimmed`() async throws {
    let scene = await ViewScene(width: 400) { (Text("a").foregroundStyle(.red) + Text("b")).foregroundStyle(.secondary) }
    let label = try label(scene, "ab")
    #expect(!label.hasClass("dim-label"))
    let attributes = LabelWidget.placedAttributes(of: label)
    #expect(attributes.contains { $0.hasPrefix("1 2 foreground-alpha ") }, "\(attributes)")
    #expect(attributes.contains("0 1 foreground-alpha 65535"), "\(attributes)")
    await scene.close()
  }

  @Test func `An attributed string is shown with what it says`() async throws {
    var warning = AttributedString("Almost ")
    var full = AttributedString("full")
    full.inlinePresentationIntent = .stronglyEmphasized
    full.underlineStyle = .single
    warning += full
    let markdown = try AttributedString(markdown: "~~old~~ [site](https://example.org)")
    let scene = await ViewScene(width: 400) {
      VStack {
        Text(warning)
        Text(markdown)
      }
    }
    #expect(try LabelWidget.placedAttributes(of: label(scene, "Almost full")) == ["7 11 underline single", "7 11 weight bold"])
    #expect(try label(scene, "old site").isFocusable)
    await scene.close()
  }
}
