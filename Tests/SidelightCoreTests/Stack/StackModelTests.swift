import SeedSupport
import SidelightCore
import Testing

/// What stands over the root of a stack, and in which order.
struct StackModelTests {
  private typealias Model = StackModel<String>

  private static func picture(_ model: Model) -> String {
    model.entries.map { entry in
      switch entry.content {
      case .value(let value): "\(value)"
      case .link(let source): "<\(source)>"
      case .presented(let source, let item): "\(source):\(item)"
      }
    }.joined(separator: " ")
  }

  private static func model(_ steps: (inout Model) -> Void) -> Model {
    var model = Model()
    steps(&model)
    return model
  }

  @Test func `Values, links and what bindings present stand in the order in which they came`() {
    let model = Self.model {
      _ = $0.setPath([1])
      $0.follow("a")
      _ = $0.present([("p", 0)])
      _ = $0.setPath([1, 2])
    }
    #expect(Self.picture(model) == "1 <a> p:0 2")
    #expect(model.path == [1, 2])
    #expect(model.path(ofFirst: 3) == [1])
  }

  @Test func `Equal numbers of different types are different pages`() {
    var model = Self.model { _ = $0.setPath([1 as Int, 2]) }
    let old = model.entries
    #expect(model.setPath([1 as Int64, 2]) == old)
    #expect(model.path.first?.base is Int64)
  }

  @Test func `A path that goes on keeps what stands between its values, and one that differs takes away all from there on`() {
    var model = Self.model {
      _ = $0.setPath([1])
      $0.follow("a")
      _ = $0.setPath([1, 2])
      _ = $0.present([("p", 0)])
    }
    let ids = model.entries.map(\.id)
    #expect(model.setPath([1, 2]).isEmpty)
    #expect(model.entries.map(\.id) == ids)
    #expect(model.setPath([1, 3]).map(\.content) == [.value(2), .presented("p", item: 0)])
    #expect(Self.picture(model) == "1 <a> 3")
    #expect(Array(model.entries.map(\.id).prefix(2)) == Array(ids.prefix(2)))
    #expect(model.setPath([]).count == 3)
    #expect(model.entries.isEmpty)
  }

  @Test func `A path that stays empty leaves the pages of links alone`() {
    var model = Self.model { $0.follow("a") }
    #expect(model.setPath([]).isEmpty)
    #expect(Self.picture(model) == "<a>")
    model.follow("a")
    #expect(Self.picture(model) == "<a>")
  }

  @Test func `What a binding takes back goes with all above it, and another item is another page in its place`() {
    var model = Self.model {
      _ = $0.present([("p", 1)])
      _ = $0.present([("p", 1), ("q", 1)])
      _ = $0.setPath([7])
    }
    #expect(Self.picture(model) == "p:1 q:1 7")
    let first = model.entries[0].id
    #expect(model.present([("p", 2), ("q", 1)]).map(\.content) == [.presented("q", item: 1), .value(7)])
    #expect(Self.picture(model) == "p:2")
    #expect(model.entries[0].id != first)
    #expect(model.present([]).isEmpty)
    #expect(model.entries.isEmpty)
  }

  @Test func `What a binding presents anew while its last page goes comes on top`() {
    var model = Self.model {
      _ = $0.present([("p", 1)])
      _ = $0.present([("p", 1), ("q", 1)])
    }
    #expect(model.present([("q", 2)]).map(\.content) == [.presented("q", item: 1)])
    #expect(Self.picture(model) == "q:2")
  }

  @Test func `Going back drops the pages of links at once, and leaves the rest to the path and the bindings`() {
    var model = Self.model {
      $0.follow("a")
      _ = $0.setPath([1])
      $0.follow("b")
      _ = $0.present([("p", 0)])
    }
    model.dropLinks(from: 1)
    #expect(Self.picture(model) == "<a> 1 p:0")
    #expect(model.keep(1).compactMap(\.source) == ["p"])
  }

  @Test(arguments: Seeds.walks(1, 2, 3))
  func `Whatever comes, the path and the bindings are what the model was told, and who stays keeps its identity`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var model = Model()
    var identities: [Int: Model.Content] = [:]
    for _ in 0..<5_000 {
      let before = model
      switch random.pick(5) {
      case 0:
        var path = model.path
        path.removeLast(random.pick(path.count + 1))
        if random.once(in: 2) { path.append(random.pick(3)) }
        _ = model.setPath(path)
        #expect(model.path == path)
      case 1: model.follow("link \(random.pick(4))")
      case 2:
        let sources = ["p", "q", "r"].filter { _ in random.once(in: 2) }
        let wanted = sources.map { ($0, AnyHashable(random.pick(2))) }
        let removed = model.present(wanted.map { (source: $0.0, item: $0.1) }).map(\.content)
        let shown = Set(model.entries.compactMap(\.source))
        #expect(shown == Set(wanted.filter { !removed.contains(.presented($0.0, item: $0.1)) }.map(\.0)))
      case 3: _ = model.keep(random.pick(model.entries.count + 1))
      default: model.dropLinks(from: random.pick(model.entries.count + 1))
      }
      #expect(Set(model.entries.map(\.id)).count == model.entries.count)
      for entry in model.entries { #expect(identities.updateValue(entry.content, forKey: entry.id).map { $0 == entry.content } ?? true) }
      // Nobody who stays changes places with another.
      let stayed = before.entries.filter { model.entries.contains($0) }
      #expect(model.entries.filter { before.entries.contains($0) } == stayed)
    }
  }
}
