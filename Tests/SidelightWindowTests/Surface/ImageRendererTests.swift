import DisplaySupport
import Foundation
import SidelightBridge
import SidelightWindowTesting
import Testing

@testable import Sidelight

@Suite("Pictures of views without a window", .needsWindow) @MainActor struct ImageRendererTests {
  private struct Pixel: Equatable { var red, green, blue, alpha: Int }

  /// The pixels of what a renderer makes.
  private func texture<V: View>(_ renderer: ImageRenderer<V>) throws -> Texture {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).png")
    defer { try? FileManager.default.removeItem(at: file) }
    try #require(renderer.pngData).write(to: file)
    return try #require(Texture.read(path: file.path))
  }

  private func pixel(_ texture: Texture, _ x: Int, _ y: Int) throws -> Pixel {
    let pixel = try #require(texture.pixel(x: x, y: y))
    return Pixel(red: pixel.red, green: pixel.green, blue: pixel.blue, alpha: pixel.alpha)
  }

  private struct Halves: View {
    var body: some View {
      HStack(spacing: 0) {
        Color(red: 1, green: 0, blue: 0).frame(width: 30, height: 20)
        Color(red: 0, green: 0, blue: 1).frame(width: 20, height: 10)
      }
    }
  }

  private let halves = Halves()

  @Test(arguments: [1.0, 2, 3]) func `A picture is as large as its views, times the scale`(scale: Double) throws {
    let renderer = ImageRenderer(content: halves)
    renderer.scale = CGFloat(scale)
    let picture = try texture(renderer)
    #expect((picture.width, picture.height) == (Int(50 * scale), Int(20 * scale)))
    let (left, right, corner) = try (
      pixel(picture, Int(5 * scale), Int(10 * scale)), pixel(picture, Int(40 * scale), Int(10 * scale)),
      pixel(picture, Int(40 * scale), Int(1 * scale))
    )
    #expect(left == Pixel(red: 255, green: 0, blue: 0, alpha: 255))
    #expect(right == Pixel(red: 0, green: 0, blue: 255, alpha: 255))
    #expect(corner.alpha == 0)
  }

  @Test func `An opaque picture lies on black`() throws {
    let renderer = ImageRenderer(content: halves)
    renderer.isOpaque = true
    let corner = try pixel(texture(renderer), 40, 1)
    #expect(corner == Pixel(red: 0, green: 0, blue: 0, alpha: 255))
  }

  @Test func `What the views are offered is what they have in the picture`() throws {
    let renderer = ImageRenderer(content: Color(red: 0, green: 1, blue: 0))
    renderer.proposedSize = ProposedViewSize(width: 700, height: 120)
    let picture = try texture(renderer)
    #expect((picture.width, picture.height) == (700, 120))
    let last = try pixel(picture, 699, 119)
    #expect(last == Pixel(red: 0, green: 255, blue: 0, alpha: 255))
    // A text takes what it needs of it, in two lines.
    let text = ImageRenderer(content: Text(verbatim: "One word beside the other"))
    let wide = try texture(text)
    text.proposedSize = ProposedViewSize(width: 100, height: nil)
    let narrow = try texture(text)
    #expect(narrow.width <= 100 && narrow.height > wide.height)
    #expect(narrow.pixels(x: 0..<100, y: 0..<narrow.height).contains { $0.alpha > 100 })
  }

  @Test func `Views without a size have no picture, and a scale that is none counts as one`() throws {
    let empty = ImageRenderer(content: EmptyView())
    #expect(empty.pngData == nil && empty.image == nil)
    let renderer = ImageRenderer(content: halves)
    for scale in [0, -2, Double.nan, .infinity] {
      renderer.scale = CGFloat(scale)
      let width = try texture(renderer).width
      #expect(width == 50)
    }
  }

  @Observable final class Counter { var width = 10.0 }

  private struct Bar: View {
    let counter: Counter
    var body: some View { Color.green.frame(width: counter.width, height: 10) }
  }

  @Test func `A picture follows what its views show, and says so`() async throws {
    let counter = Counter()
    let renderer = ImageRenderer(content: Bar(counter: counter))
    var changes = 0
    let watch = renderer.objectWillChange.sink { changes += 1 }
    var width = try texture(renderer).width
    #expect(width == 10 && changes == 0)
    counter.width = 40
    for _ in 0..<400 where changes == 0 { try await Task.sleep(for: .milliseconds(5)) }
    width = try texture(renderer).width
    #expect(width == 40 && changes == 1)
    renderer.content = Bar(counter: Counter())
    #expect(changes == 2)
    width = try texture(renderer).width
    #expect(width == 10)
    renderer.isObservationEnabled = false
    renderer.scale = 2
    #expect(changes == 2)
    watch.cancel()
  }

  @Test func `Its picture is an image like any other one`() async throws {
    let renderer = ImageRenderer(content: halves)
    renderer.scale = 2
    let image = try #require(renderer.image)
    let app = try await TestApp(.window, width: 300, height: 200) { VStack { image.accessibilityLabel("Halves") } }
    let size = try app.image("Halves").frame
    #expect((size.width, size.height) == (50, 20))
    try await app.close()
  }

  @Test func `A control is drawn, and a picture of a file is read at once`() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).png")
    defer { try? FileManager.default.removeItem(at: file) }
    try #require(ImageRenderer(content: halves).pngData).write(to: file)
    let renderer = ImageRenderer(
      content: VStack(spacing: 0) {
        Image(file.path)
        Button("Press") {}.buttonStyle(.borderedProminent)
      })
    let picture = try texture(renderer)
    let pixels = picture.pixels(x: 0..<picture.width, y: 0..<20)
    #expect(pixels.contains { ($0.red, $0.green, $0.blue, $0.alpha) == (255, 0, 0, 255) })
    let button = picture.pixels(x: 0..<picture.width, y: 30..<picture.height)
    #expect(button.contains { $0.alpha == 255 })
  }
}
