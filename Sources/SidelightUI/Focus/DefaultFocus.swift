import SidelightCore
@_spi(Nodes) public import SidelightGraph

/// When a default focus counts.
///
/// Source: SwiftUI's `DefaultFocusEvaluationPriority`.
public struct DefaultFocusEvaluationPriority: Sendable, Equatable {
  private let isInitiated: Bool
  /// When the view appears.
  public static let automatic = DefaultFocusEvaluationPriority(isInitiated: false)
  /// Also when the user has moved the focus into the view, which on GNOME goes where they moved it.
  public static let userInitiated = DefaultFocusEvaluationPriority(isInitiated: true)
}

/// What wants the focus of a scope, by namespaces.
@MainActor private enum FocusScopes {
  final class Wish {
    let take: () -> Void
    init(_ take: @escaping () -> Void) { self.take = take }
  }

  private struct Entry {
    weak var wish: Wish?
  }

  private static var wishes: [Namespace.ID: [Entry]] = [:]

  static func add(_ wish: Wish, in namespace: Namespace.ID) {
    wishes[namespace] = (wishes[namespace] ?? []).filter { $0.wish != nil && $0.wish !== wish } + [Entry(wish: wish)]
  }

  static func reset(_ namespace: Namespace.ID) { wishes[namespace]?.firstNonNil(\.wish)?.take() }
}

/// A view that takes the focus when it appears.
private struct PreferredFocusView<Content: View> {
  let content: Content
  let prefers: Bool
  let namespace: Namespace.ID
  @FocusState private var isFocused: Bool
  @State private var wish: FocusScopes.Wish?

  nonisolated init(content: Content, prefers: Bool, namespace: Namespace.ID) {
    (self.content, self.prefers, self.namespace) = (content, prefers, namespace)
  }
}

@MainActor extension PreferredFocusView: View {
  var body: some View {
    content.focused($isFocused).onAppear { if prefers { prefer(andTake: true) } }
      .onDisappear { wish = nil }
      .onChange(of: prefers) { if prefers { prefer(andTake: false) } else { wish = nil } }
  }

  private func prefer(andTake takes: Bool) {
    let focus = $isFocused
    let wish = FocusScopes.Wish { focus.wrappedValue = true }
    self.wish = wish
    FocusScopes.add(wish, in: namespace)
    if takes { focus.wrappedValue = true }
  }
}

/// A view whose default focus is a value of a focus state.
private struct DefaultFocusView<Content: View, Value: Hashable> {
  let content: Content
  let binding: FocusState<Value>.Binding
  let value: Value

  nonisolated init(content: Content, binding: FocusState<Value>.Binding, value: Value) {
    (self.content, self.binding, self.value) = (content, binding, value)
  }
}

@MainActor extension DefaultFocusView: View {
  var body: some View { content.onAppear { if binding.wrappedValue == binding.idle { binding.wrappedValue = value } } }
}

/// Gives the focus of a scope to what prefers it.
///
/// ```swift
/// @Namespace private var form
/// @Environment(\.resetFocus) private var resetFocus
/// Button("Again") { resetFocus(in: form) }
/// ```
///
/// Source: SwiftUI's `ResetFocusAction`.
public struct ResetFocusAction: Sendable {
  /// Gives the focus to what ``View/prefersDefaultFocus(_:in:)`` is said of in the scope.
  ///
  /// - Parameter namespace: the scope's.
  @MainActor public func callAsFunction(in namespace: Namespace.ID) { FocusScopes.reset(namespace) }
}

private enum IsFocusedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Gives the focus of a scope to what prefers it. Source: SwiftUI's `resetFocus`.
  public var resetFocus: ResetFocusAction { ResetFocusAction() }

  /// Whether the nearest view around that is ``View/focusable(_:)`` has the keyboard focus. Source: SwiftUI's `isFocused`.
  public internal(set) var isFocused: Bool {
    get { self[IsFocusedKey.self] }
    set { self[IsFocusedKey.self] = newValue }
  }
}

/// A view that can have the focus, and tells what is in it.
struct FocusSensingView<Content: View> {
  let content: Content
  let manner: FocusManner
  @FocusState private var isFocused: Bool

  nonisolated init(content: Content, manner: FocusManner) { (self.content, self.manner) = (content, manner) }
}

@MainActor extension FocusSensingView: View {
  var body: some View {
    let isFocused = isFocused
    FocusableView(content: EnvironmentView(content: content) { $0.isFocused = isFocused }, manner: manner).focused($isFocused)
  }
}

extension View {
  /// Sets which value a focus state has when this view appears, and none of its views has the focus.
  ///
  /// - Parameters:
  ///   - binding: the focus state, with `$`.
  ///   - value: the value.
  ///   - priority: when it counts.
  ///
  /// Source: SwiftUI's `defaultFocus(_:_:priority:)`.
  nonisolated public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    DefaultFocusView(content: self, binding: binding, value: value)
  }

  /// Makes this view a scope in which one view prefers to have the focus.
  ///
  /// - Parameter namespace: what the scope is known by.
  ///
  /// Source: SwiftUI's `focusScope(_:)`.
  nonisolated public func focusScope(_ namespace: Namespace.ID) -> some View { self }

  /// Gives this view the focus when it appears, and by ``EnvironmentValues/resetFocus``. Of several in a scope the first one has it.
  ///
  /// - Parameters:
  ///   - prefersDefaultFocus: whether that is so.
  ///   - namespace: the scope's.
  ///
  /// Source: SwiftUI's `prefersDefaultFocus(_:in:)`.
  nonisolated public func prefersDefaultFocus(_ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID) -> some View {
    PreferredFocusView(content: self, prefers: prefersDefaultFocus, namespace: namespace)
  }

  /// Binds the focus of this view to a focus state, as ``focused(_:)`` does: assistive technology of GNOME follows the keyboard focus.
  ///
  /// - Parameter condition: the focus state, with `$`.
  ///
  /// Source: SwiftUI's `accessibilityFocused(_:)`.
  nonisolated public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View { focused(condition) }

  /// Binds the focus of this view to one value of a focus state, as ``focused(_:equals:)`` does.
  ///
  /// - Parameters:
  ///   - binding: the focus state, with `$`.
  ///   - value: the value that stands for this view.
  ///
  /// Source: SwiftUI's `accessibilityFocused(_:equals:)`.
  nonisolated public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View {
    focused(binding, equals: value)
  }
}

/// Where assistive technology is among the views that are bound to it: on GNOME it follows the keyboard focus.
///
/// Source: SwiftUI's `AccessibilityFocusState`.
public typealias AccessibilityFocusState = FocusState
