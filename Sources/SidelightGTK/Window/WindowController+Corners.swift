import SidelightBridge
import SidelightCore

extension WindowController: CornerHome {
  func corners(in root: Widget, around member: any LayoutMember) -> CornerSight? {
    let radius = window.hasRoundCorners ? CornerObstacles.radius : 0
    let room = LayoutFrame(x: 0, y: 0, size: Size(Double(root.width), Double(root.height)))
    // A page is among those on the screen once it is there, and is laid out before that.
    let around = PageController.pages(around: member as? Controller)
    let beside = steadyButtons.pages.values.filter { page in !around.contains { $0 === page } }
    return CornerSight(CornerObstacles(room, topRadius: radius, bottomRadius: radius)) { [around, beside] in
      (around + beside).flatMap { $0.windowControls(in: root) }
    }
  }
}
