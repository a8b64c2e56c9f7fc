import SidelightCore

/// What a page shows in its header bar. Only its display modes of the title are here.
///
/// Source: SwiftUI's `NavigationBarItem`.
public struct NavigationBarItem: Sendable {
  /// How the title of a page stands.
  ///
  /// Source: SwiftUI's `NavigationBarItem.TitleDisplayMode`.
  public enum TitleDisplayMode: Hashable, Sendable {
    /// As the title of the page below does in a stack, and on the first one in the header bar, as in all apps of GNOME.
    case automatic
    /// In the header bar.
    case inline
    /// In large letters below the header bar, and in it while the page's list or scroll view is scrolled down.
    case large
  }
}

/// How the title of a page stands.
///
/// Source: SwiftUI's `ToolbarTitleDisplayMode`.
public struct ToolbarTitleDisplayMode: Sendable {
  let display: TitleDisplay?

  /// As the title of the page below does in a stack, and on the first one in the header bar, as in all apps of GNOME.
  public static var automatic: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(display: nil) }
  /// In the header bar.
  public static var inline: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(display: .inline) }
  /// In large letters below the header bar, and in it while the page's list or scroll view is scrolled down.
  public static var large: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(display: .large) }
}

extension View {
  /// Sets how the title of the page stands that this view is in.
  ///
  /// ```swift
  /// NavigationStack {
  ///   List(songs) { Text($0.name) }
  ///     .navigationTitle("Songs")
  ///     .toolbarTitleDisplayMode(.large)
  /// }
  /// ```
  ///
  /// A title with a menu, or one that the user can rename, stays in the header bar. A large one stays below it where tabs or something of
  /// the app's stand in its middle. Where a page holds several lists and scroll views, a large title is there while all of them are at their
  /// top. Of several modifiers around each other the outermost that names a mode wins. Source: SwiftUI's `toolbarTitleDisplayMode(_:)`.
  nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    preference { if let display = mode.display { $0.titleDisplay = display } }
  }

  /// Sets how the title of the page stands that this view is in, as ``toolbarTitleDisplayMode(_:)`` does.
  ///
  /// Source: SwiftUI's `navigationBarTitleDisplayMode(_:)`.
  nonisolated public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
    switch displayMode {
    case .automatic: toolbarTitleDisplayMode(.automatic)
    case .inline: toolbarTitleDisplayMode(.inline)
    case .large: toolbarTitleDisplayMode(.large)
    }
  }
}

extension View {
  /// Sets the title of the page that this view stands in. Source: SwiftUI's deprecated `navigationBarTitle(_:)`.
  @available(*, deprecated, renamed: "navigationTitle(_:)")
  nonisolated public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

  /// Sets the title of the page that this view stands in. Source: SwiftUI's deprecated `navigationBarTitle(_:)`.
  @available(*, deprecated, renamed: "navigationTitle(_:)")
  nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(titleKey) }

  /// Sets the title of the page that this view stands in. Source: SwiftUI's deprecated `navigationBarTitle(_:)`.
  @available(*, deprecated, renamed: "navigationTitle(_:)")
  @_disfavoredOverload nonisolated public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(title) }

  /// Sets the title of the page that this view stands in, and how it stands.
  ///
  /// Source: SwiftUI's deprecated `navigationBarTitle(_:displayMode:)`.
  @available(*, deprecated, message: "Use navigationTitle(_:) with navigationBarTitleDisplayMode(_:).")
  nonisolated public func navigationBarTitle(_ title: Text, displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// Sets the title of the page that this view stands in, and how it stands.
  ///
  /// Source: SwiftUI's deprecated `navigationBarTitle(_:displayMode:)`.
  @available(*, deprecated, message: "Use navigationTitle(_:) with navigationBarTitleDisplayMode(_:).")
  nonisolated public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
  }

  /// Sets the title of the page that this view stands in, and how it stands.
  ///
  /// Source: SwiftUI's deprecated `navigationBarTitle(_:displayMode:)`.
  @available(*, deprecated, message: "Use navigationTitle(_:) with navigationBarTitleDisplayMode(_:).")
  @_disfavoredOverload nonisolated public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }
}
