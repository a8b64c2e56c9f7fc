import DisplaySupport
import Sidelight
import SidelightBridge
import SidelightGTK
import SidelightTesting
import SidelightWindowTesting
import Testing

/// Pages that come and go in a way of their own.
@Suite("Transitions of pages", .serialized)
@MainActor struct NavigationTransitionTests {
  @Observable final class Pages {
    var path: [Int] = []
    var fades = false
  }

  private struct Stack: View {
    @Bindable var pages: Pages
    @Namespace private var space

    var body: some View {
      NavigationStack(path: $pages.path) {
        VStack {
          Color.red.frame(width: 60, height: 40).matchedTransitionSource(id: 1, in: space)
          Button("Root") {}
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .navigationTitle("Root")
        .navigationDestination(for: Int.self) { number in
          let page = Button("Page \(number)") {}
            .frame(maxWidth: .infinity, maxHeight: .infinity).background(Color.blue).navigationTitle("Page \(number)")
          switch number {
          case 1: page.navigationTransition(.zoom(sourceID: 1, in: space))
          case 2: page.navigationTransition(.crossFade)
          case 3: page.navigationTransition(.zoom(sourceID: "nowhere", in: space))
          default: page.navigationTransition(.automatic)
          }
        }
      }
    }
  }

  @Test(arguments: Depth.available) func `A page can be used at once, and is left by key and by path`(depth: Depth) async throws {
    for number in 1...4 {
      let pages = Pages()
      let app = try await TestApp(depth, width: 400, height: 500) { Stack(pages: pages) }
      pages.path = [number]
      try await app.settle()
      #expect(app.button("Page \(number)").isVisible && !app.button("Root").isVisible)
      try await app.press(.left, .alt)
      #expect(pages.path.isEmpty && app.button("Root").isVisible)
      pages.path = [number]
      try await app.settle()
      pages.path = []
      try await app.settle()
      #expect(app.button("Root").isVisible)
      try await app.close()
    }
  }

  private func navigation(_ scene: ViewScene) -> NavigationController? {
    scene.renderer.controllers.values.firstNonNil { $0 as? NavigationController }
  }

  /// The colour at a point of the window: red, green and blue from 0 to 255.
  private func color(_ scene: ViewScene, _ x: Int, _ y: Int) throws -> [Int] {
    let picture = try #require(scene.window?.picture())
    return picture.pixels(x: x..<x + 1, y: y..<y + 1).first.map { [Int($0.red), Int($0.green), Int($0.blue)] } ?? []
  }

  @Test(.needsWindow, arguments: [1, 2, 3])
  func `A page is on its way when it comes, and when it goes by either way`(number: Int)
    async throws
  {
    let pages = Pages()
    let scene = await ViewScene(width: 400, height: 500, animates: true) { Stack(pages: pages) }
    let stack = try #require(navigation(scene))
    for isByPath in [true, false] {
      pages.path = [number]
      var passed = 0
      await scene.watchFrames(for: 800) { if stack.isPassing { passed += 1 } }
      #expect(passed > 2 && !stack.isPassing)
      if isByPath { pages.path = [] } else { #expect(scene.window?.press(key: 0xff51, modifiers: 1 << 3) == true) }
      passed = 0
      await scene.watchFrames(for: 800) { if stack.isPassing { passed += 1 } }
      #expect(passed > 2 && !stack.isPassing && pages.path.isEmpty)
    }
    await scene.close()
  }

  @Test(.needsWindow)
  func `A page that does not say how it comes slides, and one that grows is blue in its middle on the way`()
    async throws
  {
    let pages = Pages()
    let scene = await ViewScene(width: 400, height: 500, animates: true) { Stack(pages: pages) }
    let stack = try #require(navigation(scene))
    pages.path = [4]
    var passed = false
    await scene.watchFrames(for: 600) { passed = passed || stack.isPassing }
    #expect(!passed)
    pages.path = []
    await scene.watchFrames(for: 600)
    pages.path = [1]
    await scene.watchFrames(for: 1000)
    let blue = try color(scene, 200, 400)
    #expect(blue.count == 3 && blue[2] > blue[0] + 60, "\(blue)")
    await scene.close()
  }

  @Test(.needsWindow) func `Where the desktop asks for less motion a page is there at once`() async throws {
    let pages = Pages()
    let scene = await ViewScene(width: 400, height: 500) { Stack(pages: pages) }
    let stack = try #require(navigation(scene))
    pages.path = [1]
    await scene.settle()
    #expect(!stack.isPassing && scene.shows("Page 1"))
    await scene.close()
  }
}
