#if Foundation
public import Foundation
import SidelightCore
public import SidelightUI

/// A press that lasts.
///
/// Source: SwiftUI's `LongPressGesture`.
public struct LongPressGesture {
  /// Whether it is pressed.
  public typealias Value = Bool
  /// How long it has to last, in seconds.
  public var minimumDuration: Double
  /// How far it may go meanwhile, in pixels.
  public var maximumDistance: CGFloat

  /// Makes a gesture.
  ///
  /// - Parameters:
  ///   - minimumDuration: how long it has to last, in seconds.
  ///   - maximumDistance: how far it may go meanwhile, in pixels.
  nonisolated public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }
}

extension LongPressGesture: PrimitiveGesture {
  func makeRecognizer() -> Recognizer<Bool> { LongPressRecognizer(self) }
}

@MainActor private final class LongPressRecognizer: Recognizer<Bool> {
  private var seconds = 0.5
  private var far = 10.0
  private var waiting: Task<Void, Never>?

  init(_ gesture: LongPressGesture) {
    super.init()
    refresh(from: gesture)
  }

  override func refresh(from gesture: any Gesture) {
    guard let gesture = gesture as? LongPressGesture else { return }
    seconds = gesture.minimumDuration.isFinite ? max(0, gesture.minimumDuration) : 0.5
    far = gesture.maximumDistance.isNaN ? 10 : max(0, Double(gesture.maximumDistance))
  }

  override var claimsEndAfter: Double? { seconds }
  override var isPossible: Bool { waiting != nil }

  override func hear(_ place: PressPlace) {
    let press = place.press
    // Two fingers are another gesture.
    guard press.pinch == nil else { return }
    switch press.phase {
    case .began:
      waiting?.cancel()
      waiting = Task { [weak self, seconds] in
        try? await Task.sleep(for: .seconds(seconds))
        guard !Task.isCancelled, let self else { return }
        waiting = nil
        say(.ended(true))
      }
      say(.changed(true))
    case .moved:
      let (x, y) = (press.location.x - press.start.x, press.location.y - press.start.y)
      if x * x + y * y > far * far { reset() }
    case .ended, .cancelled: reset()
    }
  }

  override func reset() {
    guard let waiting else { return }
    waiting.cancel()
    self.waiting = nil
    say(.failed)
  }
}

extension View {
  /// Performs an action when the view is pressed for a while.
  ///
  /// Neither the keyboard nor a screen reader reaches it: offer the action elsewhere, too.
  ///
  /// - Parameters:
  ///   - minimumDuration: how long, in seconds.
  ///   - maximumDistance: how far the press may go meanwhile, in pixels.
  ///   - action: what is done.
  ///   - onPressingChanged: called with true when the press begins, and with false when it ends or has lasted.
  ///
  /// Source: SwiftUI's `onLongPressGesture(minimumDuration:maximumDistance:perform:onPressingChanged:)`.
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    let press = LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance)
    return gesture(
      HearingGesture(base: press) { outcome in
        switch outcome {
        case .changed: onPressingChanged?(true)
        case .ended:
          onPressingChanged?(false)
          action()
        case .failed: onPressingChanged?(false)
        }
      })
  }
}
#endif
