import Sidelight
import SidelightDesktop

/// The three columns of a window.
struct BrowserView: View {
  @State private var browser: Browser
  @AppStorage(FilesSettings.glassKey) private var hasGlass = false
  @State private var compactColumn = NavigationSplitViewColumn.content

  init(browser: Browser) { _browser = State(initialValue: browser) }

  var body: some View {
    NavigationSplitView(preferredCompactColumn: $compactColumn) {
      PlacesView(browser: browser)
        .navigationSplitViewColumnWidth(min: 180, ideal: 220, max: 320)
    } content: {
      FolderView(browser: browser)
        .navigationSplitViewColumnWidth(min: 240, ideal: 340, max: 640)
    } detail: {
      DetailView(browser: browser) { compactColumn = .content }
    }
    .sidebarMaterial(hasGlass ? .glass : .plain)
    .onAppear { browser.start() }
    .focusedSceneValue(browser)
    .onOpenURL { url in
      guard let location = Location(url), location != browser.folder else { return }
      browser.open(location)
      compactColumn = .content
    }
  }
}
