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
      let first = Knob<Int?>(nil)
      await scene.frame { first.value = try? top(scene) }
      // The first frame shows what was there before, although the rows are gone.
      #expect(first.value == open)
      #expect(scene.controllerOfList.flatMap { scene.graph.listSource($0.id) }?.rowCount == 2)
      await scene.settle()
      #expect(list.fold == nil)
      let closed = try #require(try top(scene))
      #expect(closed < open - 60)
      isOpen.value = true
      scene.graph.flush()
      await scene.frame { first.value = try? top(scene) }
      #expect(first.value == closed)
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
      #expect(await scene.watchFrames(until: { list.fold?.progress != 0 }))
      let half = try #require(try top(scene))
      isOpen.value = true
      scene.graph.flush()
      #expect(list.fold?.progress == 0)
      let first = Knob<Int?>(nil)
      await scene.frame { first.value = try? top(scene) }
      #expect(first.value == half)
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

    @Test("What stands in the rows of a section that folds shows those of the next one")
    func taking() async throws {
      let isOpen = Knob(true)
      let scene = await ViewScene(width: 400) { TwoSections(isOpen: isOpen) { Text(verbatim: "\($0)").lineLimit(1) } }
      let list = try #require(scene.controllerOfList)
      let open = Set(list.places.keys)
      #expect(scene.shows("0"))
      for _ in 0..<2 {
        isOpen.value = false
        scene.graph.flush()
        await scene.settle()
        #expect(Set(list.places.keys).intersection(open).count > 190)
        #expect(texts(list).count > 190)
        for (position, text) in texts(list) where position > 1 { #expect(text == "\(1000 + position - 2)") }
        #expect(scene.shows("1000") && !scene.shows("0"))
        isOpen.value = true
        scene.graph.flush()
        await scene.settle()
        #expect(Set(list.places.keys).intersection(open).count > 190)
        // The focus went to the second section, and the list stays where the focus is.
        for (position, text) in texts(list) where position != 0 && position != 301 {
          #expect(text == "\(position < 301 ? position - 1 : 1000 + position - 302)")
        }
      }
      await scene.close()
    }

    @Test("The row with the keyboard focus is not taken by another one")
    func focus() async throws {
      let isOpen = Knob(true)
      let scene = await ViewScene(width: 400) { TwoSections(isOpen: isOpen) { TextField("\($0)", text: .constant("")) } }
      let list = try #require(scene.controllerOfList)
      let row = try #require(list.places.first { $1.item.position == 3 })
      row.value.item.child?.grabFocus()
      await scene.settle()
      #expect(row.value.item.child?.containsFocus == true)
      isOpen.value = false
      scene.graph.flush()
      await scene.settle()
      #expect(list.places[row.key] == nil)
      #expect(list.places.count > 190)
      await scene.close()
    }

    /// The texts of the rows that have widgets, by their positions.
    private func texts(_ list: ListController) -> [Int: String] {
      let texts = list.places.values.compactMap { place in
        place.item.position.flatMap { position in (place.item.child as? LabelWidget).map { (position, $0.text) } }
      }
      return Dictionary(texts, uniquingKeysWith: { first, _ in first })
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
  var body: some View { List { Section("S") { ForEach(numbers.value, id: \.self) { Text(verbatim: "\($0)") } } } }
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

/// Two sections of three hundred rows; the first one folds.
private struct TwoSections<Row: View>: View {
  @Bindable var isOpen: Knob<Bool>
  let row: (Int) -> Row

  init(isOpen: Knob<Bool>, @ViewBuilder row: @escaping (Int) -> Row) {
    _isOpen = Bindable(isOpen)
    self.row = row
  }

  var body: some View {
    List {
      Section("A", isExpanded: $isOpen.value) { ForEach(0..<300) { row($0) } }
      Section("B") { ForEach(1000..<1300) { row($0) } }
    }
    .listStyle(.sidebar)
  }
}
