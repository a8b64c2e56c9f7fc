import SidelightCore
import Testing

@Suite("Tab view: what is selected and shown")
struct TabSelectionTests {
  private func tabs(_ titles: String, _ selection: TabSelection = .unbound, width: Double = 360) -> TabTestModel {
    TabTestModel(TabItem.tabs(titles), width: width, selection: selection)
  }

  @Test("Only pages that were shown are made, and they stay")
  func made() {
    var tabs = tabs("A B C")
    #expect(tabs.made == ["A"])
    tabs.choose("C")
    #expect(tabs.made == ["A", "C"])
    tabs.choose("A")
    #expect(tabs.made == ["A", "C"])
    tabs.declare(.tab("A"), .tab("B"))
    #expect(tabs.made == ["A"], "The page of a tab that is removed goes with it.")
  }

  @Test("The user writes a binding once, and code is never answered")
  func binding() {
    var tabs = tabs("A B C", .tab(TabModel.id("B")))
    #expect(tabs.picture == "bottom: A (B) C")
    tabs.choose("C")
    tabs.choose("C")
    #expect(tabs.written == [.writeSelection(TabModel.id("C"))])
    tabs.declare { $0.selection = .tab(TabModel.id("A")) }
    #expect(tabs.picture == "bottom: (A) B C")
    #expect(tabs.written.count == 1)
  }

  @Test("A binding that refuses a value keeps its tab")
  func refusal() {
    var model = tabs("A B", .tab(TabModel.id("A"))).model
    let before = model.configuration
    #expect(model.handle(.choose(TabModel.id("B"))) == [.writeSelection(TabModel.id("B"))])
    #expect(model.handle(.configured(before)) == [])
    #expect(model.picture == "bottom: (A) B")
    #expect(model.plan.made == [TabModel.id("A")], "The page would have been made in vain.")
  }

  @Test("A value that no tab has changes nothing and is not written over until the user selects")
  func missing() {
    var tabs = tabs("A B C", .missing)
    #expect(tabs.picture == "bottom: (A) B C")
    tabs.declare { $0.selection = .tab(TabModel.id("B")) }
    tabs.declare { $0.selection = .missing }
    #expect(tabs.picture == "bottom: A (B) C")
    #expect(tabs.written.isEmpty)
    tabs.choose("B")
    #expect(
      tabs.written == [.writeSelection(TabModel.id("B"))], "The user selects what is shown already, but is not what the binding says.")
  }

  @Test("A tab that the app hides is shown while a binding says so, and left where there is none")
  func hidden() {
    let items: [TabItem] = [.tab("A"), .tab("B", isHidden: true), .tab("C")]
    var bound = tabs("A B C", .tab(TabModel.id("B")))
    bound.declare { $0.items = items }
    #expect(bound.picture == "bottom: A C -> (B)")
    var unbound = tabs("A B C")
    unbound.choose("B")
    unbound.declare { $0.items = items }
    #expect(unbound.picture == "bottom: A (C)")
    #expect(unbound.made == ["A", "B", "C"], "A hidden tab keeps its page.")
    bound.choose("C")
    bound.choose("B")
    #expect(bound.picture == "bottom: A (C)", "The user can't select what is hidden.")
  }

  @Test("A tab that is removed is left for the one that takes its place, or else the first")
  func removed() {
    var tabs = tabs("A B C")
    tabs.choose("B")
    tabs.declare(.tab("A"), .tab("C"))
    #expect(tabs.picture == "bottom: A (C)")
    tabs.declare(.tab("A"), .tab("X"))
    #expect(tabs.picture == "bottom: A (X)")
    tabs.declare(.tab("A"))
    #expect(tabs.picture == "bottom: (A)")
    tabs.declare { $0.items = [] }
    #expect(tabs.picture == "nowhere:")
    tabs.declare(.tab("Z"))
    #expect(tabs.picture == "bottom: (Z)")
  }

  @Test("The user can't select a disabled tab; code can")
  func disabled() {
    var tabs = TabTestModel([.tab("A", isDisabled: true), .tab("B"), .tab("C", isDisabled: true)], width: 360)
    #expect(tabs.picture == "bottom: A (B) C")
    tabs.choose("A")
    tabs.send(.number(3))
    tabs.send(.step(forward: true))
    #expect(tabs.picture == "bottom: A (B) C")
    tabs.declare { $0.selection = .tab(TabModel.id("C")) }
    #expect(tabs.picture == "bottom: A B (C)")
    tabs.send(.step(forward: true))
    #expect(tabs.picture == "bottom: A (B) C")
  }

  @Test("Keys go through all tabs in the order in which they are shown, those behind More included")
  func keys() {
    var tabs = TabTestModel([.tab("F", purpose: .search)] + TabItem.tabs("A B C D E"), width: 360)
    #expect(tabs.picture == "bottom: (A) B C F More[D E]")
    tabs.send(.number(4))
    #expect(tabs.picture == "bottom: A B C (F) More[D E]")
    tabs.send(.step(forward: true))
    #expect(tabs.picture == "bottom: A B C F More[(D) E]")
    #expect(tabs.model.plan.isMoreSelected)
    tabs.send(.number(6))
    tabs.send(.step(forward: true))
    #expect(tabs.picture == "bottom: (A) B C F More[D E]")
    tabs.send(.step(forward: false))
    #expect(tabs.picture == "bottom: A B C F More[D (E)]")
    tabs.send(.number(7))
    #expect(tabs.picture == "bottom: A B C F More[D (E)]")
    tabs.send(.number(2))
    #expect(tabs.picture == "bottom: A (B) C F More[D E]")
  }

  @Test("More shows a list until a tab is selected, by the user or by code, and goes where there is no More")
  func moreList() {
    var tabs = tabs("A B C D E F", .tab(TabModel.id("B")))
    tabs.send(.showMore)
    #expect(tabs.picture == "bottom: A B C D (More[E F])")
    #expect(tabs.written.isEmpty)
    tabs.choose("B")
    #expect(tabs.picture == "bottom: A (B) C D More[E F]")
    tabs.send(.showMore)
    tabs.choose("F")
    #expect(tabs.picture == "bottom: A B C D More[E (F)]")
    tabs.send(.showMore)
    tabs.declare { $0.selection = .tab(TabModel.id("A")) }
    #expect(tabs.picture == "bottom: (A) B C D More[E F]")
    tabs.send(.showMore)
    tabs.resize(1200)
    tabs.resize(360)
    #expect(tabs.picture == "bottom: (A) B C D More[E F]")
  }
}
