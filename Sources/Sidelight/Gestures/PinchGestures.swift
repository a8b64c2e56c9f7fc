#if Foundation
public import Foundation
import SidelightCore
public import SidelightUI

/// Two fingers that go apart or come nearer to each other, on a touchpad or a screen.
///
/// ```swift
/// Map().scaleEffect(scale)
///   .gesture(MagnifyGesture().onChanged { scale = $0.magnification })
/// ```
///
/// Source: SwiftUI's `MagnifyGesture`.
public struct MagnifyGesture {
  /// How much of a change it takes to begin: 0.01 for a hundredth.
  public var minimumScaleDelta: CGFloat

  /// Makes a gesture.
  ///
  /// - Parameter minimumScaleDelta: how much of a change it takes to begin.
  nonisolated public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  /// What is known of the fingers.
  public struct Value: Equatable, Sendable {
    /// When this is.
    public var time: Date
    /// How many times as far from each other they are as at the beginning.
    public var magnification: CGFloat
    /// How much that changes in a second.
    public var velocity: CGFloat
    /// The middle between them at the beginning, as a part of the view.
    public var startAnchor: UnitPoint
    /// The middle between them at the beginning, in pixels.
    public var startLocation: CGPoint
  }
}

extension MagnifyGesture: PrimitiveGesture {
  func makeRecognizer() -> Recognizer<Value> {
    PinchRecognizer(least: Double(minimumScaleDelta)) {
      abs($0.scale - 1)
    } speed: {
      $0.scale
    } value: { press, velocity in
      Value(
        time: Date(), magnification: press.pinch?.scale ?? 1, velocity: velocity, startAnchor: press.anchor,
        startLocation: CGPoint(x: press.start.x, y: press.start.y))
    }
  }
}

/// Two fingers that turn about each other, on a touchpad or a screen.
///
/// Source: SwiftUI's `RotateGesture`.
public struct RotateGesture {
  /// How far they have to turn to begin.
  public var minimumAngleDelta: Angle

  /// Makes a gesture.
  ///
  /// - Parameter minimumAngleDelta: how far they have to turn to begin.
  nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

  /// What is known of the fingers.
  public struct Value: Equatable, Sendable {
    /// When this is.
    public var time: Date
    /// How far they have turned, clockwise.
    public var rotation: Angle
    /// How far they turn in a second.
    public var velocity: Angle
    /// The middle between them at the beginning, as a part of the view.
    public var startAnchor: UnitPoint
    /// The middle between them at the beginning, in pixels.
    public var startLocation: CGPoint
  }
}

extension RotateGesture: PrimitiveGesture {
  func makeRecognizer() -> Recognizer<Value> {
    PinchRecognizer(least: minimumAngleDelta.radians) {
      abs($0.angle)
    } speed: {
      $0.angle
    } value: { press, velocity in
      Value(
        time: Date(), rotation: .radians(press.pinch?.angle ?? 0), velocity: .radians(velocity), startAnchor: press.anchor,
        startLocation: CGPoint(x: press.start.x, y: press.start.y))
    }
  }
}

/// The form before ``MagnifyGesture``, of which only the magnification is known.
///
/// Source: SwiftUI's `MagnificationGesture`.
public struct MagnificationGesture {
  /// How many times as far from each other the fingers are as at the beginning.
  public typealias Value = CGFloat
  /// How much of a change it takes to begin: 0.01 for a hundredth.
  public var minimumScaleDelta: CGFloat

  /// Makes a gesture.
  ///
  /// - Parameter minimumScaleDelta: how much of a change it takes to begin.
  nonisolated public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
}

extension MagnificationGesture: Gesture {
  /// The newer gesture.
  public var body: some Gesture<CGFloat> { MagnifyGesture(minimumScaleDelta: minimumScaleDelta).map(\.magnification) }
}

/// The form before ``RotateGesture``, of which only the angle is known.
///
/// Source: SwiftUI's `RotationGesture`.
public struct RotationGesture {
  /// How far the fingers have turned, clockwise.
  public typealias Value = Angle
  /// How far they have to turn to begin.
  public var minimumAngleDelta: Angle

  /// Makes a gesture.
  ///
  /// - Parameter minimumAngleDelta: how far they have to turn to begin.
  nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
}

extension RotationGesture: Gesture {
  /// The newer gesture.
  public var body: some Gesture<Angle> { RotateGesture(minimumAngleDelta: minimumAngleDelta).map(\.rotation) }
}

extension Press {
  fileprivate var anchor: UnitPoint { pinch.map { UnitPoint(x: $0.anchor.x, y: $0.anchor.y) } ?? .center }
}

@MainActor private final class PinchRecognizer<Value>: Recognizer<Value> {
  private var least: Double
  private let distance: (Press.Pinch) -> Double
  private let measure: (Press.Pinch) -> Double
  private let value: (Press, Double) -> Value
  private var isPressed = false
  private var isUnderWay = false
  /// The last ones and their times.
  private var trace: [(time: Double, value: Double)] = []

  init(
    least: Double, _ distance: @escaping (Press.Pinch) -> Double, speed: @escaping (Press.Pinch) -> Double,
    value: @escaping (Press, Double) -> Value
  ) {
    self.least = least.isFinite ? max(least, 0) : 0
    self.distance = distance
    measure = speed
    self.value = value
  }

  override func refresh(from gesture: any Gesture) {
    if let gesture = gesture as? MagnifyGesture { least = max(0, Double(gesture.minimumScaleDelta)) }
    if let gesture = gesture as? RotateGesture { least = max(0, gesture.minimumAngleDelta.radians) }
  }

  override var hearsPinches: Bool { true }
  override var isPossible: Bool { isPressed }

  override func hear(_ place: PressPlace) {
    guard let pinch = place.press.pinch else { return }
    let press = place.press
    if press.phase == .began { (isPressed, isUnderWay, trace) = (true, false, []) }
    guard isPressed else { return }
    trace = trace.filter { press.time - $0.time < 0.1 }.suffix(8) + [(press.time, measure(pinch))]
    switch press.phase {
    case .began, .moved:
      if !isUnderWay, distance(pinch) < least || distance(pinch) == 0 { return }
      isUnderWay = true
      say(.changed(value(press, velocity)))
    case .ended:
      isPressed = false
      say(isUnderWay ? .ended(value(press, velocity)) : .failed)
    case .cancelled: reset()
    }
  }

  private var velocity: Double {
    guard let first = trace.first, let last = trace.last, last.time > first.time else { return 0 }
    return (last.value - first.value) / (last.time - first.time)
  }

  override func reset() {
    guard isPressed else { return }
    (isPressed, isUnderWay) = (false, false)
    say(.failed)
  }
}
#endif
