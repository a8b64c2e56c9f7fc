import Sidelight
import SidelightDesktop

/// The content column: the entries of the open folder.
struct FolderView: View {
  var browser: Browser

  var body: some View {
    content
      .navigationTitle(browser.folder.name)
      .toolbar {
        ToolbarItem(placement: .navigation) {
          Button("Folder Above", systemImage: "chevron.up") { browser.goUp() }
            .disabled(browser.folder.parent == nil)
            .help("Open the folder above")
        }
        ToolbarItem(placement: .primaryAction) {
          if browser.isLoading { ProgressView() }
        }
        ToolbarItem(placement: .primaryAction) {
          Button(browser.showsHidden ? "Hide Hidden Files" : "Show Hidden Files", systemImage: browser.showsHidden ? "eye.slash" : "eye") {
            browser.showsHidden.toggle()
          }
          .help(browser.showsHidden ? "Hide hidden files" : "Show hidden files")
        }
      }
  }

  @ViewBuilder private var content: some View {
    if let problem = browser.problem {
      ContentUnavailableView(problem.title, systemImage: "exclamationmark.triangle", description: Text(problem.description))
    } else if browser.entries.isEmpty {
      if browser.isLoading {
        ProgressView("Reading the folder…")
      } else {
        ContentUnavailableView("Folder Is Empty", systemImage: "folder")
      }
    } else {
      EntriesView(browser: browser)
    }
  }
}

/// The list of entries. It stands apart from the column, so that a selection evaluates nothing but the list.
struct EntriesView: View {
  @Bindable var browser: Browser

  init(browser: Browser) { _browser = Bindable(browser) }

  var body: some View {
    List(browser.entries, selection: $browser.selection) { entry in
      HStack(spacing: 12) {
        Image(iconNames: entry.symbolicIconNames)
        Text(entry.name).lineLimit(1).truncationMode(.middle)
        Spacer()
        if let size = entry.size, !entry.isFolder {
          Text(ByteCount.text(size)).font(.caption).foregroundStyle(.secondary)
        }
      }
    }
    .contextMenu(forSelectionType: FolderEntry.ID.self) { locations in
      if let folder = folder(in: locations) {
        Button("Open") { browser.enter(folder) }
      }
    } primaryAction: { locations in
      if let folder = folder(in: locations) { browser.enter(folder) }
    }
  }

  /// The folder that a selection is, if it is just one.
  private func folder(in locations: Set<FolderEntry.ID>) -> FolderEntry? {
    guard locations.count == 1, let location = locations.first else { return nil }
    return browser.entries.first { $0.id == location && $0.isFolder }
  }
}
