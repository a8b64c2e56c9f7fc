import SidelightCatalogues
import SidelightTexts
import Testing

/// What the plugin's program says of files.
struct CheckTests {
  private func messages(_ files: [String: String]) -> [String] {
    compiled(files).messages.map { $0.replacing("Localizable.", with: "L.") }
  }

  private func compiled(_ files: [String: String]) -> CatalogueCompiler {
    CatalogueCompiler(module: "App", Array(files.keys)) { path in
      files[path].map { .success(.bytes(Array($0.utf8))) } ?? .failure(SourceMistake("it can't be read", at: 0))
    }
  }

  /// A catalogue with one key, each localization in a line of its own, from line 2 on.
  private func catalogue(_ key: String, _ localizations: String...) -> [String: String] {
    [
      "Localizable.xcstrings":
        "{\"sourceLanguage\": \"en\", \"strings\": {\"\(key)\": {\"localizations\": {\n\(localizations.joined(separator: ",\n"))\n}}}}"
    ]
  }

  private func text(_ language: String, _ text: String) -> String { "\"\(language)\": {\"stringUnit\": {\"value\": \"\(text)\"}}" }

  private func forms(_ language: String, _ forms: KeyValuePairs<String, String>) -> String {
    "\"\(language)\": {\"variations\": {\"plural\": {\(plural(forms))}}}"
  }

  private func plural(_ forms: KeyValuePairs<String, String>) -> String {
    forms.map { "\"\($0.key)\": {\"stringUnit\": {\"value\": \"\($0.value)\"}}" }.joined(separator: ", ")
  }

  @Test func `A catalogue in order has nothing to be said of it`() {
    let files = catalogue(
      "%lld files in %@", text("ar", "%2$@: %1$lld"), forms("de", ["one": "eine Datei in %2$@", "other": "%lld Dateien in %@"]),
      text("zh-Hans", "%lld %@"), text("sr-Latn-RS", "%d, %@"))
    #expect(messages(files) == [])
    #expect(compiled(files).source != nil)
    #expect(messages(catalogue("Done", text("de", "100 % fertig"))) == [], "Without values a sign of per cent is nothing but that.")
    #expect(messages(catalogue("100%% of %@", text("de", "Von %@ 100%%"))) == [])
  }

  @Test(arguments: [
    ("{", "L.xcstrings:1:2: error: the end of the file stands where a name in quotes is expected"),
    ("{\"strings\": {\n  \"a\": {},\n}}", "L.xcstrings:3:1: error: “}” stands where a name in quotes is expected"),
    ("{\"strings\": {\n  \"ä\" 1}}", "L.xcstrings:2:8: error: “1” stands where “:” is expected"),
    ("{\"version\": \"1.0\"}", "L.xcstrings:1:1: error: the catalogue has no “strings”"),
    ("{\"strings\": {\"a\":\n []}}", "L.xcstrings:2:2: error: what stands for “a” is no dictionary"),
    (
      "{\"strings\": {\"a\": {\"localizations\": {\"de\": {\"stringUnit\": {\n\"value\": 3}}}}}}",
      "L.xcstrings:2:10: error: “value” is no text"
    ),
    ("{\"strings\": {\"a\": {\"localizations\": {\"de\": {\"stringUnit\": {}}}}}}", "L.xcstrings:1:59: error: “stringUnit” has no “value”"),
    ("{\"strings\": {\"a\nb\": {}}}", "L.xcstrings:1:16: error: a text goes on in another line; write “\\n” for the end of a line"),
    ("{\"strings\": {}} x", "L.xcstrings:1:17: error: “x” stands behind the end of the JSON"),
    ("", "L.xcstrings:1:1: error: the end of the file stands where a value is expected"),
  ]) func `What can't be read is named with its place, and nothing is made of it`(_ text: String, _ message: String) {
    let files = ["Localizable.xcstrings": text]
    #expect(messages(files) == [message])
    #expect(compiled(files).source == nil)
  }

  @Test func `What stands within itself without end is an error`() {
    let files = ["Localizable.xcstrings": String(repeating: "[", count: 100_000)]
    #expect(messages(files) == ["L.xcstrings:1:101: error: more than 100 values stand within each other"])
  }

  @Test func `Tables are named with their lines as well`() {
    #expect(
      messages(["de.lproj/Localizable.strings": "/* one\n two */\n\"a\" = \"b\"\n\"c\" = \"d\";\n"])
        == ["de.lproj/L.strings:4:1: error: “\"” stands where “;” is expected"])
    #expect(
      messages(["de.lproj/Localizable.strings": "\"a\" = \"b"]) == ["de.lproj/L.strings:1:7: error: the text that begins here does not end"]
    )
    #expect(
      messages(["de.lproj/Localizable.stringsdict": "<plist>\n<dict>\n<key>a</key></dict></plist>"])
        == ["de.lproj/L.stringsdict:3:1: error: the key “a” has no value"])
    #expect(
      messages(["de.lproj/Localizable.stringsdict": "<plist><dict><key>a</key>\n<string>b</string></dict></plist>"])
        == ["de.lproj/L.stringsdict:2:1: error: what stands for “a” is no dictionary"])
    #expect(
      messages(["Localizable.strings": ""]) == [
        "L.strings:1:1: error: this is no string catalogue, and no table in a folder such as de.lproj"
      ])
  }

  @Test func `A value that is another one, none, or left out is found`() {
    #expect(
      messages(catalogue("%lld files in %@", text("de", "%@ in %@")))
        == ["L.xcstrings:2:32: warning: “%@” stands for a value that is “%lld” in “%lld files in %@”"])
    #expect(
      messages(catalogue("Hello %@", text("de", "Hallo %2$@")))
        == [
          "L.xcstrings:2:32: error: “%2$@” stands for nothing: “Hello %@” has but one value",
          "L.xcstrings:2:32: warning: the value “%@” of “Hello %@” is left out in de",
        ])
    #expect(compiled(catalogue("Hello %@", text("de", "Hallo %2$@"))).source == nil)
    #expect(
      messages(catalogue("Hello %@", text("de", "%0$@ %@"))) == ["L.xcstrings:2:32: error: “%0$@” stands for no value; the first one is 1"])
    #expect(
      messages(catalogue("Hello %@", text("de", "Hallo"))) == ["L.xcstrings:2:32: warning: the value “%@” of “Hello %@” is left out in de"])
    #expect(compiled(catalogue("Hello %@", text("de", "Hallo"))).source != nil, "A warning is none that stops a build.")
    #expect(
      messages(catalogue("Hello", text("en", "Hello"), text("de", "Hallo %@")))
        == ["L.xcstrings:3:32: warning: “%@” is shown as it is, because the key has no value"])
    #expect(messages(catalogue("%.2f kg", text("de", "%.1f kg"))) == [])
  }

  @Test func `Where the key is but a name, languages are compared with the one the app is written in`() {
    #expect(
      messages(catalogue("greeting", text("de", "Hallo %2$@"), text("en", "Hello %@")))
        == [
          "L.xcstrings:2:32: error: “%2$@” stands for nothing: “Hello %@” has but one value",
          "L.xcstrings:2:32: warning: the value “%@” of “Hello %@” is left out in de",
        ])
    #expect(
      messages(["de.lproj/Localizable.strings": "greeting = \"Hallo %@\";", "fr.lproj/Localizable.strings": "greeting = \"Salut\";"])
        == ["fr.lproj/L.strings:1:12: warning: the value “%@” of “Hallo %@” is left out in fr"])
  }

  @Test func `A language needs the form for all other numbers, and those that it has`() {
    #expect(
      messages(catalogue("%lld files", forms("de", ["one": "%lld Datei"])))
        == ["L.xcstrings:2:1: error: “%lld files” has no form “other” in de, which is for all numbers that have none of their own"])
    #expect(
      messages(catalogue("%lld files", forms("pl", ["one": "%lld plik", "other": "%lld pliku"])))
        == [
          "L.xcstrings:2:1: warning: “%lld files” has no form “few” in pl, such as for 2; “other” is shown for it",
          "L.xcstrings:2:1: warning: “%lld files” has no form “many” in pl, such as for 0; “other” is shown for it",
        ])
    let extra = messages(catalogue("%lld files", forms("de", ["zero": "nichts", "one": "%lld", "few": "%lld", "other": "%lld"])))
    #expect(extra.count == 1 && extra[0].hasSuffix("warning: the form “few” is never shown: de has no such numbers"))
    let wrong = messages(catalogue("%lld files", forms("ja", ["some": "%lld", "other": "%lld"])))
    #expect(wrong.count == 1 && wrong[0].hasSuffix("error: “some” is no kind of numbers; they are zero, one, two, few, many, other"))
    #expect(
      messages(catalogue("%@ has %lld files", forms("ja", ["other": "%2$lld"]))).map { $0.suffix(30) } == [
        "“%@ has %lld files” is left out in ja".suffix(30)
      ])
  }

  @Test func `Parts of a text have names, values and forms`() {
    func parts(_ text: String, _ parts: String) -> [String] {
      messages(catalogue("%lld of %lld", "\"de\": {\"stringUnit\": {\"value\": \"\(text)\"}, \"substitutions\": {\n\(parts)}}"))
    }
    func part(_ name: String, _ argument: Int, _ forms: KeyValuePairs<String, String>) -> String {
      "\"\(name)\": {\"argNum\": \(argument), \"formatSpecifier\": \"lld\", \"variations\": {\"plural\": {\(plural(forms))}}}"
    }
    let done = part("done", 1, ["one": "eine", "other": "%arg"])
    #expect(parts("%#@done@ von %2$lld", done) == [])
    #expect(
      parts("%#@all@ von %2$lld", done) == [
        "L.xcstrings:2:32: error: “%#@all@” stands for nothing: there is no substitution “all”",
        "L.xcstrings:3:1: warning: the substitution “done” is never shown; “%#@done@” stands for it",
      ])
    #expect(
      parts("%#@done@ von %2$lld", part("done", 1, ["one": "eine"]))
        == [
          "L.xcstrings:3:1: error: the substitution “done” has no form “other” in de, which is for all numbers that have none of their own"
        ])
    #expect(parts("%#@done@ von %2$lld", "\"done\": {}") == ["L.xcstrings:3:1: error: the substitution “done” has no forms for numbers"])
    let far = parts("%#@done@ von %2$lld", part("done", 1, ["one": "eine", "other": "%arg %3$@"]))
    #expect(far.count == 1 && far[0].hasSuffix("error: “%3$@” stands for nothing: “%lld of %lld” has but 2 values"))
    #expect(parts("", "\"done\": {\"argNum\": 0}") == ["L.xcstrings:3:20: error: “argNum” is no whole number from 1"])
  }

  @Test(arguments: [
    ("jp", "“jp” is no language; write “ja”"), ("cz-CZ", "“cz-CZ” is no language; write “cs-CZ”"),
    ("xx", "“xx” is no language that is known; "),
    ("de_AT", "“de_AT” is not found as it is written; call it “de-AT”"), ("DE", "“DE” is not found as it is written; write “de”"),
    ("German", "“German” is no language that is known; "), ("de-at", "“de-at” has “at” in it, which is no script"),
    ("Base", "“Base” is no language, and is not read; "), ("ger", "“ger” is no language; write “de”"),
    ("", "“” is no language that is known; "),
  ]) func `Languages that nobody looks for are found`(_ code: String, _ message: String) {
    let found = messages(catalogue("Done", text(code, "x")))
    #expect(found.count == 1 && found[0].hasPrefix("L.xcstrings:2:1: warning: \(message)"), "\(found)")
  }

  @Test func `A key that is there twice is found`() {
    #expect(
      messages(["de.lproj/Localizable.strings": "a = b;\na = c;"])
        == ["de.lproj/L.strings:2:1: warning: “a” has a text in de before this one, which is never shown"])
  }
}
