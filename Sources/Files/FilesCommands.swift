import Sidelight
import SidelightDesktop

/// The main menu of a window.
struct FilesCommands: Commands {
  @FocusedValue(Browser.self) private var browser

  var body: some Commands {
    SidebarCommands()
    CommandGroup(after: .textEditing) {
      Button("Filter") { browser?.isSearching = true }.disabled(browser == nil)
    }
    CommandGroup(after: .toolbar) {
      if let browser { ArrangementEntries(browser: browser) }
    }
    CommandMenu("Go") {
      if let browser { PlaceEntries(browser: browser) }
    }
  }
}

/// How the entries of a folder are shown.
private struct ArrangementEntries: View {
  @Bindable var browser: Browser

  var body: some View {
    Toggle("Folders First", isOn: $browser.arrangement.order.foldersFirst)
    Toggle("Hidden Files", isOn: $browser.arrangement.showsHidden)
  }
}

/// The folders that one can go to.
private struct PlaceEntries: View {
  let browser: Browser

  var body: some View {
    Button("Folder Above") { browser.goUp() }.disabled(browser.folder.parent == nil)
    Section {
      ForEach(browser.places.folders + browser.favorites.list + browser.places.locations) { place in
        Button(place.name) { browser.open(place.location) }.disabled(place.isMissing)
      }
    }
  }
}
