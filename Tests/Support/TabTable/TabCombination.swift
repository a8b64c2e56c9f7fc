package import SidelightCore

/// One combination of what decides how a tab view looks.
package struct TabCombination: Hashable, Sendable, CustomStringConvertible {
  package var style: TabStyle
  /// The width of the window, in px.
  package var width: Double
  /// How many tabs there are; they are called "Tab 0" and so on.
  package var count: Int
  /// Whether all tabs but the first two are in the sections "S" and "U".
  package var hasSections: Bool
  /// Whether the user hid "Tab 1", swapped the sections, and turned the tabs in "S" around.
  package var isCustomized: Bool
  /// The tab that is selected.
  package var selected: Int
  /// The user hid the sidebar.
  package var hidesSidebar = false

  package init(style: TabStyle, width: Double, count: Int, hasSections: Bool, isCustomized: Bool, selected: Int) {
    self.style = style
    self.width = width
    self.count = count
    self.hasSections = hasSections
    self.isCustomized = isCustomized
    self.selected = selected
  }

  package static let styles: [TabStyle] = [.automatic, .tabBarOnly, .sidebarAdaptable, .grouped, .page]
  package static let widths: [Double] = [360, 499, 500, 700, 1000]
  package static let counts = [1, 3, 5, 6, 9]

  package static let all: [TabCombination] = styles.flatMap { style in
    widths.flatMap { width in
      counts.flatMap { count in
        [false, true].flatMap { hasSections in
          [false, true].flatMap { isCustomized in
            Set([0, count / 2, count - 1]).sorted().filter { !isCustomized || $0 != 1 }.map { selected in
              TabCombination(
                style: style, width: width, count: count, hasSections: hasSections, isCustomized: isCustomized, selected: selected)
            }
          }
        }
      }
    }
  }

  /// Combinations of all styles, widths and numbers of tabs.
  package static let sample: [TabCombination] = all.enumerated().filter { $0.offset % 9 == 4 }.map(\.element)

  package var description: String {
    "\(style) \(Int(width)) px, \(count) tabs\(hasSections ? " in sections" : "")\(isCustomized ? ", customized" : ""), \(selected) selected"
  }

  package static func title(_ tab: Int) -> String { "Tab \(tab)" }
}

// MARK: - What is declared

extension TabCombination {
  /// The tabs in no section.
  package var plain: Range<Int> { 0..<(hasSections ? min(2, count) : count) }
  /// The tabs of section "S", where there are any.
  package var first: Range<Int> { plain.upperBound..<(plain.upperBound + (count - plain.upperBound + 1) / 2) }
  /// The tabs of section "U".
  package var second: Range<Int> { first.upperBound..<count }
}

// MARK: - How it looks

/// How a combination looks, by the rules of the documentation and of GNOME, and not by those of the model.
package struct TabLook: Hashable, Sendable {
  /// What the sidebar lists; nil where there is none, or where it is hidden.
  package var sidebar: [Int]?
  /// The headings in the sidebar.
  package var headings: [String] = []
  /// What stands in a bar.
  package var bar: [Int] = []
  /// The one page of a tab view whose dots would be one dot.
  package var alone: [Int] = []
  /// What is behind "More".
  package var more: [Int] = []
  package let picture: String

  package init(_ combination: TabCombination) {
    let isCustomized = combination.isCustomized && combination.style == .sidebarAdaptable
    let plain = Array(combination.plain).filter { !isCustomized || $0 != 1 }
    let first = ("S", isCustomized ? Array(combination.first.reversed()) : Array(combination.first))
    let second = ("U", Array(combination.second))
    // The first section has at least as many tabs as the other one, and a section without tabs is not declared.
    let sections = (isCustomized && !second.1.isEmpty ? [second, first] : [first, second]).filter { !$0.1.isEmpty }
    let listed = plain + sections.flatMap(\.1)
    func name(_ tab: Int) -> String { tab == combination.selected ? "(\(TabCombination.title(tab)))" : TabCombination.title(tab) }

    if combination.style == .sidebarAdaptable, combination.width >= 500 {
      // At least 320 px for the page.
      let width = min(240, combination.width - 320)
      if !combination.hidesSidebar {
        sidebar = listed
        headings = sections.map(\.0)
      }
      let place =
        combination.hidesSidebar
        ? "|\(Int(combination.width))|" : "|sidebar \(Int(width))|\(Int(combination.width - width))|"
      let words = plain.map(name) + sections.map { "\($0.0)[\($0.1.map(name).joined(separator: " "))]" }
      picture = ([place] + words).joined(separator: " ")
      return
    }
    if combination.style == .page, listed.count == 1 {
      alone = listed
      picture = "no dots: " + listed.map(name).joined()
      return
    }
    let isCompact = combination.width < 500
    let (place, room): (String, Int) =
      switch combination.style {
      case .page: ("dots", Int.max)
      case .grouped: ("inline", max(5, Int(combination.width / 72)))
      case _ where isCompact: ("bottom", 5)
      default: ("header", max(5, Int((combination.width - 240) / 72)))
      }
    let inBar = listed.count <= room ? listed.count : room - 1
    bar = Array(listed.prefix(inBar))
    more = Array(listed.dropFirst(inBar))
    let places = Double(bar.count + (more.isEmpty ? 0 : 1))
    let isWide = place != "bottom" && place != "dots" && (place == "inline" ? combination.width : combination.width - 240) >= places * 130
    var words = [(isWide ? "wide " : "") + place + ":"] + bar.map(name)
    if !more.isEmpty { words.append("More[\(more.map(name).joined(separator: " "))]") }
    picture = words.joined(separator: " ")
  }

  /// All tabs that the user can get at, in order.
  package var order: [Int] { (sidebar ?? []) + bar + more + alone }
}
