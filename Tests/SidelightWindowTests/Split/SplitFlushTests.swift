import DisplaySupport
import SidelightBridge
import SidelightCore
import SidelightGTK
import SidelightUI
import Testing

/// How often a tree is brought up to date while a split view is laid out once.
@Suite("Split view: updates in one layout", .serialized, .needsWindow)
@MainActor struct SplitFlushTests {
  enum Kind: CaseIterable { case balanced, trailing, beside }

  private struct Trailing: NavigationSplitViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack(spacing: 0) {
        configuration.detail
        configuration.sidebar.frame(width: 250)
      }
    }
  }

  /// Leaves the columns less than the width of the split view.
  private struct Beside: NavigationSplitViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack(spacing: 0) {
        Text("Beside").frame(width: 120)
        BalancedNavigationSplitViewStyle().makeBody(configuration: configuration)
      }
    }
  }

  private struct Page: View {
    let kind: Knob<Kind>
    var body: some View {
      let columns = NavigationSplitView {
        List(0..<20, id: \.self) { Text("Row \($0)") }.navigationTitle("Rows")
      } detail: {
        Text("Detail").navigationTitle("Detail").inspector(isPresented: .constant(true)) { Text("About") }
      }
      return switch kind.value {
      case .balanced: AnyView(columns.navigationSplitViewStyle(.balanced))
      case .trailing: AnyView(columns.navigationSplitViewStyle(Trailing()))
      case .beside: AnyView(columns.navigationSplitViewStyle(Beside()))
      }
    }
  }

  /// Stands between a split view and its layout, and between the renderer and its tree.
  private final class Counter: WidgetLayout, TreeHost {
    private let layout: any WidgetLayout
    private let tree: any TreeHost
    /// Updates in the layout under way; nil outside of one.
    private var count: Int?
    private(set) var counts: [Int] = []

    init(_ layout: any WidgetLayout, _ tree: any TreeHost) {
      self.layout = layout
      self.tree = tree
    }

    func measure(_ orientation: Orientation, forSize: Int) -> Measurement { layout.measure(orientation, forSize: forSize) }

    func allocate(width: Int, height: Int, baseline: Int) {
      count = 0
      layout.allocate(width: width, height: height, baseline: baseline)
      counts.append(count ?? 0)
      count = nil
    }

    func flush() {
      count? += 1
      tree.flush()
    }

    func send(_ event: Event) { tree.send(event) }
    func listSource(_ list: NodeID) -> (any ListSource)? { tree.listSource(list) }
    func menu(_ id: NodeID) -> [MenuItem] { tree.menu(id) }
    func dragged(_ id: NodeID) -> DropPayload? { tree.dragged(id) }
  }

  @Test(arguments: Kind.allCases)
  func `A layout brings the tree up to date at most twice, and one that changes nothing does not`(kind: Kind) async throws {
    let knob = Knob(Kind.balanced)
    let scene = await ViewScene(width: 1200) { Page(kind: knob) }
    let split = try #require(scene.renderer.controllers.values.compactMap { $0 as? SplitController }.first)
    let bin = try #require(split.core as? LayoutContainer)
    let counter = Counter(try #require(bin.layout), scene.graph)
    scene.renderer.host = counter
    bin.layout = counter
    knob.value = kind
    await scene.settle()
    for width in [400, 900, 560, 1300, 420, 1200] {
      await scene.resize(width)
      #expect(counter.counts.max() ?? 0 <= 2, "\(kind) at \(width): \(counter.counts)")
    }
    #expect(counter.counts.contains { $0 > 0 })
    let known = counter.counts.count
    bin.queueAllocate()
    await scene.settle()
    #expect(counter.counts.dropFirst(known).allSatisfy { $0 == 0 } && counter.counts.count > known)
    scene.renderer.host = scene.graph
    await scene.close()
  }
}
