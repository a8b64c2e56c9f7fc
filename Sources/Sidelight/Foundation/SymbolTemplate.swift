#if Foundation
import Foundation
import SidelightBridge

/// The drawing of a symbol of an app's own, as SF Symbols exports it: one SVG file with the symbol in many weights and sizes, each in a group
/// `WEIGHT-SIZE` between lines that say where it begins and ends. Of these one is made into an icon of the theme.
struct SymbolTemplate {
  private let text: String

  /// The name of the icon that is made of a drawing; nil where there is none. The icon lies in the user's folder for caches, and is drawn
  /// anew only where the drawing is another one.
  static func icon(from file: URL, named name: String) -> String? {
    guard let text = try? String(contentsOf: file, encoding: .utf8),
      let caches = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first
    else { return nil }
    let plain = String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
    let icon = "sidelight-app-\(plain)-\(hash(of: text))-symbolic"
    let folder = caches.appendingPathComponent("sidelight/symbols")
    let made = folder.appendingPathComponent(icon + ".svg")
    if !FileManager.default.fileExists(atPath: made.path) {
      guard (try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)) != nil,
        (try? Data(SymbolTemplate(text: text).drawing.utf8).write(to: made, options: .atomic)) != nil
      else { return nil }
    }
    IconTheme.add(folder: folder.path)
    return icon
  }

  /// The same number for the same text in every run.
  private static func hash(of text: String) -> String {
    String(text.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }, radix: 16)
  }

  /// An icon with what is drawn regularly in the middle size, or else in the small one; what is no template is an icon as it is.
  private var drawing: String {
    for size in ["M", "S"] {
      guard let group = element("g", "Regular-\(size)"), let left = number("x1", of: "left-margin-Regular-\(size)"),
        let right = number("x1", of: "right-margin-Regular-\(size)"), let bottom = number("y1", of: "Baseline-\(size)"),
        let top = number("y1", of: "Capline-\(size)"), right > left, bottom > top
      else { continue }
      let paths = Self.tags("path", in: group.inside).compactMap { Self.value("d", in: $0) }.map { "<path d=\"\($0)\"/>" }
      // Symbols are somewhat higher than the letters that they stand between.
      let side = max(right - left, 1.4 * (bottom - top))
      let box = [(left + right - side) / 2, (top + bottom - side) / 2, side, side].map { "\($0)" }.joined(separator: " ")
      let transform = Self.value("transform", in: group.tag).map { " transform=\"\($0)\"" } ?? ""
      return "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"16\" height=\"16\" viewBox=\"\(box)\">"
        + "<g fill=\"#2e3436\"\(transform)>\(paths.joined())</g></svg>"
    }
    return text
  }

  /// An element by its id: its opening tag and what is in it.
  private func element(_ name: String, _ id: String) -> (tag: Substring, inside: Substring)? {
    guard let mark = text.range(of: "id=\"\(id)\""), let open = text[..<mark.lowerBound].lastIndex(of: "<"),
      let close = text[mark.upperBound...].firstIndex(of: ">")
    else { return nil }
    let tag = text[open...close]
    let start = text.index(after: close)
    var depth = 1
    var place = start
    // Groups may stand in a group.
    while depth > 0, let next = text[place...].firstIndex(of: "<") {
      let rest = text[next...]
      if rest.hasPrefix("</\(name)>") {
        depth -= 1
        if depth == 0 { return (tag, text[start..<next]) }
      } else if rest.hasPrefix("<\(name) ") || rest.hasPrefix("<\(name)>") {
        let end = rest.firstIndex(of: ">")
        if end.map({ rest[..<$0].hasSuffix("/") }) == false { depth += 1 }
      }
      place = text.index(after: next)
    }
    return nil
  }

  /// A number that an element has as an attribute.
  private func number(_ attribute: String, of id: String) -> Double? {
    guard let mark = text.range(of: "id=\"\(id)\""), let open = text[..<mark.lowerBound].lastIndex(of: "<"),
      let close = text[mark.upperBound...].firstIndex(of: ">")
    else { return nil }
    return Self.value(attribute, in: text[open...close]).flatMap { Double($0) }
  }

  private static func tags(_ name: String, in text: Substring) -> [Substring] {
    text.split(separator: "<").filter { $0.hasPrefix(name + " ") }.map { $0.prefix { $0 != ">" } }
  }

  /// What an attribute of a tag says.
  private static func value(_ attribute: String, in tag: Substring) -> Substring? {
    guard let mark = tag.range(of: " \(attribute)=\"") else { return nil }
    return tag[mark.upperBound...].prefix { $0 != "\"" }
  }
}
#endif
