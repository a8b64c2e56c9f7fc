/// Reads the Markdown of one paragraph: `**strong**`, `*emphasized*`, `~~struck through~~`, code between backticks and `[links](address)`.
///
/// The rules are CommonMark's for inlines, and GitHub's for lines through text. Pictures, entities and HTML are text as any other. White
/// space stays as it is. Source: <https://spec.commonmark.org/0.31.2/#inlines>.
package struct InlineMarkdown {
  /// What is read: Markdown, or a value within it that is no Markdown.
  package enum Piece: Equatable, Sendable {
    case markdown(String)
    case value(String)
  }

  /// How a part looks.
  package struct Look: Equatable, Sendable {
    package var isStrong = false
    package var isEmphasized = false
    package var isCode = false
    package var isStruckThrough = false
    /// The address that it opens.
    package var link: String?

    package init() {}
  }

  /// Something to show, in one look.
  package enum Content: Equatable, Sendable {
    case text(String)
    /// A value, by its position among the pieces.
    case value(Int)
  }

  package struct Part: Equatable, Sendable {
    package var content: Content
    package var look = Look()
  }

  private enum Token: Equatable {
    case sign(Character)
    case value(Int)
  }

  /// Some signs of one kind that may begin or end something.
  private struct Delimiter {
    let sign: Character
    let length: Int
    let canOpen: Bool
    let canClose: Bool
    /// How many of them have found no partner.
    var rest: Int
  }

  private struct Node {
    var part: Part
    var delimiter: Delimiter?
  }

  private let pieces: [Piece]
  private let tokens: [Token]
  private var next = 0
  private var nodes: [Node] = []
  /// Signs without a meaning that have not become a node yet.
  private var plain = ""
  /// The opening brackets that may begin a link, as positions in the nodes.
  private var brackets: [Int] = []

  private init(_ pieces: [Piece]) {
    self.pieces = pieces
    tokens = pieces.enumerated().flatMap { index, piece -> [Token] in
      switch piece {
      case .markdown(let text): text.map { .sign($0) }
      case .value: [.value(index)]
      }
    }
  }

  /// The parts that some Markdown says, one after the other.
  package static func parts(of pieces: [Piece]) -> [Part] {
    var reader = InlineMarkdown(pieces)
    return reader.read()
  }

  /// Whether a text may hold Markdown: one without any of its signs is shown as it is.
  package static func mayBeMarkdown(_ text: String) -> Bool {
    text.containsByte { byte in
      switch byte {
      case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "~"): true
      case UInt8(ascii: "["), UInt8(ascii: "<"), UInt8(ascii: "\\"): true
      default: false
      }
    }
  }

  private mutating func read() -> [Part] {
    while next < tokens.count {
      switch tokens[next] {
      case .value(let index):
        append(Node(part: Part(content: .value(index))))
        next += 1
      case .sign("\\"): readEscape()
      case .sign("`"): readCode()
      case .sign(let sign) where sign == "*" || sign == "_" || sign == "~": readDelimiter(sign)
      case .sign("["):
        append(Node(part: Part(content: .text("["))))
        brackets.append(nodes.count - 1)
        next += 1
      case .sign("]"): closeBracket()
      case .sign("<"): readAddress()
      case .sign(let sign):
        plain.append(sign)
        next += 1
      }
    }
    flush()
    pair(from: 0)
    return joined()
  }

  /// The nodes, those that look the same as one part.
  private func joined() -> [Part] {
    var parts: [Part] = []
    for node in nodes {
      guard case .text(let text) = node.part.content else {
        parts.append(node.part)
        continue
      }
      if text.isEmpty { continue }
      if case .text(let before)? = parts.last?.content, parts[parts.count - 1].look == node.part.look {
        parts[parts.count - 1].content = .text(before + text)
      } else {
        parts.append(node.part)
      }
    }
    return parts
  }

  private func sign(_ index: Int) -> Character? {
    if tokens.indices.contains(index), case .sign(let sign) = tokens[index] { sign } else { nil }
  }

  /// How many signs of a kind stand in a row.
  private func run(of sign: Character, at start: Int) -> Int {
    var end = start
    while self.sign(end) == sign { end += 1 }
    return end - start
  }

  private mutating func append(_ node: Node) {
    flush()
    nodes.append(node)
  }

  private mutating func flush() {
    guard !plain.isEmpty else { return }
    nodes.append(Node(part: Part(content: .text(plain))))
    plain = ""
  }

  private mutating func readEscape() {
    if let escaped = sign(next + 1), escaped.isASCII, escaped.isPunctuation || escaped.isSymbol {
      plain.append(escaped)
      next += 2
    } else {
      plain.append("\\")
      next += 1
    }
  }
}

// MARK: - Code and addresses

extension InlineMarkdown {
  private mutating func readCode() {
    let length = run(of: "`", at: next)
    var end = next + length
    while end < tokens.count {
      let found = run(of: "`", at: end)
      if found == length { break }
      end += max(found, 1)
    }
    guard end < tokens.count else {
      plain += String(repeating: "`", count: length)
      next += length
      return
    }
    var inside = tokens[(next + length)..<end]
    if inside.count > 1, inside.first == .sign(" "), inside.last == .sign(" "), inside.contains(where: { $0 != .sign(" ") }) {
      inside = inside.dropFirst().dropLast()
    }
    var look = Look()
    look.isCode = true
    for token in inside {
      switch token {
      case .sign(let sign): append(Node(part: Part(content: .text(sign.isNewline ? " " : String(sign)), look: look)))
      case .value(let index): append(Node(part: Part(content: .value(index), look: look)))
      }
    }
    next = end + length
  }

  /// Reads `<https://example.org>`.
  private mutating func readAddress() {
    var end = next + 1
    var address = ""
    while let sign = sign(end), sign != ">", sign != "<", !sign.isWhitespace {
      address.append(sign)
      end += 1
    }
    let scheme = address.prefix { $0 != ":" }
    let isLong = scheme.count > 1 && scheme.count < address.count
    let isScheme = isLong && scheme.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+.-".contains($0)) }
    guard sign(end) == ">", isScheme, scheme.first?.isLetter == true else {
      plain.append("<")
      next += 1
      return
    }
    var look = Look()
    look.link = address
    append(Node(part: Part(content: .text(address), look: look)))
    next = end + 1
  }

  private mutating func closeBracket() {
    guard let opener = brackets.popLast() else { return addPlain("]") }
    guard let (address, end) = destination(at: next + 1) else { return addPlain("]") }
    flush()
    pair(from: opener + 1)
    for index in nodes.indices[(opener + 1)...] { nodes[index].part.look.link = address }
    nodes[opener].part.content = .text("")
    // No link stands in another one.
    brackets = []
    next = end
  }

  private mutating func addPlain(_ sign: Character) {
    plain.append(sign)
    next += 1
  }

  /// Reads `(address "title")`. The title is shown nowhere.
  private func destination(at start: Int) -> (address: String, end: Int)? {
    guard sign(start) == "(" else { return nil }
    var index = skipSpace(start + 1)
    var address = ""
    let isPointed = sign(index) == "<"
    if isPointed { index += 1 }
    var depth = 0
    reading: while index < tokens.count {
      switch tokens[index] {
      case .value(let value): if case .value(let text) = pieces[value] { address += text }
      case .sign(let sign) where sign == "\\" && (self.sign(index + 1)?.isPunctuation ?? false):
        index += 1
        address.append(self.sign(index) ?? sign)
      case .sign(">") where isPointed: break reading
      case .sign(let sign) where isPointed && sign.isNewline: return nil
      case .sign(let sign) where !isPointed && sign.isWhitespace: break reading
      case .sign(")") where !isPointed && depth == 0: break reading
      case .sign(let sign):
        if !isPointed { depth += sign == "(" ? 1 : sign == ")" ? -1 : 0 }
        address.append(sign)
      }
      index += 1
    }
    if isPointed {
      guard sign(index) == ">" else { return nil }
      index += 1
    }
    index = skipSpace(index)
    if let quote = sign(index), quote == "\"" || quote == "'" {
      index += 1
      while let sign = sign(index), sign != quote { index += 1 }
      index = skipSpace(index + 1)
    }
    return sign(index) == ")" ? (address, index + 1) : nil
  }

  private func skipSpace(_ start: Int) -> Int {
    var index = start
    while sign(index)?.isWhitespace == true { index += 1 }
    return index
  }
}

// MARK: - Emphasis

extension InlineMarkdown {
  private enum Kind { case space, punctuation, other }

  /// What stands somewhere; the ends of a text count as space.
  private func kind(at index: Int) -> Kind {
    guard tokens.indices.contains(index) else { return .space }
    guard case .sign(let sign) = tokens[index] else { return .other }
    return sign.isWhitespace ? .space : sign.isPunctuation || sign.isSymbol ? .punctuation : .other
  }

  private mutating func readDelimiter(_ sign: Character) {
    let length = run(of: sign, at: next)
    let before = kind(at: next - 1)
    let after = kind(at: next + length)
    let opens = after != .space && (after != .punctuation || before != .other)
    let closes = before != .space && (before != .punctuation || after != .other)
    // An underscore within a word is a letter of it.
    let canOpen = sign == "_" ? opens && (!closes || before == .punctuation) : opens
    let canClose = sign == "_" ? closes && (!opens || after == .punctuation) : closes
    let delimiter = Delimiter(sign: sign, length: length, canOpen: canOpen, canClose: canClose, rest: length)
    let part = Part(content: .text(String(repeating: sign, count: length)))
    append(Node(part: part, delimiter: sign == "~" && length > 2 ? nil : delimiter))
    next += length
  }

  /// Gives the nodes between delimiters that belong to each other their look; those that are left over are text.
  private mutating func pair(from bottom: Int) {
    for closer in nodes.indices where closer >= bottom {
      while let end = nodes[closer].delimiter, end.canClose, end.rest > 0, let opener = partner(of: end, at: closer, from: bottom) {
        marry(opener, closer, end)
      }
    }
    for index in nodes.indices where index >= bottom {
      guard let delimiter = nodes[index].delimiter else { continue }
      nodes[index].part.content = .text(String(repeating: delimiter.sign, count: delimiter.rest))
      nodes[index].delimiter = nil
    }
  }

  private func partner(of end: Delimiter, at closer: Int, from bottom: Int) -> Int? {
    nodes[bottom..<closer].lastIndex { node in
      guard let start = node.delimiter, start.sign == end.sign, start.canOpen, start.rest > 0 else { return false }
      if end.sign == "~" { return start.length == end.length }
      let isAmbiguous = start.canClose || end.canOpen
      return !isAmbiguous || (start.length + end.length) % 3 != 0 || start.length % 3 == 0 && end.length % 3 == 0
    }
  }

  private mutating func marry(_ opener: Int, _ closer: Int, _ end: Delimiter) {
    let both = min(nodes[opener].delimiter?.rest ?? 0, end.rest)
    let used = end.sign == "~" ? both : min(both, 2)
    for index in (opener + 1)..<closer {
      if end.sign == "~" {
        nodes[index].part.look.isStruckThrough = true
      } else if used == 2 {
        nodes[index].part.look.isStrong = true
      } else {
        nodes[index].part.look.isEmphasized = true
      }
      // What stands between two that belong to each other opens nothing outside.
      if let lonely = nodes[index].delimiter {
        nodes[index].part.content = .text(String(repeating: lonely.sign, count: lonely.rest))
        nodes[index].delimiter = nil
      }
    }
    nodes[opener].delimiter?.rest -= used
    nodes[closer].delimiter?.rest -= used
  }
}
