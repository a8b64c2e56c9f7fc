#if Foundation
import Foundation
import SidelightCore
import SidelightTexts
import SidelightUI

/// The texts of an app in one language: what its string catalogues and tables have for it.
package struct AppTranslations: Sendable {
  private var entries: [String: TextEntry] = [:]
  private var language = "en"

  /// What finds the texts that are among the app's resources in a language of the user's; nil where there are none.
  static func lookup(_ languages: [String]) -> Translations.Lookup? {
    let translations = AppTranslations(in: folders, languages)
    guard !translations.entries.isEmpty else { return nil }
    return { translations.text(for: $0, $1) }
  }

  package func text(for key: String, _ numbers: [Double?]) -> String? { entries[key]?.text(numbers, in: language) }

  /// Where an app's resources may be: beside the program, and in the bundle of its target.
  private static var folders: [String] {
    let main = Bundle.main.bundlePath
    let resources = Bundle.main.resourcePath.flatMap { $0 == main ? nil : $0 }
    let program = Bundle.main.executableURL?.lastPathComponent ?? ""
    let beside = (try? FileManager.default.contentsOfDirectory(atPath: main)) ?? []
    return [main, resources].compactMap { $0 } + beside.filter { $0.hasSuffix("_\(program).resources") }.map { main + "/" + $0 }
  }

  /// Reads what folders have for the first of some languages for which one has anything.
  package init(in paths: [String], _ languages: [String]) {
    let folders = paths.map { URL(filePath: $0) }
    let catalogues = folders.compactMap { Self.read($0.appending(path: "Localizable.xcstrings"), .catalogue) }
    let sources = catalogues.compactMap(\.source)
    let chosen = UserLanguages.chosen(of: languages, sources: sources) { language in
      let tables = folders.flatMap { folder -> [StringsFile] in
        let folder = folder.appending(path: "\(language).lproj")
        return [
          Self.read(folder.appending(path: "Localizable.strings"), .strings(language: language)),
          Self.read(folder.appending(path: "Localizable.stringsdict"), .rules(language: language)),
        ].compactMap { $0 }
      }
      entries = StringsFile.entries(of: catalogues + tables, in: language)
      return !entries.isEmpty
    }
    if let chosen { language = chosen }
  }

  /// Reads a file; nil where there is none.
  private static func read(_ file: URL, _ kind: StringsFile.Kind) -> StringsFile? {
    guard let data = try? Data(contentsOf: file) else { return nil }
    var text: SourceText?
    do {
      if data.starts(with: StringsFile.binaryMark) {
        return try StringsFile(PropertyListDecoder().decode(SourceValue.self, from: data), kind)
      }
      let decoded = try SourceText(Array(data))
      text = decoded
      return try StringsFile(decoded, kind)
    } catch {
      let mistake = error as? SourceMistake
      let reason = mistake?.sentence ?? error.localizedDescription
      let line = mistake.flatMap { mistake in text?.position(of: mistake.place) }.map { "line \($0.line), column \($0.column): " } ?? ""
      let name = kind == .catalogue ? "the string catalogue" : "the translations in"
      Problem.report("\(name) “\(file.path)” can't be read, so its texts stay as they are written: \(line)\(reason).")
      return nil
    }
  }
}
#endif
