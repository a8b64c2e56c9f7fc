#if Foundation
public import Foundation
import SidelightCore
import SidelightUI

/// The pointer, or a finger, that is moved while it is pressed.
///
/// Source: SwiftUI's `DragGesture`.
public struct DragGesture {
  /// How far it has to go until it counts, in pixels.
  public var minimumDistance: CGFloat
  /// From where places are measured.
  public var coordinateSpace: CoordinateSpace

  /// Makes a gesture.
  ///
  /// - Parameters:
  ///   - minimumDistance: how far it has to go until it counts, in pixels; 0 for a press at once.
  ///   - coordinateSpace: from where places are measured.
  nonisolated public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  /// Makes a gesture: the form before the one that takes a `CoordinateSpaceProtocol`.
  ///
  /// - Parameters:
  ///   - minimumDistance: how far it has to go until it counts, in pixels; 0 for a press at once.
  ///   - coordinateSpace: from where places are measured.
  @_disfavoredOverload nonisolated public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }

  /// What is known of a drag.
  public struct Value: Equatable, Sendable {
    /// When this is.
    public var time: Date
    /// Where the pointer is.
    public var location: CGPoint
    /// Where it was pressed.
    public var startLocation: CGPoint
    /// How fast it moves, in pixels per second.
    public var velocity: CGSize

    /// How far it has come.
    public var translation: CGSize { CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y) }
    /// Where it would come to rest: a quarter of a second further.
    public var predictedEndLocation: CGPoint { CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4) }
    /// How far it would have come there.
    public var predictedEndTranslation: CGSize {
      CGSize(width: predictedEndLocation.x - startLocation.x, height: predictedEndLocation.y - startLocation.y)
    }
  }
}

extension DragGesture: PrimitiveGesture {
  func makeRecognizer() -> Recognizer<Value> { DragRecognizer(self) }
}

@MainActor private final class DragRecognizer: Recognizer<DragGesture.Value> {
  private var least = 10.0
  private var space = CoordinateSpace.local
  private var isPressed = false
  private var isUnderWay = false
  /// The last places and their times.
  private var trace: [(time: Double, point: Point)] = []

  init(_ gesture: DragGesture) {
    super.init()
    refresh(from: gesture)
  }

  override func refresh(from gesture: any Gesture) {
    guard let gesture = gesture as? DragGesture else { return }
    least = gesture.minimumDistance.isFinite ? max(0, Double(gesture.minimumDistance)) : 10
    space = gesture.coordinateSpace
  }

  /// A click on a control in the view goes nowhere, and is the control's.
  override var claimsAfter: Double? { max(least, 4) }
  override var claimsEndAfter: Double? { least == 0 ? 0 : nil }
  override var isPossible: Bool { isPressed }

  override func hear(_ place: PressPlace) {
    let press = place.press
    // Two fingers are another gesture.
    guard press.pinch == nil else { return }
    if press.phase == .began {
      (isPressed, isUnderWay) = (true, false)
      trace = []
    }
    guard isPressed else { return }
    trace = trace.filter { press.time - $0.time < 0.1 }.suffix(8) + [(press.time, press.location)]
    switch press.phase {
    case .began, .moved:
      let (x, y) = (press.location.x - press.start.x, press.location.y - press.start.y)
      if !isUnderWay, x * x + y * y < least * least { return }
      isUnderWay = true
      say(.changed(value(place)))
    case .ended:
      isPressed = false
      say(isUnderWay ? .ended(value(place)) : .failed)
    case .cancelled:
      isPressed = false
      say(.failed)
    }
  }

  private func value(_ place: PressPlace) -> DragGesture.Value {
    var velocity = CGSize.zero
    if let first = trace.first, let last = trace.last, last.time > first.time {
      let seconds = last.time - first.time
      velocity = CGSize(width: (last.point.x - first.point.x) / seconds, height: (last.point.y - first.point.y) / seconds)
    }
    return DragGesture.Value(
      time: Date(), location: place.point(place.press.location, in: space), startLocation: place.point(place.press.start, in: space),
      velocity: velocity)
  }

  override func reset() {
    guard isPressed else { return }
    (isPressed, isUnderWay) = (false, false)
    say(.failed)
  }
}
#endif
