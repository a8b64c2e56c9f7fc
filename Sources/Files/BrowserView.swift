import Sidelight
import SidelightDesktop

/// The three columns of a window.
struct BrowserView: View {
  @State private var browser: Browser
  @AppStorage(FilesSettings.glassKey) private var hasGlass = false
  @State private var compactColumn = NavigationSplitViewColumn.content
  /// Where the window was last, also in the last run.
  @SceneStorage("place") private var lastPlace: String?
  private let comesBack: Bool

  /// - Parameter comesBack: Whether it begins with the folder that the window showed in the last run, where that is still there.
  init(browser: Browser, comesBack: Bool = false) {
    _browser = State(initialValue: browser)
    self.comesBack = comesBack
  }

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
    .onAppear {
      if comesBack, let lastPlace { browser.begin(at: lastPlace) }
      browser.start()
    }
    .onChange(of: browser.place) { lastPlace = browser.place }
    .focusedSceneValue(browser)
    .onOpenURL { url in
      guard let location = Location(url), location != browser.folder else { return }
      browser.open(location)
      compactColumn = .content
    }
  }
}
