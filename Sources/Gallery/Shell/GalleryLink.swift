import Sidelight

/// Addresses of pages, such as `sidelight-gallery:sections`, which the desktop hands to the gallery.
enum GalleryLink {
  /// What an address names: the name of a page, or whatever else stands there, made short enough to be shown; nil for an address that names
  /// nothing.
  static func page(in url: URL) -> String? {
    guard url.scheme?.lowercased() == "sidelight-gallery" else { return shown(url.absoluteString) }
    let parts = url.absoluteString.drop { $0 != ":" }.dropFirst().split(whereSeparator: { "/?#".contains($0) })
    return parts.first.map { shown($0.removingPercentEncoding ?? String($0)) }
  }

  /// Long texts, and signs that would move others, have no place in a sentence.
  private static func shown(_ text: some StringProtocol) -> String {
    var plain = ""
    for scalar in text.unicodeScalars.prefix(60) where ![.control, .format].contains(scalar.properties.generalCategory) {
      plain.unicodeScalars.append(scalar)
    }
    return text.unicodeScalars.count > 60 ? plain + "…" : plain
  }
}
