import CSidelight

/// What an app says of itself to the desktop: what stands in its metainfo file, as far as a dialog about it shows that.
///
/// Source: the AppStream specification, "Upstream Metadata" and "Desktop Applications".
package struct AppMetainfo: Equatable, Sendable {
  package var name = ""
  package var summary = ""
  package var developer = ""
  /// The licence by its SPDX id.
  package var license = ""
  /// Addresses by their kinds, such as `homepage`, `bugtracker` and `help`.
  package var addresses: [String: String] = [:]
  /// The newest version.
  package var version = ""
  /// What is new in it, in the markup of AppStream.
  package var news = ""

  package init() {}

  /// Reads the text of a metainfo file; nil where it is none.
  ///
  /// - Parameters:
  ///   - text: the file, in XML.
  ///   - languages: what the user reads, the dearest first, as locales such as `de_DE` and `de`. What is not there in one of them is in English.
  package init?(reading text: String, languages: [String] = []) {
    let reading = MetainfoReading(languages: languages)
    guard MarkupReader.read(text, by: reading), reading.isComponent else { return nil }
    self = reading.found
  }

  /// Looks where the desktop keeps them for the file of an app.
  ///
  /// - Parameter id: the app's id, such as `org.example.Photos`.
  package init?(of id: String) {
    for folder in UserFolders.sharedData {
      for name in ["metainfo/\(id).metainfo.xml", "appdata/\(id).appdata.xml"] {
        guard let text = TextFile.read("\(folder)/\(name)") else { continue }
        self.init(reading: text, languages: UserFolders.languages)
        return
      }
    }
    return nil
  }
}

/// Takes what an app says of itself out of a metainfo file, while that is read.
private final class MetainfoReading: MarkupReader.Listener {
  var found = AppMetainfo()
  private(set) var isComponent = false
  private let languages: [String]
  /// The elements around, the outermost first.
  private var path: [String] = []
  private var text = ""
  private var attributes: [String: String] = [:]
  /// How dear the language is in which each thing was found.
  private var ranks: [String: Int] = [:]
  /// How many releases have begun: the newest one stands first.
  private var releases = 0
  /// The rank of the language around; nil where the user does not read it.
  private var around: [Int?] = []

  init(languages: [String]) { self.languages = languages }

  /// What is in the user's language goes before what is in none, which is English.
  private func rank(of attributes: [String: String]) -> Int? {
    guard let language = attributes["xml:lang"] else { return around.last ?? languages.count }
    return languages.firstIndex(of: language)
  }

  func begin(_ element: String, _ attributes: [String: String]) {
    if path.isEmpty { isComponent = element == "component" || element == "application" }
    around.append(rank(of: attributes))
    path.append(element)
    self.attributes = attributes
    text = ""
    if path == ["component", "releases", "release"] {
      releases += 1
      if releases == 1 { found.version = attributes["version"] ?? "" }
    }
    if isNews, MarkupReader.isText(element) { news("<\(element)>") }
  }

  func characters(_ characters: String) {
    text += characters
    if isNews { news(characters.escapedMarkup) }
  }

  func end(_ element: String) {
    if isNews, MarkupReader.isText(element) { news("</\(element)>") }
    take(path.dropFirst().joined(separator: "/"))
    path.removeLast()
    around.removeLast()
    text = ""
  }

  private var isNews: Bool { releases == 1 && path.count > 4 && path[1] == "releases" && path[3] == "description" }

  /// Paragraphs in other languages stand beside those in English, so that only what is in the dearest language so far is kept.
  private func news(_ piece: String) {
    guard let rank = around.last ?? nil else { return }
    let known = ranks["news"] ?? .max
    if rank < known { found.news = "" }
    guard rank <= known else { return }
    ranks["news"] = rank
    found.news += piece
  }

  private func take(_ place: String) {
    guard let rank = around.last ?? nil else { return }
    let value = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let field: WritableKeyPath<AppMetainfo, String>
    switch place {
    case "name": field = \.name
    case "summary": field = \.summary
    case "developer/name", "developer_name": field = \.developer
    case "project_license": field = \.license
    case "url":
      if let kind = attributes["type"] { found.addresses[kind] = value }
      return
    default: return
    }
    guard rank < ranks[place] ?? .max else { return }
    ranks[place] = rank
    found[keyPath: field] = value
  }
}
