import SidelightBridge
import SidelightCore

extension BarLook {
  /// The style classes of a bar with this look.
  @MainActor func classes(of bar: StyleProvider.Bar) -> [String] {
    StyleSheet.bars.read()
    var classes: [String] = []
    if showsBackground == false { classes.append("sidelight-bare-\(bar.rawValue)-bar") }
    if let isDark { classes.append("sidelight-\(isDark ? "dark" : "light")-\(bar.rawValue)-bar") }
    if let fill, showsBackground != false {
      let css = fill.css
      classes.append(StyleProvider.barClass(bar, css.plain, mirrored: css.mirrored))
    }
    return classes
  }
}

extension Fill {
  /// The style class of a page or a sheet with this behind it.
  @MainActor func groundClass(_ ground: StyleProvider.Ground) -> String {
    StyleProvider.groundClass(ground, css.plain, mirrored: css.mirrored)
  }

  /// The background as CSS, and that where text runs to the left.
  fileprivate var css: (plain: String, mirrored: String) {
    switch plain {
    case .gradient(let gradient): return (gradient.css(isMirrored: false), gradient.css(isMirrored: true))
    case let fill:
      let css = (fill.firstColor ?? .primary).css
      return (css, css)
    }
  }
}

/// How the bars of a page look now.
@MainActor struct PageBarLooks {
  private var classes: [String] = []

  /// - Parameter edge: how the content passes into the top bars where they say nothing themselves.
  mutating func show(_ looks: [PageBar: BarLook], _ edge: EdgeEffect, on bars: ToolbarViewWidget) {
    var looks = looks
    if looks[.top]?.showsBackground == nil, !bars.extendsContentToTop {
      switch edge {
      case .hard: looks[.top, default: BarLook()].showsBackground = true
      case .hidden: looks[.top, default: BarLook()].showsBackground = false
      case .automatic, .soft: break
      }
    }
    bars.raisesTopBars = looks[.top]?.isRaised == true
    bars.raisesBottomBars = looks[.bottom]?.isRaised == true
    let wanted = (looks[.top]?.classes(of: .top) ?? []) + (looks[.bottom]?.classes(of: .bottom) ?? [])
    bars.changeClasses(from: classes, to: wanted)
    classes = wanted
  }
}
