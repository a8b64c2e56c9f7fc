import SidelightBridge
import SidelightCore

extension SheetController: CornerHome {
  func corners(in root: Widget, around member: any LayoutMember) -> CornerSight? {
    let pages = PageController.pages(around: member as? Controller)
    guard !isPopover, let box = pages.last?.widget.bounds(in: root) else { return nil }
    let room = LayoutFrame(x: box.x, y: box.y, size: Size(box.width, box.height))
    // One that has risen from the bottom of the window has the window's corners there.
    let standsFree = room.y + room.size.height < Double(root.height) - 1
    let isRound = standsFree || (root as? WindowWidget)?.hasRoundCorners == true
    let round = CornerObstacles(room, topRadius: CornerObstacles.radius, bottomRadius: isRound ? CornerObstacles.radius : 0)
    return CornerSight(round) { pages.flatMap { $0.windowControls(in: root) } }
  }
}
