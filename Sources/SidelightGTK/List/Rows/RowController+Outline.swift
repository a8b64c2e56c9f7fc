import SidelightBridge
import SidelightCore

extension RowController: IndentedRow {
  var lead: Int {
    level.map { min($0, OutlineMetrics.deepestLevel) * OutlineMetrics.levelWidth + OutlineMetrics.triangleWidth } ?? 0
  }

  /// Its level in an outline, or beside one; nil in a list without.
  var level: Int? { row.depth ?? (isAmongTriangles && row.role == .row ? 0 : nil) }

  /// The distance of the content from the edge that its place in an outline makes.
  var indentation: Int {
    guard let level else { return 0 }
    // Far down the text would leave the list, and the levels can't be told apart any longer.
    let width = min(level, OutlineMetrics.deepestLevel) * OutlineMetrics.levelWidth
    return row.isExpanded == nil && !isInForm ? width + OutlineMetrics.triangleWidth : width
  }

  private var isInForm: Bool { owner?.isForm == true }

  /// The triangle of a row of a form, as an AdwExpanderRow has it.
  var endTriangle: Widget? { triangle != nil && isInForm ? triangle : nil }

  /// Whether it shows a triangle, as rows of outlines do before their content; a header has its button behind the text.
  var hasTriangle: Bool { row.role == .row && row.isExpanded != nil }

  func updateTriangle(in box: BoxWidget, after leading: Widget?) {
    guard hasTriangle else {
      if let image = triangle { box.remove(image) }
      triangle = nil
      return
    }
    let image = triangle ?? ImageWidget()
    // In a form it points to where the rows come, and is no arrow of a link.
    let closed = isInForm ? "pan-down-symbolic" : "pan-end-symbolic"
    image.iconName = row.isExpanded == true ? isInForm ? "pan-up-symbolic" : "pan-down-symbolic" : closed
    guard triangle == nil else { return }
    image.addClass("sidelight-triangle")
    if isInForm {
      image.horizontalAlign = .end
      box.append(image)
    } else {
      box.insert(image, after: leading)
    }
    triangle = image
  }
}
