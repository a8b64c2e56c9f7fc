import DisplaySupport
import SidelightGTK
import SidelightTesting
import SidelightUI
import SidelightWindowTesting
import Testing

/// The user finds all tabs whatever the pages have in their header bars.
@MainActor @Suite("Tab views: pages without room for tabs", .serialized) struct TabPlaceTests {
  /// What a page may have that leaves its header bar without room for tabs.
  enum Page: CaseIterable { case principal, outerPrincipal, boundTitle, titleMenu, hidden, noWindowBar, stackWithPrincipal, innerStack }

  @Test(arguments: Depth.available, Page.allCases)
  func `Where the header bar has no room for tabs they are all below the page`(depth: Depth, page: Page) async throws {
    let app = try await TestApp(depth, width: 900, height: 600) { PlacedTabs(page: page) }
    let inner = page == .innerStack ? ["Inner 1", "Inner 2"] : []
    #expect(Set(app.labels(of: .tab)) == Set(["One", "Two"] + inner))
    try await app.tab("Two").click()
    #expect(app.labels(of: .text).contains("This is 2"))
    #expect(app.labels(of: .tab) == ["One", "Two"], "The tabs stay where they are.")
    try await app.close()
  }

  @Test(arguments: Depth.available, [900, 360] as [Double])
  func `Grouped tabs are below pages that have header bars of their own`(depth: Depth, width: Double) async throws {
    let app = try await TestApp(depth, width: width, height: 600) {
      TabView {
        Tab("One", systemImage: "star") { Text("This is 1").navigationTitle("First") }
        Tab("Two", systemImage: "star") { NavigationStack { Text("This is 2").navigationTitle("Second") } }
      }
      .tabViewStyle(.grouped)
    }
    #expect(app.labels(of: .tab) == ["One", "Two"])
    try await app.tab("Two").click()
    #expect(app.labels(of: .tab) == ["One", "Two"])
    #expect(app.title == "Second")
    let plans = app.renderer?.controllers.values.compactMap { if case .tabs(let tabs) = $0.element.kind { tabs.plan.place } else { nil } }
    if let plans { #expect(plans == [.bottom]) }
    try await app.tab("One").click()
    #expect(app.labels(of: .tab) == ["One", "Two"])
    #expect(app.title == "First")
    try await app.close()
  }

  @Test(arguments: Depth.available, [(5, 360), (7, 900), (5, 520)] as [(Int, Double)])
  func `Long badges leave all tabs in the bar, and the pages as wide as the window`(
    depth: Depth, size: (count: Int, width: Double)
  ) async throws {
    let app = try await TestApp(depth, width: size.width, height: 600) {
      TabView {
        ForEach(0..<size.count) { number in
          Tab("Tab \(number)", systemImage: "star") { Text("This is \(number)") }.badge("Needs attention")
        }
      }
    }
    #expect(app.labels(of: .tab) == (0..<size.count).map { "Tab \($0)" })
    for tabs in app.renderer?.controllers.values.compactMap({ $0 as? TabsController }) ?? [] {
      let page = try #require(tabs.shown)
      #expect(Double(page.widget.width) == size.width)
    }
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `Links in a tab find the destinations in the tab, in the stack around the tab view`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 900, height: 600) {
      NavigationStack {
        TabView {
          Tab("One", systemImage: "star") {
            List { NavigationLink("Go", value: 1) }
              .navigationDestination(for: Int.self) { Text("This is pushed \($0)") }
          }
          Tab("Two", systemImage: "star") { Text("This is 2") }
        }
      }
    }
    try await app.row("Go").click()
    #expect(app.labels(of: .text).contains("This is pushed 1"))
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `Keys do nothing to tabs below the top page of a stack, or to disabled ones`(depth: Depth) async throws {
    let desk = TabDesk()
    let app = try await TestApp(depth, width: 900, height: 600) {
      NavigationStack {
        TabbedDesk(desk: desk).toolbar { NavigationLink("Go") { Text("This is over") } }
      }
    }
    try await app.press(.character("2"), .alt)
    #expect(desk.selection == .mail)
    try await app.button("Go").click()
    #expect(app.labels(of: .text).contains("This is over"))
    try await app.press(.character("3"), .alt)
    if depth == .window { try await app.press(.pageDown, .control) }
    #expect(desk.selection == .mail, "Nobody sees the tabs.")
    try await app.close()

    let other = TabDesk()
    let disabled = try await TestApp(depth, width: 900, height: 600) { TabbedDesk(desk: other).disabled(true) }
    try await disabled.press(.character("2"), .alt)
    #expect(other.selection == .home)
    try await disabled.close()
  }

  @Test(arguments: Depth.available)
  func `Tabs of equal ids keep their state`(depth: Depth) async throws {
    let desk = TabDesk()
    let app = try await TestApp(depth, width: 900, height: 600) {
      TabView {
        ForEach(["a", "b", "b"], id: \.self) { name in
          Tab("\(name) \(desk.unread)", systemImage: "star") { TabPage(desk, .home) }
        }
      }
    }
    try await app.press(.character("3"), .alt)
    try await app.button("home 0").click()
    desk.unread = 1
    try await app.settle()
    try await app.press(.character("1"), .alt)
    try await app.press(.character("3"), .alt)
    #expect(app.button("home 1").isVisible)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `A tab's label and tag are found behind what else is said of its view`(depth: Depth) async throws {
    @MainActor final class Box { var value = 1 }
    let box = Box()
    let app = try await TestApp(depth, width: 900, height: 600) {
      TabView(selection: Binding(get: { box.value }, set: { box.value = $0 })) {
        Text("This is 1").tabItem { Text("One") }.tag(1)
          .sheet(isPresented: .constant(false)) { Text("Sheet") }
          .toolbar { Button("Item") {} }
        Text("This is 2").tabItem { Text("Two") }.tag(2)
          .inspector(isPresented: .constant(false)) { Text("Inspector") }
        Text("This is 3").tabItem { Text("Three") }.tag(3)
          .navigationTitle(.constant("Title"))
          .navigationDestination(for: Int.self) { Text("\($0)") }
          .navigationDestination(isPresented: .constant(false)) { Text("Presented") }
          .toolbarTitleMenu { Button("Entry") {} }
          .presentationDetents([.medium])
      }
    }
    #expect(app.labels(of: .tab) == ["One", "Two", "Three"])
    try await app.tab("Three").click()
    #expect(box.value == 3)
    #expect(app.labels(of: .text).contains("This is 3"))
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `A selection that the binding refuses makes no page`(depth: Depth) async throws {
    let desk = TabDesk()
    let app = try await TestApp(depth, width: 900, height: 600) {
      TabView(selection: Binding(get: { TabDesk.Place.home }, set: { _ in desk.log.append("asked") })) {
        Tab("Home", systemImage: "house", value: TabDesk.Place.home) { LoggedPage(desk: desk, name: "home") }
        Tab("Mail", systemImage: "envelope", value: TabDesk.Place.mail) { LoggedPage(desk: desk, name: "mail") }
      }
    }
    try await app.tab("Mail").click()
    #expect(desk.log == ["home", "asked"])
    #expect(try app.tab("Home").isSelected)
    #expect(try !app.tab("Mail").isSelected)
    try await app.close()
  }

  @Test(.needsWindow) func `The keyboard reaches tabs above a page before what is in the page`() async throws {
    let desk = TabDesk()
    let app = try await TestApp(.window, width: 900, height: 600) {
      TabbedDesk(desk: desk).tabViewStyle(.grouped).toolbar { Button("Item") {} }
    }
    try await app.button("Item").focus()
    try await app.press(.tab)
    #expect(try app.tab("Home").isFocused)
    try await app.close()
  }
}

/// A page that tells when it is made.
private struct LoggedPage: View {
  let desk: TabDesk
  let name: String

  var body: some View {
    let _ = desk.log.append(name)
    Text("This is \(name)")
  }
}

private struct PlacedTabs: View {
  let page: TabPlaceTests.Page

  var body: some View {
    if page == .outerPrincipal { tabs.toolbar { principal } } else { tabs }
  }

  private var principal: some ToolbarContent { ToolbarItem(placement: .principal) { Text("Principal") } }

  private var tabs: some View {
    TabView {
      Tab("One", systemImage: "star") { first }
      Tab("Two", systemImage: "star") { Text("This is 2") }
    }
  }

  @ViewBuilder private var first: some View {
    let text = Text("This is 1")
    switch page {
    case .principal: text.toolbar { principal }
    case .outerPrincipal: text
    case .boundTitle: text.navigationTitle(.constant("Title"))
    case .titleMenu: text.navigationTitle("Title").toolbarTitleMenu { Button("Entry") {} }
    case .hidden: text.toolbar(.hidden, for: .navigationBar)
    case .noWindowBar: text.toolbar(.hidden, for: .windowToolbar)
    case .stackWithPrincipal: NavigationStack { text.toolbar { principal } }
    case .innerStack:
      TabView {
        Tab("Inner 1", systemImage: "star") { NavigationStack { text.navigationTitle("Deep") } }
        Tab("Inner 2", systemImage: "star") { text }
      }
    }
  }
}
