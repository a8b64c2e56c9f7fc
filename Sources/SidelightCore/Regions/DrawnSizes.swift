extension PatchConsumer {
  /// Without a display letters are all equally wide.
  package func measure(_ text: TextElement, width: Double?) -> DrawnTextSize {
    let size = plainSizes.size(of: text, Proposal(width: width, height: nil))
    let line = min(ElementSizes.line, size.height)
    return DrawnTextSize(size, firstBaseline: line * 0.8, lastBaseline: size.height - line * 0.2)
  }

  package func measure(_ image: ImageElement) -> Size { plainSizes.size(of: image, Proposal()) }

  private var plainSizes: ElementSizes { ElementSizes(tree: ElementTree(), textScale: 1) { _, _ in .zero } }
}
