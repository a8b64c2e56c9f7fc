import SidelightCore

/// The data of a view on its way.
@MainActor protocol DataMotion<Value> {
  associatedtype Value
  /// The view as the app gave it last.
  var target: Value { get set }
  var isOver: Bool { get }
  /// Whether another view has other data.
  func moves(to other: Value) -> Bool
  /// The data is to be that of another view.
  mutating func begin(to other: Value, _ leg: MotionLeg)
  mutating func advance(to time: Double)
  /// The view with the data that it has now.
  var shown: Value { get }
  /// The data is that of the target at once.
  mutating func stop()
}

/// The data of a view of a known type on its way.
@MainActor private struct AnimatableMotion<Value: Animatable>: DataMotion {
  var target: Value
  private var legs: [(distance: Value.AnimatableData, leg: MotionLeg)] = []

  init(_ target: Value) { self.target = target }

  var isOver: Bool { legs.isEmpty }

  func moves(to other: Value) -> Bool { other.animatableData != target.animatableData }

  mutating func begin(to other: Value, _ leg: MotionLeg) {
    var distance = target.animatableData - other.animatableData
    // What goes for ever would never come to the new data.
    if legs.contains(where: { $0.leg.motion.times == nil }) {
      distance = shown.animatableData - other.animatableData
      stop()
    }
    legs.append((distance, leg))
    target = other
  }

  mutating func advance(to time: Double) { legs.removeAll { $0.leg.place(at: time).isOver } }

  var shown: Value {
    guard !legs.isEmpty else { return target }
    var value = target
    var data = target.animatableData
    for way in legs { data += way.distance.scaled(by: 1 - way.leg.part) }
    value.animatableData = data
    return value
  }

  mutating func stop() {
    for way in legs { way.leg.end() }
    legs = []
  }
}

extension Animatable {
  /// The motion of the data of this value, if it is of a type that is known elsewhere.
  fileprivate func motion<Value>(as type: Value.Type) -> (any DataMotion<Value>)? { AnimatableMotion(self) as? any DataMotion<Value> }
}

/// What moves the data of a node's view, frame by frame.
@MainActor final class DataMover<Value> {
  private var motion: any DataMotion<Value>
  private var isFollowing = false

  init?(_ view: Value) {
    guard let motion = (view as? any Animatable)?.motion(as: Value.self) else { return nil }
    self.motion = motion
  }

  /// The view as the app gave it last.
  var target: Value { motion.target }
  /// The view with the data that it has now.
  var shown: Value { motion.shown }
  var isOver: Bool { motion.isOver }

  /// The app gave another view.
  ///
  /// - Parameters:
  ///   - view: the view.
  ///   - leg: makes the way there, where a change of it is animated.
  ///   - graph: the window's.
  ///   - show: shows the view with other data.
  func change(to view: Value, _ leg: () -> MotionLeg?, in graph: ViewGraph, show: @escaping @MainActor () -> Bool) {
    guard motion.moves(to: view) else { return motion.target = view }
    guard let leg = leg() else {
      stop()
      return motion.target = view
    }
    motion.begin(to: view, leg)
    guard !isFollowing else { return }
    isFollowing = true
    let isFollowed = graph.follow { [weak self] time in
      guard let self, !motion.isOver else { return false }
      motion.advance(to: time)
      isFollowing = show() && !motion.isOver
      if !isFollowing { motion.stop() }
      return isFollowing
    }
    // Where there are no frames it is over at once.
    if !isFollowed {
      isFollowing = false
      motion.stop()
    }
  }

  func stop() { motion.stop() }
}

extension ViewGraph {
  /// Does something in each frame of the window from now on, before its layout, until it returns false.
  ///
  /// - Parameter body: gets the time of the frame, in seconds.
  /// - Returns: whether there are frames; not where the desktop asks for less motion, and not without a window.
  package func follow(_ body: @escaping @MainActor (Double) -> Bool) -> Bool { consumer?.follow(frames: body) ?? false }
}
