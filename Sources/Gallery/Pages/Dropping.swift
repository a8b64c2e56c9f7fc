import Sidelight

extension GalleryPage {
  static let dropping = GalleryPage(
    "dropping", "Drops and the Clipboard", symbol: "doc.on.clipboard", in: .page,
    about: "Views take text and files that are dropped on them; what has the focus is copied, cut, pasted and deleted by keys.",
    state: DroppingState.init, content: DroppingDesk.init, knobs: DroppingKnobs.init)
}

@MainActor @Observable private final class DroppingState {
  struct Snippet: Identifiable, Transferable {
    let id = UUID()
    var text: String

    /// Within the app it is dragged as itself, and other programs take its text, or a file of it.
    static var transferRepresentation: some TransferRepresentation {
      ProxyRepresentation(exporting: \.text)
      FileRepresentation(exportedContentType: .utf8PlainText) { snippet in
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("Snippet \(snippet.id.uuidString.prefix(8)).txt")
        try Data(snippet.text.utf8).write(to: file)
        return SentTransferredFile(file, allowAccessingOriginalFile: true)
      }
    }
  }

  var snippets = ["Bread", "Butter", "Cheese", "Two apples"].map { Snippet(text: $0) }
  var chosen: Set<UUID> = []
  var addresses: [URL] = []
  var isOver = false
  var isOverWaste = false
  var takesText = true

  var chosenTexts: [String] { snippets.filter { chosen.contains($0.id) }.map(\.text) }

  func add(_ texts: [String]) { snippets += texts.map { Snippet(text: $0) } }

  func remove(_ lost: [Snippet]) { snippets.removeAll { snippet in lost.contains { $0.id == snippet.id } } }

  func removeChosen() {
    snippets.removeAll { chosen.contains($0.id) }
    chosen = []
  }
}

private struct DroppingDesk: View {
  @Bindable var state: DroppingState

  var body: some View {
    NavigationStack {
      List(selection: $state.chosen) {
        Section("Snippets") {
          ForEach(state.snippets) { snippet in
            Text(snippet.text).draggable(snippet)
          }
          Label(state.isOverWaste ? "Throw it away" : "Drop a snippet here to lose it", systemImage: "trash")
            .foregroundStyle(state.isOverWaste ? .primary : .secondary)
            .selectionDisabled()
            .dropDestination(for: DroppingState.Snippet.self) { snippets, _ in
              state.remove(snippets)
              return true
            } isTargeted: {
              state.isOverWaste = $0
            }
        }
        Section("Files") {
          Label(state.isOver ? "Let go here" : "Drop files here", systemImage: "tray.and.arrow.down")
            .foregroundStyle(state.isOver ? .primary : .secondary)
            .selectionDisabled()
            .dropDestination(for: URL.self) { urls, _ in
              state.addresses += urls
              return true
            } isTargeted: {
              state.isOver = $0
            }
          ForEach(state.addresses, id: \.self) { address in
            Label(address.lastPathComponent, systemImage: "doc").selectionDisabled()
          }
        }
      }
      .copyable(state.chosenTexts)
      .cuttable(for: String.self) {
        let texts = state.chosenTexts
        state.removeChosen()
        return texts
      }
      .pasteDestination(for: String.self, action: { state.add($0) }, validator: { state.takesText ? $0 : [] })
      .onDeleteCommand { state.removeChosen() }
      .navigationTitle("Snippets")
    }
  }
}

private struct DroppingKnobs: View {
  @Bindable var state: DroppingState

  var body: some View {
    Toggle("Ctrl+V pastes text", isOn: $state.takesText)
    LabeledContent("Chosen", value: "\(state.chosen.count)")
    Text("Ctrl+C copies the chosen snippets, Ctrl+X takes them away, and Delete deletes them.").foregroundStyle(.secondary)
  }
}
