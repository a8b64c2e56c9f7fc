import SidelightCore
@_spi(Nodes) import SidelightGraph

/// Where the bottom accessory of a tab view stands.
///
/// Source: SwiftUI's `TabViewBottomAccessoryPlacement`.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
  /// In one line with the bar of the tabs, while that is minimized.
  case inline
  /// Above the bar of the tabs where that is at the bottom, or else below the page.
  case expanded
}

/// What stands at the bottom of a tab view, whichever tab is shown.
struct TabAccessory {
  let content: any View
}

enum TabAccessoryKey: EnvironmentKey {
  static var defaultValue: TabAccessory? { nil }
}

enum TabAccessoryPlacementKey: EnvironmentKey {
  static var defaultValue: TabViewBottomAccessoryPlacement? { nil }
}

extension EnvironmentValues {
  /// Where the bottom accessory that a view is in stands; nil outside of one. Source: SwiftUI's `tabViewBottomAccessoryPlacement`.
  public var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? { self[TabAccessoryPlacementKey.self] }
}

extension View {
  /// Puts a view at the bottom of the tab view, as a player's controls: above the bar of the tabs where that is at the bottom, or else below
  /// the page. It stays while the user goes from tab to tab.
  ///
  /// The innermost of several modifiers wins. Source: SwiftUI's `tabViewBottomAccessory(content:)`.
  ///
  /// - Parameter content: what stands there.
  nonisolated public func tabViewBottomAccessory<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    tabViewBottomAccessory(isEnabled: true, content: content)
  }

  /// Puts a view at the bottom of the tab view while it is enabled, as ``tabViewBottomAccessory(content:)`` does. Its state goes when it is
  /// disabled.
  ///
  /// Source: SwiftUI's `tabViewBottomAccessory(isEnabled:content:)`.
  ///
  /// - Parameters:
  ///   - isEnabled: whether the view is there.
  ///   - content: what stands there.
  nonisolated public func tabViewBottomAccessory<Content: View>(
    isEnabled: Bool, @ViewBuilder content: () -> Content
  ) -> some View {
    let content = content()
    return EnvironmentView(content: self) {
      if isEnabled { $0[TabAccessoryKey.self] = TabAccessory(content: content) }
    }
  }
}

/// The bottom accessory of a tab view, while it has one.
@MainActor final class TabAccessoryPart {
  private(set) var node: ViewNode?
  private let scope: EnvironmentScope

  init(_ outer: EnvironmentScope) {
    scope = EnvironmentScope(inside: outer) {
      $0[TabAccessoryPlacementKey.self] = .expanded
      // A tab view in there has none.
      $0[TabAccessoryKey.self] = nil
    }
  }

  /// Says where it stands.
  func stand(_ placement: TabViewBottomAccessoryPlacement) { scope.set(TabAccessoryPlacementKey.self, to: placement) }

  /// Shows what is declared now; a view of the same type keeps its state.
  func take(_ accessory: TabAccessory?, _ graph: ViewGraph, _ context: NodeContext) {
    if let accessory, node?.updateErased(accessory.content) == true { return }
    let old = node
    var inner = context
    inner.scope = scope
    node = accessory.map { graph.makeErasedNode($0.content, inner) }
    old?.destroy()
  }
}
