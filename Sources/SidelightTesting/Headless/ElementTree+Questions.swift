import SidelightCore

/// What the harness asks of a tree.
extension ElementTree {
  /// A node and everything around it, from the inside out.
  func ancestors(of id: NodeID) -> [NodeID] { Array(sequence(first: id) { self[$0]?.parent }) }

  /// A node and everything in it, from the outside in.
  func descendants(of id: NodeID) -> [NodeID] {
    guard let node = self[id] else { return [] }
    return [id] + Slot.allCases.flatMap { node.children[$0] ?? [] }.flatMap(descendants)
  }

  /// Whether an alert is on top, which is answered before anything else comes.
  var isAsking: Bool { topSheet.flatMap { alert($0) } != nil }

  /// The topmost sheet or alert.
  var topSheet: NodeID? {
    var top: NodeID?
    var next = roots.last
    while let id = next {
      if self[id]?.element.kind.liesOver == true { top = id }
      next = self[id]?.children[.sheets]?.topPresented { self[$0]?.element }
    }
    return top
  }

  /// What the user can reach: the topmost sheet and everything in it, or else everything.
  var uncovered: [NodeID] { topSheet.map(descendants) ?? all.map(\.id) }

  /// Whether all tab views around a node show the page that the node is on.
  func isOnShownTab(_ id: NodeID) -> Bool {
    let around = ancestors(of: id)
    return zip(around, around.dropFirst()).allSatisfy { child, parent in
      tabs(parent).map { $0.page == child || self[child]?.slot == .accessory } ?? true
    }
  }

  /// The page in whose bars at the top a node stands, if these make room for what is scrolled; nil for all other nodes.
  func pageWithBars(around id: NodeID) -> NodeID? {
    ancestors(of: id).firstNonNil { around in
      guard let node = self[around], Slot.topBars.contains(node.slot), let parent = node.parent else { return nil }
      return page(parent)?.minimizing == nil ? nil : parent
    }
  }

  func page(_ id: NodeID) -> PageElement? { if case .page(let page)? = self[id]?.element.kind { page } else { nil } }
  func isPage(_ id: NodeID) -> Bool { page(id) != nil }
  func alert(_ id: NodeID) -> AlertElement? { if case .alert(let alert)? = self[id]?.element.kind { alert } else { nil } }
  func row(_ id: NodeID) -> RowElement? { if case .row(let row)? = self[id]?.element.kind { row } else { nil } }
  func split(_ id: NodeID) -> SplitElement? { if case .split(let split)? = self[id]?.element.kind { split } else { nil } }
  func tabs(_ id: NodeID) -> TabsElement? { if case .tabs(let tabs)? = self[id]?.element.kind { tabs } else { nil } }
  func control(_ id: NodeID) -> (any ControlElement)? { self[id]?.element.kind.control }
  func search(_ id: NodeID) -> SearchElement? { control(id) as? SearchElement }

  /// The texts in a node, as a screen reader joins them.
  func texts(in id: NodeID, slots: [Slot] = Slot.allCases) -> [String] {
    guard let node = nodes[id] else { return [] }
    return slots.filter(\.isReadOut).flatMap { slot in
      (node.children[slot] ?? []).flatMap { child -> [String] in
        guard let element = nodes[child]?.element else { return [] }
        if let label = element.traits.accessibilityLabel { return [label] }
        if case .text(let text) = element.kind { return text.string.isEmpty ? [] : [text.string] }
        return texts(in: child)
      }
    }
  }
}

extension Element.Kind {
  /// Whether it lies over everything else in its window.
  fileprivate var liesOver: Bool {
    switch self {
    case .sheet, .alert: true
    default: false
    }
  }
}
