/// Which items of a toolbar stand in the bar, which go into its menu because the bar is too narrow, and which leave it altogether.
///
/// A pure function of widths: whoever shows the bar measures, and asks.
package struct ToolbarFit: Equatable, Sendable {
  /// An item as the bar measured it.
  package struct Item: Equatable, Sendable {
    /// What it needs at least, in pixels.
    package var width: Int
    /// See ``ToolbarPlace/endurance``; nil for what never goes into the menu.
    package var endurance: Int?
    /// Whether it leaves the bar when there is no room for it even with everything in the menu that can go there.
    package var isOptional: Bool

    package init(width: Int, endurance: Int?, isOptional: Bool = false) {
      self.width = width
      self.endurance = endurance
      self.isOptional = isOptional
    }
  }

  /// The positions of the items that are in the menu, in rising order.
  package private(set) var inMenu: [Int] = []
  /// The positions of the items that are neither in the bar nor in the menu, in rising order.
  package private(set) var gone: [Int] = []
  /// Whether the bar shows the button of its menu.
  package private(set) var hasMenu: Bool

  /// Decides. The items that matter least go first, and of those that matter as much the last; what can't be in a
  /// menu goes after all of them.
  ///
  /// - Parameters:
  ///   - items: the items in the order of the bar.
  ///   - available: the pixels that there are for items and the button of the menu, each with `spacing` beside it.
  ///   - title: how many of them the title keeps, as long as something else can leave.
  ///   - menu: the width of the button of the menu.
  ///   - hasMenu: whether there is a menu whatever has room.
  ///
  /// Complexity: O(n log n) in the number of items.
  package init(_ items: [Item], available: Int, title: Int = 0, spacing: Int, menu: Int, hasMenu: Bool) {
    self.hasMenu = hasMenu
    var needed = items.reduce(hasMenu ? menu + spacing : 0) { $0 + $1.width + spacing }
    let leaving = items.indices.filter { items[$0].endurance != nil }.sorted {
      (items[$0].endurance ?? 0, -$0) < (items[$1].endurance ?? 0, -$1)
    }
    for position in leaving {
      let room = items[position].endurance == ToolbarPlace.last ? available : available - title
      if needed <= room { break }
      if !self.hasMenu { needed += menu + spacing }
      self.hasMenu = true
      inMenu.append(position)
      needed -= items[position].width + spacing
    }
    inMenu.sort()
    for position in items.indices.reversed() where items[position].endurance == nil && items[position].isOptional {
      if needed <= available { break }
      gone.append(position)
      needed -= items[position].width + spacing
    }
    gone.sort()
  }

  /// The least width that the items need, with `spacing` beside each: with everything in the menu or gone that can be.
  package static func minimum(_ items: [Item], spacing: Int, menu: Int, hasMenu: Bool) -> Int {
    let fit = ToolbarFit(items, available: 0, spacing: spacing, menu: menu, hasMenu: hasMenu)
    let left = Set(fit.inMenu + fit.gone)
    return items.indices.reduce(fit.hasMenu ? menu + spacing : 0) { $0 + (left.contains($1) ? 0 : items[$1].width + spacing) }
  }
}
