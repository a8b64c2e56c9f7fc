/// In which language an app's texts are shown.
package enum UserLanguages {
  /// The languages that the user prefers, the best one first, as catalogues call them.
  ///
  /// - Parameter variable: the value of a variable of the environment; nil for one that is not there.
  package static func preferred(_ variable: (String) -> String?) -> [String] {
    let names = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap { variable($0).flatMap { $0.isEmpty ? nil : $0 } }
    let locale = names.first ?? "C"
    // As gettext has it: without a language of the locale there are no others.
    if ["C", "POSIX"].contains(locale.prefix { $0 != "." }) { return [] }
    let wished = variable("LANGUAGE")?.split(separator: ":").map(String.init) ?? []
    return (wished + [locale]).flatMap { name -> [String] in
      let plain = String(name.prefix { $0 != "." && $0 != "@" }.map { $0 == "_" ? "-" : $0 })
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

  /// The first language for which there are texts, or in which the texts are written; nil for as they are written.
  ///
  /// What is written in the app's code may be but a name, which the language of the code has a text for, too. Texts in the language in
  /// which they are written need no translation, and no other language comes before it.
  ///
  /// - Parameters:
  ///   - languages: those that the user prefers, the best one first.
  ///   - sources: those in which the texts are written.
  ///   - hasTexts: whether there are texts in a language.
  package static func chosen(of languages: [String], sources: [String], hasTexts: (String) -> Bool) -> String? {
    for language in languages + sources {
      if hasTexts(language) { return language }
      if sources.contains(language) { return nil }
    }
    return nil
  }
}
