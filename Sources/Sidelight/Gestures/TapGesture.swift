#if Foundation
public import Foundation
import SidelightCore
import SidelightUI

/// One or more taps.
///
/// Source: SwiftUI's `TapGesture`.
public struct TapGesture {
  /// Nothing is known of a tap but that it was one.
  public typealias Value = Void
  /// How many taps in a row it takes.
  public var count: Int

  /// Makes a gesture.
  ///
  /// - Parameter count: how many taps in a row it takes, from 1.
  nonisolated public init(count: Int = 1) { self.count = max(1, count) }
}

extension TapGesture: PrimitiveGesture {
  func makeRecognizer() -> Recognizer<Void> { TapRecognizer(count) { _ in } }
}

/// One or more taps, and where they were.
///
/// Source: SwiftUI's `SpatialTapGesture`.
public struct SpatialTapGesture {
  /// Where a tap was.
  public struct Value: Equatable, Sendable {
    /// Where it was.
    public var location: CGPoint
  }

  /// How many taps in a row it takes.
  public var count: Int
  /// From where places are measured.
  public var coordinateSpace: CoordinateSpace

  /// Makes a gesture.
  ///
  /// - Parameters:
  ///   - count: how many taps in a row it takes, from 1.
  ///   - coordinateSpace: from where places are measured.
  nonisolated public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.count = max(1, count)
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }
}

extension SpatialTapGesture: PrimitiveGesture {
  func makeRecognizer() -> Recognizer<Value> {
    TapRecognizer(count) { [coordinateSpace] in Value(location: $0.point($0.press.location, in: coordinateSpace)) }
  }
}

@MainActor private final class TapRecognizer<Value>: Recognizer<Value> {
  /// How long another tap may take to come, in seconds.
  private static var pause: Double { 0.4 }
  private var count: Int
  private var value: (PressPlace) -> Value
  private var taps = 0
  private var isPressed = false
  private var waiting: Task<Void, Never>?

  init(_ count: Int, _ value: @escaping (PressPlace) -> Value) {
    self.count = count
    self.value = value
  }

  override func refresh(from gesture: any Gesture) {
    guard let gesture = gesture as? any PrimitiveGesture, let made = Self.made(by: gesture) as? TapRecognizer<Value> else { return }
    (count, value) = (made.count, made.value)
  }

  private static func made(by gesture: some PrimitiveGesture) -> Any { gesture.makeRecognizer() }

  override var claimsEndAfter: Double? { 0 }
  override var isPossible: Bool { isPressed || taps > 0 }

  override func hear(_ place: PressPlace) {
    let press = place.press
    // Two fingers are another gesture.
    guard press.pinch == nil else { return }
    let (x, y) = (press.location.x - press.start.x, press.location.y - press.start.y)
    let isFar = x * x + y * y > PressManner.slack * PressManner.slack
    switch press.phase {
    case .began:
      waiting?.cancel()
      isPressed = true
    case .moved: if isPressed, isFar { reset() }
    case .cancelled: if isPressed { reset() }
    case .ended:
      guard isPressed, !isFar else { return }
      isPressed = false
      taps += 1
      guard taps < count else {
        taps = 0
        return say(.ended(value(place)))
      }
      waiting = Task { [weak self] in
        try? await Task.sleep(for: .seconds(Self.pause))
        if !Task.isCancelled { self?.reset() }
      }
    }
  }

  override func reset() {
    guard isPossible else { return }
    waiting?.cancel()
    (taps, isPressed) = (0, false)
    say(.failed)
  }
}
#endif
