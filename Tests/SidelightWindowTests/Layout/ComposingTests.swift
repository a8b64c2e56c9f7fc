import DisplaySupport
import Sidelight
import SidelightBridge
import SidelightCore
import SidelightGTK
import SidelightWindowTesting
import Testing

/// Masks, blend modes and turns in space, by what is drawn.
@Suite("Composed views", .serialized)
@MainActor struct ComposingTests {
  private func colors(_ points: [(Int, Int)], @ViewBuilder _ content: () -> some View) async throws -> [[Int]] {
    try await PointColors.of(points, content)
  }

  private let red = Color(red: 1, green: 0, blue: 0)
  private let green = Color(red: 0, green: 1, blue: 0)
  private let blue = Color(red: 0, green: 0, blue: 1)
  private let white = Color(red: 1, green: 1, blue: 1)

  private func isNear(_ found: [Int], _ red: Int, _ green: Int, _ blue: Int) -> Bool { PointColors.isNear(found, red, green, blue) }

  @Test(.needsWindow) func `A mask shows what lies below it as far as it is opaque`() async throws {
    let found = try await colors([(20, 100), (150, 100), (280, 100)]) {
      ZStack {
        white; red.mask(alignment: .leading) { Color.black.opacity(0.5).frame(width: 100) }
      }
    }
    #expect(isNear(found[0], 255, 128, 128) && isNear(found[1], 255, 255, 255) && isNear(found[2], 255, 255, 255), "\(found)")
    let shape = try await colors([(3, 3), (150, 100)]) {
      ZStack {
        white; blue.mask(Circle())
      }
    }
    #expect(isNear(shape[0], 255, 255, 255) && isNear(shape[1], 0, 0, 255), "\(shape)")
    let faded = try await colors([(150, 10), (150, 190)]) {
      ZStack {
        white
        red.mask { LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom) }
      }
    }
    #expect(faded[0][1] < 40 && faded[1][1] > 215, "\(faded)")
  }

  @Test(arguments: Depth.available) func `A mask takes no clicks, and a text in it is read`(depth: Depth) async throws {
    let clicks = Knob(0)
    let app = try await TestApp(depth, width: 300, height: 200) {
      Button("Below") { clicks.value += 1 }.mask { Text("Mask").frame(maxWidth: .infinity, maxHeight: .infinity) }
    }
    #expect(app.text("Mask").isVisible)
    try await app.button("Below").click()
    #expect(clicks.value == 1)
    try await app.close()
  }

  @Test(.needsWindow) func `Colours meet those of what lies behind them in the same stack`() async throws {
    let yellow = Color(red: 1, green: 1, blue: 0)
    let cyan = Color(red: 0, green: 1, blue: 1)
    func over(_ mode: BlendMode) async throws -> [Int] {
      try await colors([(150, 100)]) {
        ZStack {
          yellow; cyan.blendMode(mode)
        }
      }[0]
    }
    #expect(isNear(try await over(.normal), 0, 255, 255))
    #expect(isNear(try await over(.multiply), 0, 255, 0))
    #expect(isNear(try await over(.screen), 255, 255, 255))
    #expect(isNear(try await over(.difference), 255, 0, 255))
    #expect(isNear(try await over(.darken), 0, 255, 0))
    #expect(isNear(try await over(.destinationOver), 255, 255, 0))
    let above = try await colors([(150, 100)]) { yellow.overlay { cyan.blendMode(.multiply) } }
    #expect(isNear(above[0], 0, 255, 0))
    // What comes later covers both.
    let later = try await colors([(150, 100)]) {
      ZStack {
        yellow; cyan.blendMode(.multiply); red
      }
    }
    #expect(isNear(later[0], 255, 0, 0))
  }

  @Test(.needsWindow) func `It does so from inside of views that it is alone in, and not beyond a group`() async throws {
    let yellow = Color(red: 1, green: 1, blue: 0)
    let cyan = Color(red: 0, green: 1, blue: 1)
    func middle(@ViewBuilder _ content: () -> some View) async throws -> [Int] { try await colors([(150, 100)], content)[0] }
    #expect(
      isNear(
        try await middle {
          ZStack {
            yellow; cyan.blendMode(.multiply).offset(x: 20)
          }
        }, 0, 255, 0))
    #expect(
      isNear(
        try await middle {
          ZStack {
            yellow; cyan.blendMode(.multiply).accessibilityHidden(true)
          }
        }, 0, 255, 0))
    #expect(
      isNear(
        try await middle {
          ZStack {
            yellow; VStack { cyan.blendMode(.multiply) }
          }
        }, 0, 255, 0))
    #expect(
      isNear(
        try await middle {
          ZStack {
            yellow; cyan.blendMode(.multiply).compositingGroup()
          }
        }, 0, 255, 255))
    // What is cut out stays so.
    let clipped = try await colors([(3, 3), (150, 100)]) {
      ZStack {
        yellow; cyan.blendMode(.multiply).clipShape(Circle())
      }
    }
    #expect(isNear(clipped[0], 255, 255, 0) && isNear(clipped[1], 0, 255, 0), "\(clipped)")
    let both = try await colors([(3, 3), (150, 100)]) {
      ZStack {
        red;
        ZStack {
          yellow; cyan.blendMode(.multiply)
        }.clipShape(Circle())
      }
    }
    #expect(isNear(both[0], 255, 0, 0) && isNear(both[1], 0, 255, 0), "\(both)")
  }

  @Test(.needsWindow) func `A view cuts what lies behind it out of a group, and shows what lies behind that`() async throws {
    let found = try await colors([(150, 100), (20, 100)]) {
      ZStack {
        green
        ZStack {
          red
          Color.black.frame(width: 100, height: 100).blendMode(.destinationOut)
        }
        .compositingGroup()
      }
    }
    #expect(isNear(found[0], 0, 255, 0) && isNear(found[1], 255, 0, 0), "\(found)")
    let atop = try await colors([(150, 100), (20, 100)]) {
      ZStack {
        green
        ZStack {
          red.frame(width: 100, height: 100)
          blue.blendMode(.sourceAtop)
        }
      }
    }
    #expect(isNear(atop[0], 0, 0, 255) && isNear(atop[1], 0, 255, 0), "\(atop)")
  }

  private struct Changing: View {
    let knob: Knob<BlendMode>

    var body: some View {
      ZStack {
        Color(red: 1, green: 1, blue: 0)
        Color(red: 0, green: 1, blue: 1).blendMode(knob.value)
      }
    }
  }

  @Test(.needsWindow) func `Another blend mode is seen at once, and none is left when it goes`() async throws {
    let knob = Knob(BlendMode.normal)
    let scene = await ViewScene(width: 300, height: 200) { Changing(knob: knob) }
    func middle() throws -> [Int] {
      let window = try #require(scene.window)
      let picture = try #require(window.picture())
      let (x, y) = (picture.width / 2, picture.height / 2)
      return try #require(picture.pixels(x: x..<x + 1, y: y..<y + 1).first.map { [Int($0.red), Int($0.green), Int($0.blue)] })
    }
    for (mode, wanted) in [(BlendMode.multiply, [0, 255, 0]), (.screen, [255, 255, 255]), (.normal, [0, 255, 255])] {
      knob.value = mode
      await scene.settle()
      #expect(isNear(try middle(), wanted[0], wanted[1], wanted[2]))
    }
    await scene.close()
  }

  @Test(.needsWindow) func `A view that is turned half around in space is seen mirrored, and on its edge not at all`() async throws {
    func turned(_ degrees: Double, _ perspective: Double = 0) async throws -> [[Int]] {
      try await colors([(50, 100), (250, 100)]) {
        ZStack {
          white
          HStack(spacing: 0) {
            red; blue
          }.rotation3DEffect(.degrees(degrees), axis: (x: 0, y: 1, z: 0), perspective: perspective)
        }
      }
    }
    let plain = try await turned(0)
    #expect(isNear(plain[0], 255, 0, 0) && isNear(plain[1], 0, 0, 255), "\(plain)")
    let half = try await turned(180)
    #expect(isNear(half[0], 0, 0, 255) && isNear(half[1], 255, 0, 0), "\(half)")
    func corners(_ axis: (x: Double, y: Double, z: Double), _ degrees: Double, depth: Double = 0) async throws -> [[Int]] {
      try await colors([(110, 60), (190, 60), (110, 140), (190, 140)]) {
        ZStack {
          white
          VStack(spacing: 0) {
            HStack(spacing: 0) {
              red; green
            }
            HStack(spacing: 0) {
              blue; Color(red: 0, green: 0, blue: 0)
            }
          }
          .frame(width: 160, height: 160)
          .rotation3DEffect(.degrees(degrees), axis: axis, anchorZ: depth, perspective: 0)
        }
      }
    }
    func isOrder(_ found: [[Int]], _ order: [(Int, Int, Int)]) -> Bool { zip(found, order).allSatisfy { isNear($0, $1.0, $1.1, $1.2) } }
    let (r, g, b, k) = ((255, 0, 0), (0, 255, 0), (0, 0, 255), (0, 0, 0))
    let over = try await corners((1, 0, 0), 180)
    #expect(isOrder(over, [b, k, r, g]), "\(over)")
    let around = try await corners((0, 0, 1), 90)
    #expect(isOrder(around, [b, r, k, g]), "\(around)")
    // Half around a diagonal the other two corners change places.
    let diagonal = try await corners((1, 1, 0), 180)
    #expect(isOrder(diagonal, [r, b, g, k]), "\(diagonal)")
    // About an axis in front of it, it goes aside as well: by 200 px at a right angle, where nothing of it is left.
    let aside = try await corners((0, 1, 0), 60, depth: 200)
    #expect(aside.allSatisfy { isNear($0, 255, 255, 255) }, "\(aside)")
    let edge = try await turned(90)
    #expect(isNear(edge[0], 255, 255, 255) && isNear(edge[1], 255, 255, 255), "\(edge)")
  }

  @Test(.needsWindow) func `The gradient of a colour has more light at the top, and that colour at the bottom`() async throws {
    let found = try await colors([(150, 2), (150, 197)]) { Rectangle().fill(Color(red: 0, green: 0, blue: 1).gradient) }
    #expect(isNear(found[1], 0, 0, 255) && abs(found[0][0] - 51) < 8 && abs(found[0][1] - 51) < 8, "\(found)")
    // One that nothing is seen of has no light either.
    let clear = try await colors([(150, 2)]) {
      ZStack {
        red; Rectangle().fill(Color.clear.gradient)
      }
    }
    #expect(isNear(clear[0], 255, 0, 0), "\(clear)")
  }

  @Test(arguments: Depth.available) func `A view hears where the pointer is over it, in a space of its own, and that it leaves`(
    depth: Depth
  ) async throws {
    let phases = Knob<[HoverPhase]>([])
    let app = try await TestApp(depth, width: 300, height: 200) {
      VStack(spacing: 0) {
        Color.clear.frame(height: 60)
        Text("Chart").frame(width: 100, height: 40).onContinuousHover(coordinateSpace: .named("all")) { phases.value.append($0) }
      }
      .coordinateSpace(.named("all"))
    }
    try await app.text("Chart").hover()
    let heard: CGPoint? = if case .active(let place)? = phases.value.last { place } else { nil }
    let place = try #require(heard)
    let frame = try app.text("Chart").frame
    #expect(place.y > 60 && place.y < 100 && (100...200).contains(place.x), "\(place), \(frame)")
    try await app.text("Chart").endHover()
    #expect(phases.value.last == .ended)
    try await app.close()
  }
}
