import Sidelight
import SidelightDesktop

/// The detail column: what the selected entry is, and what it looks like inside.
struct DetailView: View {
  var browser: Browser
  /// Brings the list of entries to the front where only one column is shown.
  var showEntries: @MainActor () -> Void

  var body: some View {
    if let entry = browser.details {
      ScrollView {
        VStack(alignment: .leading, spacing: 18) {
          header(entry)
          if let preview = browser.preview { PreviewView(preview: preview) }
          FactsView(entry: entry, ownership: browser.ownership)
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
      ContentUnavailableView("\(browser.selection.count) Items Selected", systemImage: "doc.on.doc")
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

/// A picture or the beginning of a text.
struct PreviewView: View {
  var preview: FilePreview

  var body: some View {
    switch preview.content {
    case .image(let location):
      if let path = location.path { Image(path).frame(maxWidth: .infinity, idealHeight: 200, maxHeight: 360) }
    case .text(let text, _):
      Text(verbatim: text).font(.caption.monospaced()).lineLimit(24)
    default:
      EmptyView()
    }
  }
}

/// What is known of an entry, line by line.
struct FactsView: View {
  var entry: FolderEntry
  var ownership: Ownership?

  var body: some View {
    // A name stands above its value, since no width for names fits every size of text.
    VStack(alignment: .leading, spacing: 12) {
      ForEach(facts, id: \.name) { fact in
        VStack(alignment: .leading, spacing: 2) {
          Text(fact.name).font(.caption).foregroundStyle(.secondary)
          Text(fact.value)
        }
      }
    }
  }

  private var facts: [(name: String, value: String)] {
    var facts: [(name: String, value: String)] = [("Kind", entry.typeDescription)]
    if let size = entry.size { facts.append(("Size", ByteCount.text(size))) }
    if let time = entry.modificationTime { facts.append(("Modified", Timestamp.text(time))) }
    if let time = entry.creationTime { facts.append(("Created", Timestamp.text(time))) }
    if let time = entry.accessTime { facts.append(("Opened", Timestamp.text(time))) }
    if let permissions = entry.permissions { facts.append(("Permissions", permissions.description)) }
    if let owner = ownership?.owner { facts.append(("Owner", owner)) }
    if let group = ownership?.group { facts.append(("Group", group)) }
    if let link = entry.link { facts.append(("Link to", link.description)) }
    return facts
  }
}
