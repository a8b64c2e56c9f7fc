import Sidelight
import SidelightWindowTesting
import Testing

/// What is dragged over tabs, and dropped on them.
@MainActor @Suite("Tab views: dropping on tabs", .serialized) struct TabDropTests {
  @MainActor @Observable final class Desk {
    var log: [String] = []
    var isDisabled = false
    var around: SpringLoadingBehavior?
    var spring = SpringLoadingBehavior.automatic
  }

  private struct Tabs: View {
    let desk: Desk

    @TabContentBuilder<Never> private var tabs: some TabContent<Never> {
      Tab("Home", systemImage: "house") { Text("This is home") }
      Tab("Mail", systemImage: "envelope") { Text("This is mail") }
        .dropDestination(for: String.self) { desk.log.append("text \($0)") }
        .dropDestination { (urls: [URL]) in desk.log.append("files \(urls.map(\.lastPathComponent))") }
        .springLoadingBehavior(desk.spring)
        .disabled(desk.isDisabled)
    }

    var body: some View {
      if let around = desk.around { TabView { tabs }.springLoadingBehavior(around) } else { TabView { tabs } }
    }
  }

  private struct Places: View {
    let desk: Desk
    let hasSidebar: Bool

    var body: some View {
      if hasSidebar { Tabs(desk: desk).tabViewStyle(.sidebarAdaptable) } else { Tabs(desk: desk) }
    }
  }

  /// Where tabs stand: in a sidebar, in a header bar and below the page.
  enum Place: CaseIterable {
    case sidebar, header, bottom

    var width: Double { self == .bottom ? 360 : 900 }
  }

  private func start(_ depth: Depth, _ place: Place, _ desk: Desk) async throws -> TestApp {
    try await TestApp(depth, width: place.width, height: 500) { Places(desk: desk, hasSidebar: place == .sidebar) }
  }

  private func tab(_ app: TestApp, _ place: Place, _ title: String) -> TestElement {
    place == .sidebar ? app.row(title) : app.tab(title)
  }

  @Test(arguments: Depth.available, Place.allCases)
  func `What is dropped on a tab reaches its action, wherever the tab stands`(depth: Depth, place: Place) async throws {
    let desk = Desk()
    let app = try await start(depth, place, desk)
    try await tab(app, place, "Mail").drop(text: "A")
    try await tab(app, place, "Mail").drop(uris: ["file:///tmp/a", "file:///tmp/b"])
    #expect(desk.log == [#"text ["A"]"#, #"files ["a", "b"]"#])
    #expect(app.text("This is home").isVisible, "It is not selected by that.")
    await #expect(throws: TestFailure.self) { try await tab(app, place, "Home").drop(text: "A") }
    desk.isDisabled = true
    try await app.settle()
    await #expect(throws: TestFailure.self) { try await tab(app, place, "Mail").drop(text: "B") }
    #expect(desk.log.count == 2)
    try await app.close()
  }

  @Test(arguments: Depth.available, Place.allCases)
  func `Something that is dragged and rests over a tab selects it, unless somebody forbids it`(depth: Depth, place: Place) async throws {
    let desk = Desk()
    let app = try await start(depth, place, desk)
    try await tab(app, place, "Mail").restDrag()
    #expect(app.text("This is mail").isVisible)
    try await tab(app, place, "Home").restDrag()
    #expect(app.text("This is home").isVisible)
    desk.spring = .disabled
    try await app.settle()
    try? await tab(app, place, "Mail").restDrag()
    #expect(app.text("This is home").isVisible)
    try await app.close()
  }

  @Test(arguments: Depth.available, Place.allCases)
  func `What stands around a tab view decides for the tabs that say nothing`(depth: Depth, place: Place) async throws {
    let desk = Desk()
    desk.around = .disabled
    let app = try await start(depth, place, desk)
    try await tab(app, place, "Mail").restDrag()
    #expect(app.text("This is mail").isVisible, "automatic is what tabs do by themselves")
    try? await tab(app, place, "Home").restDrag()
    #expect(app.text("This is mail").isVisible)
    try await app.close()
  }

  private struct Buttons: View {
    let desk: Desk

    var body: some View {
      VStack {
        Button("Plain") { desk.log.append("plain") }
        Button("Loaded") { desk.log.append("loaded") }.springLoadingBehavior(.enabled)
      }
    }
  }

  @Test(arguments: Depth.available)
  func `A button is clicked by what rests over it where it is made so`(depth: Depth) async throws {
    let desk = Desk()
    let app = try await TestApp(depth, width: 400, height: 300) { Buttons(desk: desk) }
    try await app.button("Loaded").restDrag()
    try? await app.button("Plain").restDrag()
    #expect(desk.log == ["loaded"])
    try await app.close()
  }
}
