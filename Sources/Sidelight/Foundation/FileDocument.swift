#if Foundation
/// A document as a value, which is read from a file and written to one.
///
/// ```swift
/// struct NoteFile: FileDocument {
///   static let readableContentTypes: [UTType] = [.plainText]
///   var text: String
///   init(text: String) { self.text = text }
///   init(configuration: ReadConfiguration) throws {
///     text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
///   }
///   func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
///     FileWrapper(regularFileWithContents: Data(text.utf8))
///   }
/// }
/// ```
///
/// `fileExporter` writes one. Source: SwiftUI's `FileDocument`.
@preconcurrency public protocol FileDocument: Sendable {
  /// The types of files that it can be read from.
  static var readableContentTypes: [UTType] { get }
  /// The types of files that it can be written as; those that it can be read from, unless the document says otherwise.
  static var writableContentTypes: [UTType] { get }
  /// What a document is read from.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// What a document is written as.
  typealias WriteConfiguration = FileDocumentWriteConfiguration
  /// Makes a document from a file. Throws where the file is none of its kind.
  init(configuration: ReadConfiguration) throws
  /// Makes the content of a file from the document.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
  /// The types that it can be read from.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// What a document is read from.
///
/// Source: SwiftUI's `FileDocumentReadConfiguration`.
public struct FileDocumentReadConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The content of the file.
  public let file: FileWrapper

  /// Makes one, for programs that read documents themselves.
  ///
  /// - Parameters:
  ///   - contentType: the type of the file.
  ///   - file: the content of the file.
  public init(contentType: UTType, file: FileWrapper) {
    self.contentType = contentType
    self.file = file
  }
}

/// What a document is written as.
///
/// Source: SwiftUI's `FileDocumentWriteConfiguration`.
public struct FileDocumentWriteConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The file as it is on the disk; nil for a new one.
  public let existingFile: FileWrapper?
}
#endif
