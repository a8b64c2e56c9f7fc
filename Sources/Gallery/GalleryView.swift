import Sidelight

/// The gallery itself: a split view whose sidebar lists the pages.
struct GalleryView: View {
  @State private var page: String?
  @State private var column: NavigationSplitViewColumn

  /// - Parameter start: the page to start with, which a narrow window shows at once; nil for the first one.
  init(start: GalleryPage?) {
    _page = State(initialValue: (start ?? .all[0]).id)
    _column = State(initialValue: start == nil ? .sidebar : .detail)
  }

  var body: some View {
    NavigationSplitView(preferredCompactColumn: $column) {
      List(selection: $page) {
        Section("Split Views") {
          ForEach(GalleryPage.all) { page in
            Label(page.title, systemImage: page.symbol).tag(page.id)
          }
        }
      }
      .navigationTitle("Gallery")
      .navigationSplitViewColumnWidth(min: 180, ideal: 220, max: 320)
    } detail: {
      if let page = GalleryPage.all.first(where: { $0.id == page }) {
        page.content
      } else {
        ContentUnavailableView("No Page", systemImage: "square.grid.2x2", description: Text("Choose a page in the sidebar."))
      }
    }
  }
}
