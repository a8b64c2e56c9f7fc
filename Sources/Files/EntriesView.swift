import Sidelight
import SidelightDesktop

/// The list of entries. It stands apart from the column, so that a selection evaluates nothing but the list.
struct EntriesView: View {
  @Bindable var browser: Browser
  @Environment(\.undoManager) private var undoManager

  init(browser: Browser) { _browser = Bindable(browser) }

  var body: some View {
    List(selection: $browser.selection) {
      OutlineGroup(browser.entries, hasChildren: \.isFolder) { folder, show in
        try await browser.follow(folder, show)
      } content: {
        EntryRow(entry: $0)
      }
    }
    .contextMenu(forSelectionType: FolderEntry.ID.self) { locations in
      if let folder = folder(in: locations) {
        Button("Open") { browser.enter(folder) }
      }
      if !browser.candidates(at: locations).isEmpty {
        Button(locations.isEmpty ? "Add This Folder to Favourites" : "Add to Favourites") {
          browser.addToFavorites(locations, undoManager)
        }
      }
      if !locations.isEmpty {
        Button(locations.count == 1 ? "Copy Path" : "Copy Paths") { Clipboard.copy(browser.paths(of: locations)) }
      }
    } primaryAction: { locations in
      if let folder = folder(in: locations) { browser.enter(folder) }
    }
  }

  /// The folder that a selection is, if it is just one.
  private func folder(in locations: Set<FolderEntry.ID>) -> FolderEntry? {
    locations.count == 1 ? browser.entries(at: locations).first { $0.isFolder } : nil
  }
}

/// The line of an entry.
struct EntryRow: View {
  var entry: FolderEntry

  var body: some View {
    HStack(spacing: 12) {
      Image(iconNames: entry.symbolicIconNames)
      Text(entry.name).lineLimit(1).truncationMode(.middle)
      Spacer()
      if let size = entry.size, !entry.isFolder {
        Text(ByteCount.text(size)).font(.caption).foregroundStyle(.secondary)
      }
    }
    .draggable(entry.location.url)
  }
}
