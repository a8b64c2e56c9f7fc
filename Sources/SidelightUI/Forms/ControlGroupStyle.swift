@_spi(Nodes) package import SidelightGraph

/// A way to show groups of controls.
///
/// Set one with ``View/controlGroupStyle(_:)``: one of the library's own, or one of the app's. ``Environment`` and ``State`` in a style work as they
/// do in a view. Source: SwiftUI's `ControlGroupStyle`.
@MainActor @preconcurrency public protocol ControlGroupStyle {
  /// The type of view that ``makeBody(configuration:)`` returns.
  associatedtype Body: View
  /// What a style knows of the group that it shows.
  typealias Configuration = ControlGroupStyleConfiguration
  /// Makes the views of a group. It runs again when something changes that it reads.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
  /// For the library alone: whether it draws this style itself. Styles of an app's own leave it out.
  nonisolated var _isNative: Bool { get }
}

extension ControlGroupStyle {
  /// For the library alone: the app draws its styles itself.
  nonisolated public var _isNative: Bool { false }
}

/// A group as a ``ControlGroupStyle`` gets it.
///
/// Source: SwiftUI's `ControlGroupStyleConfiguration`.
public struct ControlGroupStyleConfiguration {
  /// The controls of the group, as one view.
  public struct Content { let content: AnyView }

  /// What the group is called, as one view.
  public struct Label { let content: AnyView }

  /// The controls of the group.
  public let content: Content
  /// What the group is called.
  public let label: Label
}

extension ControlGroupStyleConfiguration.Label: View, StylePart {}
extension ControlGroupStyleConfiguration.Content: View, StylePart {}

/// Controls side by side that touch each other.
///
/// Source: SwiftUI's `AutomaticControlGroupStyle`.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  /// Makes the style; a modifier usually takes it as ``ControlGroupStyle/automatic``.
  nonisolated public init() {}
  /// For the library alone: it draws this style itself.
  nonisolated public var _isNative: Bool { true }
  /// The view as the library draws it, for a style that puts something around it.
  public func makeBody(configuration: Configuration) -> some View { ControlGroup(configuration) }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// Controls side by side that touch each other.
  nonisolated public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

/// Controls side by side that touch each other, as those that go back and forward.
///
/// Source: SwiftUI's `NavigationControlGroupStyle`.
public struct NavigationControlGroupStyle: ControlGroupStyle {
  /// Makes the style; a modifier usually takes it as ``ControlGroupStyle/navigation``.
  nonisolated public init() {}
  /// For the library alone: it draws this style itself.
  nonisolated public var _isNative: Bool { true }
  /// The view as the library draws it, for a style that puts something around it.
  public func makeBody(configuration: Configuration) -> some View { ControlGroup(configuration) }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// Controls side by side that touch each other, as those that go back and forward.
  nonisolated public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

/// Controls in a menu, behind a button that says what the group is called.
///
/// Source: SwiftUI's `MenuControlGroupStyle`.
public struct MenuControlGroupStyle: ControlGroupStyle {
  /// Makes the style; a modifier usually takes it as ``ControlGroupStyle/menu``.
  nonisolated public init() {}
  /// The view as the library draws it, for a style that puts something around it.
  public func makeBody(configuration: Configuration) -> some View {
    Menu {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// Controls in a menu, behind a button that says what the group is called.
  nonisolated public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

/// Controls side by side that touch each other, also in a menu: there they are a row of symbols.
///
/// Source: SwiftUI's `PaletteControlGroupStyle`.
public struct PaletteControlGroupStyle: ControlGroupStyle {
  /// Makes the style; a modifier usually takes it as ``ControlGroupStyle/palette``.
  nonisolated public init() {}
  /// For the library alone: it draws this style itself.
  nonisolated public var _isNative: Bool { true }
  /// The view as the library draws it, for a style that puts something around it.
  public func makeBody(configuration: Configuration) -> some View { ControlGroup(configuration) }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  /// Controls side by side that touch each other, also in a menu: there they are a row of symbols.
  nonisolated public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

/// Controls as a row of symbols in a menu, behind a button that says what the group is called; in a menu that is a submenu.
///
/// Source: SwiftUI's `CompactMenuControlGroupStyle`.
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
  /// Makes the style; a modifier usually takes it as ``ControlGroupStyle/compactMenu``.
  nonisolated public init() {}
  /// The view as the library draws it, for a style that puts something around it.
  public func makeBody(configuration: Configuration) -> some View {
    Menu {
      ControlGroup(configuration).controlGroupStyle(.palette)
    } label: {
      configuration.label
    }
  }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// Controls as a row of symbols in a menu, behind a button that says what the group is called.
  nonisolated public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

/// Whether groups of controls stand side by side in menus, too.
enum PaletteKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension View {
  /// Sets how the groups of controls in this view are shown.
  ///
  /// Source: SwiftUI's `controlGroupStyle(_:)`.
  /// - Parameter style: one of the library's own, or one of the app's.
  nonisolated public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    let isPalette = style is PaletteControlGroupStyle
    return EnvironmentView(content: self) { $0[PaletteKey.self] = isPalette }
      .styled(style, isNative: style._isNative) { $0.makeBody(configuration: $1) }
  }
}
