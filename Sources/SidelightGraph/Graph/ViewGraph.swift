package import SidelightCore

/// The running interface of one window: it turns views into elements, and changes of state into patches.
///
/// Work is proportional to what changed. A change marks the nodes that read it; ``flush()`` evaluates those, parents
/// first, and hands one batch of patches to the consumer.
@MainActor package final class ViewGraph {
  /// The consumer of the patches; set before ``start(_:)``.
  package weak var consumer: (any PatchConsumer)?
  /// What this graph has done so far, for tests and measurements.
  package var counters = GraphCounters()
  package let rootScope: EnvironmentScope
  /// How many nodes of this graph are in memory, in the tree or not.
  package let census = NodeCensus()
  private var root: ViewNode?
  private var register = NodeRegister()
  private var dirty = DirtyNodes()
  private var outbox = PatchQueue()
  private var afterwards: [@MainActor () -> Void] = []
  /// What features keep for the whole window, by their types.
  private var parts: [ObjectIdentifier: any GraphPart] = [:]
  private var isFlushRequested = false
  private var isFlushing = false
  let inbox = Inbox()
  package var endurance = Endurance()
  /// The kinds of nodes of which one has read an observable object.
  var watchingKinds: Set<ObjectIdentifier> = []
  /// Whether a row's nodes are being given to another row: state that nobody wrote begins anew.
  package var isRecycling: Bool { recycles }
  private var recycles = false

  /// Whether it shows its views apart from those of all windows.
  private let isAlone: Bool

  /// - Parameter isAlone: whether it shows its views apart from those of all windows, also while these are shown.
  package init(isAlone: Bool = false) {
    self.isAlone = isAlone
    rootScope = EnvironmentScope()
    inbox.wake = { [weak self] in
      Task { @MainActor in self?.requestFlush() }
    }
  }

  /// Hands the tree of a root node to the consumer. Its elements stand without a parent.
  func begin(_ root: ViewNode) {
    self.root = root
    if !isAlone { Stages.add(self) }
    var hosts: [ElementHost] = []
    root.collect(into: &hosts)
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
    outbox = PatchQueue()
    afterwards = []
    inbox.takeAll()
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

  /// An id that nothing in this window has had.
  package func makeID() -> NodeID { register.makeID() }

  package func register(_ node: any HostingNode, for id: NodeID) { register[id] = node }

  package func unregister(_ id: NodeID) { register[id] = nil }

  /// The node that stands for an element.
  package func node(_ id: NodeID) -> (any HostingNode)? { register[id] }

  // MARK: Updates

  /// Fills a row, whose nodes may have been another one's.
  package func fillRow(recycling isRecycling: Bool, _ fill: () -> Void) {
    recycles = isRecycling
    fill()
    recycles = false
  }

  func schedule(_ node: ViewNode) {
    dirty.add(node, of: Stages.current)
    requestFlush()
  }

  func queueEmission(_ host: ElementHost) {
    outbox.add(host)
    requestFlush()
  }

  /// Asks a source for its patches once the elements of this update have been told.
  package func queuePatches(of source: any PatchSource) {
    outbox.add(source)
    requestFlush()
  }

  /// Runs an action once the current update is complete, outside of any body.
  package func after(_ action: @escaping @MainActor () -> Void) {
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
    for part in parts.values { for earlier in part.events(before: event) { send(earlier) } }
    guard let id = event.node else {
      for part in parts.values { part.heard(event) }
      return
    }
    register[id]?.handle(event)
  }

  package func flush() {
    isFlushRequested = false
    guard !isFlushing else { return }
    if isAlone { showAlone() } else { Stages.show(self) }
  }

  /// What the app says of the changes that are shown now.
  package var change: ChangeContext { outbox.change }

  /// Whether the changes that are shown now move.
  var isMoving: Bool { outbox.change.motion != nil }

  /// The way of something that changes with those that are shown now; nil where they do not move.
  func makeLeg() -> MotionLeg? { outbox.change.motion.map { MotionLeg($0, in: outbox.change.group) } }

  func beginShowing() {
    isFlushing = true
    counters.flushes += 1
  }

  func show(stage: Int, _ change: ChangeContext) {
    dirty.open(stage)
    outbox.change = change
    outbox.motions.all = change.motion
    outbox.motions.group = change.group
    defer {
      outbox.change = ChangeContext()
      outbox.motions = BatchMotions()
    }
    var pass = 0
    repeat {
      endurance.beginRound()
      evaluateDirty(of: stage)
      for part in parts.values { part.transform(&outbox.motions, change) }
      deliver(takePatches(), moving: outbox.motions)
      pass += 1
    } while dirty.openCount + outbox.count + inbox.count(of: stage) > 0 && pass < Self.passLimit
  }

  /// What follows from being told, as of a widget, leaves the frame here, and goes on in the next one.
  private static let passLimit = 16

  func act() {
    // No stage waits any more.
    dirty.openAll()
    inbox.openAll()
    let actions = afterwards
    afterwards = []
    for action in actions { action() }
  }

  func endShowing() {
    isFlushing = false
    for part in parts.values { part.updated() }
    if workload > 0 { requestFlush() } else { endurance.rest() }
  }

  func showAlone() {
    guard !isFlushing else { return }
    beginShowing()
    var pass = 0
    repeat {
      dirty.openAll()
      inbox.openAll()
      show(stage: 0, ChangeContext())
      act()
      pass += 1
    } while workload > 0 && pass < Self.passLimit
    endShowing()
  }

  /// How much waits to be done; 0 at rest.
  var workload: Int { dirty.count + outbox.count + afterwards.count + inbox.count }

  /// Evaluates the dirty nodes, those nearest to the root first; evaluating one may make others dirty or end them.
  func evaluateDirty(of stage: Int = 0) {
    var patience = Patience()
    repeat {
      for notice in inbox.take(of: stage) {
        if notice.isOwn, let node = notice.watch.reader as? ViewNode { endurance.noteOwn(ObjectIdentifier(node), name: node.nameInApp) }
        notice.watch.reader?.invalidate()
      }
      guard dirty.openCount > 0 else { return }
      let batch = dirty.takeOpen()
      endurance.unrest.note(batch, in: counters.flushes)
      patience.evaluate(batch)
    } while !patience.isOver
  }

  /// Evaluates nodes that stand in another one, and what becomes dirty in that one by it.
  package func evaluate(_ nodes: [ViewNode], in place: ViewNode) {
    var patience = Patience()
    var batch = nodes
    while !batch.isEmpty, !patience.isOver {
      patience.evaluate(batch)
      batch = dirty.take { $0.isInside(place) }
    }
    for node in batch { dirty.add(node, of: Stages.current) }
  }

  /// Tells of elements alone, parents first, which is how a row is told that the consumer waits for.
  package func deliverElements() {
    // One that changed is what a row tells that shows another element.
    if let patch = outbox.takeOnlyUpdate() {
      counters.patches += 1
      consumer?.apply(patch)
    } else {
      // A row that shows another element does not move there.
      deliver(outbox.takeElementPatches())
    }
  }

  /// Takes what is to be told of elements, parents first.
  package func takeElementPatches() -> [Patch] { outbox.takeElementPatches() }

  /// Takes what is to be told to the consumer: elements first, then what others say of them.
  func takePatches() -> [Patch] { outbox.takePatches(of: self) }

  package func deliver(_ patches: [Patch], moving motions: BatchMotions = BatchMotions()) {
    guard !patches.isEmpty else { return }
    counters.patches += patches.count
    var batch = PatchBatch(patches)
    batch.motions = motions
    consumer?.apply(batch)
  }

  /// Changes views that move in a way of their own; nil for at once.
  package func moving(_ motion: Motion?, _ change: () -> Void) {
    let outer = outbox.change.motion
    outbox.change.motion = motion
    change()
    outbox.change.motion = outer
  }

  /// What changes of elements and of what is below them moves so with the update that comes; nil for at once.
  package func move(_ motion: Motion?, at hosts: [ElementHost]) { for host in hosts { outbox.motions.below[host.id] = .some(motion) } }
}

extension ViewGraph: StagedChanges {
  func adopt(of stages: Set<Int>, into stage: Int) -> Bool { inbox.adopt(of: stages, into: stage) }
}
