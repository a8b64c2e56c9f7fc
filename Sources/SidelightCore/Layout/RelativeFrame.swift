/// A size in proportion to what a view stands in, as `containerRelativeFrame` says it: what scrolls around it, or the page.
package struct RelativeFrame: Equatable, Sendable {
  package enum Lengths: Equatable, Sendable {
    /// So many of these parts, with room between them in pixels.
    case parts(of: Int, span: Int, spacing: Double)
    /// As the view of a node says, see ``LayoutHost/length(of:along:)``.
    case computed(LayoutVoice)
  }

  package var horizontal, vertical: Bool
  package var alignment: ElementAlignment
  package var lengths: Lengths

  package init(horizontal: Bool, vertical: Bool, alignment: ElementAlignment, _ lengths: Lengths) {
    self.horizontal = horizontal
    self.vertical = vertical
    self.alignment = alignment
    self.lengths = lengths
  }
}
