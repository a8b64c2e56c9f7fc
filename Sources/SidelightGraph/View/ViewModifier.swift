/// A change of views that has a name and values of its own, and is applied with ``View/modifier(_:)``.
///
/// ```swift
/// struct Caption: ViewModifier {
///   @Environment(\.isEnabled) private var isEnabled
///   func body(content: Content) -> some View {
///     content.font(.caption).foregroundStyle(isEnabled ? .secondary : .tertiary)
///   }
/// }
/// extension View {
///   func caption() -> some View { modifier(Caption()) }
/// }
/// ```
///
/// State, environment values and other dynamic properties of a modifier work as a view's do: they live as long as the view that it is applied
/// to. It adds no widget. Source: SwiftUI's `ViewModifier`.
@MainActor @preconcurrency public protocol ViewModifier {
  /// The type of view that ``body(content:)`` returns.
  associatedtype Body: View
  /// The view that the modifier is applied to, as its body gets it.
  typealias Content = _ViewModifier_Content<Self>

  /// The modified view.
  ///
  /// - Parameter content: the view that the modifier is applied to, to be placed once, or not at all.
  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body
}

extension ViewModifier where Body == Never {
  /// Modifiers that the library itself applies have no body of their own.
  ///
  /// - Parameter content: the view that the modifier is applied to.
  public func body(content: Content) -> Never { preconditionFailure("\(Self.self) is applied by Sidelight and has no body") }
}

extension ViewModifier {
  /// A modifier that does what this one does, and then what another one does.
  ///
  /// Source: SwiftUI's `ViewModifier.concat(_:)`.
  /// - Parameter modifier: the one that is applied around this one.
  nonisolated public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> { ModifiedContent(content: self, modifier: modifier) }
}

extension View {
  /// Applies a modifier to this view.
  ///
  /// Source: SwiftUI's `View.modifier(_:)`.
  /// - Parameter modifier: what changes the view. Its state begins anew when the view does.
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> { ModifiedContent(content: self, modifier: modifier) }
}

/// The view that a modifier is applied to, as the modifier's body gets it.
///
/// Source: SwiftUI's `_ViewModifier_Content`.
public struct _ViewModifier_Content<Modifier: ViewModifier> {
  let content: AnyView
}

extension _ViewModifier_Content: View {}

/// A view, or a modifier, with a modifier applied to it.
///
/// ``View/modifier(_:)`` and ``ViewModifier/concat(_:)`` make one. Source: SwiftUI's `ModifiedContent`.
public struct ModifiedContent<Content, Modifier> {
  /// What the modifier is applied to.
  public var content: Content
  /// The modifier.
  public var modifier: Modifier

  /// Applies a modifier to a view or to another modifier.
  ///
  /// - Parameters:
  ///   - content: what the modifier is applied to.
  ///   - modifier: the modifier.
  nonisolated public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}
extension ModifiedContent: Sendable where Content: Sendable, Modifier: Sendable {}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {}

/// A modifier that changes nothing.
///
/// Source: SwiftUI's `EmptyModifier`.
public struct EmptyModifier: Sendable {
  /// The modifier that changes nothing.
  public static let identity = EmptyModifier()

  /// Makes a modifier that changes nothing.
  nonisolated public init() {}
}

extension EmptyModifier: ViewModifier {
  /// The view as it is.
  ///
  /// - Parameter content: the view that the modifier is applied to.
  public func body(content: Content) -> some View { content }
}
