import Foundation
import Sidelight
import SidelightTexts
import SidelightUI
import Testing

/// Texts in the language of the user.
@Suite(.serialized) struct TranslationTests {
  private static let catalogue = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "Zq Inbox": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Zq **Eingang**"}}}},
      "Zq 100%% of %@": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Von %@ Zq 100%%"}}}},
      "Zq %@ to %@": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "%2$@ Zq von %1$@"}}}},
      "Zq %lld files": {"localizations": {
        "de": {"variations": {"plural": {"one": {"stringUnit": {"value": "Zq %lld Datei"}}, "other": {"stringUnit": {"value": "Zq %lld Dateien"}}}}},
        "pl": {"variations": {"plural": {"one": {"stringUnit": {"value": "Zq %lld plik"}}, "few": {"stringUnit": {"value": "Zq %lld pliki"}},
          "many": {"stringUnit": {"value": "Zq %lld plików"}}, "other": {"stringUnit": {"value": "Zq %lld pliku"}}}}}}},
      "Zq %lld of %lld": {"localizations": {"de": {"stringUnit": {"value": "Zq %#@done@ von %#@all@"}, "substitutions": {
        "done": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {"one": {"stringUnit": {"value": "eine"}}, "other": {"stringUnit": {"value": "%arg"}}}}},
        "all": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {"other": {"stringUnit": {"value": "%arg Seiten"}}}}}}}}},
      "zq.greeting": {"localizations": {"de": {"stringUnit": {"value": "Zq Guten Tag"}}}},
      "zq.title": {"localizations": {"en": {"stringUnit": {"value": "Zq Hello"}}}},
      "Zq done": {"localizations": {"de": {"stringUnit": {"value": "Zq 100 % fertig"}}}},
      "Zq %.2f kg": {"localizations": {"de": {"stringUnit": {"value": "Zq Gewicht %.2f"}}}},
      "Zq %d days": {"localizations": {"de": {"variations": {"plural": {"one": {"stringUnit": {"value": "Zq ein Tag"}}, "other": {"stringUnit": {"value": "Zq %d Tage"}}}}}}},
      "Zq %@ has %lld": {"localizations": {"de": {"stringUnit": {"value": "Zq %1$@: %2$#@files@ bei %1$@"}, "substitutions": {
        "files": {"formatSpecifier": "lld", "variations": {"plural": {"one": {"stringUnit": {"value": "eine"}}, "other": {"stringUnit": {"value": "%arg Stück"}}}}}}}}},
      "Zq new": {}
    }}
    """

  private func folder(_ files: [String: String]) throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(path: "translations-\(UUID().uuidString)")
    for (name, text) in files {
      let file = folder.appending(path: name)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    return folder
  }

  private func using<T>(_ files: [String: String], _ languages: [String], _ body: () throws -> T) throws -> T {
    let folder = try folder(files)
    let translations = AppTranslations(in: [folder.path], languages)
    Translations.use { translations.text(for: $0, $1) }
    defer {
      Translations.use(nil)
      try? FileManager.default.removeItem(at: folder)
    }
    return try body()
  }

  private func text(_ key: LocalizedStringKey) -> String { Text(key).content }

  @Test func `Literals are looked up in a string catalogue, with their values`() throws {
    try using(["Localizable.xcstrings": Self.catalogue], ["de-AT", "de"]) {
      #expect(text("Zq Inbox") == "Zq Eingang")
      #expect(Text("Zq Inbox") == Text("Zq ") + Text("Eingang").bold(), "Markdown of the translation shows.")
      #expect(text("Zq 100% of \("**all**")") == "Von **all** Zq 100%", "A value stays as it is.")
      #expect(text("Zq \("here") to \("there")") == "there Zq von here")
      #expect(text("Zq \(1) files") == "Zq 1 Datei")
      #expect(text("Zq \(1234) files").hasSuffix(" Dateien"))
      #expect(text("Zq \(1) of \(5)") == "Zq eine von 5 Seiten")
      #expect(text("Zq \(2) of \(5)") == "Zq 2 von 5 Seiten")
      #expect(text("Zq \("Anna") has \(1)") == "Zq Anna: eine bei Anna" && text("Zq \("Anna") has \(3)") == "Zq Anna: 3 Stück bei Anna")
      #expect(text("Zq done") == "Zq 100 % fertig" && String(localized: "Zq done") == "Zq 100 % fertig")
      #expect(text("Zq \(1.5, specifier: "%.2f") kg") == "Zq Gewicht 1.50")
      #expect(text("Zq \(Int32(1)) days") == "Zq ein Tag" && text("Zq \(7, specifier: "%d") days") == "Zq 7 Tage")
      #expect(text("zq.title") == "zq.title", "The language has no text for it.")
      #expect(text("Zq new") == "Zq new" && text("Zq other \(3)") == "Zq other 3")
      #expect(text("Zq \(Text("here").bold()) to \("there")") == "there Zq von here")
      #expect(String(localized: "Zq \(3) files") == "Zq 3 Dateien")
      #expect(String(localized: "zq.greeting", defaultValue: "Hello") == "Zq Guten Tag")
      #expect(String(localized: LocalizedStringResource("zq.greeting", defaultValue: "Hello")) == "Zq Guten Tag")
    }
    #expect(text("Zq Inbox") == "Zq Inbox")
  }

  @Test func `Each language has its own forms of numbers`() throws {
    try using(["Localizable.xcstrings": Self.catalogue], ["pl"]) {
      let counts = [1, 2, 5, 12, 22, 25, 112]
      #expect(
        counts.map { text("Zq \($0) files") }
          == ["1 plik", "2 pliki", "5 plików", "12 plików", "22 pliki", "25 plików", "112 plików"].map { "Zq " + $0 })
      #expect(text("Zq Inbox") == "Zq Inbox", "What a language has not stays as it is written.")
    }
  }

  @Test func `Tables of a language are read, with their rules for numbers`() throws {
    let strings = """
      /* A comment */
      "Zq Inbox" = "Zq Boîte \\"ici\\"";
      "Zq %@ to %@" = "Zq de %1$@ à %2$@";
      """
    let rules = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>Zq %lld files</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>Zq %#@files@ ici</string>
        <key>files</key><dict>
          <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key><string>lld</string>
          <key>one</key><string>%lld fichier</string><key>other</key><string>%lld fichiers</string>
        </dict></dict>
        <key>Zq %@ has %lld</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>Zq %@ a %#@files@ et %@</string>
        <key>files</key><dict>
          <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key><string>lld</string>
          <key>one</key><string>%lld fichier</string><key>other</key><string>%lld fichiers</string>
        </dict></dict></dict></plist>
      """
    try using(["fr.lproj/Localizable.strings": strings, "fr.lproj/Localizable.stringsdict": rules], ["fr-CA", "fr"]) {
      #expect(text("Zq Inbox") == #"Zq Boîte "ici""#)
      #expect(text("Zq \("a") to \("b")") == "Zq de a à b")
      #expect(text("Zq \("Anna") has \(3)") == "Zq Anna a 3 fichiers et ")
      #expect([0, 1, 2].map { text("Zq \($0) files") } == ["Zq 0 fichier ici", "Zq 1 fichier ici", "Zq 2 fichiers ici"])
    }
  }

  @Test func `The language in which texts are written comes before those that the user likes less`() throws {
    try using(["Localizable.xcstrings": Self.catalogue], ["en", "de"]) { #expect(text("Zq Inbox") == "Zq Inbox") }
    for languages in [[], ["fi"], ["en"]] {
      try using(["Localizable.xcstrings": Self.catalogue], languages) { #expect(text("zq.title") == "Zq Hello", "\(languages)") }
    }
    try using(["Localizable.xcstrings": Self.catalogue], ["fi", "de"]) { #expect(text("Zq Inbox") == "Zq Eingang") }
  }

  @Test func `Files that can't be read change nothing`() throws {
    try using(["Localizable.xcstrings": "{", "de.lproj/Localizable.strings": "\"a\" = ", "de.lproj/Localizable.stringsdict": "x"], ["de"]) {
      #expect(text("Zq Inbox") == "Zq Inbox")
    }
  }

  @Test func `The languages are those of the environment`() {
    func languages(_ environment: [String: String]) -> [String] { UserLanguages.preferred { environment[$0] } }
    #expect(languages([:]).isEmpty)
    #expect(languages(["LANG": "C.UTF-8", "LANGUAGE": "de"]).isEmpty)
    #expect(languages(["LC_ALL": "", "LANG": "de_AT.UTF-8"]) == ["de-AT", "de"])
    #expect(
      languages(["LANG": "en_GB.UTF-8", "LC_MESSAGES": "sr_RS@latin", "LANGUAGE": "zh_TW:fr"]) == [
        "zh-TW", "zh-Hant", "zh", "fr", "sr-RS", "sr",
      ])
  }
}
