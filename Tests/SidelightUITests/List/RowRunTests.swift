import Observation
import SeedSupport
import SidelightCore
import SidelightGraph
import SidelightUI
import Testing

/// Which rows run their closure again when the list gets its data anew.
@MainActor struct RowRunTests {
  struct Item: Identifiable {
    var id: Int
    var name: String
  }

  /// Counts what the rows do; what a closure captured would make it another one.
  @MainActor private static var runs = 0

  private static func run(_ name: String) -> Text {
    runs += 1
    return Text(name)
  }

  /// The rows that ran during an action.
  private func runs(_ stage: Stage, _ action: () -> Void) -> Int {
    Self.runs = 0
    action()
    stage.settle()
    return Self.runs
  }

  /// Its rows capture nothing.
  private struct Names: View {
    var items: Box<[Item]>
    var tick: Box<Int>
    var body: some View {
      let _ = tick.value
      List(items.value) { RowRunTests.run($0.name) }
    }
  }

  private func items(_ count: Int) -> [Item] { (0..<count).map { Item(id: $0, name: "a name that is long enough, \($0)") } }

  @Test func `A row that comes or goes runs its own closure alone`() throws {
    let items = Box(items(1000))
    let stage = Stage(viewport: 10, Names(items: items, tick: Box(0)))
    #expect(runs(stage) { items.value.insert(Item(id: -1, name: "new"), at: 2) } == 1)
    #expect(try stage.rows() == items.value[..<10].map(\.name))
    // The last row of the viewport comes from behind.
    #expect(runs(stage) { items.value.remove(at: 5) } == 1)
    #expect(try stage.rows() == items.value[..<10].map(\.name))
    #expect(runs(stage) { items.value.remove(at: 700) } == 0)
    #expect(runs(stage) { items.value.insert(Item(id: -2, name: "far"), at: 500) } == 0)
  }

  @Test func `A row that moves runs nothing of the others`() throws {
    let items = Box(items(1000))
    let stage = Stage(viewport: 10, Names(items: items, tick: Box(0)))
    let before = stage.consumer.rows(of: try stage.list())
    #expect(runs(stage) { items.value.insert(items.value.remove(at: 7), at: 1) } <= 1)
    #expect(try stage.rows() == items.value[..<10].map(\.name))
    #expect(stage.consumer.rows(of: try stage.list())[1] == before[7])
  }

  @Test func `An element that changes under its id runs its row alone`() throws {
    let items = Box(items(1000))
    let stage = Stage(viewport: 10, Names(items: items, tick: Box(0)))
    #expect(runs(stage) { items.value[3].name = "another name, long enough for the heap" } == 1)
    #expect(try stage.rows() == items.value[..<10].map(\.name))
    #expect(runs(stage) { items.value[600].name = "out of sight" } == 0)
    let both = runs(stage) {
      items.value.remove(at: 0)
      items.value[4].name = "changed"
      items.value.insert(Item(id: -1, name: "new"), at: 8)
    }
    #expect(both == 2)
    #expect(try stage.rows() == items.value[..<10].map(\.name))
  }

  @Test func `A body that runs again for another reason runs no row`() {
    let items = Box(items(1000))
    let tick = Box(0)
    let stage = Stage(viewport: 10, Names(items: items, tick: tick))
    #expect(runs(stage) { tick.value = 1 } == 0)
  }

  @Test(arguments: Seeds.walks(1, 2), [true, false])
  func `Any change of the data shows in the rows`(seed: UInt64, trustsMemory: Bool) throws {
    try Memory.withTrust(trustsMemory) { try changeData(seed: seed) }
  }

  private func changeData(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let items = Box(items(40))
    let stage = Stage(viewport: 20, Names(items: items, tick: Box(0)))
    for step in 0..<300 {
      var new = items.value
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let place = Int.random(in: 0..<max(1, min(25, new.count)), using: &random)
        switch Int.random(in: 0..<6, using: &random) {
        case 0: new.insert(Item(id: 1000 + step * 4 + new.count, name: "came at \(step)"), at: min(place, new.count))
        case 1 where new.count > 22: new.remove(at: place)
        case 2: new[place].name = "changed at \(step), with a name that is long enough"
        case 3: new.insert(new.remove(at: place), at: Int.random(in: 0..<new.count, using: &random))
        case 4: new.swapAt(place, Int.random(in: 0..<new.count, using: &random))
        default: new[place] = Item(id: 100_000 + step * 4 + place, name: "in place of another at \(step)")
        }
      }
      if Set(new.map(\.id)).count < new.count { continue }
      items.value = new
      stage.settle()
      #expect(try stage.rows() == new.prefix(20).map(\.name), "step \(step)")
    }
  }

  /// Rows that stay are known by their ids here, because their elements lie elsewhere in memory each time.
  private struct Numbered: View {
    struct Item: Identifiable {
      let number: Int
      let reads: Count
      let name: String
      var id: Int {
        MainActor.assumeIsolated { reads.note() }
        return number
      }
    }
    var items: Box<[Item]>
    var body: some View { List(items.value) { RowRunTests.run($0.name) } }
  }

  @Test func `Of many elements those are looked at whose rows are bound`() throws {
    let reads = Count()
    func items(_ numbers: [Int]) -> [Numbered.Item] {
      numbers.map { Numbered.Item(number: $0, reads: reads, name: "a name that is long enough, \($0)") }
    }
    var numbers = Array(0..<20_000)
    let box = Box(items(numbers))
    let stage = Stage(viewport: 10, Numbered(items: box))
    for change in [
      { numbers.insert(-1, at: 2) }, { _ = numbers.remove(at: 5) }, { numbers.swapAt(3, 4) }, {}, { numbers.insert(-2, at: 9000) },
    ] {
      change()
      let new = items(numbers)
      reads.value = 0
      box.value = new
      stage.settle()
      #expect(reads.value < 400)
      #expect(try stage.rows() == new[..<10].map(\.name))
    }
  }

  private struct Chosen: View {
    var items: Box<[Item]>
    var selection: Box<Set<Int>>
    var body: some View {
      List(
        items.value,
        selection: Binding {
          selection.value
        } set: {
          selection.value = $0
        }
      ) { RowRunTests.run($0.name) }
    }
  }

  @Test(arguments: Seeds.walks(1, 2), [true, false])
  func `Any change of much data shows in the rows and in the selection`(seed: UInt64, trustsMemory: Bool) throws {
    try Memory.withTrust(trustsMemory) { try changeMuchData(seed: seed) }
  }

  private func changeMuchData(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let items = Box(items(6000))
    let selection = Box<Set<Int>>([])
    let stage = Stage(viewport: 20, Chosen(items: items, selection: selection))
    let list = try stage.list()
    var start = 0
    for step in 0..<250 {
      if step % 9 == 0 {
        start = [0, 300, items.value.count - 30].randomElement(using: &random) ?? 0
        stage.consumer.scroll(list, to: start)
      }
      if step % 5 == 0 {
        let places = [start + Int.random(in: 0..<20, using: &random), Int.random(in: 0..<items.value.count, using: &random)]
        selection.value = Set(places.prefix(Int.random(in: 0...2, using: &random)).map { items.value[$0].id })
        stage.settle()
      }
      var new = items.value
      for edit in 0..<Int.random(in: 1...2, using: &random) {
        let near = max(0, start - 30)..<min(new.count, start + 50)
        let place = Int.random(in: Bool.random(using: &random) ? near : 0..<new.count, using: &random)
        switch Int.random(in: 0..<5, using: &random) {
        case 0: new.insert(Item(id: 10_000 + step * 4 + edit, name: "came at \(step)"), at: place)
        case 1: new.remove(at: place)
        case 2: new[place].name = "changed at \(step), with a name that is long enough"
        case 3: new.insert(new.remove(at: place), at: min(new.count, max(0, place + Int.random(in: -9...9, using: &random))))
        default: new.removeAll { selection.value.contains($0.id) }
        }
      }
      let left = selection.value.intersection(new.map(\.id))
      items.value = new
      stage.settle()
      #expect(selection.value == left, "step \(step)")
      let first = try #require(stage.consumer.rows(of: list).first.flatMap(stage.consumer.position(of:)))
      #expect(try stage.rows() == new[first...].prefix(20).map(\.name), "step \(step)")
      if step % 20 == 0 { #expect(try stage.selected() == new.indices.filter { left.contains(new[$0].id) }, "step \(step)") }
      guard try stage.rows() == new[first...].prefix(20).map(\.name) else { return }
    }
  }

  @Test func `A closure that captured something else runs all rows that are bound`() throws {
    struct Prefixed: View {
      var items: Box<[Item]>
      var prefix: Box<String>
      var body: some View {
        let prefix = prefix.value
        List(items.value) { RowRunTests.run(prefix + $0.name) }
      }
    }
    let items = Box([Item(id: 0, name: "a"), Item(id: 1, name: "b")])
    let prefix = Box("1")
    let stage = Stage(Prefixed(items: items, prefix: prefix))
    #expect(runs(stage) { prefix.value = "2" } == 2)
    #expect(try stage.rows() == ["2a", "2b"])
    #expect(runs(stage) { items.value.append(Item(id: 2, name: "c")) } == 3)
  }

  @Observable @MainActor final class Shop {
    var items = (0..<100).map { Item(id: $0, name: "\($0)") }
    var price = 1
    @ObservationIgnored var tick = Box(0)
  }

  @Test func `A closure that captured an observable object runs for what it reads of it`() throws {
    struct Prices: View {
      var shop: Shop
      var body: some View {
        let _ = shop.tick.value
        List(shop.items) { item in RowRunTests.run("\(item.name) \(item.id == 3 ? shop.price : 0)") }
      }
    }
    let shop = Shop()
    let stage = Stage(viewport: 10, Prices(shop: shop))
    #expect(runs(stage) { shop.tick.value = 1 } == 0)
    #expect(runs(stage) { shop.items.remove(at: 0) } == 1)
    #expect(runs(stage) { shop.price = 2 } == 1)
    #expect(try stage.rows()[2] == "3 2")
  }

  @Test func `A closure that captured another object runs all rows that are bound`() throws {
    @MainActor final class Names {
      var suffix = "a"
      let tick = Box(0)
    }
    struct Suffixed: View {
      var names: Names
      var body: some View {
        let _ = names.tick.value
        List([0, 1, 2], id: \.self) { RowRunTests.run("\($0)\(names.suffix)") }
      }
    }
    let names = Names()
    let stage = Stage(Suffixed(names: names))
    names.suffix = "b"
    #expect(runs(stage) { names.tick.value = 1 } == 3)
    #expect(try stage.rows() == ["0b", "1b", "2b"])
  }

  @Test func `A variable that a closure captured may be something else each time`() throws {
    var suffix = "a"
    let tick = Box(0)
    struct Again<Content: View>: View {
      var tick: Box<Int>
      let content: () -> Content
      var body: some View {
        let _ = tick.value
        content()
      }
    }
    // The variable is all that the rows' closure captured, so that nothing but what it holds differs.
    let stage = Stage(Again(tick: tick) { List([0, 1, 2], id: \.self) { RowRunTests.run("\($0)\(suffix)") } })
    suffix = "b"
    #expect(runs(stage) { tick.value = 1 } == 3)
    #expect(try stage.rows() == ["0b", "1b", "2b"])
  }

  private final class Plain: Identifiable {
    let id: Int
    var name: String
    init(_ id: Int) { (self.id, name) = (id, "old") }
  }

  @Test func `Elements that are objects may have changed without a word`() throws {
    struct Objects: View {
      let all: [Plain]
      var tick: Box<Int>
      var body: some View {
        let _ = tick.value
        List(all) { RowRunTests.run($0.name) }
      }
    }
    let all = [Plain(0), Plain(1)]
    let tick = Box(0)
    let stage = Stage(Objects(all: all, tick: tick))
    all[1].name = "new"
    #expect(runs(stage) { tick.value = 1 } == 2)
    #expect(try stage.rows() == ["old", "new"])
  }

  /// What an element may be made of.
  private struct Rich: Identifiable {
    let id: Int
    var names: [String?] = ["old"]
    var pair = (1, "text", 2.5)
  }
  private struct Held: Identifiable {
    let id: Int
    var inside: (Int, [Plain]?) = (1, nil)
  }
  private struct Unknown: Identifiable {
    let id: Int
    var inside: any Sendable = 1
  }

  /// Lists whose closures capture nothing, not even a type.
  private struct Kinds: View {
    var rich: [Rich] = []
    var held: [Held] = []
    var unknown: [Unknown] = []
    var tick: Box<Int>
    var body: some View {
      let _ = tick.value
      List {
        ForEach(rich) { RowRunTests.run($0.names[0] ?? "") }
        ForEach(held) { RowRunTests.run($0.inside.1?[0].name ?? "") }
        ForEach(unknown) { RowRunTests.run("\($0.inside)") }
      }
    }
  }

  @Test func `An object within an element may have changed without a word, and a value may not`() throws {
    let plain = Plain(0)
    let tick = Box(0)
    #expect(runs(Stage(Kinds(rich: [Rich(id: 0), Rich(id: 1)], tick: tick))) { tick.value += 1 } == 0)
    #expect(runs(Stage(Kinds(unknown: [Unknown(id: 0)], tick: tick))) { tick.value += 1 } == 1)
    let stage = Stage(Kinds(held: [Held(id: 0, inside: (1, [plain]))], tick: tick))
    #expect(try stage.rows() == ["old"])
    plain.name = "new"
    #expect(runs(stage) { tick.value += 1 } == 1)
    #expect(try stage.rows() == ["new"])
  }

  /// A collection that hands out what an object keeps.
  private struct Shelf: RandomAccessCollection {
    final class Store { var items = [Item(id: 0, name: "old"), Item(id: 1, name: "old")] }
    let store: Store
    var isStored: Bool
    var startIndex: Int { 0 }
    var endIndex: Int { store.items.count }
    subscript(position: Int) -> Item { store.items[position] }

    func withContiguousStorageIfAvailable<R>(_ body: (UnsafeBufferPointer<Item>) throws -> R) rethrows -> R? {
      isStored ? try unsafe store.items.withContiguousStorageIfAvailable(body) : nil
    }
  }

  @Test(arguments: [false, true]) func `A collection may have changed in place`(isStored: Bool) throws {
    struct Shelved: View {
      let shelf: Shelf
      var tick: Box<Int>
      var body: some View {
        let _ = tick.value
        List(shelf) { RowRunTests.run($0.name) }
      }
    }
    let shelf = Shelf(store: Shelf.Store(), isStored: isStored)
    let tick = Box(0)
    let stage = Stage(Shelved(shelf: shelf, tick: tick))
    shelf.store.items[1].name = "new"
    tick.value = 1
    stage.settle()
    #expect(try stage.rows() == ["old", "new"])
  }
}
