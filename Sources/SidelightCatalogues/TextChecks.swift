package import SidelightTexts

/// Finds what would be shown wrong, or not at all.
package struct TextChecks {
  /// What the program puts into the text of each key.
  private let values: [String: TextValues]
  /// The kinds of whole numbers that each language has.
  private let numbers: [String: [(category: String, example: Int)]]

  /// - Parameter files: all that have texts of the app, in the order in which they count.
  package init(_ files: [StringsFile]) {
    var values: [String: TextValues] = [:]
    for file in files {
      for text in file.texts where text.language == file.source && text.entry != nil { values[text.key] = TextValues(text) }
    }
    for text in files.flatMap(\.texts) where values[text.key] == nil {
      let key = TextValues(key: text.key)
      if !key.isEmpty { values[text.key] = key }
    }
    // Where the key is but a name, the languages are compared with the one that comes first.
    for text in files.flatMap(\.texts) where values[text.key] == nil {
      let own = TextValues(text)
      if !own.places.values.allSatisfy({ $0.written.hasPrefix("% ") }) { values[text.key] = own }
    }
    self.values = values
    let languages = Set(files.flatMap(\.texts).map(\.language))
    numbers = Dictionary(languages.map { ($0, PluralRule.wholeNumbers(in: $0)) }) { $1 }
  }

  /// What is wrong with a file, in the order of its lines.
  package func findings(in file: StringsFile) -> [Finding] {
    var findings: [Finding] = []
    var (known, languages): (Set<[String]>, Set<String>) = ([], [])
    for text in file.texts {
      if languages.insert(text.language).inserted, let mistake = LanguageCode.mistake(text.language) {
        findings.append(Finding(.warning, "“\(text.language)” \(mistake)", at: file.kind == .catalogue ? text.place : 0))
      }
      if !known.insert([text.key, text.language]).inserted {
        let place = file.kind == .catalogue ? text.keyPlace : text.place
        findings.append(Finding(.warning, "“\(text.key)” has a text in \(text.language) before this one, which is never shown", at: place))
      }
      findings += check(text)
    }
    return findings.sorted { $0.place < $1.place }
  }

  private func check(_ text: WrittenText) -> [Finding] {
    var findings = check(text.forms, of: text, named: "“\(text.key)”", at: text.place)
    let values = values[text.key]
    var used: Set<String> = []
    var lines: [(line: WrittenText.Line, isForm: Bool)] = text.forms.map { ($0.line, true) }
    if let format = text.format, text.forms.isEmpty { lines.append((format, false)) }
    for (line, isForm) in lines where !line.text.isEmpty {
      let places = TextTemplate.places(in: line.text)
      var shown: Set<Int> = []
      for place in places {
        shown.insert(place.index)
        guard let name = place.form else { continue }
        used.insert(name)
        guard let part = text.parts.last(where: { $0.name == name }) else {
          findings.append(Finding(.error, "“\(place.written)” stands for nothing: there is no substitution “\(name)”", at: line.place))
          continue
        }
        let argument = part.argument ?? place.index
        shown.insert(argument)
        for form in part.forms {
          let inner = TextTemplate.places(in: form.line.text, from: argument, argument: argument)
          shown.formUnion(inner.map(\.index))
          findings += check(inner, with: values, at: form.line.place)
        }
      }
      findings += check(places.filter { $0.form == nil }, with: values, at: line.place)
      if isForm, let number = values?.number { shown.insert(number) }
      for (index, value) in (values?.places ?? [:]).sorted(by: { $0.key < $1.key }) where !shown.contains(index) {
        let written = values?.written ?? ""
        findings.append(Finding(.warning, "the value “\(value.written)” of “\(written)” is left out in \(text.language)", at: line.place))
      }
    }
    for part in text.parts {
      if !used.contains(part.name) {
        let sentence = "the substitution “\(part.name)” is never shown; “%#@\(part.name)@” stands for it"
        findings.append(Finding(.warning, sentence, at: part.place))
      }
      let name = "the substitution “\(part.name)”"
      if part.forms.isEmpty { findings.append(Finding(.error, "\(name) has no forms for numbers", at: part.place)) }
      findings += check(part.forms, of: text, named: name, at: part.place)
    }
    return findings
  }

  /// Whether each place in a text has a value, and the right one.
  private func check(_ places: [TextTemplate.Place], with values: TextValues?, at place: Int) -> [Finding] {
    let known = values?.places ?? [:]
    return places.compactMap { found in
      if found.index < 0 { return Finding(.error, "“\(found.written)” stands for no value; the first one is 1", at: place) }
      guard let value = known[found.index] else {
        // Nothing is put into a text without values, which is shown as it is.
        guard let values, !known.isEmpty else {
          let isSign = found.specifier.hasPrefix(" ") || found.specifier.isEmpty
          return isSign ? nil : Finding(.warning, "“\(found.written)” is shown as it is, because the key has no value", at: place)
        }
        let count = known.count == 1 ? "has but one value" : "has but \(known.count) values"
        return Finding(.error, "“\(found.written)” stands for nothing: “\(values.written)” \(count)", at: place)
      }
      if found.isArgument || TextValues.Kind(found.specifier).agrees(with: value.kind) { return nil }
      return Finding(.warning, "“\(found.written)” stands for a value that is “\(value.written)” in “\(values?.written ?? "")”", at: place)
    }
  }

  /// Whether there is a form for each number.
  private func check(_ forms: [WrittenText.Form], of text: WrittenText, named name: String, at place: Int) -> [Finding] {
    guard !forms.isEmpty else { return [] }
    var findings: [Finding] = []
    let known = Set(forms.map(\.category))
    let whole = numbers[text.language] ?? []
    for form in forms {
      guard PluralRule.categories.contains(form.category) else {
        let all = PluralRule.categories.joined(separator: ", ")
        findings.append(Finding(.error, "“\(form.category)” is no kind of numbers; they are \(all)", at: form.place))
        continue
      }
      let isUsed = whole.contains { $0.category == form.category } || ["zero", "many", "other"].contains(form.category)
      if !isUsed {
        let sentence = "the form “\(form.category)” is never shown: \(text.language) has no such numbers"
        findings.append(Finding(.warning, sentence, at: form.place))
      }
    }
    guard known.contains("other") else {
      let sentence = "\(name) has no form “other” in \(text.language), which is for all numbers that have none of their own"
      return findings + [Finding(.error, sentence, at: place)]
    }
    for (category, example) in whole where !known.contains(category) {
      let sentence = "\(name) has no form “\(category)” in \(text.language), such as for \(example); “other” is shown for it"
      findings.append(Finding(.warning, sentence, at: place))
    }
    return findings
  }
}
