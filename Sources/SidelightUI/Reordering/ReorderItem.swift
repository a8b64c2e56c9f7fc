import SidelightCore
@_spi(Nodes) import SidelightGraph

/// An element outside of lists that the user may move: by dragging it, with the keyboard, and as assistive technology asks for.
///
/// What shows the element owns it, and ends it.
@MainActor final class ReorderItem: DragOrigin, DropAnswering {
  private let number: NodeID
  private let part: ReorderPart
  private let graph: ViewGraph
  private let scope: EnvironmentScope
  /// Goes around the views of the element.
  let decoration: Decoration
  /// The element's id; nil once there is no such element.
  private let id: () -> AnyHashable?
  /// The node that shows it.
  weak var node: ViewNode?
  /// What else drags one of the views away.
  private var inner: NodeID?
  var look: ReorderLook? { didSet { if look != oldValue { node?.redecorate() } } }
  /// It is dragged, and stays made wherever it is scrolled.
  var isHeld = false { didSet { if isHeld != oldValue { node?.tellPresentation(isHeld) } } }

  init(of part: ReorderPart, _ context: NodeContext, _ id: @escaping () -> AnyHashable?) {
    self.part = part
    self.id = id
    graph = context.graph
    scope = context.scope
    number = graph.makeID()
    decoration = Decoration(outer: context.decoration)
    decoration.traits = { [weak self] in self?.mark(&$0) }
    graph.drags[number] = DragBox(origin: self)
    graph[DropPlaces.self].add(number, self)
    graph[KeyHearers.self].listen(number) { [weak self] in self?.press($0) ?? .ignored }
    graph[HearingViews.self].listen(number) { [weak self] in if $0 == .dragEnded { self?.part.container?.endDrag() } }
    graph[SpokenPerformers.self].perform[number] = { [weak self] in self?.step(forward: $0 == 1) }
  }

  func end() {
    isHeld = false
    // What is dragged is there no longer.
    if part.container?.drag?.item === self { part.container?.endDrag() }
    graph.drags[number] = nil
    graph[DropPlaces.self].remove(number)
    graph[KeyHearers.self].listen(number, nil)
    graph[HearingViews.self].listen(number, nil)
    graph[SpokenPerformers.self].perform[number] = nil
  }

  /// The axis along which elements follow each other; nil where that is not known.
  var axis: Axis2D? { scope.value(StackAxisKey.self) }

  private var isRightToLeft: Bool { graph.desktop.isRightToLeft }

  /// Whether the user may move it now.
  private var isUsable: Bool { part.isUsable && EnvironmentValues(scope: scope).isEnabled }

  private func mark(_ traits: inout Element.Traits) {
    guard part.isUsable else { return }
    inner = traits.drag
    traits.drag = number
    graph[DropPlaces.self].mark(number, in: &traits)
    traits.rare.keyHearers.append(number)
    traits.rare.hearers.append(Hearer(number, .dragEnded))
    traits.rare.focusing = traits.rare.focusing ?? FocusManner(isOn: true)
    traits.offer(axis == .horizontal ? horizontalNames : ["Move Up", "Move Down"], by: number)
    traits.rare.reordering = look
  }

  private var horizontalNames: [String] { isRightToLeft ? ["Move Right", "Move Left"] : ["Move Left", "Move Right"] }

  // MARK: Keys and actions

  private func step(forward: Bool) {
    guard isUsable, let id = id() else { return }
    part.container?.step([id], in: part, forward: forward)
  }

  private func press(_ press: KeyPress) -> KeyPress.Result {
    guard isUsable, press.modifiers == .option, press.phase != .up, let forward = isForward(press.key) else { return .ignored }
    step(forward: forward)
    // Where it can't go further the key means nothing else.
    return .handled
  }

  /// Whether a key moves forward, or back; nil where it moves nothing.
  private func isForward(_ key: KeyEquivalent) -> Bool? {
    switch key {
    case .upArrow where axis != .horizontal: false
    case .downArrow where axis != .horizontal: true
    case .leftArrow where axis != .vertical: isRightToLeft
    case .rightArrow where axis != .vertical: !isRightToLeft
    default: nil
    }
  }

  // MARK: Drags

  func dragged() -> DropPayload? {
    let other = inner.flatMap { graph.dragged($0) }
    guard isUsable, let container = part.container, let id = id() else { return other }
    return .own(container.begin(id, self, inner: other))
  }

  var isTargeted: Bool { part.container?.goal?.item === self }

  func drop(_ phase: DropPhase) -> Bool {
    guard let container = part.container else { return false }
    switch phase {
    case .over(let kinds, let x, let y, let size):
      guard isUsable, container.takes(kinds), let drag = container.drag, let id = id(), let offset = part.elements?.elementOffset(of: id)
      else { return false }
      let gap = Reordering.gap(
        over: offset, from: part.elements?.elementOffset(of: drag.id), along: axis, at: Point(x, y), in: size, isRightToLeft: isRightToLeft)
      container.show(ReorderGoal(part, at: gap, over: self, isBehind: gap > offset))
      return true
    case .left:
      if isTargeted { container.hideGoal() }
      return false
    case .dropped(let payload, _, _): return container.drop(payload)
    }
  }
}
