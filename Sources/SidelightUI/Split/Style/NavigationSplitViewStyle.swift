import SidelightCore

/// How the split views in a part of the interface look and behave.
///
/// Set one with ``View/navigationSplitViewStyle(_:)``. ``automatic``, ``balanced`` and ``prominentDetail`` are the split view's own
/// layouts. A style of yours says with ``makeBody(configuration:)`` where the columns stand:
///
/// ```swift
/// struct SidebarAtTheEnd: NavigationSplitViewStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     HStack(spacing: 0) {
///       configuration.detail
///       if configuration.columnVisibility.wrappedValue != .detailOnly { configuration.sidebar.frame(width: 260) }
///     }
///   }
/// }
/// ```
///
/// The columns belong to the split view: a style that leaves one out, moves it, or makes way for another style resets nothing in it.
/// The environment of the split view's place reaches the split views in its columns as well. Properties such as ``Environment`` and
/// ``State`` in a style work as they do in a view. Source: SwiftUI's `NavigationSplitViewStyle`.
@MainActor @preconcurrency public protocol NavigationSplitViewStyle {
  /// The type of view that ``makeBody(configuration:)`` returns.
  associatedtype Body: View

  /// What a style knows of the split view that it is for.
  typealias Configuration = NavigationSplitViewStyleConfiguration

  /// Makes the views that stand in a split view's place. It runs again when something that it reads changes.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// A layout of the split view's own: no body runs for it, unless another style asks for it.
@MainActor protocol NativeSplitStyle: NavigationSplitViewStyle {
  nonisolated var native: SplitStyle { get }
}

/// The style that suits the desktop: columns side by side where they fit, so the same as ``BalancedNavigationSplitViewStyle``.
///
/// Source: SwiftUI's `AutomaticNavigationSplitViewStyle`.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Makes the style; a modifier usually takes it as ``NavigationSplitViewStyle/automatic``.
  nonisolated public init() {}

  /// The split view as it lays itself out, for a style that puts something around it.
  public func makeBody(configuration: Configuration) -> some View { configuration.columns(.automatic) }
}

extension AutomaticNavigationSplitViewStyle: NativeSplitStyle {
  nonisolated var native: SplitStyle { .automatic }
}

/// The style in which leading columns take room from the detail when they are shown.
///
/// Where the columns don't fit side by side, leading ones lie over the detail. Source: SwiftUI's `BalancedNavigationSplitViewStyle`.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Makes the style; a modifier usually takes it as ``NavigationSplitViewStyle/balanced``.
  nonisolated public init() {}

  /// The split view as it lays itself out, for a style that puts something around it.
  public func makeBody(configuration: Configuration) -> some View { configuration.columns(.balanced) }
}

extension BalancedNavigationSplitViewStyle: NativeSplitStyle {
  nonisolated var native: SplitStyle { .balanced }
}

/// The style in which the detail keeps its size: leading columns lie over it, in a window of any width.
///
/// On GNOME it is an `AdwOverlaySplitView` that is always collapsed; Escape and a click beside the column close it. In a narrow window
/// all columns are one stack, as in the other styles. Source: SwiftUI's `ProminentDetailNavigationSplitViewStyle`.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Makes the style; a modifier usually takes it as ``NavigationSplitViewStyle/prominentDetail``.
  nonisolated public init() {}

  /// The split view as it lays itself out, for a style that puts something around it.
  public func makeBody(configuration: Configuration) -> some View { configuration.columns(.prominentDetail) }
}

extension ProminentDetailNavigationSplitViewStyle: NativeSplitStyle {
  nonisolated var native: SplitStyle { .prominentDetail }
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// The style that suits the desktop.
  nonisolated public static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// Leading columns take room from the detail.
  nonisolated public static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// Leading columns lie over the detail, which keeps its size.
  nonisolated public static var prominentDetail: ProminentDetailNavigationSplitViewStyle { ProminentDetailNavigationSplitViewStyle() }
}

/// The style of the split views in a part of the tree.
enum SplitStyleChoice {
  case native(SplitStyle)
  case custom(any NavigationSplitViewStyle)
}

extension SplitStyleChoice: Equatable {
  /// A style of the app's is told by its own fields when it is shown, and counts as another one until then.
  static func == (left: Self, right: Self) -> Bool {
    if case (.native(let left), .native(let right)) = (left, right) { left == right } else { false }
  }
}

enum SplitStyleKey: EnvironmentKey {
  static var defaultValue: SplitStyleChoice { .native(.automatic) }
}

extension View {
  /// Sets the style of the split views in this view, those in columns of others included.
  ///
  /// The style may be another one at any time: the columns keep their state, and on GNOME their widgets.
  ///
  /// - Parameter style: one of the split view's own styles, such as ``NavigationSplitViewStyle/balanced``, or one of the app's.
  nonisolated public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
    let native = (style as? any NativeSplitStyle)?.native
    return EnvironmentView(content: self) { $0[SplitStyleKey.self] = native.map(SplitStyleChoice.native) ?? .custom(style) }
  }
}
