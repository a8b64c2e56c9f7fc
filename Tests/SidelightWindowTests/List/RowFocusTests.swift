import SidelightBridge
import SidelightGTK
import SidelightTesting
import SidelightUI
import Testing

extension RendererTests {
  /// Where the focus goes and what is in sight when rows come, go and move, near and far.
  @MainActor @Suite("The focus of a list whose rows change") struct RowFocus {
    private let numbers = Knob(Array(0..<900))

    private func scene() async -> ViewScene { await ViewScene(width: 300, height: 400) { FocusNumbers(numbers: numbers) } }

    private func list(_ scene: ViewScene) throws -> ListController {
      try #require(scene.renderer.controllers.values.compactMap { $0 as? ListController }.first)
    }

    /// The number with the focus.
    private func focused(_ scene: ViewScene) throws -> Int? { try list(scene).focusedPosition.map { numbers.value[$0] } }

    /// The numbers in sight, from the top on.
    private func sight(_ scene: ViewScene) throws -> [Int] {
      let list = try list(scene)
      let rows = list.places.values.compactMap { place -> (y: Double, text: String)? in
        guard let line = place.item.child?.parent, line.isMapped, let box = line.bounds(in: list.list), box.y + box.height > 0,
          box.y < Double(list.list.height)
        else { return nil }
        return (box.y, (place.item.child as? LabelWidget)?.text ?? "")
      }
      return rows.sorted { $0.y < $1.y }.compactMap { Int($0.text) }
    }

    @Test(
      "It stays on its row, and the row in sight, in one change and in many",
      arguments: [0, 5], [FocusChange.last, .reversed, .around, .halves])
    func stays(row: Int, change: FocusChange) async throws {
      let scene = await scene()
      try list(scene).list.scroll(to: row, focus: true)
      // A key says that it is wanted there.
      if row == 0 { _ = scene.window?.press(key: TestKey.home.symbol, modifiers: 0) }
      await scene.settle()
      #expect(try focused(scene) == row)
      change.apply(to: &numbers.value, row)
      await scene.settle()
      #expect(try focused(scene) == row)
      #expect(try sight(scene).contains(row))
      #expect(try sight(scene).count > 8)
      await scene.close()
    }

    @Test("Arrow keys go on from a row that moved with those around it")
    func goesOn() async throws {
      numbers.value = Array(0..<280)
      let scene = await scene()
      try list(scene).list.scroll(to: 260, focus: true)
      await scene.settle()
      numbers.value = Array(150..<280) + Array(0..<150)
      await scene.settle()
      #expect(try focused(scene) == 260)
      _ = scene.window?.press(key: TestKey.down.symbol, modifiers: 0)
      await scene.settle()
      #expect(try focused(scene) == 261)
      await scene.close()
    }

    @Test("A list that was scrolled away from the focus stays where it is, and the focus on its row")
    func away() async throws {
      let scene = await scene()
      try list(scene).list.scroll(to: 2, focus: true)
      await scene.settle()
      try list(scene).list.scroll(to: 400)
      await scene.settle()
      let before = try sight(scene)
      #expect(!before.contains(2) && before.count > 8)
      numbers.value.append(numbers.value.remove(at: 2))
      numbers.value.removeFirst(2)
      await scene.settle()
      #expect(try focused(scene) == 2)
      #expect(try Set(sight(scene)).intersection(before).count >= before.count - 1)
      await scene.close()
    }

    @Test("A list that had the focus before it was laid out shows its rows when others come before them", arguments: [0, 600])
    func early(gone: Int) async throws {
      let scene = await ViewScene(width: 300, height: 400) { NavigationStack { FocusNumbers(numbers: numbers) } }
      #expect(try focused(scene) == 0)
      numbers.value.insert(contentsOf: 5000..<5600, at: 0)
      numbers.value.removeLast(gone)
      await scene.settle()
      #expect(try sight(scene).prefix(8) == numbers.value.prefix(8))
      await scene.close()
    }

    @Test(
      "A list in which a window has put the focus stays at its top with it",
      arguments: [FocusChange.last, .reversed, .around, .halves])
    func given(change: FocusChange) async throws {
      let scene = await scene()
      #expect(try focused(scene) == 0)
      change.apply(to: &numbers.value, 0)
      await scene.settle()
      #expect(try sight(scene).prefix(8) == numbers.value.prefix(8))
      #expect(try focused(scene) == numbers.value[0])
      _ = scene.window?.press(key: TestKey.down.symbol, modifiers: 0)
      await scene.settle()
      #expect(try focused(scene) == numbers.value[1])
      await scene.close()
    }

    @Test("A list without focus that nobody has scrolled shows its first rows, wherever the old ones went")
    func atTop() async throws {
      let scene = await scene()
      scene.window?.setFocus(nil)
      for change in [FocusChange.last, .reversed, .around, .halves] {
        change.apply(to: &numbers.value, 0)
        await scene.settle()
        #expect(try sight(scene).prefix(8) == numbers.value.prefix(8))
      }
      await scene.close()
    }
  }
}

enum FocusChange {
  case last, reversed, around, halves

  func apply(to numbers: inout [Int], _ row: Int) {
    switch self {
    case .last: numbers.append(numbers.remove(at: row))
    case .reversed: numbers.reverse()
    // Rows go before and behind it, and come far away.
    case .around:
      numbers.insert(contentsOf: 5000..<5300, at: row)
      numbers.remove(at: row + 301)
      numbers.append(contentsOf: 6000..<6300)
    case .halves: numbers.sort { ($0 % 2, $0) > ($1 % 2, $1) }
    }
  }
}

private struct FocusNumbers: View {
  var numbers: Knob<[Int]>

  var body: some View {
    List(numbers.value, id: \.self) { Text(verbatim: "\($0)") }
  }
}
