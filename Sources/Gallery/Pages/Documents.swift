import Sidelight

extension GalleryPage {
  static let documents = GalleryPage(
    "documents", "Opening and Saving", symbol: "folder", in: .page,
    about: "The desktop's own dialogs choose files to open, a place to save to, and a folder to move something to.",
    state: DocumentState.init, content: DocumentDesk.init, knobs: DocumentKnobs.init)
}

/// A note as a file of its own.
private struct NoteFile: FileDocument {
  static let readableContentTypes: [UTType] = [.plainText]
  var text: String

  init(text: String) { self.text = text }

  init(configuration: ReadConfiguration) throws {
    text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}

@MainActor @Observable private final class DocumentState {
  enum Kind: String, CaseIterable {
    case text = "Text"
    case pictures = "Pictures"
    case folders = "Folders"
    case all = "All Files"

    var types: [UTType] {
      switch self {
      case .text: [.plainText, .json]
      case .pictures: [.image]
      case .folders: [.folder]
      case .all: [.item]
      }
    }
  }

  var kind = Kind.text
  var several = true
  var saysMore = false
  var text = "A note to save."
  var chosen: [URL] = []
  var answer = "Nothing was chosen yet."
  var isOpening = false
  var isSaving = false

  func take(_ result: Result<[URL], any Error>) {
    switch result {
    case .success(let urls):
      chosen = urls
      answer = urls.count == 1 ? "One was chosen." : "\(urls.count) were chosen."
    case .failure(let error): answer = error.localizedDescription
    }
  }
}

private struct DocumentDesk: View {
  @Bindable var state: DocumentState

  var body: some View {
    NavigationStack {
      Form {
        Section("Open") {
          Button("Open…") { state.isOpening = true }
            .fileImporter(
              isPresented: $state.isOpening, allowedContentTypes: state.kind.types, allowsMultipleSelection: state.several
            ) {
              state.take($0)
            } onCancellation: {
              state.answer = "Nothing was chosen."
            }
            .fileDialogMessage(state.saysMore ? Text("Which ones shall it be?") : nil)
            .fileDialogConfirmationLabel(state.saysMore ? Text("Take Them") : nil)
          ForEach(state.chosen, id: \.self) { Text($0.lastPathComponent) }
        }
        Section("Save") {
          TextField("Note", text: $state.text)
          Button("Save…") { state.isSaving = true }
            .fileExporter(
              isPresented: $state.isSaving, document: NoteFile(text: state.text), contentType: .plainText, defaultFilename: "Note"
            ) { state.take($0.map { [$0] }) }
        }
        Section { Text(state.answer) }
      }
      .navigationTitle("Files")
    }
  }
}

private struct DocumentKnobs: View {
  @Bindable var state: DocumentState

  var body: some View {
    Picker("Kind", selection: $state.kind) {
      ForEach(DocumentState.Kind.allCases, id: \.self) { Text($0.rawValue) }
    }
    Toggle("Several at once", isOn: $state.several)
    Toggle("Words of its own", isOn: $state.saysMore)
  }
}
