@_spi(Nodes) public import SidelightGraph

/// A view whose value goes through keyframes.
///
/// ```swift
/// KeyframeAnimator(initialValue: 1.0, trigger: count) { scale in
///   Image(systemName: "heart").scaleEffect(scale)
/// } keyframes: { _ in
///   KeyframeTrack {
///     CubicKeyframe(1.5, duration: 0.2)
///     SpringKeyframe(1.0, spring: .bouncy)
///   }
/// }
/// ```
///
/// The view is made anew in each frame, and in none once the keyframes are over. While it can't be seen it waits. Where the desktop asks for
/// less motion, and in tests without a window, a value with a trigger is at its end at once, and one without stays at its beginning.
///
/// Source: SwiftUI's `KeyframeAnimator`.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View> where KeyframePath.Value == Value {
  fileprivate let initial: Value
  fileprivate let repeats: Bool
  fileprivate let trigger: AnyTrigger?
  fileprivate let content: (Value) -> Content
  fileprivate let keyframes: (Value) -> KeyframePath
  /// Whether it goes through them at all, where no trigger says when.
  var runs = true

  /// A view that goes through its keyframes from the moment on in which it appears.
  ///
  /// - Parameters:
  ///   - initialValue: the value at the beginning.
  ///   - repeating: whether it begins anew at the end.
  ///   - content: makes the view with a value.
  ///   - keyframes: makes the keyframes for a value to begin with.
  public init(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    initial = initialValue
    repeats = repeating
    trigger = nil
    self.content = content
    self.keyframes = keyframes
  }

  /// A view that goes through its keyframes whenever a value changes.
  ///
  /// - Parameters:
  ///   - initialValue: the value at the beginning.
  ///   - trigger: the value whose change begins it, from where it is.
  ///   - content: makes the view with a value.
  ///   - keyframes: makes the keyframes for a value to begin with.
  public init(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    initial = initialValue
    repeats = false
    self.trigger = AnyTrigger(trigger)
    self.content = content
    self.keyframes = keyframes
  }
}

extension KeyframeAnimator: View {
  /// Sidelight draws this view itself: it has no body.
  public typealias Body = Never
}

extension KeyframeAnimator: StructuralView {
  package static var passedOn: (any View.Type)? { Content.self }

  package func makeNode(_ context: NodeContext) -> TypedNode<Self> { KeyframeNode(self, context) }
}

/// A value of any type, compared with the one before it.
struct AnyTrigger: Equatable {
  private let value: Any
  private let isSame: (Any) -> Bool

  init<Value: Equatable>(_ value: Value) {
    self.value = value
    isSame = { $0 as? Value == value }
  }

  static func == (left: Self, right: Self) -> Bool { left.isSame(right.value) }
}

/// The node of a view that goes through keyframes.
private final class KeyframeNode<Value, KeyframePath: Keyframes, Content: View>: WrapperNode<
  KeyframeAnimator<Value, KeyframePath, Content>, Content
>, DependentNode
where KeyframePath.Value == Value {
  private var value: Value
  private var timeline: KeyframeTimeline<Value>?
  /// How far it has come, in seconds.
  private var time = 0.0
  /// The time of the frame before, in seconds; nil before the first one, and after a pause.
  private var lastFrame: Double?
  private var isFollowing = false
  private var isVisible = true

  override init(_ view: KeyframeAnimator<Value, KeyframePath, Content>, _ context: NodeContext) {
    value = view.initial
    super.init(view, context)
    evaluate()
    settlePreferences()
    if view.trigger == nil, view.runs { start() }
  }

  override func evaluate() {
    isDirty = false
    let shown = graph.track(self) {
      isVisible = scope.value(VisibleKey.self)
      return view.content(value)
    }
    if let child { child.update(shown) } else { child = graph.makeNode(shown, childContext) }
    if isVisible, timeline != nil, !isFollowing { follow() }
  }

  override func viewChanged(from old: KeyframeAnimator<Value, KeyframePath, Content>) {
    if graph.isRecycling {
      (value, timeline) = (view.initial, nil)
      if view.trigger == nil, view.runs { start() }
    } else if view.runs != old.runs {
      (value, timeline) = (view.initial, nil)
      if view.runs, view.trigger == nil { start() }
    } else if view.runs, view.trigger != old.trigger {
      start()
    }
    evaluate()
  }

  private func start() {
    let (begin, make) = (value, view.keyframes)
    timeline = KeyframeTimeline(initialValue: begin) { make(begin) }
    (time, lastFrame) = (0, nil)
    // Nothing would come of it but endless frames.
    if view.repeats, timeline?.duration == 0 { timeline = nil }
    follow()
  }

  /// Once the update is shown: a window that opens has no frames before.
  private func follow() { graph.after { [weak self] in self?.begin() } }

  private func begin() {
    guard isAlive, timeline != nil, isVisible, !isFollowing else { return }
    isFollowing = true
    guard !graph.follow({ [weak self] in self?.advance(to: $0) ?? false }) else { return }
    isFollowing = false
    if let timeline, !view.repeats { value = timeline.value(time: timeline.duration) }
    timeline = nil
    if child != nil { invalidate() }
  }

  /// Shows the value at the time of a frame, and says whether more follows.
  private func advance(to frame: Double) -> Bool {
    guard isAlive, isVisible, let timeline else {
      (isFollowing, lastFrame) = (false, nil)
      return false
    }
    time += frame - (lastFrame ?? frame)
    lastFrame = frame
    if time >= timeline.duration {
      if view.repeats {
        time = time.truncatingRemainder(dividingBy: timeline.duration)
      } else {
        value = timeline.value(time: timeline.duration)
        self.timeline = nil
      }
    }
    if let current = self.timeline { value = current.value(time: time) }
    invalidate()
    isFollowing = self.timeline != nil
    return isFollowing
  }
}

extension View {
  /// Lets this view go through keyframes, as ``KeyframeAnimator`` does.
  ///
  /// - Parameters:
  ///   - initialValue: the value at the beginning.
  ///   - repeating: whether it begins anew at the end.
  ///   - content: makes a view of this one and a value.
  ///   - keyframes: makes the keyframes for a value to begin with.
  ///
  /// Source: SwiftUI's `keyframeAnimator(initialValue:repeating:content:keyframes:)`.
  nonisolated public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(
      initialValue: initialValue, repeating: repeating, content: { content(PlaceholderContentView(self), $0) }, keyframes: keyframes)
  }

  /// Lets this view go through keyframes whenever a value changes, as ``KeyframeAnimator`` does.
  ///
  /// - Parameters:
  ///   - initialValue: the value at the beginning.
  ///   - trigger: the value whose change begins it, from where it is.
  ///   - content: makes a view of this one and a value.
  ///   - keyframes: makes the keyframes for a value to begin with.
  ///
  /// Source: SwiftUI's `keyframeAnimator(initialValue:trigger:content:keyframes:)`.
  nonisolated public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(
      initialValue: initialValue, trigger: trigger, content: { content(PlaceholderContentView(self), $0) }, keyframes: keyframes)
  }
}
