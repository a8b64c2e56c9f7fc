import SidelightCore

/// Where a toolbar item stands: by what it is for, or by the bar and the side.
///
/// A GNOME app has one header bar for each page, and at most one bar below the content. From the start of the header bar to its end stand:
/// ``cancellationAction``, ``navigation``, ``topBarLeading``, the title or ``principal``, ``automatic``, ``topBarTrailing``,
/// ``destructiveAction``, ``primaryAction``, the button of the menu that holds ``secondaryAction``, and ``confirmationAction``.
///
/// Where the page is too narrow for all of them the title is shortened to some 120 pixels first. Then buttons, switches and pickers go into
/// the menu: the automatic ones first, then those of the top bar by side, then the navigation and destructive ones, then the primary ones,
/// the last of each before the first, and, when the title has gone too, the cancellation. The confirmation stays, and so does what no menu
/// can show, such as a text field.
///
/// Source: SwiftUI's `ToolbarItemPlacement`. `keyboard` is left out: GNOME's on-screen keyboard takes nothing from apps.
public struct ToolbarItemPlacement: Equatable, Sendable {
  let place: ToolbarPlace

  /// Whether it is in the bar below the page.
  var isAtBottom: Bool { Slot.bottomBar.contains(place.slot) }

  /// Whether it is at the start of the header bar.
  var isLeading: Bool { [Self.navigation, .topBarLeading, .cancellationAction].contains(self) }

  /// For items that name no place: towards the end of the header bar.
  public static let automatic = Self(place: .automatic)
  /// The page's main action: at the end of the header bar.
  public static let primaryAction = Self(place: .primaryAction)
  /// What is used less often: a menu at the end of the header bar. Buttons, switches and pickers become its entries, with their title, and
  /// as GNOME's menus have it without their symbol; anything else stands in the bar.
  public static let secondaryAction = Self(place: .secondaryAction)
  /// Moving through the app: at the start of the header bar.
  public static let navigation = Self(place: .navigation)
  /// In place of the title. Of several items the first is shown.
  public static let principal = Self(place: .principal)
  /// Leaving a dialog without a change: first in the header bar.
  public static let cancellationAction = Self(place: .cancellationAction)
  /// Confirming a dialog: last in the header bar, its button in the suggested style.
  public static let confirmationAction = Self(place: .confirmationAction)
  /// Deleting or losing something: towards the end of the header bar, its button in the destructive style.
  public static let destructiveAction = Self(place: .destructiveAction)
  /// At the start of the header bar, behind what navigates.
  public static let topBarLeading = Self(place: .topBarLeading)
  /// At the end of the header bar.
  public static let topBarTrailing = Self(place: .topBarTrailing)
  /// In a bar below the content, from its start.
  public static let bottomBar = Self(place: .bottomBar)
  /// What is going on in the app: in the middle of the bar below the content.
  public static let status = Self(place: .status)

  /// The title of a page at the start of the header bar. Apps don't use it.
  static let title = Self(place: .title)
  /// The button of the main menu. Apps don't use it.
  static let mainMenu = Self(place: .mainMenu)
  /// Search fields. Apps don't use it.
  static let search = Self(place: .search)
  static let sidebarSearch = Self(place: .sidebarSearch)

  /// At the start of the header bar; SwiftUI's old name of ``topBarLeading``.
  @available(*, deprecated, renamed: "topBarLeading") public static let navigationBarLeading = Self(place: .topBarLeading)
  /// At the end of the header bar; SwiftUI's old name of ``topBarTrailing``.
  @available(*, deprecated, renamed: "topBarTrailing") public static let navigationBarTrailing = Self(place: .topBarTrailing)
}
