package import SidelightCore

/// The standing of one element in the lowered tree: its id, its value as it is shown now, and its children by slot.
@MainActor package final class ElementHost {
  package let id: NodeID
  /// The element as it was last computed, decorations included.
  package private(set) var element: Element
  let depth: Int
  private unowned let graph: ViewGraph
  private let decoration: Decoration?
  private var slots: [(slot: Slot, roots: [ViewNode])] = []
  /// The children that the consumer has, by slot.
  private var shown: [Slot: [ElementHost]] = [:]
  /// Whether the consumer has this element.
  private(set) var isShown = false
  private var isOff = false
  /// Hears that the consumer has this element no longer.
  var hidden: (() -> Void)?
  /// Waits in the graph's list for the next emission.
  private var isQueued = false
  private var needsUpdate = false
  private var needsChildren = false

  init(_ kind: Element.Kind, _ context: NodeContext) {
    graph = context.graph
    id = context.graph.makeID()
    depth = (context.parent?.depth ?? -1) + 1
    decoration = context.decoration
    element = Element(kind)
    decoration?.apply(to: &element)
  }

  /// The element's own part changed.
  /// - Parameter isDisabled: whether it is off by itself, whatever the modifiers around it say.
  func set(_ kind: Element.Kind, isDisabled: Bool = false) {
    isOff = isDisabled
    var new = Element(kind)
    new.traits.isDisabled = isDisabled
    decoration?.apply(to: &new)
    take(new)
  }

  /// Tells the consumer of the element even if it is as before: what the consumer shows differs from it.
  func insist() {
    needsUpdate = true
    queue()
  }

  /// A decoration around the element changed.
  func decorationChanged() { set(element.kind, isDisabled: isOff) }

  private func take(_ new: Element) {
    guard new != element else { return }
    element = new
    needsUpdate = true
    queue()
  }

  /// Names the nodes whose elements fill a slot.
  func setSlot(_ slot: Slot, _ roots: [ViewNode]) {
    if let index = slots.firstIndex(where: { $0.slot == slot }) {
      guard !slots[index].roots.elementsEqual(roots, by: ===) else { return }
      slots[index].roots = roots
    } else {
      guard !roots.isEmpty else { return }
      slots.append((slot, roots))
    }
    childrenChanged()
  }

  /// The elements below changed in number or order.
  func childrenChanged() {
    needsChildren = true
    queue()
  }

  private func queue() {
    guard isShown, !isQueued else { return }
    isQueued = true
    graph.queueEmission(self)
  }

  /// The hosts that stand in a slot now, shown or not.
  package func hosts(in slot: Slot) -> [ElementHost] {
    var hosts: [ElementHost] = []
    for entry in slots where entry.slot == slot {
      for root in entry.roots { root.collect(into: &hosts) }
    }
    return hosts
  }

  /// The slots that have been filled at least once.
  package var filledSlots: [Slot] { slots.map(\.slot) }

  // MARK: Emission

  /// Writes what changed since the last emission.
  func emitChanges(into patches: inout [Patch]) {
    isQueued = false
    guard isShown else { return }
    if needsUpdate {
      needsUpdate = false
      patches.append(.update(id, element))
    }
    if needsChildren {
      needsChildren = false
      for entry in slots { emitSlot(entry.slot, into: &patches) }
    }
  }

  /// Writes the insertion of this element and of everything below it.
  func emitInsertion(parent: NodeID?, slot: Slot, index: Int, into patches: inout [Patch]) {
    isShown = true
    needsUpdate = false
    needsChildren = false
    patches.append(.insert(id, parent: parent, slot: slot, index: index, element: element))
    for entry in slots {
      let hosts = hosts(in: entry.slot)
      shown[entry.slot] = hosts
      for (index, host) in hosts.enumerated() { host.emitInsertion(parent: id, slot: entry.slot, index: index, into: &patches) }
    }
  }

  /// Writes the removal of this element, which takes everything below it along.
  func emitRemoval(into patches: inout [Patch]) {
    guard isShown else { return }
    patches.append(.remove(id))
    forgetShown()
  }

  private func forgetShown() {
    isShown = false
    hidden?()
    for hosts in shown.values {
      for host in hosts { host.forgetShown() }
    }
    shown = [:]
  }

  /// Writes the smallest changes that make a slot's children what they are now.
  private func emitSlot(_ slot: Slot, into patches: inout [Patch]) {
    let wanted = hosts(in: slot)
    var current = shown[slot] ?? []
    shown[slot] = wanted
    if current.elementsEqual(wanted, by: ===) { return }
    let stays = Set(wanted.map(\.id))
    for host in current where !stays.contains(host.id) { host.emitRemoval(into: &patches) }
    current.removeAll { !stays.contains($0.id) }
    for (index, host) in wanted.enumerated() {
      if index < current.count, current[index] === host { continue }
      if host.isShown, let old = current[index...].firstIndex(where: { $0 === host }) {
        current.remove(at: old)
        current.insert(host, at: index)
        patches.append(.move(host.id, index: index))
      } else {
        current.insert(host, at: index)
        host.emitInsertion(parent: id, slot: slot, index: index, into: &patches)
      }
    }
  }
}
