#if Foundation
import SidelightCore
public import SidelightUI

/// A gesture of which somebody hears what becomes of it.
struct HearingGesture<Base> {
  let base: Base
  let hear: (Any) -> Void
}

extension HearingGesture where Base: Gesture {
  nonisolated init(base: Base, _ hear: @escaping (GestureOutcome<Base.Value>) -> Void) {
    self.base = base
    self.hear = { if let outcome = $0 as? GestureOutcome<Base.Value> { hear(outcome) } }
  }
}

extension HearingGesture: Gesture where Base: Gesture {
  typealias Value = Base.Value
}

extension HearingGesture: PrimitiveGesture where Base: Gesture {
  func makeRecognizer() -> Recognizer<Base.Value> { HearingRecognizer(self) }
}

@MainActor private final class HearingRecognizer<Base: Gesture>: Recognizer<Base.Value> {
  private let base: Recognizer<Base.Value>
  private var tell: (Any) -> Void

  init(_ gesture: HearingGesture<Base>) {
    base = gesture.base.recognizer()
    tell = gesture.hear
    super.init()
    base.say = { [unowned self] outcome in
      tell(outcome)
      say(outcome)
    }
  }

  override var claimsAfter: Double? { base.claimsAfter }
  override var claimsEndAfter: Double? { base.claimsEndAfter }
  override var hearsPinches: Bool { base.hearsPinches }
  override var isPossible: Bool { base.isPossible }
  override func hear(_ place: PressPlace) { base.hear(place) }
  override func reset() { base.reset() }
  override func refresh(from gesture: any Gesture) {
    guard let gesture = gesture as? HearingGesture<Base> else { return }
    tell = gesture.hear
    base.refresh(from: gesture.base.innermost)
  }
}

/// A gesture of which an app hears by `onChanged(_:)` or `onEnded(_:)`.
///
/// Source: SwiftUI's `_ChangedGesture` and `_EndedGesture`.
public struct ActionGesture<Base: Gesture> {
  /// What is known of the gesture.
  public typealias Value = Base.Value
  let hearing: HearingGesture<Base>
}

extension ActionGesture: Gesture {
  /// The gesture with what hears of it.
  public var body: some Gesture<Base.Value> { hearing }
}

extension Gesture {
  /// Does something when the gesture ends as it should.
  ///
  /// - Parameter action: what is done; it gets what is known of the gesture.
  ///
  /// Source: SwiftUI's `onEnded(_:)`.
  nonisolated public func onEnded(_ action: @escaping (Value) -> Void) -> ActionGesture<Self> {
    ActionGesture(hearing: HearingGesture(base: self) { if case .ended(let value) = $0 { action(value) } })
  }

  /// Takes something else for what is known of the gesture.
  ///
  /// - Parameter body: makes it of what is known.
  ///
  /// Source: SwiftUI's `map(_:)`.
  nonisolated public func map<T>(_ body: @escaping (Value) -> T) -> MappedGesture<Self, T> { MappedGesture(base: self, map: body) }

  /// Keeps a value up to date while the gesture goes on. It has its first value again once the gesture is over.
  ///
  /// - Parameters:
  ///   - state: what keeps the value.
  ///   - body: makes it of what is known of the gesture; it may say how the change moves.
  ///
  /// Source: SwiftUI's `updating(_:body:)`.
  nonisolated public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, update: body)
  }
}

extension Gesture where Value: Equatable {
  /// Does something whenever something else is known of the gesture.
  ///
  /// - Parameter action: what is done; it gets what is known of the gesture.
  ///
  /// Source: SwiftUI's `onChanged(_:)`.
  nonisolated public func onChanged(_ action: @escaping (Value) -> Void) -> ActionGesture<Self> {
    ActionGesture(hearing: HearingGesture(base: self) { if case .changed(let value) = $0 { action(value) } })
  }
}

/// A gesture with another value.
///
/// Source: SwiftUI's `_MapGesture`.
public struct MappedGesture<Base: Gesture, Value> {
  let base: Base
  let map: (Base.Value) -> Value
}

extension MappedGesture: PrimitiveGesture {
  func makeRecognizer() -> Recognizer<Value> { MappedRecognizer(self) }
}

@MainActor private final class MappedRecognizer<Base: Gesture, Value>: Recognizer<Value> {
  private let base: Recognizer<Base.Value>
  private var map: (Base.Value) -> Value

  init(_ gesture: MappedGesture<Base, Value>) {
    base = gesture.base.recognizer()
    map = gesture.map
    super.init()
    base.say = { [unowned self] outcome in
      switch outcome {
      case .changed(let value): say(.changed(map(value)))
      case .ended(let value): say(.ended(map(value)))
      case .failed: say(.failed)
      }
    }
  }

  override var claimsAfter: Double? { base.claimsAfter }
  override var claimsEndAfter: Double? { base.claimsEndAfter }
  override var hearsPinches: Bool { base.hearsPinches }
  override var isPossible: Bool { base.isPossible }
  override func hear(_ place: PressPlace) { base.hear(place) }
  override func reset() { base.reset() }
  override func refresh(from gesture: any Gesture) {
    guard let gesture = gesture as? MappedGesture<Base, Value> else { return }
    map = gesture.map
    base.refresh(from: gesture.base.innermost)
  }
}

/// A value that a view has while a gesture goes on, and that begins anew with each gesture.
///
/// ```swift
/// @GestureState private var offset = CGSize.zero
/// var body: some View {
///   Circle().offset(offset).gesture(DragGesture().updating($offset) { drag, offset, _ in offset = drag.translation })
/// }
/// ```
///
/// Source: SwiftUI's `GestureState`.
@propertyWrapper public struct GestureState<Value>: DynamicProperty {
  @State private var current: Value
  private let first: Value
  private let resets: (Value, inout Transaction) -> Void

  /// Makes a value.
  nonisolated public init(wrappedValue: Value) { self.init(initialValue: wrappedValue) { _, _ in } }

  /// Makes a value.
  nonisolated public init(initialValue: Value) { self.init(initialValue: initialValue) { _, _ in } }

  /// Makes a value, and says how it goes back to its beginning.
  ///
  /// - Parameters:
  ///   - wrappedValue: the value without a gesture.
  ///   - resetTransaction: what is said of its change at the end of a gesture.
  nonisolated public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(initialValue: wrappedValue) { $1 = resetTransaction }
  }

  /// Makes a value, and says how it goes back to its beginning.
  ///
  /// - Parameters:
  ///   - wrappedValue: the value without a gesture.
  ///   - reset: changes what is said of its change at the end of a gesture.
  nonisolated public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(initialValue: wrappedValue, reset: reset)
  }

  /// Makes a value, and says how it goes back to its beginning.
  ///
  /// - Parameters:
  ///   - initialValue: the value without a gesture.
  ///   - reset: changes what is said of its change at the end of a gesture.
  nonisolated public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    _current = State(initialValue: initialValue)
    first = initialValue
    resets = reset
  }

  /// The value.
  @MainActor public var wrappedValue: Value { current }

  /// What a gesture keeps up to date, by `updating(_:body:)`.
  nonisolated public var projectedValue: GestureState<Value> { self }

  @MainActor func change(_ body: (inout Value, inout Transaction) -> Void) {
    var transaction = Transaction()
    transaction.isContinuous = true
    var value = current
    body(&value, &transaction)
    withTransaction(transaction) { current = value }
  }

  @MainActor func reset() {
    var transaction = Transaction()
    resets(current, &transaction)
    withTransaction(transaction) { current = first }
  }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Makes a value that begins as nil.
  ///
  /// - Parameter resetTransaction: what is said of its change at the end of a gesture.
  nonisolated public init(resetTransaction: Transaction = Transaction()) {
    self.init(wrappedValue: nil, resetTransaction: resetTransaction)
  }
}

/// A gesture that keeps a value up to date while it goes on.
///
/// Source: SwiftUI's `GestureStateGesture`.
public struct GestureStateGesture<Base: Gesture, State> {
  /// What is known of the gesture.
  public typealias Value = Base.Value
  let base: Base
  let state: GestureState<State>
  let update: (Base.Value, inout State, inout Transaction) -> Void
}

extension GestureStateGesture: Gesture {
  /// The gesture with what hears of it.
  public var body: some Gesture<Base.Value> {
    HearingGesture(base: base) { [state, update] outcome in
      MainActor.assumeIsolated {
        switch outcome {
        case .changed(let value): state.change { update(value, &$0, &$1) }
        case .ended, .failed: state.reset()
        }
      }
    }
  }
}
#endif
