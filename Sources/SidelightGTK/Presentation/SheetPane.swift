import SidelightBridge
import SidelightCore

/// The content of a sheet's dialog, and how large it wants to be there.
@MainActor final class SheetPane: WidgetLayout {
  let bin = LayoutContainer()
  weak var sheet: SheetController?
  private var child: Widget?

  /// What a dialog has at least, as GNOME's own do, and what content gets that takes all it is offered, in px.
  private static let leastWidth = 360
  private static let ampleWidth = 480
  private static let ampleHeight = 540

  init() { bin.layout = self }

  func put(_ child: Widget?) {
    if let old = self.child { bin.remove(old) }
    self.child = child
    if let child { bin.insert(child) }
  }

  func measure(_ orientation: Orientation, forSize: Int) -> Measurement {
    guard let child else { return .zero }
    let size = child.measure(orientation, forSize: forSize)
    let greed = sheet?.page?.contentGreed ?? .none
    let natural =
      switch orientation {
      case .horizontal: max(size.natural, greed.horizontal ? Self.ampleWidth : Self.leastWidth)
      case .vertical: greed.vertical ? max(size.natural, Self.ampleHeight) : size.natural
      }
    return Measurement(minimum: size.minimum, natural: natural)
  }

  func allocate(width: Int, height: Int, baseline: Int) {
    child?.allocate(x: 0, y: 0, width: width, height: height, baseline: baseline)
  }
}
