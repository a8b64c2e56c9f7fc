import SidelightCore
@_spi(Nodes) import SidelightGraph

/// The node of a view outside of lists that is swiped to reveal its actions.
final class SwipeRegionNode<Content: View>: TypedNode<SwipedView<Content>>, DependentNode, MenuSource {
  private var child: TypedNode<SwipeRegionView<Content>>?
  private let id: NodeID
  private let decoration: Decoration
  private let container: SwipeContainer?
  private let reference = SwipeRegionReference()
  weak var innerMenu: (any MenuSource)?
  /// The modifiers that stand nearer to the content, as they came.
  private var parts: [WeakPart] = []
  private var sides = SwipeSides(leading: false, trailing: false)
  private var isMade = false
  /// Whether what it shows is on its way to its content.
  private var isTelling = false
  /// The swipe under way.
  private var swipe: SwipeModel?
  private var strip: SwipeStripState?
  private var shown = ShownActions()
  /// Whether actions have ever been shown.
  private var wasOpen = false
  /// The views that the strip and the menu were made from. They live until others are asked for.
  private var stripViews: [ViewNode] = []
  private var menuViews: [ViewNode] = []

  private struct WeakPart {
    weak var part: (any SwipePart)?
  }

  override init(_ view: SwipedView<Content>, _ context: NodeContext) {
    id = context.graph.makeID()
    decoration = Decoration(outer: context.decoration)
    container = context.scope.value(SwipeContainerKey.self).container
    super.init(view, context)
    reference.region = self
    graph[HearingViews.self].listen(id) { [weak self] heard in self?.hear(heard) }
    graph.menus[id] = RowMenu(self)
    if container == nil { graph[KeyHearers.self].listen(id) { [weak self] press in self?.hear(press) ?? .ignored } }
    decoration.traits = { [weak self] in self?.mark(&$0) }
    sides = presentSides
    var inner = childContext
    inner.decoration = decoration
    child = graph.makeNode(body, inner)
    isMade = true
    // The modifiers within it are known now.
    takeActions()
    settlePreferences()
  }

  private var body: SwipeRegionView<Content> {
    SwipeRegionView(content: view.content, strip: strip, wasOpen: wasOpen, isAlone: container == nil, region: reference)
  }

  override var children: [ViewNode] { [child].compactMap { $0 } + stripViews + menuViews }

  override var contributors: [ViewNode] { [child].compactMap { $0 } }

  /// What the actions say goes no further.
  override func mergedPreferences() -> Preferences? { child?.preferences }

  override func viewChanged(from old: SwipedView<Content>) {
    evaluate()
    takeActions()
    if strip != nil { evaluate() }
  }

  /// The modifiers within it say nothing new by being told of the same content again.
  override func evaluate() {
    isDirty = false
    isTelling = true
    child?.update(body)
    isTelling = false
  }

  override func destroy() {
    guard isAlive else { return }
    super.destroy()
    graph[HearingViews.self].listen(id, nil)
    graph[KeyHearers.self].listen(id, nil)
    graph.menus[id] = nil
    container?.closed(self)
    shown.show([], in: graph)
  }

  // MARK: Actions

  private func mark(_ traits: inout Element.Traits) {
    if !sides.isEmpty { traits.rare.hearers.append(Hearer(id, .swipe(sides))) }
    if container == nil { traits.rare.keyHearers.append(id) }
    traits.menu = id
  }

  /// Those of the modifiers nearest to the content first.
  private var actions: RowActionList {
    RowActionList(all: parts.compactMap(\.part).sorted { $0.depth > $1.depth }.map(\.actions) + [view.actions])
  }

  private var presentSides: SwipeSides {
    let actions = actions
    return SwipeSides(leading: actions.swipe(.leading) != nil, trailing: actions.swipe(.trailing) != nil)
  }

  private func makeViews(_ edge: SwipeEdge) -> [ViewNode] {
    var inner = childContext
    inner.enterElement()
    inner.listener = nil
    return actions.at(edge).map { action in EntriesNode(inner) { graph.makeNode(action.make(), $0) } }
  }

  /// The actions may be others: brings what is shown up to date.
  private func takeActions() {
    let new = presentSides
    if new != sides {
      sides = new
      if let collector = context.collector { collector.partsRedecorated() } else { redecorate() }
    }
    guard let edge = strip?.edge else { return }
    let actions = remakeStripActions(edge)
    if actions.isEmpty { close() } else { strip?.actions = actions }
  }

  private func remakeStripActions(_ edge: SwipeEdge) -> [SwipeAction] {
    for node in stripViews { node.destroy() }
    stripViews = makeViews(edge)
    return stripViews.flatMap { SwipeLowering.actions(of: $0) }
  }

  func menuItems() -> [MenuItem] { (innerMenu?.menuItems() ?? []).followed(by: actionItems()) }

  func actionItems() -> [MenuItem] {
    for node in menuViews { node.destroy() }
    menuViews = SwipeEdge.allCases.flatMap { makeViews($0) }
    return menuViews.flatMap { MenuLowering.items(of: $0) }
  }

  // MARK: Swipes

  private func hear(_ heard: Heard) {
    guard case .swipe(let moment, _) = heard else { return }
    switch moment {
    case .began(let width):
      guard EnvironmentValues(scope: scope).isEnabled else { return }
      let actions = actions
      swipe = SwipeModel(leading: actions.swipe(.leading), trailing: actions.swipe(.trailing), width: width, open: strip?.edge)
    case .moved(let distance):
      guard swipe != nil else { return }
      swipe?.move(by: distance)
      show(swipe?.revealed)
      setFull(swipe?.isFull == true)
    case .ended:
      let isFull = swipe?.isFull == true
      swipe = nil
      setFull(false)
      if isFull, let first = strip?.actions.first, first.isEnabled { choose(first) }
    case .cancelled:
      swipe = nil
      setFull(false)
    }
  }

  private func hear(_ press: KeyPress) -> KeyPress.Result {
    press.key == .escape && press.phase == .down && press.modifiers.isEmpty && close() ? .handled : .ignored
  }

  private func setFull(_ isFull: Bool) {
    guard let strip, strip.isFull != isFull else { return }
    self.strip?.isFull = isFull
    self.strip?.width = swipe?.width ?? strip.width
    refresh()
  }

  private func show(_ edge: SwipeEdge?) {
    guard edge != strip?.edge else { return }
    guard let edge else { return _ = close() }
    let actions = remakeStripActions(edge)
    guard !actions.isEmpty else { return _ = close() }
    strip = SwipeStripState(edge: edge, actions: actions)
    wasOpen = true
    container?.opened(self)
    shown.show(self.actions.at(edge), in: graph)
    // What passes from one element of data to another stays with this one.
    stateWasWritten()
    refresh()
  }

  private func refresh() { withAnimation(.snappy(duration: 0.2)) { invalidate() } }
}

extension SwipeRegionNode: SwipePartOwner {
  func add(_ part: any SwipePart) {
    parts.append(WeakPart(part: part))
    partsChanged()
  }

  func remove(_ part: any SwipePart) {
    parts.removeAll { $0.part == nil || $0.part === part }
    partsChanged()
  }

  /// The content may be on its way in or out just now.
  func partsChanged() {
    guard isAlive, isMade, !isTelling else { return }
    graph.after { [weak self] in
      guard let self, isAlive else { return }
      takeActions()
      if strip != nil { invalidate() }
    }
  }
}

extension SwipeRegionNode: SwipeRegion {
  @discardableResult func close() -> Bool {
    guard strip != nil else { return false }
    strip = nil
    container?.closed(self)
    shown.show([], in: graph)
    refresh()
    return true
  }

  func choose(_ action: SwipeAction) {
    guard strip?.actions.contains(where: { $0.node == action.node && $0.isEnabled }) == true else { return }
    close()
    graph.send(.activate(action.node))
  }

  func stripMeasured(_ width: Double) {
    guard let strip, strip.stripWidth != width else { return }
    self.strip?.stripWidth = width
    refresh()
  }

  func stripPressed() { container?.stripPressed() }
}
