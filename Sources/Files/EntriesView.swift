import Sidelight
import SidelightDesktop

/// The list of entries. It stands apart from the column, so that a selection evaluates nothing but the list.
struct EntriesView: View {
  @Bindable var browser: Browser
  @Environment(\.undoManager) private var undoManager
  @Environment(\.openURL) private var openURL
  @State private var problem: String?

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
      let entries = browser.entries(at: locations)
      if !entries.isEmpty { Button("Open") { open(entries) } }
      if !entries.isEmpty, !entries.contains(where: \.isFolder) { OpenWithMenu(entries: entries) { problem = $0 } }
      if !browser.candidates(at: locations).isEmpty {
        Button(locations.isEmpty ? "Add This Folder to Favourites" : "Add to Favourites") {
          browser.addToFavorites(locations, undoManager)
        }
      }
      if !locations.isEmpty {
        Button(locations.count == 1 ? "Copy Path" : "Copy Paths") { Clipboard.copy(browser.paths(of: locations)) }
      }
    } primaryAction: { locations in
      open(browser.entries(at: locations))
    }
    .alert("The File Can’t Be Opened", isPresented: Binding(get: { problem != nil }, set: { if !$0 { problem = nil } })) {
      Button("Close", role: .cancel) {}
    } message: {
      Text(problem ?? "")
    }
  }

  /// Opens one folder here, and files with the programs that the desktop has for them.
  private func open(_ entries: [FolderEntry]) {
    if entries.count == 1, browser.enter(entries[0]) { return }
    for entry in entries where !entry.isFolder {
      openURL(entry.location.url) { isOpen in
        if !isOpen { problem = "No program opened “\(entry.name)”." }
      }
    }
  }
}

/// The programs for some files, if they are of one kind and there is one.
struct OpenWithMenu: View {
  var entries: [FolderEntry]
  var fail: @MainActor (String) -> Void

  var body: some View {
    let apps = apps
    if !apps.isEmpty {
      Menu("Open With") {
        ForEach(apps) { app in
          Button(app.name) {
            do throws(DesktopAppProblem) { try app.open(entries.map(\.location)) } catch { fail(error.description) }
          }
        }
      }
    }
  }

  private var apps: [DesktopApp] {
    let types = Set(entries.map(\.contentType))
    return types.count == 1 ? types.first.map { DesktopApp.all(for: $0) } ?? [] : []
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
