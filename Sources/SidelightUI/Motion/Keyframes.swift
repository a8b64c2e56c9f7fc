public import SidelightGraph

/// One or several tracks of keyframes, which say how the parts of a value go on.
///
/// Source: SwiftUI's `Keyframes`.
@MainActor public protocol Keyframes<Value> {
  /// The value.
  associatedtype Value
  /// The keyframes that these are made of.
  associatedtype Body
  /// The keyframes that these are made of.
  @KeyframesBuilder<Value> var body: Body { get }
}

/// Keyframes of one part of a value, one after the other.
///
/// Source: SwiftUI's `KeyframeTrackContent`.
@MainActor public protocol KeyframeTrackContent<Value> {
  /// The part of the value.
  associatedtype Value: Animatable
  /// The keyframes that these are made of.
  associatedtype Body
  /// The keyframes that these are made of.
  @KeyframeTrackContentBuilder<Value> var body: Body { get }
}

/// What is a keyframe itself, or several.
@MainActor protocol SteppedTrack<Value>: KeyframeTrackContent where Body == Never {
  var steps: [KeyframeStep<Value>] { get }
}

extension KeyframeTrackContent {
  var allSteps: [KeyframeStep<Value>] {
    if let own = self as? any SteppedTrack<Value> { return own.steps }
    return (body as? any KeyframeTrackContent<Value>)?.allSteps ?? []
  }
}

extension KeyframeTrackContent where Body == Never {
  /// Keyframes that are made of no others have none.
  public var body: Never { preconditionFailure("\(Self.self) is a keyframe and has no body") }
}

extension Keyframes where Body == Never {
  /// Tracks that are made of no others have none.
  public var body: Never { preconditionFailure("\(Self.self) is a track and has no body") }
}

// MARK: - Keyframes

/// A value at a time, to which there is a straight way.
///
/// Source: SwiftUI's `LinearKeyframe`.
public struct LinearKeyframe<Value: Animatable>: SteppedTrack {
  /// A keyframe has none.
  public typealias Body = Never
  let steps: [KeyframeStep<Value>]

  /// Makes a keyframe.
  ///
  /// - Parameters:
  ///   - to: the value.
  ///   - duration: how long the way there takes, in seconds.
  ///   - timingCurve: how much of it is done at each part of that time.
  public init(_ to: Value, duration: Double, timingCurve: UnitCurve = .linear) {
    steps = [.linear(to, duration: usableDuration(duration), timingCurve)]
  }
}

/// A value at a time, to which there is a smooth way.
///
/// Several in a row are one curve without corners. Source: SwiftUI's `CubicKeyframe`.
public struct CubicKeyframe<Value: Animatable>: SteppedTrack {
  /// A keyframe has none.
  public typealias Body = Never
  let steps: [KeyframeStep<Value>]

  /// Makes a keyframe.
  ///
  /// - Parameters:
  ///   - to: the value.
  ///   - duration: how long the way there takes, in seconds.
  ///   - startVelocity: how much it changes in a second at the beginning; nil for what suits the keyframe before.
  ///   - endVelocity: the same at the end; nil for what suits the next keyframe.
  public init(_ to: Value, duration: Double, startVelocity: Value? = nil, endVelocity: Value? = nil) {
    steps = [.cubic(to, duration: usableDuration(duration), start: startVelocity, end: endVelocity)]
  }
}

/// A value to which a spring leads.
///
/// Source: SwiftUI's `SpringKeyframe`.
public struct SpringKeyframe<Value: Animatable>: SteppedTrack {
  /// A keyframe has none.
  public typealias Body = Never
  let steps: [KeyframeStep<Value>]

  /// Makes a keyframe.
  ///
  /// - Parameters:
  ///   - to: the value.
  ///   - duration: how long until the next keyframe, in seconds; nil for as long as the spring moves.
  ///   - spring: the spring.
  ///   - startVelocity: how much it changes in a second at the beginning; nil for as much as at the end of the keyframe before.
  public init(_ to: Value, duration: Double? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {
    steps = [.spring(to, duration: usableDuration(duration ?? spring.settlingDuration), spring, start: startVelocity)]
  }
}

/// A value that is there at once.
///
/// Source: SwiftUI's `MoveKeyframe`.
public struct MoveKeyframe<Value: Animatable>: SteppedTrack {
  /// A keyframe has none.
  public typealias Body = Never
  let steps: [KeyframeStep<Value>]

  /// Makes a keyframe.
  ///
  /// - Parameter to: the value.
  public init(_ to: Value) { steps = [.move(to)] }
}

/// A time that is no number, or below 0, is none; nothing takes more than a day.
private func usableDuration(_ seconds: Double) -> Double { seconds.isNaN ? 0 : min(max(seconds, 0), 86_400) }

/// Keyframes in a row, as their builder makes them.
public struct KeyframeSequence<Value: Animatable>: SteppedTrack {
  /// Keyframes in a row are made of no others.
  public typealias Body = Never
  let steps: [KeyframeStep<Value>]
}

/// Makes the keyframes of a track of a closure.
///
/// Source: SwiftUI's `KeyframeTrackContentBuilder`.
@MainActor @resultBuilder public enum KeyframeTrackContentBuilder<Value: Animatable> {
  /// One keyframe.
  public static func buildExpression(_ expression: some KeyframeTrackContent<Value>) -> KeyframeSequence<Value> {
    KeyframeSequence(steps: expression.allSteps)
  }
  /// Keyframes in a row.
  public static func buildBlock(_ parts: KeyframeSequence<Value>...) -> KeyframeSequence<Value> {
    KeyframeSequence(steps: parts.flatMap(\.steps))
  }
  /// Keyframes of a loop.
  public static func buildArray(_ parts: [KeyframeSequence<Value>]) -> KeyframeSequence<Value> {
    KeyframeSequence(steps: parts.flatMap(\.steps))
  }
  /// Keyframes that may be there.
  public static func buildOptional(_ part: KeyframeSequence<Value>?) -> KeyframeSequence<Value> { part ?? KeyframeSequence(steps: []) }
  /// Keyframes of the first case.
  public static func buildEither(first: KeyframeSequence<Value>) -> KeyframeSequence<Value> { first }
  /// Keyframes of the second case.
  public static func buildEither(second: KeyframeSequence<Value>) -> KeyframeSequence<Value> { second }
}

// MARK: - Tracks

/// The keyframes of one part of a value.
///
/// ```swift
/// KeyframeTrack(\.scale) {
///   LinearKeyframe(1.2, duration: 0.2)
///   SpringKeyframe(1, duration: 0.4, spring: .bouncy)
/// }
/// ```
///
/// Source: SwiftUI's `KeyframeTrack`.
public struct KeyframeTrack<Root, Part: Animatable, Content: KeyframeTrackContent>: Keyframes where Content.Value == Part {
  /// The value of which it has a part.
  public typealias Value = Root
  /// A track is made of no others.
  public typealias Body = Never
  let keyPath: WritableKeyPath<Root, Part>
  let content: Content

  /// Makes the track of a whole value.
  ///
  /// - Parameter content: the keyframes.
  public init(@KeyframeTrackContentBuilder<Part> content: () -> Content) where Root == Part {
    keyPath = \Root.self
    self.content = content()
  }

  /// Makes the track of a part of a value.
  ///
  /// - Parameters:
  ///   - keyPath: the part.
  ///   - content: the keyframes.
  public init(_ keyPath: WritableKeyPath<Root, Part>, @KeyframeTrackContentBuilder<Part> content: () -> Content) {
    self.keyPath = keyPath
    self.content = content()
  }
}

/// What has courses of its own.
@MainActor protocol CoursedTracks<Value>: Keyframes where Body == Never {
  func courses(from initial: Value) -> [TrackCourse<Value>]
}

extension KeyframeTrack: CoursedTracks {
  func courses(from initial: Root) -> [TrackCourse<Root>] {
    let course = KeyframeCourse(content.allSteps, from: initial[keyPath: keyPath])
    return [TrackCourse(duration: course.duration) { value, time in value[keyPath: keyPath] = course.value(at: time) }]
  }
}

extension Keyframes {
  func allCourses(from initial: Value) -> [TrackCourse<Value>] {
    if let own = self as? any CoursedTracks<Value> { return own.courses(from: initial) }
    return (body as? any Keyframes<Value>)?.allCourses(from: initial) ?? []
  }
}

/// Tracks beside each other, as their builder makes them.
public struct KeyframeTracks<Value>: CoursedTracks {
  /// Tracks beside each other are made of no others.
  public typealias Body = Never
  let make: [@MainActor (Value) -> [TrackCourse<Value>]]

  func courses(from initial: Value) -> [TrackCourse<Value>] { make.flatMap { $0(initial) } }
}

/// Makes the tracks of a value of a closure; keyframes alone are a track of the whole value.
///
/// Source: SwiftUI's `KeyframesBuilder`.
@MainActor @resultBuilder public enum KeyframesBuilder<Value> {
  /// Tracks.
  public static func buildExpression(_ expression: some Keyframes<Value>) -> KeyframeTracks<Value> {
    KeyframeTracks(make: [{ expression.allCourses(from: $0) }])
  }
  /// One keyframe of the whole value.
  public static func buildExpression(_ expression: some KeyframeTrackContent<Value>) -> KeyframeSequence<Value> {
    KeyframeSequence(steps: expression.allSteps)
  }
  /// The first keyframe of the whole value.
  public static func buildPartialBlock(first: KeyframeSequence<Value>) -> KeyframeSequence<Value> where Value: Animatable { first }
  /// Keyframes of the whole value in a row.
  public static func buildPartialBlock(
    accumulated: KeyframeSequence<Value>, next: KeyframeSequence<Value>
  ) -> KeyframeSequence<Value> where Value: Animatable {
    KeyframeSequence(steps: accumulated.steps + next.steps)
  }
  /// Keyframes of a loop.
  public static func buildArray(_ components: [KeyframeSequence<Value>]) -> KeyframeSequence<Value> where Value: Animatable {
    KeyframeSequence(steps: components.flatMap(\.steps))
  }
  /// Keyframes of the first case.
  public static func buildEither(first component: KeyframeSequence<Value>) -> KeyframeSequence<Value> where Value: Animatable { component }
  /// Keyframes of the second case.
  public static func buildEither(second component: KeyframeSequence<Value>) -> KeyframeSequence<Value> where Value: Animatable { component }
  /// No keyframes.
  public static func buildBlock() -> KeyframeSequence<Value> where Value: Animatable { KeyframeSequence(steps: []) }
  /// The first track.
  public static func buildPartialBlock(first: KeyframeTracks<Value>) -> KeyframeTracks<Value> { first }
  /// Tracks beside each other.
  public static func buildPartialBlock(accumulated: KeyframeTracks<Value>, next: KeyframeTracks<Value>) -> KeyframeTracks<Value> {
    KeyframeTracks(make: accumulated.make + next.make)
  }
  /// No tracks.
  public static func buildBlock() -> KeyframeTracks<Value> { KeyframeTracks(make: []) }
  /// The track that keyframes of the whole value are.
  public static func buildFinalResult(_ component: KeyframeSequence<Value>) -> KeyframeTracks<Value> where Value: Animatable {
    KeyframeTracks(make: [
      { initial in
        let course = KeyframeCourse(component.steps, from: initial)
        return [TrackCourse(duration: course.duration) { value, time in value = course.value(at: time) }]
      }
    ])
  }
  /// The tracks.
  public static func buildFinalResult(_ component: KeyframeTracks<Value>) -> KeyframeTracks<Value> { component }
}

/// How a value goes on through its keyframes.
///
/// ```swift
/// let timeline = KeyframeTimeline(initialValue: 0.0) {
///   KeyframeTrack {
///     LinearKeyframe(10, duration: 1)
///     LinearKeyframe(0, duration: 1)
///   }
/// }
/// timeline.value(time: 0.5)  // 5
/// ```
///
/// Source: SwiftUI's `KeyframeTimeline`.
@MainActor public struct KeyframeTimeline<Value> {
  private let initial: Value
  private let courses: [TrackCourse<Value>]
  /// How long the longest track takes, in seconds.
  public let duration: Double

  /// Makes a timeline.
  ///
  /// - Parameters:
  ///   - initialValue: the value at the beginning.
  ///   - content: the tracks of its parts. A part without a track stays as it is.
  public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
    initial = initialValue
    courses = content().allCourses(from: initialValue)
    duration = courses.reduce(0) { max($0, $1.duration) }
  }

  /// The value at a time; after its end as at its end.
  ///
  /// - Parameter time: seconds after the beginning.
  public func value(time: Double) -> Value {
    var value = initial
    update(value: &value, time: time)
    return value
  }

  /// The value at a part of the whole time.
  ///
  /// - Parameter progress: the part, from 0 to 1.
  public func value(progress: Double) -> Value { value(time: progress * duration) }

  /// Gives the parts with tracks what they are at a time.
  ///
  /// - Parameters:
  ///   - value: the value.
  ///   - time: seconds after the beginning.
  public func update(value: inout Value, time: Double) { for course in courses { course.update(&value, time) } }
}
