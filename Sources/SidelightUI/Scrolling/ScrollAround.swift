import SidelightCore
@_spi(Nodes) import SidelightGraph

/// The scroll view around a view, for those in it that hear when it is scrolled.
@MainActor final class ScrollAround {
  private struct Hearer {
    weak var owner: AnyObject?
    let hear: @MainActor () -> Void
  }
  private var hearers: [Hearer] = []
  private var place: Point?
  weak var node: ViewNode?

  /// Whether anybody hears of it.
  var isHeard: Bool { !hearers.isEmpty }

  /// Has a function run whenever the view is scrolled from now on, as long as its owner is there.
  func hear(by owner: AnyObject, _ body: @escaping @MainActor () -> Void) {
    guard !hearers.contains(where: { $0.owner === owner }) else { return }
    hearers = hearers.filter { $0.owner != nil } + [Hearer(owner: owner, hear: body)]
    node?.invalidate()
  }

  func take(_ measure: ScrollMeasure) {
    if hearers.contains(where: { $0.owner == nil }) {
      hearers.removeAll { $0.owner == nil }
      if hearers.isEmpty { node?.invalidate() }
    }
    let new = Point(measure.x, measure.y)
    defer { place = new }
    if let place, place != new { for hearer in hearers where hearer.owner != nil { hearer.hear() } }
  }
}

enum ScrollAroundKey: EnvironmentKey {
  static var defaultValue: Identity { Identity() }

  struct Identity: Equatable {
    var around: ScrollAround?

    static func == (left: Identity, right: Identity) -> Bool { left.around === right.around }
  }
}

extension EnvironmentValues {
  /// The scroll view around a view; nil where there is none.
  var scrollAround: ScrollAround? { self[ScrollAroundKey.self].around }
}
