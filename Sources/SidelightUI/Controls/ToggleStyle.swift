import SidelightCore
@_spi(Nodes) package import SidelightGraph

/// A way to show toggles.
///
/// ```swift
/// struct Ticked: ToggleStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     Button { configuration.isOn.toggle() } label: {
///       Label { configuration.label } icon: { Image(systemName: configuration.isOn ? "checkmark.circle.fill" : "circle") }
///     }
///   }
/// }
/// ```
///
/// Set one with ``View/toggleStyle(_:)``: one of the library's own, or one of the app's. ``Environment`` and ``State`` in a style work as they
/// do in a view. Source: SwiftUI's `ToggleStyle`.
@MainActor @preconcurrency public protocol ToggleStyle {
  /// The type of view that ``makeBody(configuration:)`` returns.
  associatedtype Body: View
  /// What a style knows of the toggle that it shows.
  typealias Configuration = ToggleStyleConfiguration
  /// Makes the views of a toggle. It runs again when something changes that it reads.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
  /// For the library alone: a look that it draws itself. Styles of an app's own leave it out.
  nonisolated var _look: _ToggleLook? { get }
}

extension ToggleStyle {
  /// For the library alone: the app draws its styles itself.
  nonisolated public var _look: _ToggleLook? { nil }
}

/// For the library alone: a look of toggles that it draws itself.
public struct _ToggleLook: Sendable {
  /// Nil for what suits the place.
  let element: ToggleElement.Style?
}

/// A toggle as a ``ToggleStyle`` gets it.
///
/// Source: SwiftUI's `ToggleStyleConfiguration`.
public struct ToggleStyleConfiguration {
  /// What the toggle says, as one view.
  public struct Label { let content: AnyView }

  /// What the toggle says.
  public let label: Label
  /// Whether it is on; a style writes it when the user turns it on or off.
  @Binding public var isOn: Bool
  /// Whether the toggle stands for several values that differ.
  public var isMixed = false
}

extension ToggleStyleConfiguration.Label: View, StylePart {}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Makes the toggle that a style is for, to put something around it or to give it another style.
  ///
  /// - Parameter configuration: what the style was given.
  nonisolated public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn, label: configuration.label)
  }
}

extension View {
  /// Sets how the toggles in this view are shown.
  ///
  /// Source: SwiftUI's `toggleStyle(_:)`.
  /// - Parameter style: one of the library's own, or one of the app's.
  nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    let look = style._look
    return styled(style, isNative: look != nil, as: LookChange.toggle(look?.element)) { $0.makeBody(configuration: $1) }
  }
}
