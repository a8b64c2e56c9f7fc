#if Foundation
public import Foundation
import SidelightCore
public import SidelightUI

extension View {
  /// Lets the user choose a place and a name while a binding is true, and writes a transferable item there.
  ///
  /// A `String` is written as text in UTF-8; a file that a `URL` names is copied, and another address is written as text. Where there is a
  /// file of that name, the dialog asks whether to replace it. Source: SwiftUI's
  /// `fileExporter(isPresented:item:contentTypes:defaultFilename:onCompletion:onCancellation:)`.
  ///
  /// - Parameters:
  ///   - isPresented: whether the dialog is shown; false before one of the others runs.
  ///   - item: what is written; while it is nil, nothing is shown.
  ///   - contentTypes: the types of the file; the first one gives the end of its name where that has none.
  ///   - defaultFilename: the name that the file has at first; nil for “Untitled”.
  ///   - onCompletion: gets where the file is, or why it could not be written.
  ///   - onCancellation: runs where the user chooses nothing.
  nonisolated public func fileExporter<T: Transferable>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View {
    let export = item.map { FileExport(TransferType<T>.payload(of: $0)) }
    return savesFile(
      isPresented: isPresented, named: defaultFilename ?? export?.name, contentTypes,
      export.map { export in { _ in { try await export.write(to: $0) } } }, onCompletion, onCancellation)
  }

  /// Lets the user choose a folder while a binding is true, and writes transferable items there.
  ///
  /// Files that `URL`s name keep their names; texts are called “Text 1” and so on. Nothing that is in the folder is replaced. For the
  /// rest see ``View/fileExporter(isPresented:item:contentTypes:defaultFilename:onCompletion:onCancellation:)``. Source: SwiftUI's
  /// `fileExporter(isPresented:items:contentTypes:onCompletion:onCancellation:)`.
  ///
  /// - Parameters:
  ///   - isPresented: whether the dialog is shown; false before one of the others runs.
  ///   - items: what is written; while there is nothing, nothing is shown.
  ///   - contentTypes: the types of the files; the first one gives the end of names that have none.
  ///   - onCompletion: gets where the files are, or why one could not be written.
  ///   - onCancellation: runs where the user chooses nothing.
  nonisolated public func fileExporter<C: Collection, T: Transferable>(
    isPresented: Binding<Bool>, items: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element == T {
    let exports = items.map { FileExport(TransferType<T>.payload(of: $0)) }
    let files = exports.enumerated().map { index, export in
      NamedExport(name: (export.name ?? "Text \(index + 1)").with(contentTypes), write: { try await export.write(to: $0) })
    }
    return savesFiles(isPresented: isPresented, files, onCompletion, onCancellation)
  }

  nonisolated fileprivate func savesFile(
    isPresented: Binding<Bool>, named name: String?, _ types: [UTType],
    _ export: ((UTType) throws -> @Sendable (URL) async throws -> Void)?,
    _ onCompletion: @escaping (Result<URL, any Error>) -> Void, _ onCancellation: @escaping () -> Void
  ) -> some View {
    let request = FileRequest(.newFile(name: (name ?? "Untitled").with(types)), filters: FileRequest.Filter.filters(types))
    return FileWorkView(
      content: self, isPresented: isPresented, request: export == nil ? nil : request,
      work: { url in
        let type = types.first { $0.tags.suffixes.contains(url.pathExtension.lowercased()) } ?? types.first ?? .data
        let write = try export?(type)
        return {
          try await write?(url)
          return url
        }
      }, onCompletion: onCompletion, onCancellation: onCancellation)
  }

  nonisolated fileprivate func savesFiles(
    isPresented: Binding<Bool>, _ files: [NamedExport], _ onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    _ onCancellation: @escaping () -> Void
  ) -> some View {
    FileWorkView(
      content: self, isPresented: isPresented, request: files.isEmpty ? nil : FileRequest(.folder),
      work: { folder in { try await NamedExport.write(files, into: folder) } }, onCompletion: onCompletion, onCancellation: onCancellation)
  }
}

// MARK: - Documents

extension View {
  /// Lets the user choose a place and a name while a binding is true, and writes a document there.
  ///
  /// The document is asked for its content when the place is known. Where there is a file of that name, the dialog asks whether to replace
  /// it. Source: SwiftUI's `fileExporter(isPresented:document:contentType:defaultFilename:onCompletion:)`.
  ///
  /// - Parameters:
  ///   - isPresented: whether the dialog is shown; false before `onCompletion` runs.
  ///   - document: what is written; while it is nil, nothing is shown.
  ///   - contentType: the type of the file, which gives the end of its name.
  ///   - defaultFilename: the name that the file has at first; nil for “Untitled”.
  ///   - onCompletion: gets where the file is, or why it could not be written.
  nonisolated public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    fileExporter(
      isPresented: isPresented, document: document, contentTypes: [contentType], defaultFilename: defaultFilename,
      onCompletion: onCompletion)
  }

  /// Lets the user choose a place, a name and a type while a binding is true, and writes a document there.
  ///
  /// The end of the name says which type it is to be. For the rest see
  /// ``View/fileExporter(isPresented:document:contentType:defaultFilename:onCompletion:)``. Source: SwiftUI's
  /// `fileExporter(isPresented:document:contentTypes:defaultFilename:onCompletion:onCancellation:)`.
  ///
  /// - Parameters:
  ///   - isPresented: whether the dialog is shown; false before one of the others runs.
  ///   - document: what is written; while it is nil, nothing is shown.
  ///   - contentTypes: the types that it can be; empty for all that the document can be written as.
  ///   - defaultFilename: the name that the file has at first; nil for “Untitled”.
  ///   - onCompletion: gets where the file is, or why it could not be written.
  ///   - onCancellation: runs where the user chooses nothing.
  nonisolated public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View {
    savesFile(
      isPresented: isPresented, named: defaultFilename, contentTypes.isEmpty ? D.writableContentTypes : contentTypes,
      document.map { document in { try document.writer(as: $0) } }, onCompletion, onCancellation)
  }

  /// Lets the user choose a folder while a binding is true, and writes documents there.
  ///
  /// They are called “Document 1” and so on. Nothing that is in the folder is replaced. Source: SwiftUI's
  /// `fileExporter(isPresented:documents:contentType:onCompletion:)`.
  ///
  /// - Parameters:
  ///   - isPresented: whether the dialog is shown; false before `onCompletion` runs.
  ///   - documents: what is written; while there is nothing, nothing is shown.
  ///   - contentType: the type of the files, which gives the end of their names.
  ///   - onCompletion: gets where the files are, or why one could not be written.
  nonisolated public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: FileDocument {
    let files = documents.enumerated().map { index, document in
      NamedExport(name: "Document \(index + 1)".with([contentType]), write: { try document.writer(as: contentType)($0) })
    }
    return savesFiles(isPresented: isPresented, files, onCompletion, {})
  }
}

extension FileDocument {
  /// What writes the document as it is now.
  fileprivate func writer(as type: UTType) throws -> @Sendable (URL) throws -> Void {
    let content = try fileWrapper(configuration: FileDocumentWriteConfiguration(contentType: type, existingFile: nil))
    let box = ContentBox(content)
    return { try box.content.write(to: $0, options: .atomic, originalContentsURL: nil) }
  }
}

/// The content of a document on its way to another thread: the code that made it has no further use for it.
private final class ContentBox: @unchecked Sendable {
  let content: FileWrapper
  init(_ content: FileWrapper) { self.content = content }
}

/// Something that is written to a file.
private struct FileExport: Sendable {
  private let payload: DropPayload
  /// Makes the file that is copied, where there is none before somebody wants it.
  private let make: OwnTransfer.Files?

  /// Values of the app's types are written as other programs take them.
  init(_ payload: DropPayload) {
    self.payload = payload.plain ?? .text("")
    make = payload.files
  }

  /// The file that is copied; nil for text.
  private var source: URL? {
    guard case .files(let uris) = payload, let url = uris.first.flatMap({ URL(string: $0) }), url.isFileURL else { return nil }
    return url
  }

  /// The name that it has already.
  var name: String? { source?.lastPathComponent }

  func write(to url: URL) async throws {
    if let make {
      guard let made = await make()?.first.flatMap({ URL(string: $0) }) else { throw CocoaError(.fileWriteUnknown) }
      return try FileWrapper(url: made).write(to: url, options: .atomic, originalContentsURL: nil)
    }
    if let source {
      guard source.standardizedFileURL != url.standardizedFileURL else { return }
      return try FileWrapper(url: source).write(to: url, options: .atomic, originalContentsURL: nil)
    }
    let text =
      switch payload {
      case .own: ""
      case .text(let text): text
      case .files(let uris): uris.joined(separator: "\n")
      }
    try Data(text.utf8).write(to: url, options: .atomic)
  }
}

/// One of several files that are written into a folder.
private struct NamedExport: Sendable {
  let name: String
  let write: @Sendable (URL) async throws -> Void

  static func write(_ files: [NamedExport], into folder: URL) async throws -> [URL] {
    var places: [URL] = []
    for file in files {
      let place = folder.appendingPathComponent(file.name)
      guard !FileManager.default.fileExists(atPath: place.path) else {
        throw CocoaError(
          .fileWriteFileExists,
          userInfo: [
            NSLocalizedDescriptionKey: "“\(file.name)” was not written: “\(folder.lastPathComponent)” has something of that name already."
          ])
      }
      try await file.write(place)
      places.append(place)
    }
    return places
  }
}

extension String {
  /// The name of a file with the end of the first of some types, where it has none of theirs.
  fileprivate func with(_ types: [UTType]) -> String {
    let end = (self as NSString).pathExtension.lowercased()
    guard let suffix = types.first?.preferredFilenameExtension, !types.contains(where: { $0.tags.suffixes.contains(end) }) else {
      return self
    }
    return self + "." + suffix
  }
}
#endif
