package import SidelightTexts

extension StringTable {
  /// A table, as a program carries it.
  package static func written(_ entries: [String: TextEntry]) -> String { lines(of: entries).map { $0 + "\n" }.joined() }

  /// The lines of a table, without the signs for their ends.
  static func lines(of entries: [String: TextEntry]) -> [String] {
    let sorted = entries.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    var (offset, offsets, lines) = (0, [Int](), [String]())
    for (key, entry) in sorted {
      let line = text(key) + text(entry.format) + forms(entry.forms) + parts(entry.parts)
      offsets.append(offset)
      lines.append(line)
      offset += line.utf8.count + 1
    }
    let width = String(offsets.last ?? 0, radix: 16).count
    let index = offsets.map { offset in
      let digits = String(offset, radix: 16)
      return String(repeating: "0", count: width - digits.count) + digits
    }
    return ["\(mark)\(sorted.count) \(width)", index.joined()] + lines
  }

  private static func text(_ text: String) -> String { "\(text.utf8.count):\(text)" }

  private static func forms(_ forms: [String: String]) -> String {
    "\(forms.count);" + forms.sorted { $0.key < $1.key }.map { text($0.key) + text($0.value) }.joined()
  }

  private static func parts(_ parts: [String: TextEntry.Part]) -> String {
    let written = parts.sorted { $0.key < $1.key }.map { text($0.key) + "\(($0.value.argument ?? -1) + 1);" + forms($0.value.forms) }
    return "\(parts.count);" + written.joined()
  }
}
