import Foundation
import SeedSupport
import Sidelight
import SidelightCatalogues
import SidelightTexts
import SidelightUI
import Synchronization
import Testing

/// Texts that are compiled into a program, and the same ones read from files.
@Suite(.serialized) struct CompiledTextTests {
  /// What the plugin would have written for the files of a test.
  private enum Made: CompiledStrings {
    static let tables = Mutex<[String: String]>([:])
    static let written = Mutex<[String]>([])
    static let asked = Mutex<[String]>([])

    static var module: String { "Made" }
    static var sources: [String] { written.withLock { $0 } }
    static var languages: [String] { tables.withLock { $0.keys.sorted() } }
    static func table(_ language: String) -> String? {
      asked.withLock { $0.append(language) }
      return tables.withLock { $0[language] }
    }
  }

  /// Takes the files as the plugin's program does.
  private func compile(_ files: [String: String]) throws {
    let read = try files.sorted { $0.key < $1.key }.map { name, text in
      try StringsFile(SourceText(Array(text.utf8)), try #require(CatalogueCompiler.kind(of: "/app/\(name)")))
    }
    let catalogues = read.filter { $0.kind == .catalogue }
    let all = catalogues + read.filter { $0.kind != .catalogue }
    let languages = Set(all.flatMap(\.texts).filter { $0.entry != nil }.map(\.language))
    let tables = languages.map { ($0, StringTable.written(StringsFile.entries(of: all, in: $0))) }
    Made.tables.withLock { $0 = Dictionary(tables) { $1 } }
    Made.written.withLock { $0 = catalogues.compactMap(\.source) }
    Made.asked.withLock { $0 = [] }
  }

  private func read<T>(_ files: [String: String], _ body: (String) throws -> T) throws -> T {
    let folder = FileManager.default.temporaryDirectory.appending(path: "compiled-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      let file = folder.appending(path: name)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    return try body(folder.path)
  }

  @Test func `A text is looked up in the user's language, and no other table is read`() throws {
    try compile([
      "Localizable.xcstrings": """
      {"sourceLanguage": "en", "strings": {"Zv %lld files": {"localizations": {
        "de": {"variations": {"plural": {"one": {"stringUnit": {"value": "Zv %lld Datei"}}, "other": {"stringUnit": {"value": "Zv %lld Dateien"}}}}},
        "fr": {"stringUnit": {"value": "Zv %lld fichiers"}}}},
        "Zv %@ to %@": {"localizations": {"de": {"stringUnit": {"value": "Zv **%2$@** von %1$@"}}}}}}
      """
    ])
    let lookups = AppTexts.compiled([Made.self], ["de-AT", "de", "fr"])
    try #require(lookups.count == 1)
    #expect(Made.asked.withLock { $0 } == [], "Nothing is read before the first text is looked up.")
    Translations.use(lookups[0])
    defer { Translations.use(nil) }
    #expect(Text("Zv \(1) files").content == "Zv 1 Datei" && Text("Zv \(3) files").content == "Zv 3 Dateien")
    let turned = Text("Zv \("here") to \("there")")
    #expect(turned.content == "Zv there von here" && turned != Text(verbatim: "Zv there von here"), "Markdown of the translation shows.")
    #expect(Text("Zv other").content == "Zv other" && String(localized: "Zv \(2) files") == "Zv 2 Dateien")
    #expect(Set(Made.asked.withLock { $0 }) == ["de"])
    #expect(AppTexts.compiled([Made.self], ["en", "de"]).isEmpty, "Texts in the language in which they are written need no table.")
    #expect(AppTexts.compiled([Made.self], ["fi"]).isEmpty && AppTexts.compiled([Made.self], ["fi", "fr"]).count == 1)
  }

  /// Files with random texts.
  private struct RandomFiles {
    var random: SeededRandom
    static let keys = ["Zv a", "Zv %lld", "Zv %@ %lld", "Zv %lld %lld", "zv.name", "Zv 100%% %@", "Zv \"q\" \\ ä", "Zv %.2f"]
    static let languages = ["en", "de", "de-AT", "pl", "ar", "fr", "ja", "cy"]

    mutating func text() -> String {
      let parts = ["x", "%@", "%lld", "%2$@", "%1$lld", "%%", " ", "\n", "\"", "\\", "ü", "وارد", "%#@n@", "**b**", "%3$@"]
      return (0..<1 + random.pick(5)).map { _ in parts[random.pick(parts.count)] }.joined()
    }

    mutating func forms() -> [String: String] {
      var forms: [String: String] = [:]
      for category in PluralRule.categories where random.once(in: 2) || category == "other" {
        forms[category] = random.once(in: 3) ? "%arg " + text() : text()
      }
      return forms
    }

    mutating func localization() -> [String: Any] {
      func plural(_ forms: [String: String]) -> [String: Any] { ["plural": forms.mapValues { ["stringUnit": ["value": $0]] }] }
      if random.once(in: 3) { return ["variations": plural(forms())] }
      var localization: [String: Any] = ["stringUnit": ["state": "translated", "value": text()]]
      if random.once(in: 2) {
        var part: [String: Any] = ["variations": plural(forms()), "formatSpecifier": "lld"]
        if random.once(in: 2) { part["argNum"] = 1 + random.pick(3) }
        localization["substitutions"] = ["n": part]
      }
      return localization
    }

    mutating func files() throws -> [String: String] {
      var strings: [String: Any] = [:]
      for key in Self.keys where random.once(in: 2) {
        let languages = Self.languages.filter { _ in random.once(in: 2) }
        strings[key] = ["localizations": Dictionary(languages.map { ($0, localization()) }) { $1 }]
      }
      let catalogue = try JSONSerialization.data(withJSONObject: ["sourceLanguage": "en", "version": "1.0", "strings": strings])
      var files = random.once(in: 4) ? [:] : ["Localizable.xcstrings": String(decoding: catalogue, as: UTF8.self)]
      for language in Self.languages where random.once(in: 3) {
        var texts: [String: String] = [:]
        for key in Self.keys where random.once(in: 3) { texts[key] = text() }
        let table = try PropertyListEncoder().encode(texts)
        files["\(language).lproj/Localizable.strings"] = random.once(in: 2) ? old(texts) : String(decoding: try xml(table), as: UTF8.self)
        guard random.once(in: 2) else { continue }
        var part: [String: String] = forms()
        part["NSStringFormatSpecTypeKey"] = "NSStringPluralRuleType"
        let rules: [String: Any] = ["Zv %lld": ["NSStringLocalizedFormatKey": text() + "%#@n@", "n": part]]
        let data = try PropertyListSerialization.data(fromPropertyList: rules, format: .xml, options: 0)
        files["\(language).lproj/Localizable.stringsdict"] = String(decoding: data, as: UTF8.self)
      }
      return files
    }

    private func xml(_ data: Data) throws -> Data {
      let encoder = PropertyListEncoder()
      encoder.outputFormat = .xml
      return try encoder.encode(try PropertyListDecoder().decode([String: String].self, from: data))
    }

    /// A table as people write it.
    private func old(_ texts: [String: String]) -> String {
      func quoted(_ text: String) -> String {
        "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n"))\""
      }
      return texts.map { "/* A text */ \(quoted($0.key)) = \(quoted($0.value));\n" }.joined()
    }
  }

  @Test(arguments: Seeds.walks(11, 12, 13, 14)) func `What is compiled in says what the files say`(_ seed: UInt64) throws {
    var made = RandomFiles(random: SeededRandom(seed: seed))
    for _ in 0..<Seeds.steps(4) {
      let files = try made.files()
      try compile(files)
      for _ in 0..<6 {
        let languages = (0..<made.random.pick(4)).map { _ in RandomFiles.languages[made.random.pick(RandomFiles.languages.count)] }
        let translations = try read(files) { AppTranslations(in: [$0], languages) }
        let lookup = AppTexts.compiled([Made.self], languages).first
        for key in RandomFiles.keys + ["Zv nowhere"] {
          for _ in 0..<6 {
            let numbers = [0, 1, 2, 3, 6, 12, 21, 100, 0.5].map { Optional($0) } + [nil]
            let values = (0..<made.random.pick(4)).map { _ in numbers[made.random.pick(numbers.count)] }
            let (read, compiled) = (translations.text(for: key, values), lookup?(key, values))
            #expect(read == compiled, "seed \(seed), “\(key)” with \(values) in \(languages)")
          }
        }
      }
    }
  }
}
