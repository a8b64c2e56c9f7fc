package import SidelightCore

/// The running interface of one window: it turns views into elements, and changes of state into patches.
///
/// Work is proportional to what changed. A change marks the nodes that read it; ``flush()`` evaluates those, parents
/// first, and hands one batch of patches to the consumer.
@MainActor package final class ViewGraph: TreeHost {
  /// The consumer of the patches; set before ``start(_:)``.
  package weak var consumer: (any PatchConsumer)?
  /// What this graph has done so far, for tests and measurements.
  package var counters = Counters()
  package let rootScope: EnvironmentScope
  /// How many nodes of this graph are in memory, in the tree or not.
  package let census = NodeCensus()
  private var root: ViewNode?
  private var nextID = 0
  private var dirty = DirtyNodes()
  private var emissions: [ElementHost] = []
  private var rowPatches: [Patch] = []
  private var afterwards: [@MainActor () -> Void] = []
  private var hosting: [NodeID: any HostingNode] = [:]
  /// What features keep for the whole window, by their types.
  private var parts: [ObjectIdentifier: any GraphPart] = [:]
  private var isFlushRequested = false
  private var isFlushing = false
  let inbox = Inbox()
  var endurance = Endurance()
  /// The kinds of nodes of which one has read an observable object.
  var watchingKinds: Set<ObjectIdentifier> = []
  /// Set while a row's nodes are given to another row: state that nobody wrote begins anew.
  var isRecycling = false

  /// Numbers that only rise.
  package struct Counters: Equatable, Sendable {
    package var bodies = 0
    package var flushes = 0
    package var patches = 0
    package var rowsBound = 0
    package var rowsReused = 0
  }

  /// The node that is evaluated now: what is read meanwhile makes it dirty when it changes.
  static var evaluating: (any DependentNode)?

  package init() {
    rootScope = EnvironmentScope()
    inbox.wake = { [weak self] in
      Task { @MainActor in self?.requestFlush() }
    }
  }

  /// Lowers a root view and hands the whole tree to the consumer. Its elements stand without a parent.
  package func start(_ view: some View) {
    root = makeNode(view, NodeContext(graph: self, parent: nil, scope: rootScope))
    var hosts: [ElementHost] = []
    root?.collect(into: &hosts)
    var patches: [Patch] = []
    for (index, host) in hosts.enumerated() { host.emitInsertion(in: nil, slot: .body, index: index, into: &patches) }
    deliver(patches)
    flush()
  }

  /// Ends every node. The graph can't be started again.
  package func stop() {
    root?.destroy()
    root = nil
    let left = afterwards
    afterwards = []
    for action in left { action() }
    dirty = DirtyNodes()
    emissions = []
    rowPatches = []
    afterwards = []
    _ = inbox.take()
  }

  // MARK: Parts

  /// What a feature keeps for the whole window; made when it is asked for first.
  package subscript<P: GraphPart>(_ type: P.Type) -> P {
    get {
      if let known = parts[ObjectIdentifier(type)] as? P { return known }
      let part = P()
      parts[ObjectIdentifier(type)] = part
      return part
    }
    set { parts[ObjectIdentifier(type)] = newValue }
  }

  // MARK: Nodes

  func makeID() -> NodeID {
    nextID += 1
    return NodeID(nextID)
  }

  func register(_ node: any HostingNode, for id: NodeID) { hosting[id] = node }

  func unregister(_ id: NodeID) { hosting[id] = nil }

  /// The node that stands for an element.
  package func node(_ id: NodeID) -> ViewNode? { hosting[id] }

  func makeNode<V: View>(_ view: V, _ context: NodeContext) -> TypedNode<V> {
    if V.Body.self == Never.self, let primitive = view as? any PrimitiveView {
      return makePrimitive(primitive, context) as? TypedNode<V> ?? TypedNode(view, context)
    }
    return BodyNode(view, context)
  }

  func makeErasedNode(_ view: any View, _ context: NodeContext) -> ViewNode {
    func make<V: View>(_ view: V) -> ViewNode { makeNode(view, context) }
    return make(view)
  }

  private func makePrimitive<P: PrimitiveView>(_ view: P, _ context: NodeContext) -> ViewNode {
    if let collector = context.collector, !(view is any StructuralView) { return collector.makePart(of: view, context) }
    return view.makeNode(context)
  }

  // MARK: Tracking

  /// Runs something that reads state and environment for a node, without watching observable objects.
  func reading<R>(_ node: any DependentNode, _ body: () -> R) -> R {
    let outer = Self.evaluating
    Self.evaluating = node
    defer { Self.evaluating = outer }
    return body()
  }

  /// A state value in this node was written: whoever keeps nodes for another use has to keep this one for its own.
  func noteWrittenState(in node: ViewNode?) {
    var next = node
    while let current = next, !current.notesWrittenState() { next = current.parent }
  }

  // MARK: Updates

  func schedule(_ node: ViewNode) {
    dirty.add(node)
    requestFlush()
  }

  func queueEmission(_ host: ElementHost) {
    emissions.append(host)
    requestFlush()
  }

  /// Adds a patch that no element's emission writes: splices and selections of lists.
  func queue(_ patch: Patch) {
    rowPatches.append(patch)
    requestFlush()
  }

  /// Runs an action once the current update is complete, outside of any body.
  func after(_ action: @escaping @MainActor () -> Void) {
    afterwards.append(action)
    requestFlush()
  }

  func requestFlush() {
    guard !isFlushing, !isFlushRequested else { return }
    isFlushRequested = true
    consumer?.requestFlush()
  }

  /// The desktop's settings, as they were told last.
  package var desktop: DesktopTraits { rootScope.value(DesktopTraitsKey.self) }

  package func send(_ event: Event) {
    if case .desktop(let traits) = event {
      rootScope.set(DesktopTraitsKey.self, to: traits)
      return
    }
    guard let id = event.node else {
      for part in parts.values { part.heard(event) }
      return
    }
    hosting[id]?.handle(event)
  }

  package func listSource(_ list: NodeID) -> (any ListSource)? { hosting[list]?.listSource }

  /// An update that leads to another one again and again leaves the frame here, and goes on in the next one.
  private static let passLimit = 16

  package func flush() {
    isFlushRequested = false
    guard !isFlushing else { return }
    isFlushing = true
    defer {
      isFlushing = false
      if workload > 0 { requestFlush() } else { endurance.rest() }
    }
    counters.flushes += 1
    var pass = 0
    repeat {
      endurance.beginRound()
      evaluateDirty()
      deliver(takePatches())
      let actions = afterwards
      afterwards = []
      for action in actions { action() }
      pass += 1
    } while workload > 0 && pass < Self.passLimit
  }

  /// How much waits to be done; 0 at rest.
  var workload: Int { dirty.count + emissions.count + rowPatches.count + afterwards.count + inbox.count }

  /// Evaluates the dirty nodes, those nearest to the root first; evaluating one may make others dirty or end them.
  func evaluateDirty() {
    var patience = Patience()
    repeat {
      for watch in inbox.take() { watch.node?.invalidate() }
      guard !dirty.isEmpty else { return }
      patience.evaluate(dirty.takeAll())
    } while !patience.isOver
  }

  /// Evaluates nodes that stand in another one, and what becomes dirty in that one by it.
  func evaluate(_ nodes: [ViewNode], in place: ViewNode) {
    var patience = Patience()
    var batch = nodes
    while !batch.isEmpty, !patience.isOver {
      patience.evaluate(batch)
      batch = dirty.take { $0.isInside(place) }
    }
    for node in batch { dirty.add(node) }
  }

  /// Tells of elements alone, parents first, which is how a row is told that the consumer waits for.
  func deliverElements() {
    // One that changed is what a row tells that shows another element.
    if emissions.count == 1, let patch = emissions[0].takeOnlyUpdate() {
      emissions.removeAll(keepingCapacity: true)
      counters.patches += 1
      consumer?.apply(patch)
    } else {
      deliver(takeElementPatches())
    }
  }

  /// Takes what is to be told of elements, parents first.
  func takeElementPatches() -> [Patch] {
    guard !emissions.isEmpty else { return [] }
    var patches: [Patch] = []
    let hosts = emissions.sorted { $0.depth < $1.depth }
    emissions.removeAll(keepingCapacity: true)
    // An element that goes from one place to another is taken away before it is put down.
    for host in hosts { host.emitRemovals(into: &patches) }
    for host in hosts { host.emitChanges(into: &patches) }
    return patches
  }

  /// Takes what is to be told to the consumer: elements first, then rows, which may be asked for at once.
  func takePatches() -> [Patch] {
    var patches = takeElementPatches()
    patches += takeRowPatches()
    return patches
  }

  /// One splice for each list and then its selection: what is selected is asked by position, so the rows have to be where the source
  /// says they are, and rows are asked for after the first splice, when the source is at the end of all of them.
  private func takeRowPatches() -> [Patch] {
    guard !rowPatches.isEmpty else { return [] }
    var splices: [(list: NodeID, splices: [Splice])] = []
    var selections: [Patch] = []
    for patch in rowPatches where isShown(patch) {
      if case .splice(let list, let new) = patch {
        if let index = splices.firstIndex(where: { $0.list == list }) {
          splices[index].splices = Splice.joined(splices[index].splices, new)
        } else {
          splices.append((list, new))
        }
      } else if !selections.contains(patch) {
        selections.append(patch)
      }
    }
    rowPatches.removeAll(keepingCapacity: true)
    return splices.map { .splice($0.list, $0.splices) } + selections
  }

  /// What a list has to say is dropped when the list went in the same update.
  private func isShown(_ patch: Patch) -> Bool {
    switch patch {
    case .splice(let id, _), .selectionChanged(let id), .scroll(let id, _): hosting[id]?.host.isShown ?? false
    default: true
    }
  }

  func deliver(_ patches: [Patch]) {
    guard !patches.isEmpty else { return }
    counters.patches += patches.count
    consumer?.apply(PatchBatch(patches))
  }
}

extension Event {
  /// The node that the event is for; nil for the desktop's.
  package var node: NodeID? {
    switch self {
    case .refresh(let id), .scrolled(let id, _): id
    case .activate(let id), .edit(let id, _), .submit(let id), .list(let id, _), .split(let id, _), .tabs(let id, _), .popped(let id, _),
      .toggle(let id, _), .choose(let id, _), .slide(let id, _), .editing(let id, _),
      .sheet(let id, _), .search(let id, _), .sized(let id, _), .cut(let id, _, _), .undo(let id, _):
      id
    case .desktop, .focus: nil
    }
  }
}
