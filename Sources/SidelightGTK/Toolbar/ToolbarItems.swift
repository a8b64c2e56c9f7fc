import SidelightBridge
import SidelightCore

/// The items of one bar: which of them it shows, which are in its menu, and which it has no room for at all.
///
/// The bar measures what else is in it; ``ToolbarFit`` decides.
@MainActor final class ToolbarItems {
  let menu = ToolbarMenu()
  /// Everything that may stand in the bar, in its order. Without a controller it always does.
  private var places: [(widget: Widget, item: Controller?)] = []
  private let strips: [ToolbarStrip]

  init(_ strips: [ToolbarStrip]) { self.strips = strips }

  /// Takes what the strips hold now.
  /// - Parameter secondary: what is never in the bar.
  func take(_ places: [(widget: Widget, item: Controller?)], secondary: [Controller]) {
    self.places = places
    menu.secondary = secondary
    menu.overflowing.removeAll { item in !places.contains { $0.item === item } }
    show(menu.overflowing)
  }

  /// What the items need at least. A button shortens its text, but only when nothing can leave the bar any more.
  private func measure(shortened: Bool) -> [ToolbarFit.Item] {
    places.map { place in
      let isControl = place.item.map(\.element.kind.isMenuEntry) ?? true
      let endurance = isControl ? place.item?.element.traits.toolbarPlace?.endurance : nil
      let size = place.widget.measure(.horizontal)
      if place.item?.element.traits.toolbarPlace == .title {
        let width = shortened ? size.minimum : max(size.minimum, min(size.natural, Self.titleWidth))
        return ToolbarFit.Item(width: width, endurance: nil, isOptional: true)
      }
      let traits = place.item?.element.storedTraits?.traits
      return ToolbarFit.Item(
        width: isControl && !shortened ? size.natural : size.minimum, endurance: endurance, isOptional: !isControl,
        priority: traits?.hasRare == true ? traits?.rare.toolbarPriority ?? 0 : 0)
    }
  }

  /// What a title keeps of its width as long as items can leave, in pixels: some 15 letters.
  static var titleWidth: Int { pixels(120 * (DesktopSettings.shared?.textScale ?? 1)) }

  private var menuWidth: Int { menu.made?.measure(.horizontal).minimum ?? 0 }

  /// The least width of everything, with a distance beside each.
  var minimum: Int {
    ToolbarFit.minimum(measure(shortened: true), spacing: ToolbarStrip.spacing, menu: menuWidth, hasMenu: !menu.secondary.isEmpty)
  }

  /// The width of everything in the bar, with a distance beside each.
  var natural: Int {
    let all = places.reduce(0) { $0 + $1.widget.measure(.horizontal).natural + ToolbarStrip.spacing }
    return all + (menu.secondary.isEmpty ? 0 : menuWidth + ToolbarStrip.spacing)
  }

  /// What of it the bar shows now, as its strips measure themselves.
  var shown: Measurement {
    strips.reduce(.zero) { sum, strip in
      let size = !strip.widgets.isEmpty ? strip.measure(.horizontal, forSize: -1) : .zero
      return Measurement(minimum: sum.minimum + size.minimum, natural: sum.natural + size.natural)
    }
  }

  /// Brings into the bar what has room in it; only from the bar's own allocation, before it measures its strips.
  /// - Parameter title: what of the room the title keeps, as long as something else can leave.
  func fit(into available: Int, title: Int = 0) {
    let fit = ToolbarFit(
      measure(shortened: false), available: available, title: title, spacing: ToolbarStrip.spacing, menu: menuWidth,
      hasMenu: !menu.secondary.isEmpty)
    let leaving = fit.inMenu.compactMap { places[$0].item }
    let gone = fit.gone.map { places[$0].widget }
    let loses = leaving.contains { $0.widget.containsFocus } || gone.contains(where: \.containsFocus)
    show(leaving, gone: Set(gone))
    // What had the focus is behind that button now.
    if loses {
      MainSource.idle { [weak button = menu.button] () -> Void in
        if button?.isChildVisible == true { button?.grabFocus() } else { button?.root?.moveFocus(.tabForward) }
      }
    }
  }

  private func show(_ overflowing: [Controller], gone: Set<Widget> = []) {
    menu.overflowing = overflowing
    var hidden = gone.union((overflowing + menu.secondary).map(\.widget))
    if overflowing.isEmpty, menu.secondary.isEmpty, let button = menu.made { hidden.insert(button) }
    for strip in strips { strip.hide(hidden) }
  }
}
