import SidelightTexts
import Testing

/// What is read from files.
struct ReaderTests {
  private func entries(_ text: String, _ kind: StringsFile.Kind, _ language: String = "de") throws -> [String: TextEntry] {
    StringsFile.entries(of: [try StringsFile(try SourceText(Array(text.utf8)), kind)], in: language)
  }

  private func formats(_ text: String) throws -> [String: String] {
    try entries(text, .strings(language: "de")).mapValues(\.format)
  }

  @Test func `A table has comments, escapes, words without quotes, and keys alone`() throws {
    #expect(
      try formats(
        #"""
        // A comment
        "a\"b" = "c\nd\t\\ \U00e4\101 \'x\' \ü"; /* another */ key.one = two_2;
        "alone"; 'single' = 'it"s'; "pair" = "\UD83D\UDE00";
        """#) == ["a\"b": "c\nd\t\\ äA 'x' ü", "key.one": "two_2", "alone": "alone", "single": "it\"s", "pair": "😀"])
    #expect(try formats("{ a = b; }") == ["a": "b"])
    #expect(try formats("a = b; a = c;") == ["a": "c"])
    #expect(try formats("") == [:])
  }

  @Test func `A table may be a property list, and rules may be written the old way`() throws {
    #expect(
      try formats(
        "<?xml version=\"1.0\"?><!DOCTYPE plist><plist><dict><!-- x --><key>a &amp; b</key><string>&#228;<![CDATA[<c>]]></string></dict></plist>"
      )
        == ["a & b": "ä<c>"])
    let rules =
      "\"%lld files\" = { NSStringLocalizedFormatKey = \"%#@files@\"; files = { NSStringFormatSpecTypeKey = x; one = \"eine\"; other = \"%lld\"; }; };"
    #expect(
      try entries(rules, .rules(language: "de"))["%lld files"]
        == TextEntry(format: "%#@files@", parts: ["files": TextEntry.Part(argument: nil, forms: ["one": "eine", "other": "%lld"])]))
  }

  @Test func `A catalogue has escapes, and forms for a Mac before others`() throws {
    let text = #"""
      {"sourceLanguage": "en", "strings": {"a\u00e4\ud83d\ude00\/": {"extractionState": "manual", "shouldTranslate": false, "localizations": {
        "de": {"variations": {"device": {"iphone": {"stringUnit": {"value": "tippen"}}, "mac": {"stringUnit": {"value": "klicken"}}}}},
        "fr": {"variations": {"device": {"iphone": {"stringUnit": {"value": "toucher"}}, "other": {"stringUnit": {"value": "cliquer"}}}}}}},
        "empty": {}, "none": {"localizations": {"de": {"stringUnit": {"value": ""}}}}}}
      """#
    #expect(try entries(text, .catalogue) == ["aä😀/": TextEntry(format: "klicken")])
    #expect(try entries(text, .catalogue, "fr") == ["aä😀/": TextEntry(format: "cliquer")])
  }

  @Test func `Files may be in UTF-16, and not in anything else`() throws {
    let text = "\"a\" = \"ä😀\";"
    for isBig in [true, false] {
      for hasMark in [true, false] {
        let units = (hasMark ? [0xFEFF] : []) + Array(text.utf16)
        let bytes = units.flatMap { isBig ? [UInt8($0 >> 8), UInt8($0 & 255)] : [UInt8($0 & 255), UInt8($0 >> 8)] }
        #expect(try String(decoding: SourceText(bytes).bytes, as: UTF8.self) == text)
      }
    }
    #expect(try SourceText([0xEF, 0xBB, 0xBF, 97]).bytes == [97])
    #expect(throws: SourceMistake("it is not written in UTF-8", at: 2)) { try SourceText([97, 98, 0xE4, 98]) }
  }

  @Test func `Places are lines and columns`() throws {
    let text = try SourceText(Array("ä\nbc\n".utf8))
    #expect(
      [0, 2, 3, 4, 5, 6].map { "\(text.position(of: $0))" } == [
        "(line: 1, column: 1)", "(line: 1, column: 3)", "(line: 2, column: 1)",
        "(line: 2, column: 2)", "(line: 2, column: 3)", "(line: 3, column: 1)",
      ])
  }

  @Test func `A number stands where its name is, also behind a sign of per cent`() {
    let entry = TextEntry(format: "%1$@: %#@files@, 100%%", parts: ["files": .init(argument: 1, forms: ["other": "%arg von %%arg"])])
    #expect(entry.text([nil, 3], in: "de") == "%1$@: %2$@ von %%arg, 100%%")
    #expect(TextTemplate.places(in: "%2$lld %.2f %@ %#@x@ %%").map(\.written) == ["%2$lld", "%.2f", "%@", "%#@x@"])
    #expect(TextTemplate.places(in: "%2$lld %.2f %@ %#@x@ %%").map(\.specifier) == ["lld", ".2f", "@", ""])
  }
}
