import SidelightCore

/// Pages beside each other that the user swipes through, with dots below: for a few pages that are gone through in order, as when an app is
/// used for the first time.
///
/// On GNOME the pages are in an `AdwCarousel`, and the dots are its `AdwCarouselIndicatorDots`, each of which goes to its page when it is
/// clicked. A page has no header bar: what it says, such as its title, is that of the page around. Where one of the pages brings header bars
/// along, as a stack does, each has one. A page is made when it first comes into sight. Source: SwiftUI's `PageTabViewStyle`.
public struct PageTabViewStyle: TabViewStyle {
  /// When there are dots below the pages.
  ///
  /// Source: SwiftUI's `PageTabViewStyle.IndexDisplayMode`.
  public struct IndexDisplayMode: Sendable {
    let dots: TabDots

    /// Where there is more than one page.
    nonisolated public static let automatic = IndexDisplayMode(dots: .automatic)
    /// With any number of pages.
    nonisolated public static let always = IndexDisplayMode(dots: .always)
    /// No dots, whatever the number of pages; the user still swipes.
    nonisolated public static let never = IndexDisplayMode(dots: .never)
  }

  /// For the library alone: the form of the tabs.
  public let _style: _TabViewLook

  /// Makes the style; a modifier usually takes it as ``TabViewStyle/page``.
  ///
  /// - Parameter indexDisplayMode: when there are dots.
  nonisolated public init(indexDisplayMode: IndexDisplayMode = .automatic) {
    _style = _TabViewLook(style: .page, dots: indexDisplayMode.dots)
  }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages beside each other that the user swipes through, with dots below.
  nonisolated public static var page: PageTabViewStyle { PageTabViewStyle() }

  /// Pages beside each other that the user swipes through, with dots below where a mode says so.
  ///
  /// - Parameter indexDisplayMode: when there are dots.
  nonisolated public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

/// A way to show the dots below pages.
///
/// Source: SwiftUI's `IndexViewStyle`.
public protocol IndexViewStyle: Sendable {
  /// For the library alone: when the dots have a background. Apps use the styles that there are and make none of their own.
  var _look: _IndexViewLook { get }
}

/// For the library alone: the form of an ``IndexViewStyle``.
public struct _IndexViewLook: Sendable {
  let background: TabDotsBackground
}

/// Dots below the pages of a ``PageTabViewStyle``, with or without a background.
///
/// Source: SwiftUI's `PageIndexViewStyle`.
public struct PageIndexViewStyle: IndexViewStyle {
  /// When the dots have a background.
  ///
  /// Source: SwiftUI's `PageIndexViewStyle.BackgroundDisplayMode`.
  public struct BackgroundDisplayMode: Sendable {
    let background: TabDotsBackground

    /// Never: the dots stand below the pages and not over them.
    nonisolated public static let automatic = BackgroundDisplayMode(background: .none)
    /// The dots always have a background.
    nonisolated public static let always = BackgroundDisplayMode(background: .always)
    /// While the user points at them, or has the keyboard focus on them.
    nonisolated public static let interactive = BackgroundDisplayMode(background: .interactive)
    /// The dots never have a background, as with ``automatic``.
    nonisolated public static let never = BackgroundDisplayMode(background: .none)
  }

  /// For the library alone: when the dots have a background.
  public let _look: _IndexViewLook

  /// Makes the style; a modifier usually takes it as ``IndexViewStyle/page``.
  ///
  /// - Parameter backgroundDisplayMode: when the dots have a background.
  nonisolated public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
    _look = _IndexViewLook(background: backgroundDisplayMode.background)
  }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// Dots below the pages, without a background.
  nonisolated public static var page: PageIndexViewStyle { PageIndexViewStyle() }

  /// Dots with a background where a mode says so.
  ///
  /// - Parameter backgroundDisplayMode: when the dots have a background.
  nonisolated public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}

enum TabDotsKey: EnvironmentKey {
  static var defaultValue: TabDots { .automatic }
}

enum TabDotsBackgroundKey: EnvironmentKey {
  static var defaultValue: TabDotsBackground { .none }
}

extension View {
  /// Sets how the tab views in this view show the dots of ``PageTabViewStyle``. Source: SwiftUI's `indexViewStyle(_:)`.
  nonisolated public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    EnvironmentView(content: self) { $0[TabDotsBackgroundKey.self] = style._look.background }
  }
}
