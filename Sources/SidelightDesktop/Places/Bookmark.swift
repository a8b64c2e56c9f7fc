internal import SidelightBridge

/// One line of GTK's list of bookmarks.
struct Bookmark: Equatable {
  let location: Location
  let label: String?

  /// The list that GTK's file dialogs and Files keep.
  static func file(in configuration: Location) -> Location {
    configuration.appending("gtk-3.0/bookmarks")
  }

  /// The bookmarks that can be understood; none when there is no list.
  static func read(in configuration: Location) -> [Bookmark] {
    guard let path = file(in: configuration).pathBytes, let bytes = try? FileReading.prefix(of: path, limit: 1 << 20) else { return [] }
    return parse(bytes)
  }

  /// Each line is a URI, then a blank and a label if there is one.
  static func parse(_ bytes: [UInt8]) -> [Bookmark] {
    bytes.split(separator: UInt8(ascii: "\n")).compactMap { line in
      let parts = line.split(separator: UInt8(ascii: " "), maxSplits: 1)
      guard let uri = parts.first, uri.contains(UInt8(ascii: ":")), let reference = FileReference(uri: Array(uri)) else { return nil }
      let label = parts.count > 1 ? String(decoding: parts[1], as: UTF8.self) : nil
      return Bookmark(location: Location(reference), label: label)
    }
  }
}
