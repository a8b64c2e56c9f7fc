#if Foundation
import Foundation
import SidelightCore
import SidelightUI

/// The texts of an app in one language: what its string catalogues and tables have for it.
package struct AppTranslations: Sendable {
  /// What stands for a key.
  private struct Entry: Sendable {
    /// The text; empty where only forms of it are there.
    var format = ""
    /// The text for each kind of number.
    var forms: [String: String] = [:]
    /// What stands in the text for `%#@name@`.
    var substitutions: [String: Substitution] = [:]
  }

  /// A part of a text that depends on a number.
  private struct Substitution: Sendable {
    /// Which of the values is the number, from 0; nil for the one in whose place it stands.
    let argument: Int?
    let forms: [String: String]
  }

  private var entries: [String: Entry] = [:]
  private var language = "en"

  /// Has the texts of the app looked up in the user's language.
  static func start() {
    let languages = Self.languages(of: ProcessInfo.processInfo.environment)
    let translations = AppTranslations(in: folders, languages)
    guard !translations.entries.isEmpty else { return }
    Translations.use { translations.text(for: $0, $1) }
  }

  package func text(for key: String, _ numbers: [Double?]) -> String? {
    guard let entry = entries[key] else { return nil }
    var text = entry.format
    if !entry.forms.isEmpty, let number = numbers.firstNonNil({ $0 }) { text = form(entry.forms, for: number) ?? text }
    if !entry.substitutions.isEmpty {
      text = TextTemplate(text).positional { name, index in
        guard let substitution = entry.substitutions[name] else { return "" }
        let argument = substitution.argument ?? index
        guard numbers.indices.contains(argument), let number = numbers[argument] else { return "%\(argument + 1)$@" }
        return Self.placing(argument, in: form(substitution.forms, for: number) ?? "")
      }
    }
    return text.isEmpty ? nil : text
  }

  private func form(_ forms: [String: String], for number: Double) -> String? {
    (number == 0 ? forms["zero"] : nil) ?? forms[PluralRule.category(of: number, in: language)] ?? forms["other"]
  }

  /// Names the value that a part of a text is about.
  private static func placing(_ argument: Int, in part: String) -> String {
    TextTemplate(part.replacingOccurrences(of: "%arg", with: "%\(argument + 1)$@"), from: argument).positional()
  }

  // MARK: Languages and folders

  /// The languages that the user prefers, the best one first, as catalogues call them.
  package static func languages(of environment: [String: String]) -> [String] {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].firstNonNil { environment[$0].flatMap { $0.isEmpty ? nil : $0 } } ?? "C"
    // As gettext has it: without a language of the locale there are no others.
    if ["C", "POSIX"].contains(locale.prefix { $0 != "." }) { return [] }
    let wished = environment["LANGUAGE"]?.split(separator: ":").map(String.init) ?? []
    return (wished + [locale]).flatMap { name -> [String] in
      let plain = name.prefix { $0 != "." && $0 != "@" }.replacingOccurrences(of: "_", with: "-")
      let language = String(plain.prefix { $0 != "-" })
      guard plain != language else { return [language] }
      let script: [String] =
        switch plain {
        case "zh-CN", "zh-SG": ["zh-Hans"]
        case "zh-TW", "zh-HK", "zh-MO": ["zh-Hant"]
        default: []
        }
      return [plain] + script + [language]
    }
  }

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
    let catalogues = folders.compactMap { StringCatalogue($0.appending(path: "Localizable.xcstrings")) }
    // What is written in the app's code may be but a name, which the language of the code has a text for, too.
    for language in languages + catalogues.map(\.source) {
      self.language = language
      for catalogue in catalogues { for text in catalogue.localizations(language) { read(text.key, text.localization) } }
      for folder in folders { readTables(folder.appending(path: "\(language).lproj")) }
      // Texts in the language in which they are written need no translation, and no other language comes before it.
      if !entries.isEmpty || catalogues.contains(where: { $0.source == language }) { return }
    }
  }

  /// Reads the two kinds of tables of a language.
  private mutating func readTables(_ folder: URL) {
    let texts = Self.read([String: String].self, folder.appending(path: "Localizable.strings")) ?? [:]
    for (key, text) in texts { entries[key, default: Entry()].format = text }
    let rules = Self.read([String: [String: TableRule]].self, folder.appending(path: "Localizable.stringsdict")) ?? [:]
    for (key, rules) in rules {
      guard case .text(let format)? = rules["NSStringLocalizedFormatKey"] else { continue }
      var entry = Entry(format: format)
      for (name, rule) in rules {
        guard case .forms(let forms) = rule else { continue }
        entry.substitutions[name] = Substitution(argument: nil, forms: forms)
      }
      entries[key] = entry
    }
  }

  private static func read<T: Decodable>(_ type: T.Type, _ file: URL) -> T? {
    guard let data = try? Data(contentsOf: file) else { return nil }
    do {
      return try PropertyListDecoder().decode(type, from: data)
    } catch {
      Problem.report(
        "the translations in “\(file.path)” can't be read, so their texts stay as they are written: \(error.localizedDescription)")
      return nil
    }
  }

  /// Reads what a catalogue has for a key.
  private mutating func read(_ key: String, _ localization: StringCatalogue.Localization) {
    var entry = Entry()
    let device = localization.variations?.device
    entry.format = (device?["mac"] ?? device?["other"] ?? localization).stringUnit?.value ?? ""
    entry.forms = localization.variations?.forms ?? [:]
    for (name, part) in localization.substitutions ?? [:] {
      entry.substitutions[name] = Substitution(argument: part.argNum.map { $0 - 1 }, forms: part.variations?.forms ?? [:])
    }
    if !entry.format.isEmpty || !entry.forms.isEmpty { entries[key] = entry }
  }
}

/// A value in a table of plural rules.
private enum TableRule: Decodable {
  case text(String)
  case forms([String: String])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    self = if let text = try? container.decode(String.self) { .text(text) } else { .forms(try container.decode([String: String].self)) }
  }
}

/// A file with the texts of an app in all its languages, as Xcode writes it.
private struct StringCatalogue: Decodable {
  /// A text, the forms of it, and what stands in it.
  struct Localization: Decodable {
    struct Unit: Decodable { let value: String }
    struct Part: Decodable {
      let argNum: Int?
      let variations: Variations?
    }

    let stringUnit: Unit?
    let variations: Variations?
    let substitutions: [String: Part]?
  }

  struct Variations: Decodable {
    let plural: [String: Localization]?
    let device: [String: Localization]?

    var forms: [String: String] { (plural ?? [:]).compactMapValues { $0.stringUnit?.value } }
  }

  private struct Item: Decodable { let localizations: [String: Localization]? }

  private let sourceLanguage: String?
  private let strings: [String: Item]

  /// The language in which the texts are written.
  var source: String { sourceLanguage ?? "en" }

  /// Reads a file; nil where there is none.
  init?(_ file: URL) {
    guard let data = try? Data(contentsOf: file) else { return nil }
    do {
      self = try JSONDecoder().decode(StringCatalogue.self, from: data)
    } catch {
      Problem.report(
        "the string catalogue “\(file.path)” can't be read, so its texts stay as they are written: \(error.localizedDescription)")
      return nil
    }
  }

  /// The texts of a language.
  func localizations(_ language: String) -> [(key: String, localization: Localization)] {
    strings.compactMap { key, item in item.localizations?[language].map { (key, $0) } }
  }
}

/// Which form of a text goes with a number, as Unicode's CLDR has it.
enum PluralRule {
  static func category(of number: Double, in language: String) -> String {
    // In Portugal nothing is many.
    if language == "pt-PT" { return number == 1 ? "one" : "other" }
    let language = String(language.prefix { $0 != "-" })
    let isWhole = number == number.rounded() && abs(number) < 1e15
    let n = isWhole ? Int(abs(number)) : 0
    let (tens, hundreds) = (n % 10, n % 100)
    switch language {
    case "ja", "zh", "ko", "vi", "th", "id", "ms", "lo", "my": return "other"
    case "fr", "pt", "hy": return abs(number) < 2 ? "one" : "other"
    case "hi", "bn", "fa", "gu", "kn", "am": return abs(number) <= 1 ? "one" : "other"
    case "ru", "uk", "be", "sr", "hr", "bs":
      guard isWhole else { return "other" }
      if tens == 1, hundreds != 11 { return "one" }
      if (2...4).contains(tens), !(12...14).contains(hundreds) { return "few" }
      return ["sr", "hr", "bs"].contains(language) ? "other" : "many"
    case "pl":
      guard isWhole else { return "other" }
      if n == 1 { return "one" }
      return (2...4).contains(tens) && !(12...14).contains(hundreds) ? "few" : "many"
    case "is", "mk": return isWhole && tens == 1 && hundreds != 11 ? "one" : "other"
    case "cy":
      guard isWhole else { return "other" }
      return [0: "zero", 1: "one", 2: "two", 3: "few", 6: "many"][n] ?? "other"
    case "mt":
      guard isWhole else { return "other" }
      if n == 1 || n == 2 { return n == 1 ? "one" : "two" }
      return n == 0 || (3...10).contains(hundreds) ? "few" : (11...19).contains(hundreds) ? "many" : "other"
    case "cs", "sk":
      guard isWhole else { return "many" }
      return n == 1 ? "one" : (2...4).contains(n) ? "few" : "other"
    case "sl":
      guard isWhole else { return "few" }
      return hundreds == 1 ? "one" : hundreds == 2 ? "two" : (3...4).contains(hundreds) ? "few" : "other"
    case "lt":
      guard isWhole else { return "many" }
      if (11...19).contains(hundreds) { return "other" }
      return tens == 1 ? "one" : tens >= 2 ? "few" : "other"
    case "lv":
      if isWhole, tens == 0 || (11...19).contains(hundreds) { return "zero" }
      return isWhole && tens == 1 ? "one" : "other"
    case "ro":
      if isWhole, n == 1 { return "one" }
      return !isWhole || n == 0 || (1...19).contains(hundreds) ? "few" : "other"
    case "ar":
      guard isWhole else { return "other" }
      switch n {
      case 0: return "zero"
      case 1: return "one"
      case 2: return "two"
      default: return (3...10).contains(hundreds) ? "few" : (11...99).contains(hundreds) ? "many" : "other"
      }
    case "he": return isWhole && n == 1 ? "one" : isWhole && n == 2 ? "two" : "other"
    case "ga":
      guard isWhole else { return "other" }
      switch n {
      case 1: return "one"
      case 2: return "two"
      case 3...6: return "few"
      case 7...10: return "many"
      default: return "other"
      }
    default: return isWhole && n == 1 ? "one" : "other"
    }
  }
}
#endif
