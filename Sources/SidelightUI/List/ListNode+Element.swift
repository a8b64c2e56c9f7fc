import SidelightCore
@_spi(Nodes) import SidelightGraph

extension ListNode {
  /// What the environment and the list itself say of it.
  func element() -> ListElement {
    let menu = scope.value(SelectionMenuKey.self) as? SelectionMenu<SelectionValue>
    var list = ListElement(
      style: scope.value(ListStyleKey.self) ?? scope.value(ColumnKey.self)?.automaticListStyle ?? .inset, selectionMode: view.kind.mode,
      hasPrimaryAction: menu?.primaryAction != nil, isRefreshable: scope.value(RefreshKey.self) != nil)
    list.manner = scope.value(ScrollMannerKey.self)
    list.isForm = list.style == .insetGrouped && scope.value(IsFormKey.self)
    list.cover = cover
    list.isRefreshing = scope.value(RefreshingKey.self)
    list.followsScrolling = scope.value(FollowsScrollingKey.self)
    list.tellsSight = sights.isFollowed
    list.tellsMeasure = graph[Restoration.self].isOn
    let alternates = scope.value(AlternatingRowsKey.self) ?? scope.value(StyleAlternatesKey.self)
    list.alternatesBackgrounds = alternates && list.style != .sidebar
    list.isSpaced = scope.value(ListSpacingKey.self).rows ?? 0 > 0
    list.hidesBackground = scope.value(ScrollBackgroundKey.self) == false
    if list.style == .sidebar { list.rowSize = scope.value(SidebarRowSizeKey.self).element }
    list.leastRowHeight = scope.value(LeastRowHeightKey.self)
    list.leastHeaderHeight = scope.value(LeastHeaderHeightKey.self)
    list.index = rows.structure.index(of: list, in: scope)
    return list
  }
}
