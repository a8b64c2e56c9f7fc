#if Foundation
public import Foundation

extension Scene {
  /// Sets the size in pixels that windows of the scene open with.
  ///
  /// Source: SwiftUI's `defaultSize(_:)`.
  ///
  /// - Parameter size: the width and the height in pixels, above 0.
  public func defaultSize(_ size: CGSize) -> some Scene { defaultSize(width: Double(size.width), height: Double(size.height)) }
}
#endif
