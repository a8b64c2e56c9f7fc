package import SidelightCore

extension LocalizedStringKey {
  /// What stands in the key, one after the other: what was written, and the values that are more than characters.
  nonisolated private var pieces: [(written: String, value: Text?)] {
    var pieces: [(written: String, value: Text?)] = []
    var start = resolved.startIndex
    for insert in inserts {
      let range = resolved.utf8Range(insert.range)
      pieces.append((String(resolved[start..<range.lowerBound]), nil))
      pieces.append((insert.text.content, insert.text))
      start = range.upperBound
    }
    pieces.append((String(resolved[start...]), nil))
    return pieces
  }

  /// The text of the key, in parts that each have one look.
  nonisolated var parts: [Text] {
    let pieces = pieces
    // Without signs of Markdown nobody has to look for any.
    if !isRich { return pieces.map { $0.value ?? Text(verbatim: $0.written) } }
    return InlineMarkdown.parts(of: pieces.map { $0.value == nil ? .markdown($0.written) : .value($0.written) }).compactMap { part in
      switch part.content {
      case .text(let string): Text(verbatim: string).showing(part.look)
      // A text of its own goes into another one, so that its own look goes first.
      case .value(let index): pieces[index].value.map { Text(joining: [$0]).showing(part.look) }
      }
    }
  }
}

extension String {
  fileprivate nonisolated func utf8Range(_ range: Range<Int>) -> Range<Index> {
    let start = utf8.index(startIndex, offsetBy: range.lowerBound)
    return start..<utf8.index(start, offsetBy: range.count)
  }
}

extension Text {
  /// The text as Markdown has it.
  nonisolated package func showing(_ look: InlineMarkdown.Look) -> Text {
    var text = self
    if look.isStrong { text = text.bold() }
    if look.isEmphasized { text = text.italic() }
    if look.isCode { text = text.monospaced() }
    if look.isStruckThrough { text = text.strikethrough() }
    return look.link == nil ? text : text.linked(to: look.link)
  }
}
