@_spi(Nodes) package import SidelightGraph

/// A way to show boxes.
///
/// Set one with ``View/groupBoxStyle(_:)``: one of the library's own, or one of the app's. ``Environment`` and ``State`` in a style work as they
/// do in a view. Source: SwiftUI's `GroupBoxStyle`.
@MainActor @preconcurrency public protocol GroupBoxStyle {
  /// The type of view that ``makeBody(configuration:)`` returns.
  associatedtype Body: View
  /// What a style knows of the box that it shows.
  typealias Configuration = GroupBoxStyleConfiguration
  /// Makes the views of a box. It runs again when something changes that it reads.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
  /// For the library alone: whether it draws this style itself. Styles of an app's own leave it out.
  nonisolated var _isNative: Bool { get }
}

extension GroupBoxStyle {
  /// For the library alone: the app draws its styles itself.
  nonisolated public var _isNative: Bool { false }
}

/// A box as a ``GroupBoxStyle`` gets it.
///
/// Source: SwiftUI's `GroupBoxStyleConfiguration`.
public struct GroupBoxStyleConfiguration {
  /// The title of the box, as one view.
  public struct Label { let content: AnyView }

  /// What is in the box, as one view.
  public struct Content { let content: AnyView }

  /// The title of the box.
  public let label: Label
  /// What is in the box.
  public let content: Content
}

extension GroupBoxStyleConfiguration.Label: View, StylePart {}
extension GroupBoxStyleConfiguration.Content: View, StylePart {}

/// A card with its title above.
///
/// Source: SwiftUI's `DefaultGroupBoxStyle`.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// Makes the style; a modifier usually takes it as ``GroupBoxStyle/automatic``.
  nonisolated public init() {}
  /// For the library alone: it draws this style itself.
  nonisolated public var _isNative: Bool { true }
  /// The view as the library draws it, for a style that puts something around it.
  public func makeBody(configuration: Configuration) -> some View { GroupBox(configuration) }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// A card with its title above.
  nonisolated public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

extension View {
  /// Sets how the boxes in this view are shown.
  ///
  /// Source: SwiftUI's `groupBoxStyle(_:)`.
  /// - Parameter style: one of the library's own, or one of the app's.
  nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    styled(style, isNative: style._isNative) { $0.makeBody(configuration: $1) }
  }
}
