import Sidelight

extension GalleryPage {
  static let tableOutlines = GalleryPage(
    "table-outlines", "Tables with Levels", symbol: "list.bullet.indent", in: .lists,
    about: "Rows of a table that show and hide rows below them: from a tree, or written out. Each row has a menu.",
    state: TableOutlineState.init, content: TableOutlineView.init, knobs: TableOutlineKnobs.init)
}

private struct Folder: Identifiable {
  let id: String
  let size: Int64
  var folders: [Folder]?

  static let all = [
    Folder(
      id: "Pictures", size: 812_000_000,
      folders: [
        Folder(id: "Harbour", size: 410_000_000, folders: [Folder(id: "Boats", size: 210_000_000), Folder(id: "Gulls", size: 45_000_000)]),
        Folder(id: "Winter", size: 96_000_000),
      ]),
    Folder(id: "Letters", size: 1_400_000, folders: [Folder(id: "To Anna", size: 210_000)]),
    Folder(id: "Receipts", size: 9_800_000),
  ]
}

@MainActor @Observable private final class TableOutlineState {
  var chosen: Set<String> = []
  var isBordered = false
  var isWritten = false
  var isOpen = true
  var said = "Nothing was opened yet."
}

private struct TableOutlineView: View {
  @Bindable var state: TableOutlineState

  var body: some View {
    NavigationStack {
      VStack(alignment: .leading, spacing: 12) {
        if state.isBordered { table.tableStyle(.bordered) } else { table }
        Text(state.said).foregroundStyle(.secondary).padding(.horizontal, state.isBordered ? 0 : 12)
      }
      .padding(state.isBordered ? 18 : 0).padding(.bottom, state.isBordered ? 0 : 12)
      .navigationTitle("Tables with Levels")
    }
  }

  @ViewBuilder private var table: some View {
    if state.isWritten {
      Table(of: Folder.self, selection: $state.chosen) {
        name
        size
      } rows: {
        DisclosureTableRow(Folder.all[0], isExpanded: $state.isOpen) {
          ForEach(Folder.all[0].folders ?? []) { folder in
            TableRow(folder).contextMenu { Button("Open “\(folder.id)”") { state.said = "“\(folder.id)” was opened." } }
          }
        }
        TableRow(Folder.all[2])
      }
    } else {
      Table(Folder.all, children: \.folders, selection: $state.chosen) {
        name
        size
      }
    }
  }

  private var name: some TableColumnContent<Folder, Never> {
    TableColumn("Name") { Label($0.id, systemImage: "folder") }.width(min: 140, ideal: 320)
  }

  private var size: some TableColumnContent<Folder, Never> {
    TableColumn("Size") { Text($0.size, format: .byteCount(style: .file)) }.width(min: 90).alignment(.trailing)
  }
}

private struct TableOutlineKnobs: View {
  @Bindable var state: TableOutlineState

  var body: some View {
    Toggle("Rows Written Out", isOn: $state.isWritten)
    Toggle("Pictures Open", isOn: $state.isOpen).disabled(!state.isWritten)
    Toggle("In a Frame", isOn: $state.isBordered)
  }
}
