import SeedSupport
import SidelightCore
import Testing

@Suite("Split view: random walks")
struct SplitWalkTests {
  @Test("25,000 random events keep every invariant, and the bindings only hear of what the user did", arguments: Seeds.walks(1, 2, 3, 4))
  func walk(seed: UInt64) {
    var walk = SplitWalk(seed: seed)
    for step in 0..<25_000 {
      let broken = walk.step()
      guard broken.isEmpty else {
        Issue.record("Seed \(seed), step \(step): \(broken.joined(separator: " "))")
        return
      }
    }
    #expect(walk.stagesSeen.count == 3, "The walk did not reach every stage.")
  }
}

/// A walk through both column counts with an app's two bindings at the other end, which now and then refuse a value.
private struct SplitWalk {
  private var random: SeededRandom
  private var model = SplitModel(SplitConfiguration(columnCount: .three), metrics: SplitMetrics(width: 1000))
  private(set) var stagesSeen: Set<SplitStage> = []

  init(seed: UInt64) { random = SeededRandom(seed: seed) }

  /// Sends one random event and its answers, and returns what is wrong afterwards.
  mutating func step() -> [String] {
    let before = model
    let event = randomEvent()
    let declared = if case .configured(let new) = event { new } else { model.configuration }
    let actions = model.handle(event)
    stagesSeen.insert(model.plan.stage)
    var broken = model.checkInvariants() + check(event, since: before, declared: declared, actions)
    if !broken.isEmpty { broken.append("After \(event) from \(before.plan.picture).") }

    var answer = declared
    let refuses = Int.random(in: 0..<20, using: &random) == 0
    for action in actions where !refuses {
      switch action {
      case .writeVisibility(let visibility): answer.visibility = visibility
      case .writePreferredCompactColumn(let column): answer.preferredCompactColumn = column
      case .writeInspector(let isPresented): answer.inspector?.isPresented = isPresented
      case .planChanged: break
      }
    }
    let echo = model.handle(.configured(answer))
    if !refuses, !echo.isEmpty { broken.append("The binding's answer to \(event) caused \(echo).") }
    if model.configuration != answer { broken.append("The model does not hold what the bindings hold after \(event).") }
    return broken + model.checkInvariants()
  }

  private func check(
    _ event: SplitEvent, since before: SplitModel, declared: SplitConfiguration, _ actions: [SplitAction]
  ) -> [String] {
    var broken: [String] = []
    let visibilities = actions.count { if case .writeVisibility = $0 { true } else { false } }
    let columns = actions.count { if case .writePreferredCompactColumn = $0 { true } else { false } }
    let inspectors = actions.count { if case .writeInspector = $0 { true } else { false } }
    let collapsed = before.plan.isCollapsed && model.plan.isCollapsed
    if actions.contains(.planChanged) != (before.plan != model.plan) { broken.append("planChanged does not tell whether it changed.") }
    if visibilities > 1 || columns > 1 || inspectors > 1 { broken.append("A binding is written twice.") }
    if visibilities > 0, declared.visibility == nil { broken.append("A visibility is written that is not bound.") }
    if inspectors > 0, declared.inspector == nil { broken.append("An inspector is written that is not declared.") }
    if columns > 0, declared.preferredCompactColumn == nil { broken.append("A column is written that is not bound.") }
    if collapsed, visibilities > 0, !event.isFromCode { broken.append("The visibility is written in the stack.") }
    if !collapsed, columns > 0, !event.isFromCode { broken.append("The compact column is written outside the stack.") }

    switch event {
    case .configured(let new):
      if let visibility = new.visibility, model.visibility != visibility, model.plan.stage != .regular {
        broken.append("Code's visibility does not count.")
      }
    case .measured:
      if inspectors > 0 { broken.append("A resize opens or closes the inspector.") }
      if visibilities > 0, model.plan.stage != .regular || before.plan.stage == .regular {
        broken.append("A resize writes the visibility.")
      }
      if before.visibility == .automatic, model.visibility != .automatic { broken.append("Automatic is overwritten.") }
      if !before.plan.isCollapsed, let top = model.plan.top, declared.preferredCompactColumn == nil, top < declared.informedTop {
        broken.append("What a selection fills is not on top of the stack.")
      }
    case .toggleSidebar:
      if !collapsed, declared.columnCount.isLeading(.sidebar), model.plan.isVisible(.sidebar) == before.plan.isVisible(.sidebar) {
        broken.append("The toggle does nothing.")
      }
    case .setShown(let column, let isShown):
      if !collapsed, declared.columnCount.isLeading(column), model.plan.isVisible(column) != isShown {
        broken.append("The gesture is ignored.")
      }
    case .dragged(let column, _):
      let isFixed = declared.widths[column]?.isFixed == true
      if !collapsed, !isFixed, let width = model.plan.width(of: column), column != .detail,
        shown(model.state.draggedWidths[column]) != width
      {
        broken.append("The column is not where it was dragged to.")
      }
    case .setInspectorShown(let isShown):
      if declared.inspector != nil, model.plan.isInspectorVisible != isShown { broken.append("The inspector does not do what it is told.") }
      if model.visibility != before.visibility { broken.append("The inspector changes the visibility.") }
    case .draggedInspector:
      let width: Double? =
        switch model.plan.inspector {
        case .column(let width), .overlay(let width, isShown: true): width
        case .absent, .hidden, .overlay, .sheet: nil
        }
      let isFixed = declared.inspector?.width?.isFixed == true
      if !collapsed, !isFixed, let width, shown(model.state.draggedInspectorWidth) != width {
        broken.append("The inspector is not where it was dragged to.")
      }
    case .setVisibility(let visibility):
      if model.plan.stage != .regular, model.visibility != visibility { broken.append("A style's visibility does not count.") }
      if collapsed, model.plan != before.plan { broken.append("A style's visibility changes the stack.") }
    case .setPreferredColumn(let column):
      if model.preferredColumn != declared.columnCount.existing(column) { broken.append("A style's preferred column does not count.") }
      if model.plan.isCollapsed, model.plan.top != model.preferredColumn { broken.append("A style's preferred column is not on top.") }
    case .resetInspectorWidth: break
    case .advanced(let column):
      let lies = [SplitColumn.sidebar, .content].contains { before.plan.overlay(of: $0) != nil }
      if model.visibility != before.visibility, !lies || collapsed { broken.append("A choice beside the others changes the visibility.") }
      if !collapsed, before.plan.isVisible(column), let next = declared.columnCount.column(after: column), !model.plan.isVisible(next) {
        broken.append("A choice does not show what it fills.")
      }
    case .selectionWritten, .selectionCleared:
      if model.visibility != before.visibility || !actions.filter({ $0 != .planChanged }).isEmpty {
        broken.append("A selection writes a binding.")
      }
      if let top = model.plan.top, declared.preferredCompactColumn == nil {
        let isCleared = if case .selectionCleared = event { true } else { false }
        if isCleared, let old = before.plan.top, top > old { broken.append("A selection that goes takes the user further.") }
        if !isCleared, top != declared.informedTop { broken.append("What code selects is not on top.") }
      }
    case .back, .showTop, .resetWidth:
      if model.visibility != before.visibility { broken.append("Navigation changes the visibility.") }
    }
    return broken
  }
}

extension SplitWalk {
  /// How wide what was dragged at another text scale is at this one.
  private func shown(_ dragged: Double?) -> Double? { dragged.map { ($0 * model.metrics.textScale).rounded() } }

  private mutating func randomEvent() -> SplitEvent {
    switch Int.random(in: 0..<26, using: &random) {
    case 24: .setVisibility(pick(SplitVisibility.allCases))
    case 25: .setPreferredColumn(pick(SplitColumn.allCases))
    case 20..<22: .setInspectorShown(Bool.random(using: &random))
    case 22: .draggedInspector(width: Double.random(in: -50...900, using: &random))
    case 23: .resetInspectorWidth
    case 0..<6: .measured(randomMetrics())
    case 6..<8: .toggleSidebar
    case 8..<10: .setShown(pick(SplitColumn.allCases), Bool.random(using: &random))
    case 10: .back
    case 11: .showTop(pick(SplitColumn.allCases))
    case 12: .advanced(from: pick(SplitColumn.allCases))
    case 13: Bool.random(using: &random) ? .selectionWritten : .selectionCleared(in: pick(SplitColumn.allCases))
    case 14..<16: .dragged(pick(SplitColumn.allCases), width: Double.random(in: -50...900, using: &random))
    case 16: .resetWidth(pick(SplitColumn.allCases))
    default: .configured(randomConfiguration())
    }
  }

  private mutating func randomMetrics() -> SplitMetrics {
    SplitMetrics(width: number(0, 1400), textScale: pick([1, 1, 1, 1, 1.25, 2]))
  }

  private mutating func randomConfiguration() -> SplitConfiguration {
    var configuration = model.configuration
    switch Int.random(in: 0..<14, using: &random) {
    case 11..<13: configuration.hasSelection[pick(SplitColumn.allCases)].toggle()
    case 13: configuration.awaitsChoice[pick(SplitColumn.allCases)].toggle()
    case 8: configuration.inspector = pick([nil, InspectorConfiguration(isPresented: Bool.random(using: &random), width: randomWidth())])
    case 9..<11: configuration.inspector?.isPresented.toggle()
    case 0: configuration.columnCount = pick(SplitColumnCount.allCases)
    case 1: configuration.style = pick(SplitStyle.allCases)
    case 2: configuration.widths = SplitColumns(sidebar: randomWidth(), content: randomWidth(), detail: randomWidth())
    case 3..<6: configuration.visibility = pick([nil] + SplitVisibility.allCases.map(Optional.some))
    default: configuration.preferredCompactColumn = pick([nil] + SplitColumn.allCases.map(Optional.some))
    }
    return configuration
  }

  private mutating func randomWidth() -> ColumnWidth? {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: ColumnWidth.fixed(number(0, 400))
    case 1: ColumnWidth(minimum: number(0, 300), ideal: number(0, 400), maximum: number(0, 500))
    case 2: ColumnWidth(ideal: number(0, 400))
    default: nil
    }
  }

  private mutating func number(_ low: Double, _ high: Double) -> Double { Double.random(in: low...high, using: &random).rounded() }

  private mutating func pick<Value>(_ values: [Value]) -> Value { values[Int.random(in: 0..<values.count, using: &random)] }
}

extension SplitConfiguration {
  /// What selections say of the top of the stack, found another way than the model does.
  fileprivate var informedTop: SplitColumn {
    switch columnCount {
    case .one: .detail
    case .two: hasSelection.sidebar ? .detail : .sidebar
    case .three: hasSelection.content ? .detail : hasSelection.sidebar ? .content : .sidebar
    }
  }
}

extension SplitEvent {
  /// Whether a style's code sent it, which may write a binding at any time.
  fileprivate var isFromCode: Bool {
    switch self {
    case .setVisibility, .setPreferredColumn: true
    default: false
    }
  }
}
