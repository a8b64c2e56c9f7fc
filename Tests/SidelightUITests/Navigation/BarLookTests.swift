import SidelightCore
import SidelightTesting
import SidelightUI
import Testing

/// What pages are told of the looks of their bars.
@MainActor struct BarLookTests {
  private func looks(_ content: some View) throws -> [PageBar: String] { try Stage(content).page().barLooks.mapValues(\.picture) }

  @Test func `A page without a word about its bars is told nothing`() throws {
    #expect(try looks(Text("Content")) == [:])
    #expect(try looks(Text("Content").toolbarBackground(.automatic, for: .navigationBar).toolbarColorScheme(nil)) == [:])
  }

  @Test func `Each bar has its own looks, and no name means the header bar`() throws {
    #expect(try looks(Text("c").toolbarBackgroundVisibility(.visible, for: .navigationBar)) == [.top: "shown"])
    #expect(try looks(Text("c").toolbarBackground(.hidden, for: .windowToolbar, .bottomBar)) == [.top: "hidden", .bottom: "hidden"])
    #expect(try looks(Text("c").toolbarBackground(.visible)) == [.top: "shown"])
    #expect(try looks(Text("c").toolbarColorScheme(.dark, for: .bottomBar)) == [.bottom: "dark"])
    #expect(try looks(Text("c").toolbarBackground(.visible, for: .tabBar)) == [:])
  }

  @Test func `A style is the background unless that is hidden`() throws {
    let styled = try Stage(Text("c").toolbarBackground(.red)).page().barLooks[.top]
    #expect(styled?.isRaised == true && styled?.fill != nil)
    let hidden = try Stage(Text("c").toolbarBackground(.red).toolbarBackground(.hidden)).page().barLooks[.top]
    #expect(hidden?.isRaised == false && hidden?.fill == styled?.fill)
    #expect(
      try looks(Text("c").toolbarBackground(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))) == [
        .top: "gradient"
      ])
  }

  @Test func `The outermost modifier wins, and what it leaves open an inner one says`() throws {
    let view = Text("c").toolbarBackground(.visible, for: .navigationBar).toolbarColorScheme(.dark).toolbarBackground(
      .hidden, for: .navigationBar)
    #expect(try looks(view) == [.top: "hidden dark"])
  }

  @Test func `Around a split view it means all pages, of which each may say otherwise`() throws {
    let stage = Stage(
      NavigationSplitView {
        Text("s").toolbarBackground(.hidden, for: .navigationBar)
      } detail: {
        NavigationStack { Text("d") }
      }
      .toolbarBackground(.visible, for: .navigationBar).toolbarColorScheme(.light, for: .navigationBar))
    try stage.resize(1000)
    var found: [String: String] = [:]
    for case .page(let page) in stage.tree.all.map(\.element.kind) where page.showsHeader {
      found[page.role] = page.barLooks[.top]?.picture
    }
    #expect(found == ["sidebar": "hidden light", "": "shown light"])
  }

  @Test func `The tabs below the pages have the looks that the page in sight wants`() {
    let shown = Box(1)
    let stage = Stage(
      TabView(selection: Bindable(shown).value) {
        Tab("One", systemImage: "star", value: 1) { Text("1") }
        Tab("Two", systemImage: "star", value: 2) { Text("2").toolbarBackground(.hidden, for: .tabBar) }
      })
    func look() -> String? {
      for case .tabs(let tabs) in stage.tree.all.map(\.element.kind) { return tabs.bar?.look?.picture }
      return "no tabs"
    }
    #expect(look() == nil)
    shown.value = 2
    stage.settle()
    #expect(look() == "hidden")
    shown.value = 1
    stage.settle()
    #expect(look() == nil)
  }
}
