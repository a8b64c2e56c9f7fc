import DisplaySupport
import Sidelight
import SidelightBridge
import SidelightWindowTesting
import Testing

private let red = Color(red: 1, green: 0, blue: 0)
private let green = Color(red: 0, green: 1, blue: 0)
private let blue = Color(red: 0, green: 0, blue: 1)
private let yellow = Color(red: 1, green: 1, blue: 0)

/// Shapes as they are drawn.
@Suite("Shapes", .serialized, .needsWindow)
@MainActor struct ShapeTests {
  /// What a pixel looks like.
  private enum Look: Equatable { case red, green, blue, yellow, plain, other(Int, Int, Int) }

  /// A scene's picture, and where its views lie.
  private struct Drawn {
    let picture: Texture
    let boxes: [String: (x: Int, y: Int, width: Int, height: Int)]

    @MainActor init(_ scene: ViewScene) throws {
      let window = try #require(scene.window)
      let origin = try #require(window.bounds(in: window))
      picture = try #require(window.picture())
      var boxes: [String: (x: Int, y: Int, width: Int, height: Int)] = [:]
      for widget in scene.widgets {
        guard let box = widget.bounds(in: window) else { continue }
        boxes[widget.name] = (Int(box.x - origin.x), Int(box.y - origin.y), Int(box.width), Int(box.height))
      }
      self.boxes = boxes
    }

    /// What is seen at a place in a view, in parts of its width and height.
    @MainActor func look(_ name: String, _ x: Double, _ y: Double) throws -> Look {
      switch try color(name, x, y) {
      case (255, 0, 0): .red
      case (0, 255, 0): .green
      case (0, 0, 255): .blue
      case (255, 255, 0): .yellow
      case (let red, let green, let blue) where red > 240 && green > 240 && blue > 240: .plain
      case (let red, let green, let blue): .other(red, green, blue)
      }
    }

    /// The colour of that place.
    @MainActor func color(_ name: String, _ x: Double, _ y: Double) throws -> (red: Int, green: Int, blue: Int) {
      let box = try #require(boxes[name])
      let pixel = try #require(
        picture.pixel(x: box.x + Int(Double(box.width - 1) * x), y: box.y + Int(Double(box.height - 1) * y)))
      return (pixel.red, pixel.green, pixel.blue)
    }
  }

  private struct Triangle: Shape {
    func path(in rect: CGRect) -> Path {
      Path { path in
        path.move(to: CGPoint(x: rect.minX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        path.closeSubpath()
      }
    }
  }

  private struct Filled: View {
    var body: some View {
      VStack(spacing: 10) {
        Circle().fill(red).frame(width: 60, height: 40).accessibilityIdentifier("circle")
        RoundedRectangle(cornerRadius: 15).fill(green).frame(width: 60, height: 40).accessibilityIdentifier("round")
        Triangle().fill(blue).frame(width: 60, height: 40).accessibilityIdentifier("triangle")
        Capsule().foregroundStyle(red).frame(width: 60, height: 40).accessibilityIdentifier("capsule")
      }
    }
  }

  @Test func `A shape is filled inside and nowhere else`() async throws {
    let scene = await ViewScene(width: 300) { Filled() }
    let drawn = try Drawn(scene)
    #expect(try drawn.look("circle", 0.5, 0.5) == .red)
    // It is 40 px wide, in the middle of 60.
    #expect(try drawn.look("circle", 0.2, 0.5) == .red)
    #expect(try drawn.look("circle", 0.1, 0.5) == .plain)
    #expect(try drawn.look("circle", 0.22, 0.08) == .plain)
    #expect(try drawn.look("round", 0, 0) == .plain)
    #expect(try drawn.look("round", 0.5, 0) == .green)
    #expect(try drawn.look("triangle", 0.1, 0.8) == .blue)
    #expect(try drawn.look("triangle", 0.8, 0.2) == .plain)
    #expect(try drawn.look("capsule", 0.5, 0.1) == .red)
    #expect(try drawn.look("capsule", 0, 0) == .plain)
    await scene.close()
  }

  private struct Lines: View {
    var body: some View {
      VStack(spacing: 30) {
        Rectangle().strokeBorder(red, lineWidth: 10).frame(width: 60, height: 60).accessibilityIdentifier("inside")
        Rectangle().stroke(green, lineWidth: 10).frame(width: 60, height: 60).accessibilityIdentifier("on")
        Circle().fill(yellow).strokeBorder(blue, lineWidth: 8).frame(width: 60, height: 60).accessibilityIdentifier("both")
        Circle().trim(from: 0, to: 0.25).stroke(red, style: StrokeStyle(lineWidth: 8)).frame(width: 60, height: 60)
          .accessibilityIdentifier("part")
      }
    }
  }

  @Test func `A line lies on the outline, or inside of it`() async throws {
    let scene = await ViewScene(width: 300) { Lines() }
    let drawn = try Drawn(scene)
    #expect(try drawn.look("inside", 0.1, 0.5) == .red)
    #expect(try drawn.look("inside", -0.05, 0.5) == .plain)
    #expect(try drawn.look("inside", 0.5, 0.5) == .plain)
    #expect(try drawn.look("on", 0.05, 0.5) == .green)
    #expect(try drawn.look("on", -0.05, 0.5) == .green)
    #expect(try drawn.look("on", 0.12, 0.5) == .plain)
    #expect(try drawn.look("both", 0.5, 0.5) == .yellow)
    #expect(try drawn.look("both", 0.06, 0.5) == .blue)
    // From the right to the bottom.
    #expect(try drawn.look("part", 0.854, 0.854) == .red)
    #expect(try drawn.look("part", 0.146, 0.146) == .plain)
    #expect(try drawn.look("part", 0.854, 0.146) == .plain)
    await scene.close()
  }

  private struct Clipped: View {
    var body: some View {
      VStack(spacing: 10) {
        red.frame(width: 60, height: 60).clipShape(Circle()).accessibilityIdentifier("round")
        blue.frame(width: 100, height: 100).frame(width: 40, height: 40).clipped().accessibilityIdentifier("cut")
        Text("a").frame(width: 60, height: 40).background(green, in: .rect(cornerRadius: 20)).accessibilityIdentifier("behind")
        Text("").frame(width: 60, height: 40).border(blue, width: 5).accessibilityIdentifier("border")
      }
    }
  }

  @Test func `A view is seen inside of the shape that it is cut to`() async throws {
    let scene = await ViewScene(width: 300) { Clipped() }
    let drawn = try Drawn(scene)
    #expect(try drawn.look("round", 0.5, 0.5) == .red)
    #expect(try drawn.look("round", 0.05, 0.05) == .plain)
    #expect(try drawn.look("cut", 0.5, 0.5) == .blue)
    #expect(try drawn.look("cut", 0.1, 0.1) == .blue)
    #expect(try drawn.look("cut", -0.2, 0.5) == .plain)
    #expect(try drawn.look("cut", 0.5, 1.2) == .plain)
    #expect(try drawn.look("behind", 0.2, 0.5) == .green)
    #expect(try drawn.look("behind", 0.02, 0.05) == .plain)
    #expect(try drawn.look("border", 0.05, 0.5) == .blue)
    #expect(try drawn.look("border", 0.5, 0.5) == .plain)
    await scene.close()
  }

  private struct Gradients: View {
    var body: some View {
      VStack(spacing: 10) {
        LinearGradient(colors: [red, blue], startPoint: .leading, endPoint: .trailing).frame(width: 200, height: 30)
          .accessibilityIdentifier("across")
        Rectangle().fill(
          LinearGradient(
            stops: [.init(color: green, location: 0), .init(color: green, location: 0.5), .init(color: red, location: 0.5)],
            startPoint: .top, endPoint: .bottom)
        ).frame(width: 60, height: 60).accessibilityIdentifier("down")
        RadialGradient(colors: [yellow, yellow, blue], center: .center, startRadius: 0, endRadius: 20).frame(width: 80, height: 80)
          .accessibilityIdentifier("around")
        AngularGradient(
          stops: [.init(color: red, location: 0), .init(color: red, location: 0.5), .init(color: blue, location: 0.5)], center: .center
        ).frame(width: 60, height: 60).accessibilityIdentifier("turning")
      }
    }
  }

  @Test func `Gradients run from one colour to the next`() async throws {
    let scene = await ViewScene(width: 300) { Gradients() }
    let drawn = try Drawn(scene)
    func across(_ part: Double) throws -> (red: Int, blue: Int) {
      switch try drawn.look("across", part, 0.5) {
      case .other(let red, _, let blue): (red, blue)
      case .red: (255, 0)
      case .blue: (0, 255)
      default: (-1, -1)
      }
    }
    let (start, middle, end) = (try across(0.02), try across(0.5), try across(0.98))
    #expect(start.red > 240 && start.blue < 15)
    #expect(abs(middle.red - 128) < 10 && abs(middle.blue - 128) < 10)
    #expect(end.red < 15 && end.blue > 240)
    #expect(try drawn.look("down", 0.5, 0.2) == .green)
    #expect(try drawn.look("down", 0.5, 0.8) == .red)
    #expect(try drawn.look("around", 0.5, 0.55) == .yellow)
    #expect(try drawn.look("around", 0.5, 0.9) == .blue)
    // Clockwise from the right.
    #expect(try drawn.look("turning", 0.5, 0.8) == .red)
    #expect(try drawn.look("turning", 0.5, 0.2) == .blue)
    await scene.close()
  }

  private struct Changing: View {
    let choice: Choice<Int>

    var body: some View {
      VStack(spacing: 10) {
        UnevenRoundedRectangle(topLeadingRadius: choice.value == 0 ? 30 : 0).fill(choice.value == 2 ? blue : red)
          .frame(width: 60, height: 60).accessibilityIdentifier("corner")
        green.frame(width: 60, height: 60).clipShape(choice.value == 0 ? AnyShape(Circle()) : AnyShape(Rectangle()))
          .accessibilityIdentifier("clip")
      }
    }
  }

  @Test func `A shape follows what it is made from`() async throws {
    let choice = Choice(0)
    let scene = await ViewScene(width: 300) { Changing(choice: choice) }
    var drawn = try Drawn(scene)
    #expect(try drawn.look("corner", 0.05, 0.05) == .plain)
    #expect(try drawn.look("corner", 0.95, 0.05) == .red)
    #expect(try drawn.look("clip", 0.05, 0.05) == .plain)
    choice.value = 1
    await scene.settle()
    drawn = try Drawn(scene)
    #expect(try drawn.look("corner", 0.05, 0.05) == .red)
    #expect(try drawn.look("clip", 0.05, 0.05) == .green)
    choice.value = 2
    await scene.settle()
    #expect(try Drawn(scene).look("corner", 0.5, 0.5) == .blue)
    await scene.close()
  }

  @Test func `In a language that is read from right to left a shape is seen in a mirror`() async throws {
    let choice = Choice(0)
    let scene = await ViewScene(width: 300) { Changing(choice: choice) }
    DesktopSettings.isRightToLeft = true
    defer { DesktopSettings.isRightToLeft = false }
    await scene.settle()
    let drawn = try Drawn(scene)
    #expect(try drawn.look("corner", 0.05, 0.05) == .red)
    #expect(try drawn.look("corner", 0.95, 0.05) == .plain)
    await scene.close()
  }

  private struct Effects: View {
    let choice: Choice<Double>

    var body: some View {
      VStack(spacing: 40) {
        block(red, "moved").offset(x: 30 * choice.value, y: 10)
        block(green, "turned").rotationEffect(.degrees(90 * choice.value), anchor: .topLeading)
        block(blue, "scaled").scaleEffect(choice.value)
        block(red, "grey").grayscale(1)
        block(yellow, "inverted").colorInvert()
      }
    }

    private func block(_ color: Color, _ name: String) -> some View {
      color.frame(width: 40, height: 20).accessibilityIdentifier(name)
    }
  }

  /// Where a view is drawn in a picture: its corners, and its size.
  private func box(_ name: String, _ drawn: Drawn) throws -> [Int] {
    let box = try #require(drawn.boxes[name])
    return [box.x, box.y, box.width, box.height]
  }

  @Test func `Effects change how a view is drawn, and leave the others where they are`() async throws {
    let choice = Choice(1.0)
    let scene = await ViewScene(width: 300) { Effects(choice: choice) }
    let drawn = try Drawn(scene)
    let (moved, turned, scaled) = (try box("moved", drawn), try box("turned", drawn), try box("scaled", drawn))
    let grey = try box("grey", drawn)
    // Turned about its upper left corner it reaches to the left of it, and down.
    #expect(moved[0] == scaled[0] + 30)
    #expect(Array(turned[2...]) == [20, 40] && turned[0] == scaled[0] - 20)
    #expect(try drawn.look("moved", 0.5, 0.5) == .red)
    #expect(try drawn.look("turned", 0.5, 0.9) == .green)
    if case .other(let red, let green, let blue) = try drawn.look("grey", 0.5, 0.5) {
      #expect(red == green && green == blue)
    } else {
      Issue.record("It has a colour.")
    }
    #expect(try drawn.look("inverted", 0.5, 0.5) == .blue)
    choice.value = 0.5
    await scene.settle()
    let smaller = try Drawn(scene)
    let half = try box("scaled", smaller)
    #expect(half == [scaled[0] + 10, scaled[1] + 5, 20, 10])
    #expect(try box("moved", smaller)[0] == moved[0] - 15)
    #expect(try box("grey", smaller) == grey)
    choice.value = 0
    await scene.settle()
    #expect(try Drawn(scene).boxes["grey"].map { [$0.x, $0.y, $0.width, $0.height] } == grey)
    await scene.close()
  }

  private struct Lights: View {
    var body: some View {
      VStack {
        block("white").brightness(1)
        block("lighter").brightness(0.2)
        block("same").brightness(0)
        block("darker").brightness(-0.2)
        block("black").brightness(-1)
        block("grey").contrast(0)
        block("opposite").contrast(-1)
        Color(red: 1, green: 0, blue: 0).frame(width: 40, height: 20).accessibilityIdentifier("turned").hueRotation(.degrees(120))
      }
    }

    private func block(_ name: String) -> some View {
      Color(red: 0.8, green: 0.4, blue: 0.2).frame(width: 40, height: 20).accessibilityIdentifier(name)
    }
  }

  @Test func `Brightness is added to each part of a colour, and contrast below zero turns it round`() async throws {
    let scene = await ViewScene(width: 300) { Lights() }
    let drawn = try Drawn(scene)
    func expect(_ name: String, _ parts: [Double], line: SourceLocation = #_sourceLocation) throws {
      let color = try drawn.color(name, 0.5, 0.5)
      // A part that lies between two of 256 may be either of them.
      let isNear = zip([color.red, color.green, color.blue], parts).allSatisfy { abs(Double($0) - $1 * 255) <= 1.5 }
      #expect(isNear, "\(name) is \(color).", sourceLocation: line)
    }
    try expect("white", [1, 1, 1])
    try expect("lighter", [1, 0.6, 0.4])
    try expect("same", [0.8, 0.4, 0.2])
    try expect("darker", [0.6, 0.2, 0])
    try expect("black", [0, 0, 0])
    try expect("grey", [0.5, 0.5, 0.5])
    try expect("opposite", [0.2, 0.6, 0.8])
    // As a browser shows it.
    try expect("turned", [0, 0.443, 0])
    await scene.close()
  }

  private struct Shadowed: View {
    var body: some View {
      red.frame(width: 60, height: 40).accessibilityIdentifier("block").shadow(color: blue, radius: 0, x: 20, y: 20)
    }
  }

  @Test func `A shadow lies behind and aside`() async throws {
    let scene = await ViewScene(width: 300) { Shadowed() }
    let drawn = try Drawn(scene)
    #expect(try drawn.look("block", 0.5, 0.5) == .red)
    #expect(try drawn.look("block", 1.2, 1.2) == .blue)
    #expect(try drawn.look("block", 1.2, 0.2) == .plain)
    await scene.close()
  }

  private struct Thickening: View {
    let choice: Choice<Int>
    var body: some View {
      Rectangle().stroke(red, lineWidth: choice.value == 0 ? 2 : 30).frame(width: 60, height: 60).accessibilityIdentifier("line")
    }
  }

  @Test func `A line that becomes thicker is drawn in all of its width`() async throws {
    let choice = Choice(0)
    let scene = await ViewScene(width: 300) { Thickening(choice: choice) }
    #expect(try Drawn(scene).look("line", -0.2, 0.5) == .plain)
    choice.value = 1
    await scene.settle()
    #expect(try Drawn(scene).look("line", -0.2, 0.5) == .red)
    await scene.close()
  }

  /// A shape whose points lie nowhere.
  private struct Nowhere: Shape {
    func path(in rect: CGRect) -> Path {
      Path { path in
        path.move(to: CGPoint(x: 0, y: 0))
        path.addLine(to: CGPoint(x: 1 / 0.0, y: 10))
        path.addLine(to: CGPoint(x: 10, y: Double.nan))
      }
    }
  }

  @Test func `A shape whose points lie nowhere is not drawn, and does no harm`() async throws {
    let scene = await ViewScene(width: 300) {
      VStack {
        Nowhere().fill(red).frame(width: 60, height: 60).accessibilityIdentifier("filled")
        Nowhere().stroke(red).frame(width: 60, height: 60)
        blue.frame(width: 60, height: 60).clipShape(Nowhere()).accessibilityIdentifier("clipped")
      }
    }
    let drawn = try Drawn(scene)
    #expect(try drawn.look("filled", 0.1, 0.1) == .plain)
    #expect(try drawn.look("clipped", 0.5, 0.5) == .plain)
    await scene.close()
  }
}
