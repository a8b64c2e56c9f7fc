internal import SidelightBridge

/// One line of GTK's list of bookmarks: a URI, then a blank and a label if there is one.
struct Bookmark: Equatable {
  let location: Location
  let label: String?

  init(location: Location, label: String?) {
    self.location = location
    self.label = label
  }

  /// What a line says; nil for one that says nothing.
  init?(line: ArraySlice<UInt8>) {
    let parts = line.split(separator: UInt8(ascii: " "), maxSplits: 1)
    guard let uri = parts.first, uri.contains(UInt8(ascii: ":")), let reference = FileReference(uri: Array(uri)) else { return nil }
    location = Location(reference)
    label = parts.count > 1 ? String(decoding: parts[1], as: UTF8.self) : nil
  }

  /// A favourite as a bookmark. It has a label where it isn't called as its folder is.
  init(_ favorite: Place) {
    location = favorite.location
    let isFolderName = favorite.name == location.name || favorite.name.contains { $0.isNewline }
    label = isFolderName ? nil : favorite.name
  }

  /// The line without its end.
  var line: [UInt8] { Array((label.map { location.uri + " " + $0 } ?? location.uri).utf8) }
}
