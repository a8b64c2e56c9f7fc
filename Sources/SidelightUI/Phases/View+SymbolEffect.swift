import SidelightGraph

/// Where a symbol is in its course.
private struct SymbolPose: Equatable {
  var scale = 1.0
  var opacity = 1.0
  var degrees = 0.0
  var x = 0.0
  var y = 0.0
}

private struct SymbolEffectView<Content: View> {
  let content: Content
  let course: SymbolEffectConfiguration.Course
  let options: SymbolEffectOptions
  /// What moves it when it changes; nil where it moves as long as it is on.
  let trigger: AnyTrigger?
  let isActive: Bool
  @Environment(\.symbolEffectsAreRemoved) private var areRemoved

  nonisolated init(
    content: Content, _ effect: SymbolEffectConfiguration, _ options: SymbolEffectOptions, trigger: AnyTrigger? = nil, isActive: Bool = true
  ) {
    self.content = content
    course = effect.course
    self.options = options
    self.trigger = trigger
    self.isActive = isActive
  }
}

@MainActor extension SymbolEffectView: View {
  var body: some View {
    if case .look(let scale, let opacity) = course {
      let isOn = isActive && !areRemoved
      content.scaleEffect(isOn ? scale : 1).opacity(isOn ? opacity : 1).animation(.snappy.speed(options.pace), value: isOn)
    } else {
      animator
    }
  }

  private var animator: some View {
    let (course, options, content) = (course, options, content)
    let isLooping = trigger == nil && options.times == nil && options.repeatsForever != false
    let rounds = isLooping ? 1 : options.times ?? 1
    let shown: (SymbolPose) -> SymbolPoseView<Content> = { SymbolPoseView(content: content, pose: $0) }
    let tracks: (SymbolPose) -> KeyframeTracks<SymbolPose> = { _ in Self.tracks(course, rounds, options) }
    var animator =
      if let trigger {
        KeyframeAnimator(initialValue: SymbolPose(), trigger: trigger, content: shown, keyframes: tracks)
      } else {
        KeyframeAnimator(initialValue: SymbolPose(), repeating: isLooping, content: shown, keyframes: tracks)
      }
    animator.runs = isActive && !areRemoved
    return animator
  }

  @KeyframesBuilder<SymbolPose> private static func tracks(
    _ course: SymbolEffectConfiguration.Course, _ rounds: Int, _ options: SymbolEffectOptions
  ) -> KeyframeTracks<SymbolPose> {
    KeyframeTrack(\SymbolPose.scale) { for _ in 0..<rounds { steps(course.scales, 1, options) } }
    KeyframeTrack(\SymbolPose.opacity) { for _ in 0..<rounds { steps(course.opacities, 1, options) } }
    KeyframeTrack(\SymbolPose.degrees) { for _ in 0..<rounds { steps(course.turns, 0, options) } }
    KeyframeTrack(\SymbolPose.x) { for _ in 0..<rounds { steps(course.ways(\.x), 0, options) } }
    KeyframeTrack(\SymbolPose.y) { for _ in 0..<rounds { steps(course.ways(\.y), 0, options) } }
  }

  @KeyframeTrackContentBuilder<Double> private static func steps(
    _ poses: [(value: Double, seconds: Double)], _ rest: Double, _ options: SymbolEffectOptions
  ) -> KeyframeSequence<Double> {
    for pose in poses { CubicKeyframe(pose.value, duration: pose.seconds / options.pace) }
    // A whole turn is where it began.
    MoveKeyframe(rest)
    if options.pause > 0 { LinearKeyframe(rest, duration: options.pause) }
  }
}

private struct SymbolPoseView<Content: View>: View {
  let content: Content
  let pose: SymbolPose

  var body: some View {
    content.scaleEffect(pose.scale).rotationEffect(.degrees(pose.degrees)).offset(x: pose.x, y: pose.y).opacity(pose.opacity)
  }
}

extension SymbolEffectConfiguration.Course {
  fileprivate var scales: [(value: Double, seconds: Double)] {
    switch self {
    case .bounce(let side): [(1 + 0.25 * side, 0.14), (1 - 0.1 * side, 0.16), (1.03, 0.12), (1, 0.1)]
    case .breathe: [(1.08, 0.9), (1, 0.9)]
    default: []
    }
  }

  fileprivate var opacities: [(value: Double, seconds: Double)] {
    switch self {
    case .pulse: [(0.35, 0.5), (1, 0.5)]
    case .breathe(fades: true): [(0.75, 0.9), (1, 0.9)]
    default: []
    }
  }

  fileprivate var turns: [(value: Double, seconds: Double)] {
    switch self {
    case .rotate(let side): [(360 * side, 1)]
    case .wiggle(_, _, let degrees) where degrees != 0: [(degrees, 0.1), (-degrees, 0.14), (degrees / 2, 0.12), (0, 0.1)]
    default: []
    }
  }

  fileprivate func ways(_ axis: KeyPath<(x: Double, y: Double), Double>) -> [(value: Double, seconds: Double)] {
    guard case .wiggle(let x, let y, _) = self else { return [] }
    let way = (x: x, y: y)[keyPath: axis]
    return way == 0 ? [] : [(way, 0.1), (-way / 2, 0.14), (way / 2, 0.12), (0, 0.1)]
  }
}

private enum SymbolEffectsRemovedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  fileprivate var symbolEffectsAreRemoved: Bool { self[SymbolEffectsRemovedKey.self] }
}

extension View {
  /// Moves this symbol as long as the effect is on.
  ///
  /// ```swift
  /// Image(systemName: "arrow.triangle.2.circlepath").symbolEffect(.rotate, isActive: isLoading)
  /// ```
  ///
  /// The whole view moves, whatever is in it. Where the desktop asks for less motion nothing does. Source: SwiftUI's
  /// `symbolEffect(_:options:isActive:)`.
  ///
  /// - Parameters:
  ///   - effect: how it moves.
  ///   - options: how often and how fast.
  ///   - isActive: whether it moves.
  nonisolated public func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    SymbolEffectView(content: self, effect.configuration, options, isActive: isActive)
  }

  /// Moves this symbol whenever a value changes.
  ///
  /// ```swift
  /// Image(systemName: "bell").symbolEffect(.bounce, value: messages.count)
  /// ```
  ///
  /// Source: SwiftUI's `symbolEffect(_:options:value:)`.
  ///
  /// - Parameters:
  ///   - effect: how it moves.
  ///   - options: how often and how fast.
  ///   - value: what it moves with. The first one is no change.
  nonisolated public func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View {
    SymbolEffectView(content: self, effect.configuration, options, trigger: AnyTrigger(value))
  }

  /// Takes the effects of symbols inside away, or lets them be.
  ///
  /// - Parameter isEnabled: whether they are taken away.
  ///
  /// Source: SwiftUI's `symbolEffectsRemoved(_:)`.
  nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    EnvironmentView(content: self) { $0[SymbolEffectsRemovedKey.self] = isEnabled }
  }
}
