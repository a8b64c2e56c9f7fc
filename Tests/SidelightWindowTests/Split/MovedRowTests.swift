import DisplaySupport
import SidelightCore
import SidelightGTK
import SidelightUI
import Testing

/// What a split view takes apart and puts together again keeps the rows of its lists.
@Suite("Rows of columns that move", .serialized, .needsWindow)
@MainActor struct MovedRowTests {
  enum Kind: CaseIterable { case balanced, trailing, stacked, banner }

  private struct Trailing: NavigationSplitViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack(spacing: 0) {
        configuration.detail
        configuration.sidebar.frame(width: 250)
      }
    }
  }

  private struct Stacked: NavigationSplitViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack(spacing: 0) {
        configuration.sidebar
        configuration.detail
      }
    }
  }

  private struct Banner: NavigationSplitViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack(spacing: 0) {
        Text("Banner")
        BalancedNavigationSplitViewStyle().makeBody(configuration: configuration)
      }
    }
  }

  private struct Page: View {
    let kind: Knob<Kind>
    let hasInspector: Knob<Bool>
    var body: some View {
      let columns = NavigationSplitView {
        List(0..<400, id: \.self) { Text("Side \($0)") }.navigationTitle("Sides")
      } detail: {
        Detail(hasInspector: hasInspector).navigationTitle("Lines")
      }
      return switch kind.value {
      case .balanced: AnyView(columns.navigationSplitViewStyle(.balanced))
      case .trailing: AnyView(columns.navigationSplitViewStyle(Trailing()))
      case .stacked: AnyView(columns.navigationSplitViewStyle(Stacked()))
      case .banner: AnyView(columns.navigationSplitViewStyle(Banner()))
      }
    }
  }

  private struct Detail: View {
    let hasInspector: Knob<Bool>
    var body: some View {
      VStack(spacing: 0) {
        List(0..<400, id: \.self) { Text("Line \($0)") }
        if hasInspector.value { Text("Inspected").inspector(isPresented: .constant(true)) { Text("Inspector") } }
      }
    }
  }

  /// The rows that GTK has been given of each list.
  private func rows(_ scene: ViewScene) -> [NodeID: Set<NodeID>] {
    var rows: [NodeID: Set<NodeID>] = [:]
    for case let list as ListController in scene.renderer.controllers.values { rows[list.id] = Set(list.places.keys) }
    return rows
  }

  @Test func `The first inspector of a shown window leaves every list its rows`() async {
    let hasInspector = Knob(false)
    let scene = await ViewScene(width: 1300) { Page(kind: Knob(.balanced), hasInspector: hasInspector) }
    let before = rows(scene)
    #expect(before.count == 2)
    #expect(before.values.allSatisfy { $0.count > 100 })
    hasInspector.value = true
    await scene.settle()
    #expect(scene.shows("Inspector"))
    #expect(rows(scene) == before)
    await scene.close()
  }

  @Test func `Another style leaves every list its rows`() async {
    let kind = Knob(Kind.balanced)
    let scene = await ViewScene(width: 1300) { Page(kind: kind, hasInspector: Knob(false)) }
    let before = rows(scene)
    #expect(before.values.allSatisfy { $0.count > 100 })
    for next in [Kind.trailing, .balanced, .banner, .trailing, .stacked, .banner, .balanced, .stacked] {
      kind.value = next
      await scene.settle()
      #expect(rows(scene) == before, "\(next)")
      #expect(scene.shows("Side 0"), "\(next)")
    }
    await scene.close()
  }
}
