#if Foundation
public import Foundation

/// The content of a file or a folder, in memory: what a document is read from and written as.
///
/// ```swift
/// FileWrapper(regularFileWithContents: Data(text.utf8))
/// ```
///
/// This is the part of Foundation's class, which Linux does not have, that documents need: files and folders. There are no links, and a
/// wrapper of a file that is read takes in all of it at once. Source: Foundation's `FileWrapper`.
open class FileWrapper {
  private let storage: Storage

  private enum Storage {
    case file(Data)
    case folder([String: FileWrapper])
  }

  /// The name that it has in a folder, or is to have on the disk; nil for none.
  open var preferredFilename: String?
  /// The name that it was read or written under; nil before.
  open var filename: String?

  /// Makes the content of a file.
  ///
  /// - Parameter contents: the bytes.
  public init(regularFileWithContents contents: Data) { storage = .file(contents) }

  /// Makes the content of a folder.
  ///
  /// - Parameter childrenByPreferredName: what is in it, by name.
  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    storage = .folder(childrenByPreferredName)
    for (name, child) in childrenByPreferredName where child.preferredFilename == nil { child.preferredFilename = name }
  }

  /// Reads a file, or a folder with all that is in it.
  ///
  /// - Parameters:
  ///   - url: where it is.
  ///   - options: how it is read; everything is read at once, whatever they say.
  public init(url: URL, options: ReadingOptions = []) throws {
    let isFolder = try url.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true
    if isFolder {
      let names = try FileManager.default.contentsOfDirectory(atPath: url.path)
      let children = try names.map { name in
        (name, try FileWrapper(url: url.appendingPathComponent(name), options: options))
      }
      storage = .folder(Dictionary(uniqueKeysWithValues: children))
    } else {
      storage = .file(try Data(contentsOf: url))
    }
    filename = url.lastPathComponent
    preferredFilename = url.lastPathComponent
  }

  /// How files are read.
  public struct ReadingOptions: OptionSet, Sendable {
    /// One bit for each option.
    public let rawValue: UInt
    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Everything is read at once, as it is here in any case.
    public static let immediate = ReadingOptions(rawValue: 1)
  }

  /// How files are written.
  public struct WritingOptions: OptionSet, Sendable {
    /// One bit for each option.
    public let rawValue: UInt
    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// What was there stays as it is until all has been written.
    public static let atomic = WritingOptions(rawValue: 1)
    /// Every wrapper takes the name that it was written under as its ``FileWrapper/filename``.
    public static let withNameUpdating = WritingOptions(rawValue: 2)
  }

  /// Whether it is a file.
  open var isRegularFile: Bool { if case .file = storage { true } else { false } }

  /// Whether it is a folder.
  open var isDirectory: Bool { !isRegularFile }

  /// The bytes of a file; nil for a folder.
  open var regularFileContents: Data? { if case .file(let data) = storage { data } else { nil } }

  /// What is in a folder, by name; nil for a file.
  open var fileWrappers: [String: FileWrapper]? { if case .folder(let children) = storage { children } else { nil } }

  /// Writes it to the disk.
  ///
  /// - Parameters:
  ///   - url: where it is to be, its name included. What is there is replaced.
  ///   - options: how it is written.
  ///   - originalContentsURL: where it was read from; nil if nowhere. Nothing is taken over from there.
  open func write(to url: URL, options: WritingOptions = [], originalContentsURL: URL?) throws {
    switch storage {
    case .file(let data): try data.write(to: url, options: options.contains(.atomic) ? .atomic : [])
    case .folder(let children): try write(children, to: url, options)
    }
    if options.contains(.withNameUpdating) { filename = url.lastPathComponent }
  }

  private func write(_ children: [String: FileWrapper], to url: URL, _ options: WritingOptions) throws {
    let files = FileManager.default
    // All of it is there before it takes the place of what was.
    let new = url.deletingLastPathComponent().appendingPathComponent(".\(url.lastPathComponent).\(UUID().uuidString)")
    try files.createDirectory(at: new, withIntermediateDirectories: false)
    do {
      for (name, child) in children {
        guard !name.isEmpty, !name.contains("/"), name != ".", name != ".." else { throw CocoaError(.fileWriteInvalidFileName) }
        try child.write(to: new.appendingPathComponent(name), options: options, originalContentsURL: nil)
      }
      try exchange(new, with: url)
    } catch {
      try? files.removeItem(at: new)
      throw error
    }
  }

  /// Puts a folder in the place of what was there. If that can't be done, what was there stays.
  private func exchange(_ new: URL, with url: URL) throws {
    let files = FileManager.default
    guard files.fileExists(atPath: url.path) else { return try files.moveItem(at: new, to: url) }
    let old = new.appendingPathExtension("old")
    try files.moveItem(at: url, to: old)
    do {
      try files.moveItem(at: new, to: url)
    } catch {
      try files.moveItem(at: old, to: url)
      throw error
    }
    try files.removeItem(at: old)
  }
}
#endif
