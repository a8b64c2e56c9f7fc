import SidelightCore
import SidelightTesting
import SidelightUI
import Testing

/// Size classes: the nearest container's width decides, and nobody is evaluated who does not ask.
@MainActor struct SizeClassTests {
  /// Says its class, and counts how often its body ran.
  private struct Place: View {
    let name: String
    var count: Count?
    @Environment(\.horizontalSizeClass) private var sizeClass
    var body: some View {
      count?.note()
      return Text("\(name) \(sizeClass == .compact ? "compact" : sizeClass == .regular ? "regular" : "unknown")")
    }
  }

  /// Does not ask.
  private struct Indifferent: View {
    let count: Count
    var body: some View {
      count.note()
      return Text("Indifferent")
    }
  }

  @Test func `A container is compact below 500 pixels times the text scale`() {
    #expect(SizeClass(width: 499.5) == .compact)
    #expect(SizeClass(width: 500) == .regular)
    #expect(SizeClass(width: 999, textScale: 2) == .compact)
    #expect(SizeClass(width: 1000, textScale: 2) == .regular)
    #expect(SizeClass(width: 500, textScale: .nan) == .regular)
    #expect(SizeClass(width: 500, textScale: 0) == .regular)
  }

  @Test func `A window tells its views when its class changes, and those that ask are evaluated once`() async throws {
    let asking = Count()
    let indifferent = Count()
    let app = try await TestApp(.plan, width: 1000, height: 700) {
      Place(name: "Window", count: asking)
      Indifferent(count: indifferent)
    }
    #expect(app.text("Window regular").isVisible)
    for (width, sizeClass, runs) in [
      (900.0, "regular", 1), (500, "regular", 1), (499, "compact", 2), (360, "compact", 2), (640, "regular", 3),
    ] {
      let cost = try await app.cost { try await app.resize(width: width) }
      #expect(app.text("Window \(sizeClass)").isVisible)
      #expect(asking.value == runs)
      if runs == asking.value, cost.bodies == 0 { #expect(cost.patches == 0) }
    }
    #expect(indifferent.value == 1)
    try await app.close()
  }

  @Test(arguments: [(400.0, "compact"), (900, "regular")])
  func `A window that says its width begins with its class`(width: Double, sizeClass: String) {
    let graph = ViewGraph()
    let consumer = HeadlessConsumer(graph)
    let count = Count()
    graph.start(WindowView(title: "Test", width: width, height: 600, content: Place(name: "Window", count: count)))
    #expect(consumer.tree.picture.contains("Window \(sizeClass)"))
    #expect(count.value == 1)
  }

  private struct Columns: View {
    @Bindable var isInspected: Box<Bool>
    var count: Count?
    var body: some View {
      NavigationSplitView {
        Place(name: "Sidebar").navigationSplitViewColumnWidth(min: 200, ideal: 250, max: 700)
      } detail: {
        Place(name: "Detail", count: count)
          .inspector(isPresented: $isInspected.value) { Place(name: "Inspector").inspectorColumnWidth(min: 200, ideal: 300, max: 800) }
      }
    }
  }

  @Test func `Columns and the inspector have classes of their own, by their widths in the plan`() throws {
    let count = Count()
    let stage = Stage(Columns(isInspected: Box(true), count: count))
    func expect(_ sidebar: String, _ detail: String, _ inspector: String, _ location: SourceLocation = #_sourceLocation) {
      for (name, sizeClass) in [("Sidebar", sidebar), ("Detail", detail), ("Inspector", inspector)] {
        #expect(stage.texts().contains { $0.string == "\(name) \(sizeClass)" }, "\(name)", sourceLocation: location)
      }
    }
    try stage.resize(1200)
    expect("compact", "regular", "compact")
    let split = try #require(stage.nodes { if case .split = $0 { true } else { false } }.first).id
    stage.graph.send(.split(split, .dragged(.sidebar, width: 510)))
    stage.settle()
    #expect(
      stage.split?.plan.picture == "|sidebar 510|detail 390|+inspector 300|"
        || stage.split?.plan.picture == "|sidebar 510|detail 390|+inspector 300")
    expect("regular", "compact", "compact")
    stage.graph.send(.split(split, .draggedInspector(width: 600)))
    stage.graph.send(.split(split, .dragged(.sidebar, width: 200)))
    stage.graph.send(.split(split, .draggedInspector(width: 600)))
    stage.settle()
    expect("compact", "compact", "regular")
    let runs = count.value
    try stage.resize(1190)
    try stage.resize(1180)
    #expect(count.value == runs, "A width of the same class is no news.")
    try stage.resize(440)
    expect("compact", "compact", "compact")
    #expect(stage.split?.plan.isCollapsed == true)
  }

  private struct Sheets: View {
    var width: Double?
    @State private var item: Item? = Item()
    struct Item: Identifiable { let id = 1 }
    var body: some View {
      Place(name: "Below").sheet(item: $item) { _ in Place(name: "Sheet").frame(idealWidth: width) }
    }
  }

  @Test func `A sheet has the class of its own width, whatever its window has`() async throws {
    let wide = try await TestApp(.plan, width: 1200, height: 700) { Sheets(width: 800) }
    for (width, below, sheet) in [
      (1200.0, "regular", "regular"), (600, "regular", "regular"), (559, "regular", "compact"), (700, "regular", "regular"),
      (360, "compact", "compact"), (1000, "regular", "regular"),
    ] {
      try await wide.resize(width: width)
      #expect(wide.text("Below \(below)").exists, "at \(width)")
      #expect(wide.text("Sheet \(sheet)").isVisible, "at \(width)")
    }
    try await wide.close()
    let narrow = try await TestApp(.plan, width: 1200, height: 700) { Sheets() }
    #expect(narrow.text("Sheet compact").isVisible)
    // One from the bottom of a low window is as wide as that.
    try await narrow.resize(width: 900, height: 340)
    #expect(narrow.text("Sheet regular").isVisible)
    try await narrow.close()
  }

  @Test func `An inspector that is a sheet has the class of that`() async throws {
    let app = try await TestApp(.plan, width: 1200, height: 700) { Columns(isInspected: Box(true)) }
    #expect(app.text("Inspector compact").isVisible)
    try await app.resize(width: 440)
    #expect(app.split?.picture.hasSuffix("_inspector_") == true)
    #expect(app.text("Inspector compact").isVisible)
    try await app.close()
    let wide = Stage(Demanding())
    for width in [500.0, 600, 1000] {
      try wide.resize(width)
      #expect(wide.split?.plan.isCollapsed == false, "A container that is regular is no stack at \(width).")
    }
  }

  /// Its columns would need more than there is in a window that is regular.
  private struct Demanding: View {
    var body: some View {
      NavigationSplitView {
        Text("Sidebar").navigationSplitViewColumnWidth(min: 400, ideal: 900)
      } detail: {
        Text("Detail").inspector(isPresented: .constant(true)) { Place(name: "Inspector") }
      }
    }
  }

  @Test func `The text scale counts`() throws {
    let stage = Stage(Columns(isInspected: Box(false)))
    try stage.resize(1200)
    _ = try stage.text("Detail regular")
    let split = try #require(stage.nodes { if case .split = $0 { true } else { false } }.first).id
    stage.graph.send(.split(split, .measured(SplitMetrics(width: 1200, textScale: 2))))
    stage.settle()
    #expect(stage.split?.plan.picture == "|sidebar 500|detail 700|")
    _ = try stage.text("Detail compact")
  }

  @Test func `A value that is set holds up to the next container`() throws {
    struct Fixed: View {
      var body: some View {
        VStack {
          Place(name: "Outside")
          NavigationSplitView {
            Place(name: "Sidebar")
          } detail: {
            Place(name: "Detail").environment(\.horizontalSizeClass, .compact)
          }
        }
        .environment(\.horizontalSizeClass, nil)
      }
    }
    let stage = Stage(Fixed())
    try stage.resize(1200)
    _ = try stage.text("Outside unknown")
    _ = try stage.text("Sidebar compact")
    _ = try stage.text("Detail compact")
  }

  @Test func `A column that a style places has the class of its place`() throws {
    struct Mail: View {
      let kind: Box<StyleKind>
      var body: some View {
        NavigationSplitView {
          Place(name: "Sidebar")
        } detail: {
          Place(name: "Detail")
        }.style(kind.value)
      }
    }
    let kind = Box(StyleKind.trailing)
    let stage = Stage(Mail(kind: kind))
    try stage.resize(1200)
    for slot in stage.nodes({ if case .columnSlot = $0 { true } else { false } }) {
      guard case .columnSlot(let element) = slot.element.kind else { continue }
      stage.graph.send(.sized(slot.id, element.content == .column(.sidebar) ? .compact : .regular))
    }
    stage.settle()
    _ = try stage.text("Sidebar compact")
    _ = try stage.text("Detail regular")
    let detail = try #require(stage.nodes { if case .columnSlot(let slot) = $0 { slot.content == .column(.detail) } else { false } }.first)
      .id
    stage.graph.send(.sized(detail, .compact))
    stage.settle()
    _ = try stage.text("Detail compact")
    kind.value = .automatic
    stage.settle()
    _ = try stage.text("Detail regular")
  }
}
