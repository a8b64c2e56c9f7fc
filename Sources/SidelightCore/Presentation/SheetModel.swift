/// Decides how high a sheet is: what it declares, where the user dragged it, and the room that there is.
///
/// ``handle(_:)`` is the only mutation, and ``resolve(_:state:metrics:kind:)`` a pure function of what is stored.
package struct SheetModel: Sendable, Hashable {
  /// What the sheet belongs to.
  package enum Kind: Sendable, Hashable {
    /// A sheet over a window: it floats over a large one and comes from the bottom of a small one.
    case dialog
    /// The inspector of a compact split view, always at the bottom and by itself of medium or large height.
    case inspector
  }

  package let kind: Kind
  package private(set) var configuration: SheetConfiguration
  package private(set) var state = SheetState()
  package private(set) var metrics: SheetMetrics
  package private(set) var plan: SheetPlan

  package init(
    _ kind: Kind, _ configuration: SheetConfiguration = SheetConfiguration(), metrics: SheetMetrics = SheetMetrics(width: 0, height: 0)
  ) {
    self.kind = kind
    self.configuration = configuration
    self.metrics = metrics
    plan = Self.resolve(configuration, state: SheetState(), metrics: metrics, kind: kind)
  }
}

/// What a sheet remembers between events.
package struct SheetState: Sendable, Hashable {
  /// Where the user left it, where the app did not bind that.
  package var detent: SheetDetent?
  /// The drag under way: the height that it began with, and the way up since then, in pixels.
  package var drag: Drag?

  package struct Drag: Sendable, Hashable {
    package var start: Double
    package var way = 0.0
  }

  package init() {}
}

// MARK: - The plan

extension SheetModel {
  /// A window that is at most this wide or this high has its sheets at the bottom, as libadwaita's dialogs do. In pixels.
  private static let bottomWidth = 450.0
  private static let bottomHeight = 360.0
  /// What is left of the way below the lowest place for a sheet that the user can't close.
  private static let resistance = 0.25

  /// Decides from what was declared, what is remembered and what was measured. Complexity: O(detents).
  package static func resolve(_ configuration: SheetConfiguration, state: SheetState, metrics: SheetMetrics, kind: Kind) -> SheetPlan {
    let isNarrow = metrics.width <= bottomWidth || metrics.height <= bottomHeight
    guard kind == .inspector || isNarrow else {
      return SheetPlan(isBottom: false, height: nil, isHeld: false, showsHandle: false, lowest: 0, highest: 0)
    }
    let room = room(in: metrics.height)
    let detents = detents(of: configuration, kind)
    let heights = detents.map { $0.height(in: room) }
    let content = state.drag?.start ?? 0
    let lowest = heights.min() ?? content
    let highest = heights.max() ?? content
    var height = current(detents, configuration, state, room)?.height(in: room)
    if let drag = state.drag {
      var dragged = min(drag.start + drag.way, highest)
      if dragged < lowest, configuration.isDismissDisabled { dragged = lowest - (lowest - dragged) * resistance }
      height = max(dragged, 0)
    }
    return SheetPlan(
      isBottom: true, height: height, isHeld: state.drag != nil, showsHandle: configuration.showsIndicator ?? (lowest < highest),
      lowest: lowest, highest: highest)
  }

  /// What a sheet can have of a height: libadwaita leaves a strip above it, which grows with large windows.
  package static func room(in height: Double) -> Double {
    let strip = 30 + max(0, (height - 720) / 720) * 90
    return max(0, height - strip.rounded(.down))
  }

  private static func detents(of configuration: SheetConfiguration, _ kind: Kind) -> [SheetDetent] {
    configuration.detents.isEmpty && kind == .inspector ? [.medium, .large] : configuration.detents
  }

  /// The selected one, or else the lowest.
  private static func current(
    _ detents: [SheetDetent], _ configuration: SheetConfiguration, _ state: SheetState, _ room: Double
  ) -> SheetDetent? {
    let wanted = configuration.selected ?? state.detent
    if let wanted, detents.contains(wanted) { return wanted }
    return detents.min { $0.height(in: room) < $1.height(in: room) }
  }
}

// MARK: - Events

extension SheetModel {
  /// Takes one event in and says what to do about it.
  package mutating func handle(_ event: SheetEvent) -> [SheetAction] {
    let before = plan
    var actions: [SheetAction] = []
    switch event {
    case .configured(let new): configuration = new
    case .measured(let new): metrics = new
    case .dismissed: if !configuration.isDismissDisabled { actions.append(.dismiss) }
    case .dragBegan(let height): if plan.isBottom, height.isFinite { state.drag = SheetState.Drag(start: height) }
    case .dragged(let way): if way.isFinite { state.drag?.way = way }
    case .dragEnded: actions = settle()
    case .dragCancelled: state.drag = nil
    case .step(let isUp): actions = step(up: isUp)
    }
    plan = Self.resolve(configuration, state: state, metrics: metrics, kind: kind)
    // A drag is the window's that it began in.
    if !plan.isBottom { state.drag = nil }
    if plan != before { actions.append(.planChanged) }
    return actions
  }

  private var detents: [SheetDetent] { Self.detents(of: configuration, kind) }
  private var room: Double { Self.room(in: metrics.height) }

  /// The sheet comes to rest at the nearest place, or goes when it was dragged below half of the lowest one.
  private mutating func settle() -> [SheetAction] {
    guard let drag = state.drag else { return [] }
    state.drag = nil
    let height = drag.start + drag.way
    if height < plan.lowest / 2, !configuration.isDismissDisabled { return [.dismiss] }
    let room = room
    return select(detents.min { abs($0.height(in: room) - height) < abs($1.height(in: room) - height) })
  }

  private mutating func step(up isUp: Bool) -> [SheetAction] {
    let room = room
    guard plan.isBottom, let now = Self.current(detents, configuration, state, room)?.height(in: room) else { return [] }
    let others = detents.filter { isUp ? $0.height(in: room) > now : $0.height(in: room) < now }
    return select(others.min { abs($0.height(in: room) - now) < abs($1.height(in: room) - now) })
  }

  private mutating func select(_ detent: SheetDetent?) -> [SheetAction] {
    guard let detent, detent != Self.current(detents, configuration, state, room) else { return [] }
    state.detent = detent
    guard configuration.selected != nil else { return [] }
    configuration.selected = detent
    return [.select(detent)]
  }
}
