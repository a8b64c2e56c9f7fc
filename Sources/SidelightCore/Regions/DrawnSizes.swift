extension PatchConsumer {
  /// Without a display letters are all equally wide.
  package func measure(_ text: TextElement, width: Double?, height: Double?) -> DrawnTextSize {
    var size = plainSizes.size(of: text, Proposal(width: width, height: nil))
    if let height { size.height = min(size.height, max(1, (height / ElementSizes.line).rounded(.down)) * ElementSizes.line) }
    let line = min(ElementSizes.line, size.height)
    return DrawnTextSize(size, firstBaseline: line * 0.8, lastBaseline: size.height - line * 0.2)
  }

  package func measure(_ image: ImageElement, for view: NodeID) -> Size { plainSizes.size(of: image, Proposal()) }

  private var plainSizes: ElementSizes { ElementSizes(tree: ElementTree(), textScale: 1) { _, _ in .zero } }
}
