/// Whether a container has the width of one column or more.
package enum SizeClass: Sendable, Hashable, CaseIterable {
  case compact, regular

  /// Below this many px, times the text scale, a container is compact.
  package static let compactWidth = 500.0

  /// Below this many px, times the text scale, a window is compact by its height: a phone that is held sideways has less.
  package static let compactHeight = 400.0

  /// The class of a window by its height, in px.
  package init(height: Double, textScale: Double = 1) {
    self.init(width: height * Self.compactWidth / Self.compactHeight, textScale: textScale)
  }

  /// The class of a container. Only its own width decides, not its content.
  ///
  /// - Parameters:
  ///   - width: in px.
  ///   - textScale: the user's, 1 by default; anything that is not a scale counts as 1.
  package init(width: Double, textScale: Double = 1) {
    let scale = textScale > 0 && textScale.isFinite ? textScale : 1
    self = width < Self.compactWidth * scale ? .compact : .regular
  }
}
