import SidelightUI

/// How the title bar and the toolbar of a window stand to each other. A header bar of GNOME is always both in one, so that only whether it has
/// a title differs.
///
/// Source: SwiftUI's `WindowToolbarStyle`.
public protocol WindowToolbarStyle {
  /// Whether the title of each page is in its header bar. This is Sidelight's own.
  var showsTitle: Bool { get }
}

extension WindowToolbarStyle {
  /// It is.
  public var showsTitle: Bool { true }
}

/// As suits.
///
/// Source: SwiftUI's `DefaultWindowToolbarStyle`.
public struct DefaultWindowToolbarStyle: WindowToolbarStyle {
  /// Makes the style.
  public init() {}
}

/// The toolbar below the title.
///
/// Source: SwiftUI's `ExpandedWindowToolbarStyle`.
public struct ExpandedWindowToolbarStyle: WindowToolbarStyle {
  /// Makes the style.
  public init() {}
}

/// The toolbar beside the title.
///
/// Source: SwiftUI's `UnifiedWindowToolbarStyle`.
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle {
  /// Whether the title of each page is in its header bar.
  public let showsTitle: Bool

  /// Makes the style, with titles.
  public init() { self.init(showsTitle: true) }

  /// Makes the style.
  ///
  /// - Parameter showsTitle: whether the title of each page is in its header bar. It names the page and the window in any case.
  public init(showsTitle: Bool) { self.showsTitle = showsTitle }
}

/// The toolbar beside the title, less high.
///
/// Source: SwiftUI's `UnifiedCompactWindowToolbarStyle`.
public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle {
  /// Whether the title of each page is in its header bar.
  public let showsTitle: Bool

  /// Makes the style, with titles.
  public init() { self.init(showsTitle: true) }

  /// Makes the style.
  ///
  /// - Parameter showsTitle: whether the title of each page is in its header bar. It names the page and the window in any case.
  public init(showsTitle: Bool) { self.showsTitle = showsTitle }
}

extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
  /// As suits.
  public static var automatic: DefaultWindowToolbarStyle { DefaultWindowToolbarStyle() }
}

extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
  /// The toolbar below the title.
  public static var expanded: ExpandedWindowToolbarStyle { ExpandedWindowToolbarStyle() }
}

extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
  /// The toolbar beside the title.
  public static var unified: UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }

  /// The toolbar beside the title, with a title or without.
  ///
  /// - Parameter showsTitle: whether the title of each page is in its header bar.
  public static func unified(showsTitle: Bool) -> UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle(showsTitle: showsTitle) }
}

extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
  /// The toolbar beside the title, less high.
  public static var unifiedCompact: UnifiedCompactWindowToolbarStyle { UnifiedCompactWindowToolbarStyle() }

  /// The toolbar beside the title, less high, with a title or without.
  ///
  /// - Parameter showsTitle: whether the title of each page is in its header bar.
  public static func unifiedCompact(showsTitle: Bool) -> UnifiedCompactWindowToolbarStyle {
    UnifiedCompactWindowToolbarStyle(showsTitle: showsTitle)
  }
}

extension Scene {
  /// Sets whether the pages of the scene's windows have their titles in their header bars; nothing else, as a header bar of GNOME is title bar
  /// and toolbar in one.
  ///
  /// ```swift
  /// WindowGroup { Player() }.windowToolbarStyle(.unified(showsTitle: false))
  /// ```
  ///
  /// A title that is left out still names the page and the window. Source: SwiftUI's `windowToolbarStyle(_:)`.
  ///
  /// - Parameter style: how title and toolbar stand to each other.
  public func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene {
    ChangedScene(content: self) {
      guard !style.showsTitle else { return }
      $0.changeWindows { window in
        window.modifiers.append { AnyView($0.titlesLeftOut()) }
      }
    }
  }
}
