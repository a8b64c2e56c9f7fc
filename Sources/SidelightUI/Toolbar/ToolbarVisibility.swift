import SidelightCore

/// A bar that an app shows and hides.
///
/// Source: SwiftUI's `ToolbarPlacement`.
public struct ToolbarPlacement: Hashable, Sendable {
  let bar: BarPart

  /// The items that the app put into the header bar. The title and the buttons of the window stay, as on a Mac.
  public static let automatic = Self(bar: .items)
  /// The header bar of the page, with its title.
  public static let navigationBar = Self(bar: .header)
  /// The header bar of the page, with its title: on GNOME the window's toolbar and the page's are the same. Around a split view or a
  /// stack it means the header bars of all pages inside.
  public static let windowToolbar = Self(bar: .header)
  /// The bar below the content.
  public static let bottomBar = Self(bar: .bottom)
  /// The bar with the tabs of the tab view around, wherever it stands, while this page is the one that is shown. Where the tabs are in the
  /// header bar the page's title takes their place. Keys still go from tab to tab; dots and sidebars stay.
  public static var tabBar: Self { Self(bar: .tabs) }
}

/// What was said of the bars around a stack or split view, which has none itself.
enum OuterBarsKey: EnvironmentKey {
  static var defaultValue: BarTraits { BarTraits() }
}

/// What a toolbar shows by itself and can be asked to leave out.
///
/// Source: SwiftUI's `ToolbarDefaultItemKind`.
public struct ToolbarDefaultItemKind: Equatable, Sendable {
  private let name: String

  /// The button of a split view that shows and hides the sidebar.
  public static let sidebarToggle = Self(name: "sidebarToggle")
  /// The title and the subtitle. They still name the page and the window.
  public static let title = Self(name: "title")
  /// The page's search field, and the button that opens it.
  public static let search = Self(name: "search")
}

extension View {
  /// Leaves out an item that the toolbar shows by itself; nil leaves out nothing.
  ///
  /// Source: SwiftUI's `toolbar(removing:)`.
  ///
  /// - Parameter defaultItemKind: the item that is left out; nil for none.
  nonisolated public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    preference {
      if defaultItemKind == .sidebarToggle { $0.removesSidebarToggle = true }
      if defaultItemKind == .title { $0.removesTitle = true }
      if defaultItemKind == .search { $0.removesSearch = true }
    }
  }

  /// Shows or hides bars of the page that this view stands in.
  ///
  /// A hidden header bar takes its title, its items and its back button along; Alt+Left, Escape and the swipe still go back, and F9 still
  /// shows the sidebar. The buttons of the window never go: where the header bar would have shown them they lie above the corner of the
  /// content, which has all of the page's height. The rest of the top edge belongs to the content then, so that the window is moved by
  /// the area around those buttons, by another column's header bar, or with Super and a drag. Of several modifiers the outermost wins.
  ///
  /// - Parameters:
  ///   - visibility: whether they are shown; ``Visibility/automatic`` leaves it to the page.
  ///   - bars: the bars; ``ToolbarPlacement/automatic`` where none is named.
  ///
  /// Source: SwiftUI's `toolbarVisibility(_:for:)`.
  nonisolated public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    preference { $0.bars.update(bars.map(\.bar)) { $0.isShown = visibility.isShown } }
  }

  /// Shows or hides bars of the page that this view stands in, as ``toolbarVisibility(_:for:)`` does.
  ///
  /// Source: SwiftUI's `toolbar(_:for:)`.
  ///
  /// - Parameters:
  ///   - visibility: whether they are shown; ``Visibility/automatic`` leaves it to the page.
  ///   - bars: the bars; ``ToolbarPlacement/automatic`` where none is named.
  nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    preference { $0.bars.update(bars.map(\.bar)) { $0.isShown = visibility.isShown } }
  }
}
