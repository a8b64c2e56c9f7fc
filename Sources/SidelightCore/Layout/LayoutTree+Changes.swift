extension LayoutTree {
  /// Puts a node into another one, before the child that is at an index now; without a parent it is the root.
  ///
  /// Complexity: O(depth), and O(1) as long as the tree was asked nothing.
  package func insert(_ id: NodeID, _ node: LayoutNode, into parent: NodeID?, at index: Int = .max) {
    precondition(slots[id] == nil, "A node is inserted once.")
    let content = take(Node(name: id, content: node.content))
    slots[id] = Slots(outer: content, content: content)
    wrap(id, in: node.modifiers)
    nodes[outer(id)].values = node.values
    attach(id, to: parent, at: index)
  }

  /// Removes a node and all that is in it. Complexity: O(depth + nodes removed + siblings).
  package func remove(_ id: NodeID) {
    guard let removed = slots[id] else { return }
    detach(removed.outer)
    if root == id { root = nil }
    var doomed = [removed.outer]
    while let slot = doomed.popLast() {
      doomed += nodes[slot].children
      slots[nodes[slot].name] = nil
      places[nodes[slot].name] = nil
      places.insets[nodes[slot].name] = nil
      release(slot)
    }
  }

  /// Moves a node to an index among the children of a node, counted without itself.
  ///
  /// Complexity: O(depth + siblings), and O(nodes moved) if it gets another parent.
  package func move(_ id: NodeID, into parent: NodeID, at index: Int) {
    let slot = outer(id)
    let goesElsewhere = self.parent(of: id) != parent
    detach(slot)
    attach(id, to: parent, at: index)
    // How deep a node stands may have a say in what it answers.
    if goesElsewhere { forgetAll(in: slot) }
  }

  /// Puts the children of a node into an order, in which each of them stands once.
  ///
  /// Complexity: O(depth + children), and O(children) where that is their order.
  package func arrange(_ children: [NodeID], in id: NodeID) {
    let around = content(id)
    let ordered = children.compactMap { slots[$0]?.outer }.filter { nodes[$0].parent == around }
    guard ordered.count == nodes[around].children.count, ordered != nodes[around].children else { return }
    nodes[around].children = ordered
    forget(from: around)
  }

  /// Changes what a node is, and says whether that is anything else than before; if not, nothing is forgotten.
  @discardableResult package func update(_ id: NodeID, _ node: LayoutNode) -> Bool {
    var isOther = false
    let modifiers = modifiers(of: id)
    let around = outer(id)
    if modifiers.count != node.modifiers.count {
      unwrap(id)
      wrap(id, in: node.modifiers)
      forgetAll(in: outer(id))
      isOther = true
    } else {
      for (slot, modifier) in zip(modifiers, node.modifiers) where set(.arranged(modifier), at: slot) { isOther = true }
    }
    if set(node.content, at: content(id)) { isOther = true }
    let slot = outer(id)
    if nodes[slot].values != node.values || slot != around {
      nodes[slot].values = node.values
      forget(from: slot)
      isOther = true
    }
    return isOther
  }

  /// Says that a leaf answers something else from now on.
  package func invalidate(_ id: NodeID) { forget(from: content(id)) }

  // MARK: - Parts

  private func outer(_ id: NodeID) -> Int { slot(id).outer }
  private func content(_ id: NodeID) -> Int { slot(id).content }

  private func slot(_ id: NodeID) -> Slots {
    guard let known = slots[id] else { preconditionFailure("The node \(id) is not in the tree.") }
    return known
  }

  /// Returns whether the content is another one now.
  private func set(_ content: LayoutNode.Content, at slot: Int) -> Bool {
    let isSame = nodes[slot].content.isSame(as: content)
    nodes[slot].content = content
    nodes[slot].fixedSize = content.fixedSize
    if nodes[slot].followsContainer { hasFollowers = true }
    if !isSame { forget(from: slot) }
    return !isSame
  }

  /// The slots of the modifiers around a node, the innermost one first.
  private func modifiers(of id: NodeID) -> [Int] {
    let own = slot(id)
    var found: [Int] = []
    var slot = own.content
    while slot != own.outer, let parent = nodes[slot].parent {
      found.append(parent)
      slot = parent
    }
    return found
  }

  /// Puts modifiers around a node that has none.
  private func wrap(_ id: NodeID, in modifiers: [any Arrangement]) {
    for modifier in modifiers {
      let inner = outer(id)
      let parent = nodes[inner].parent
      let slot = take(Node(name: id, content: .arranged(modifier), parent: parent, children: [inner]))
      replace(inner, by: slot, in: parent)
      nodes[inner].parent = slot
      slots[id]?.outer = slot
    }
  }

  /// Removes the modifiers around a node.
  private func unwrap(_ id: NodeID) {
    let own = slot(id)
    let modifiers = modifiers(of: id)
    let parent = nodes[own.outer].parent
    replace(own.outer, by: own.content, in: parent)
    nodes[own.content].parent = parent
    modifiers.forEach(release)
    slots[id]?.outer = own.content
  }

  private func replace(_ old: Int, by new: Int, in parent: Int?) {
    guard let parent, let index = nodes[parent].children.firstIndex(of: old) else { return }
    nodes[parent].children[index] = new
  }

  private func attach(_ id: NodeID, to parent: NodeID?, at index: Int) {
    let slot = outer(id)
    guard let parent else {
      precondition(root == nil, "A tree has one root.")
      root = id
      return
    }
    let around = content(parent)
    nodes[slot].parent = around
    nodes[around].children.insert(slot, at: min(max(index, 0), nodes[around].children.count))
    forget(from: around)
  }

  private func detach(_ slot: Int) {
    guard let parent = nodes[slot].parent else { return }
    forget(from: parent)
    if let index = nodes[parent].children.firstIndex(of: slot) { nodes[parent].children.remove(at: index) }
    nodes[slot].parent = nil
  }

  private func take(_ taken: Node) -> Int {
    var node = taken
    node.fixedSize = node.content.fixedSize
    if node.followsContainer { hasFollowers = true }
    if let slot = freeSlots.popLast() {
      nodes[slot] = node
      return slot
    }
    nodes.append(node)
    return nodes.count - 1
  }

  /// Leaves nothing behind that keeps an app's closures alive.
  private func release(_ slot: Int) {
    nodes[slot] = Node(name: nodes[slot].name, content: .leaf(Leaf()))
    freeSlots.append(slot)
  }

  // MARK: - Forgetting

  /// Makes a node and all those around it forget.
  func forget(from slot: Int) {
    guard hasAnswers else { return }
    var next: Int? = slot
    while let slot = next {
      clear(slot)
      next = nodes[slot].parent
    }
  }

  /// Makes a node and all that is in it forget, and all those around it.
  private func forgetAll(in slot: Int) {
    guard hasAnswers else { return }
    var rest = [slot]
    while let slot = rest.popLast() {
      clear(slot)
      rest += nodes[slot].children
    }
    forget(from: slot)
  }

  private func clear(_ slot: Int) {
    nodes[slot].memo.forget()
    nodes[slot].traits = nil
    nodes[slot].placed = nil
    nodes[slot].version += 1
  }
}

extension LayoutNode.Content {
  fileprivate var fixedSize: Size? { if case .arranged(let arrangement) = self { arrangement.fixedSize } else { nil } }
}
