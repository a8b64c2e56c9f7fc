import DisplaySupport
import Foundation
import Sidelight
import SidelightWindowTesting
import Testing

/// Texts, pictures and views in canvases.
extension CanvasTests {
  /// The points of a box, one for every few pixels.
  private func grid(_ x: Range<Int>, _ y: Range<Int>) -> [(Int, Int)] {
    stride(from: x.lowerBound, to: x.upperBound, by: 2).flatMap { x in stride(from: y.lowerBound, to: y.upperBound, by: 2).map { (x, $0) } }
  }

  @Test(.needsWindow) func `Texts are drawn where they are said to be, in their colours or another one`() async throws {
    var size = CGSize.zero
    var narrow = CGSize.zero
    var baselines: (CGFloat, CGFloat) = (0, 0)
    let found = try await colors(grid(0..<150, 0..<100) + grid(150..<300, 0..<100) + grid(0..<300, 100..<200)) { context, _ in
      let text = context.resolve(Text("Harbour harbour").bold().foregroundStyle(red))
      size = text.measure(in: CGSize(width: 1000, height: 1000))
      narrow = text.measure(in: CGSize(width: size.width * 0.7, height: 1000))
      baselines = (text.firstBaseline(in: narrow), text.lastBaseline(in: narrow))
      context.draw(text, at: CGPoint(x: 0, y: 0), anchor: .topLeading)
      var other = context.resolve(Text("Harbour").bold())
      other.shading = .color(blue)
      context.draw(other, in: CGRect(x: 200, y: 20, width: 100, height: 60))
    }
    func count(_ points: ArraySlice<[Int]>, _ color: [Int]) -> Int { points.count { PointColors.isNear($0, color[0], color[1], color[2]) } }
    let half = 75 * 50
    #expect(count(found[..<half], pureRed) > 20 && count(found[..<half], pureBlue) == 0)
    #expect(count(found[half..<2 * half], pureBlue) > 10 && count(found[half..<2 * half], pureRed) == 0)
    #expect(count(found[(2 * half)...], white) == 150 * 50)
    #expect(size.width > 60 && narrow.width <= size.width * 0.7 + 1 && narrow.height > size.height * 1.5)
    #expect(baselines.0 > 0 && baselines.0 < size.height && baselines.1 > size.height && baselines.1 < narrow.height)
  }

  @Test(.needsWindow) func `Symbols of the theme have the colour of text, or another one`() async throws {
    func points(_ scheme: ColorScheme) async throws -> [[Int]] {
      try await PointColors.of([(50, 100), (250, 100)], in: scheme) {
        Canvas { context, _ in
          context.draw(Image(systemName: "stop.fill"), in: CGRect(x: 0, y: 50, width: 100, height: 100))
          var other = context.resolve(Image(systemName: "stop.fill"))
          other.shading = .color(green)
          context.draw(other, in: CGRect(x: 200, y: 50, width: 100, height: 100))
        }
      }
    }
    let (light, dark) = (try await points(.light), try await points(.dark))
    #expect(light[0][0] < 100 && dark[0][0] > 200, "\(light) \(dark)")
    expect([light[1], dark[1]], [pureGreen, pureGreen])
  }

  @Test(.needsWindow) func `Views of the canvas are drawn by their tags, as often as is wanted, and take no clicks`() async throws {
    var sizes: [CGSize] = []
    let found = try await PointColors.of([(20, 20), (120, 20), (250, 150), (150, 150)]) {
      Canvas { context, _ in
        guard let first = context.resolveSymbol(id: "first"), let second = context.resolveSymbol(id: "second") else { return }
        sizes = [first.size, second.size]
        #expect(context.resolveSymbol(id: "third") == nil && context.resolveSymbol(id: 1) == nil)
        context.draw(first, at: CGPoint(x: 20, y: 20))
        context.draw(first, at: CGPoint(x: 100, y: 0), anchor: .topLeading)
        context.draw(second, in: CGRect(x: 200, y: 100, width: 100, height: 100))
      } symbols: {
        red.frame(width: 40, height: 40).tag("first")
        blue.frame(width: 10, height: 10).tag("second")
      }
      .background(.white)
    }
    expect(found, [pureRed, pureRed, pureBlue, white])
    #expect(sizes == [CGSize(width: 40, height: 40), CGSize(width: 10, height: 10)])
  }

  @Test(.needsWindow) func `Nothing is drawn beyond the edges of a canvas`() async throws {
    let found = try await PointColors.of([(150, 100), (60, 100), (150, 20)]) {
      Canvas { context, _ in context.fill(box(-500, -500, 1000, 1000), with: .color(red)) }.frame(width: 100, height: 100)
        .frame(maxWidth: .infinity, maxHeight: .infinity).background(.white)
    }
    expect(found, [pureRed, white, white])
  }

  @Test(.needsWindow) func `Many blends end, whatever lies below them`() async throws {
    let found = try await colors([(20, 100), (110, 100), (290, 100)]) { context, _ in
      context.drawLayer { layer in
        layer.fill(box(0, 0, 200, 200), with: .color(blue))
        layer.blendMode = .sourceAtop
        for index in 0..<60 {
          // Each has a state of its own.
          layer.opacity = 1 - Double(index) * 0.001
          layer.fill(box(100, 0, 200, 200), with: .color(red))
        }
      }
      context.blendMode = .multiply
      for _ in 0..<200 { context.fill(box(0, 0, 40, 200), with: .color(Color(red: 0, green: 0, blue: 1))) }
    }
    #expect(PointColors.isNear(found[0], 0, 0, 255) && found[1][0] > 250 && found[1][2] < 5, "\(found)")
    expect([found[2]], [white])
  }

  @Test(.needsWindow) func `Texts of several colours are faint, and take another colour, as a whole`() async throws {
    let text = Text("AAAA").foregroundStyle(red) + Text("AAAA").foregroundStyle(green)
    func seen(_ draw: @escaping (GraphicsContext, GraphicsContext.ResolvedText) -> Void) async throws -> [[Int]] {
      try await colors(grid(0..<300, 60..<140)) { context, _ in draw(context, context.resolve(text.font(.system(size: 60)).bold())) }
    }
    let point = CGPoint(x: 150, y: 100)
    let recolored = try await seen { context, text in
      var text = text
      text.shading = .color(.blue)
      context.draw(text, at: point)
    }
    #expect(!recolored.contains { $0[0] > 230 && $0[2] < 60 } && !recolored.contains { $0[1] > 230 && $0[2] < 60 })
    let faint = try await seen { context, text in
      var context = context
      context.opacity = 0.2
      context.draw(text, at: point)
    }
    #expect(!faint.contains { $0[1] < 150 }, "\(faint.min { $0[1] < $1[1] } ?? [])")
    let full = try await seen { context, text in context.draw(text, at: point) }
    #expect(full.contains { $0[0] > 230 && $0[1] < 60 } && full.contains { $0[1] > 230 && $0[0] < 60 })
  }

  @Test(.needsWindow) func `A text has no more lines than its place has room for`() async throws {
    var heights: [CGFloat] = []
    let found = try await colors(grid(0..<300, 100..<200)) { context, _ in
      let text = context.resolve(Text("one\ntwo\nthree\nfour\nfive\nsix\nseven\neight\nnine\nten"))
      heights = [text.measure(in: CGSize(width: 300, height: 1000)).height, text.measure(in: CGSize(width: 300, height: 60)).height]
      context.draw(text, in: CGRect(x: 0, y: 0, width: 300, height: 60))
    }
    #expect(heights[0] > 130 && heights[1] <= 60 && heights[1] > 20, "\(heights)")
    #expect(found.allSatisfy { PointColors.isNear($0, 255, 255, 255) })
  }

  @Test(.needsWindow) func `What is filtered is made fainter only then`() async throws {
    let found = try await colors([(20, 20), (120, 20)]) { context, _ in
      var context = context
      context.opacity = 0.5
      context.addFilter(.luminanceToAlpha)
      context.fill(box(0, 0, 40, 40), with: .color(.white))
    }
    expect(found, [[128, 128, 128], white])
  }

  /// A picture of a red pixel and a blue one beside it.
  private static let pair = "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAIAAAB7QOjdAAAADUlEQVR4nGP4zwAE/wEHAAH/4iOeWQAAAABJRU5ErkJggg=="

  @Test(.needsWindow) func `Pixels of a picture have edges where nothing mixes them, and a canvas draws it at once`() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "pair-\(UUID().uuidString).png")
    try #require(Data(base64Encoded: Self.pair)).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let points = [(20, 100), (140, 100), (160, 100), (280, 100)]
    let drawn = try await PointColors.of(points) {
      Canvas { context, size in
        let image = context.resolve(Image(file.path))
        #expect(image.size == CGSize(width: 2, height: 1))
        context.draw(image, in: CGRect(origin: .zero, size: size))
      }
    }
    #expect(drawn[0][0] > 200 && drawn[3][2] > 200, "\(drawn)")
    let edged = try await PointColors.of(points) {
      Canvas { context, size in context.draw(Image(file.path).interpolation(.none), in: CGRect(origin: .zero, size: size)) }
    }
    expect(edged, [pureRed, pureRed, pureBlue, pureBlue])
    func picture(_ interpolation: Image.Interpolation) async throws -> [[Int]] {
      try await PointColors.of(points) { Image(file.path).resizable().interpolation(interpolation) }
    }
    let (sharp, soft) = (try await picture(.none), try await picture(.medium))
    expect(sharp, [pureRed, pureRed, pureBlue, pureBlue])
    #expect(soft[1][2] > 40 && soft[2][0] > 40, "\(soft)")
  }
}
