import Observation

/// The node of a view with a body. The body runs again only if a stored field, a state value, an environment value or
/// an observed property that it reads has changed.
///
/// It is no `WrapperNode`: to find the type of the body with the class, Swift would search all conformances of the program.
final class BodyNode<V: View>: TypedNode<V>, DependentNode {
  private var child: TypedNode<V.Body>?
  private let fields: ViewFields
  private var properties: [AnyObject?]
  /// Moves the data of the view; nil until it has moved.
  private var mover: DataMover<V>?

  override init(_ view: V, _ context: NodeContext) {
    fields = ViewFields.of(V.self)
    properties = Array(repeating: nil, count: fields.dynamicCount)
    super.init(view, context)
    connect()
    evaluate()
    settlePreferences()
  }

  override var children: [ViewNode] { child.map { [$0] } ?? [] }

  override var isOfApp: Bool { fields.nameInApp != nil }

  public override var pathStep: PathStep { fields.nameInApp.map(PathStep.named) ?? .none }

  /// Gives each dynamic property of the view its storage, which is this node's and outlives the view's value.
  private func connect() {
    guard fields.dynamicCount > 0 else { return }
    withMutableView { fields.connect(&$0, to: &properties, node: self) }
  }

  override func viewChanged(from old: V) {
    // Another element's row begins anew, down to views whose own inputs happen to be equal.
    let isRecycled = graph.isRecycling
    if isRecycled { properties = Array(repeating: nil, count: fields.dynamicCount) }
    let before = mover?.target ?? old
    let isEqual = !isRecycled && fields.areEqual(before, view)
    connect()
    guard !isEqual || mover?.isOver == false else { return }
    move(from: before, isRecycled: isRecycled)
    evaluate()
  }

  /// The data of the view goes from what it was to what it is, where such changes move.
  private func move(from before: V, isRecycled: Bool) {
    if isRecycled {
      mover?.stop()
      mover = nil
    }
    let moves = !isRecycled && graph.isMoving
    if mover == nil, moves, fields.isAnimatable { mover = DataMover(before) }
    guard let mover else { return }
    mover.change(to: view, { [graph] in moves ? graph.makeLeg() : nil }, in: graph) { [weak self] in
      guard let self, isAlive else { return false }
      showData()
      invalidate()
      return true
    }
    showData()
  }

  override func destroy() {
    if isAlive { mover?.stop() }
    super.destroy()
  }

  private func showData() {
    guard let mover else { return }
    withMutableView { $0 = mover.shown }
  }

  override func evaluate() {
    isDirty = false
    graph.counters.bodies += 1
    let body = graph.track(self) {
      if fields.hasUpdates { withMutableView { fields.update(&$0) } }
      return view.body
    }
    if let child {
      child.update(body)
    } else if !graph.isTooDeep(self, showing: V.self) {
      child = graph.makeNode(body, childContext)
    }
  }
}
