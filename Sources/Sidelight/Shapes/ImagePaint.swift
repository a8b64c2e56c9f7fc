#if Foundation
public import Foundation
package import SidelightCore
public import SidelightUI

/// A picture or a symbol again and again, as a style.
///
/// ```swift
/// Circle().stroke(ImagePaint(image: Image(stripes), scale: 0.5), lineWidth: 12)
/// ```
///
/// It begins at the upper left corner of what has it. Text in this style has the style around it. Source: SwiftUI's `ImagePaint`.
public struct ImagePaint: ShapeStyle, Equatable, Sendable {
  /// The picture.
  public var image: Image
  /// The part of the picture that is used, in parts of its width and height.
  public var sourceRect: CGRect
  /// How large it is, as a factor of its own size.
  public var scale: CGFloat

  /// Makes a style.
  ///
  /// - Parameters:
  ///   - image: the picture.
  ///   - sourceRect: the part of it that is used, in parts of its width and height.
  ///   - scale: how large it is, as a factor of its own size, more than 0.
  nonisolated public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }
}

extension ImagePaint: FillingStyle {
  package var elementFill: Fill? {
    let source = LayoutFrame(
      x: Double(sourceRect.minX), y: Double(sourceRect.minY), size: Size(Double(sourceRect.width), Double(sourceRect.height)))
    return TiledFill(image.paintElement, source: source, scale: Double(scale)).map { .tiled($0) } ?? .color(.clear)
  }
}

extension ShapeStyle where Self == ImagePaint {
  /// A picture again and again, as ``ImagePaint`` makes it.
  ///
  /// - Parameters:
  ///   - image: the picture.
  ///   - sourceRect: the part of it that is used, in parts of its width and height.
  ///   - scale: how large it is, as a factor of its own size, more than 0.
  nonisolated public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) -> ImagePaint { ImagePaint(image: image, sourceRect: sourceRect, scale: scale) }
}
#endif
