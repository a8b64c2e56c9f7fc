/// Children above each other, as `ZStack`, `.overlay` and `.background` lay them out.
///
/// Those that are no decoration decide how large it is: all of them are offered the same, and it is as large as they reach once they are
/// aligned. Of several, only those of the highest priority have a say. A decoration is offered that size.
package struct LayersArrangement: Arrangement, Equatable {
  package var alignment: GuidePair

  package init(alignment: GuidePair = .center) { self.alignment = alignment }

  package func size(_ proposal: Proposal, _ children: Children) -> Size {
    let extents = extents(of: leading(children), proposal)
    return Size(extents.horizontal.length, extents.vertical.length)
  }

  package func place(_ children: Children, in size: Size, _ proposal: Proposal) -> [Place?] {
    let content = children.filter { !$0.values.isDecoration }
    // A view behind or in front of which others lie is what it would be without them.
    let offered = content.count == 1 ? proposal : Proposal(size)
    let extents = extents(of: leading(children), offered)
    let line = Point(extents.horizontal.line, extents.vertical.line)
    return children.map { child in
      let isDecoration = child.values.isDecoration
      let offer = isDecoration ? Proposal(size) : offered
      let dimensions = child.dimensions(offer, for: alignment)
      let target = isDecoration ? edge(of: content, in: size, proposal) : line
      return Place(
        Point(target.x - dimensions[alignment.horizontal], target.y - dimensions[alignment.vertical]), dimensions.size, offer)
    }
  }

  package func guides(_ children: Children, in size: Size, _ proposal: Proposal) -> Guides {
    let places = zip(children, place(children, in: size, proposal)).map { child, place in child.values.isDecoration ? nil : place }
    let guides = children.guides(at: places)
    return isAround(children) ? guides.first ?? .none : Guides.merged(guides)
  }

  package func priority(_ children: Children) -> Double {
    isAround(children) ? children.first { !$0.values.isDecoration }?.priority ?? 0 : 0
  }

  package func spacing(_ children: Children) -> Spacing {
    let content = children.filter { !$0.values.isDecoration }.map(\.spacing)
    guard let first = content.first, content.allSatisfy({ $0 == first }) else { return .plain }
    return first
  }

  package var passesGuides: Bool { true }

  /// Whether it only stands around one view, as the modifiers do.
  private func isAround(_ children: Children) -> Bool {
    children.count > 1 && children.lazy.filter { !$0.values.isDecoration }.count == 1
  }

  /// The children that decide how large it is.
  private func leading(_ children: Children) -> [Child] {
    let content = children.filter { !$0.values.isDecoration }
    guard content.count > 1 else { return content }
    let highest = content.map(\.priority).max()
    return content.filter { $0.priority == highest }
  }

  private func extents(of children: [Child], _ proposal: Proposal) -> (horizontal: Extent, vertical: Extent) {
    var (horizontal, vertical) = (Extent(), Extent())
    for child in children {
      let dimensions = child.dimensions(proposal, for: alignment)
      horizontal.add(dimensions.size.width, guide: dimensions[alignment.horizontal])
      vertical.add(dimensions.size.height, guide: dimensions[alignment.vertical])
    }
    return (horizontal, vertical)
  }

  /// Where the guides of the content are by which decorations are aligned.
  private func edge(of content: [Child], in size: Size, _ proposal: Proposal) -> Point {
    let guides = content.count == 1 ? content[0].dimensions(proposal, for: alignment).guides : .none
    let whole = Dimensions(size, guides)
    return Point(whole[alignment.horizontal], whole[alignment.vertical])
  }
}
