import DisplaySupport
import Foundation
import Observation
import ReportSupport
import Sidelight
import SidelightWindowTesting
import Testing

/// What apps draw by themselves, by what is drawn.
@Suite("Canvases", .serialized)
@MainActor struct CanvasTests {
  let red = Color(red: 1, green: 0, blue: 0)
  let green = Color(red: 0, green: 1, blue: 0)
  let blue = Color(red: 0, green: 0, blue: 1)

  /// The colours at points of a canvas of 300 by 200 px with a white ground.
  func colors(_ points: [(Int, Int)], _ draw: @escaping (inout GraphicsContext, CGSize) -> Void) async throws -> [[Int]] {
    try await PointColors.of(points) {
      Canvas { context, size in
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.white))
        draw(&context, size)
      }
    }
  }

  func expect(_ found: [[Int]], _ wanted: [[Int]], _ place: SourceLocation = #_sourceLocation) {
    #expect(
      found.count == wanted.count && zip(found, wanted).allSatisfy { PointColors.isNear($0, $1[0], $1[1], $1[2]) }, "\(found)",
      sourceLocation: place)
  }

  let white = [255, 255, 255], black = [0, 0, 0]
  let pureRed = [255, 0, 0], pureGreen = [0, 255, 0], pureBlue = [0, 0, 255]

  nonisolated func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Path {
    Path(CGRect(x: x, y: y, width: width, height: height))
  }

  @Test(.needsWindow) func `Paths are filled, and lines drawn along them, in the size of the canvas`() async throws {
    let found = try await colors([(10, 10), (150, 100), (150, 196), (30, 100)]) { context, size in
      context.fill(Path(ellipseIn: CGRect(x: 0, y: 0, width: size.width, height: size.height)), with: .color(red))
      context.stroke(Path { $0.addLines([CGPoint(x: 0, y: 196), CGPoint(x: 300, y: 196)]) }, with: .color(blue), lineWidth: 8)
      context.fill(
        Path {
          $0.addRect(CGRect(x: 0, y: 80, width: 60, height: 40))
          $0.addRect(CGRect(x: 20, y: 90, width: 20, height: 20))
        }, with: .color(green), style: FillStyle(eoFill: true))
    }
    // The hole shows the ellipse.
    expect(found, [white, pureRed, pureBlue, pureRed])
  }

  @Test(.needsWindow) func `What is set of a copy changes nothing of the original`() async throws {
    let found = try await colors([(10, 10), (110, 10), (60, 60), (210, 110)]) { context, _ in
      var moved = context
      moved.translateBy(x: 100, y: 0)
      moved.opacity = 0.5
      moved.fill(box(0, 0, 20, 20), with: .color(red))
      context.fill(box(0, 0, 20, 20), with: .color(green))
      var turned = context
      turned.translateBy(x: 60, y: 60)
      turned.rotate(by: .degrees(90))
      turned.scaleBy(x: 2, y: 1)
      // Its plane's x goes down now, twice as far.
      turned.fill(box(-5, -10, 10, 20), with: .color(blue))
      var placed = context
      placed.concatenate(CGAffineTransform(translationX: 100, y: 50))
      placed.concatenate(CGAffineTransform(scaleX: 10, y: 10))
      #expect(placed.transform == CGAffineTransform(a: 10, b: 0, c: 0, d: 10, tx: 100, ty: 50))
      placed.fill(box(10, 5, 2, 2), with: .color(green))
    }
    expect(found, [pureGreen, [255, 128, 128], pureBlue, pureGreen])
  }

  @Test(.needsWindow) func `A clip cuts off what lies outside, inside, or where a drawing is clear`() async throws {
    let found = try await colors([(10, 10), (60, 60), (150, 60), (190, 60), (250, 60), (250, 150)]) { context, size in
      var inside = context
      inside.clip(to: box(40, 40, 40, 40))
      #expect(inside.clipBoundingRect == CGRect(x: 40, y: 40, width: 40, height: 40))
      inside.fill(box(0, 0, 100, 200), with: .color(red))
      var outside = context
      outside.translateBy(x: 100, y: 0)
      outside.clip(to: box(40, 40, 20, 40), options: .inverse)
      outside.fill(box(0, 0, 100, 200), with: .color(blue))
      var through = context
      through.clipToLayer { $0.fill(box(200, 0, 100, 100), with: .color(.black.opacity(0.5))) }
      through.fill(box(200, 0, 100, 200), with: .color(green))
    }
    expect(found, [white, pureRed, white, pureBlue, [128, 255, 128], white])
  }

  @Test(.needsWindow) func `A layer is faded as one, and an eraser takes away only what is in it`() async throws {
    let found = try await colors([(20, 20), (50, 50), (150, 50), (190, 50)]) { context, _ in
      var faded = context
      faded.opacity = 0.5
      faded.drawLayer { layer in
        layer.fill(box(0, 0, 60, 60), with: .color(red))
        layer.fill(box(40, 40, 60, 60), with: .color(blue))
      }
      context.drawLayer { layer in
        layer.fill(box(120, 20, 100, 60), with: .color(green))
        layer.blendMode = .clear
        layer.fill(box(140, 20, 20, 60), with: .color(red))
      }
    }
    expect(found, [[255, 128, 128], [128, 128, 255], white, pureGreen])
  }

  @Test(.needsWindow) func `Colours meet those that were drawn before`() async throws {
    let found = try await colors([(50, 50), (150, 50), (150, 150)]) { context, _ in
      context.fill(box(0, 0, 300, 100), with: .color(red))
      var other = context
      other.blendMode = .screen
      other.fill(box(0, 0, 100, 100), with: .color(blue))
      other.blendMode = .multiply
      other.fill(box(100, 0, 100, 200), with: .color(green))
    }
    expect(found, [[255, 0, 255], black, pureGreen])
  }

  @Test(.needsWindow) func `Filters are done to each thing that is drawn, the first one first`() async throws {
    let found = try await colors([(20, 20), (70, 20), (120, 20), (170, 20), (220, 20), (245, 60)]) { context, _ in
      func draw(_ x: Double, _ filters: GraphicsContext.Filter...) {
        var context = context
        for filter in filters { context.addFilter(filter) }
        context.fill(box(x, 0, 40, 40), with: .color(red))
      }
      draw(0, .colorInvert())
      draw(50, .colorInvert(), .colorMultiply(green))
      var swap = ColorMatrix()
      (swap.r1, swap.b1, swap.b3) = (0, 1, 0)
      draw(100, .colorMatrix(swap))
      draw(150, .luminanceToAlpha)
      draw(200, .shadow(color: blue, radius: 0, x: 20, y: 30))
    }
    expect(found, [[0, 255, 255], pureGreen, pureBlue, [201, 201, 201], pureRed, pureBlue])
  }

  @Test(.needsWindow) func `Gradients lie in the plane of what has them, and a style's in its place`() async throws {
    let colors = Gradient(colors: [red, blue])
    let found = try await self.colors([
      (2, 20), (98, 20), (125, 20), (150, 20), (220, 20), (250, 2), (30, 160), (70, 160), (150, 102), (150, 198),
    ]) {
      context, _ in
      context.fill(box(0, 0, 100, 40), with: .linearGradient(colors, startPoint: .zero, endPoint: CGPoint(x: 100, y: 0)))
      let there = GraphicsContext.Shading.linearGradient(
        colors, startPoint: CGPoint(x: 100, y: 0), endPoint: CGPoint(x: 125, y: 0), options: .mirror)
      context.fill(box(100, 0, 100, 40), with: there)
      context.fill(
        box(200, 0, 100, 40), with: .radialGradient(colors, center: CGPoint(x: 220, y: 20), startRadius: 5, endRadius: 20))
      // From below, clockwise: red on the left of it, blue on the right.
      let half = Gradient(stops: [.init(color: red, location: 0.5), .init(color: blue, location: 0.5)])
      context.fill(box(0, 100, 100, 100), with: .conicGradient(half, center: CGPoint(x: 50, y: 150), angle: .degrees(90)))
      context.fill(box(100, 100, 100, 100), with: .style(.linearGradient(colors: [red, blue], startPoint: .top, endPoint: .bottom)))
    }
    #expect(found[0][0] > 240 && found[1][2] > 240, "\(found)")
    #expect(found[2][2] > 240 && found[3][0] > 240, "\(found)")
    expect([found[4], found[5]], [pureRed, pureBlue])
    expect([found[6], found[7]], [pureRed, pureBlue])
    #expect(found[8][0] > 240 && found[9][2] > 240, "\(found)")
  }

  @Test(.needsWindow) func `An ellipse of colours is as wide and high as its place`() async throws {
    let found = try await PointColors.of([(150, 100), (3, 100), (150, 3), (75, 100), (150, 50)]) {
      Rectangle().fill(EllipticalGradient(colors: [red, blue]))
    }
    #expect(PointColors.isNear(found[0], 255, 0, 0) && found[1][2] > 245 && found[2][2] > 245, "\(found)")
    #expect(abs(found[3][0] - found[4][0]) < 8 && abs(found[3][0] - 128) < 8, "\(found)")
  }

  @Observable @MainActor final class Model { var fraction = 0.2 }

  private struct Tinted: View {
    let model: Model
    var body: some View {
      Canvas { context, size in context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.accentColor)) }
        .tint(model.fraction > 0.5 ? Color(red: 1, green: 0, blue: 0) : Color(red: 0, green: 0, blue: 1))
    }
  }

  @Test(.needsWindow) func `A colour of the style is drawn as it is now`() async throws {
    let model = Model()
    expect(try await PointColors.of([(150, 100)], after: { model.fraction = 1 }) { Tinted(model: model) }, [pureRed])
  }

  private struct Growing: View {
    let model: Model
    var body: some View {
      Canvas { context, _ in
        guard let symbol = context.resolveSymbol(id: 0) else { return }
        context.fill(Path(CGRect(origin: .zero, size: symbol.size)), with: .color(Color(red: 1, green: 0, blue: 0)))
      } symbols: {
        Inner(model: model).tag(0)
      }
      .background(.white)
    }

    private struct Inner: View {
      let model: Model
      var body: some View { Color.clear.frame(width: 200 * model.fraction, height: 100) }
    }
  }

  @Test(.needsWindow) func `A view that becomes larger is known to be so`() async throws {
    let model = Model()
    let found = try await PointColors.of([(20, 50), (150, 50), (190, 50)], after: { model.fraction = 0.9 }) { Growing(model: model) }
    expect(found, [pureRed, pureRed, white])
  }

  private struct Bar: View {
    let model: Model
    let color: Color
    var body: some View {
      Canvas { context, size in
        let width = size.width * model.fraction
        context.fill(Path(CGRect(x: 0, y: 0, width: width, height: size.height)), with: .color(color))
      }
      .background(.white)
    }
  }

  @Test(.needsWindow) func `What is read in the closure draws it again`() async throws {
    let model = Model()
    let found = try await PointColors.of([(30, 100), (150, 100)], after: { model.fraction = 0.8 }) { Bar(model: model, color: red) }
    expect(found, [pureRed, pureRed])
  }

  @Test(arguments: Depth.available) func `A canvas is drawn once for a size, and not again where nothing it reads changes`(depth: Depth)
    async throws
  {
    let drawn = Count()
    let shown = Choice(0)
    let app = try await TestApp(depth, width: 300, height: 300) { Counted(drawn: drawn, shown: shown) }
    // A window may have another size at first.
    let sizes = drawn.sizes
    #expect(!sizes.isEmpty && zip(sizes, sizes.dropFirst()).allSatisfy { $0 != $1 }, "\(sizes)")
    shown.value = 1
    try await app.settle()
    #expect(app.text("Shown 1").isVisible && drawn.sizes == sizes)
    try await app.close()
  }

  /// What nobody observes.
  private final class Count {
    var sizes: [CGSize] = []
  }

  private struct Counted: View {
    let drawn: Count
    let shown: Choice<Int>
    var body: some View {
      VStack {
        Words(shown: shown)
        Canvas { context, size in
          drawn.sizes.append(size)
          context.fill(Path(CGRect(origin: .zero, size: size)), with: .foreground)
        }
      }
    }
  }

  private struct Words: View {
    let shown: Choice<Int>
    var body: some View { Text("Shown \(shown.value)") }
  }

  @Test(arguments: Depth.available, [Double.nan, .infinity, -1e9, 0]) func `Numbers that are no lengths draw nothing, and harm nothing`(
    depth: Depth, number: Double
  ) async throws {
    // What is no length is reported, which this is not about.
    let reports = Reports()
    let app = try await TestApp(depth, width: 300, height: 300) {
      VStack {
        Text("Beside")
        Canvas { context, size in
          context.stroke(Path { $0.addLines([.zero, CGPoint(x: number, y: 5)]) }, with: .color(.red), lineWidth: number)
          context.fill(Path(CGRect(x: number, y: 0, width: number, height: 4)), with: .style(EllipticalGradient(colors: [.red, .blue])))
          let gradient = Gradient(colors: [.red, .blue])
          context.fill(
            Path(CGRect(origin: .zero, size: size)),
            with: .linearGradient(gradient, startPoint: .zero, endPoint: CGPoint(x: number, y: number), options: .repeat))
          context.fill(
            Path(CGRect(origin: .zero, size: size)),
            with: .radialGradient(gradient, center: CGPoint(x: number, y: 0), startRadius: number, endRadius: number))
          context.fill(
            Path(CGRect(origin: .zero, size: size)), with: .conicGradient(Gradient(colors: []), center: .zero, angle: .degrees(number)))
          context.draw(Text("Text"), at: CGPoint(x: number, y: number))
          context.draw(Text("Text"), in: CGRect(x: 0, y: 0, width: number, height: number))
          context.draw(Image(systemName: "star"), in: CGRect(x: 0, y: 0, width: number, height: number))
          context.draw(Image("/nowhere.png"), at: .zero)
          context.opacity = number
          context.addFilter(.blur(radius: number))
          context.addFilter(.shadow(radius: number, x: number))
          context.clip(to: Path(CGRect(x: number, y: number, width: number, height: number)))
          context.scaleBy(x: number, y: number)
          context.rotate(by: .degrees(number))
          context.drawLayer { $0.fill(Path(CGRect(x: 0, y: 0, width: 4, height: 4)), with: .foreground) }
        }
      }
    }
    #expect(app.text("Beside").isVisible)
    try await app.close()
    withExtendedLifetime(reports) {}
  }
}
