import DisplaySupport
import SeedSupport
import SidelightBridge
import SidelightCore
import SidelightGTK
import SidelightTesting
import SidelightUI
import SidelightWindowTesting
import Testing

/// Random views, in which no text is measured, lie in a window where the tree says without one, to the pixel.
@MainActor @Suite("Layout agrees with itself", .serialized, .needsWindow) struct LayoutAgreementTests {
  /// A random view of so many parts at most.
  private struct Garden {
    var random: SeededRandom
    var left: Int

    private mutating func length(_ most: Int) -> Double { Double(random.pick(most * 2)) / 2 }

    mutating func view(_ depth: Int) -> AnyView {
      left -= 1
      guard depth < 7, left > 0 else { return AnyView(Color.red) }
      switch random.pick(12) {
      case 0: return AnyView(Color.blue)
      case 1:
        return AnyView(
          HStack(alignment: [.top, .center, .bottom][random.pick(3)], spacing: length(9)) { ForEach(views(depth)) { $0.view } })
      case 2:
        return AnyView(
          VStack(alignment: [.leading, .center, .trailing][random.pick(3)], spacing: length(9)) { ForEach(views(depth)) { $0.view } })
      case 3:
        return AnyView(ZStack(alignment: [.topLeading, .center, .bottomTrailing][random.pick(3)]) { ForEach(views(depth)) { $0.view } })
      case 4: return AnyView(view(depth + 1).padding(length(12)))
      case 5: return AnyView(view(depth + 1).frame(width: length(90), height: random.once(in: 2) ? length(60) : nil))
      case 6:
        let (least, most) = (length(40), 40 + length(120))
        return AnyView(view(depth + 1).frame(minWidth: least, idealWidth: least + 3, maxWidth: most, maxHeight: 30 + length(90)))
      case 7: return AnyView(view(depth + 1).fixedSize(horizontal: random.once(in: 2), vertical: random.once(in: 2)))
      case 8: return AnyView(view(depth + 1).aspectRatio(0.5 + length(2), contentMode: random.once(in: 2) ? .fit : .fill))
      case 9: return AnyView(view(depth + 1).layoutPriority(Double(random.pick(3))))
      case 10: return AnyView(view(depth + 1).background { view(depth + 2) })
      default: return AnyView(view(depth + 1).position(x: length(80), y: length(60)))
      }
    }

    private struct Part: Identifiable {
      let id: Int
      let view: AnyView
    }

    private mutating func views(_ depth: Int) -> [Part] {
      (0..<(1 + random.pick(4))).map { Part(id: $0, view: random.once(in: 6) ? AnyView(Spacer()) : view(depth + 1)) }
    }
  }

  private struct Grown: View {
    let view: AnyView
    var body: some View { HStack(spacing: 4) { view } }
  }

  @Test(arguments: Seeds.walks(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12))
  func `Random views lie in a window where the model has them`(seed: UInt64) async throws {
    var garden = Garden(random: SeededRandom(seed: seed), left: 50)
    let view = garden.view(0)
    let app = try await TestApp(.window, width: 420, height: 380) { Grown(view: view) }
    try await app.settle()
    let tree = app.driver.tree
    let renderer = try #require(app.renderer)
    let page = try #require(tree.nodes.values.first { if case .page = $0.element.kind { true } else { false } })
    let root = try #require(page.children[.body]?.first)
    let bin = try #require(renderer.controller(for: root)?.widget)
    let header = if case .page(let page) = page.element.kind, page.showsHeader, !page.isHeaderHidden { 47.0 } else { 0.0 }
    let places = RegionPlaces(tree, width: Double(bin.width), height: Double(bin.height) + header)
    var compared = 0
    for node in tree.nodes.values {
      guard case .color = node.element.kind, let frame = places.frames[node.id] else { continue }
      let wanted = Place(x: frame.x, y: frame.y - header, size: frame.size).pixels()
      let box = try #require(renderer.controller(for: node.id)?.widget.bounds(in: bin))
      #expect([box.x, box.y, box.width, box.height] == [wanted.x, wanted.y, wanted.width, wanted.height].map(Double.init), "seed \(seed)")
      compared += 1
    }
    #expect(compared > 0)
    try await app.close()
  }
}
