#if Foundation
public import Foundation
import SidelightBridge
public import SidelightUI

extension View {
  /// Lets the user choose a file to open while a binding is true.
  ///
  /// ```swift
  /// Button("Open…") { isOpening = true }
  ///   .fileImporter(isPresented: $isOpening, allowedContentTypes: [.plainText]) { result in
  ///     if case .success(let url) = result { open(url) }
  ///   }
  /// ```
  ///
  /// The binding is false before `onCompletion` runs; where the user chooses nothing, it only becomes false. With `.folder` or `.directory`
  /// alone a folder is chosen. On GNOME it is a `GtkFileDialog`, which a portal shows where there is one; it chooses either files or
  /// folders, so that beside other types a folder is left out, which is reported. Its filters show what is allowed; `.item`, `.data` and
  /// `.content` allow everything, and so does an empty list. Source: SwiftUI's `fileImporter(isPresented:allowedContentTypes:onCompletion:)`.
  ///
  /// - Parameters:
  ///   - isPresented: whether the dialog is shown.
  ///   - allowedContentTypes: the types of files that can be chosen.
  ///   - onCompletion: gets the file, or why the desktop could not ask.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    choosesFiles(isPresented: isPresented) {
      FileRequest.opening(allowedContentTypes, several: false)
    } done: { found in
      onCompletion(found.urls.flatMap(\.first))
    }
  }

  /// Lets the user choose one or more files to open while a binding is true.
  ///
  /// For the rest see ``View/fileImporter(isPresented:allowedContentTypes:onCompletion:)``. Source: SwiftUI's
  /// `fileImporter(isPresented:allowedContentTypes:allowsMultipleSelection:onCompletion:)`.
  ///
  /// - Parameters:
  ///   - isPresented: whether the dialog is shown.
  ///   - allowedContentTypes: the types of files that can be chosen.
  ///   - allowsMultipleSelection: whether more than one can be chosen.
  ///   - onCompletion: gets the files, or why the desktop could not ask.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View {
    fileImporter(
      isPresented: isPresented, allowedContentTypes: allowedContentTypes, allowsMultipleSelection: allowsMultipleSelection,
      onCompletion: onCompletion, onCancellation: {})
  }

  /// Lets the user choose one or more files to open while a binding is true, and tells when the user chooses nothing.
  ///
  /// For the rest see ``View/fileImporter(isPresented:allowedContentTypes:onCompletion:)``. Source: SwiftUI's
  /// `fileImporter(isPresented:allowedContentTypes:allowsMultipleSelection:onCompletion:onCancellation:)`.
  ///
  /// - Parameters:
  ///   - isPresented: whether the dialog is shown.
  ///   - allowedContentTypes: the types of files that can be chosen.
  ///   - allowsMultipleSelection: whether more than one can be chosen.
  ///   - onCompletion: gets the files, or why the desktop could not ask.
  ///   - onCancellation: runs where the user chooses nothing.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
  ) -> some View {
    choosesFiles(isPresented: isPresented) {
      FileRequest.opening(allowedContentTypes, several: allowsMultipleSelection)
    } done: {
      onCompletion($0.urls)
    } cancelled: {
      onCancellation()
    }
  }

  /// Sets the folder that the file dialogs of the views inside begin in.
  ///
  /// Source: SwiftUI's `fileDialogDefaultDirectory(_:)`.
  ///
  /// - Parameter defaultDirectory: the folder; nil for the one that the dialog was in last.
  nonisolated public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View {
    let folder = defaultDirectory?.absoluteString
    return fileDialogLook { $0.folder = folder }
  }
}

extension Result where Success == [String], Failure == FileDialogFailure {
  /// The files that were chosen, as URLs.
  var urls: Result<[URL], any Error> {
    switch self {
    case .success(let uris): .success(uris.compactMap { URL(string: $0) })
    case .failure(let failure):
      .failure(
        CocoaError(
          .featureUnsupported, userInfo: [NSLocalizedDescriptionKey: "The desktop could not show its file dialog: \(failure.message)"]))
    }
  }
}

extension Result where Failure == any Error {
  /// What is made of a value; a value of which nothing can be made is a file that is not there.
  func flatMap<Made>(_ make: (Success) -> Made?) -> Result<Made, any Error> {
    switch self {
    case .success(let value): make(value).map { .success($0) } ?? .failure(CocoaError(.fileNoSuchFile))
    case .failure(let error): .failure(error)
    }
  }
}

extension FileRequest {
  /// The question for files to open.
  package static func opening(_ types: [UTType], several: Bool) -> FileRequest {
    let folders = types.filter { $0.conforms(to: .directory) }
    if !folders.isEmpty, folders.count == types.count { return FileRequest(several ? .folders : .folder) }
    if !folders.isEmpty {
      Problem.report(
        "fileImporter allows folders beside files, and a file dialog of GNOME chooses one or the other: it chooses files. Use a second "
          + "fileImporter with [.folder] for the folders.")
    }
    return FileRequest(several ? .files : .file, filters: Filter.filters(types.filter { !$0.conforms(to: .directory) }))
  }
}

extension FileRequest.Filter {
  /// What shows files of some types: all of them together first, and then one type after the other. None where everything is allowed.
  static func filters(_ types: [UTType]) -> [FileRequest.Filter] {
    let all = types.map { FileRequest.Filter($0) }
    guard !all.contains(where: { $0.suffixes.isEmpty && $0.mimeTypes.isEmpty }), !all.isEmpty else { return [] }
    guard all.count > 1 else { return all }
    let together = FileRequest.Filter(
      name: all.map(\.name).joined(separator: ", "), mimeTypes: all.flatMap(\.mimeTypes), suffixes: all.flatMap(\.suffixes))
    return [together] + all
  }

  private init(_ type: UTType) {
    let allowsAll = [UTType.item, .data, .content].contains(type)
    let tags = allowsAll ? ([], []) : type.tags
    let name = type.localizedDescription ?? tags.0.first.map { "*.\($0)" } ?? type.familyName ?? type.identifier
    self.init(name: name, mimeTypes: tags.1, suffixes: tags.0)
  }
}

extension UTType {
  /// What a type is called that stands for a family of others.
  fileprivate var familyName: String? {
    let names: [UTType: String] = [
      .text: "Text", .sourceCode: "Source Code", .image: "Pictures", .audiovisualContent: "Films and Sounds", .movie: "Films",
      .video: "Films",
      .audio: "Sounds", .archive: "Archives", .font: "Fonts",
    ]
    return names[self]
  }
}
#endif
