/// When the bars at the top of a page, its header bar first of all, make room for what is scrolled.
package struct HeaderMinimizing: Equatable, Sendable {
  package enum Behavior: Hashable, Sendable, CaseIterable {
    case never
    /// While the user scrolls down.
    case onScrollDown
    /// While the user scrolls up, in a page that is read from its end.
    case onScrollUp
  }

  package var behavior: Behavior
  /// Whether scrolling back is not enough to bring the bars back, so that the content has to reach its top. Only where scrolling down hides
  /// them.
  package var returnsAtEdge: Bool
  /// Whether the content moves with the bars. Otherwise it lies below them from the beginning, and stays where it is.
  package var movesContent: Bool

  package init(_ behavior: Behavior, returnsAtEdge: Bool = false, movesContent: Bool = true) {
    self.behavior = behavior
    self.returnsAtEdge = returnsAtEdge
    self.movesContent = movesContent
  }
}

/// What the app says of how a bar makes room; nil where it says nothing.
package struct BarMinimizing: Equatable, Sendable {
  package var behavior: HeaderMinimizing.Behavior?
  package var returnsAtEdge: Bool?
  package var movesContent: Bool?

  package init() {}

  /// Takes what is not said here.
  mutating func fill(from other: BarMinimizing) {
    behavior = behavior ?? other.behavior
    returnsAtEdge = returnsAtEdge ?? other.returnsAtEdge
    movesContent = movesContent ?? other.movesContent
  }

  /// All of it; nil for a bar that stays.
  var all: HeaderMinimizing? {
    guard let behavior, behavior != .never else { return nil }
    return HeaderMinimizing(
      behavior, returnsAtEdge: returnsAtEdge == true && behavior == .onScrollDown, movesContent: movesContent != false)
  }
}

/// What happens to a page, as far as the bars at its top depend on it.
package enum HeaderEvent: Equatable, Sendable {
  /// Something in the page was scrolled, or another thing than before; nil where nothing is followed.
  case scrolled(ScrollState?)
  /// The focus came to something in the bars, or left them.
  case focused(Bool)
  /// The pointer is at the top edge of the page.
  case pointed
  /// A key was pressed that leads from one control to another, see ``HeaderModel/isForBars(_:)``.
  case keyed
}

/// Decides whether the bars at the top of a page are seen.
///
/// How far the user has to scroll is what ``ScrollCourse`` says: it has no direction before that, nor where the content hardly needs more room
/// than there is. Bars are not hidden while the focus is in them or the user searches, nor by what a key that leads to another control
/// scrolls; all ways to what is in them bring them back.
package struct HeaderModel: Equatable, Sendable {
  /// Whether they are hidden.
  package private(set) var isMinimized = false
  private var minimizing: HeaderMinimizing?
  private var isFocused = false
  private var isSearching = false
  private var isCovered = false
  /// What is scrolled next is so because a key went to another control.
  private var followsKey = false

  package init() {}

  /// Takes what is said of the page now.
  ///
  /// - Parameters:
  ///   - minimizing: nil for bars that stay.
  ///   - isSearching: whether the user searches in the page.
  ///   - isCovered: whether the user can't see the page. It has its bars when it comes back.
  package mutating func declare(_ minimizing: HeaderMinimizing?, isSearching: Bool, isCovered: Bool) {
    if minimizing != self.minimizing || isSearching || isCovered { isMinimized = false }
    self.minimizing = minimizing
    self.isSearching = isSearching
    self.isCovered = isCovered
  }

  package mutating func handle(_ event: HeaderEvent) {
    switch event {
    case .scrolled(let scroll): follow(scroll ?? ScrollState())
    case .focused(let isOn):
      isFocused = isOn
      if isOn { isMinimized = false }
    case .pointed: isMinimized = false
    case .keyed:
      isMinimized = false
      followsKey = true
    }
  }

  private mutating func follow(_ scroll: ScrollState) {
    defer { followsKey = false }
    guard let minimizing, minimizing.behavior != .never, let direction = scroll.direction else { return isMinimized = false }
    let isAway = minimizing.behavior == .onScrollUp || !scroll.isAtTop
    let hides = isAway && (direction == .down) == (minimizing.behavior == .onScrollDown)
    if hides {
      if !isFocused, !isSearching, !isCovered, !followsKey { isMinimized = true }
    } else if !isAway || !minimizing.returnsAtEdge {
      isMinimized = false
    }
  }

  /// Whether keys lead from one control to another, and so may lead to what is in the bars: Tab, F6, F10 and Ctrl+F.
  ///
  /// - Parameter isPressed: whether these are the keys.
  package static func isForBars(_ isPressed: (KeyShortcut) -> Bool) -> Bool { keys.contains(where: isPressed) }

  /// With Shift, Tab is a key of its own on most keyboards.
  private static let keys = [
    KeyShortcut(symbol: 0xff09, modifiers: []), KeyShortcut(symbol: 0xff09, modifiers: .shift),
    KeyShortcut(symbol: 0xfe20, modifiers: .shift),
    KeyShortcut(symbol: 0xffc3, modifiers: []), KeyShortcut(symbol: 0xffc3, modifiers: .shift), KeyShortcut(symbol: 0xffc7, modifiers: []),
    KeyShortcut("f", modifiers: .control),
  ]
}
