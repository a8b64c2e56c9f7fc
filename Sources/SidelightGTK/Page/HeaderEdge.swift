import SidelightBridge
import SidelightCore

/// The edge between a header bar and what is scrolled below it.
@MainActor final class HeaderEdge {
  private let header: LayoutBin
  private let traits: () -> DesktopTraits
  /// What is scrolled.
  private weak var area: (any EdgeArea)?
  private var moves: [SignalConnection] = []
  private(set) var effect = EdgeEffect.automatic
  private var strength = 0.0
  /// Whether the content goes on below the bar.
  private(set) var goesOnBelow = false

  init(_ header: LayoutBin, traits: @escaping () -> DesktopTraits) {
    self.header = header
    self.traits = traits
  }

  func end() {
    if goesOnBelow { header.draws = nil }
    forget()
  }

  private func forget() {
    for move in moves { move.disconnect() }
    (area, moves) = (nil, [])
  }

  /// Looks for what is scrolled among the content of the page, and follows it where that goes on below the bar.
  func follow(_ body: [Controller], goesOnBelow: Bool) {
    let found = Self.find(in: body)
    effect = found?.edgeManner?.topEdge ?? .automatic
    if found !== area || goesOnBelow != self.goesOnBelow {
      forget()
      area = found
      if goesOnBelow { moves = found?.edgeScroll.onMoved { [weak self] in self?.moved() } ?? [] }
    }
    if goesOnBelow != self.goesOnBelow { header.draws = goesOnBelow ? { [weak self] in self?.draw($0, $1) } : nil }
    self.goesOnBelow = goesOnBelow
    moved()
    if goesOnBelow { header.queueDraw() }
  }

  private func moved() {
    let now = area.map { EdgeEffect.strength(scrolled: $0.edgeScroll.verticalOffset) } ?? 0
    guard now != strength else { return }
    strength = now
    if goesOnBelow { header.queueDraw() }
  }

  /// The first thing that scrolls up and down; what is alone in a container counts as that.
  private static func find(in controllers: [Controller]) -> (any EdgeArea)? {
    var rest = Array(controllers.reversed())
    var looked = 0
    while let next = rest.popLast(), looked < most {
      looked += 1
      if let area = next as? any EdgeArea, area.edgeManner != nil { return area }
      if next.laysOutChildren { rest += next.childrenInLayout.reversed() }
    }
    return nil
  }

  /// What scrolls below a bar stands near the beginning of the page.
  private static let most = 64

  private func draw(_ node: RenderNode?, _ painter: Painter) {
    defer { if let node { painter.draw(node) } }
    guard strength > 0, effect != .hidden else { return }
    let isDark = traits().isDark
    var color = PaintColor(GlassRecipe(isDark: isDark, .edge).ground)
    let bar = PixelRectangle(x: 0, y: 0, width: Double(header.width), height: Double(header.height))
    if effect == .hard {
      color.alpha = EdgeEffect.hardOpacity * strength
      painter.fill(bar, color)
      let line = PaintColor(0, 0, isDark ? 0 : 6 / 255, EdgeEffect.lineOpacity(isDark: isDark) * strength)
      return painter.fill(PixelRectangle(x: 0, y: bar.height - 1, width: bar.width, height: 1), line)
    }
    let soft = PixelRectangle(x: 0, y: 0, width: bar.width, height: bar.height + EdgeEffect.reach)
    painter.fill(
      soft,
      fromTop: EdgeEffect.softStops.map { stop in
        color.alpha = stop.opacity * strength
        return (stop.place, color)
      })
  }
}
