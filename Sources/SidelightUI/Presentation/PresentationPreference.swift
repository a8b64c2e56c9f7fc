import SidelightCore
@_spi(Nodes) import SidelightGraph

/// What the content of a sheet or an inspector says of how it is presented.
struct PresentationPreference: Equatable {
  /// In a fixed order, as a set has none.
  var detents: [PresentationDetent]?
  var selection: DetentSelection?
  var showsIndicator: Bool?
  var isDismissDisabled = false
  var adaptation: PopoverAdaptation?
  /// The width that content gets which takes all that it is offered; nil for the usual one.
  var ampleWidth: Double?
  /// Whether it takes all of the window.
  var fillsWindow = false

  /// Joins what another view says: the first one wins, except that each one can keep the user from closing.
  mutating func add(_ other: PresentationPreference) {
    if detents == nil {
      detents = other.detents
      selection = other.selection
    }
    showsIndicator = showsIndicator ?? other.showsIndicator
    isDismissDisabled = isDismissDisabled || other.isDismissDisabled
    adaptation = adaptation ?? other.adaptation
    ampleWidth = ampleWidth ?? other.ampleWidth
    fillsWindow = fillsWindow || other.fillsWindow
  }

  /// Whether a height depends on more than the room.
  var isComputed: Bool { detents?.contains { $0.compute != nil } == true }

  /// What is declared for a sheet in a window so high, in pixels. Computed heights read the environment of the node that is evaluated.
  func configuration(in height: Double, _ scope: EnvironmentScope) -> SheetConfiguration {
    let context = PresentationDetent.Context(room: SheetModel.room(in: height), environment: EnvironmentValues(scope: scope))
    var computed: [ObjectIdentifier: Double] = [:]
    for detent in detents ?? [] {
      if case .computed(let id) = detent.core { computed[id] = detent.compute?(context) }
    }
    return SheetConfiguration(
      detents: detents?.map(\.core) ?? [], selected: selection?.value, isDismissDisabled: isDismissDisabled,
      showsIndicator: showsIndicator, computed: computed, adaptation: adaptation ?? PopoverAdaptation())
  }
}

private enum PresentationKey: OuterPagePreferenceKey {
  static var defaultValue: PresentationPreference { PresentationPreference() }
  static func reduce(value: inout PresentationPreference, nextValue: () -> PresentationPreference) { value.add(nextValue()) }
}

extension Preferences {
  var presentation: PresentationPreference {
    get { self[PresentationKey.self] }
    set { self[PresentationKey.self] = newValue }
  }
}

/// The value of a binding to the selected height, and who writes it.
struct DetentSelection: Equatable {
  let value: SheetDetent
  /// The page keeps what its content says, so that this keeps nothing.
  weak var node: (any DetentWriter)?

  static func == (left: DetentSelection, right: DetentSelection) -> Bool { left.value == right.value && left.node === right.node }
}

/// Writes a binding to the selected height.
@MainActor protocol DetentWriter: AnyObject {
  func write(_ detent: SheetDetent)
}

/// A view that says at which heights it may rest as a sheet.
struct DetentsView<Content: View> {
  let content: Content
  let detents: Set<PresentationDetent>
  let selection: Binding<PresentationDetent>?
}

extension DetentsView: WrappingView {
  func makeNode(_ context: NodeContext) -> TypedNode<Self> { DetentsNode(self, context) }
}

final class DetentsNode<Content: View>: WrapperNode<DetentsView<Content>, Content>, DependentNode, DetentWriter {
  private var selected: PresentationDetent?

  override init(_ view: DetentsView<Content>, _ context: NodeContext) {
    super.init(view, context)
    child = graph.makeNode(view.content, childContext)
    evaluate()
  }

  override func evaluate() {
    isDirty = false
    selected = graph.track(self) { view.selection?.wrappedValue }
    if let selected, !view.detents.contains(selected) {
      Problem.report(
        "the selection of presentationDetents is a height that is not among its detents; the sheet takes the lowest one. "
          + "Add it to the set.")
    }
    settlePreferences()
  }

  override func mergedPreferences() -> Preferences? {
    var merged = super.mergedPreferences() ?? Preferences()
    merged.presentation.detents = view.detents.inOrder
    merged.presentation.selection = selected.map { DetentSelection(value: $0.core, node: self) }
    return merged
  }

  func write(_ detent: SheetDetent) {
    view.selection?.wrappedValue = view.detents.first { $0.core == detent } ?? PresentationDetent(detent)
    invalidate()
  }

  override func viewChanged(from old: DetentsView<Content>) {
    child?.update(view.content)
    evaluate()
  }
}

extension Set<PresentationDetent> {
  /// Always the same order for the same detents.
  fileprivate var inOrder: [PresentationDetent] {
    sorted { left, right in
      if case (.computed(let left), .computed(let right)) = (left.core, right.core) { return left < right }
      return left.core.height(in: 1000) ?? .infinity < right.core.height(in: 1000) ?? .infinity
    }
  }
}
