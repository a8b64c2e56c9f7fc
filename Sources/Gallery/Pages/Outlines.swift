import Sidelight

extension GalleryPage {
  static let outlines = GalleryPage(
    "outlines", "Outlines", symbol: "list.bullet", in: .lists,
    about:
      "A tree of data, and groups of rows that open and close. Right and Left open and close with the keyboard, and * opens all below. "
      + "What is open stays open while the tree changes, and what is selected below a closed row stays selected. Rows are dragged from level "
      + "to level: going to the side chooses one, and resting over a closed row opens it. Alt with the arrow keys moves them as well, Delete "
      + "deletes, and Ctrl+Z takes it back. The folders of this computer are listed when they are opened.",
    state: OutlinesState.init, content: Outlines.init, knobs: OutlinesKnobs.init)
}

private struct Part: Identifiable, Hashable {
  let name: String
  let symbol: String
  var parts: [Part]?

  var id: String { name }

  init(_ name: String, _ symbol: String, _ parts: [Part]? = nil) {
    self.name = name
    self.symbol = symbol
    self.parts = parts
  }

  static let house = [
    Part(
      "House", "house",
      [
        Part("Hall", "folder", [Part("Door", "doc"), Part("Sidelight", "doc"), Part("Stairs", "doc")]),
        Part("Kitchen", "folder", [Part("Table", "doc"), Part("Drawers", "folder", [Part("Spoons", "doc"), Part("String", "doc")])]),
        Part("Cellar", "folder", []),
      ]),
    Part("Garden", "leaf", [Part("Pond", "doc"), Part("Roses", "doc")]),
    Part("Street", "doc"),
  ]
}

@MainActor @Observable private final class OutlinesState {
  var house = Part.house
  var selection: Set<String> = ["Sidelight"]
  var showsArchive = true
  var showsFolder = false
  var canEdit = true
  private var coats = 0

  /// Something new at the top of the hall, wherever that is.
  func addToHall() {
    coats += 1
    Self.add(Part("Coat \(coats)", "doc"), to: "Hall", in: &house)
  }

  private static func add(_ part: Part, to name: String, in parts: inout [Part]) {
    for index in parts.indices {
      if parts[index].name == name { parts[index].parts?.insert(part, at: 0) }
      if var inner = parts[index].parts {
        add(part, to: name, in: &inner)
        parts[index].parts = inner
      }
    }
  }
}

private struct Outlines: View {
  @Bindable var state: OutlinesState

  var body: some View {
    NavigationSplitView {
      List {
        DisclosureGroup("Archive", isExpanded: $state.showsArchive) {
          ForEach(2024...2026, id: \.self) { year in
            DisclosureGroup {
              ForEach(["Spring", "Autumn"], id: \.self) { Label("\($0) \(String(year))", systemImage: "doc") }
            } label: {
              Label(String(year), systemImage: "archivebox")
            }
          }
        }
        Label("Drafts", systemImage: "pencil")
      }
      .navigationTitle("Groups")
    } detail: {
      if state.showsFolder {
        FolderOutline()
      } else {
        List($state.house, children: \.parts, editActions: state.canEdit ? .all : [], selection: $state.selection) { $part in
          Label(part.name, systemImage: part.symbol)
        }
        .navigationTitle("House and Garden")
        .navigationSubtitle(state.selection.sorted().joined(separator: ", "))
      }
    }
  }
}

/// The folders of this computer: each is listed when it is opened, away from the main thread.
private struct FolderOutline: View {
  @State private var selection: URL?

  var body: some View {
    List(selection: $selection) {
      OutlineGroup([Entry(url: URL(filePath: "/"), isFolder: true)], hasChildren: \.isFolder) { folder, show in
        show(try await Entry.list(folder.url))
      } content: { entry in
        Label(entry.name, systemImage: entry.isFolder ? "folder" : "doc")
      }
    }
    .navigationTitle("Files")
    .navigationSubtitle(selection?.path ?? "")
  }
}

private struct Entry: Identifiable, Sendable {
  let url: URL
  let isFolder: Bool

  var id: URL { url }
  var name: String { url.lastPathComponent }

  @concurrent static func list(_ folder: URL) async throws -> [Entry] {
    let urls = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: [.isDirectoryKey])
    let entries = urls.map { Entry(url: $0, isFolder: (try? $0.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) == true) }
    return entries.sorted { $0.name.localizedStandardCompare($1.name) == .orderedAscending }
  }
}

private struct OutlinesKnobs: View {
  @Bindable var state: OutlinesState

  var body: some View {
    Toggle("Archive is open", isOn: $state.showsArchive)
    Toggle("House can be edited", isOn: $state.canEdit)
    Toggle("A real folder", isOn: $state.showsFolder)
    Button("Add a Coat to the Hall") { state.addToHall() }
    Button("Turn the Order Around") { state.house.reverse() }
  }
}
