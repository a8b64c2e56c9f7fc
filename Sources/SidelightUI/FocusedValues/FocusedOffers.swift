import SidelightCore
@_spi(Nodes) import SidelightGraph

/// What one modifier offers.
@MainActor final class FocusedOffer: FocusPlace {
  /// Further in counts before further out, and of two side by side the later one.
  let depth: Int
  let number: Int
  /// Whether the whole window has it, wherever the focus is.
  let isForScene: Bool
  private weak var offers: FocusedOffers?
  private(set) var put: (inout FocusedValues) -> Void
  /// The flush in which its readers were asked to evaluate again.
  private var lastFlush = -1
  private var targets: Set<ObjectIdentifier> = []

  init(depth: Int, number: Int, isForScene: Bool, in offers: FocusedOffers, _ put: @escaping (inout FocusedValues) -> Void) {
    self.depth = depth
    self.number = number
    self.isForScene = isForScene
    self.offers = offers
    self.put = put
  }

  /// Whether it counts now.
  var isOn: Bool { isForScene || !targets.isEmpty }

  /// Another value is offered.
  ///
  /// Where the body of a view reads what it offers itself, an action that can't be compared would make it run for ever: readers are asked
  /// once in a flush, and find the newest value then.
  func set(_ put: @escaping (inout FocusedValues) -> Void, inFlush flush: Int) {
    self.put = put
    guard isOn else { return }
    offers?.changed(isHeard: flush != lastFlush)
    lastFlush = flush
  }

  func add(_ target: FocusTarget) {}

  func remove(_ target: FocusTarget) { note(target, isOn: false) }

  func focusMoved(_ target: FocusTarget) { note(target, isOn: target.isOn) }

  private func note(_ target: FocusTarget, isOn: Bool) {
    let wasOn = self.isOn
    if isOn { targets.insert(ObjectIdentifier(target)) } else { targets.remove(ObjectIdentifier(target)) }
    guard wasOn != self.isOn else { return }
    if wasOn { offers?.left(self) }
    offers?.changed()
  }
}

/// All that is offered in a window, and who reads it.
@MainActor package final class FocusedOffers: GraphPart {
  private var offers: [FocusedOffer] = []
  private var readers = ReaderSet()
  private var made = 0
  /// What is offered now, until something changes.
  private var known: FocusedValues?
  /// What counted before the focus went to the main menu, and does while it is there: its commands are for what had the focus.
  private var held: [FocusedOffer] = []
  private var isInMainMenu = false
  /// What the focus left last, and in which flush.
  private var lastLeft: (offers: [FocusedOffer], flush: Int) = ([], -1)
  /// How many flushes there have been; nil where there is no main menu.
  var flushes: (() -> Int)?

  package init() {}

  /// Adds an offer.
  func add(depth: Int, isForScene: Bool, _ put: @escaping (inout FocusedValues) -> Void) -> FocusedOffer {
    made += 1
    let offer = FocusedOffer(depth: depth, number: made, isForScene: isForScene, in: self, put)
    offers.append(offer)
    if isForScene { changed() }
    return offer
  }

  func remove(_ offer: FocusedOffer) {
    offers.removeAll { $0 === offer }
    held.removeAll { $0 === offer }
    lastLeft.offers.removeAll { $0 === offer }
    if offer.isOn { changed() }
  }

  /// The focus has left a view. It may be on its way to the main menu, or be there already.
  fileprivate func left(_ offer: FocusedOffer) {
    guard let flush = flushes?() else { return }
    if isInMainMenu { held.append(offer) }
    if lastLeft.flush != flush { lastLeft = ([], flush) }
    lastLeft.offers.append(offer)
  }

  /// The focus came into the main menu, or left it.
  fileprivate func mainMenu(hasFocus: Bool) {
    guard hasFocus != isInMainMenu else { return }
    isInMainMenu = hasFocus
    held = hasFocus && lastLeft.flush == flushes?() ? lastLeft.offers : []
    lastLeft.offers = []
    changed()
  }

  func changed(isHeard: Bool = true) {
    known = nil
    if isHeard { readers.invalidate() }
  }

  /// What is offered now. The node that is evaluated is noted as a reader.
  package func read() -> FocusedValues {
    readers.noteRead()
    return current
  }

  /// What is offered now. Complexity: O(offers) after a change, O(1) then.
  package var current: FocusedValues {
    if let known { return known }
    var values = FocusedValues()
    // What is said last counts: what the focus is in, before what the whole window has.
    let order = offers.filter { offer in offer.isOn || held.contains { $0 === offer } }.sorted {
      $0.isForScene == $1.isForScene ? ($0.depth, $0.number) < ($1.depth, $1.number) : $0.isForScene
    }
    for offer in order { offer.put(&values) }
    known = values
    return values
  }
}

/// Follows whether the focus is in the main menu of a window.
@MainActor final class MainMenuFocus: FocusPlace {
  weak var offers: FocusedOffers?

  func add(_ target: FocusTarget) {}

  func remove(_ target: FocusTarget) { offers?.mainMenu(hasFocus: false) }

  func focusMoved(_ target: FocusTarget) { offers?.mainMenu(hasFocus: target.isOn) }
}
