import SidelightCore
@_spi(Nodes) import SidelightGraph

/// A view outside of lists with swipe actions, as far as what is in it knows it.
@MainActor protocol SwipeAround: AnyObject {
  /// The menu that a view in it gives it.
  var innerMenu: (any MenuSource)? { get set }
  /// The entries for its actions, which can be chosen until others are asked for.
  func actionItems() -> [MenuItem]
}

private struct WeakSwipe: Equatable {
  weak var around: (any SwipeAround)?

  static func == (left: WeakSwipe, right: WeakSwipe) -> Bool { left.around === right.around }
}

private enum SwipeKey: ContextKey { static var defaultValue: WeakSwipe { WeakSwipe() } }

extension NodeContext {
  /// The view with swipe actions whose content this is, down to the first element.
  var swipeAround: (any SwipeAround)? {
    get { self[SwipeKey.self].around }
    set { self[SwipeKey.self] = WeakSwipe(around: newValue) }
  }
}
