import SidelightCore
import Testing

@Suite("Tab view: what the user makes of the tabs")
struct TabCustomizationTests {
  private let items: [TabItem] = [
    .tab("A", name: "a"), .tab("B"), .tab("C", name: "c"),
    .section("S", name: "s", .tab("D", name: "d"), .tab("E", name: "e")), .section("T", name: "t", .tab("F", name: "f")),
  ]

  private func tabs(_ items: [TabItem], _ customization: TabCustomization? = TabCustomization(), width: Double = 900) -> TabTestModel {
    TabTestModel(items, width: width, style: .sidebarAdaptable, customization: customization)
  }

  @Test("Tabs and sections move among their like; what has no name stays where it is")
  func order() {
    var tabs = tabs(items)
    tabs.send(.moveTab(TabModel.id("C"), before: TabModel.id("A")))
    #expect(tabs.picture == "|sidebar 240|660| C B (A) S[D E] T[F]")
    tabs.send(.moveSection(TabSectionID(TabModel.id("T").value), before: TabSectionID(TabModel.id("S").value)))
    #expect(tabs.picture == "|sidebar 240|660| C B (A) T[F] S[D E]")
    tabs.send(.moveTab(TabModel.id("D"), before: nil))
    #expect(tabs.picture == "|sidebar 240|660| C B (A) T[F] S[E D]")
    #expect(tabs.written.count == 3)
    tabs.send(.moveTab(TabModel.id("D"), before: TabModel.id("F")))
    tabs.send(.moveTab(TabModel.id("B"), before: TabModel.id("A")))
    #expect(tabs.written.count == 3, "Neither into another section nor without a name.")
    tabs.resize(360)
    #expect(tabs.picture == "bottom: C B (A) F More[E D]")
  }

  @Test("What is moved past a tab that stays goes on to the next place")
  func pastFixed() {
    var tabs = tabs([.tab("A"), .tab("B", name: "b"), .tab("C"), .tab("D", name: "d")])
    tabs.send(.moveTab(TabModel.id("B"), before: TabModel.id("D")))
    #expect(tabs.picture == "|sidebar 240|660| (A) D C B")
    tabs.send(.moveTab(TabModel.id("B"), before: TabModel.id("C")))
    #expect(tabs.picture == "|sidebar 240|660| (A) B C D")
    tabs.send(.moveTab(TabModel.id("B"), before: TabModel.id("C")))
    tabs.send(.moveTab(TabModel.id("B"), before: TabModel.id("A")))
    #expect(tabs.picture == "|sidebar 240|660| (A) B C D")
    #expect(tabs.written.count == 2)
  }

  @Test("A new tab stands where it is declared, and one that comes back where the user put it")
  func changingTabs() {
    var tabs = tabs(items)
    tabs.send(.moveTab(TabModel.id("C"), before: TabModel.id("A")))
    tabs.declare { $0.items.insert(.tab("N", name: "n"), at: 1) }
    #expect(tabs.picture.hasPrefix("|sidebar 240|660| C N B (A)"))
    tabs.declare { $0.items.removeAll { $0.tabs.first?.title == "C" } }
    tabs.declare { [items] in $0.items = items }
    #expect(tabs.picture.hasPrefix("|sidebar 240|660| C B (A)"))
  }

  @Test("The user hides and shows tabs, apart for sidebar and bar; the selected one stays until another is selected")
  func visibility() {
    var tabs = tabs(items)
    tabs.send(.setVisible(TabModel.id("A"), false, in: .sidebar))
    #expect(tabs.picture == "|sidebar 240|660| B C S[D E] T[F] -> (A)")
    tabs.send(.setVisible(TabModel.id("C"), false, in: .bar))
    #expect(tabs.picture == "|sidebar 240|660| B C S[D E] T[F] -> (A)")
    tabs.resize(360)
    #expect(tabs.picture == "bottom: B D E F More[C] -> (A)")
    tabs.send(.setVisible(TabModel.id("A"), true, in: .sidebar))
    #expect(tabs.picture == "bottom: (A) B D E More[C F]")
    tabs.send(.setVisible(TabModel.id("B"), false, in: .sidebar))
    #expect(tabs.picture == "bottom: (A) B D E More[C F]", "A tab without a name can't be hidden.")
  }

  @Test("Default visibility counts until the user says otherwise, and behaviour limits what the user may do")
  func behaviour() {
    var tabs = tabs([
      .tab("A", name: "a"), .tab("B", name: "b", isVisibleByDefault: false), .tab("C", name: "c", customizing: .reorderOnly),
      .tab("D", name: "d", customizing: .nothing),
    ])
    #expect(tabs.picture == "|sidebar 240|660| (A) C D")
    tabs.send(.setVisible(TabModel.id("B"), true, in: .sidebar))
    tabs.send(.setVisible(TabModel.id("C"), false, in: .sidebar))
    tabs.send(.setVisible(TabModel.id("D"), false, in: .sidebar))
    tabs.send(.moveTab(TabModel.id("C"), before: TabModel.id("A")))
    tabs.send(.moveTab(TabModel.id("D"), before: TabModel.id("A")))
    #expect(tabs.picture == "|sidebar 240|660| C (A) B D")
  }

  @Test("The last tab of the sidebar can't be hidden, and a sidebar whose tabs are all hidden stays")
  func last() {
    var tabs = tabs([.tab("A", name: "a"), .tab("B", name: "b")])
    tabs.send(.setVisible(TabModel.id("A"), false, in: .sidebar))
    tabs.send(.setVisible(TabModel.id("B"), false, in: .sidebar))
    #expect(tabs.picture == "|sidebar 240|660| B -> (A)")
    tabs.declare {
      $0.customization?.visibility["a"] = TabListings(sidebar: false, bar: nil)
      $0.customization?.visibility["b"] = TabListings(sidebar: false, bar: nil)
    }
    #expect(tabs.picture == "|sidebar 240|660| -> (A)")
    tabs.send(.setVisible(TabModel.id("B"), true, in: .sidebar))
    #expect(tabs.picture == "|sidebar 240|660| B -> (A)")
  }

  @Test("What is hidden by default counts where it is said, and only where the user can bring it back")
  func defaults() {
    let items: [TabItem] = [.tab("A", name: "a", isVisibleByDefault: false), .tab("B", isVisibleByDefault: false), .tab("C", name: "c")]
    var tabs = tabs(items)
    #expect(tabs.picture == "|sidebar 240|660| (B) C")
    var apart = items
    if case .tab(var tab) = apart[0] {
      tab.isVisibleByDefault = TabListings(sidebar: false, bar: true)
      apart[0] = .tab(tab)
    }
    tabs = self.tabs(apart, width: 360)
    #expect(tabs.picture == "bottom: A (B) C", "The first one is the same in any width.")
    tabs.send(.setVisible(TabModel.id("A"), false, in: .sidebar))
    #expect(tabs.picture == "bottom: (B) C")
    #expect(self.tabs(items, nil).picture == "|sidebar 240|660| (A) B C")
  }

  @Test("Columns that turn out to be wide leave the sidebar open over them")
  func wideColumns() {
    var tabs = tabs([.tab("A"), .tab("B")], width: 700)
    tabs.declare { $0.items[0] = .tab(TabDescription(TabModel.id("A"), "A", columnsWidth: 600)) }
    #expect(tabs.picture == "{sidebar 240}|700| (A) B")
    tabs.send(.choose(TabModel.id("B")))
    #expect(tabs.picture == "|700| A (B)")
    tabs.resize(900)
    tabs.resize(700)
    #expect(tabs.picture == "|700| A (B)")
  }

  @Test("Without a binding the user changes nothing")
  func unbound() {
    var tabs = tabs(items, nil)
    tabs.send(.moveTab(TabModel.id("C"), before: TabModel.id("A")))
    tabs.send(.setVisible(TabModel.id("A"), false, in: .sidebar))
    #expect(tabs.picture == "|sidebar 240|660| (A) B C S[D E] T[F]")
    #expect(tabs.written.isEmpty)
  }
}
