import SidelightUI

/// A file dialog that a view under test asks for, at every depth: `fileImporter`, `fileExporter` and `fileMover` open it.
///
/// ```swift
/// try await app.button("Open…").click()
/// #expect(app.fileDialog?.filters == ["Plain text document"])
/// try await app.fileDialog?.choose("file:///home/me/notes.txt")
/// ```
@MainActor public struct TestFileDialog {
  private let question: TestFileDialogs.Question
  private let app: TestApp

  init(_ question: TestFileDialogs.Question, of app: TestApp) {
    self.question = question
    self.app = app
  }

  /// What is chosen: `file`, `files`, `folder`, `folders` or `newFile`.
  public var choice: String {
    switch question.request.choice {
    case .file: "file"
    case .files: "files"
    case .folder: "folder"
    case .folders: "folders"
    case .newFile: "newFile"
    }
  }

  /// What the dialog says; nil for what the desktop says.
  public var message: String? { question.request.look.message }

  /// What the button says that ends it; nil for the desktop's word.
  public var confirmationLabel: String? { question.request.look.confirmation }

  /// The address of the folder that it begins in; nil for the one that it was in last.
  public var directory: String? { question.request.look.folder }

  /// The name that a new file has at first; nil for what is no new file.
  public var filename: String? { if case .newFile(let name) = question.request.choice { name } else { nil } }

  /// The names of the filters that the user chooses between; empty where all files are shown.
  public var filters: [String] { question.request.filters.map(\.name) }

  /// Chooses something, which ends the dialog.
  ///
  /// - Parameter addresses: the addresses of what is chosen, such as `file:///home/me/notes.txt`.
  public func choose(_ addresses: String...) async throws { try await answer(.chosen(addresses)) }

  /// Ends the dialog without choosing anything.
  public func cancel() async throws { try await answer(.cancelled) }

  /// Lets the desktop fail to show it.
  ///
  /// - Parameter message: what the desktop says.
  public func fail(_ message: String) async throws { try await answer(.failed(message)) }

  private func answer(_ answer: FileAnswer) async throws {
    guard question.end() else { throw TestFailure("The file dialog is no longer open.") }
    question.done(answer)
    try await app.settle()
  }
}

/// The questions for files that are open.
@MainActor final class TestFileDialogs {
  private(set) var open: [Question] = []

  @MainActor final class Question {
    let request: FileRequest
    let done: @MainActor (FileAnswer) -> Void
    private weak var dialogs: TestFileDialogs?

    init(_ request: FileRequest, _ done: @escaping @MainActor (FileAnswer) -> Void, in dialogs: TestFileDialogs) {
      self.request = request
      self.done = done
      self.dialogs = dialogs
    }

    /// Takes it off the screen. Returns whether it was there.
    func end() -> Bool {
      guard let dialogs, dialogs.open.contains(where: { $0 === self }) else { return false }
      dialogs.open.removeAll { $0 === self }
      return true
    }
  }

  func open(_ request: FileRequest, _ done: @escaping @MainActor (FileAnswer) -> Void) -> @MainActor () -> Void {
    let question = Question(request, done, in: self)
    open.append(question)
    return { if question.end() { done(.cancelled) } }
  }
}
