@_spi(Nodes) package import SidelightGraph

/// A way to show forms.
///
/// Set one with ``View/formStyle(_:)``: one of the library's own, or one of the app's. ``Environment`` and ``State`` in a style work as they
/// do in a view. Source: SwiftUI's `FormStyle`.
@MainActor @preconcurrency public protocol FormStyle {
  /// The type of view that ``makeBody(configuration:)`` returns.
  associatedtype Body: View
  /// What a style knows of the form that it shows.
  typealias Configuration = FormStyleConfiguration
  /// Makes the views of a form. It runs again when something changes that it reads.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
  /// For the library alone: whether it draws this style itself. Styles of an app's own leave it out.
  nonisolated var _isNative: Bool { get }
}

extension FormStyle {
  /// For the library alone: the app draws its styles itself.
  nonisolated public var _isNative: Bool { false }
}

/// A form as a ``FormStyle`` gets it.
///
/// Source: SwiftUI's `FormStyleConfiguration`.
public struct FormStyleConfiguration {
  /// The rows of the form, as one view.
  public struct Content { let content: AnyView }

  /// The rows of the form.
  public let content: Content
}

extension FormStyleConfiguration.Content: View, StylePart {}

/// The form that suits the desktop: the cards of ``GroupedFormStyle``.
///
/// Source: SwiftUI's `AutomaticFormStyle`.
public struct AutomaticFormStyle: FormStyle {
  /// Makes the style; a modifier usually takes it as ``FormStyle/automatic``.
  nonisolated public init() {}
  /// For the library alone: it draws this style itself.
  nonisolated public var _isNative: Bool { true }
  /// The view as the library draws it, for a style that puts something around it.
  public func makeBody(configuration: Configuration) -> some View { Form(configuration) }
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The form that suits the desktop: the cards of ``GroupedFormStyle``.
  nonisolated public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

/// Rows in cards, one card for each section, in a list that scrolls: the boxed lists of GNOME's settings.
///
/// Source: SwiftUI's `GroupedFormStyle`.
public struct GroupedFormStyle: FormStyle {
  /// Makes the style; a modifier usually takes it as ``FormStyle/grouped``.
  nonisolated public init() {}
  /// For the library alone: it draws this style itself.
  nonisolated public var _isNative: Bool { true }
  /// The view as the library draws it, for a style that puts something around it.
  public func makeBody(configuration: Configuration) -> some View { Form(configuration) }
}

extension FormStyle where Self == GroupedFormStyle {
  /// Rows in cards, one card for each section, in a list that scrolls: the boxed lists of GNOME's settings.
  nonisolated public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

/// A column of controls without cards, which does not scroll: each is as wide as the form, and its label leads.
///
/// On macOS the labels end in one line at the middle; GNOME has no such form. Source: SwiftUI's `ColumnsFormStyle`.
public struct ColumnsFormStyle: FormStyle {
  /// Makes the style; a modifier usually takes it as ``FormStyle/columns``.
  nonisolated public init() {}
  /// The controls one below the other.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 12) { configuration.content }
  }
}

extension FormStyle where Self == ColumnsFormStyle {
  /// A column of controls without cards, which does not scroll.
  nonisolated public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension View {
  /// Sets how the forms in this view are shown.
  ///
  /// Source: SwiftUI's `formStyle(_:)`.
  /// - Parameter style: one of the library's own, or one of the app's.
  nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View {
    styled(style, isNative: style._isNative) { $0.makeBody(configuration: $1) }
  }
}
