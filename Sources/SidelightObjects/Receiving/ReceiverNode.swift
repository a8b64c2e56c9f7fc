#if Combine
@_spi(Nodes) import SidelightGraph
import SidelightPublishers
import SidelightUI

/// A view that receives what a publisher emits.
struct ReceiverView<Content: View, P: Publisher> where P.Failure == Never {
  let content: Content
  let publisher: P
  let action: (P.Output) -> Void
}

extension ReceiverView: View {}

extension ReceiverView: StructuralView {
  static var passedOn: (any View.Type)? { Content.self }

  func makeNode(_ context: NodeContext) -> TypedNode<Self> { ReceiverNode(self, context) }
}

final class ReceiverNode<Content: View, P: Publisher>: WrapperNode<ReceiverView<Content, P>, Content>, DependentNode
where P.Failure == Never {
  private var subscription: AnyCancellable?
  /// Which subscription it is: a value that was on its way from another thread when one ended belongs to nobody.
  private var turn = 0
  /// The round of the update in which the node was made.
  private let birth: Int

  override init(_ view: ReceiverView<Content, P>, _ context: NodeContext) {
    birth = context.graph.endurance.rounds
    super.init(view, context)
    child = graph.makeNode(view.content, childContext)
    settlePreferences()
    evaluate()
  }

  override var worksAsleep: Bool { true }

  /// It begins with the view's appearance.
  override func evaluate() {
    isDirty = false
    let isVisible = graph.reading(self) { scope.value(VisibleKey.self) }
    if isVisible, subscription == nil { graph.after { [weak self] in self?.begin() } }
  }

  override func viewChanged(from old: ReceiverView<Content, P>) {
    child?.update(view.content)
    guard subscription != nil, graph.isRecycling || !ViewFields.areSame(old.publisher, view.publisher) else { return }
    end()
    evaluate()
  }

  private func begin() {
    guard isAlive, subscription == nil else { return }
    let own = turn
    subscription = view.publisher.sinkOnMainActor { [weak self] in self?.receive($0, in: own) }
  }

  private func receive(_ value: P.Output, in turn: Int) {
    guard isAlive, turn == self.turn else { return }
    graph.perform(for: self, bornIn: birth) { view.action(value) }
  }

  private func end() {
    turn += 1
    subscription = nil
  }

  override func destroy() {
    guard isAlive else { return }
    super.destroy()
    end()
  }
}
#endif
