import DisplaySupport
import Foundation
import Sidelight
import SidelightBridge
import SidelightWindowTesting
import Testing

/// Styles that are more than a colour or a gradient, as they are drawn.
@Suite("Patterns and shadows of styles", .serialized, .needsWindow)
@MainActor struct PatternTests {
  /// The colours at some parts of the box of what has a name.
  private func colors(
    _ name: String, at parts: [(Double, Double)], in scene: ViewScene
  ) throws -> [(red: Int, green: Int, blue: Int)] {
    let window = try #require(scene.window)
    let widget = try #require(scene.widgets.first { $0.name == name })
    let box = try #require(widget.bounds(in: window))
    let origin = try #require(window.bounds(in: window))
    let picture = try #require(window.picture())
    return try parts.map { x, y in
      let pixel = try #require(
        picture.pixel(x: Int(box.x - origin.x + box.width * x), y: Int(box.y - origin.y + box.height * y)))
      return (pixel.red, pixel.green, pixel.blue)
    }
  }

  private struct Mesh: View {
    let colors: [Color]

    var body: some View {
      MeshGradient(width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: colors, background: .white)
        .frame(width: 100, height: 100).accessibilityIdentifier("mesh")
    }
  }

  private static let corners = [(0.03, 0.03), (0.97, 0.03), (0.03, 0.97), (0.97, 0.97)]

  @Test func `A grid of colours has each of them at its point, and what lies between in the middle`() async throws {
    let pure = [Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 1, blue: 0), Color(red: 0, green: 0, blue: 1), .white]
    let scene = await ViewScene(width: 300) { Mesh(colors: pure) }
    let found = try colors("mesh", at: Self.corners + [(0.5, 0.03)], in: scene)
    #expect(found[0].red > 225 && found[0].green < 40 && found[0].blue < 40, "\(found)")
    #expect(found[1].green > 225 && found[1].red < 40, "\(found)")
    #expect(found[2].blue > 225 && found[2].red < 40, "\(found)")
    #expect(found[3].red > 225 && found[3].green > 225 && found[3].blue > 225, "\(found)")
    #expect((90...160).contains(found[4].red) && (90...160).contains(found[4].green), "\(found)")
    await scene.close()
  }

  @Test func `A grid without a colour for each point shows its background`() async throws {
    let scene = await ViewScene(width: 300) { Mesh(colors: [.red]) }
    #expect(try colors("mesh", at: [(0.5, 0.5)], in: scene)[0] == (255, 255, 255))
    await scene.close()
  }

  private struct Shadows: View {
    let isInner: Bool

    var body: some View {
      let red = Color(red: 1, green: 0, blue: 0)
      Rectangle()
        .fill(isInner ? AnyShapeStyle(red.shadow(.inner(color: .black, radius: 0, y: 10))) : AnyShapeStyle(red))
        .frame(width: 100, height: 100).accessibilityIdentifier("box")
      HStack {
        Rectangle().fill(red.shadow(.drop(color: .black, radius: 0, x: 20))).frame(width: 60, height: 60)
        Spacer()
      }
      .frame(width: 120, height: 60).accessibilityIdentifier("room")
    }
  }

  @Test func `A shadow falls from the upper edge into a box, and one onto what is beside it`() async throws {
    let scene = await ViewScene(width: 300) { VStack { Shadows(isInner: true) } }
    let box = try colors("box", at: [(0.5, 0.04), (0.5, 0.5), (0.5, 0.97)], in: scene)
    #expect(box[0].red < 40 && box[1].red > 225 && box[2].red > 225, "\(box)")
    let room = try colors("room", at: [(0.25, 0.5), (0.58, 0.5), (0.9, 0.5)], in: scene)
    #expect(room[0].red > 225 && room[0].green < 40, "\(room)")
    #expect(room[1].red < 60 && room[1].green < 60, "\(room)")
    #expect(room[2].red > 225 && room[2].green > 225, "\(room)")
    await scene.close()
  }

  private struct Tiles: View {
    let path: String

    var body: some View {
      Rectangle().fill(ImagePaint(image: Image(path), scale: 1)).frame(width: 80, height: 80).accessibilityIdentifier("tiles")
      Rectangle().fill(.image(Image(path), sourceRect: CGRect(x: 0, y: 0, width: 0.5, height: 1)))
        .frame(width: 80, height: 80).accessibilityIdentifier("halves")
    }
  }

  @Test func `A picture fills a place again and again, and so does a part of it`() async throws {
    // Red left and blue right, 20 pixels each way.
    let file = FileManager.default.temporaryDirectory.appending(path: "tiles-\(UUID().uuidString).svg")
    defer { try? FileManager.default.removeItem(at: file) }
    try """
    <svg xmlns="http://www.w3.org/2000/svg" width="20" height="20">
    <rect width="10" height="20" fill="#f00"/><rect x="10" width="10" height="20" fill="#00f"/></svg>
    """.write(to: file, atomically: true, encoding: .utf8)
    let scene = await ViewScene(width: 300) { VStack { Tiles(path: file.path) } }
    let tiles = try colors("tiles", at: [(0.06, 0.5), (0.19, 0.5), (0.31, 0.5), (0.94, 0.9)], in: scene)
    #expect(tiles.map { $0.red > 200 } == [true, false, true, false], "\(tiles)")
    #expect(tiles.map { $0.blue > 200 } == [false, true, false, true], "\(tiles)")
    let halves = try colors("halves", at: [(0.06, 0.5), (0.19, 0.5), (0.9, 0.5)], in: scene)
    #expect(halves.allSatisfy { $0.red > 200 && $0.blue < 60 }, "\(halves)")
    await scene.close()
  }

  private struct Ring: View {
    var body: some View {
      Circle().subtracting(Circle().inset(by: 20)).fill(Color(red: 1, green: 0, blue: 0))
        .frame(width: 100, height: 100).accessibilityIdentifier("ring")
    }
  }

  @Test func `A circle without a smaller one is a ring`() async throws {
    let scene = await ViewScene(width: 300) { Ring() }
    let ring = try colors("ring", at: [(0.1, 0.5), (0.5, 0.5), (0.9, 0.5), (0.03, 0.03)], in: scene)
    #expect(ring.map { $0.red > 225 && $0.green < 40 } == [true, false, true, false], "\(ring)")
    await scene.close()
  }

  private struct Lifted: View {
    var body: some View {
      let style = Color(red: 0, green: 0, blue: 1).shadow(.drop(color: Color(red: 1, green: 0, blue: 0), radius: 0, x: 30))
      VStack {
        HStack { Text("I").font(.system(size: 60)).bold().foregroundStyle(style).fixedSize() }.accessibilityIdentifier("text")
        VStack { Image(systemName: "stop.fill").font(.system(size: 60)) }.foregroundStyle(style).accessibilityIdentifier("symbol")
        Text("Plain").foregroundStyle(style).foregroundStyle(.primary)
      }
      .frame(width: 300)
    }
  }

  @Test func `A text and a symbol cast the shadows of their style`() async throws {
    let scene = await ViewScene(width: 400) { Lifted() }
    let texts = scene.widgets.filter { widget in (widget as? LabelWidget).map { $0.text == "I" } ?? (widget is ImageWidget) }
    #expect(texts.count == 2)
    let window = try #require(scene.window)
    let origin = try #require(window.bounds(in: window))
    let picture = try #require(window.picture())
    for widget in texts {
      let box = try #require(widget.bounds(in: window))
      let y = Int(box.y - origin.y + box.height / 2)
      let line = (0..<110).compactMap { picture.pixel(x: Int(box.x - origin.x) + $0, y: y) }
      let blue = line.firstIndex { $0.blue > 200 && $0.red < 60 }
      let red = line.firstIndex { $0.red > 200 && $0.blue < 60 && $0.green < 60 }
      #expect(blue != nil && red != nil && (red ?? 0) > (blue ?? 0), "\(widget.typeName)")
    }
    await scene.close()
  }
}
