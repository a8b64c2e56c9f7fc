/// How navigation views look: one of ``automatic``, ``columns`` and ``stack``. Apps make none of their own.
///
/// Source: SwiftUI's `NavigationViewStyle`.
@available(*, deprecated, message: "Use NavigationStack or NavigationSplitView in place of NavigationView.")
public protocol NavigationViewStyle {
  /// For the library alone: whether the views are columns or a stack.
  var _look: _NavigationViewLook { get }
}

/// For the library alone: the form of a ``NavigationViewStyle``.
public struct _NavigationViewLook: Sendable {
  fileprivate var isStack = false
}

/// The style that navigation views have by themselves: ``ColumnNavigationViewStyle``, whose columns are one stack in a narrow window.
@available(*, deprecated, message: "Use NavigationSplitView in place of NavigationView.")
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// For the library alone: whether the views are columns or a stack.
  public let _look = _NavigationViewLook()
  /// Makes the style; a modifier usually takes it as ``NavigationViewStyle/automatic``.
  nonisolated public init() {}
}

/// The views stand in columns.
@available(*, deprecated, message: "Use NavigationSplitView in place of NavigationView.")
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  /// For the library alone: whether the views are columns or a stack.
  public let _look = _NavigationViewLook()
  nonisolated init() {}
}

/// The first view is the root of a stack.
@available(*, deprecated, message: "Use NavigationStack in place of NavigationView.")
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// For the library alone: whether the views are columns or a stack.
  public let _look = _NavigationViewLook(isStack: true)
  /// Makes the style; a modifier usually takes it as ``NavigationViewStyle/stack``.
  nonisolated public init() {}
}

@available(*, deprecated, message: "Use NavigationSplitView in place of NavigationView.")
extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The style that navigation views have by themselves.
  nonisolated public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

@available(*, deprecated, message: "Use NavigationSplitView in place of NavigationView.")
extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// The views stand in columns.
  nonisolated public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

@available(*, deprecated, message: "Use NavigationStack in place of NavigationView.")
extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// The first view is the root of a stack.
  nonisolated public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension View {
  /// Sets the style of the navigation views in this view.
  ///
  /// Source: SwiftUI's `navigationViewStyle(_:)`.
  @available(*, deprecated, message: "Use NavigationStack or NavigationSplitView in place of NavigationView.")
  nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    let isStack = style._look.isStack
    return environment(\.stacksNavigationViews, isStack)
  }
}

enum StacksNavigationViewsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  var stacksNavigationViews: Bool {
    get { self[StacksNavigationViewsKey.self] }
    set { self[StacksNavigationViewsKey.self] = newValue }
  }

  var stacksFilledColumns: Bool {
    get { self[StacksFilledColumnsKey.self] }
    set { self[StacksFilledColumnsKey.self] = newValue }
  }
}
