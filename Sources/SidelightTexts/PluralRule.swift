/// Which form of a text goes with a number, as Unicode's CLDR has it.
package enum PluralRule {
  /// The kinds of numbers that there are in some language.
  package static let categories = ["zero", "one", "two", "few", "many", "other"]

  /// The kinds that the whole numbers of a language have, in the order of ``categories``, each with the smallest number of its kind.
  package static func wholeNumbers(in language: String) -> [(category: String, example: Int)] {
    var examples: [String: Int] = [:]
    for number in (0...200).reversed() { examples[category(of: Double(number), in: language)] = number }
    return categories.compactMap { category in examples[category].map { (category, $0) } }
  }

  /// The kind of a number in a language.
  package static func category(of number: Double, in language: String) -> String {
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
