import Sidelight
import SidelightDesktop

extension Location {
  /// The location for what takes URLs.
  init?(_ url: URL) { self.init(uri: url.absoluteString) }

  /// The location as a URL.
  var url: URL { URL(string: uri) ?? URL(filePath: path ?? "/") }
}
