/// How large a window would be after a click on the zoom button of a Mac. GNOME maximizes windows to the whole screen.
///
/// Source: SwiftUI's `WindowIdealSize`.
public struct WindowIdealSize: Sendable {
  /// As suits.
  public static let automatic = WindowIdealSize()
  /// As large as the content would be.
  public static let fitToContent = WindowIdealSize()
  /// As large as the screen.
  public static let maximum = WindowIdealSize()
}

extension Scene {
  /// Does nothing: GNOME maximizes windows to the whole screen.
  ///
  /// Source: SwiftUI's `windowIdealSize(_:)`.
  ///
  /// - Parameter idealSize: how large a window would be.
  public func windowIdealSize(_ idealSize: WindowIdealSize) -> some Scene { self }
}

#if Foundation
extension Scene {
  /// Does nothing: GNOME maximizes windows to the whole screen.
  ///
  /// Source: SwiftUI's `windowIdealPlacement(_:)`.
  ///
  /// - Parameter makePlacement: where a window would be, and how large.
  public func windowIdealPlacement(
    _ makePlacement: @escaping (WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement
  ) -> some Scene { self }
}
#endif
