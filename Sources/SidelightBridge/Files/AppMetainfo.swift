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
  /// What is new in the newest version, in the markup of AppStream.
  package var news = ""
  /// The newest version by the file, whatever the program says.
  package var newsVersion = ""

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
  private var news = TranslatedText()
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
      if releases == 1 {
        found.version = attributes["version"] ?? ""
        found.newsVersion = found.version
      }
    }
    if isNews { news.begin(element, rank: around.last ?? nil, isTranslated: attributes["xml:lang"] != nil) }
  }

  func characters(_ characters: String) {
    text += characters
    if isNews { news.add(characters.escapedMarkup) }
  }

  func end(_ element: String) {
    if isNews { news.end(element) }
    if path == ["component", "releases", "release"], releases == 1 { found.news = news.finished() }
    take(path.dropFirst().joined(separator: "/"))
    path.removeLast()
    around.removeLast()
    text = ""
  }

  private var isNews: Bool { releases == 1 && path.count > 4 && path[1] == "releases" && path[3] == "description" }

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

/// A formatted text whose paragraphs and points stand in several languages, each with its translations right behind it.
private struct TranslatedText {
  private var text = ""
  /// The paragraph or point that is being read; its rank is nil where the user does not read its language.
  private var part: (text: String, rank: Int?)?
  /// The dearest one so far of a paragraph or point with its translations.
  private var best: (text: String, rank: Int)?

  mutating func begin(_ element: String, rank: Int?, isTranslated: Bool) {
    switch element {
    case "p", "li":
      if !isTranslated { choose() }
      part = ("<\(element)>", rank)
    case "ul", "ol":
      choose()
      text += "<\(element)>"
    case "em", "code": add("<\(element)>")
    default: break
    }
  }

  mutating func add(_ characters: String) { part?.text += characters }

  mutating func end(_ element: String) {
    switch element {
    case "p", "li":
      if let part, let rank = part.rank, rank < best?.rank ?? .max { best = (part.text + "</\(element)>", rank) }
      part = nil
    case "ul", "ol":
      choose()
      text += "</\(element)>"
    case "em", "code": add("</\(element)>")
    default: break
    }
  }

  mutating func finished() -> String {
    choose()
    return text
  }

  private mutating func choose() {
    text += best?.text ?? ""
    best = nil
  }
}
