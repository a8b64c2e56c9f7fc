extension GalleryPage {
  /// All pages, in the order of the sidebar.
  static let all: [GalleryPage] = [
    .twoColumns, .threeColumns, .mailboxes, .detailFirst, .compactColumn, .columnWidths, .nestedSplits, .styles, .sizeClasses, .glass,
    .listStyles, .sections, .rowLooks,
    .inspector, .inspectorAnywhere,
    .tabs, .tabSidebar, .groupedTabs, .pageTabs, .accessoryTabs,
    .selection, .million, .tables, .tableOutlines, .search, .refresh, .outlines, .editing, .forms,
    .links, .titles, .largeTitles, .toolbars, .menus, .sheets, .popovers, .alerts, .documents, .dropping, .windows,
    .controls, .values, .layers, .shapes, .grids, .lazyViews, .geometry, .guides, .layouts, .scrolling,
    .directions, .safeAreas, .motion, .gestures, .drawing, .dates, .texts, .symbols,
  ]
}

extension GalleryPage.Topic {
  /// The pages of the topic.
  @MainActor var pages: [GalleryPage] { GalleryPage.all.filter { $0.topic == self } }
  /// The topics that have a page.
  @MainActor static var used: [Self] { allCases.filter { !$0.pages.isEmpty } }
}
