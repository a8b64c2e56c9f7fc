import DisplaySupport
import Sidelight
import SidelightBridge
import SidelightGTK
import SidelightTesting
import SidelightWindowTesting
import Testing

/// How far lists and scroll views were scrolled, and how wide the columns of tables were.
@Suite("Places that come back", .serialized)
@MainActor struct RestoredPlacesTests {
  private struct Long: View {
    let count: Int
    var body: some View { List(1...count, id: \.self) { Text("Row \($0)") } }
  }

  @Test(arguments: Depth.available)
  func `A list is scrolled to the row that was on top, though others came before it`(depth: Depth) async throws {
    let first = try await TestApp(depth, width: 400, height: 500) { Long(count: 500) }
    try await first.list().scroll(toPosition: 200)
    try await first.close()
    let second = try await TestApp(depth, width: 400, height: 500, restarting: first) { Long(count: 500) }
    func isInView(_ app: TestApp) throws -> Bool { try depth == .window ? app.row("Row 201").isInView : app.row("Row 201").exists }
    let isThere = try isInView(second)
    #expect(isThere)
    try await second.close()
    let third = try await TestApp(depth, width: 400, height: 500, restarting: second) { Long(count: 500) }
    let isStillThere = try isInView(third)
    #expect(isStillThere)
    try await third.close()
  }

  @Test(.needsWindow) func `Where a list is scrolled to is told of once more when its rows are there`() async throws {
    let app = try await TestApp(.window, width: 400, height: 500) { Long(count: 500) }
    func scroll() throws -> ScrollWidget {
      try #require(app.renderer?.controllers.values.compactMap { $0 as? ListController }.first?.core as? ScrollWidget)
    }
    func top() -> Double? { app.driver.graph.collectLasting().values.compactMap { $0["row"]?.number }.first }
    var told: [Double?] = []
    app.driver.graph[Restoration.self].changed = { told.append(top()) }
    try scroll().verticalOffset = 4000
    // The rows still stand where they were.
    #expect(told.count == 1 && (told.first.flatMap(\.self) ?? 0) == 0)
    try await app.settle()
    let row = try #require(top())
    #expect(row > 50 && told.last == row)
    try await app.close()
  }

  private struct Hideable: View {
    var body: some View {
      NavigationSplitView {
        Long(count: 500)
      } detail: {
        Text("Detail")
      }
    }
  }

  @Test(.needsWindow) func `A list in a hidden column stays where it was through two runs that never show it`() async throws {
    let first = try await TestApp(.window, width: 900, height: 500) { Hideable() }
    try await first.list().scroll(toPosition: 200)
    try await first.press(.f9)
    try await first.close()
    let second = try await TestApp(.window, width: 900, height: 500, restarting: first) { Hideable() }
    try await second.close()
    let third = try await TestApp(.window, width: 900, height: 500, restarting: second) { Hideable() }
    try await third.press(.f9)
    let isInView = try third.row("Row 201").isInView
    #expect(isInView)
    try await third.close()
  }

  private final class Thing: Identifiable {
    let number: Int
    init(_ number: Int) { self.number = number }
  }

  @Test(arguments: Depth.available)
  func `A list of objects is scrolled as far as it was where it has as many rows`(depth: Depth) async throws {
    func start(_ count: Int, restarting earlier: TestApp? = nil) async throws -> TestApp {
      let things = (1...count).map { Thing($0) }
      return try await TestApp(depth, width: 400, height: 500, restarting: earlier) { List(things) { Text("Row \($0.number)") } }
    }
    func isInView(_ app: TestApp, _ row: String) throws -> Bool { try depth == .window ? app.row(row).isInView : app.row(row).exists }
    let first = try await start(500)
    try await first.list().scroll(toPosition: 200)
    try await first.close()
    let second = try await start(500, restarting: first)
    let isThere = try isInView(second, "Row 201")
    #expect(isThere)
    try await second.close()
    let third = try await start(499, restarting: second)
    let isAtTop = try isInView(third, "Row 1")
    #expect(isAtTop)
    try await third.close()
  }

  private struct Scrolled: View {
    let count: Int
    var body: some View {
      ScrollView { VStack { ForEach(0..<count, id: \.self) { Text("Line \($0)").frame(height: 50) } } }
    }
  }

  @Test(.needsWindow) func `A scroll view is as far as it was, once its content is that long`() async throws {
    func scroll(_ app: TestApp) throws -> ScrollWidget {
      try #require(app.renderer?.controllers.values.compactMap { $0 as? ScrollController }.first?.core as? ScrollWidget)
    }
    let first = try await TestApp(.window, width: 400, height: 400) { Scrolled(count: 40) }
    try scroll(first).verticalOffset = 700
    try await first.settle()
    try await first.close()
    let second = try await TestApp(.window, width: 400, height: 400, restarting: first) { Scrolled(count: 40) }
    let offset = try scroll(second).verticalOffset
    #expect(offset == 700)
    try await second.close()
    let third = try await TestApp(.window, width: 400, height: 400, restarting: second) { Scrolled(count: 5) }
    let short = try scroll(third).verticalOffset
    #expect(short == 0)
    try await third.close()
    let fourth = try await TestApp(.window, width: 400, height: 400, restarting: third) { Scrolled(count: 40) }
    let again = try scroll(fourth).verticalOffset
    #expect(again == 700, "What could not be shown is not lost.")
    try await fourth.close()
  }

  struct Person: Identifiable {
    let id: Int
    let name: String
    static let all = [Person(id: 1, name: "Ada"), Person(id: 2, name: "Bela")]
  }

  private struct People: View {
    var body: some View {
      Table(Person.all) {
        TableColumn("Name", value: \.name)
        TableColumn("Number") { Text("\($0.id)") }
      }
    }
  }

  @Test(.needsWindow) func `The columns of a table are as wide as the user made them`() async throws {
    func header(_ app: TestApp) throws -> TableCellsController {
      try #require(
        app.renderer?.controllers.values.compactMap { $0 as? TableCellsController }.first {
          if case .stack(let stack) = $0.element.kind { stack.cells?.isHeader == true } else { false }
        })
    }
    func width(_ app: TestApp) throws -> Double {
      let header = try header(app)
      let core = try #require(header.core)
      return try #require(header.children.last?.widget.bounds(in: core)?.x)
    }
    let first = try await TestApp(.window, width: 700, height: 400) { People() }
    let before = try width(first)
    func drag(_ app: TestApp) throws {
      let core = try #require(header(app).core)
      core.hand.drag(from: (x: before - 9, y: 5), through: [-30, -60])
    }
    try drag(first)
    try await first.settle()
    let moved = try width(first)
    #expect(abs(moved - before + 60) < 2)
    try await first.close()
    let second = try await TestApp(.window, width: 700, height: 400, restarting: first) { People() }
    let again = try width(second)
    #expect(abs(again - moved) < 1)
    try await second.close()
  }

  private struct Terminal: View {
    let isShown: Knob<Bool>

    var body: some View {
      VSplitView {
        Text("Document").frame(minHeight: 60, maxHeight: .infinity)
        if isShown.value { Text("Terminal").frame(minHeight: 60, maxHeight: .infinity) }
      }
    }
  }

  @Test(.needsWindow) func `A part of a split view that goes comes back as large as it was`() async throws {
    let isShown = Knob(true)
    let app = try await TestApp(.window, width: 400, height: 500) { Terminal(isShown: isShown) }
    func paned() throws -> PanedWidget? {
      try #require(app.renderer?.windows.first?.window).visibleTree.first { $0 is PanedWidget } as? PanedWidget
    }
    try #require(try paned()).position = 310
    try await app.settle()
    isShown.value = false
    try await app.settle()
    #expect(try paned() == nil)
    isShown.value = true
    try await app.settle()
    #expect(try paned()?.position == 310)
    try await app.close()
  }

  private struct Halves: View {
    let evaluated: () -> Void

    var body: some View {
      let _ = evaluated()
      HSplitView {
        Text("First").frame(minWidth: 100, maxWidth: .infinity)
        VSplitView {
          Text("Second").frame(minHeight: 60, maxHeight: .infinity)
          Text("Third").frame(minHeight: 60, maxHeight: .infinity)
        }
        .frame(minWidth: 100, maxWidth: .infinity)
      }
    }
  }

  @Test(.needsWindow) func `The boundaries of split views are where the user dragged them`() async throws {
    var evaluations = 0
    func paneds(_ app: TestApp) throws -> [PanedWidget] {
      let window = try #require(app.renderer?.windows.first?.window)
      return window.visibleTree.compactMap { $0 as? PanedWidget }
    }
    let first = try await TestApp(.window, width: 700, height: 400) { Halves { evaluations += 1 } }
    let own = try paneds(first).map(\.position)
    #expect(own.count == 2)
    evaluations = 0
    for (paned, place) in zip(try paneds(first), [200, 90]) { paned.position = place }
    try await first.settle()
    #expect(try paneds(first).map(\.position) == [200, 90] && evaluations == 0)
    try await first.close()
    let second = try await TestApp(.window, width: 700, height: 400, restarting: first) { Halves {} }
    let again = try paneds(second).map(\.position)
    #expect(again == [200, 90], "\(again), at first \(own)")
    try await second.close()
    // Where there is no room for that, as far as there is.
    let third = try await TestApp(.window, width: 300, height: 400, restarting: second) { Halves {} }
    let narrow = try paneds(third).map(\.position)
    #expect((100...200).contains(narrow[0]) && narrow[1] == 90, "\(narrow)")
    try await third.close()
  }
}
