#if Foundation
public import Foundation
public import SidelightUI

extension View {
  /// Lets the user choose a folder to move a file to while a binding is true, and moves it there.
  ///
  /// The file keeps its name. Nothing is moved where the folder has something of that name already, and `onCompletion` gets the error.
  /// Source: SwiftUI's `fileMover(isPresented:file:onCompletion:)`.
  ///
  /// - Parameters:
  ///   - isPresented: whether the dialog is shown; false before `onCompletion` runs.
  ///   - file: the file; while it is nil, nothing is shown.
  ///   - onCompletion: gets where the file is now, or why it could not be moved.
  nonisolated public func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    fileMover(isPresented: isPresented, file: file, onCompletion: onCompletion, onCancellation: {})
  }

  /// Lets the user choose a folder to move a file to while a binding is true, and tells when the user chooses none.
  ///
  /// For the rest see ``View/fileMover(isPresented:file:onCompletion:)``. Source: SwiftUI's
  /// `fileMover(isPresented:file:onCompletion:onCancellation:)`.
  ///
  /// - Parameters:
  ///   - isPresented: whether the dialog is shown; false before one of the others runs.
  ///   - file: the file; while it is nil, nothing is shown.
  ///   - onCompletion: gets where the file is now, or why it could not be moved.
  ///   - onCancellation: runs where the user chooses nothing.
  nonisolated public func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View {
    movesFiles(isPresented: isPresented, file.map { [$0] }, onCompletion: { onCompletion($0.flatMap(\.first)) }, onCancellation)
  }

  /// Lets the user choose a folder to move files to while a binding is true, and moves them there.
  ///
  /// Where one of them can't be moved, those before it have been. For the rest see
  /// ``View/fileMover(isPresented:file:onCompletion:)``. Source: SwiftUI's `fileMover(isPresented:files:onCompletion:)`.
  ///
  /// - Parameters:
  ///   - isPresented: whether the dialog is shown; false before `onCompletion` runs.
  ///   - files: the files; while there are none, nothing is shown.
  ///   - onCompletion: gets where the files are now, or why one could not be moved.
  nonisolated public func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C, onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element == URL {
    movesFiles(isPresented: isPresented, Array(files), onCompletion: onCompletion) {}
  }

  /// Lets the user choose a folder to move files to while a binding is true, and tells when the user chooses none.
  ///
  /// For the rest see ``View/fileMover(isPresented:files:onCompletion:)``. Source: SwiftUI's
  /// `fileMover(isPresented:files:onCompletion:onCancellation:)`.
  ///
  /// - Parameters:
  ///   - isPresented: whether the dialog is shown; false before one of the others runs.
  ///   - files: the files; while there are none, nothing is shown.
  ///   - onCompletion: gets where the files are now, or why one could not be moved.
  ///   - onCancellation: runs where the user chooses nothing.
  nonisolated public func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C, onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View where C.Element == URL {
    movesFiles(isPresented: isPresented, Array(files), onCompletion: onCompletion, onCancellation)
  }

  nonisolated private func movesFiles(
    isPresented: Binding<Bool>, _ files: [URL]?, onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    _ onCancellation: @escaping () -> Void
  ) -> some View {
    let files = files ?? []
    return FileWorkView(
      content: self, isPresented: isPresented, request: files.isEmpty ? nil : FileRequest(.folder),
      work: { folder in { try FileWork.move(files, into: folder) } }, onCompletion: onCompletion, onCancellation: onCancellation)
  }
}

/// A view that lets the user choose a file or a folder while a binding is true, and then works with it.
struct FileWorkView<Content: View, Value: Sendable> {
  let content: Content
  let isPresented: Binding<Bool>
  /// What is asked for; nil while there is nothing to ask for.
  let request: FileRequest?
  /// Prepares what is done with what was chosen, which runs on another thread.
  let work: (URL) throws -> @Sendable () async throws -> Value
  let onCompletion: (Result<Value, any Error>) -> Void
  let onCancellation: () -> Void
}

extension FileWorkView: View {
  var body: some View {
    content.choosesFiles(isPresented: isPresented) {
      request
    } done: { found in
      do {
        FileWork.run(try work(found.urls.flatMap(\.first).get())) { onCompletion($0) }
      } catch {
        onCompletion(.failure(error))
      }
    } cancelled: {
      onCancellation()
    }
  }
}

/// Work with files, which takes time and so is done beside the interface.
enum FileWork {
  /// Runs something on another thread, and tells on the main one what came of it.
  @MainActor static func run<Value: Sendable>(
    _ work: @escaping @Sendable () async throws -> Value, done: @escaping @MainActor (Result<Value, any Error>) -> Void
  ) {
    Task { @MainActor in
      do { done(.success(try await Task.detached { try await work() }.value)) } catch { done(.failure(error)) }
    }
  }

  /// Moves files into a folder, under the names that they have.
  static func move(_ files: [URL], into folder: URL) throws -> [URL] {
    try files.map { file in
      let place = folder.appendingPathComponent(file.lastPathComponent)
      if FileManager.default.fileExists(atPath: place.path) {
        throw CocoaError(
          .fileWriteFileExists,
          userInfo: [
            NSLocalizedDescriptionKey:
              "“\(file.lastPathComponent)” was not moved: “\(folder.lastPathComponent)” has something of that name already."
          ])
      }
      try FileManager.default.moveItem(at: file, to: place)
      return place
    }
  }
}
#endif
