/// Room around a child, as `.padding` leaves it.
package struct PaddingArrangement: SingleArrangement, Equatable {
  /// Distances below zero let the child hang out.
  package let insets: Insets
  /// Whether what ignores what covers the room goes on below the room that is left, as with `.safeAreaPadding`.
  package let isSafeArea: Bool

  package init(_ insets: Insets, isSafeArea: Bool = false) {
    self.isSafeArea = isSafeArea
    self.insets = Insets(
      top: Gate.distance(insets.top), leading: Gate.distance(insets.leading), bottom: Gate.distance(insets.bottom),
      trailing: Gate.distance(insets.trailing))
  }

  package var coveredEdges: SafeEdges {
    guard isSafeArea else { return [] }
    var edges: SafeEdges = []
    if insets.top > 0 { edges.insert(.top) }
    if insets.leading > 0 { edges.insert(.leading) }
    if insets.bottom > 0 { edges.insert(.bottom) }
    if insets.trailing > 0 { edges.insert(.trailing) }
    return edges
  }

  private var width: Double { insets.leading + insets.trailing }
  private var height: Double { insets.top + insets.bottom }

  package func offer(_ proposal: Proposal, _ child: Child) -> Proposal {
    Proposal(width: proposal.width.map { $0 - width }, height: proposal.height.map { $0 - height })
  }
  package func size(around child: Size, _ proposal: Proposal) -> Size { Size(child.width + width, child.height + height) }
  package func origin(of child: Child, _ offered: Proposal, in size: Size) -> Point { Point(insets.leading, insets.top) }

  package func spacing(_ children: Children) -> Spacing {
    (children.first?.spacing ?? .plain).plain(horizontal: width != 0, vertical: height != 0)
  }
}

/// A child of its ideal size, whatever is offered, as `.fixedSize` makes it. It hangs out where there is less room.
package struct FixedSizeArrangement: SingleArrangement, Equatable {
  package var horizontal, vertical: Bool

  package init(horizontal: Bool = true, vertical: Bool = true) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  package func offer(_ proposal: Proposal, _ child: Child) -> Proposal {
    Proposal(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }
  package func priority(_ children: Children) -> Double { children.first?.priority ?? 0 }
}

/// A child that is offered a size in a proportion, as `.aspectRatio` does it.
package struct AspectArrangement: SingleArrangement, Equatable {
  /// The width in proportion to the height; nil for that of the child's ideal size. One that is not positive and finite counts as none.
  package let ratio: Double?
  /// Whether the child is offered the smallest size that fills what is offered, and not the largest one that fits in it.
  package let fills: Bool

  package init(ratio: Double?, fills: Bool) {
    self.ratio = ratio.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
    self.fills = fills
  }

  package var widthFollowsHeight: Bool { true }

  package func offer(_ proposal: Proposal, _ child: Child) -> Proposal {
    guard proposal != .unspecified, let ratio = ratio ?? ownRatio(of: child) else { return proposal }
    let width = proposal.height.map { $0 * ratio }
    let fitting = [proposal.width, width].compactMap(\.self)
    guard let wide = fills ? fitting.max() : fitting.min() else { return proposal }
    return Proposal(width: wide, height: wide / ratio)
  }

  private func ownRatio(of child: Child) -> Double? {
    let ideal = child.size(.unspecified)
    return ideal.width > 0 && ideal.height > 0 ? ideal.width / ideal.height : nil
  }

  package func origin(of child: Child, _ offered: Proposal, in size: Size) -> Point {
    let child = child.size(offered)
    return Point((size.width - child.width) / 2, (size.height - child.height) / 2)
  }
}

/// A child that is shown elsewhere than where it has its place, as `.offset` shows it. Its size and its guides stay where they are.
package struct OffsetArrangement: SingleArrangement, Equatable {
  package let offset: Point

  /// `x` leads away from the edge at which text begins.
  package init(x: Double, y: Double) { offset = Point(Gate.distance(x), Gate.distance(y)) }

  package func offer(_ proposal: Proposal, _ child: Child) -> Proposal { proposal }
  package func origin(of child: Child, _ offered: Proposal, in size: Size) -> Point { offset }
  package func guides(_ children: Children, in size: Size, _ proposal: Proposal) -> Guides {
    children.first?.dimensions(proposal).guides ?? .none
  }
  package func priority(_ children: Children) -> Double { children.first?.priority ?? 0 }
}

/// A child whose middle lies at a point, in a node that takes all that it is offered, as `.position` does it.
package struct PositionArrangement: SingleArrangement, Equatable {
  package let center: Point

  package init(x: Double, y: Double) { center = Point(Gate.distance(x), Gate.distance(y)) }

  package func offer(_ proposal: Proposal, _ child: Child) -> Proposal { proposal }
  package func offer(_ proposal: Proposal, in size: Size, _ child: Child) -> Proposal { Proposal(size) }
  package func size(around child: Size, _ proposal: Proposal) -> Size { proposal.filled(by: child) }
  package func origin(of child: Child, _ offered: Proposal, in size: Size) -> Point {
    let child = child.size(offered)
    return Point(center.x - child.width / 2, center.y - child.height / 2)
  }
  package func spacing(_ children: Children) -> Spacing { .plain }
}

/// A child that says where some of its guides are, as `.alignmentGuide` has it say.
package struct GuideArrangement: SingleArrangement, Equatable {
  /// Where a guide is.
  package enum Value: Sendable, Equatable {
    /// So many pixels from the upper corner at which text begins.
    case length(Double)
    /// Where a closure of the app puts it. Two closures with the same number are the same.
    case computed(Int, @Sendable (Dimensions) -> Double)

    func value(in dimensions: Dimensions) -> Double {
      switch self {
      case .length(let length): length
      case .computed(_, let compute): compute(dimensions)
      }
    }

    package static func == (left: Value, right: Value) -> Bool {
      switch (left, right) {
      case (.length(let one), .length(let other)): one == other
      case (.computed(let one, _), .computed(let other, _)): one == other
      default: false
      }
    }
  }

  package var key: GuideKey
  package var value: Value

  package init(_ key: GuideKey, _ value: Value) {
    self.key = key
    self.value = value
  }

  package func offer(_ proposal: Proposal, _ child: Child) -> Proposal { proposal }
  package func guides(_ children: Children, in size: Size, _ proposal: Proposal) -> Guides {
    let inside = children.first?.dimensions(proposal) ?? Dimensions(size)
    var guides = inside.guides
    guides[key] = value.value(in: inside)
    return guides
  }
  package func priority(_ children: Children) -> Double { children.first?.priority ?? 0 }
  package var saysGuides: Bool { true }
}

/// A child that gets its room before or after others, as `.layoutPriority` says.
package struct PriorityArrangement: SingleArrangement, Equatable {
  package let priority: Double

  package init(_ priority: Double) { self.priority = Gate.priority(priority) }

  package func offer(_ proposal: Proposal, _ child: Child) -> Proposal { proposal }
  package func priority(_ children: Children) -> Double { priority }
}

/// A child in which text runs in a direction of its own.
package struct DirectionArrangement: SingleArrangement, Equatable {
  package let isRightToLeft: Bool?

  package init(isRightToLeft: Bool) { self.isRightToLeft = isRightToLeft }

  package func offer(_ proposal: Proposal, _ child: Child) -> Proposal { proposal }
  package func priority(_ children: Children) -> Double { children.first?.priority ?? 0 }
}
