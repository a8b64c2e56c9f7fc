/// Where the pages of a stack stand.
package enum StackPages {
  /// The places of all pages, from the root up. The title of each stands as that of the page below it, unless the page says otherwise.
  ///
  /// - Parameter titleDisplays: what each page says of its title; nil for a page that says nothing.
  package static func places(_ titleDisplays: [TitleDisplay?]) -> [PagePlace] {
    var display = TitleDisplay.inline
    return titleDisplays.enumerated().map { index, said in
      var place = PagePlace()
      place.isOverAnother = index > 0
      place.isCovered = index + 1 < titleDisplays.count
      place.takesItems = !place.isCovered
      place.titleDisplay = display
      display = said ?? display
      return place
    }
  }
}

extension PagePlace {
  /// The page of a window.
  package static var window: PagePlace {
    var place = PagePlace()
    place.isWindow = true
    return place
  }

  /// An inspector.
  ///
  /// - Parameters:
  ///   - isPart: whether it has no header bar, because the page beside it has none of its own.
  ///   - isShown: whether the user sees it.
  package static func inspector(isPart: Bool, isShown: Bool, sizeClass: SizeClass?) -> PagePlace {
    var place = PagePlace()
    place.isPart = isPart
    place.isCovered = !isShown
    place.sizeClass = sizeClass
    place.windowTitle = .own(nil)
    place.sidebarToggle = .own(nil)
    place.tabBar = .own(nil)
    place.cutsContent = .own(true)
    place.runsBeneath = .own(false)
    return place
  }

  /// What an inspector stands beside: a part of the page around.
  package static func besideInspector(sizeClass: SizeClass?) -> PagePlace {
    var place = PagePlace()
    place.isPart = true
    place.takesItems = true
    place.sizeClass = sizeClass
    place.cutsContent = .own(true)
    return place
  }

  /// The page of a sheet or a popover. A popover has no header bar.
  package static func sheet(isPopover: Bool, staysOpen: Bool, sizeClass: SizeClass?) -> PagePlace {
    var place = PagePlace()
    place.isPart = isPopover
    // Most sheets are narrow; the first layout says so before there is a frame.
    place.sizeClass = sizeClass ?? .compact
    place.windowTitle = .own(nil)
    place.sidebarToggle = .own(nil)
    place.tabBar = .own(nil)
    place.tabsFollowScrolling = .own(false)
    place.cutsContent = .own(true)
    place.runsBeneath = .own(false)
    place.staysOpen = .own(staysOpen)
    return place
  }
}
