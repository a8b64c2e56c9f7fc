import SidelightBridge
import SidelightCore

extension RowController {
  /// The width of a triangle with the distance to what is behind it, and of one level, in pixels: those of GtkTreeExpander.
  static let triangleWidth = 22
  static let levelWidth = 16

  /// Its level in an outline, or beside one; nil in a list without.
  var level: Int? { row.depth ?? (isAmongTriangles && row.role == .row ? 0 : nil) }

  /// The distance of the content from the edge that its place in an outline makes.
  var indentation: Int {
    guard let level else { return 0 }
    // Far down the text would leave the list, and the levels can't be told apart any longer.
    let width = min(level, Self.deepestLevel) * Self.levelWidth
    return row.isExpanded == nil ? width + Self.triangleWidth : width
  }

  static let deepestLevel = 24

  /// Whether it shows a triangle before its content, as rows of outlines do; a header has its button behind the text.
  var hasTriangle: Bool { row.role == .row && row.isExpanded != nil }

  func updateTriangle(in box: BoxWidget, after leading: Widget?) {
    guard hasTriangle else {
      if let image = triangle { box.remove(image) }
      triangle = nil
      return
    }
    let image = triangle ?? ImageWidget()
    image.iconName = row.isExpanded == true ? "pan-down-symbolic" : "pan-end-symbolic"
    guard triangle == nil else { return }
    image.addClass("sidelight-triangle")
    box.insert(image, after: leading)
    triangle = image
  }
}
