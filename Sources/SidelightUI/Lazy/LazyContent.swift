import SidelightCore
@_spi(Nodes) import SidelightGraph

/// Views of which those are made that can be seen, and some around them.
struct LazyContent<Content: View> {
  let shape: LazyLayout.Shape
  let spacing: Double
  let pinned: PinnedScrollableViews
  let content: Content
}

extension LazyContent: View {}

extension LazyContent: PrimitiveView {
  func makeNode(_ context: NodeContext) -> TypedNode<Self> { LazyNode(self, context) }
}

/// The node of a lazy stack or grid. It is told what can be seen, and says which views are made; where they lie it says as their ``LayoutHost``.
final class LazyNode<Content: View>: ElementNode<LazyContent<Content>>, DependentNode, LazyOwner {
  private var content: TypedNode<Content>?
  private let cells = LazyCells()
  private var layout: LazyLayout
  private var focused: NodeID?
  /// Views that are made because something is about to scroll there.
  private var awaited = 0..<0
  private let cellScope: EnvironmentScope

  init(_ view: LazyContent<Content>, _ context: NodeContext) {
    layout = LazyLayout(view.shape, spacing: view.spacing)
    cellScope = EnvironmentScope(inside: context.scope)
    super.init(view, context, .arranged(.reader))
    cells.owner = self
    cells.pinned = view.pinned
    setScope()
    var inner = slotContext
    inner.scope = cellScope
    inner.rows = cells
    content = graph.makeNode(view.content, inner)
    scope.scrollRegistry?.add(self)
    evaluate()
    settlePreferences()
  }

  private func setScope() {
    if case .stack(let axis, _) = view.shape {
      cellScope.set(StackAxisKey.self, to: axis == .horizontal ? .horizontal : .vertical)
    } else {
      cellScope.set(StackAxisKey.self, to: nil)
    }
    // What is in it appears when it is made.
    cellScope.set(RowSightsKey.self, to: nil)
  }

  override var children: [ViewNode] { (content.map { [$0] } ?? []) + cells.all }

  override func viewChanged(from old: LazyContent<Content>) {
    content?.update(view.content)
    if view.shape != old.shape || view.spacing != old.spacing || view.pinned != old.pinned {
      layout.change(to: view.shape, spacing: view.spacing)
      cells.pinned = view.pinned
      layout.pins = cells.pins
      setScope()
      invalidate()
    }
  }

  override func destroy() {
    guard isAlive else { return }
    super.destroy()
    scope.scrollRegistry?.remove(self)
  }

  override func handle(_ event: Event) {
    guard case .seen(_, let part) = event else { return }
    let before = layout.visible
    let isScrolled = before != part.start..<part.end
    let isOther = layout.see(part.start..<part.end)
    if part.focused != focused || isOther || isScrolled && !layout.pins.isEmpty { invalidate() }
    focused = part.focused
    // What was scrolled to is seen now, or something else; but the first thing that is seen may still be what it was scrolled from.
    if isOther, let before, before.lowerBound != part.start { awaited = 0..<0 }
  }

  override func evaluate() {
    isDirty = false
    let splices = cells.takeChanges(of: content)
    if !splices.isEmpty || layout.groups.isEmpty {
      layout.take(cells.groups, splices)
      layout.pins = cells.pins
      awaited = 0..<0
    }
    let others = layout.pinned + cells.held(focused) + Array(awaited)
    let views = others.isEmpty ? Array(layout.window) : Set(others).union(layout.window).sorted()
    let shown = cells.show(views)
    layout.made = views
    host.setSlot(.body, shown)
    let voice = LayoutVoice(host.id, revision: graph[LayoutVoices.self].nextRevision())
    host.set(.arranged(.lazy(LazyElement(voice, view.shape.axis, takesAcross: view.shape.takesAcross))))
    settlePreferences()
  }

  // MARK: - Cells

  func cellContext(of source: ViewNode) -> NodeContext {
    var context = source.childContext
    context.parent = self
    context.leastDepth = source.depth + 1
    return context
  }

  var cellAxis: Axis2D { if case .stack(let axis, _) = view.shape { axis } else { .vertical } }
}

extension LazyNode: LayoutHost {
  nonisolated func size(_ proposal: Proposal, _ children: Children) -> Size {
    let passage = Passage<Children>()
    passage.value = children
    return MainActor.assumeIsolated { layout.size(proposal, passage.take()) }
  }

  nonisolated func place(_ children: Children, in size: Size, _ proposal: Proposal) -> [Place?] {
    let passage = Passage<Children>()
    passage.value = children
    return MainActor.assumeIsolated { layout.place(passage.take(), in: size, proposal) }
  }
}

extension LazyNode: ScrollFinder, ScrolledList, TargetNaming {
  func targetID(of element: NodeID) -> AnyHashable? { cells.key(of: element) }

  func scrollPlace(of id: AnyHashable) -> (area: NodeID, target: ScrollTarget.Place)? {
    cells.position(of: id).flatMap { scrollPlace(at: $0) }
  }

  func scrollPlace(ofFirstRowOf node: ViewNode) -> (area: NodeID, target: ScrollTarget.Place)? {
    cells.position(ofFirstOf: node).flatMap { scrollPlace(at: $0) }
  }

  /// Makes the view, and those around it, so that it has a place.
  private func scrollPlace(at position: Int) -> (area: NodeID, target: ScrollTarget.Place)? {
    if cells.cell(at: position) == nil {
      awaited = layout.room(around: position)
      evaluate()
    }
    return cells.cell(at: position).flatMap { placeInArea(of: $0) }
  }
}
