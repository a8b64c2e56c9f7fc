/// Which items of a toolbar are in the bar, which are in its menu because the bar is too narrow, and which are not shown at all.
///
/// A pure function of widths, which the code that shows the bar measures.
package struct ToolbarFit: Equatable, Sendable {
  /// An item as the bar measured it.
  package struct Item: Equatable, Sendable {
    /// Its least width, in pixels.
    package var width: Int
    /// See ``ToolbarPlace/endurance``; nil if it never goes into the menu.
    package var endurance: Int?
    /// Whether it is left out if there is still no room for it when all others that can be in the menu are there.
    package var isOptional: Bool
    /// Before which others it stays, whatever their endurance is.
    package var priority: Double

    package init(width: Int, endurance: Int?, isOptional: Bool = false, priority: Double = 0) {
      self.priority = priority
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

  /// The items with the least priority, and among these with the least endurance, go into the menu first; of equal ones the last goes first. Items that can't be in a menu are left out
  /// last.
  ///
  /// - Parameters:
  ///   - items: the items in the order of the bar.
  ///   - available: the room for the items and the menu's button, in pixels, each with `spacing` beside it.
  ///   - title: how much of that is kept for the title while anything else can go.
  ///   - menu: the width of the menu's button.
  ///   - hasMenu: whether there is a menu even if all items fit.
  ///
  /// Complexity: O(n log n) in the number of items.
  package init(_ items: [Item], available: Int, title: Int = 0, spacing: Int, menu: Int, hasMenu: Bool) {
    self.hasMenu = hasMenu
    var needed = items.reduce(hasMenu ? menu + spacing : 0) { $0 + $1.width + spacing }
    let leaving = items.indices.filter { items[$0].endurance != nil }.sorted {
      (items[$0].priority, items[$0].endurance ?? 0, -$0) < (items[$1].priority, items[$1].endurance ?? 0, -$1)
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

  /// The least width that the items need, with `spacing` beside each, when everything that can be is in the menu or left out.
  package static func minimum(_ items: [Item], spacing: Int, menu: Int, hasMenu: Bool) -> Int {
    let fit = ToolbarFit(items, available: 0, spacing: spacing, menu: menu, hasMenu: hasMenu)
    let left = Set(fit.inMenu + fit.gone)
    return items.indices.reduce(fit.hasMenu ? menu + spacing : 0) { $0 + (left.contains($1) ? 0 : items[$1].width + spacing) }
  }
}
