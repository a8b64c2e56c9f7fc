import SidelightBridge
import SidelightCore

extension DrawingTools {
  /// Fills a place with colours at the points of a grid.
  func fill(_ place: LayoutFrame, _ mesh: MeshFill, on painter: Painter) {
    let box = PixelRectangle(x: place.x, y: place.y, width: place.size.width, height: place.size.height)
    let background = paint(mesh.background)
    if background.alpha > 0 { painter.fill(box, background) }
    let colors = mesh.colors.map { color in
      let color = paint(color)
      return SIMD4(color.red, color.green, color.blue, color.alpha)
    }
    let cells = mesh.cells(colors: colors, in: place).map { cell in
      ColorCell(
        points: cell.points.map { (x: $0.x, y: $0.y) }, colors: cell.colors.map { PaintColor($0.x, $0.y, $0.z, $0.w) })
    }
    painter.fill(box, cells)
  }

  /// Fills a place with a picture again and again, from its upper left corner.
  func fill(_ place: LayoutFrame, _ tiles: TiledFill, on painter: Painter) {
    let own = size(of: tiles.image)
    guard own.width > 0, own.height > 0 else { return }
    let (width, height) = (own.width * tiles.scale, own.height * tiles.scale)
    let tile = PixelRectangle(x: place.x, y: place.y, width: width * tiles.source.size.width, height: height * tiles.source.size.height)
    // Smaller than a pixel it could not be seen, and takes forever.
    guard tile.width >= 1, tile.height >= 1 else { return }
    let picture = LayoutFrame(
      x: place.x - tiles.source.x * width, y: place.y - tiles.source.y * height, size: Size(width, height))
    let box = PixelRectangle(x: place.x, y: place.y, width: place.size.width, height: place.size.height)
    painter.repeated(tile, in: box) { painter.clipped(to: tile) { draw(tiles.image, in: picture, nil, 1, on: painter) } }
  }

  /// How large a picture is that nothing makes larger or smaller, in pixels; nothing before it is read.
  private func size(of image: ImageElement) -> Size {
    guard image.isFile else { return Size(Double(image.symbolSize), Double(image.symbolSize)) }
    guard let texture = DrawnPictures.shared.texture(of: image.source, then: redraw) else { return .zero }
    return Size(Double(texture.width) / image.density, Double(texture.height) / image.density)
  }
}
