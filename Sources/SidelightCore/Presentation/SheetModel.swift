/// Decides how high a sheet is, from what it declares, where the user dragged it, and the available room.
///
/// ``handle(_:)`` is the only mutation; ``resolve(_:state:metrics:kind:)`` is a pure function.
package struct SheetModel: Sendable, Hashable {
  /// What the sheet belongs to.
  package enum Kind: Sendable, Hashable {
    /// A sheet over a window: it floats over a large one and comes from the bottom of a small one.
    case dialog
    /// The inspector of a compact split view: always at the bottom, of medium or large height unless the app declares others.
    case inspector
    /// A popover over a window: a sheet where there is little room.
    case popover
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
  /// Where the user left it; used when the app did not bind the height.
  package var detent: SheetDetent?
  /// The current drag: the height at its start, and how far up it has gone since, in pixels.
  package var drag: Drag?

  package struct Drag: Sendable, Hashable {
    package var start: Double
    package var way = 0.0
  }

  package init() {}
}

// MARK: - The plan

extension SheetModel {
  /// In a window at most this wide or this high, in pixels, sheets are at the bottom, as libadwaita's dialogs are.
  private static let bottomWidth = 450.0
  private static let bottomHeight = 360.0
  /// The part of a drag below the lowest height that a sheet follows if the user can't close it.
  private static let resistance = 0.25

  /// Decides from what was declared, what is remembered and what was measured. Complexity: O(detents).
  package static func resolve(_ configuration: SheetConfiguration, state: SheetState, metrics: SheetMetrics, kind: Kind) -> SheetPlan {
    if kind == .popover, !isAdapted(configuration, metrics) {
      return SheetPlan(isBottom: false, height: nil, isHeld: false, showsHandle: false, lowest: 0, highest: 0, isPopover: true)
    }
    let isNarrow = metrics.width <= bottomWidth || metrics.height <= bottomHeight
    guard kind == .inspector || isNarrow else {
      return SheetPlan(isBottom: false, height: nil, isHeld: false, showsHandle: false, lowest: 0, highest: 0)
    }
    let rests = rests(configuration, metrics, kind)
    let heights = rests.map(\.height)
    let content = state.drag?.start ?? 0
    let lowest = heights.min() ?? content
    let highest = heights.max() ?? content
    var height = current(rests, configuration, state)?.height
    if let drag = state.drag {
      var dragged = min(drag.start + drag.way, highest)
      if dragged < lowest, configuration.isDismissDisabled { dragged = lowest - (lowest - dragged) * resistance }
      height = max(dragged, 0)
    }
    return SheetPlan(
      isBottom: true, height: height, isHeld: state.drag != nil, showsHandle: configuration.showsIndicator ?? (lowest < highest),
      lowest: lowest, highest: highest)
  }

  /// Whether there is too little room for a popover. What is said of a low window counts before what is said of a narrow one. Without a size
  /// nobody knows yet.
  private static func isAdapted(_ configuration: SheetConfiguration, _ metrics: SheetMetrics) -> Bool {
    guard metrics.width > 0 else { return false }
    if metrics.height <= bottomHeight { return !configuration.adaptation.staysIfLow }
    return metrics.isCompact && !configuration.adaptation.staysIfNarrow
  }

  /// The greatest height of a sheet in a window of some height: libadwaita leaves a strip above it, which is larger in large windows.
  package static func room(in height: Double) -> Double {
    let strip = 30 + max(0, (height - 720) / 720) * 90
    return max(0, height - strip.rounded(.down))
  }

  /// A height at which the sheet can rest now.
  private typealias Rest = (detent: SheetDetent, height: Double)

  /// The heights at which it can rest now. A sheet that declares heights, none of which is active, takes all of the room.
  private static func rests(_ configuration: SheetConfiguration, _ metrics: SheetMetrics, _ kind: Kind) -> [Rest] {
    let room = room(in: metrics.height)
    let isLow = metrics.height <= bottomHeight
    let declared = configuration.detents.isEmpty && kind == .inspector ? [.medium, .large] : configuration.detents
    let active = declared.compactMap { detent in
      detent.height(in: room, isLow: isLow, computed: configuration.computed).map { (detent: detent, height: $0) }
    }
    return active.isEmpty && !declared.isEmpty ? [(detent: .large, height: room)] : active
  }

  /// The selected one, or else the lowest.
  private static func current(_ rests: [Rest], _ configuration: SheetConfiguration, _ state: SheetState) -> Rest? {
    let wanted = configuration.selected ?? state.detent
    return rests.first { $0.detent == wanted } ?? rests.min { $0.height < $1.height }
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
    case .dragEnded(let velocity): actions = settle(velocity)
    case .dragCancelled: state.drag = nil
    case .step(let isUp): actions = step(up: isUp)
    }
    plan = Self.resolve(configuration, state: state, metrics: metrics, kind: kind)
    // A drag is the window's that it began in.
    if !plan.isBottom { state.drag = nil }
    if plan != before { actions.append(.planChanged) }
    return actions
  }

  private var rests: [Rest] { Self.rests(configuration, metrics, kind) }

  /// From this speed on, in pixels per second, letting go is a fling.
  private static let flingVelocity = 600.0

  /// The sheet comes to rest at the nearest height, or closes if it was dragged below half of the lowest one. A fling moves it to the next
  /// height up or down; a fling down from the lowest one closes it.
  private mutating func settle(_ velocity: Double) -> [SheetAction] {
    guard let drag = state.drag else { return [] }
    state.drag = nil
    let height = drag.start + drag.way
    let isFlung = abs(velocity) >= Self.flingVelocity
    let isFlungOut = isFlung && velocity < 0 && height < plan.lowest
    if isFlungOut || height < plan.lowest / 2 && !(isFlung && velocity > 0), !configuration.isDismissDisabled { return [.dismiss] }
    let ahead = isFlung ? rests.filter { velocity > 0 ? $0.height > height : $0.height < height } : []
    return select(Self.nearest(ahead.isEmpty ? rests : ahead, to: height))
  }

  private mutating func step(up isUp: Bool) -> [SheetAction] {
    let rests = rests
    guard plan.isBottom, let now = Self.current(rests, configuration, state)?.height else { return [] }
    return select(Self.nearest(rests.filter { isUp ? $0.height > now : $0.height < now }, to: now))
  }

  private static func nearest(_ rests: [Rest], to height: Double) -> SheetDetent? {
    rests.min { abs($0.height - height) < abs($1.height - height) }?.detent
  }

  private mutating func select(_ detent: SheetDetent?) -> [SheetAction] {
    guard let detent, detent != Self.current(rests, configuration, state)?.detent else { return [] }
    state.detent = detent
    guard configuration.selected != nil else { return [] }
    configuration.selected = detent
    return [.select(detent)]
  }
}
