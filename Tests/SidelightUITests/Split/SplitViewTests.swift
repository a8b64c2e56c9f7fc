import ReportSupport
import SidelightCore
import SidelightTesting
import SidelightUI
import Testing

/// Split views: what the columns show, and how bindings and the layout follow one another.
@MainActor struct SplitViewTests {
  private struct Mail: View {
    @Bindable var folder: Box<String?>
    @Bindable var message: Box<Int?>
    var body: some View {
      NavigationSplitView {
        List(["In", "Out"], id: \.self, selection: $folder.value) { NavigationLink($0, value: $0) }.navigationTitle("Folders")
      } content: {
        List(0..<3, selection: $message.value) { Text("\(folder.value ?? "-") \($0)") }.navigationTitle(folder.value ?? "None")
      } detail: {
        Text(message.value.map { "Message \($0)" } ?? "Nothing")
      }
    }
  }

  @Test func `Selections control what the next columns present`() throws {
    let folder = Box<String?>(nil)
    let message = Box<Int?>(nil)
    let stage = Stage(Mail(folder: folder, message: message))
    try stage.resize(1200)
    #expect(try stage.page("content").title == "None")
    try stage.select(1, in: 0)
    #expect(folder.value == "Out")
    #expect(try stage.page("content").title == "Out")
    #expect(try stage.rows(1).first == "Out 0")
    message.value = 2
    stage.settle()
    #expect(try stage.selected(1) == [2])
    #expect(stage.picture.contains("Message 2"))
    #expect(stage.split?.columnCount == .three)
  }

  @Test func `A window that says its width begins with the plan for it, and is corrected when it opens in another one`() throws {
    let graph = ViewGraph()
    let consumer = HeadlessConsumer(graph)
    graph.start(WindowView(title: "Test", width: 1200, height: 800, content: Mail(folder: Box(nil), message: Box(nil))))
    func split() throws -> (id: NodeID, plan: SplitPlan) {
      let found = consumer.tree.all.compactMap { node in
        if case .split(let split) = node.element.kind { (id: node.id, plan: split.plan) } else { nil }
      }
      return try #require(found.first)
    }
    let plan = try split().plan
    #expect(plan.stage == .regular)
    consumer.settle()
    let patches = graph.counters.patches
    graph.send(.split(try split().id, .measured(SplitMetrics(width: 1200))))
    consumer.settle()
    #expect(try split().plan == plan)
    #expect(graph.counters.patches == patches, "Nothing changes when the window opens as it said.")
    graph.send(.split(try split().id, .measured(SplitMetrics(width: 360))))
    consumer.settle()
    #expect(try split().plan.picture == "[(sidebar)>content>detail]")
  }

  @Test func `A choice advances a collapsed split view, Back returns, and rows of links show a chevron there alone`() throws {
    let stage = Stage(Mail(folder: Box(nil), message: Box(nil)))
    try stage.resize(1200)
    #expect(try !stage.row(0).hasChevron)
    try stage.resize(360)
    #expect(stage.split?.plan.picture == "[(sidebar)>content>detail]")
    #expect(try stage.row(0).hasChevron)
    #expect(try !stage.row(0, of: 1).hasChevron)
    try stage.choose(0, in: 0)
    #expect(stage.split?.plan.picture == "[sidebar>(content)>detail]")
    try stage.choose(0, in: 1)
    #expect(stage.split?.plan.picture == "[sidebar>content>(detail)]")
    let split = try #require(stage.nodes { if case .split = $0 { true } else { false } }.first)
    stage.graph.send(.split(split.id, .back))
    stage.settle()
    #expect(stage.split?.plan.picture == "[sidebar>(content)>detail]")
    try stage.choose(0, in: 1)
    #expect(stage.split?.plan.picture == "[sidebar>content>(detail)]")
    try stage.resize(1200)
    #expect(try !stage.row(0).hasChevron)
    #expect(try stage.selected(0) == [0])
  }

  @Test func `An arrow key selects in a collapsed split view and stays, and the choice leads on`() throws {
    let folder = Box<String?>(nil)
    let message = Box<Int?>(nil)
    let stage = Stage(Mail(folder: folder, message: message))
    try stage.resize(360)
    try stage.select(0)
    try stage.select(1)
    #expect(folder.value == "Out")
    #expect(stage.split?.plan.picture == "[(sidebar)>content>detail]")
    try stage.choose(1)
    #expect(stage.split?.plan.picture == "[sidebar>(content)>detail]")
    try stage.select(2, in: 1)
    #expect(message.value == 2)
    #expect(stage.split?.plan.picture == "[sidebar>(content)>detail]")
    try stage.choose(1, in: 1)
    #expect(message.value == 1)
    #expect(stage.split?.plan.picture == "[sidebar>content>(detail)]")
  }

  @Test func `A choice uncovers what it fills, and an arrow key leaves the overlay open`() throws {
    let stage = Stage(Mail(folder: Box(nil), message: Box(nil)))
    try stage.resize(600)
    let split = try #require(stage.nodes { if case .split = $0 { true } else { false } }.first)
    stage.graph.send(.split(split.id, .toggleSidebar))
    stage.settle()
    try stage.select(1)
    #expect(stage.split?.plan.picture == "{sidebar 240}|content 280|detail 320|")
    #expect(stage.split?.filled == nil)
    try stage.choose(1)
    #expect(stage.split?.plan.picture == "|content 280|detail 320|")
    #expect(stage.split?.filled == .content)
    try stage.resize(1200)
    #expect(stage.split?.plan.isVisible(.sidebar) == true)
  }

  private struct Bound: View {
    @Bindable var visibility: Box<NavigationSplitViewVisibility>
    @Bindable var column: Box<NavigationSplitViewColumn>
    var body: some View {
      NavigationSplitView(columnVisibility: $visibility.value, preferredCompactColumn: $column.value) {
        List(0..<2, selection: .constant(0)) { Text("\($0)") }
      } content: {
        Text("content")
      } detail: {
        Text("detail")
      }
    }
  }

  @Test func `The visibility follows its binding, and the user's toggle writes it`() throws {
    let visibility = Box(NavigationSplitViewVisibility.all)
    let stage = Stage(Bound(visibility: visibility, column: Box(.sidebar)))
    try stage.resize(1200)
    #expect(stage.split?.plan.picture == "|sidebar 240|content 300|detail 660|")
    visibility.value = .doubleColumn
    stage.settle()
    #expect(stage.split?.plan.picture == "|content 300|detail 900|")
    #expect(try stage.page("content").sidebarToggle?.isOn == false)
    visibility.value = .detailOnly
    stage.settle()
    #expect(stage.split?.plan.picture == "|detail 1200|")
    let toggle = try #require(stage.page("detail").sidebarToggle)
    stage.graph.send(.split(toggle.split, .toggleSidebar))
    stage.settle()
    #expect(visibility.value == .all)
    #expect(stage.split?.plan.isVisible(.sidebar) == true)
    try stage.resize(360)
    visibility.value = .detailOnly
    stage.settle()
    #expect(stage.split?.plan.picture == "[(sidebar)>content>detail]")
  }

  @Test func `The preferred compact column decides what is on top, and follows the user`() throws {
    let column = Box(NavigationSplitViewColumn.detail)
    let stage = Stage(Bound(visibility: Box(.automatic), column: column))
    #expect(stage.split?.plan.picture == "[sidebar>content>(detail)]")
    column.value = .sidebar
    stage.settle()
    #expect(stage.split?.plan.picture == "[(sidebar)>content>detail]")
    try stage.choose(0)
    #expect(column.value == .content)
    #expect(stage.split?.plan.picture == "[sidebar>(content)>detail]")
    let split = try #require(stage.nodes { if case .split = $0 { true } else { false } }.first)
    stage.graph.send(.split(split.id, .back))
    stage.settle()
    #expect(column.value == .sidebar)
  }

  @Test func `Columns ask for their widths`() throws {
    struct Wide: View {
      var width: Box<Double>
      var body: some View {
        NavigationSplitView {
          Text("s").navigationSplitViewColumnWidth(width.value)
        } content: {
          Text("c").navigationSplitViewColumnWidth(min: 100, ideal: 150, max: 400)
        } detail: {
          Text("d")
        }
      }
    }
    let width = Box(200.0)
    let stage = Stage(Wide(width: width))
    try stage.resize(1200)
    #expect(stage.split?.plan.picture == "|sidebar 200|content 150|detail 850|")
    width.value = 300
    stage.settle()
    #expect(stage.split?.plan.picture == "|sidebar 300|content 150|detail 750|")
  }

  @Test func `A plain split view has its button from the start`() throws {
    let stage = Stage(
      NavigationSplitView {
        Text("s")
      } detail: {
        Text("d")
      })
    try stage.resize(1000)
    #expect(stage.split?.columnCount == .two)
    #expect(try stage.page("detail").sidebarToggle?.isOn == true)
    #expect(try stage.page("sidebar").sidebarToggle == nil)
  }

  // MARK: Links between columns

  private struct Linked: View {
    @Bindable var path: Box<[Int]>
    var body: some View {
      NavigationSplitView {
        List(1..<4, id: \.self) { NavigationLink("Link \($0)", value: $0) }
      } detail: {
        NavigationStack(path: $path.value) {
          Text("Root").navigationTitle("Root")
            .navigationDestination(for: Int.self) { number in
              NavigationLink("Next", value: number * 10).navigationTitle("\(number)")
            }
        }
      }
    }
  }

  @Test func `A link in an earlier column replaces what lies over the root of the next, one in the same column appends`() throws {
    let path = Box<[Int]>([])
    let stage = Stage(Linked(path: path))
    try stage.resize(1000)
    try stage.send(.activate(0))
    #expect(path.value == [1])
    try stage.click("Next")
    #expect(stage.pages == ["Root", "1", "10"])
    try stage.send(.activate(1))
    #expect(path.value == [2])
    #expect(stage.pages == ["Root", "2"])
    try stage.goBack(to: 1)
    #expect(stage.pages == ["Root"])
  }

  @Test func `A link into a column without a stack shows its destination over the content, which keeps its state`() throws {
    struct Plain: View {
      var name: Box<String>
      @Bindable var journal: Box<Journal>
      var body: some View {
        NavigationSplitView {
          List(1..<4, id: \.self) { NavigationLink("Link \($0)", value: $0) }
            .navigationDestination(for: Int.self) { Text("Destination \($0) \(name.value)").navigationTitle("D\($0)") }
        } detail: {
          Text("Placeholder").navigationTitle("P")
            .onAppear { journal.value.note("appear") }.onDisappear { journal.value.note("disappear") }
        }
      }
    }
    let name = Box("a")
    let journal = Journal()
    let stage = Stage(Plain(name: name, journal: Box(journal)))
    try stage.resize(1000)
    #expect(journal.take() == ["appear"])
    try stage.send(.activate(1))
    #expect(try stage.page("detail").title == "D2")
    #expect(stage.picture.contains("Destination 2 a"))
    #expect(!stage.picture.contains("Placeholder"))
    #expect(journal.take() == ["disappear"])
    name.value = "b"
    stage.settle()
    #expect(stage.picture.contains("Destination 2 b"))
    try stage.send(.activate(2))
    #expect(stage.picture.contains("Destination 3 b"))
  }

  @Test func `A link between columns without a destination is reported, and found when it is declared`() throws {
    struct Missing: Hashable {}
    struct Plain: View {
      var isDeclared: Box<Bool>
      var body: some View {
        NavigationSplitView {
          List { NavigationLink("Link", value: Missing()) }
        } detail: {
          if isDeclared.value { Text("P").navigationDestination(for: Missing.self) { _ in Text("Found") } } else { Text("P") }
        }
      }
    }
    let reports = Reports()
    let isDeclared = Box(false)
    let stage = Stage(Plain(isDeclared: isDeclared))
    try stage.resize(1000)
    try stage.send(.activate(0))
    #expect(stage.picture.contains("Nothing to Show"))
    #expect(reports.all.filter { $0.contains("Missing.self") }.count == 1)
    isDeclared.value = true
    stage.settle()
    #expect(stage.picture.contains("Found"))
  }
}
