/// A bar that an app shows and hides: the app's items in a header bar, the header bar with all that is in it, the bar below the content, and
/// the bar with the tabs around.
package enum BarPart: Hashable, Sendable { case items, header, bottom, tabs }

/// What the app says of the bars of a page.
package struct BarTraits: Equatable, Sendable {
  /// What it says of one bar.
  package struct Trait: Equatable, Sendable {
    /// Whether it is shown; nil to leave that to the page.
    package var isShown: Bool?
    package var look = BarLook()
    /// How it makes room for what is scrolled.
    package var minimizing = BarMinimizing()
  }

  private var said: [BarPart: Trait] = [:]
  /// The header bar has neither title nor background, and what is in the page begins at the top edge of the window.
  package var isBare = false
  /// The header bar leaves out the title, which still names the page.
  package var hidesTitle = false

  package init() {}

  /// Changes what is said of some bars; of the items where none is named.
  package mutating func update(_ bars: [BarPart], _ change: (inout Trait) -> Void) {
    for bar in bars.isEmpty ? [.items] : bars { change(&said[bar, default: Trait()]) }
  }

  /// Takes what is not said here.
  package mutating func fill(from other: BarTraits) {
    isBare = isBare || other.isBare
    hidesTitle = hidesTitle || other.hidesTitle
    said.merge(other.said) { own, other in
      var filled = own
      filled.isShown = own.isShown ?? other.isShown
      filled.look.fill(from: other.look)
      filled.minimizing.fill(from: other.minimizing)
      return filled
    }
  }

  /// What is said of one bar alone.
  package func only(_ bar: BarPart) -> BarTraits {
    var result = BarTraits()
    result.isBare = isBare
    result.hidesTitle = hidesTitle
    result.said[bar] = said[bar]
    return result
  }

  /// What is said of all bars but one.
  package func without(_ bar: BarPart) -> BarTraits {
    var result = self
    result.said[bar] = nil
    return result
  }

  package func hides(_ bar: BarPart) -> Bool { said[bar]?.isShown == false }

  /// The looks of a bar; nil where nothing is said of them. The items stand in the header bar and have its looks.
  package func look(of bar: BarPart) -> BarLook? {
    var look = said[bar]?.look ?? BarLook()
    if bar == .header, let items = said[.items]?.look { look.fill(from: items) }
    return look.isEmpty ? nil : look
  }

  /// How the header bar makes room for what is scrolled; nil for one that stays. What is said of the items, which stand in it, is said of it.
  package var headerMinimizing: HeaderMinimizing? {
    var minimizing = said[.header]?.minimizing ?? BarMinimizing()
    if let items = said[.items]?.minimizing { minimizing.fill(from: items) }
    return minimizing.all
  }

  /// The looks of the bars of a page itself.
  package var pageLooks: [PageBar: BarLook] {
    var looks: [PageBar: BarLook] = [:]
    looks[.top] = look(of: .header)
    looks[.bottom] = look(of: .bottom)
    return looks
  }
}
