/// What can be said of a node before it is offered anything.
struct LayoutTraits: Equatable {
  var priority = 0.0
  var spacing = Spacing.plain
  /// Whether the node, or anything in it, says guides.
  var hasGuides = false
  /// Whether guides of its edges or its middle may be said, by itself or by the one child that it stands around.
  var saysOwnGuides = false
  /// In how many stacks in one another, at most, there is something whose width follows from its height; nil where there is nothing of the
  /// kind.
  var bend: Int?

  /// Whether a stack around the node offers it its height where it compares widths.
  ///
  /// If all stacks did so, each of many in one another would triple the questions. A picture that lies deeper is still laid out as it shall
  /// be; only the order in which a stack far around it gives room may be another one.
  var heedsHeight: Bool { bend.map { $0 <= 2 } ?? false }
}

extension LayoutTree {
  func traits(_ slot: Int, _ pass: LayoutPass) -> LayoutTraits {
    if let known = nodes[slot].traits { return known }
    guard pass.depth < Self.deepest else { return LayoutTraits() }
    let traits: LayoutTraits
    switch nodes[slot].content {
    case .leaf(let leaf):
      traits = LayoutTraits(
        spacing: leaf.spacing, hasGuides: leaf.saysGuides, bend: leaf.widthFollowsHeight ? 0 : nil)
    case .arranged(let arrangement): traits = self.traits(arrangement, children(of: slot, pass))
    }
    nodes[slot].traits = traits
    hasAnswers = true
    return traits
  }

  private func traits(_ arrangement: any Arrangement, _ children: Children) -> LayoutTraits {
    var traits = LayoutTraits(
      priority: Gate.priority(arrangement.priority(children)), spacing: arrangement.spacing(children), hasGuides: arrangement.saysGuides,
      saysOwnGuides: arrangement.saysGuides)
    for child in children.lazy.map(\.traits) {
      traits.hasGuides = traits.hasGuides || child.hasGuides
      traits.saysOwnGuides = traits.saysOwnGuides || arrangement.passesGuides && child.saysOwnGuides
      if let bend = child.bend { traits.bend = max(traits.bend ?? 0, bend + (arrangement.sharesRoom ? 1 : 0)) }
    }
    if arrangement.widthFollowsHeight { traits.bend = traits.bend ?? 0 }
    return traits
  }
}
