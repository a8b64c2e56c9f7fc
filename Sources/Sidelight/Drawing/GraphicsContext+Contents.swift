#if Foundation
public import Foundation
import SidelightCore
public import SidelightUI

extension GraphicsContext {
  /// A text as it looks where the canvas is.
  ///
  /// Source: SwiftUI's `GraphicsContext.ResolvedText`.
  public struct ResolvedText {
    /// What it is painted with, in place of its own colour; ``Shading/foreground`` for that.
    public var shading: Shading = .foreground
    fileprivate let element: TextElement
    private let desk: DrawingDesk

    fileprivate init(_ element: TextElement, _ desk: DrawingDesk) {
      self.element = element
      self.desk = desk
    }

    /// How large the text is within a size, in pixels.
    public func measure(in size: CGSize) -> CGSize {
      let measured = measured(in: size).size
      return CGSize(width: measured.width, height: measured.height)
    }

    /// How far the baseline of its first line lies below its top within a size, in pixels.
    public func firstBaseline(in size: CGSize) -> CGFloat { CGFloat(measured(in: size).firstBaseline) }

    /// How far the baseline of its last line lies below its top within a size, in pixels.
    public func lastBaseline(in size: CGSize) -> CGFloat { CGFloat(measured(in: size).lastBaseline) }

    private func measured(in size: CGSize) -> DrawnTextSize {
      measure(width: Double(size.width).usableLength, height: Double(size.height).usableLength)
    }

    private func measure(width: Double?, height: Double?) -> DrawnTextSize {
      let (desk, element) = (desk, element)
      return MainActor.assumeIsolated { desk.measure(element, width: width, height: height) }
    }

    /// All of it, in one line for each paragraph.
    fileprivate var ownSize: Size { measure(width: nil, height: nil).size }
  }

  /// A text as it looks where the canvas is.
  public func resolve(_ text: Text) -> ResolvedText {
    let desk = desk
    return ResolvedText(MainActor.assumeIsolated { desk.element(of: text) }, desk)
  }

  /// Draws a text from the upper left corner of a place, within its width, and as much of it as its height has room for.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    let room = Size(Double(rect.width).usableLength ?? 0, Double(rect.height).usableLength ?? 0)
    add(.text(text.element, at: Point(rect.origin), in: room, text.shading.paint.map { _ in paint(text.shading) }))
  }

  /// Draws a text at a point.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - point: the point.
  ///   - anchor: which part of the text lies there.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let size = text.ownSize
    let corner = Point(Double(point.x) - Double(anchor.x) * size.width, Double(point.y) - Double(anchor.y) * size.height)
    add(.text(text.element, at: corner, in: nil, text.shading.paint.map { _ in paint(text.shading) }))
  }

  /// Draws a text from the upper left corner of a place, within its width, and as much of it as its height has room for.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  /// As the one with a `ResolvedText`, but with a text.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) { draw(resolve(text), at: point, anchor: anchor) }

  /// An image as it looks where the canvas is.
  ///
  /// Source: SwiftUI's `GraphicsContext.ResolvedImage`.
  public struct ResolvedImage {
    /// What a symbol is painted with; nil for the colour of text. A picture has its own colours.
    public var shading: Shading?
    /// Its size in pixels; none where there is no picture.
    public let size: CGSize
    /// How far the line on which it stands lies below its top, in pixels.
    public let baseline: CGFloat
    fileprivate let element: ImageElement

    fileprivate init(_ element: ImageElement, _ size: Size) {
      self.element = element
      self.size = CGSize(width: size.width, height: size.height)
      baseline = CGFloat(size.height)
    }
  }

  /// An image as it looks where the canvas is. A picture in a file is read at once; one at an address is drawn once it is there.
  public func resolve(_ image: Image) -> ResolvedImage {
    let desk = desk
    let (element, size) = MainActor.assumeIsolated {
      let element = desk.element(of: image)
      return (element, desk.measure(element))
    }
    return ResolvedImage(element, size)
  }

  /// Draws an image as large as a place.
  ///
  /// - Parameters:
  ///   - image: the image.
  ///   - rect: the place.
  ///   - style: how edges look. On GNOME they are always smooth.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    let place = LayoutFrame(
      x: Double(rect.minX), y: Double(rect.minY), size: Size(Double(rect.width), Double(rect.height)))
    add(.image(image.element, in: place, image.shading.map(paint)))
  }

  /// Draws an image at a point, as large as it is.
  ///
  /// - Parameters:
  ///   - image: the image.
  ///   - point: the point.
  ///   - anchor: which part of the image lies there.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    let corner = CGPoint(x: point.x - anchor.x * image.size.width, y: point.y - anchor.y * image.size.height)
    draw(image, in: CGRect(origin: corner, size: image.size))
  }

  /// As the one with a `ResolvedImage`, but with an `Image`.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) { draw(resolve(image), in: rect, style: style) }

  /// Draws an image at a point, as large as it is.
  ///
  /// - Parameters:
  ///   - image: the image.
  ///   - point: the point.
  ///   - anchor: which part of the image lies there.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) { draw(resolve(image), at: point, anchor: anchor) }

  /// One of the views that belong to the canvas.
  ///
  /// Source: SwiftUI's `GraphicsContext.ResolvedSymbol`.
  public struct ResolvedSymbol {
    /// Its size in pixels. It is not known when the canvas is drawn first, which is drawn again at once.
    public let size: CGSize
    fileprivate let index: Int
    fileprivate let known: Size?

    fileprivate init(_ index: Int, _ known: Size?) {
      self.index = index
      self.known = known
      size = CGSize(width: known?.width ?? 0, height: known?.height ?? 0)
    }
  }

  /// The view of the canvas with a tag; nil if none has it.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    symbols.firstIndex { $0.isTagged(id) }.map { ResolvedSymbol($0, symbols[$0].size) }
  }

  /// Draws a view as large as a place.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    add(
      .symbol(symbol.index, at: Point(rect.origin), anchor: OutlinePoint(0, 0), size: Size(Double(rect.width), Double(rect.height))))
  }

  /// Draws a view at a point, as large as it is.
  ///
  /// - Parameters:
  ///   - symbol: the view.
  ///   - point: the point.
  ///   - anchor: which part of the view lies there.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    add(.symbol(symbol.index, at: Point(point), anchor: OutlinePoint(Double(anchor.x), Double(anchor.y)), size: nil))
  }
}

extension Double {
  /// Nil where it says nothing of how much room a text has.
  fileprivate var usableLength: Double? { isFinite ? max(0, self) : nil }
}
#endif
