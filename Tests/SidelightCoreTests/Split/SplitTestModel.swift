import SidelightCore

/// A split model with its two bindings, as an app would hold them: what the model writes comes back as a declaration.
struct SplitTestModel {
  private(set) var model: SplitModel
  private(set) var written: [SplitAction] = []

  init(
    _ count: SplitColumnCount, width: Double, style: SplitStyle = .automatic, widths: SplitColumns<ColumnWidth?> = .init(repeating: nil),
    visibility: SplitVisibility? = nil, preferred: SplitColumn? = nil, inspector: InspectorConfiguration? = nil,
    hasSelection: SplitColumns<Bool> = .init(repeating: false), awaitsChoice: SplitColumns<Bool> = .init(repeating: false),
    earlier: LastingValue? = nil
  ) {
    model = SplitModel(
      SplitConfiguration(
        columnCount: count, style: style, widths: widths, visibility: visibility, preferredCompactColumn: preferred,
        inspector: inspector, hasSelection: hasSelection, awaitsChoice: awaitsChoice),
      state: earlier.map { SplitState($0) } ?? SplitState())
    resize(width)
  }

  var picture: String { model.plan.picture }
  /// What the next run of the app is told.
  var lasting: LastingValue? { model.state.lasting(bound: visibility, boundTop: preferred, informed: model.configuration.informedColumn) }
  var visibility: SplitVisibility? { model.configuration.visibility }
  var isInspected: Bool? { model.configuration.inspector?.isPresented }
  var preferred: SplitColumn? { model.configuration.preferredCompactColumn }

  /// The user or the container did something.
  mutating func send(_ event: SplitEvent) {
    written += model.handle(event).filter { $0 != .planChanged }
    written += model.handle(.configured(model.configuration)).filter { $0 != .planChanged }
  }

  mutating func resize(_ width: Double) {
    let old = model.metrics
    send(.measured(SplitMetrics(width: width, textScale: old.textScale)))
  }

  /// Code writes the declaration or a binding.
  mutating func declare(_ change: (inout SplitConfiguration) -> Void) {
    var configuration = model.configuration
    change(&configuration)
    send(.configured(configuration))
  }
}
