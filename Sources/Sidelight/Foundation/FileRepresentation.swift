#if Foundation
public import Foundation
import SidelightCore

/// A file on its way into the app.
///
/// Source: CoreTransferable's `ReceivedTransferredFile`.
public struct ReceivedTransferredFile: Sendable {
  /// Where it is. A copy is gone when the closure has come to its end that makes a value of it.
  public let file: URL
  /// Whether it is the file itself and no copy.
  public let isOriginalFile: Bool
}

/// A file on its way out of the app.
///
/// Source: CoreTransferable's `SentTransferredFile`.
public struct SentTransferredFile: Sendable {
  /// Where it is.
  public let file: URL
  /// Whether others get the file itself, which they may change, and no copy.
  public let allowAccessingOriginalFile: Bool

  /// Makes it.
  ///
  /// - Parameters:
  ///   - file: where it is: a file or a folder of this machine.
  ///   - allowAccessingOriginalFile: whether others get the file itself, which they may change, and no copy.
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    self.file = file
    self.allowAccessingOriginalFile = allowAccessingOriginalFile
  }
}

extension URL {
  /// A copy of the file among the files that the system throws away some day, with the same name in a folder of its own.
  fileprivate func copied() throws -> URL {
    let manager = FileManager.default
    let folder = manager.temporaryDirectory.appendingPathComponent("sidelight-" + UUID().uuidString)
    try manager.createDirectory(at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    let copy = folder.appendingPathComponent(lastPathComponent)
    try manager.copyItem(at: self, to: copy)
    return copy
  }
}

/// A value as a file.
///
/// ```swift
/// struct Report: Transferable {
///   var title: String
///   static var transferRepresentation: some TransferRepresentation {
///     FileRepresentation(exportedContentType: .pdf) { report in
///       SentTransferredFile(try await report.print())
///     }
///   }
/// }
/// ```
///
/// On GNOME other programs, such as Files and Mail, get the place of the file. It is made when something is dropped there or pasted, and not before.
/// Source: CoreTransferable's `FileRepresentation`.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
  /// For the library alone: the one way to hand a value over.
  public let _parts: [TransferPart<Item>]

  /// Makes a representation that is written and read.
  ///
  /// - Parameters:
  ///   - contentType: the type of the file.
  ///   - shouldAttemptToOpenInPlace: whether a value is made of the file itself that comes, and not of a copy.
  ///   - exporting: makes a file of a value, or says where there is one.
  ///   - importing: makes a value of a file.
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    var part = Self.read(contentType, inPlace: shouldAttemptToOpenInPlace, importing)
    part.file = Self.write(contentType, inPlace: false, exporting)
    _parts = [part]
  }

  /// Makes a representation that is written.
  ///
  /// - Parameters:
  ///   - contentType: the type of the file.
  ///   - shouldAllowToOpenInPlace: whether others get the file itself, which they may change, and no copy.
  ///   - exporting: makes a file of a value, or says where there is one.
  public init(
    exportedContentType contentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {
    var part = TransferPart<Item>()
    part.file = Self.write(contentType, inPlace: shouldAllowToOpenInPlace, exporting)
    _parts = [part]
  }

  /// Makes a representation that is read.
  ///
  /// - Parameters:
  ///   - contentType: the type of the file.
  ///   - shouldAttemptToOpenInPlace: whether a value is made of the file itself that comes, and not of a copy.
  ///   - importing: makes a value of a file.
  public init(
    importedContentType contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    _parts = [Self.read(contentType, inPlace: shouldAttemptToOpenInPlace, importing)]
  }

  private static func write(
    _ type: UTType, inPlace: Bool, _ exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) -> (type: UTType, url: @Sendable (Item) async throws -> URL) {
    (
      type,
      { item in
        let sent = try await exporting(item)
        return inPlace || sent.allowAccessingOriginalFile ? sent.file : try sent.file.copied()
      }
    )
  }

  private static func read(
    _ type: UTType, inPlace: Bool, _ importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) -> TransferPart<Item> {
    var part = TransferPart<Item>(kinds: .files)
    part.load = (
      type,
      { source in
        switch source {
        case .file(let url) where inPlace: return try await importing(ReceivedTransferredFile(file: url, isOriginalFile: true))
        case .file(let url):
          let copy = try url.copied()
          defer { try? FileManager.default.removeItem(at: copy.deletingLastPathComponent()) }
          return try await importing(ReceivedTransferredFile(file: copy, isOriginalFile: false))
        case .data(let data):
          let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
          try data.write(to: file)
          defer { try? FileManager.default.removeItem(at: file) }
          return try await importing(ReceivedTransferredFile(file: file, isOriginalFile: false))
        }
      }
    )
    return part
  }
}
#endif
