import SidelightCore
@_spi(Nodes) import SidelightGraph

private enum RefusesTabsKey: FlagPreferenceKey {}
private enum TabBarKey: FirstPreferenceKey { typealias Said = TabBarElement }
private enum HasOwnBottomBarKey: FlagPreferenceKey {}

extension Preferences {
  /// The header bar, or one below, has no room for the tabs of a tab view around.
  var refusesTabs: Bool {
    get { self[RefusesTabsKey.self] }
    set { self[RefusesTabsKey.self] = newValue }
  }

  /// The tabs of a tab view below that stand in the header bar.
  var tabBar: TabBarElement? {
    get { self[TabBarKey.self] }
    set { self[TabBarKey.self] = newValue }
  }

  /// A page below shows by itself what stands at its bottom, above a bar of tabs.
  var hasOwnBottomBar: Bool {
    get { self[HasOwnBottomBarKey.self] }
    set { self[HasOwnBottomBarKey.self] = newValue }
  }
}
