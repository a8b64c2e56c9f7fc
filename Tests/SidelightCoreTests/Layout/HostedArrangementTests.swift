import SidelightCore
import Synchronization
import Testing

/// The sentences of the documentation of `Layout`.
struct HostedArrangementTests {
  /// Buttons of one width, side by side, as in the documentation's example.
  private final class EqualWidths: LayoutHost {
    private struct Cache {
      var version: Int
      var widest: Size
    }
    private let cache = Mutex<Cache?>(nil)
    let madeCaches = Mutex(0)
    private let said: Guides?

    init(guides: Guides? = nil) { said = guides }

    private func widest(_ children: Children) -> Size {
      if let known = cache.withLock({ $0 }), known.version == children.version { return known.widest }
      madeCaches.withLock { $0 += 1 }
      let widest = children.reduce(Size.zero) { $0.union($1.size(.unspecified)) }
      cache.withLock { $0 = Cache(version: children.version, widest: widest) }
      return widest
    }

    func size(_ proposal: Proposal, _ children: Children) -> Size {
      let widest = widest(children)
      return Size(widest.width * Double(children.count), widest.height)
    }
    func place(_ children: Children, in size: Size, _ proposal: Proposal) -> [Place?] {
      let widest = widest(children)
      return children.enumerated().map { index, child in
        let offered = Proposal(widest)
        return Place(Point(Double(index) * widest.width, 0), child.size(offered), offered)
      }
    }
    func guides(_ children: Children, in size: Size, _ proposal: Proposal) -> Guides? { said }
    func spacing(_ children: Children) -> Spacing { .plain }
  }

  private func row(_ host: EqualWidths) -> Sketch {
    .arranged(HostedArrangement(host, version: 0), [.color("A").frame(minWidth: 30), .leaf("B", 50, 20)])
  }

  @Test func `A layout container tells its own size, and where its subviews go`() {
    #expect(row(EqualWidths()).answer(nil, nil) == "100x20")
    #expect(row(EqualWidths()).picture(500, 500) == "A 0,0 50x20 | B 50,0 50x20")
  }

  @Test func `A layout says its explicit guides`() {
    let stack = hstack(row(EqualWidths(guides: Guides([.top: 5]))), .leaf("C", 10, 10), align: .top, spacing: 0)
    #expect(stack.picture(500, 500) == "A 0,0 50x20 | B 50,0 50x20 | C 100,5 10x10")
  }

  @Test func `The cache is made once, and updated when the subviews change`() {
    let host = EqualWidths()
    let tree = SketchTree(row(host))
    _ = tree.answer(nil, nil)
    _ = tree.picture(300, 300)
    #expect(host.madeCaches.withLock { $0 } == 1)
    tree.facts[tree.id("B")] = .box(70, 20)
    tree.tree.invalidate(tree.id("B"))
    #expect(tree.picture(300, 300) == "A 0,0 70x20 | B 70,0 70x20")
    #expect(host.madeCaches.withLock { $0 } == 2)
  }

  @Test func `A layout is asked anew once it says that it is another one`() {
    let host = EqualWidths()
    let tree = SketchTree(row(host))
    _ = tree.answer(nil, nil)
    let before = tree.tree.counters.arrangements
    tree.tree.update(NodeID(1), LayoutNode(.arranged(HostedArrangement(host, version: 0))))
    _ = tree.answer(nil, nil)
    #expect(tree.tree.counters.arrangements == before)
    tree.tree.update(NodeID(1), LayoutNode(.arranged(HostedArrangement(host, version: 1))))
    _ = tree.answer(nil, nil)
    #expect(tree.tree.counters.arrangements == before + 1)
    tree.tree.update(NodeID(1), LayoutNode(.arranged(StackArrangement(.vertical, spacing: 0))))
    #expect(tree.picture(60, 40) == "A 0,0 60x20 | B 5,20 50x20")
  }
}
