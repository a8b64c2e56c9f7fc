import SidelightUI

/// How the top of a window looks.
///
/// Source: SwiftUI's `WindowStyle`.
public protocol WindowStyle: Sendable {
  /// Whether the title and the background of the header bar are left out. This is Sidelight's own.
  static var hidesTitleBar: Bool { get }
}

/// As suits: with a header bar.
///
/// Source: SwiftUI's `DefaultWindowStyle`.
public struct DefaultWindowStyle: WindowStyle {
  /// Makes the style.
  public init() {}
  /// It has a header bar.
  public static var hidesTitleBar: Bool { false }
}

/// With a header bar.
///
/// Source: SwiftUI's `TitleBarWindowStyle`.
public struct TitleBarWindowStyle: WindowStyle {
  /// Makes the style.
  public init() {}
  /// It has a header bar.
  public static var hidesTitleBar: Bool { false }
}

/// Without a title and a background of the header bar: what is in the window begins at its top edge.
///
/// Source: SwiftUI's `HiddenTitleBarWindowStyle`.
public struct HiddenTitleBarWindowStyle: WindowStyle {
  /// Makes the style.
  public init() {}
  /// Title and background are left out.
  public static var hidesTitleBar: Bool { true }
}

extension WindowStyle where Self == DefaultWindowStyle {
  /// As suits: with a header bar.
  public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}

extension WindowStyle where Self == TitleBarWindowStyle {
  /// With a header bar.
  public static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() }
}

extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  /// Without a title and a background of the header bar.
  public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}

extension Scene {
  /// Sets how the top of the scene's windows looks.
  ///
  /// ```swift
  /// WindowGroup { Player() }.windowStyle(.hiddenTitleBar)
  /// ```
  ///
  /// Without a title bar the buttons of the window and the items of its toolbar lie above what is in it, which begins at the top edge where it goes
  /// on below what covers it, as backgrounds and ``View/ignoresSafeArea(_:edges:)`` do. The window is moved by the room between the buttons. A
  /// title still names the window. Source: SwiftUI's `windowStyle(_:)`.
  ///
  /// - Parameter style: how it looks.
  public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene {
    ChangedScene(content: self) {
      guard S.hidesTitleBar else { return }
      $0.changeWindows { window in
        window.modifiers.append { AnyView($0.bareTitleBar()) }
      }
    }
  }
}
