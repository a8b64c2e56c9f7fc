internal import SidelightBridge

/// What a file looks like inside, as far as a glance needs it.
public struct FilePreview: Sendable, Hashable {
  /// What can be shown of a file at a glance.
  public enum Content: Sendable, Hashable {
    /// The beginning of a text. `isTruncated` when the file goes on.
    case text(String, isTruncated: Bool)
    /// A picture, to be decoded where it is shown.
    case image(Location)
    /// Nothing: another kind of file, an empty one, or one that cannot be read.
    case none
  }

  /// What there is to show of the file.
  public let content: Content

  /// The content type (MIME type) that name and content together suggest.
  public let contentType: String

  /// The content type in the user's language, such as "Plain text document".
  public var typeDescription: String { ContentTypes.facts(of: contentType).description }

  /// Looks into a file: at most 64 KiB of it, on a thread of its own.
  ///
  /// Only regular files are opened, and without waiting: never a pipe, a device or a socket. A file that has vanished or may not be read has
  /// no content. Text is UTF-8, or Latin-1 where it is not valid UTF-8; anything with zero bytes or many control characters is no text.
  ///
  /// - Parameter entry: The file.
  public static func load(_ entry: FolderEntry) async -> FilePreview {
    await withTaskExecutorPreference(FileQueue("sidelight-preview")) { await PreviewReader.read(entry) }
  }
}

/// Reads one file, on the thread that the task brings.
private enum PreviewReader {
  private static let limit = 65_536

  /// Asynchronous only to leave the caller's thread.
  @concurrent static func read(_ entry: FolderEntry) async -> FilePreview {
    let byName = entry.contentType
    guard entry.kind == .file, !Task.isCancelled, let bytes = try? bytes(of: entry), !bytes.isEmpty else {
      return FilePreview(content: .none, contentType: byName)
    }
    let type = ContentTypes.guess(name: entry.name, data: bytes)
    let inside = ContentTypes.guess(name: nil, data: bytes)
    if inside.hasPrefix("image/") || type == "image/svg+xml" {
      return FilePreview(content: .image(entry.location), contentType: type)
    }
    let isTruncated = bytes.count > limit
    guard let text = PreviewText.decode(bytes.prefix(limit), isTruncated: isTruncated) else {
      return FilePreview(content: .none, contentType: type)
    }
    return FilePreview(content: .text(text, isTruncated: isTruncated), contentType: type)
  }

  /// One byte more than is shown tells whether the file goes on.
  private static func bytes(of entry: FolderEntry) throws(FileFailure) -> [UInt8] {
    guard let path = entry.location.pathBytes else { return try RemoteFolder.prefix(of: entry.reference, limit: limit + 1) }
    return try FileReading.prefix(of: path, limit: limit + 1)
  }
}
