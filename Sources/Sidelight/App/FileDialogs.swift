package import SidelightBridge
package import SidelightUI

/// The file dialogs of the desktop.
@MainActor package enum FileDialogs {
  /// Lets the user choose what a view asks for. What it returns takes the dialog off the screen.
  static func show(
    _ request: FileRequest, over window: WindowWidget?, done: @escaping @MainActor (FileAnswer) -> Void
  ) -> @MainActor () -> Void {
    let dialog = dialog(for: request)
    dialog.show(request.choice.bridged, over: window) { answer in
      switch answer {
      case .chosen(let uris): done(.chosen(uris))
      case .cancelled: done(.cancelled)
      case .failed(let message): done(.failed(message))
      }
    }
    return { [weak dialog] in dialog?.cancel() }
  }

  /// The dialog for a request, which nobody sees yet.
  package static func dialog(for request: FileRequest) -> FileDialog {
    let dialog = FileDialog()
    dialog.title = request.look.message ?? request.choice.title
    dialog.acceptLabel = request.look.confirmation
    dialog.initialFolder = request.look.folder
    if case .newFile(let name) = request.choice { dialog.initialName = name }
    dialog.setFilters(request.filters.map { ($0.name, $0.mimeTypes, $0.suffixes) })
    return dialog
  }
}

extension FileRequest.Choice {
  fileprivate var bridged: FileDialog.Choice {
    switch self {
    case .file: .file
    case .files: .files
    case .folder: .folder
    case .folders: .folders
    case .newFile: .newFile
    }
  }

  /// What a dialog says where the app says nothing.
  fileprivate var title: String {
    switch self {
    case .file: "Open File"
    case .files: "Open Files"
    case .folder: "Select Folder"
    case .folders: "Select Folders"
    case .newFile: "Save File"
    }
  }
}
