import SidelightCore
@_spi(Nodes) package import SidelightGraph

/// A way to show the buttons of menus.
///
/// Set one with ``View/menuStyle(_:)``: one of the library's own, or one of the app's. ``Environment`` and ``State`` in a style work as they
/// do in a view. Source: SwiftUI's `MenuStyle`.
@MainActor @preconcurrency public protocol MenuStyle {
  /// The type of view that ``makeBody(configuration:)`` returns.
  associatedtype Body: View
  /// What a style knows of the menu that it shows.
  typealias Configuration = MenuStyleConfiguration
  /// Makes the views of a menu's button, mostly a ``Menu/init(_:)`` with something around it. It runs again when something changes that it
  /// reads.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
  /// For the library alone: a look that it draws itself. Styles of an app's own leave it out.
  nonisolated var _look: _MenuLook? { get }
}

extension MenuStyle {
  /// For the library alone: the app draws its styles itself.
  nonisolated public var _look: _MenuLook? { nil }
}

/// For the library alone: a look of menus that it draws itself.
public struct _MenuLook: Sendable {
  let button: ButtonElement.Style?
}

/// A menu as a ``MenuStyle`` gets it.
///
/// Source: SwiftUI's `MenuStyleConfiguration`.
public struct MenuStyleConfiguration {
  /// What stands on the menu's button, as one view.
  public struct Label { let content: AnyView }

  /// The entries of the menu, as one view.
  public struct Content { let content: AnyView }

  let label: Label
  let content: Content
  let primaryAction: (() -> Void)?
}

extension MenuStyleConfiguration.Label: View, StylePart {}
extension MenuStyleConfiguration.Content: View, StylePart {}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// Makes the menu that a style is for, to put something around it or to give it another style.
  ///
  /// - Parameter configuration: what the style was given.
  nonisolated public init(_ configuration: MenuStyleConfiguration) {
    self.init(label: configuration.label, content: configuration.content, primaryAction: configuration.primaryAction)
  }
}

/// The menu that suits the place: its button follows the style of buttons.
///
/// Source: SwiftUI's `DefaultMenuStyle`.
public struct DefaultMenuStyle: MenuStyle {
  /// Makes the style; a modifier usually takes it as ``MenuStyle/automatic``.
  nonisolated public init() {}
  /// For the library alone: how the menu's button is drawn.
  nonisolated public var _look: _MenuLook? { _MenuLook(button: nil) }
  /// The menu as the library draws it, for a style that puts something around it.
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration).look(.menu(nil)) }
}

/// A menu whose button follows the style of buttons.
///
/// Source: SwiftUI's `ButtonMenuStyle`.
public struct ButtonMenuStyle: MenuStyle {
  /// Makes the style; a modifier usually takes it as ``MenuStyle/button``.
  nonisolated public init() {}
  /// For the library alone: how the menu's button is drawn.
  nonisolated public var _look: _MenuLook? { _MenuLook(button: nil) }
  /// The menu as the library draws it, for a style that puts something around it.
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration).look(.menu(nil)) }
}

/// A menu whose button has no frame: `.flat` on GNOME.
///
/// Source: SwiftUI's `BorderlessButtonMenuStyle`.
public struct BorderlessButtonMenuStyle: MenuStyle {
  /// Makes the style; a modifier usually takes it as ``MenuStyle/borderlessButton``.
  nonisolated public init() {}
  /// For the library alone: how the menu's button is drawn.
  nonisolated public var _look: _MenuLook? { _MenuLook(button: .borderless) }
  /// The menu as the library draws it, for a style that puts something around it.
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration).look(.menu(.borderless)) }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The menu that suits the place.
  nonisolated public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// A menu whose button follows the style of buttons.
  nonisolated public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// A menu whose button has no frame.
  nonisolated public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

extension View {
  /// Sets how the buttons of the menus in this view are shown.
  ///
  /// Source: SwiftUI's `menuStyle(_:)`.
  /// - Parameter style: one of the library's own, such as ``MenuStyle/borderlessButton``, or one of the app's.
  nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    let look = style._look
    return styled(style, isNative: look != nil, as: LookChange.menu(look?.button)) { $0.makeBody(configuration: $1) }
  }
}
