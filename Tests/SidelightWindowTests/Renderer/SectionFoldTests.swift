import SidelightBridge
import SidelightCore
import SidelightGTK
import SidelightUI
import Testing

extension RendererTests {
  @MainActor @Suite("Sections that are seen to fold") struct SectionFold {
    private func list(_ scene: ViewScene) throws -> ListViewWidget {
      try #require(scene.renderer.controllers.values.compactMap { $0 as? ListController }.first).list
    }

    /// The highest line of the window that has a pixel of pure red in the middle.
    private func top(_ scene: ViewScene) throws -> Int? {
      let window = try #require(scene.window)
      let picture = try #require(window.picture())
      return (0..<picture.height).first { y in
        guard let pixel = picture.pixel(x: picture.width / 2, y: y) else { return false }
        return pixel.red > 200 && pixel.green < 30 && pixel.blue < 30
      }
    }

    @Test("Rows below a section move with it, in both directions, and nothing is drawn once they are there")
    func movement() async throws {
      let isOpen = Knob(true)
      let scene = await ViewScene(width: 400, animates: true) { FoldingBlocks(isOpen: isOpen) }
      let list = try list(scene)
      let open = try #require(try top(scene))
      isOpen.value = false
      scene.graph.flush()
      #expect(list.fold != nil)
      await scene.frame()
      // The first frame shows what was there before, although the rows are gone.
      #expect(try top(scene) == open)
      #expect(scene.controllerOfList.flatMap { scene.graph.listSource($0.id) }?.rowCount == 2)
      await scene.settle()
      #expect(list.fold == nil)
      let closed = try #require(try top(scene))
      #expect(closed < open - 60)
      isOpen.value = true
      scene.graph.flush()
      await scene.frame()
      #expect(try top(scene) == closed)
      await scene.settle()
      #expect(try top(scene) == open)
      let frames = scene.window?.frameClock?.frameCounter
      await scene.settle()
      #expect(scene.window?.frameClock?.frameCounter == frames)
      await scene.close()
    }

    @Test("A movement that is turned round goes on from where it is")
    func interruption() async throws {
      let isOpen = Knob(true)
      let scene = await ViewScene(width: 400, animates: true) { FoldingBlocks(isOpen: isOpen) }
      let list = try list(scene)
      let open = try #require(try top(scene))
      isOpen.value = false
      scene.graph.flush()
      while list.fold?.progress == 0 { await scene.frame() }
      let half = try #require(try top(scene))
      isOpen.value = true
      scene.graph.flush()
      #expect(list.fold?.progress == 0)
      await scene.frame()
      #expect(try top(scene) == half)
      await scene.settle()
      #expect(try top(scene) == open)
      await scene.close()
    }

    @Test("With reduced motion a section is open or closed at once")
    func reducedMotion() async throws {
      let isOpen = Knob(true)
      let scene = await ViewScene(width: 400) { FoldingBlocks(isOpen: isOpen) }
      isOpen.value = false
      scene.graph.flush()
      #expect(try list(scene).fold == nil)
      await scene.close()
    }

    @Test("Lists whose rows do not fold remember nothing of what they draw, and other changes are no movement")
    func unused() async throws {
      let numbers = Knob([1, 2, 3])
      let scene = await ViewScene(width: 400, animates: true) { Numbers(numbers: numbers) }
      #expect(try !list(scene).remembersPicture)
      numbers.value = [1, 3]
      scene.graph.flush()
      #expect(try list(scene).fold == nil)
      await scene.close()
    }
  }
}

extension ViewScene {
  fileprivate var controllerOfList: ListController? { renderer.controllers.values.compactMap { $0 as? ListController }.first }
}

private struct Numbers: View {
  var numbers: Knob<[Int]>
  var body: some View { List { Section("S") { ForEach(numbers.value, id: \.self) { Text("\($0)") } } } }
}

/// A section of three rows above a red block.
private struct FoldingBlocks: View {
  @Bindable var isOpen: Knob<Bool>

  var body: some View {
    List {
      Section("Folds", isExpanded: $isOpen.value) { ForEach(0..<3) { Text("Row \($0)") } }
      Color(red: 1, green: 0, blue: 0).frame(height: 40)
    }
    .listStyle(.sidebar)
  }
}
