import SidelightCore

extension PageChrome {
  /// The page in a line: its header bar, what is in its bars, and what it hands on.
  var picture: String {
    var header: [String] = []
    if page.showsHeader, !page.isHeaderHidden {
      if !page.hidesBack, page.sidebarToggle != nil { header.append("[=]") }
      if let tabs = page.tabBar { header.append("(" + tabs.places.map(\.title).joined(separator: " ") + ")") }
      switch (titleItem, page.titleDisplay) {
      case (let item?, _): header.append((item.isAtStart ? "<" : ">") + item.text)
      case (nil, .large): header.append(page.title.uppercased())
      case (nil, .collapsed): header.append("^" + page.title)
      case (nil, .inline): if page.showsTitle, page.tabBar == nil, !page.title.isEmpty { header.append(page.title) }
      }
    }
    let bar = !page.showsHeader ? "no header" : page.isHeaderHidden ? "hidden" : header.joined(separator: " ")
    let slots = Slot.readingOrder.compactMap { slot in items[slot].map { "\(slot.rawValue): \(Self.picture($0))" } }
    let passed = handedOn.isEmpty ? [] : ["inside: \(Self.picture(handedOn))"]
    return ([bar] + slots + passed).joined(separator: "; ")
  }

  private static func picture(_ sources: [ItemSource]) -> String {
    sources.map { source in
      switch source {
      case .own(let index): "own \(index)"
      case .outer(let index): "outer \(index)"
      case .title: "title"
      }
    }.joined(separator: ", ")
  }
}

extension TabBarElement {
  static func named(_ titles: String...) -> TabBarElement {
    let places = titles.enumerated().map { Place(tab: TabID($0), title: $1, icon: nil, isSelected: $0 == 0) }
    return TabBarElement(tabs: NodeID(9), places: places, isWide: true)
  }
}
