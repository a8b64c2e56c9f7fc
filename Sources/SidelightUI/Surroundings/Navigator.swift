@_spi(Nodes) import SidelightGraph

/// Takes a link that was followed.
@MainActor protocol Navigator: AnyObject {
  /// Goes to the page of a value.
  func follow(_ value: AnyHashable)
  /// Goes to the page of a link that has one itself.
  func follow(_ source: PageSource)
  /// Goes back from the page of a link that was followed, and from all that lies above it.
  func leave(_ source: PageSource)
}

enum NavigatorKey: EnvironmentKey {
  static var defaultValue: NavigatorBox { NavigatorBox(nil) }
}

/// A navigator in the environment, which does not keep it alive.
struct NavigatorBox: Equatable {
  weak var navigator: (any Navigator)?
  init(_ navigator: (any Navigator)?) { self.navigator = navigator }
  /// Goes to the page of a value; a link without a navigator around it leads nowhere, which is reported.
  @MainActor func follow(_ value: AnyHashable) {
    if let navigator { return navigator.follow(value) }
    Problem.report(
      "a NavigationLink with a value of the type \(Swift.type(of: value.base)) leads nowhere: no NavigationStack and no "
        + "NavigationSplitView is around it. Put one around the view that contains the link.")
  }

  /// Goes to the page that a link has itself.
  @MainActor func follow(_ source: PageSource, isDetail: Bool?, in column: ColumnContext?) {
    if isDetail == true, let column, column.followToDetail(source) { return }
    if isDetail == nil, let column, column.linksLeaveStacks { return column.follow(source) }
    if isDetail == false, let column, navigator === column { return column.reportMissingStack() }
    if let navigator { return navigator.follow(source) }
    Problem.report(
      "a NavigationLink leads nowhere: no NavigationStack and no NavigationSplitView is around it. Put one around the view that contains "
        + "the link.")
  }

  static func == (left: NavigatorBox, right: NavigatorBox) -> Bool { left.navigator === right.navigator }
}
