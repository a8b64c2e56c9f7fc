/// What goes down through the tree with each question.
struct LayoutPass {
  let tree: LayoutTree
  let facts: any LeafFacts
  /// How many arrangements stand around the children that are asked.
  var depth: Int
  /// How often the node forgot that asks.
  var version = 0

  func deeper(from slot: Int) -> LayoutPass {
    LayoutPass(tree: tree, facts: facts, depth: depth + 1, version: tree.nodes[slot].version)
  }
}

extension LayoutTree {
  /// The size that a node takes with its modifiers where it is offered this; that of the root where none is named.
  package func size(of id: NodeID? = nil, _ proposal: Proposal, _ facts: any LeafFacts) -> Size {
    guard let slot = slot(of: id) else { return .zero }
    return size(slot, proposal, pass(around: slot, facts))
  }

  /// The size and the guides of a node with its modifiers.
  package func dimensions(of id: NodeID? = nil, _ proposal: Proposal, _ facts: any LeafFacts) -> Dimensions {
    guard let slot = slot(of: id) else { return Dimensions(.zero) }
    return Child(slot, nil, pass(around: slot, facts)).dimensions(proposal)
  }

  private func slot(of id: NodeID?) -> Int? { (id ?? root).flatMap { slots[$0]?.outer } }

  func pass(around slot: Int, _ facts: any LeafFacts) -> LayoutPass {
    var depth = 0
    var next = nodes[slot].parent
    while let parent = next {
      depth += 1
      next = nodes[parent].parent
    }
    return LayoutPass(tree: self, facts: facts, depth: depth)
  }

  // MARK: - Questions of arrangements

  func size(_ slot: Int, _ proposal: Proposal, _ pass: LayoutPass) -> Size {
    if let fixed = nodes[slot].fixedSize, pass.depth < Self.deepest {
      hasAnswers = true
      return fixed
    }
    if let known = nodes[slot].memo[proposal] { return known.size }
    guard pass.depth < Self.deepest else {
      counters.tooDeep += 1
      return .zero
    }
    let answer: Size
    switch nodes[slot].content {
    case .leaf:
      counters.sizes += 1
      answer = pass.facts.size(of: nodes[slot].name, proposal)
    case .arranged(let arrangement):
      counters.arrangements += 1
      answer = arrangement.size(proposal, children(of: slot, pass))
    }
    let size = Gate.answer(answer, to: proposal)
    nodes[slot].memo.remember(size, for: proposal)
    hasAnswers = true
    return size
  }

  /// The guides of a node that has answered with a size to a proposal.
  func guides(_ slot: Int, _ size: Size, _ proposal: Proposal, _ pass: LayoutPass) -> Guides {
    if let known = nodes[slot].memo[proposal]?.guides { return known }
    guard pass.depth < Self.deepest else { return .none }
    let guides: Guides
    switch nodes[slot].content {
    case .leaf(let leaf):
      guard leaf.saysGuides else { return .none }
      counters.guides += 1
      guides = pass.facts.guides(of: nodes[slot].name, in: size)
    case .arranged(let arrangement): guides = arrangement.guides(children(of: slot, pass), in: size, proposal)
    }
    // One that is always the same has not remembered it yet.
    if nodes[slot].fixedSize != nil, nodes[slot].memo[proposal] == nil { nodes[slot].memo.remember(size, for: proposal) }
    nodes[slot].memo.remember(guides, for: proposal)
    return guides
  }

  /// Where the children of a node lie.
  func places(_ slot: Int, _ size: Size, _ proposal: Proposal, _ pass: LayoutPass) -> [(slot: Int, place: Place?)] {
    guard pass.depth < Self.deepest, case .arranged(let arrangement) = nodes[slot].content else {
      return nodes[slot].children.map { ($0, Place(x: 0, y: 0, size: .zero)) }
    }
    counters.places += 1
    let entries = entries(of: slot)
    let places = arrangement.place(Children(entries, pass.deeper(from: slot)), in: size, proposal)
    return entries.enumerated().map { index, entry in (entry.slot, index < places.count ? places[index].map(Gate.place) : nil) }
  }

  func children(of slot: Int, _ pass: LayoutPass) -> Children { Children(entries(of: slot), pass.deeper(from: slot)) }

  /// The children that the arrangement of a node lays out: the cells of its rows in their place if it is a grid.
  private func entries(of slot: Int) -> [Children.Entry] {
    let children = nodes[slot].children
    guard case .arranged(let arrangement) = nodes[slot].content, arrangement.takesRows else {
      return children.map { Children.Entry(slot: $0, row: nil) }
    }
    var entries: [Children.Entry] = []
    for (index, child) in children.enumerated() {
      if let row = row(child) {
        let place = GridRow(index: index, alignment: row.rowAlignment)
        entries += nodes[child].children.map { Children.Entry(slot: $0, row: place) }
      } else {
        entries.append(Children.Entry(slot: child, row: nil))
      }
    }
    return entries
  }

  /// What stands in a slot, if that is a row of a grid.
  func row(_ slot: Int) -> (any Arrangement)? {
    if case .arranged(let arrangement) = nodes[slot].content, arrangement.isRow { arrangement } else { nil }
  }
}
