@_spi(Nodes) package import SidelightGraph

/// A way to show disclosure groups.
///
/// ```swift
/// struct Quiet: DisclosureGroupStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     VStack(alignment: .leading) {
///       Button { configuration.isExpanded.toggle() } label: { configuration.label }
///       if configuration.isExpanded { configuration.content }
///     }
///   }
/// }
/// ```
///
/// Set one with ``View/disclosureGroupStyle(_:)``: the library's own, or one of the app's. ``Environment`` and ``State`` in a style work as they
/// do in a view. In a list the views of a style are rows as any others are. Source: SwiftUI's `DisclosureGroupStyle`.
@MainActor @preconcurrency public protocol DisclosureGroupStyle {
  /// The type of view that ``makeBody(configuration:)`` returns.
  associatedtype Body: View
  /// What a style knows of the group that it shows.
  typealias Configuration = DisclosureGroupStyleConfiguration
  /// Makes the views of a group. It runs again when something changes that it reads.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
  /// For the library alone: whether it draws this style itself. Styles of an app's own leave it out.
  nonisolated var _isNative: Bool { get }
}

extension DisclosureGroupStyle {
  /// For the library alone: the app draws its styles itself.
  nonisolated public var _isNative: Bool { false }
}

/// A disclosure group as a ``DisclosureGroupStyle`` gets it.
///
/// Source: SwiftUI's `DisclosureGroupStyleConfiguration`.
public struct DisclosureGroupStyleConfiguration {
  /// What is always shown of the group, as one view.
  public struct Label { let content: AnyView }

  /// What belongs to the group, as one view. It is made when the style shows it for the first time.
  public struct Content { let content: AnyView }

  /// What is always shown of the group.
  public let label: Label
  /// What belongs to the group.
  public let content: Content
  /// Whether the group is open; a style writes it when the user opens or closes it.
  @Binding public var isExpanded: Bool
}

extension DisclosureGroupStyleConfiguration.Label: View, StylePart {}
extension DisclosureGroupStyleConfiguration.Content: View, StylePart {}

/// A triangle before the label, and the content below. Source: SwiftUI's `AutomaticDisclosureGroupStyle`.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  /// Makes the style; a modifier usually takes it as ``DisclosureGroupStyle/automatic``.
  nonisolated public init() {}
  /// For the library alone: it draws this style itself.
  nonisolated public var _isNative: Bool { true }
  /// The group as the library draws it, for a style that puts something around it.
  public func makeBody(configuration: Configuration) -> some View {
    DisclosureGroup(isExpanded: configuration.$isExpanded) {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// A triangle before the label, and the content below.
  nonisolated public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

extension View {
  /// Sets how the disclosure groups in this view are shown.
  ///
  /// Source: SwiftUI's `disclosureGroupStyle(_:)`.
  /// - Parameter style: the library's own, or one of the app's.
  nonisolated public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    styled(style, isNative: style._isNative) { $0.makeBody(configuration: $1) }
  }
}

/// Views that are made when they are shown.
struct DeferredView<Content: View>: View {
  let content: () -> Content

  var body: some View { content() }
}
