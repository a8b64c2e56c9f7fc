/// One view of the running interface: it lives as long as the view's identity (its place, its type, its branch and id).
@_spi(Nodes) @MainActor open class ViewNode {
  final private(set) weak var parent: ViewNode?
  package final let depth: Int
  package final private(set) var isAlive = true
  /// Waits for ``evaluate()`` in the next flush.
  package final var isDirty = false
  package final let scope: EnvironmentScope
  package final let context: NodeContext
  /// That of the context: it is asked for more than anything else.
  package final let graph: ViewGraph
  /// What this node and those below it say to the page, stack or split view around them.
  package final private(set) var preferences: Preferences?
  private let census: NodeCensus
  /// What the node's bodies read of observable objects.
  final var watches: [Int: Watch] = [:]

  /// Makes the node of a view in its place. It is public, because Swift 6.3 takes the initializer that a subclass of another module does
  /// not inherit for an endless recursion otherwise.
  public init(_ context: NodeContext) {
    self.context = context
    graph = context.graph
    census = context.graph.census
    census.enter()
    parent = context.parent
    depth = context.depth
    scope = context.scope
  }

  deinit { census.leave() }

  /// The nodes around this one, from the inside out.
  package final var ancestors: UnfoldSequence<ViewNode, ViewNode?> {
    sequence(state: parent) { next in
      defer { next = next?.parent }
      return next
    }
  }

  /// The nodes directly below, in order.
  open var children: [ViewNode] { [] }

  /// The context for children that take this node's place: same elements, same rows, same decorations.
  package final var childContext: NodeContext {
    var inner = context
    inner.parent = self
    return inner
  }

  /// Brings the node up to date after ``invalidate()``.
  open func evaluate() {}

  /// Asks for ``evaluate()`` in the next flush.
  open func invalidate() {
    guard isAlive, !isDirty else { return }
    isDirty = true
    if EvaluationCause.isEvaluation(of: ObjectIdentifier(self)) { graph.endurance.noteOwn(ObjectIdentifier(self), name: nameInApp) }
    graph.schedule(self)
  }

  /// Whether nothing in the node is evaluated at the moment: it is out of use, and waits to be used again.
  open var isAsleep: Bool { false }

  /// Keeps a node in this one that is dirty until this one is used again.
  open func putOff(_ node: ViewNode) {}

  /// Whether the node is evaluated while one around it is out of use: it does nothing with data of that one.
  open var worksAsleep: Bool { false }

  /// Takes note that state below was written, and says whether those further up need not hear of it.
  open func notesWrittenState() -> Bool { false }

  /// A state value of this node's view was written: what keeps nodes for other rows has to keep this one for its own row.
  package final func stateWasWritten() {
    var next: ViewNode? = self
    while let current = next, !current.notesWrittenState() { next = current.parent }
  }

  /// Takes note that a view below has something shown over the window from now on, or that this has gone.
  open func notesPresentation(_ begins: Bool) {}

  /// Says to all further up that this view has something shown over the window from now on, or that this has gone: the user goes on seeing that,
  /// wherever the view itself is scrolled.
  package final func tellPresentation(_ begins: Bool) { for node in ancestors { node.notesPresentation(begins) } }

  /// The view's name, for reports.
  open var name: String { "a view" }

  /// The name of the app's view that this node is a part of.
  package final var nameInApp: String { (sequence(first: self, next: \.parent).first { $0.isOfApp } ?? self).name }

  /// Whether each of its children is a part of its own, with a position among the others.
  open var isTuple: Bool { false }

  /// What it says of where the nodes below it stand, from run to run.
  open var pathStep: PathStep { .none }

  /// Whether the node passes from one element to another, with all that is below it.
  open var passesOn: Bool { false }

  /// Whether the view is a type of the app's, with a body of its own.
  var isOfApp: Bool { false }

  /// Gives the node a new view if the type fits; says whether it did.
  @discardableResult package func updateErased(_ view: any View) -> Bool { false }

  /// The nodes below that stand in this one's place: what there is to be seen there is theirs.
  open var contributors: [ViewNode] { children }

  /// Adds the elements that this node contributes to the slot it stands in.
  open func collect(into hosts: inout [ElementHost]) {
    for node in contributors { node.collect(into: &hosts) }
  }

  /// Adds the parts that this node contributes where views are parts of something else than a slot.
  open func contribute(to structure: any ContentStructure) {
    for node in contributors { node.contribute(to: structure) }
  }

  /// The element around this node that holds its elements.
  open func enclosingHost(of child: ViewNode) -> ElementHost? { parent?.enclosingHost(of: self) }

  /// The elements that a page or an element below shows directly are others, or have other layout modifiers around them. Only a page takes
  /// an interest; an element that has others in it is one root to those above it.
  open func rootsChanged() { parent?.rootsChanged() }

  /// The elements below changed in number or order: the element around them compares its children in this flush.
  package final func structureChanged() {
    if let collector = context.collector {
      collector.partsChanged()
    } else {
      context.listener?.elementsChanged()
      parent?.enclosingHost(of: self)?.childrenChanged()
      parent?.rootsChanged()
    }
    settlePreferences()
  }

  /// A decoration around the elements of this node changed.
  package final func redecorate() {
    var hosts: [ElementHost] = []
    collect(into: &hosts)
    for host in hosts { host.decorationChanged() }
  }

  /// What the node passes upward, from its own and its children's.
  open func mergedPreferences() -> Preferences? { Preferences.merge(children.lazy.map(\.preferences)) }

  /// What those below say to views further up than the pages that they are or stand in.
  package final var preferencesBeyondPages: Preferences { Preferences.merge(children.lazy.map(\.preferences))?.beyondPage ?? Preferences() }

  /// Computes the preferences again and tells the parent only if they differ.
  package final func settlePreferences() {
    let merged = mergedPreferences()
    guard merged != preferences else { return }
    preferences = merged
    parent?.childPreferencesChanged()
  }

  open func childPreferencesChanged() { settlePreferences() }

  /// Ends the node and everything below it.
  open func destroy() {
    guard isAlive else { return }
    isAlive = false
    for watch in watches.values { watch.stop() }
    // A toolbar item says itself, and would hold itself for ever.
    preferences = nil
    for child in children { child.destroy() }
  }
}

extension ViewNode: PropertyOwner {}

/// A node that reads something while it is evaluated.
@MainActor package protocol DependentNode: ViewNode {}

/// A node that knows its view's type, so that a new value reaches it without a cast.
///
/// The type is always a `View`. The class does not ask for one: to make a subclass for a type of view, Swift would search all conformances
/// of the program once more.
@_spi(Nodes) open class TypedNode<V>: ViewNode {
  package final private(set) var view: V

  /// Makes the node of a view in its place.
  public init(_ view: V, _ context: NodeContext) {
    self.view = view
    super.init(context)
  }

  /// Gives the node the newest value of its view.
  package final func update(_ view: V) {
    var other = view
    swap(&self.view, &other)
    viewChanged(from: other)
  }

  /// Carries the new value to what depends on it.
  open func viewChanged(from old: V) {}

  /// Lets a subclass change the stored value in place: dynamic properties are connected there.
  final func withMutableView<R>(_ change: (inout V) -> R) -> R { change(&view) }

  open override var name: String { String(describing: V.self) }

  package override func updateErased(_ view: any View) -> Bool {
    guard let view = view as? V else { return false }
    update(view)
    return true
  }
}

/// The node of a view that has one view inside, which stands in its place: of modifiers, most of all.
@_spi(Nodes) open class WrapperNode<V, Content>: TypedNode<V> {
  package final var child: TypedNode<Content>?

  public final override var children: [ViewNode] { child.map { [$0] } ?? [] }
}
