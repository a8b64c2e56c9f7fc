import SeedSupport
import SidelightBridge
import SidelightGTK
import SidelightUI
import Testing

extension RendererTests {
  @MainActor @Suite("Many changes of a long list at once") struct ManyChanges {
    private let numbers = Knob(Array(0..<50_000))

    private func scene() async -> ViewScene {
      await ViewScene(width: 300) { NumberList(numbers: numbers) }
    }

    private func list(_ scene: ViewScene) throws -> ListController {
      try #require(scene.renderer.controllers.values.compactMap { $0 as? ListController }.first)
    }

    /// What the bound rows say, by their positions.
    private func texts(_ scene: ViewScene) throws -> [Int: String] {
      var texts: [Int: String] = [:]
      for place in try list(scene).places.values {
        guard let position = place.item.position else { continue }
        #expect(texts[position] == nil, "two rows stand at \(position)")
        texts[position] = (place.item.child as? LabelWidget)?.text
      }
      return texts
    }

    /// Every bound row says what the data has at its place, and GTK asked for no more rows than it shows.
    private func check(_ scene: ViewScene, _ comment: Comment, location: SourceLocation = #_sourceLocation) throws {
      let texts = try texts(scene)
      #expect(texts.count > 100, comment, sourceLocation: location)
      for (position, text) in texts {
        #expect(position < numbers.value.count && text == "\(numbers.value[position])", comment, sourceLocation: location)
      }
      #expect(RowListModel.liveItems < 1000, comment, sourceLocation: location)
      let lines = sequence(first: try list(scene).list.firstChild) { $0?.nextSibling }.prefix { $0 != nil }
      #expect(lines.allSatisfy { $0?.firstChild != nil }, comment, sourceLocation: location)
    }

    @Test("Changes far apart are told one by one, around the rows that have widgets")
    func farApart() async throws {
      let scene = await scene()
      for start in [0, 25_000, 49_999] {
        try list(scene).list.scroll(to: start)
        await scene.settle()
        try check(scene, "at \(start)")
        numbers.value.insert(-1, at: 0)
        numbers.value.remove(at: 10)
        numbers.value.insert(-2, at: 25_010)
        numbers.value.remove(at: 30_000)
        numbers.value.append(-3)
        await scene.settle()
        try check(scene, "many changes at \(start)")
        numbers.value.append(numbers.value.removeFirst())
        await scene.settle()
        try check(scene, "the first one last, at \(start)")
        numbers.value.insert(numbers.value.removeLast(), at: 0)
        numbers.value.removeAll { $0 < 0 }
        await scene.settle()
        try check(scene, "the negative ones gone, at \(start)")
      }
      await scene.close()
    }

    @Test("A list that is sorted otherwise, and one that is filtered, show what they should")
    func sortedAndFiltered() async throws {
      let scene = await scene()
      try list(scene).list.scroll(to: 20_000)
      await scene.settle()
      numbers.value.reverse()
      await scene.settle()
      try check(scene, "reversed")
      numbers.value.sort { ($0 % 1000, $0) < ($1 % 1000, $1) }
      await scene.settle()
      try check(scene, "by the last digits")
      numbers.value.removeAll { !$0.isMultiple(of: 3) }
      await scene.settle()
      try check(scene, "every third")
      numbers.value = Array(0..<50_000)
      await scene.settle()
      try check(scene, "all again")
      await scene.close()
    }

    @Test("Rows that went in one of several changes serve for those that come in a later one")
    func goneAndServing() async throws {
      numbers.value = Array(0..<300)
      let scene = await scene()
      numbers.value = Array(250..<300) + Array(1000..<1400)
      await scene.settle()
      try check(scene, "most went, and more came behind the others")
      #expect(try texts(scene).count == list(scene).places.count)
      await scene.close()
    }

    @Test("Rows that change places near each other keep their widgets")
    func near() async throws {
      let scene = await scene()
      let bound = scene.graph.rowCounters.bound
      let widgets = Set(try list(scene).places.values.compactMap { $0.item.child.map(ObjectIdentifier.init) })
      numbers.value.insert(numbers.value.remove(at: 3), at: 8)
      await scene.settle()
      try check(scene, "the fourth one moved")
      #expect(scene.graph.rowCounters.bound == bound)
      #expect(Set(try list(scene).places.values.compactMap { $0.item.child.map(ObjectIdentifier.init) }) == widgets)
      await scene.close()
    }

    @Test("A row that comes takes the content of one that goes")
    func exchanged() async throws {
      let scene = await scene()
      let (bound, reused) = (scene.graph.rowCounters.bound, scene.graph.rowCounters.reused)
      let contents = Set(try list(scene).places.values.compactMap { $0.item.child.map(ObjectIdentifier.init) })
      numbers.value.remove(at: 3)
      await scene.settle()
      try check(scene, "the fourth one went")
      #expect(scene.graph.rowCounters.bound == bound + 1)
      #expect(scene.graph.rowCounters.reused == reused + 1)
      #expect(Set(try list(scene).places.values.compactMap { $0.item.child.map(ObjectIdentifier.init) }) == contents)
      numbers.value.insert(3, at: 3)
      await scene.settle()
      try check(scene, "it came back")
      await scene.close()
    }

    @Test("Rows that are mixed at random all have their content", arguments: Seeds.walks(1, 2))
    func mixed(seed: UInt64) async throws {
      var random = SeededRandom(seed: seed)
      numbers.value = Array(0..<400)
      let scene = await scene()
      for step in 0..<12 {
        try list(scene).list.scroll(to: random.pick(400), focus: random.once(in: 2))
        await scene.settle()
        numbers.value.shuffle(using: &random)
        await scene.settle()
        try check(scene, "step \(step)")
      }
      await scene.close()
    }

    @Test("Changes at random, near and far, of which only what is bound is looked at", arguments: Seeds.walks(1))
    func atRandom(seed: UInt64) async throws {
      var random = SeededRandom(seed: seed)
      let scene = await scene()
      var next = 100_000
      for step in 0..<120 {
        let start = [0, 20_000, 49_000][step / 40]
        if step % 40 == 0 {
          try list(scene).list.scroll(to: start)
          await scene.settle()
        }
        for _ in 0..<Int.random(in: 1...2, using: &random) {
          let near = start..<(start + 250)
          let place = Int.random(in: Int.random(in: 0..<3, using: &random) > 0 ? near : 0..<49_500, using: &random)
          next += 1
          switch Int.random(in: 0..<4, using: &random) {
          case 0: numbers.value.insert(next, at: place)
          case 1: numbers.value.remove(at: place)
          case 2: numbers.value.insert(numbers.value.remove(at: place), at: place + Int.random(in: 0..<9, using: &random))
          default: numbers.value[place] = next
          }
        }
        await scene.settle()
        try check(scene, "step \(step)")
      }
      await scene.close()
    }
  }
}

private struct NumberList: View {
  var numbers: Knob<[Int]>

  var body: some View {
    List(numbers.value, id: \.self) { Text(verbatim: "\($0)") }
  }
}
