/// How far the user can change the size of a window.
///
/// Source: SwiftUI's `WindowResizability`.
public struct WindowResizability: Equatable, Sendable {
  /// Whether the window keeps the size of its content.
  let keepsContentSize: Bool

  /// As suits: never smaller than its content.
  public static let automatic = Self(keepsContentSize: false)
  /// As the content can be: a window whose content takes no more than it needs keeps that size, and others can be changed.
  public static let contentSize = Self(keepsContentSize: true)
  /// Never smaller than its content, and as large as the user wants.
  public static let contentMinSize = Self(keepsContentSize: false)
}

extension Scene {
  /// Sets how far the user can change the size of the scene's windows.
  ///
  /// No window of Sidelight is smaller than its content can be. With ``WindowResizability/contentSize`` a window opens as large as its
  /// content, and where that takes no more than it needs in width and height, it can't be resized, and follows its content. GNOME has no
  /// greatest size for a window: where the content takes more than it needs in one direction, the window can be resized in both. Source:
  /// SwiftUI's `windowResizability(_:)`.
  ///
  /// - Parameter resizability: how far the size can be changed.
  public func windowResizability(_ resizability: WindowResizability) -> some Scene {
    ChangedScene(content: self) { $0.changeWindows { $0.keepsContentSize = resizability.keepsContentSize } }
  }
}
