import SidelightCore
@_spi(Nodes) package import SidelightGraph

/// A way to show labels.
///
/// ```swift
/// struct Stacked: LabelStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     VStack { configuration.icon; configuration.title }
///   }
/// }
/// ```
///
/// Set one with ``View/labelStyle(_:)``: one of the library's own, or one of the app's. ``Environment`` and ``State`` in a style work as they
/// do in a view. Source: SwiftUI's `LabelStyle`.
@MainActor @preconcurrency public protocol LabelStyle {
  /// The type of view that ``makeBody(configuration:)`` returns.
  associatedtype Body: View
  /// What a style knows of the label that it shows.
  typealias Configuration = LabelStyleConfiguration
  /// Makes the views of a label. It runs again when something changes that it reads.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
  /// For the library alone: a look that it draws itself. Styles of an app's own leave it out.
  nonisolated var _look: _LabelLook? { get }
}

extension LabelStyle {
  /// For the library alone: the app draws its styles itself.
  nonisolated public var _look: _LabelLook? { nil }
}

/// For the library alone: a look of labels that it draws itself.
public struct _LabelLook: Sendable {
  let element: LabelElement.Style?
}

/// A label as a ``LabelStyle`` gets it.
///
/// Source: SwiftUI's `LabelStyleConfiguration`.
public struct LabelStyleConfiguration {
  /// The title of the label, as one view.
  public struct Title { let content: AnyView }
  /// The icon of the label, as one view.
  public struct Icon { let content: AnyView }

  /// The title of the label.
  public let title: Title
  /// The icon of the label.
  public let icon: Icon
}

extension LabelStyleConfiguration.Title: View, StylePart {}
extension LabelStyleConfiguration.Icon: View, StylePart {}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Makes the label that a style is for, to put something around it or to give it another style.
  ///
  /// - Parameter configuration: what the style was given.
  nonisolated public init(_ configuration: LabelStyleConfiguration) {
    self.init(title: { configuration.title }, icon: { configuration.icon })
  }
}

/// The parts of labels that are shown where the library draws them.
struct LabelChange: EnvironmentChange {
  let style: LabelElement.Style?

  func isSame(as other: LabelChange) -> Bool { style == other.style }
  func apply(to values: inout EnvironmentValues) { values[LabelStyleKey.self] = style }
}

extension View {
  /// Sets how the labels in this view are shown.
  ///
  /// Source: SwiftUI's `labelStyle(_:)`.
  /// - Parameter style: one of the library's own, such as ``LabelStyle/iconOnly``, or one of the app's.
  nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    let look = style._look
    return styled(style, isNative: look != nil, as: LabelChange(style: look?.element)) { $0.makeBody(configuration: $1) }
  }
}
