@_spi(Nodes) package import SidelightGraph

/// A way to show labelled values.
///
/// Set one with ``View/labeledContentStyle(_:)``: one of the library's own, or one of the app's. ``Environment`` and ``State`` in a style work as they
/// do in a view. Source: SwiftUI's `LabeledContentStyle`.
@MainActor @preconcurrency public protocol LabeledContentStyle {
  /// The type of view that ``makeBody(configuration:)`` returns.
  associatedtype Body: View
  /// What a style knows of the labelled value that it shows.
  typealias Configuration = LabeledContentStyleConfiguration
  /// Makes the views of a labelled value. It runs again when something changes that it reads.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
  /// For the library alone: whether it draws this style itself. Styles of an app's own leave it out.
  nonisolated var _isNative: Bool { get }
}

extension LabeledContentStyle {
  /// For the library alone: the app draws its styles itself.
  nonisolated public var _isNative: Bool { false }
}

/// A labelled value as a ``LabeledContentStyle`` gets it.
///
/// Source: SwiftUI's `LabeledContentStyleConfiguration`.
public struct LabeledContentStyleConfiguration {
  /// What the content is called, as one view.
  public struct Label { let content: AnyView }

  /// The content, as one view.
  public struct Content { let content: AnyView }

  /// What the content is called.
  public let label: Label
  /// The content.
  public let content: Content
}

extension LabeledContentStyleConfiguration.Label: View, StylePart {}
extension LabeledContentStyleConfiguration.Content: View, StylePart {}

/// The label leads, and the content trails.
///
/// Source: SwiftUI's `AutomaticLabeledContentStyle`.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  /// Makes the style; a modifier usually takes it as ``LabeledContentStyle/automatic``.
  nonisolated public init() {}
  /// For the library alone: it draws this style itself.
  nonisolated public var _isNative: Bool { true }
  /// The view as the library draws it, for a style that puts something around it.
  public func makeBody(configuration: Configuration) -> some View { LabeledContent(configuration) }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The label leads, and the content trails.
  nonisolated public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

extension View {
  /// Sets how the labelled values in this view are shown.
  ///
  /// Source: SwiftUI's `labeledContentStyle(_:)`.
  /// - Parameter style: one of the library's own, or one of the app's.
  nonisolated public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    styled(style, isNative: style._isNative) { $0.makeBody(configuration: $1) }
  }
}
