import ReportSupport
import SidelightCore
import SidelightTesting
import SidelightUI
import Testing

/// The heights of sheets and compact inspectors, from the modifiers to the plan and back to the binding.
@MainActor struct DetentTests {
  private struct Sheet: View {
    @Bindable var selected: Box<PresentationDetent>
    @Bindable var isOpen: Box<Bool>
    var detents: Set<PresentationDetent> = [.medium, .large]
    var isFixed = false
    var body: some View {
      Text("below").sheet(isPresented: $isOpen.value) {
        NavigationStack {
          Text("content").presentationDetents(detents, selection: $selected.value).interactiveDismissDisabled(isFixed)
        }
        .presentationDragIndicator(.hidden)
      }
    }
  }

  private func sheet(_ stage: Stage) throws -> (id: NodeID, element: SheetElement) {
    for node in stage.tree.all {
      if case .sheet(let sheet) = node.element.kind { return (node.id, sheet) }
    }
    throw Missing()
  }

  private struct Missing: Error {}

  private func show(_ view: some View, width: Double = 360) throws -> Stage {
    let stage = Stage(view)
    try tell(stage, .measured(SheetMetrics(width: width, height: 720)))
    return stage
  }

  private func tell(_ stage: Stage, _ events: SheetEvent...) throws {
    for event in events { stage.graph.send(.sheet(try sheet(stage).id, event)) }
    stage.settle()
  }

  @Test func `What the content of a sheet says reaches its plan, through a stack as well`() throws {
    let selected = Box(PresentationDetent.large)
    let stage = try show(Sheet(selected: selected, isOpen: Box(true)))
    #expect(try sheet(stage).element.plan.picture == "bottom 690 of 345...690")
    selected.value = .medium
    stage.settle()
    #expect(try sheet(stage).element.plan.picture == "bottom 345 of 345...690")
    try tell(stage, .measured(SheetMetrics(width: 1200, height: 720)))
    #expect(try sheet(stage).element.plan.picture == "floating")
  }

  @Test func `What the user drags is written, and what the binding refuses goes back`() throws {
    let selected = Box(PresentationDetent.medium)
    let stage = try show(Sheet(selected: selected, isOpen: Box(true)))
    try tell(stage, .dragBegan(height: 345), .dragged(by: 300), .dragEnded(velocity: 0))
    #expect(selected.value == .large)
    let refusing = try show(
      Text("below").sheet(isPresented: .constant(true)) {
        Text("content").presentationDetents([.medium, .large], selection: .constant(.medium))
      })
    try tell(refusing, .step(up: true))
    #expect(try sheet(refusing).element.plan.height == 345)
  }

  private enum Bar {}

  /// As an app's own height reaches the view: a type, and what it computes.
  private static let bar = PresentationDetent.computed(by: Bar.self) { context in
    context.isBusy ? nil : max(44, context.room * 0.1)
  }

  private struct Barred: View {
    @Bindable var isBusy: Box<Bool>
    @Bindable var selected: Box<PresentationDetent>
    var body: some View {
      Text("below").sheet(isPresented: .constant(true)) {
        Text("content").presentationDetents([.large, bar], selection: $selected.value).environment(\.isBusy, true)
      }
      .environment(\.isBusy, isBusy.value)
    }
  }

  @Test func `A computed height follows the room and the environment around the sheet, and is selected as any`() throws {
    let isBusy = Box(false)
    let selected = Box(Self.bar)
    let stage = try show(Barred(isBusy: isBusy, selected: selected))
    #expect(try sheet(stage).element.plan.picture == "bottom 69 of 69...690 handle")
    try tell(stage, .measured(SheetMetrics(width: 360, height: 400)))
    #expect(try sheet(stage).element.plan.picture == "bottom 44 of 44...370 handle")
    try tell(stage, .step(up: true))
    #expect(selected.value == .large)
    try tell(stage, .dragBegan(height: 370), .dragged(by: -40), .dragEnded(velocity: -900))
    #expect(selected.value == Self.bar)
    #expect(selected.value != .height(44))
    #expect(try sheet(stage).element.plan.height == 44)
    isBusy.value = true
    stage.settle()
    #expect(try sheet(stage).element.plan.picture == "bottom 370")
    isBusy.value = false
    stage.settle()
    #expect(try sheet(stage).element.plan.height == 44)
  }

  @Test func `An inspector takes computed heights`() throws {
    let stage = Stage(
      Text("below").inspector(isPresented: .constant(true)) { Text("inspector").presentationDetents([Self.bar, .large]) })
    try stage.resize(360)
    let id = try #require(stage.nodes { if case .split = $0 { true } else { false } }.first).id
    stage.graph.send(.sheet(id, .measured(SheetMetrics(width: 360, height: 720))))
    stage.settle()
    #expect(stage.split?.sheet?.picture == "bottom 69 of 69...690 handle")
  }

  @Test func `Without a binding the sheet keeps the height itself`() throws {
    let stage = try show(
      Text("below").sheet(isPresented: .constant(true)) { Text("content").presentationDetents([.height(200), .fraction(0.5)]) })
    #expect(try sheet(stage).element.plan.picture == "bottom 200 of 200...345 handle")
    try tell(stage, .step(up: true))
    #expect(try sheet(stage).element.plan.height == 345)
  }

  @Test(arguments: [false, true])
  func `Far down it is dismissed, unless that is kept from the user`(isFixed: Bool) throws {
    let isOpen = Box(true)
    let stage = try show(Sheet(selected: Box(.medium), isOpen: isOpen, isFixed: isFixed))
    try tell(stage, .dragBegan(height: 345), .dragged(by: -300), .dragEnded(velocity: 0))
    #expect(isOpen.value == isFixed)
  }

  @Test func `A selection that is none of the heights is reported and takes the lowest`() throws {
    let reports = Reports()
    let stage = try show(Sheet(selected: Box(.height(77)), isOpen: Box(true)))
    #expect(try sheet(stage).element.plan.height == 345)
    #expect(reports.all.contains { $0.contains("presentationDetents") })
  }

  @Test func `An inspector is a sheet of medium or large height, or of what its content says`() throws {
    let isShown = Box(true)
    let stage = Stage(Inspected(isShown: isShown))
    try stage.resize(360)
    let id = try #require(stage.nodes { if case .split = $0 { true } else { false } }.first).id
    func plan() -> String { stage.split?.sheet?.picture ?? "" }
    stage.graph.send(.sheet(id, .measured(SheetMetrics(width: 360, height: 720))))
    stage.settle()
    #expect(plan() == "bottom 345 of 345...690 handle")
    stage.graph.send(.sheet(id, .step(up: true)))
    stage.settle()
    #expect(plan() == "bottom 690 of 345...690 handle")
    stage.graph.send(.sheet(id, .dismissed))
    stage.settle()
    #expect(!isShown.value)
  }

  private struct Inspected: View {
    @Bindable var isShown: Box<Bool>
    var body: some View { Text("below").inspector(isPresented: $isShown.value) { Text("inspector") } }
  }
}

private enum BusyKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  fileprivate var isBusy: Bool {
    get { self[BusyKey.self] }
    set { self[BusyKey.self] = newValue }
  }
}
