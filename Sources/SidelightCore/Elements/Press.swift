/// A moment of a press: of the primary button or of a finger.
package struct Press: Equatable, Sendable {
  package enum Phase: Sendable { case began, moved, ended, cancelled }

  package var phase: Phase
  /// Where it began and where it is, from the upper left corner of the view, in pixels.
  package var start, location: Point
  /// The upper left corner of the view in its window.
  package var corner: Point
  /// When this is, in seconds of a clock that only goes forward.
  package var time: Double
  /// How two fingers stand to each other; nil for a press of one.
  package var pinch: Pinch?

  /// How two fingers stand to each other.
  package struct Pinch: Equatable, Sendable {
    /// How many times as far from each other as at the beginning.
    package var scale = 1.0
    /// How far they have turned about each other, clockwise, in radians.
    package var angle = 0.0
    /// The middle between them at the beginning, as a part of the view's width and height.
    package var anchor: Point

    package init(scale: Double = 1, angle: Double = 0, anchor: Point = Point(0.5, 0.5)) {
      self.anchor = anchor
      self.scale = scale
      self.angle = angle
    }
  }

  package init(_ phase: Phase, start: Point, location: Point, corner: Point, time: Double) {
    self.phase = phase
    self.start = start
    self.location = location
    self.corner = corner
    self.time = time
  }
}

/// How a view hears of presses.
package struct PressManner: Hashable, Sendable {
  /// How far a press has to go, in pixels, until it belongs to the view alone; nil where it never does.
  package var claimsAfter: Double?
  /// How long a press that has not gone far has to last, in seconds, so that its end belongs to the view alone; nil where it never does.
  package var claimsEndAfter: Double?
  /// Whether the view hears of it before what is inside of it does.
  package var isFirst: Bool
  /// Whether the view hears of it whomever it belongs to, and it never belongs to the view.
  package var isShared: Bool
  /// Whether it hears of two fingers, and not only of one.
  package var hearsPinches: Bool

  package init(
    claimsAfter: Double? = nil, claimsEndAfter: Double? = nil, isFirst: Bool = false, isShared: Bool = false, hearsPinches: Bool = false
  ) {
    self.claimsAfter = claimsAfter
    self.claimsEndAfter = claimsEndAfter
    self.isFirst = isFirst
    self.isShared = isShared
    self.hearsPinches = hearsPinches
  }

  /// How far a press may go, in pixels, so that its end is a tap.
  package static let slack = 10.0

  fileprivate func claims(_ phase: Press.Phase, distance: Double, seconds: Double) -> Bool {
    if isShared { return false }
    if let claimsAfter, distance >= claimsAfter { return true }
    guard phase == .ended, let claimsEndAfter else { return false }
    return distance <= Self.slack && seconds >= claimsEndAfter
  }
}

/// One press, and the views that hear of it: who is told what, and whom it belongs to in the end.
///
/// Views with priority hear of it first, from the outside in, and then the others, from the inside out. Once it belongs to one of them it has
/// ended for all others, but for those that share it. Where it ends on a control it is the control's click, unless it belongs to a view by
/// then; those that share it hear of it.
package struct PressRound<ID: Hashable> {
  /// A view that hears of it.
  package struct Entry {
    package var id: ID
    package var manner: PressManner
    /// Whether it was pressed on a control inside of the view, or on one that the view is.
    package var isOnControl: Bool

    package init(_ id: ID, _ manner: PressManner, isOnControl: Bool) {
      self.id = id
      self.manner = manner
      self.isOnControl = isOnControl
    }
  }

  private var entries: [Entry]
  /// Whom the press belongs to.
  package private(set) var owner: ID?

  /// - Parameter entries: the views, from the outside in.
  package init(_ entries: [Entry]) {
    self.entries = entries.filter(\.manner.isFirst) + entries.reversed().filter { !$0.manner.isFirst }
  }

  /// A view hears no more of it.
  package mutating func leave(_ id: ID) { entries.removeAll { $0.id == id } }

  /// What each view is told of a moment of the press.
  ///
  /// - Parameters:
  ///   - phase: what has happened.
  ///   - distance: how far it is from where it began, in pixels.
  ///   - seconds: how long it has lasted.
  package mutating func hear(_ phase: Press.Phase, distance: Double, seconds: Double) -> [(id: ID, phase: Press.Phase)] {
    var told: [(id: ID, phase: Press.Phase)] = []
    for entry in entries {
      let isLost = owner.map { $0 != entry.id && !entry.manner.isShared } ?? false
      let isClick = phase == .ended && entry.isOnControl && owner == nil && !entry.manner.isFirst && !entry.manner.isShared
      told.append((entry.id, isLost || isClick ? .cancelled : phase))
      if owner == nil, !isClick, entry.manner.claims(phase, distance: distance, seconds: seconds) { owner = entry.id }
    }
    // Those that were told before it had an owner lose it, too.
    for (index, entry) in entries.enumerated() {
      if let owner, owner != entry.id, !entry.manner.isShared { told[index].phase = .cancelled }
    }
    let lost = Set(told.filter { $0.phase == .cancelled }.map(\.id))
    entries.removeAll { lost.contains($0.id) }
    return told
  }
}
