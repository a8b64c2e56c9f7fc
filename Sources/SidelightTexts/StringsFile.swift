/// A file with texts of an app.
package struct StringsFile: Sendable {
  package enum Kind: Equatable, Sendable {
    /// A string catalogue, which has all languages.
    case catalogue
    /// A `.strings` file of a language.
    case strings(language: String)
    /// A `.stringsdict` file of a language: texts with forms for numbers.
    case rules(language: String)
  }

  package let kind: Kind
  /// The language in which the texts are written in the app's code; nil where the file does not tell.
  package private(set) var source: String?
  package private(set) var texts: [WrittenText] = []

  /// Reads a file.
  package init(_ text: SourceText, _ kind: Kind) throws(SourceMistake) {
    try self.init(kind == .catalogue ? JSONReader.read(text) : Self.propertyList(text), kind)
  }

  /// Takes the texts from what a file holds.
  package init(_ root: SourceValue, _ kind: Kind) throws(SourceMistake) {
    self.kind = kind
    switch kind {
    case .catalogue: try readCatalogue(root)
    case .strings(let language): try readStrings(root, language)
    case .rules(let language): try readRules(root, language)
    }
  }

  /// What all its texts of a language are looked up as.
  package func entries(in language: String) -> [(key: String, entry: TextEntry)] {
    texts.compactMap { text in text.language == language ? text.entry.map { (text.key, $0) } : nil }
  }

  /// What some files have for a language: tables after catalogues, and the rules for numbers last, each in place of what is there before.
  package static func entries(of files: [StringsFile], in language: String) -> [String: TextEntry] {
    var all: [String: TextEntry] = [:]
    for file in files {
      for (key, entry) in file.entries(in: language) {
        if case .strings = file.kind { all[key, default: TextEntry()].format = entry.format } else { all[key] = entry }
      }
    }
    return all
  }

  /// The beginning of a property list in binary, which only Foundation's decoder reads.
  package static let binaryMark: [UInt8] = Array("bplist".utf8)

  private static func propertyList(_ text: SourceText) throws(SourceMistake) -> SourceValue {
    let start = text.bytes.first { $0 != 32 && !(9...13).contains($0) }
    return start == UInt8(ascii: "<") ? try PropertyListReader.read(text) : try TableReader.read(text)
  }

  // MARK: Tables

  private mutating func readStrings(_ root: SourceValue, _ language: String) throws(SourceMistake) {
    for field in try root.fields("the table") {
      var text = WrittenText(key: field.name, keyPlace: field.place, language: language, place: field.place)
      text.format = WrittenText.Line(text: try field.value.text("what stands for “\(field.name)”"), place: field.value.place)
      texts.append(text)
    }
  }

  private mutating func readRules(_ root: SourceValue, _ language: String) throws(SourceMistake) {
    for field in try root.fields("the table") {
      let rules = try field.value.fields("what stands for “\(field.name)”")
      guard let format = field.value["NSStringLocalizedFormatKey"] else { continue }
      var text = WrittenText(key: field.name, keyPlace: field.place, language: language, place: field.place)
      text.format = WrittenText.Line(text: try format.text("NSStringLocalizedFormatKey"), place: format.place)
      for rule in rules {
        guard case .fields(let fields) = rule.value.content else { continue }
        var forms: [WrittenText.Form] = []
        for form in fields where !form.name.hasPrefix("NSString") {
          let line = WrittenText.Line(text: try form.value.text("the form “\(form.name)”"), place: form.value.place)
          forms.append(WrittenText.Form(category: form.name, place: form.place, line: line))
        }
        text.parts.append(WrittenText.Part(name: rule.name, place: rule.place, argument: nil, forms: forms))
      }
      texts.append(text)
    }
  }

  // MARK: Catalogues

  private mutating func readCatalogue(_ root: SourceValue) throws(SourceMistake) {
    let strings = try root.required("strings", of: "the catalogue")
    source = try root["sourceLanguage"]?.text("sourceLanguage") ?? "en"
    for item in try strings.fields("“strings”") {
      _ = try item.value.fields("what stands for “\(item.name)”")
      for localization in try item.value["localizations"]?.fields("“localizations”") ?? [] {
        var text = WrittenText(key: item.name, keyPlace: item.place, language: localization.name, place: localization.place)
        try Self.read(localization.value, &text)
        texts.append(text)
      }
    }
  }

  private static func read(_ value: SourceValue, _ text: inout WrittenText) throws(SourceMistake) {
    _ = try value.fields("what stands for the language “\(text.language)”")
    let device = value["variations"]?["device"]
    let chosen = device?["mac"] ?? device?["other"] ?? value
    text.format = try line(chosen)
    text.forms = try forms(chosen)
    for part in try value["substitutions"]?.fields("“substitutions”") ?? [] {
      var argument: Int?
      if let number = part.value["argNum"] {
        guard case .number(let value) = number.content, let whole = Int(exactly: value), whole > 0 else {
          throw SourceMistake("“argNum” is no whole number from 1", at: number.place)
        }
        argument = whole - 1
      }
      text.parts.append(WrittenText.Part(name: part.name, place: part.place, argument: argument, forms: try forms(part.value)))
    }
  }

  private static func line(_ value: SourceValue) throws(SourceMistake) -> WrittenText.Line? {
    guard let unit = value["stringUnit"] else { return nil }
    let text = try unit.required("value", of: "“stringUnit”")
    return WrittenText.Line(text: try text.text("“value”"), place: text.place)
  }

  /// The forms for numbers; one without a text of its own, such as one with forms for devices, is left out.
  private static func forms(_ value: SourceValue) throws(SourceMistake) -> [WrittenText.Form] {
    var forms: [WrittenText.Form] = []
    for form in try value["variations"]?["plural"]?.fields("“plural”") ?? [] {
      guard let line = try line(form.value) else { continue }
      forms.append(WrittenText.Form(category: form.name, place: form.place, line: line))
    }
    return forms
  }
}
