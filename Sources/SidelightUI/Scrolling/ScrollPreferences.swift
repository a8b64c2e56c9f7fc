import SidelightCore
@_spi(Nodes) import SidelightGraph

/// How something in a page stands that scrolls down.
struct ScrolledArea: Equatable {
  let area: NodeID
  var state: ScrollState
  /// Of two areas the one with the greater number was scrolled later.
  let moment: Int
}

private enum ScrolledKey: OuterPagePreferenceKey {
  static var defaultValue: ScrolledArea? { nil }

  /// Of several areas that counts which was scrolled last, and they are at the top together.
  static func reduce(value: inout ScrolledArea?, nextValue: () -> ScrolledArea?) {
    guard let next = nextValue() else { return }
    guard let first = value else { return value = next }
    var later = next.moment > first.moment ? next : first
    later.state.isAtTop = first.state.isAtTop && next.state.isAtTop
    value = later
  }
}

extension Preferences {
  /// How the lists and scroll views stand that scroll down; nil where nobody follows them.
  var scrolled: ScrolledArea? {
    get { self[ScrolledKey.self] }
    set { self[ScrolledKey.self] = newValue }
  }
}

extension Preferences? {
  /// These, and how something stands that scrolls.
  func saying(_ scrolled: ScrolledArea?) -> Preferences? {
    guard let scrolled else { return self }
    var merged = self ?? Preferences()
    merged.scrolled = scrolled
    return merged
  }
}

@MainActor private final class ScrollMoments: GraphPart {
  var last = 0
}

extension ViewGraph {
  /// Notes that something was scrolled.
  func scrolled(_ area: NodeID, _ state: ScrollState) -> ScrolledArea {
    self[ScrollMoments.self].last += 1
    return ScrolledArea(area: area, state: state, moment: self[ScrollMoments.self].last)
  }
}
