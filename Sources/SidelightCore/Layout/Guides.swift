/// Names a line in a view by which it can be aligned, as `.leading` or `.firstTextBaseline` do.
package struct GuideKey: Hashable, Sendable {
  /// What a container of several views says of a guide that some of them have.
  package enum Merge: Hashable, Sendable {
    /// Nothing: the edges and the middle of a container are its own.
    case own
    /// The first one from the top, as for the first baseline, or the last one.
    case least, greatest
    /// The mean of all, as for the guides that apps name.
    case mean
  }

  /// Along which the guide is measured, from the upper corner at which text begins.
  package let axis: Axis2D
  package let merge: Merge
  private let id: Int
  private let fallback: @Sendable (Dimensions) -> Double

  private init(_ id: Int, _ axis: Axis2D, _ merge: Merge, _ fallback: @escaping @Sendable (Dimensions) -> Double) {
    self.id = id
    self.axis = axis
    self.merge = merge
    self.fallback = fallback
  }

  /// A guide of an app. `number` tells it from the app's other ones.
  package static func custom(_ number: Int, _ axis: Axis2D, fallback: @escaping @Sendable (Dimensions) -> Double) -> GuideKey {
    GuideKey(100 + number, axis, .mean, fallback)
  }

  package static let leading = GuideKey(0, .horizontal, .own) { _ in 0 }
  package static let center = GuideKey(1, .horizontal, .own) { $0.size.width / 2 }
  package static let trailing = GuideKey(2, .horizontal, .own) { $0.size.width }
  package static let top = GuideKey(3, .vertical, .own) { _ in 0 }
  package static let middle = GuideKey(4, .vertical, .own) { $0.size.height / 2 }
  package static let bottom = GuideKey(5, .vertical, .own) { $0.size.height }
  /// What has no text is aligned by its bottom.
  package static let firstTextBaseline = GuideKey(6, .vertical, .least) { $0.size.height }
  package static let lastTextBaseline = GuideKey(7, .vertical, .greatest) { $0.size.height }

  /// Where the guide is in a view that says nothing of it.
  package func standard(in dimensions: Dimensions) -> Double { Gate.coordinate(fallback(dimensions)) }

  package static func == (left: GuideKey, right: GuideKey) -> Bool { left.id == right.id }
  package func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// The guides that a view says itself, by their keys. All others are where their keys put them.
package struct Guides: Equatable, Sendable {
  private var values: [GuideKey: Double] = [:]

  package init(_ values: [GuideKey: Double] = [:]) { for (key, value) in values { self[key] = value } }

  package static let none = Guides()

  package var isEmpty: Bool { values.isEmpty }
  package var keys: some Sequence<GuideKey> { values.keys }

  /// A value that is not finite counts as none.
  package subscript(key: GuideKey) -> Double? {
    get { values[key] }
    set { values[key] = newValue.flatMap { $0.isFinite ? Gate.coordinate($0) : nil } }
  }

  /// The guides as a parent sees them whose child lies at a point.
  package func moved(by point: Point) -> Guides {
    var moved = Guides()
    for (key, value) in values { moved[key] = value + point[key.axis] }
    return moved
  }

  /// What a container of views with these guides says.
  package static func merged(_ all: [Guides]) -> Guides {
    var merged = Guides()
    for key in Set(all.flatMap(\.values.keys)) {
      let values = all.compactMap { $0[key] }
      switch key.merge {
      case .own: break
      case .least: merged[key] = values.min()
      case .greatest: merged[key] = values.max()
      case .mean: merged[key] = values.reduce(0, +) / Double(values.count)
      }
    }
    return merged
  }
}

/// The size of a view and its guides.
package struct Dimensions: Equatable, Sendable {
  package var size: Size
  package var guides: Guides

  package init(_ size: Size, _ guides: Guides = .none) {
    self.size = size
    self.guides = guides
  }

  /// Where a guide is, whether the view says it or not.
  package subscript(key: GuideKey) -> Double { guides[key] ?? key.standard(in: self) }
}

/// The guides by which views are aligned along both axes.
package struct GuidePair: Hashable, Sendable {
  package var horizontal, vertical: GuideKey

  package init(_ horizontal: GuideKey = .center, _ vertical: GuideKey = .middle) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  package static let center = GuidePair()
  package static let topLeading = GuidePair(.leading, .top)

  package init(_ alignment: ElementAlignment) {
    self.init(GuideKey(alignment.horizontal, along: .horizontal), GuideKey(alignment.vertical, along: .vertical))
  }

  package subscript(axis: Axis2D) -> GuideKey { axis == .horizontal ? horizontal : vertical }
}

extension GuideKey {
  package init(_ side: ElementAlignment.Side, along axis: Axis2D) {
    self =
      switch side {
      case .start: axis == .horizontal ? .leading : .top
      case .center: axis == .horizontal ? .center : .middle
      case .end: axis == .horizontal ? .trailing : .bottom
      case .firstTextBaseline: axis == .horizontal ? .leading : .firstTextBaseline
      case .lastTextBaseline: axis == .horizontal ? .trailing : .lastTextBaseline
      case .custom(let guide): guide.key as? GuideKey ?? (axis == .horizontal ? .center : .middle)
      }
  }
}
