/// The placement of a toolbar item, as the app declares it.
package enum ToolbarPlace: Sendable, CaseIterable {
  case automatic, primaryAction, secondaryAction, navigation, principal
  case cancellationAction, confirmationAction, destructiveAction
  case topBarLeading, topBarTrailing
  case bottomBar, status
  /// The place of the page's title, when that is not in the middle.
  case title
  /// The window's main menu.
  case mainMenu
  /// Below the header bar of the page that it is in, or of the sidebar of the split view that it is in.
  case search, sidebarSearch

  /// The slot of the page that shows it.
  package var slot: Slot {
    switch self {
    case .cancellationAction, .navigation, .topBarLeading, .title: .leading
    case .automatic, .topBarTrailing, .destructiveAction, .primaryAction, .confirmationAction, .mainMenu: .trailing
    case .secondaryAction: .secondary
    case .principal: .principal
    case .bottomBar: .bottom
    case .status: .status
    case .search, .sidebarSearch: .search
    }
  }

  /// Its rank among the items of the same slot, from the start of the bar to its end: GNOME has Cancel outermost at the start, and what
  /// matters most outermost at the end.
  package var rank: Int {
    switch self {
    case .cancellationAction, .automatic, .principal, .secondaryAction, .bottomBar, .status, .search, .sidebarSearch: 0
    case .navigation, .topBarTrailing: 1
    case .topBarLeading, .destructiveAction: 2
    case .primaryAction, .title: 3
    case .mainMenu: 4
    case .confirmationAction: 5
    }
  }

  /// How long it stays in a bar that gets too narrow: the lowest numbers go into the menu first. Nil if it never leaves the bar.
  package var endurance: Int? {
    switch self {
    case .automatic, .bottomBar: 0
    case .topBarLeading, .topBarTrailing: 1
    case .navigation, .destructiveAction: 2
    case .primaryAction: 3
    case .cancellationAction: Self.last
    case .confirmationAction, .principal, .status, .title, .mainMenu: nil
    // These are in the menu anyway, or can't be in a menu.
    case .secondaryAction: nil
    case .search, .sidebarSearch: nil
    }
  }

  /// The ``endurance`` of items that leave the bar only after the title.
  static let last = 4
}

extension Slot {
  /// The slots of toolbar items in a page's header bar.
  package static let headerBar: [Slot] = [.leading, .principal, .trailing, .secondary]
  /// The slots of all that stands in the bars at the top of a page.
  package static let topBars: Set<Slot> = Set(headerBar + [.search])
  /// The slots of toolbar items in the bar below a page's content.
  package static let bottomBar: [Slot] = [.bottom, .status]
  /// All slots in the order in which they are read: a header bar comes before what is below it.
  package static let readingOrder: [Slot] = [
    .leading, .principal, .trailing, .secondary, .search, .tokens, .suggestions, .scopes, .background, .body, .overlay,
    .sidebar, .content, .detail, .inspector, .pages, .accessory, .rows, .icon, .title, .description, .actions, .bottom, .status, .sheets,
  ]
}
