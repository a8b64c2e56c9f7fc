import SidelightCore
import Testing

@Suite("How pages stand")
struct PageChromeTests {
  private func facts(_ title: String? = "Mail", _ items: ToolbarPlace..., change: (inout PageFacts) -> Void = { _ in }) -> PageFacts {
    var facts = PageFacts()
    facts.title = title
    facts.items = items.map { PageItem($0) }
    change(&facts)
    return facts
  }

  private func picture(
    _ facts: PageFacts, around: (inout PageSurroundings) -> Void = { _ in }, place change: (inout PagePlace) -> Void = { _ in }
  ) -> String {
    var (place, surroundings) = (PagePlace(), PageSurroundings())
    change(&place)
    around(&surroundings)
    return PageChrome(facts, place, around: surroundings).picture
  }

  @Test func `A page has its title, or the window's where it has none`() {
    #expect(picture(facts()) == "Mail")
    #expect(picture(facts(nil), around: { $0.windowTitle = "App" }) == "App")
    #expect(picture(facts(nil), around: { $0.windowTitle = "App" }, place: { $0.isWindow = true }) == "")
    #expect(picture(facts { $0.removesTitle = true }) == "")
    #expect(picture(facts { $0.leadsTitle = true }) == "<Mail; leading: title")
  }

  @Test func `A window without titles has none on any page, and its pages have their names`() {
    #expect(picture(facts(), around: { $0.bars.hidesTitle = true }) == "")
    #expect(picture(facts { ($0.titleDisplay, $0.bars.hidesTitle) = (.large, true) }) == "")
    #expect(picture(facts { ($0.hasTitleActions, $0.bars.hidesTitle) = (true, true) }) == "")
    var surroundings = PageSurroundings()
    surroundings.bars.hidesTitle = true
    let outer = PageChrome(facts { $0.hasOwnHeader = true }, PagePlace(), around: surroundings)
    #expect(outer.inside.bars.hidesTitle && outer.page.title == "Mail")
  }

  @Test func `A title with which the user can do something is an item, unless the app has one in its place`() {
    #expect(picture(facts { $0.hasTitleActions = true }) == ">Mail; principal: title")
    #expect(picture(facts("Mail", .principal) { $0.hasTitleActions = true }) == "Mail; principal: own 0")
  }

  @Test func `The title stays where only the items of the app are hidden`() {
    let hidden = facts("Mail", .primaryAction, .secondaryAction) {
      $0.hasTitleActions = true
      $0.bars.update([.items]) { $0.isShown = false }
    }
    #expect(picture(hidden) == ">Mail; principal: title")
  }

  @Test func `A large title goes into the header bar while its content is scrolled`() {
    let large = facts { $0.titleDisplay = .large }
    #expect(picture(large) == "MAIL")
    #expect(picture(facts { ($0.titleDisplay, $0.isScrolled) = (.large, true) }) == "^Mail")
    #expect(picture(large, around: { $0.tabBar = .named("A", "B") }) == "(A B) MAIL")
    let below = facts { ($0.titleDisplay, $0.isScrolled) = (.large, true) }
    #expect(picture(below, around: { $0.tabBar = .named("A", "B") }) == "(A B) MAIL", "The tabs leave no room for it.")
  }

  @Test func `A page over another one keeps the tabs, and says at its start what it is`() {
    func pushed(_ facts: PageFacts) -> String {
      picture(facts, around: { $0.tabBar = .named("A", "B") }, place: { $0.isOverAnother = true })
    }
    #expect(picture(facts(), around: { $0.tabBar = .named("A", "B") }) == "(A B)", "The selected tab says what the first page is.")
    #expect(pushed(facts()) == "(A B) <Mail; leading: title")
    #expect(pushed(facts { $0.hasTitleActions = true }) == "(A B) <Mail; leading: title")
    #expect(pushed(facts { $0.removesTitle = true }) == "(A B)")
    #expect(pushed(facts { $0.titleDisplay = .large }) == "(A B) MAIL")
    #expect(pushed(facts("Mail", .principal)) == "Mail; principal: own 0", "There is one middle.")
    #expect(pushed(facts { $0.bars.update([.header]) { $0.isShown = false } }) == "hidden")
  }

  @Test func `A part of a page has no header bar, and hands on what is around it`() {
    let items = [PageItem(.primaryAction), PageItem(.bottomBar)]
    #expect(
      picture(facts("Mail", .automatic), around: { $0.items = items }, place: { ($0.isPart, $0.takesItems) = (true, true) })
        == "no header; inside: outer 0, outer 1")
    #expect(
      picture(
        facts("Mail", .automatic), around: { $0.items = items },
        place: { ($0.isPart, $0.takesItems, $0.keepsBottomBar) = (true, true, true) }) == "no header; bottom: outer 1; inside: outer 0")
  }

  @Test func `A page around a stack hands on all its items, and one around tabs those at the bottom`() {
    #expect(picture(facts("Mail", .primaryAction, .bottomBar) { $0.hasOwnHeader = true }) == "no header; inside: own 0, own 1")
    #expect(
      picture(facts("Mail", .primaryAction, .bottomBar) { $0.hasOwnBottomBar = true }) == "Mail; trailing: own 0; inside: own 1")
  }

  @Test func `There is one search field, and that of a sidebar is the sidebar's`() {
    let items = [PageItem(.sidebarSearch)]
    func page(_ change: (inout PagePlace) -> Void) -> String { picture(facts(), around: { $0.items = items }, place: change) }
    #expect(page { $0.isSidebar = true } == "Mail; search: outer 0")
    #expect(page { ($0.isOtherColumn, $0.takesItems) = (true, true) } == "Mail")
    #expect(page { $0.takesItems = true } == "Mail; search: outer 0")
    #expect(page { ($0.takesItems, $0.leavesSidebarSearch) = (true, true) } == "Mail")
    #expect(picture(facts("Mail", .search, .search)) == "Mail; search: own 0")
  }

  @Test func `A sheet that the user can't close, or that an item leaves, has no close button`() {
    func hidesClose(_ facts: PageFacts, staysOpen: Bool = false) -> Bool {
      var around = PageSurroundings()
      (around.isInSheet, around.staysOpen) = (true, staysOpen)
      return PageChrome(facts, PagePlace(), around: around).page.hidesCloseButton
    }
    #expect(!hidesClose(facts()))
    #expect(hidesClose(facts(), staysOpen: true))
    #expect(hidesClose(facts("Mail", .cancellationAction)))
  }

  @Test func `The title of a page stands as that of the page below it`() {
    let places = StackPages.places([.large, nil, .inline, nil])
    #expect(places.map(\.titleDisplay) == [.inline, .large, .large, .inline])
    #expect(places.map(\.isOverAnother) == [false, true, true, true])
    #expect(places.map(\.isCovered) == [true, true, true, false])
    #expect(places.map(\.takesItems) == [false, false, false, true])
  }
}
