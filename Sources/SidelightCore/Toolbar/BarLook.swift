/// What an app says of the looks of a bar.
package struct BarLook: Hashable, Sendable {
  /// Whether the bar has a background of its own; nil to leave that to the bar.
  package var showsBackground: Bool?
  /// What the background is painted with; nil for the colour of GNOME's bars.
  package var fill: Fill?
  /// Whether the bar looks as in a dark window, or as in a light one; nil for as the window is.
  package var isDark: Bool?

  package init(showsBackground: Bool? = nil, fill: Fill? = nil, isDark: Bool? = nil) {
    self.showsBackground = showsBackground
    self.fill = fill
    self.isDark = isDark
  }

  /// Whether nothing is said.
  package var isEmpty: Bool { self == BarLook() }

  /// Whether the background stands out from what is behind the bar. One that the app describes does unless it is hidden.
  package var isRaised: Bool { showsBackground ?? (fill != nil || isDark != nil) }

  /// Takes what is not said here.
  package mutating func fill(from other: BarLook) {
    showsBackground = showsBackground ?? other.showsBackground
    fill = fill ?? other.fill
    isDark = isDark ?? other.isDark
  }

  /// The look in a few words, for pictures of a tree.
  package var picture: String {
    var words = [showsBackground.map { $0 ? "shown" : "hidden" }, isDark.map { $0 ? "dark" : "light" }].compactMap { $0 }
    if let fill { words.append(fill.picture) }
    return words.joined(separator: " ")
  }
}

/// The bars of a page itself.
package enum PageBar: Hashable, Sendable { case top, bottom }
