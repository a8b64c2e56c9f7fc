import DisplaySupport
import Observation
import SidelightBridge
import SidelightUI
import Testing

/// What few texts say of how they look, as GTK's labels have it.
@Suite("Text that says more", .serialized, .needsWindow)
@MainActor struct RareTextWindowTests {
  @Observable @MainActor final class Task {
    var isDone = false
  }

  private struct Texts: View {
    let task: Task
    var body: some View {
      VStack {
        Text("plain")
        Text("lined").underline().strikethrough(task.isDone)
        Text("123").monospacedDigit()
        Text("high").baselineOffset(-3)
        Text("nowhere").baselineOffset(.nan)
        VStack { Text("Caps") }.textCase(.uppercase)
        Text("Take me").textSelection(.enabled)
        Text("code").monospaced()
      }
    }
  }

  private func label(_ scene: ViewScene, _ text: String) throws -> Widget {
    try #require(scene.widgets.first { $0.typeName == "GtkLabel" && $0.visibleText == text })
  }

  @Test func `Labels have the attributes`() async throws {
    let task = Task()
    let scene = await ViewScene(width: 400) { Texts(task: task) }
    #expect(try LabelWidget.attributes(of: label(scene, "plain")) == [])
    #expect(try LabelWidget.attributes(of: label(scene, "lined")) == ["underline single"])
    #expect(try LabelWidget.attributes(of: label(scene, "123")) == [#"font-features "tnum=1""#])
    #expect(try LabelWidget.attributes(of: label(scene, "high")) == ["rise -3072"])
    #expect(try LabelWidget.attributes(of: label(scene, "nowhere")) == ["rise 0"])
    #expect(try LabelWidget.attributes(of: label(scene, "Caps")) == ["text-transform uppercase"])
    #expect(try LabelWidget.attributes(of: label(scene, "code")) == ["insert-hyphens false"])
    #expect(try LabelWidget.isSelectable(label(scene, "Take me")))
    #expect(try !LabelWidget.isSelectable(label(scene, "plain")))
    task.isDone = true
    await scene.settle()
    let lined = try LabelWidget.attributes(of: label(scene, "lined"))
    #expect(lined == ["strikethrough true", "underline single"])
  }
}

/// Texts that keep room for lines that they do not have.
@Suite("Room for lines", .serialized, .needsWindow)
@MainActor struct ReservedLinesTests {
  private struct Rooms: View {
    var body: some View {
      HStack {
        Text("short").lineLimit(3, reservesSpace: true)
        Text("one\ntwo\nthree").lineLimit(3, reservesSpace: true)
        Text("large").font(.system(size: 40)).lineLimit(2...3)
        Text("plain").lineLimit(3)
      }
    }
  }

  private func label(_ scene: ViewScene, _ text: String) throws -> LabelWidget {
    try #require(scene.widgets.lazy.compactMap { $0 as? LabelWidget }.first { $0.text == text })
  }

  @Test func `What is there stands at the top of the room, which is as high as the lines of its font`() async throws {
    let scene = await ViewScene(width: 600) { Rooms() }
    let (short, full, large) = try (label(scene, "short"), label(scene, "one\ntwo\nthree"), label(scene, "large"))
    #expect(short.height == full.height)
    #expect(short.verticalAlignment == 0)
    #expect(large.height >= 2 * 40 && large.verticalAlignment == 0)
    #expect(try label(scene, "plain").verticalAlignment == 0.5)
    await scene.close()
  }
}

/// Texts for which a label alone would have no room.
@Suite("Text that fits its place", .serialized, .needsWindow)
@MainActor struct TextFittingTests {
  private func label(_ scene: ViewScene, _ text: String) throws -> Widget {
    try #require(scene.widgets.first { $0.typeName == "GtkLabel" && $0.visibleText == text })
  }

  @Test(arguments: [1.0, 3.5, 8]) func `Spaced letters stay on their line, and have all of them`(spacing: Double) async throws {
    let scene = await ViewScene(width: 600) {
      VStack {
        Text("Two words").tracking(spacing)
        Text("Three more words").kerning(spacing).lineLimit(1)
      }
    }
    for text in ["Two words", "Three more words"] {
      let label = try #require(label(scene, text) as? LabelWidget)
      #expect(label.height < 2 * label.lineHeight, "\(text) is \(label.height) high")
      #expect(label.shows(allIn: label.width, height: nil), "\(text) loses letters")
    }
    #expect(try LabelWidget.attributes(of: label(scene, "Two words")) == ["letter-spacing \(Int(spacing * 1024))"])
  }

  @Observable @MainActor final class Place {
    var width = 400.0
    var factor = 0.5
    var tracking: Double?
  }

  private struct Fitted: View {
    let place: Place
    var body: some View {
      VStack(alignment: .leading) {
        Text("A sentence that is rather long").lineLimit(1).minimumScaleFactor(place.factor).frame(width: place.width)
        Text("Later").kerning(place.tracking ?? 0)
      }
    }
  }

  @Test func `A text becomes smaller before it loses letters, and only as small as it may`() async throws {
    let place = Place()
    let scene = await ViewScene(width: 600) { Fitted(place: place) }
    let label = try #require(label(scene, "A sentence that is rather long") as? LabelWidget)
    let own = label.measure(.horizontal).natural
    let window = try #require(scene.window)
    func shown() throws -> Double { try #require(label.bounds(in: window)).width }
    #expect(label.width == own)
    #expect(try abs(shown() - Double(own)) <= 1)
    place.width = Double(own) * 0.7
    await scene.settle()
    // The label itself is as wide as it wants to be, and shown smaller.
    #expect(label.width >= own)
    #expect(try abs(shown() - place.width) <= 2)
    place.width = Double(own) * 0.3
    await scene.settle()
    #expect(label.width < own)
    #expect(try abs(Double(label.width) * 0.5 - shown()) <= 1)
    place.factor = 1
    place.width = 400
    await scene.settle()
    #expect(label.width == own)
  }

  @Test func `A label that is shown already gets room for its spaces, and is still the same text`() async throws {
    let place = Place()
    let scene = await ViewScene(width: 600) { Fitted(place: place) }
    let before = try label(scene, "Later")
    place.tracking = 4
    await scene.settle()
    let after = try label(scene, "Later")
    #expect(before != after)
    #expect(LabelWidget.attributes(of: after) == ["letter-spacing 4096"])
    place.tracking = 0
    await scene.settle()
    #expect(try label(scene, "Later") == after)
    #expect(LabelWidget.attributes(of: after) == [])
  }

  @Test func `Several lines become smaller until all of them are in their place`() async throws {
    let scene = await ViewScene(width: 600) {
      Text("One two three four five six seven eight nine ten eleven twelve").lineLimit(2).minimumScaleFactor(0.4).frame(width: 180)
    }
    let label = try #require(label(scene, "One two three four five six seven eight nine ten eleven twelve") as? LabelWidget)
    #expect(label.width > 200)
    #expect(label.shows(allIn: label.width, height: nil))
  }
}
