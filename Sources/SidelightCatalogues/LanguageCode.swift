/// Whether a language is called as desktops call it: `de`, `de-AT`, `zh-Hans`, `sr-Latn-RS`.
enum LanguageCode {
  /// The codes of two letters (ISO 639-1), each with a space behind it.
  private static let short =
    "aa ab ae af ak am an ar as av ay az ba be bg bh bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee el en eo es et eu fa ff fi "
    + "fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik io is it iu ja jv ka kg ki kj kk kl km kn ko kr ks ku kv "
    + "kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mr ms mt my na nb nd ne ng nl nn no nr nv ny oc oj om or os pa pi pl ps pt qu rm rn "
    + "ro ru rw sa sc sd se sg si sk sl sm sn so sq sr ss st su sv sw ta te tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo "
    + "xh yi yo za zh zu "

  /// What is written in place of some codes: those of countries, and older ones.
  private static let mistaken = [
    "cz": "cs", "dk": "da", "gr": "el", "jp": "ja", "cn": "zh-Hans", "tw": "zh-Hant", "ua": "uk", "iw": "he", "in": "id",
    "ji": "yi", "rs": "sr", "ir": "fa", "il": "he",
    "deu": "de", "ger": "de", "eng": "en", "fra": "fr", "fre": "fr", "spa": "es", "ara": "ar",
  ]

  /// What is wrong with a code; nil for nothing. The sentence goes on behind “NAME”.
  static func mistake(_ name: String) -> String? {
    let parts = name.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
    let language = parts[0]
    if name.contains("_") {
      return "is not found as it is written; call it “\(String(name.map { $0 == "_" ? "-" : $0 }))”"
    }
    if let right = mistaken[language.lowercased()], !isShort(language) {
      return "is no language; write “\(([right] + parts.dropFirst()).joined(separator: "-"))”"
    }
    if name == "Base" { return "is no language, and is not read; call the folder as the language is called in which its texts are written" }
    guard isShort(language) || (language.count == 3 && language.allSatisfy { ("a"..."z").contains($0) }) else {
      let lower = language.lowercased()
      return isShort(lower) && lower != language
        ? "is not found as it is written; write “\(([lower] + parts.dropFirst()).joined(separator: "-"))”"
        : "is no language that is known; languages are called as “de”, “pt-BR” or “zh-Hans”"
    }
    for part in parts.dropFirst() where !isRest(part) {
      return "has “\(part)” in it, which is no script as in “zh-Hans” and no country as in “pt-BR”"
    }
    return nil
  }

  private static func isShort(_ code: String) -> Bool {
    guard code.utf8.count == 2 else { return false }
    return short.split(separator: " ").contains { $0 == code }
  }

  /// Whether it is a country, an area, a script or a variant.
  private static func isRest(_ part: String) -> Bool {
    func are(_ characters: Substring, _ range: ClosedRange<Character>) -> Bool { characters.allSatisfy { range.contains($0) } }
    switch part.count {
    case 2: return are(part[...], "A"..."Z")
    case 3: return are(part[...], "0"..."9")
    case 4: return are(part.prefix(1), "A"..."Z") && are(part.dropFirst(), "a"..."z")
    case 5...8: return part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    default: return false
    }
  }
}
