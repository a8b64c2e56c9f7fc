// swift-format-ignore-file
// Written by `./meson-wrapper.sh check --record` from .ci/swiftui.table; what is changed here is lost.
public import SidelightUI

@available(*, unavailable, message: "Sidelight has no 'ToolbarOverflowMenu'; use the placement secondaryAction")
public struct ToolbarOverflowMenu: ToolbarContent { public typealias Body = Never; public init<V: View>(@ViewBuilder content: () -> V) {} }

@available(*, unavailable, message: "Sidelight has no 'ToolbarLabelStyle'; buttons of header bars show what their labelStyle(_:) says")
nonisolated public struct ToolbarLabelStyle {
  public static var automatic: ToolbarLabelStyle { absent() }
  public static var titleAndIcon: ToolbarLabelStyle { absent() }
  public static var titleOnly: ToolbarLabelStyle { absent() }
  public static var iconOnly: ToolbarLabelStyle { absent() }
}

@available(*, unavailable, message: "Sidelight has no 'WindowToolbarFullScreenVisibility'; a window that fills the screen keeps its header bar; leave it out")
nonisolated public struct WindowToolbarFullScreenVisibility {
  public static var automatic: WindowToolbarFullScreenVisibility { absent() }
  public static var visible: WindowToolbarFullScreenVisibility { absent() }
  public static var onHover: WindowToolbarFullScreenVisibility { absent() }
}

@available(*, unavailable, message: "Sidelight has no 'SearchPresentationToolbarBehavior'; the field takes the place of no title; leave it out")
nonisolated public struct SearchPresentationToolbarBehavior {
  public static var automatic: SearchPresentationToolbarBehavior { absent() }
  public static var avoidHidingContent: SearchPresentationToolbarBehavior { absent() }
}

extension ToolbarItemPlacement {
  @available(*, unavailable, message: "Sidelight has no 'keyboard'; a desktop has no keyboard on the screen; leave it out")
  nonisolated public static var keyboard: ToolbarItemPlacement { absent() }
  @available(*, unavailable, message: "Sidelight has no 'title'; use principal")
  nonisolated public static var title: ToolbarItemPlacement { absent() }
  @available(*, unavailable, message: "Sidelight has no 'subtitle'; use navigationSubtitle(_:)")
  nonisolated public static var subtitle: ToolbarItemPlacement { absent() }
  @available(*, unavailable, message: "Sidelight has no 'largeTitle'; header bars have one size of title; use principal")
  nonisolated public static var largeTitle: ToolbarItemPlacement { absent() }
  @available(*, unavailable, message: "Sidelight has no 'largeSubtitle'; header bars have one size of title; use navigationSubtitle(_:)")
  nonisolated public static var largeSubtitle: ToolbarItemPlacement { absent() }
  @available(*, unavailable, message: "Sidelight has no 'topBarPinnedTrailing'; use topBarTrailing, and visibilityPriority(_:)")
  nonisolated public static var topBarPinnedTrailing: ToolbarItemPlacement { absent() }
  @available(*, unavailable, message: "Sidelight has no 'accessoryBar'; put a bar into safeAreaBar(edge:alignment:spacing:content:)")
  nonisolated public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarItemPlacement { absent() }
  @available(*, unavailable, message: "Sidelight has no 'ToolbarItemPlacement(id:)'; put a bar into safeAreaBar(edge:alignment:spacing:content:)")
  nonisolated public init(id: String) { self = absent() }
}

extension ToolbarPlacement {
  @available(*, unavailable, message: "Sidelight has no 'statusBar'; windows have no bar of status; leave it out")
  nonisolated public static var statusBar: ToolbarPlacement { absent() }
}

extension ToolbarTitleDisplayMode {
  @available(*, unavailable, message: "Sidelight has no 'inlineLarge'; header bars have one size of title; use inline")
  nonisolated public static var inlineLarge: ToolbarTitleDisplayMode { absent() }
}

extension View {
  @available(*, unavailable, message: "Sidelight has no 'toolbarItemHidden'; put the view into an if")
  nonisolated public func toolbarItemHidden(_ hidden: Bool = true) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'toolbarOverflowMenu'; use the placement secondaryAction")
  nonisolated public func toolbarOverflowMenu<V: View>(@ViewBuilder content: () -> V) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'windowToolbarFullScreenVisibility'; a window that fills the screen keeps its header bar; leave it out")
  nonisolated public func windowToolbarFullScreenVisibility(_ visibility: WindowToolbarFullScreenVisibility) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'searchPresentationToolbarBehavior'; the field takes the place of no title; leave it out")
  nonisolated public func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'findNavigator'; texts have no bar that finds words; use searchable(text:placement:prompt:)")
  nonisolated public func findNavigator(isPresented: Binding<Bool>) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'findDisabled'; texts have no bar that finds words; leave it out")
  nonisolated public func findDisabled(_ isDisabled: Bool = true) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'replaceDisabled'; texts have no bar that finds words; leave it out")
  nonisolated public func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }
}

extension ToolbarContent {
  @available(*, unavailable, message: "Sidelight has no 'contentMarginsRemoved'; header bars say their own margins; leave it out")
  nonisolated public func contentMarginsRemoved(_ removed: Bool = true) -> Self { self }
}

extension Scene {
  @available(*, unavailable, message: "Sidelight has no 'windowToolbarLabelStyle'; buttons of header bars show what their labelStyle(_:) says")
  nonisolated public func windowToolbarLabelStyle(fixed: ToolbarLabelStyle) -> some Scene { self }
  @available(*, unavailable, message: "Sidelight has no 'windowToolbarLabelStyle'; buttons of header bars show what their labelStyle(_:) says")
  nonisolated public func windowToolbarLabelStyle(_ toolbarLabelStyle: Binding<ToolbarLabelStyle>) -> some Scene { self }
}

extension EnvironmentValues {
  @available(*, unavailable, message: "Sidelight has no 'toolbarLabelStyle'; buttons of header bars show what their labelStyle(_:) says")
  nonisolated public var toolbarLabelStyle: ToolbarLabelStyle { absent() }
}
