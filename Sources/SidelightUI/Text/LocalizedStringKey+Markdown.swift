package import SidelightCore

extension LocalizedStringKey {
  /// What the Markdown says, in parts that each have one look.
  nonisolated var parts: [Text] {
    var pieces: [InlineMarkdown.Piece] = []
    var start = resolved.startIndex
    /// The text of each piece that is a value.
    var values: [Int: Text] = [:]
    for insert in inserts {
      let range = resolved.utf8Range(insert.range)
      pieces.append(.markdown(String(resolved[start..<range.lowerBound])))
      values[pieces.count] = insert.text
      pieces.append(.value(insert.text.content))
      start = range.upperBound
    }
    pieces.append(.markdown(String(resolved[start...])))
    return InlineMarkdown.parts(of: pieces).compactMap { part in
      switch part.content {
      case .text(let string): Text(verbatim: string).showing(part.look)
      // A text of its own goes into another one, so that its own look goes first.
      case .value(let index): values[index].map { Text(joining: [$0]).showing(part.look) }
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
