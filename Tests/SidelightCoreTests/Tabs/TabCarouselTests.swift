import SidelightCore
import Testing

@Suite("Tab view: pages that follow each other")
struct TabCarouselTests {
  private func names(_ model: TabTestModel) -> String {
    model.model.carousel.compactMap { model.model.configuration.tab($0)?.title }.joined(separator: " ")
  }

  @Test(
    "There are dots where the mode and the number of pages say so",
    arguments: [
      (.automatic, "A B", "dots: (A) B"), (.automatic, "A", "no dots: (A)"), (.always, "A", "dots: (A)"), (.never, "A B", "no dots: (A) B"),
      (.always, "", "nowhere:"),
    ] as [(TabDots, String, String)])
  func dots(mode: TabDots, titles: String, picture: String) {
    #expect(TabTestModel(TabItem.tabs(titles), width: 700, style: .page, dots: mode).picture == picture)
  }

  @Test("A page is made when it comes into sight, and no other; nothing is selected by that")
  func approach() {
    var model = TabTestModel(TabItem.tabs("A B C"), width: 700, style: .page, selection: .tab(TabModel.id("A")))
    model.send(.approach(TabModel.id("B")))
    #expect(model.made == ["A", "B"])
    #expect(model.picture == "dots: (A) B C")
    #expect(model.written.isEmpty)
    model.send(.approach(TabModel.id("X")))
    #expect(model.made == ["A", "B"])
    var bar = TabTestModel(TabItem.tabs("A B C"), width: 700)
    bar.send(.approach(TabModel.id("B")))
    #expect(bar.made == ["A"], "Nothing comes into sight where one page takes the place of another.")
  }

  @Test("A hidden tab is among the pages only while it is the selected one")
  func hidden() {
    let tabs: [TabItem] = [.tab("A"), .tab("B", isHidden: true), .tab("C")]
    var model = TabTestModel(tabs, width: 700, style: .page, selection: .tab(TabModel.id("B")))
    #expect(model.picture == "dots: A C -> (B)")
    #expect(names(model) == "A B C")
    model.choose("C")
    #expect(names(model) == "A C")
  }

  @Test("The pages share the header bar around them, unless one that follows another has its own")
  func bare() {
    #expect(TabTestModel(TabItem.tabs("A B"), width: 700, style: .page).model.hasBarePages)
    let tabs: [TabItem] = [.tab("A"), .tab("B", hasOwnHeader: true)]
    #expect(!TabTestModel(tabs, width: 700, style: .page).model.hasBarePages)
    #expect(TabTestModel(TabItem.tabs("A B"), width: 700, style: .grouped).model.hasBarePages)
    #expect(TabTestModel(tabs, width: 700, style: .grouped).model.hasBarePages)
    #expect(TabTestModel(TabItem.tabs("A B"), width: 700).model.hasBarePages)
  }

  @Test("A page that can't be selected is passed by, and from the last page a key goes on to the first")
  func disabled() {
    var model = TabTestModel([.tab("A"), .tab("B", isDisabled: true), .tab("C")], width: 700, style: .page)
    model.choose("B")
    #expect(model.picture == "dots: (A) B C")
    model.send(.step(forward: true))
    #expect(model.picture == "dots: A B (C)")
    model.send(.step(forward: true))
    #expect(model.picture == "dots: (A) B C")
  }
}
