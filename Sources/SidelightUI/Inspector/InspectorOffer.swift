@_spi(Nodes) import SidelightGraph

/// A split view that takes the inspector of a modifier around it.
@MainActor protocol InspectorTaker: AnyObject {
  func inspectorChanged()
}

/// An inspector that a modifier offers to the split view that is all of the content.
@MainActor protocol InspectorOffer: AnyObject {
  /// A split view begins, and shows the inspector from now on.
  func offer(to split: any InspectorTaker)

  /// A split view ends.
  func withdraw(from split: any InspectorTaker)

  /// What is declared, for the split view that shows it.
  func entry(for split: any InspectorTaker) -> InspectorEntry?
}

/// Hands the offer on to one of several views in a row, as long as the others show nothing: a split view beside something else is not all of
/// the content.
@MainActor final class InspectorGate: InspectorOffer, ContextGate {
  private weak var around: (any InspectorOffer)?
  /// The split views that have begun here and not ended. One that takes the place of another is there before that one ends.
  private var candidates: [Candidate] = []
  /// Whether the views in the row show one element together.
  private var isOpen = false
  /// The split view that the offer has gone to.
  private weak var chosen: (any InspectorTaker)?

  private struct Candidate {
    weak var split: (any InspectorTaker)?
  }

  init(_ around: any InspectorOffer) { self.around = around }

  func enter(_ context: inout NodeContext) { context.inspector = self }

  func settle(count: Int) {
    isOpen = count == 1
    choose()
  }

  func offer(to split: any InspectorTaker) { candidates.append(Candidate(split: split)) }

  func withdraw(from split: any InspectorTaker) {
    candidates.removeAll { $0.split == nil || $0.split === split }
    if chosen === split { chosen = nil }
    around?.withdraw(from: split)
  }

  func entry(for split: any InspectorTaker) -> InspectorEntry? { chosen === split ? around?.entry(for: split) : nil }

  private func choose() {
    let next = isOpen ? candidates.last?.split : nil
    guard next !== chosen else { return }
    let last = chosen
    chosen = next
    if let next { around?.offer(to: next) } else if let last { around?.withdraw(from: last) }
    last?.inspectorChanged()
    next?.inspectorChanged()
  }
}

/// An offer as it goes down. The context of the nodes below keeps nothing alive.
private struct WeakOffer: Equatable {
  weak var offer: (any InspectorOffer)?

  static func == (left: WeakOffer, right: WeakOffer) -> Bool { left.offer === right.offer }
}

/// The inspector is for a split view that is all of the content.
private enum InspectorOfferKey: ContextKey {
  static var defaultValue: WeakOffer { WeakOffer() }
  static var isForOnlyView: Bool { true }
  static func gate(for value: WeakOffer) -> (any ContextGate)? { value.offer.map(InspectorGate.init) }
}

extension NodeContext {
  /// The inspector of a modifier directly around a split view, which takes it.
  var inspector: (any InspectorOffer)? {
    get { self[InspectorOfferKey.self].offer }
    set { self[InspectorOfferKey.self] = WeakOffer(offer: newValue) }
  }
}
