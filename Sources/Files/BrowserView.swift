import Sidelight
import SidelightDesktop

/// The three columns of a window.
struct BrowserView: View {
  @State private var browser: Browser
  @State private var compactColumn = NavigationSplitViewColumn.content

  init(start: Location) { _browser = State(initialValue: Browser(start)) }

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
    .onOpenURL { url in
      guard let location = Location(uri: url.absoluteString), location != browser.folder else { return }
      browser.open(location)
      compactColumn = .content
    }
  }
}

/// The sidebar: favourites and locations.
struct PlacesView: View {
  @Bindable var browser: Browser

  init(browser: Browser) { _browser = Bindable(browser) }

  var body: some View {
    List(selection: $browser.selectedPlace) {
      Section("Favorites") { rows(browser.places.favorites) }
      Section("Locations") { rows(browser.places.locations) }
    }
    .navigationTitle("Files")
  }

  private func rows(_ places: [Place]) -> some View {
    ForEach(places) { place in
      Label {
        Text(place.name).lineLimit(1)
      } icon: {
        Image(iconNames: place.iconNames)
      }
    }
  }
}
