import Sidelight
import SidelightDesktop

/// The detail column: what the selected entry is, and what it looks like inside.
struct DetailView: View {
  var browser: Browser
  /// Brings the list of entries to the front where only one column is shown.
  var showEntries: @MainActor () -> Void

  var body: some View {
    if let entry = browser.details.entry {
      ScrollView {
        VStack(alignment: .leading, spacing: 18) {
          header(entry)
          if let preview = browser.details.preview { PreviewView(preview: preview) }
          FactsView(entry: entry, ownership: browser.details.ownership)
          if entry.isFolder {
            Button("Open Folder") {
              browser.enter(entry)
              showEntries()
            }
          }
        }
        .padding(24)
        .frame(maxWidth: .infinity, alignment: .topLeading)
      }
      .navigationTitle(entry.name)
    } else if browser.selection.count > 1 {
      SummaryView(count: browser.selection.count, summary: browser.details.summary)
    } else {
      ContentUnavailableView("Nothing Selected", systemImage: "doc", description: Text("Choose a file or folder to see what it is."))
    }
  }

  private func header(_ entry: FolderEntry) -> some View {
    HStack(spacing: 12) {
      Image(iconNames: entry.iconNames).resizable().frame(width: 64, height: 64)
      VStack(alignment: .leading, spacing: 2) {
        Text(entry.name).font(.title2).lineLimit(4).truncationMode(.middle).help(entry.name)
        Text(entry.typeDescription).foregroundStyle(.secondary)
      }
    }
  }
}
