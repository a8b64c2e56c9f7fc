/// Edges of a view, as seen from where text begins.
package struct SafeEdges: OptionSet, Hashable, Sendable {
  package let rawValue: Int
  package init(rawValue: Int) { self.rawValue = rawValue }

  package static let top = SafeEdges(rawValue: 1)
  package static let leading = SafeEdges(rawValue: 2)
  package static let bottom = SafeEdges(rawValue: 4)
  package static let trailing = SafeEdges(rawValue: 8)
  package static let all: SafeEdges = [.top, .leading, .bottom, .trailing]
}

extension Insets {
  /// The edges at which they are more than nothing.
  var edges: SafeEdges {
    var edges: SafeEdges = []
    if top > 0 { edges.insert(.top) }
    if leading > 0 { edges.insert(.leading) }
    if bottom > 0 { edges.insert(.bottom) }
    if trailing > 0 { edges.insert(.trailing) }
    return edges
  }
}

/// What is free of what covers the edges of a room, such as a bar, and how far the room reaches beyond that: positions in a region.
struct SafeArea: Equatable {
  /// Four edges, from the left and from the top.
  private struct Box: Equatable {
    var left, top, right, bottom: Double

    init(_ place: Place) {
      left = place.x
      top = place.y
      right = place.x + place.size.width
      bottom = place.y + place.size.height
    }
  }

  private var free, whole: Box

  /// Nothing covers a room.
  init(uncovered room: Place) {
    free = Box(room)
    whole = free
  }

  /// Something covers the edges of a room.
  init(free: Place, of room: Place) {
    self.free = Box(free)
    whole = Box(room)
  }

  /// Whose edge is this near to one of what is free, touches it.
  private static let nearness = 0.5

  /// How far each edge of a place that touches an edge of what is free is from the end of the room; 0 for the other edges.
  func insets(of place: Place, isRightToLeft: Bool) -> Insets {
    let box = Box(place)
    let left = box.left <= free.left + Self.nearness ? max(0, box.left - whole.left) : 0
    let right = box.right >= free.right - Self.nearness ? max(0, whole.right - box.right) : 0
    return Insets(
      top: box.top <= free.top + Self.nearness ? max(0, box.top - whole.top) : 0, leading: isRightToLeft ? right : left,
      bottom: box.bottom >= free.bottom - Self.nearness ? max(0, whole.bottom - box.bottom) : 0, trailing: isRightToLeft ? left : right)
  }

  /// How far what is in a place is covered at each edge.
  func covered(_ place: Place, isRightToLeft: Bool) -> Insets {
    let box = Box(place)
    let (left, right) = (max(0, free.left - box.left), max(0, box.right - free.right))
    return Insets(
      top: max(0, free.top - box.top), leading: isRightToLeft ? right : left, bottom: max(0, box.bottom - free.bottom),
      trailing: isRightToLeft ? left : right)
  }

  /// A place that goes on to the end of the room at those of its edges that touch an edge of what is free.
  func extending(_ place: Place, _ edges: SafeEdges, isRightToLeft: Bool) -> Place {
    let insets = insets(of: place, isRightToLeft: isRightToLeft)
    let top = edges.contains(.top) ? insets.top : 0
    let bottom = edges.contains(.bottom) ? insets.bottom : 0
    let leading = edges.contains(.leading) ? insets.leading : 0
    let trailing = edges.contains(.trailing) ? insets.trailing : 0
    guard top + bottom + leading + trailing > 0 else { return place }
    return Place(
      x: place.x - (isRightToLeft ? trailing : leading), y: place.y - top,
      size: Size(place.size.width + leading + trailing, place.size.height + top + bottom))
  }

  /// The same room for what does not mind being covered at some edges.
  func ignoring(_ edges: SafeEdges, isRightToLeft: Bool) -> SafeArea {
    var area = self
    if edges.contains(.top) { area.free.top = whole.top }
    if edges.contains(.bottom) { area.free.bottom = whole.bottom }
    if edges.contains(isRightToLeft ? .trailing : .leading) { area.free.left = whole.left }
    if edges.contains(isRightToLeft ? .leading : .trailing) { area.free.right = whole.right }
    return area
  }

  /// The same room for a content that something in its container covers at some edges, such as a bar: the content is free, and beyond it
  /// there is the container, and what is beyond that where its edge touches that of what is free.
  func covering(_ edges: SafeEdges, of container: Place, around content: Place, isRightToLeft: Bool) -> SafeArea {
    let (own, inner) = (Box(container), Box(content))
    var area = self
    if edges.contains(.top) {
      area.free.top = inner.top
      area.whole.top = own.top <= free.top + Self.nearness ? min(whole.top, own.top) : own.top
    }
    if edges.contains(.bottom) {
      area.free.bottom = inner.bottom
      area.whole.bottom = own.bottom >= free.bottom - Self.nearness ? max(whole.bottom, own.bottom) : own.bottom
    }
    if edges.contains(isRightToLeft ? .trailing : .leading) {
      area.free.left = inner.left
      area.whole.left = own.left <= free.left + Self.nearness ? min(whole.left, own.left) : own.left
    }
    if edges.contains(isRightToLeft ? .leading : .trailing) {
      area.free.right = inner.right
      area.whole.right = own.right >= free.right - Self.nearness ? max(whole.right, own.right) : own.right
    }
    return area
  }
}

/// A child that goes on below what covers the edges of its room, as `.ignoresSafeArea` lets it. Its size is what it is without.
package struct IgnoringArrangement: SingleArrangement, Equatable {
  package let ignoredEdges: SafeEdges

  package init(_ edges: SafeEdges) { ignoredEdges = edges }

  package func offer(_ proposal: Proposal, _ child: Child) -> Proposal { proposal }
  package func offer(_ proposal: Proposal, in size: Size, _ child: Child) -> Proposal { proposal }
  package func origin(of child: Child, _ offered: Proposal, in size: Size) -> Point {
    let child = child.size(offered)
    return Point((size.width - child.width) / 2, (size.height - child.height) / 2)
  }
  package func priority(_ children: Children) -> Double { children.first?.priority ?? 0 }
}
