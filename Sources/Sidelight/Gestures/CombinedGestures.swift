#if Foundation
import SidelightCore
import SidelightUI

/// One gesture after the other.
///
/// Source: SwiftUI's `SequenceGesture`.
public struct SequenceGesture<First: Gesture, Second: Gesture> {
  /// What is known of both.
  public enum Value {
    /// The first one goes on.
    case first(First.Value)
    /// The first one has ended, and the second one goes on, as far as it has begun.
    case second(First.Value, Second.Value?)
  }

  /// The first gesture.
  public var first: First
  /// The gesture after it.
  public var second: Second

  /// Makes a gesture of two.
  nonisolated public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension SequenceGesture: PrimitiveGesture {
  func makeRecognizer() -> Recognizer<Value> { SequenceRecognizer(self) }
}

@MainActor private final class SequenceRecognizer<First: Gesture, Second: Gesture>: Recognizer<SequenceGesture<First, Second>.Value> {
  private let first: Recognizer<First.Value>
  private let second: Recognizer<Second.Value>
  /// What the first one has come to.
  private var result: First.Value?
  private var last: PressPlace?

  init(_ gesture: SequenceGesture<First, Second>) {
    first = gesture.first.recognizer()
    second = gesture.second.recognizer()
    super.init()
    first.say = { [unowned self] outcome in
      switch outcome {
      case .changed(let value): say(.changed(.first(value)))
      case .ended(let value): go(on: value)
      case .failed: say(.failed)
      }
    }
    second.say = { [unowned self] outcome in
      guard let result else { return }
      switch outcome {
      case .changed(let value): say(.changed(.second(result, value)))
      case .ended(let value):
        self.result = nil
        say(.ended(.second(result, value)))
      case .failed:
        self.result = nil
        say(.failed)
      }
    }
  }

  /// The second one begins where the press is now, if that goes on.
  private func go(on value: First.Value) {
    result = value
    say(.changed(.second(value, nil)))
    guard let last, last.press.phase == .began || last.press.phase == .moved else { return }
    var press = last.press
    press.phase = .began
    press.start = press.location
    second.hear(PressPlace(press: press, space: last.space))
  }

  override var claimsAfter: Double? { second.claimsAfter }
  override var claimsEndAfter: Double? { second.claimsEndAfter }
  override var hearsPinches: Bool { first.hearsPinches || second.hearsPinches }
  override var isPossible: Bool { result != nil || first.isPossible }

  override func hear(_ place: PressPlace) {
    last = place
    if result == nil {
      first.hear(place)
    } else {
      second.hear(place)
      if place.press.phase == .ended || place.press.phase == .cancelled, !second.isPossible, result != nil {
        result = nil
        say(.failed)
      }
    }
  }

  override func reset() {
    first.reset()
    second.reset()
    result = nil
  }

  override func refresh(from gesture: any Gesture) {
    guard let gesture = gesture as? SequenceGesture<First, Second> else { return }
    first.refresh(from: gesture.first.innermost)
    second.refresh(from: gesture.second.innermost)
  }
}

/// Two gestures at once.
///
/// Source: SwiftUI's `SimultaneousGesture`.
public struct SimultaneousGesture<First: Gesture, Second: Gesture> {
  /// What is known of each, as far as it has begun.
  public struct Value {
    /// What is known of the first one.
    public var first: First.Value?
    /// What is known of the second one.
    public var second: Second.Value?
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Makes a gesture of two.
  nonisolated public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension SimultaneousGesture: PrimitiveGesture {
  func makeRecognizer() -> Recognizer<Value> { SimultaneousRecognizer(self) }
}

@MainActor
private final class SimultaneousRecognizer<First: Gesture, Second: Gesture>: Recognizer<
  SimultaneousGesture<First, Second>.Value
>
{
  private let first: Recognizer<First.Value>
  private let second: Recognizer<Second.Value>
  private var value = SimultaneousGesture<First, Second>.Value()

  init(_ gesture: SimultaneousGesture<First, Second>) {
    first = gesture.first.recognizer()
    second = gesture.second.recognizer()
    super.init()
    first.say = { [unowned self] in heard($0, \.first) }
    second.say = { [unowned self] in heard($0, \.second) }
  }

  private func heard<T>(
    _ outcome: GestureOutcome<T>, _ part: WritableKeyPath<SimultaneousGesture<First, Second>.Value, T?>
  ) {
    switch outcome {
    case .changed(let new):
      value[keyPath: part] = new
      say(.changed(value))
    case .ended(let new):
      value[keyPath: part] = new
      finish()
    case .failed: finish()
    }
  }

  /// It is over with the last of the two.
  private func finish() {
    guard !first.isPossible, !second.isPossible else { return say(.changed(value)) }
    let ended = value
    value = SimultaneousGesture<First, Second>.Value()
    say(ended.first == nil && ended.second == nil ? .failed : .ended(ended))
  }

  override var claimsAfter: Double? { [first.claimsAfter, second.claimsAfter].compactMap(\.self).min() }
  override var claimsEndAfter: Double? { [first.claimsEndAfter, second.claimsEndAfter].compactMap(\.self).min() }
  override var hearsPinches: Bool { first.hearsPinches || second.hearsPinches }
  override var isPossible: Bool { first.isPossible || second.isPossible }

  override func hear(_ place: PressPlace) {
    first.hear(place)
    second.hear(place)
  }

  override func reset() {
    first.reset()
    second.reset()
  }

  override func refresh(from gesture: any Gesture) {
    guard let gesture = gesture as? SimultaneousGesture<First, Second> else { return }
    first.refresh(from: gesture.first.innermost)
    second.refresh(from: gesture.second.innermost)
  }
}

/// One gesture or another: the second one counts only where the first one comes to nothing.
///
/// Source: SwiftUI's `ExclusiveGesture`.
public struct ExclusiveGesture<First: Gesture, Second: Gesture> {
  /// What is known of the one that counts.
  public enum Value {
    /// The first one.
    case first(First.Value)
    /// The second one.
    case second(Second.Value)
  }

  /// The gesture that comes first.
  public var first: First
  /// The other one.
  public var second: Second

  /// Makes a gesture of two.
  nonisolated public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension ExclusiveGesture: PrimitiveGesture {
  func makeRecognizer() -> Recognizer<Value> { ExclusiveRecognizer(self) }
}

@MainActor private final class ExclusiveRecognizer<First: Gesture, Second: Gesture>: Recognizer<ExclusiveGesture<First, Second>.Value> {
  private let first: Recognizer<First.Value>
  private let second: Recognizer<Second.Value>
  /// What was pressed while the first one might still come to something: the second one hears of it only once that came to nothing.
  private var held: [PressPlace] = []
  private var isHearing = false
  /// Whether the first one has come to something.
  private var isFirst = false

  init(_ gesture: ExclusiveGesture<First, Second>) {
    first = gesture.first.recognizer()
    second = gesture.second.recognizer()
    super.init()
    first.say = { [unowned self] outcome in
      switch outcome {
      case .changed(let value):
        isFirst = true
        say(.changed(.first(value)))
      case .ended(let value):
        isFirst = true
        say(.ended(.first(value)))
      case .failed: if !isHearing { settle() }
      }
    }
    second.say = { [unowned self] outcome in
      switch outcome {
      case .changed(let value): say(.changed(.second(value)))
      case .ended(let value): say(.ended(.second(value)))
      case .failed: say(.failed)
      }
    }
  }

  /// Decides between the two, once the first one can come to no more.
  private func settle() {
    guard !first.isPossible else { return }
    let places = held
    held = []
    if isFirst {
      isFirst = false
    } else {
      for place in places { second.hear(place) }
    }
  }

  override var claimsAfter: Double? { [first.claimsAfter, second.claimsAfter].compactMap(\.self).min() }
  override var claimsEndAfter: Double? { [first.claimsEndAfter, second.claimsEndAfter].compactMap(\.self).min() }
  override var hearsPinches: Bool { first.hearsPinches || second.hearsPinches }
  override var isPossible: Bool { first.isPossible || second.isPossible }

  override func hear(_ place: PressPlace) {
    held.append(place)
    isHearing = true
    first.hear(place)
    isHearing = false
    settle()
  }

  override func reset() {
    held = []
    isFirst = false
    isHearing = true
    first.reset()
    isHearing = false
    second.reset()
  }

  override func refresh(from gesture: any Gesture) {
    guard let gesture = gesture as? ExclusiveGesture<First, Second> else { return }
    first.refresh(from: gesture.first.innermost)
    second.refresh(from: gesture.second.innermost)
  }
}

extension Gesture {
  /// This gesture, and another one after it.
  ///
  /// Source: SwiftUI's `sequenced(before:)`.
  nonisolated public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> { SequenceGesture(self, other) }

  /// This gesture and another one at once.
  ///
  /// Source: SwiftUI's `simultaneously(with:)`.
  nonisolated public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }

  /// This gesture, or another one where this one comes to nothing.
  ///
  /// Source: SwiftUI's `exclusively(before:)`.
  nonisolated public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}

/// A gesture whose type is not seen.
///
/// Source: SwiftUI's `AnyGesture`.
public struct AnyGesture<Value> {
  private let own: any Gesture<Value>

  /// Hides the type of a gesture.
  nonisolated public init<G: Gesture>(_ gesture: G) where G.Value == Value { own = gesture }
}

extension AnyGesture: PrimitiveGesture {
  func makeRecognizer() -> Recognizer<Value> { own.recognizer() }
}

extension AnyGesture: ErasedGesture {
  var base: any Gesture { own }
}
#endif
