import SidelightCore
import Testing

@Suite("Tab view: the tab that stands out")
struct TabProminenceTests {
  private func model(_ tabs: [TabItem], width: Double = 900, style: TabStyle = .automatic) -> TabTestModel {
    TabTestModel(tabs, width: width, style: style, selection: .tab(TabModel.id("A")))
  }

  private func prominent(_ model: TabTestModel) -> String? {
    model.model.plan.prominent.flatMap { model.model.configuration.tab($0)?.title }
  }

  @Test func `The first one that the app does not hide stands out where it is declared`() {
    let one = model([.tab("A"), .tab("New", purpose: .prominent), .tab("B")])
    #expect(one.picture == "wide header: (A) New B")
    #expect(prominent(one) == "New")
    #expect(prominent(model([.tab("A"), .tab("B", purpose: .prominent), .tab("C", purpose: .prominent)])) == "B")
    #expect(prominent(model([.tab("A"), .tab("B", purpose: .prominent, isHidden: true), .tab("C", purpose: .prominent)])) == "C")
    #expect(prominent(model([.tab("A"), .tab("Find", purpose: .search)])) == nil)
  }

  @Test func `It goes behind More after the other tabs that have no place of their own`() {
    let tabs: [TabItem] = [.tab("A"), .tab("B"), .tab("C"), .tab("D"), .tab("E", purpose: .prominent), .tab("F")]
    let narrow = model(tabs, width: 400)
    #expect(narrow.picture == "bottom: (A) B C E More[D F]")
    #expect(prominent(narrow) == "E")
  }

  @Test func `Dots and the rows of a sidebar are all alike`() {
    let tabs: [TabItem] = [.tab("A"), .tab("B", purpose: .prominent)]
    #expect(prominent(model(tabs, style: .page)) == nil)
    #expect(prominent(model(tabs, width: 1000, style: .sidebarAdaptable)) == nil)
    #expect(prominent(model(tabs, width: 400, style: .sidebarAdaptable)) == "B")
  }
}
