import SeedSupport
import SidelightCatalogues
import SidelightTexts
import Testing

/// The tables that a program carries.
struct TableTests {
  @Test func `A table is text, in the order of its keys`() throws {
    let written = StringTable.written([
      "b": TextEntry(format: "zwei\n"), "ä": TextEntry(forms: ["other": "x", "one": "y"]),
      "a": TextEntry(format: "%#@n@", parts: ["n": .init(argument: 1, forms: ["other": "%arg"]), "m": .init(argument: nil, forms: [:])]),
    ])
    #expect(
      written == """
        sidelight-strings 1 3 2
        002a39
        1:a5:%#@n@0;2;1:m0;0;1:n2;1;5:other4:%arg
        1:b5:zwei
        0;0;
        2:ä0:2;3:one1:y5:other1:x0;

        """)
    let table = try #require(StringTable(written))
    #expect(table.keys == ["a", "b", "ä"] && table.count == 3)
    #expect(table.entry(for: "a")?.parts["n"] == TextEntry.Part(argument: 1, forms: ["other": "%arg"]))
    #expect(table.entry(for: "a")?.parts["m"] == TextEntry.Part(argument: nil, forms: [:]))
    for key in ["", "0", "aa", "c", "z"] { #expect(table.entry(for: key) == nil) }
  }

  @Test func `What is no table, or half of one, has no entries`() throws {
    let written = StringTable.written(["a": TextEntry(format: "b"), "c": TextEntry(format: "d")])
    for end in 0..<written.utf8.count - 1 {
      let part = String(decoding: written.utf8.prefix(end), as: UTF8.self)
      #expect(StringTable(part)?.entry(for: "c") == nil)
    }
    for text in [
      "sidelight-strings 2 0 1\n\n", "sidelight-strings 1 99999999 8\n", "sidelight-strings 1 1 0\n\n", "sidelight-strings 1 x 1\n",
    ] {
      #expect(StringTable(text) == nil)
    }
    #expect(try #require(StringTable(StringTable.written([:]))).entry(for: "a") == nil)
  }

  @Test(arguments: Seeds.walks(1, 2, 3)) func `A table finds what was written, and nothing else`(_ seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let signs = [
      "a", "b", "%@", "%lld", " ", "\n", "\r", "\"", "\\", "ä", "е\u{301}", "😀", "\u{202E}", "\u{0}", ":", ";", "7", "الوارد", "%#@n@",
    ]
    func text(_ most: Int) -> String { (0..<random.pick(most + 1)).map { _ in signs[random.pick(signs.count)] }.joined() }
    func forms() -> [String: String] {
      Dictionary(PluralRule.categories.filter { _ in random.once(in: 2) }.map { ($0, text(5)) }) { $1 }
    }
    for _ in 0..<Seeds.steps(40) {
      var entries: [String: TextEntry] = [:]
      for _ in 0..<random.pick(60) {
        let parts =
          random.once(in: 3) ? [text(2): TextEntry.Part(argument: random.once(in: 2) ? nil : random.pick(12), forms: forms())] : [:]
        entries[text(4)] = TextEntry(format: text(6), forms: random.once(in: 2) ? forms() : [:], parts: parts)
      }
      let table = try #require(StringTable(StringTable.written(entries)))
      #expect(table.count == entries.count)
      for (key, entry) in entries { #expect(table.entry(for: key) == entry, "seed \(seed), key \(key)") }
      for _ in 0..<20 {
        let key = text(4)
        #expect(table.entry(for: key) == entries[key], "seed \(seed), key \(key)")
      }
    }
  }

  @Test func `The source has a table for each language, and nothing in it that can't be seen`() {
    let compiler = CatalogueCompiler(module: "App", ["/a/Localizable.xcstrings", "/a/de.lproj/Localizable.strings"]) { path in
      .success(
        .bytes(
          Array(
            (path.hasSuffix(".strings")
              ? "\"b\" = \"\\U202E\\\"\\\\(x)\\r\\n\";"
              : "{\"strings\": {\"a\": {\"localizations\": {\"ar\": {\"stringUnit\": {\"value\": \"ا\"}}, \"fr\": {}}}}}").utf8)))
    }
    #expect(compiler.messages == [])
    #expect(
      compiler.source?.split(separator: "  static func table").last?.split(separator: "#if").first.map(String.init) == #"""
        (_ language: String) -> String? {
            switch language {
            case "ar":
              return """
        sidelight-strings 1 1 1
        0
        1:a2:ا0;0;

        """
            case "de":
              return """
        sidelight-strings 1 1 1
        0
        1:b10:\u{202e}\"\\(x)\u{d}\u{a}0;0;

        """
            default: return nil
            }
          }
        }


        """#)
    #expect(compiler.source?.contains("sources: [String] { [\"en\"] }") == true)
    #expect(compiler.source?.contains("languages: [String] { [\"ar\", \"de\"] }") == true)
  }
}
