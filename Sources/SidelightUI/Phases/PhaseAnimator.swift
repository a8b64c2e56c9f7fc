import SidelightCore
public import SidelightGraph

/// A view that goes from one phase to the next, each with an animation.
///
/// ```swift
/// PhaseAnimator([false, true]) { isLarge in
///   Image(systemName: "heart").scaleEffect(isLarge ? 1.5 : 1)
/// }
/// ```
///
/// See ``View/animation(_:value:)`` for what moves. Each phase begins when the animation of the one before is over, and none begins while the
/// view can't be seen. Where the desktop asks for less motion, a view that would go on for ever stays in its first phase, and one with a
/// trigger shows each phase at once.
///
/// Source: SwiftUI's `PhaseAnimator`.
public struct PhaseAnimator<Phase: Equatable, Content: View> {
  private let phases: [Phase]
  private let trigger: AnyTrigger?
  private let content: (Phase) -> Content
  private let animation: (Phase) -> Animation?
  @State private var index = 0
  /// How often the trigger changed, and how many of these changes led through the phases.
  @State private var changes = 0
  @State private var answered = 0
  @Environment(\.accessibilityReduceMotion) private var isStill

  /// A view that goes through its phases once whenever a value changes, and ends in the first one.
  ///
  /// - Parameters:
  ///   - phases: in this order. Without any the view is empty.
  ///   - trigger: the value. The first one is no change.
  ///   - content: makes the view in a phase.
  ///   - animation: how the view moves into a phase; nil for at once.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    self.trigger = AnyTrigger(trigger)
    self.content = content
    self.animation = animation
  }

  /// A view that goes through its phases for ever.
  ///
  /// - Parameters:
  ///   - phases: in this order; the first one follows the last. Without any the view is empty.
  ///   - content: makes the view in a phase.
  ///   - animation: how the view moves into a phase; nil for at once.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    trigger = nil
    self.content = content
    self.animation = animation
  }

  /// What a way through the phases depends on.
  private struct Cycle: Equatable {
    let count: Int
    let isStill: Bool
  }
}

@MainActor extension PhaseAnimator: View {
  /// The view in the phase that it is in.
  public var body: some View {
    if phases.isEmpty {
      EmptyView()
    } else if let trigger {
      shown.onChange(of: trigger) { changes += 1 }
        .task(id: changes) {
          guard answered != changes else { return }
          answered = changes
          await go(phases.count)
        }
    } else {
      shown.task(id: Cycle(count: phases.count, isStill: isStill)) {
        // One phase leads nowhere.
        while !isStill, phases.count > 1, !Task.isCancelled { await go(1) }
      }
    }
  }

  private var shown: Content { content(phases[min(index, phases.count - 1)]) }

  private func go(_ steps: Int) async {
    for step in 1...steps {
      // With a trigger the way begins at the first phase, wherever the last way was left.
      let next = trigger == nil ? (index + 1) % phases.count : step % phases.count
      let animation = animation(phases[next])
      withAnimation(animation) { index = next }
      let seconds = animation?.motion.logicalDuration ?? 0
      try? await Task.sleep(for: .seconds(min(max(seconds, 0.01), 86_400)))
      if Task.isCancelled { return }
    }
  }
}

/// The view that a modifier is applied to, inside a closure that makes another view of it.
///
/// Source: SwiftUI's `PlaceholderContentView`.
public struct PlaceholderContentView<Value> {
  private let content: AnyView

  init(_ content: some View) { self.content = AnyView(content) }
}

@MainActor extension PlaceholderContentView: View {
  /// The view itself.
  public var body: some View { content }
}

extension View {
  /// Lets this view go from one phase to the next for ever, each with an animation, as ``PhaseAnimator`` does.
  ///
  /// - Parameters:
  ///   - phases: in this order; the first one follows the last. Without any the view is empty.
  ///   - content: makes the view in a phase of this one.
  ///   - animation: how the view moves into a phase; nil for at once.
  ///
  /// Source: SwiftUI's `phaseAnimator(_:content:animation:)`.
  nonisolated public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(phases, content: { content(PlaceholderContentView(self), $0) }, animation: animation)
  }

  /// Lets this view go through phases once whenever a value changes, as ``PhaseAnimator`` does.
  ///
  /// - Parameters:
  ///   - phases: in this order; it ends in the first one. Without any the view is empty.
  ///   - trigger: the value. The first one is no change.
  ///   - content: makes the view in a phase of this one.
  ///   - animation: how the view moves into a phase; nil for at once.
  ///
  /// Source: SwiftUI's `phaseAnimator(_:trigger:content:animation:)`.
  nonisolated public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(phases, trigger: trigger, content: { content(PlaceholderContentView(self), $0) }, animation: animation)
  }
}
