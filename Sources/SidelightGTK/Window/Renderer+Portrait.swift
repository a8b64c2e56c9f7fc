package import SidelightBridge

extension Renderer {
  /// Lays out the content of the window, which is never shown.
  ///
  /// - Parameter size: the least width and height in px.
  package func layOut(atLeast size: (width: Int, height: Int)) {
    for case let image as ImageController in controllers.values { image.readAtOnce() }
    windows.first?.window.layOut(atLeast: size)
  }

  /// What the content of the window looks like, which was laid out and is never shown.
  ///
  /// - Parameters:
  ///   - size: its size in px.
  ///   - scale: device pixels per pixel, above 0.
  ///   - isOpaque: whether it lies on black.
  package func portrait(size: (width: Double, height: Double), scale: Double, isOpaque: Bool) -> Texture? {
    guard let window = windows.first, let content = window.children(in: .body).first?.children(in: .body).first?.core else {
      return nil
    }
    return window.window.portrait(of: content, size: size, scale: scale, on: isOpaque ? PaintColor(0, 0, 0, 1) : nil)
  }
}
