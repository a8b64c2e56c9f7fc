import Observation
import SeedSupport
import SidelightCore
import SidelightGraph
import SidelightUI
import Testing

/// A random walk: whatever changes, the patches leave the consumer with the tree that a new graph would hand it at once.
@MainActor struct GraphWalkTests {
  struct Group: Identifiable, Equatable {
    let id: Int
    var items: [Int]
    var isOpen = true
    var hasFooter = false
  }

  @Observable @MainActor final class Model {
    var groups: [Group] = []
    var order: [Int] = [1, 2, 3]
    var title = 0
    var flag = false
    var mode = 0
    var limit: Int?
    var path: [Int] = []
    var selection: Set<Int> = []
    var padding = 1.0
  }

  private struct Root: View {
    @Bindable var model: Model
    var body: some View {
      NavigationStack(path: $model.path) {
        VStack {
          Free(model: model)
          Lists(model: model)
        }
        .padding(model.padding)
        .navigationTitle("Title \(model.title)")
        .toolbar {
          ToolbarItem { Text("always \(model.title % 3)") }
          if model.flag { ToolbarItem(placement: .navigation) { Text("flag") } }
        }
        .navigationDestination(for: Int.self) { Text("page \($0) \(model.title % 2)").navigationTitle("Page \($0)") }
      }
    }
  }

  /// Views outside of lists: repetition, choice, nesting and moves.
  private struct Free: View {
    var model: Model
    var body: some View {
      ForEach(model.order, id: \.self) { number in
        if number % 3 == 0 {
          HStack { ForEach(model.order.filter { $0 < number }, id: \.self) { Text("\(number).\($0)") } }
        } else if model.flag {
          Text("flag \(number)")
          Divider()
        } else {
          Label("item \(number)", systemImage: "folder").opacity(model.padding / 4)
        }
      }
      switch model.mode {
      case 0: EmptyView()
      case 1: Text("one").font(model.flag ? .title : .body)
      case 2: AnyView(Text("two"))
      default: AnyView(VStack { if let limit = model.limit { Text("limit \(limit)") } })
      }
    }
  }

  /// Rows: sections, data, conditions, selection.
  private struct Lists: View {
    @Bindable var model: Model
    var body: some View {
      if model.mode != 3 {
        List(selection: $model.selection) {
          Text("top \(model.title % 2)")
          ForEach($model.groups) { $group in
            Section("Group \(group.id)", isExpanded: $group.isOpen) {
              ForEach(group.items.prefix(model.limit ?? 100), id: \.self) { item in
                if item % 5 == 4 { Text("five \(item)").tag(item + 1000) } else { Row(item: item, model: model) }
              }
              if group.hasFooter { Text("footer \(group.items.count)").padding(model.padding) }
            }
          }
          if model.flag { ForEach(model.order, id: \.self) { NavigationLink("link \($0)", value: $0) } }
        }
        .listStyle(.sidebar)
      }
    }
  }

  private struct Row: View {
    let item: Int
    var model: Model
    var body: some View {
      HStack {
        Text("row \(item)"); if item % 7 == model.title % 7 { Text("marked") }
      }
    }
  }

  private func change(_ model: Model, _ random: inout SeededRandom) {
    func index<T>(_ array: [T]) -> Int? { array.indices.randomElement(using: &random) }
    switch Int.random(in: 0..<20, using: &random) {
    case 0: model.title += 1
    case 1: model.flag.toggle()
    case 2: model.mode = Int.random(in: 0...3, using: &random)
    case 3: model.limit = Bool.random(using: &random) ? nil : Int.random(in: 0...6, using: &random)
    case 4: model.path = (0..<Int.random(in: 0...3, using: &random)).map { _ in Int.random(in: 0...2, using: &random) }
    case 5: model.padding = Double(Int.random(in: 1...3, using: &random))
    case 6: model.order.shuffle(using: &random)
    case 7: model.order.insert((model.order.max() ?? 0) + 1, at: Int.random(in: 0...model.order.count, using: &random))
    case 8: if let index = index(model.order) { model.order.remove(at: index) }
    case 9: model.groups.append(Group(id: (model.groups.map(\.id).max() ?? 0) + 1, items: []))
    case 10: if let index = index(model.groups), model.groups.count > 3 { model.groups.remove(at: index) }
    case 11: model.groups.shuffle(using: &random)
    case 12: if let index = index(model.groups) { model.groups[index].isOpen.toggle() }
    case 13: if let index = index(model.groups) { model.groups[index].hasFooter.toggle() }
    case 14: if let index = index(model.groups) { model.groups[index].items.shuffle(using: &random) }
    case 15: if let index = index(model.groups) { model.groups[index].items.removeAll { $0 % 3 == model.title % 3 } }
    case 16: model.selection = Set((0..<3).map { _ in Int.random(in: 0...40, using: &random) })
    default:
      if let index = index(model.groups) {
        let known = Set(model.groups.flatMap(\.items))
        let new = (0..<60).filter { !known.contains($0) }.shuffled(using: &random).prefix(Int.random(in: 1...4, using: &random))
        let place = Int.random(in: 0...model.groups[index].items.count, using: &random)
        model.groups[index].items.insert(contentsOf: new, at: place)
      }
    }
    if model.order.count > 6 { model.order.removeFirst(3) }
    if model.groups.count > 5 { model.groups.removeFirst(2) }
  }

  /// The selection of the rows that are bound: others may have a tag that nobody knows yet.
  private func selected(_ stage: Stage) throws -> [Int] { try stage.selected().filter { $0 < 9 } }

  @Test(arguments: Seeds.walks(20_261), [true, false])
  func `Patches always lead to the tree that a new graph makes`(seed: UInt64, trustsMemory: Bool) throws {
    try Memory.withTrust(trustsMemory) { try walk(seed: seed) }
  }

  private func walk(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let model = Model()
    let stage = Stage(viewport: 9, Root(model: model))
    for step in 0..<Seeds.steps(800) {
      for _ in 0..<Int.random(in: 1...3, using: &random) { change(model, &random) }
      if Int.random(in: 0..<4, using: &random) == 0, !stage.lists.isEmpty {
        let count = try stage.source().rowCount
        let events: [ListEvent] = [
          .toggleSection(Int.random(in: 0...count, using: &random)), .select(Int.random(in: 0...count, using: &random), extending: true),
          .activate(Int.random(in: 0...count, using: &random)), .selectAll, .deselectAll,
        ]
        stage.graph.send(.list(try stage.list(), events.randomElement(using: &random) ?? .selectAll))
      }
      stage.settle()
      let fresh = Stage(viewport: 9, Root(model: model))
      #expect(stage.picture == fresh.picture, "seed \(seed), step \(step)")
      if !stage.lists.isEmpty { #expect(try selected(stage) == selected(fresh), "seed \(seed), step \(step)") }
      fresh.graph.stop()
      guard stage.picture == fresh.picture, stage.consumer.faults.isEmpty else { return }
    }
    let alive = stage.graph.census.count
    #expect(alive < 2000)
  }
}
