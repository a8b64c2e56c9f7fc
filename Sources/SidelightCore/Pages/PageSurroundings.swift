/// What pages get from what is around them, through all that is between.
package struct PageSurroundings: Equatable, Sendable {
  /// The window's title, for the one header bar that shows it where no page has a title; nil elsewhere.
  package var windowTitle: String?
  /// The button of a sidebar, for the header bar that has it.
  package var sidebarToggle: SidebarToggle?
  /// The tabs that the header bar has in place of the title.
  package var tabBar: TabBarElement?
  /// A tab view around follows how far its pages are scrolled.
  package var tabsFollowScrolling = false
  /// Pages are as wide as their place, whatever is in them: in columns, inspectors and sheets.
  package var cutsContent = false
  /// Pages go on below panes of glass beside them.
  package var runsBeneath = false
  /// What is around is a sheet that the user can't close.
  package var staysOpen = false
  /// What is around is a sheet.
  package var isInSheet = false
  /// A page around follows how far its content is scrolled.
  package var followsScrolling = false
  /// The header bar around has no room for tabs.
  package var refusesTabs = false
  /// What is said of the bars around a stack or a split view, which has none itself.
  package var bars = BarTraits()
  /// The toolbar items around it that wait for a page.
  package var items: [PageItem] = []

  package init() {}
}

/// What a container says of something that pages get from around.
package enum Around<Value: Equatable & Sendable>: Equatable, Sendable {
  /// It stays as it is around the container.
  case same
  case own(Value)

  func value(around: Value) -> Value { if case .own(let value) = self { value } else { around } }
}
