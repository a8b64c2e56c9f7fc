import Sidelight

extension GalleryPage {
  static let tables = GalleryPage(
    "tables", "Tables", symbol: "tablecells", in: .lists,
    about: "Cells in columns, whose headers sort the rows; headers are dragged, and their menu hides and shows columns.",
    state: TableState.init, content: TableDesk.init, knobs: TableKnobs.init)
}

@MainActor @Observable private final class TableState {
  struct File: Identifiable {
    let id: Int
    let name: String
    let kind: String
    let size: Int64
    let changed: Date
  }

  static let counts = [20, 1000, 100_000]
  var count = 1000 { didSet { make() } }
  var files: [File] = []
  var chosen: Set<Int> = []
  var order = [KeyPathComparator(\File.name, comparator: LocalizedStandardComparator())]
  var customization = TableColumnCustomization<File>()
  var opened = "Nothing was opened yet."

  init() { make() }

  private func make() {
    let kinds = ["Picture", "Document", "Song", "Film"]
    let words = ["Harbour", "Garden", "Winter", "Letter", "Receipt", "Journey"]
    files = (0..<count).map { index in
      let size = Int64(index * 7919 % 900_000) * 37
      let time = 1_700_000_000 + Double(index * 86_413 % 60_000_000)
      return File(
        id: index, name: "\(words[index * 7 % words.count]) \(index + 1)", kind: kinds[index * 5 % kinds.count], size: size,
        changed: Date(timeIntervalSince1970: time))
    }
    sort()
  }

  func sort() { files.sort(using: order) }
}

private struct TableDesk: View {
  @Bindable var state: TableState

  var body: some View {
    NavigationStack {
      Table(state.files, selection: $state.chosen, sortOrder: $state.order, columnCustomization: $state.customization) {
        TableColumn("Name", value: \.name).width(min: 120, ideal: 240)
          .customizationID("name").disabledCustomizationBehavior(.visibility)
        TableColumn("Kind", value: \.kind).width(min: 80, max: 140).customizationID("kind")
        TableColumn("Size", value: \.size) { Text($0.size, format: .byteCount(style: .file)) }.width(110).alignment(.trailing)
          .customizationID("size")
        TableColumn("Changed", value: \.changed) { Text($0.changed, format: .dateTime.year().month().day()) }.width(min: 110, max: 180)
          .customizationID("changed")
        TableColumn("Number") { Text($0.id, format: .number) }.width(90).alignment(.trailing).customizationID("number")
          .defaultVisibility(.hidden)
      }
      .contextMenu(forSelectionType: Int.self) { chosen in
        if !chosen.isEmpty { Button("Open") { open(chosen) } }
      } primaryAction: {
        open($0)
      }
      .onChange(of: state.order) { state.sort() }
      .navigationTitle("Files")
    }
  }

  private func open(_ chosen: Set<Int>) {
    state.opened = chosen.count == 1 ? "One file was opened." : "\(chosen.count) files were opened."
  }
}

private struct TableKnobs: View {
  @Bindable var state: TableState

  var body: some View {
    Picker("Rows", selection: $state.count) {
      ForEach(TableState.counts, id: \.self) { Text($0, format: .number) }
    }
    LabeledContent("Chosen", value: "\(state.chosen.count)")
    Text(state.opened).foregroundStyle(.secondary)
  }
}
