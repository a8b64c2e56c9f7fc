import SidelightCore
@_spi(Nodes) import SidelightGraph

/// What the node of every split view does, whatever its columns are: it keeps the model and performs its actions.
class AnySplitNode<V: View>: ElementNode<V>, DependentNode {
  private(set) var model: SplitModel
  private let columnCount: SplitColumnCount
  /// The inspector whose page the element holds.
  private var shownInspector: InspectorPart?
  /// How high the inspector is while it is a sheet.
  private var sheet = SheetModel(.inspector)
  /// What the sidebar and the inspector are made of.
  private(set) final var material = PaneMaterial.plain

  init(_ view: V, _ context: NodeContext, _ columnCount: SplitColumnCount) {
    self.columnCount = columnCount
    model = SplitModel(SplitConfiguration(columnCount: columnCount))
    super.init(view, context, .split(SplitElement(model)))
  }

  /// The first declaration is the model's beginning, not a change of it. A window that opens in the size it asks for needs no
  /// other plan once it has been measured.
  final func begin() {
    takeMaterial()
    let earlier = restored("columns") { [weak self] in self?.lasting }
    if let earlier { restoreBindings(earlier) }
    let first = configuration()
    let textScale = scope.value(DesktopTraitsKey.self).textScale
    let metrics = SplitMetrics(width: scope.value(ExpectedWidthKey.self), textScale: textScale)
    model = SplitModel(first, state: earlier.map { SplitState($0) } ?? SplitState(), metrics: metrics)
    apply()
    settlePreferences()
  }

  /// What the user chose of the columns, for the next run of the app.
  var lasting: LastingValue? {
    model.state.lasting(
      bound: model.configuration.visibility, boundTop: model.configuration.preferredCompactColumn,
      informed: model.configuration.informedColumn)
  }

  /// Writes the bindings of the columns as they were when the app ran last.
  func restoreBindings(_ earlier: LastingValue) {}

  /// What the view declares now, without an inspector.
  func declared() -> SplitConfiguration { SplitConfiguration(columnCount: columnCount) }

  /// The inspector that belongs to this split view now.
  var inspector: InspectorEntry? { nil }

  /// Whether a split view inside shows all that this one is for.
  var isFrame: Bool { false }

  /// What shows the columns now.
  var arrangement: SplitArrangement { .plan }

  /// What the consumer is told of the split view.
  final var split: SplitElement {
    var element = SplitElement(model, arrangement)
    element.sheet = sheet.plan
    element.material = material
    element.isFrame = isFrame
    return element
  }

  /// The plan is another one: tells the columns.
  func planChanged() {}

  /// Writes the bindings of the columns.
  func write(_ action: SplitAction) {}

  /// Something of the model may be another one, in the plan or not.
  func modelChanged() {}

  /// What is declared now, with the inspector.
  private func configuration() -> SplitConfiguration {
    var configuration = declared()
    let entry = inspector
    if entry?.part !== shownInspector {
      // Another split view may show it already.
      if shownInspector?.host === host { shownInspector?.host = nil }
      shownInspector = entry?.part
      shownInspector?.host = host
      host.setSlot(.inspector, entry.map { [$0.part.page] } ?? [])
    }
    tell(.configured(sheetConfiguration(entry)))
    // One event may write two bindings, and the answer to the first must not take back the second.
    configuration.inspector = entry.map { InspectorConfiguration(isPresented: $0.part.read() ?? $0.isPresented, width: $0.width) }
    return configuration
  }

  private func sheetConfiguration(_ entry: InspectorEntry?) -> SheetConfiguration {
    guard let presentation = entry?.presentation else { return SheetConfiguration() }
    return graph.reading(self) { presentation.configuration(in: sheet.metrics.height, scope) }
  }

  override func evaluate() {
    isDirty = false
    let old = material
    takeMaterial()
    declare()
    if material != old { apply() }
  }

  private func takeMaterial() { material = graph.reading(self) { scope.sidebarMaterial } }

  /// Takes in what is declared now.
  final func declare() { tell(.configured(configuration())) }

  override func handle(_ event: Event) {
    switch event {
    case .split(_, let event): tell(event)
    case .sheet(_, let event):
      tell(event)
      // A computed height is one for the room that there is.
      if case .measured = event, let entry = inspector, entry.presentation.isComputed { tell(.configured(sheetConfiguration(entry))) }
    default: break
    }
  }

  final func tell(_ event: SplitEvent) {
    let classes = model.widthClasses
    perform(model.handle(event))
    // The same plan may have other widths or another text scale.
    if model.widthClasses != classes { apply() }
    modelChanged()
  }

  private func perform(_ actions: [SplitAction]) {
    for action in actions {
      switch action {
      case .planChanged: apply()
      case .writeInspector(let isPresented):
        inspector?.part.write(isPresented)
        invalidate()
      case .writeVisibility, .writePreferredCompactColumn:
        write(action)
        invalidate()
      }
    }
  }

  private func tell(_ event: SheetEvent) {
    for action in sheet.handle(event) {
      switch action {
      case .planChanged: lower()
      case .dismiss: tell(.setInspectorShown(false))
      case .select(let detent):
        inspector?.presentation.selection?.node?.write(detent)
        // The binding may have refused; what it holds is known after the update.
        graph.after { [weak self] in self?.evaluate() }
      }
    }
  }

  private func lower() { host.set(.split(split)) }

  /// Tells the consumer and the columns how everything stands.
  final func apply() {
    lower()
    shownInspector?.stand(isShown: model.plan.isInspectorVisible, sizeClass: model.inspectorSizeClass)
    shownInspector?.noteChoice(in: model.plan)
    planChanged()
    guard !isFrame, let reader = scope.value(PlanReaderKey.self) else { return }
    graph.after { [weak self] in if let self, isAlive { reader.read(model.plan) } }
  }
}
