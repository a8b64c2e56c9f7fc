package import SidelightCore

/// The standing of one element in the lowered tree: its id, its value as it is shown now, and its children by slot.
@_spi(Nodes) @MainActor public final class ElementHost {
  package let id: NodeID
  /// The element as it was last computed, decorations included.
  package private(set) var element: Element
  let depth: Int
  private let graph: ViewGraph
  private let decoration: Decoration?
  private var slots: [Content] = []
  /// The element that this one stands in for the consumer; another one may want it already.
  private weak var holder: ElementHost?
  /// Whether the consumer has this element.
  package private(set) var isShown = false
  private var isOff = false
  /// What the listener wanted to know of it.
  package let note: AnyObject?
  private weak var listener: (any ElementListener)?
  /// Hears that the consumer has this element no longer.
  package var hidden: (() -> Void)?
  /// Waits in the graph's list for the next emission.
  private var isQueued = false
  private var needsUpdate = false
  private var needsChildren = false

  /// What stands in one slot.
  private struct Content {
    let slot: Slot
    var roots: [ViewNode]
    /// The children that the consumer has.
    var shown: [ElementHost] = []
    /// What it is to have at the end of the emission that is under way.
    var wanted: [ElementHost] = []

    @MainActor var hosts: [ElementHost] {
      var hosts: [ElementHost] = []
      for root in roots { root.collect(into: &hosts) }
      return hosts
    }
  }

  package init(_ kind: Element.Kind, _ context: NodeContext) {
    graph = context.graph
    id = context.graph.makeID()
    depth = context.depth
    decoration = context.decoration
    listener = context.listener
    note = context.listener?.note(of: context)
    element = Element(kind)
    decoration?.apply(to: &element)
  }

  /// The element's own part changed.
  /// - Parameter isDisabled: whether it is off by itself, whatever the modifiers around it say.
  package func set(_ kind: Element.Kind, isDisabled: Bool = false) {
    isOff = isDisabled
    var new = Element(kind)
    new.traits.isDisabled = isDisabled
    decoration?.apply(to: &new)
    take(new)
  }

  /// The element is a text and shows other words or looks; nothing else of it changed. Rows that are given on do this most of all.
  package func set(_ text: TextElement) {
    guard decoration == nil, !isOff, case .text(let old) = element.kind else { return set(.text(text)) }
    if text == old { return }
    element.kind = .text(text)
    listener?.elementsChanged()
    needsUpdate = true
    queue()
  }

  /// Tells the consumer of the element even if it is as before: what the consumer shows differs from it.
  package func insist() {
    needsUpdate = true
    queue()
  }

  /// A decoration around the element changed.
  package func decorationChanged() {
    graph.counters.decorations += 1
    set(element.kind, isDisabled: isOff)
  }

  private func take(_ new: Element) {
    if new == element { return }
    element = new
    listener?.elementsChanged()
    needsUpdate = true
    queue()
  }

  /// Names the nodes whose elements fill a slot.
  package func setSlot(_ slot: Slot, _ roots: [ViewNode]) {
    if let index = slots.firstIndex(where: { $0.slot == slot }) {
      guard !slots[index].roots.elementsEqual(roots, by: ===) else { return }
      slots[index].roots = roots
    } else {
      guard !roots.isEmpty else { return }
      slots.append(Content(slot: slot, roots: roots))
    }
    childrenChanged()
  }

  /// The elements below changed in number or order.
  package func childrenChanged() {
    needsChildren = true
    queue()
  }

  private func queue() {
    guard isShown, !isQueued else { return }
    isQueued = true
    graph.queueEmission(self)
  }

  /// The hosts that stand in a slot now, shown or not.
  package func hosts(in slot: Slot) -> [ElementHost] { slots.first { $0.slot == slot }?.hosts ?? [] }

  /// The slots that have been filled at least once.
  package var filledSlots: [Slot] { slots.map(\.slot) }

  // MARK: Emission

  /// Writes the removal of children that stand here no longer. Those of all elements go before any is put down, because a child may
  /// have gone to another slot or another element.
  func emitRemovals(into patches: inout [Patch]) {
    guard isShown, needsChildren else { return }
    for index in slots.indices { slots[index].wanted = slots[index].hosts }
    for index in slots.indices {
      let (current, wanted) = (slots[index].shown, slots[index].wanted)
      if current.isEmpty || current.elementsEqual(wanted, by: ===) { continue }
      let stays = Set(wanted.map(\.id))
      slots[index].shown = current.filter { stays.contains($0.id) }
      for host in current where !stays.contains(host.id) { host.emitRemoval(into: &patches) }
    }
  }

  /// What changed since the last emission, if that is the element alone, which is told by that.
  func takeOnlyUpdate() -> Patch? {
    guard isShown, needsUpdate, !needsChildren else { return nil }
    isQueued = false
    needsUpdate = false
    return .update(id, element)
  }

  /// Writes what else changed since the last emission.
  func emitChanges(into patches: inout [Patch]) {
    isQueued = false
    guard isShown else { return }
    if needsUpdate {
      needsUpdate = false
      patches.append(.update(id, element))
    }
    guard needsChildren else { return }
    needsChildren = false
    for index in slots.indices { emitSlot(index, into: &patches) }
  }

  /// Writes the insertion of this element and of everything below it.
  package func emitInsertion(in parent: ElementHost?, slot: Slot, index: Int, into patches: inout [Patch]) {
    if isShown {
      holder?.forget(self)
      emitRemoval(into: &patches)
    }
    isShown = true
    holder = parent
    needsUpdate = false
    needsChildren = false
    patches.append(.insert(id, parent: parent?.id, slot: slot, index: index, element: element))
    for index in slots.indices {
      let (slot, hosts) = (slots[index].slot, slots[index].hosts)
      slots[index].shown = hosts
      for (index, host) in hosts.enumerated() { host.emitInsertion(in: self, slot: slot, index: index, into: &patches) }
    }
  }

  /// Writes the removal of this element, which takes everything below it along.
  package func emitRemoval(into patches: inout [Patch]) {
    guard isShown else { return }
    patches.append(.remove(id))
    forgetShown()
  }

  /// The consumer has neither this element nor what stands in it any more.
  package func forgetShown() {
    isShown = false
    holder = nil
    for index in slots.indices {
      slots[index].wanted = []
      let gone = slots[index].shown
      slots[index].shown = []
      for host in gone { host.forgetShown() }
    }
    hidden?()
  }

  /// A child has gone to another element.
  private func forget(_ child: ElementHost) {
    for index in slots.indices { slots[index].shown.removeAll { $0 === child } }
  }

  /// Writes the fewest changes that make a slot's children what they are to be, those that are gone having been removed.
  private func emitSlot(_ index: Int, into patches: inout [Patch]) {
    let (slot, wanted) = (slots[index].slot, slots[index].wanted)
    slots[index].wanted = []
    let shown = slots[index].shown
    if shown.elementsEqual(wanted, by: ===) { return }
    // By ids, which cost nothing to look at: a thousand children that trade places are looked at half a million times.
    var line = shown.map(\.id)
    let moved = Set(identityDiff(from: line, to: wanted.map(\.id)).moves.map { wanted[$0.to].id })
    // Children that wait to be moved stand in between until it is their turn.
    var place = 0
    for host in wanted {
      let id = host.id
      if host.isShown, host.holder === self, !moved.contains(id) {
        while line[place] != id { place += 1 }
      } else if moved.contains(id), let old = line.indexFromEnds(of: id) {
        line.remove(at: old)
        if old < place { place -= 1 }
        line.insert(id, at: place)
        patches.append(.move(id, index: place))
      } else {
        line.insert(id, at: place)
        host.emitInsertion(in: self, slot: slot, index: place, into: &patches)
      }
      place += 1
    }
    slots[index].shown = wanted
  }
}

extension [NodeID] {
  /// Where an id stands that stands once. What trades places with others mostly comes from an end.
  fileprivate func indexFromEnds(of id: NodeID) -> Int? {
    var (first, last) = (startIndex, endIndex - 1)
    while first <= last {
      if self[first] == id { return first }
      if self[last] == id { return last }
      (first, last) = (first + 1, last - 1)
    }
    return nil
  }
}
