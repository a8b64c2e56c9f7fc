import SeedSupport
import SidelightCore
import SidelightUI
import Testing

/// What the consumer hears of elements that come, go and move.
@MainActor struct EmissionTests {
  private struct Numbers: View {
    let order: Box<[Int]>
    var body: some View { VStack { ForEach(order.value, id: \.self) { Text("\($0)") } } }
  }

  private static func kinds(_ patches: [Patch]) -> [String: Int] {
    patches.reduce(into: [:]) { counts, patch in
      switch patch {
      case .insert: counts["insert", default: 0] += 1
      case .remove: counts["remove", default: 0] += 1
      case .move: counts["move", default: 0] += 1
      default: counts["other", default: 0] += 1
      }
    }
  }

  @Test func `The first of a thousand children moves to the end in one patch`() {
    let order = Box(Array(0..<1_000))
    let stage = Stage(Numbers(order: order))
    let patches = stage.patches { order.value = Array(1..<1_000) + [0] }
    #expect(Self.kinds(patches) == ["move": 1])
    #expect(stage.texts().map(\.string) == order.value.map(String.init))
  }

  @Test(arguments: 1...40) func `Any change of order arrives`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let order = Box(Array(0..<12))
    let stage = Stage(Numbers(order: order))
    for _ in 0..<20 {
      var next = order.value.filter { _ in random.next() % 5 > 0 }
      for number in 0..<16 where random.next() % 4 == 0 && !next.contains(number) {
        next.insert(number, at: Int(random.next() % UInt64(next.count + 1)))
      }
      if random.next() % 3 == 0 { next.shuffle(using: &random) }
      order.value = next
      stage.settle()
      #expect(stage.texts().map(\.string) == next.map(String.init))
    }
  }

  @Test func `An item that changes its place in the toolbar stays in the toolbar`() throws {
    struct Bar: View {
      let isPrimary: Box<Bool>
      var body: some View {
        Text("Content").toolbar {
          ToolbarItem(placement: isPrimary.value ? .primaryAction : .navigation) { Button("Item") {} }
          ToolbarItem(placement: isPrimary.value ? .navigation : .primaryAction) { Button("Other") {} }
        }
      }
    }
    let isPrimary = Box(true)
    let stage = Stage(Bar(isPrimary: isPrimary))
    let page = try stage.pageID()
    func items(_ slot: Slot) -> [String] { stage.tree.children(of: page, in: slot).map { stage.text(of: $0.id) } }
    for _ in 0..<2 {
      #expect(items(.trailing) == ["Item"])
      #expect(items(.leading) == ["Other"])
      isPrimary.value = false
      stage.settle()
      #expect(items(.trailing) == ["Other"])
      #expect(items(.leading) == ["Item"])
      isPrimary.value = true
      stage.settle()
    }
  }
}
