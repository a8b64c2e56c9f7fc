import SidelightCore

/// What the app says of the bars of a page.
struct BarTraits: Equatable {
  /// What it says of one bar.
  struct Trait: Equatable {
    /// Whether it is shown; nil to leave that to the page.
    var isShown: Bool?
    var look = BarLook()
  }

  private var said: [ToolbarPlacement.Bar: Trait] = [:]

  /// Changes what is said of some bars; of the primary one where none is named.
  mutating func update(_ bars: [ToolbarPlacement], _ change: (inout Trait) -> Void) {
    for placement in bars.isEmpty ? [.automatic] : bars { change(&said[placement.bar, default: Trait()]) }
  }

  /// Takes what is not said here.
  mutating func fill(from other: BarTraits) {
    said.merge(other.said) { own, other in
      var filled = own
      filled.isShown = own.isShown ?? other.isShown
      filled.look.fill(from: other.look)
      return filled
    }
  }

  /// What is said of one bar alone.
  func only(_ bar: ToolbarPlacement.Bar) -> BarTraits {
    var result = BarTraits()
    result.said[bar] = said[bar]
    return result
  }

  /// What is said of all bars but one.
  func without(_ bar: ToolbarPlacement.Bar) -> BarTraits {
    var result = self
    result.said[bar] = nil
    return result
  }

  func hides(_ bar: ToolbarPlacement.Bar) -> Bool { said[bar]?.isShown == false }

  /// The looks of a bar; nil where nothing is said of them. The items stand in the header bar and have its looks.
  func look(of bar: ToolbarPlacement.Bar) -> BarLook? {
    var look = said[bar]?.look ?? BarLook()
    if bar == .header, let items = said[.items]?.look { look.fill(from: items) }
    return look.isEmpty ? nil : look
  }

  /// The looks of the bars of a page itself.
  var pageLooks: [PageBar: BarLook] {
    var looks: [PageBar: BarLook] = [:]
    looks[.top] = look(of: .header)
    looks[.bottom] = look(of: .bottom)
    return looks
  }
}
