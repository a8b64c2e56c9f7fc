import Observation
import ReportSupport
import Sidelight
import SidelightBridge
import SidelightCore
import SidelightGTK
import SidelightWindowTesting
import Testing

/// The settings of an app, with a display and without one, wide and narrow.
@Suite("Settings", .serialized)
@MainActor struct SettingsTests {
  @Observable final class Desk {
    var isLoud = false
    var text = ""
  }

  private struct Page: View {
    @Bindable var desk: Desk
    @Environment(\.openSettings) private var openSettings
    var body: some View {
      VStack {
        TextField("Search", text: $desk.text)
        Button("Open by the Action") { openSettings() }
        SettingsLink()
        Menu("Main Menu") { SettingsLink { Text("More…") } }
        Text(desk.isLoud ? "Loud" : "Quiet")
      }
    }
  }

  private struct Preferences: View {
    @Bindable var desk: Desk
    @Environment(\.dismiss) private var dismiss
    var body: some View {
      Form {
        Toggle("Loud", isOn: $desk.isLoud)
        Button("Done") { dismiss() }
      }
    }
  }

  private func app(_ depth: Depth, width: Double, _ desk: Desk) async throws -> TestApp {
    try await TestApp(depth, width: width, height: 600, settings: { Preferences(desk: desk) }) { Page(desk: desk) }
  }

  @Test(arguments: Depth.available, [1000.0, 360])
  func `Keys, links and the action open the settings, Escape closes them, and the focus goes back`(depth: Depth, width: Double) async throws
  {
    let desk = Desk()
    let app = try await app(depth, width: width, desk)
    #expect(!app.sheet().exists)
    try await app.textField("Search").focus()
    try await app.press(.character(","), .control)
    #expect(app.sheet("Preferences").isVisible)
    try await app.sheet().toggle("Loud").click()
    #expect(desk.isLoud)
    // Again: they stay.
    try await app.press(.character(","), .control)
    #expect(app.sheet("Preferences").isVisible)
    try await app.press(.escape)
    #expect(!app.sheet().isVisible && app.text("Loud").isVisible)
    #expect(try app.textField("Search").isFocused)
    for name in ["Open by the Action", "Preferences"] {
      try await app.button(name).click()
      #expect(app.sheet("Preferences").isVisible, "\(name)")
      try await app.sheet().button("Done").click()
      #expect(!app.sheet().isVisible)
    }
    try await app.menu("Main Menu").choose("More…")
    #expect(app.sheet("Preferences").isVisible)
    try await app.press(.escape)
    try await app.close()
  }

  private struct Pages: View {
    @Bindable var desk: Desk
    var body: some View {
      TabView {
        Tab("General", systemImage: "gearshape") { Form { Toggle("Loud", isOn: $desk.isLoud) } }
        Tab("Accounts", systemImage: "person") { Form { TextField("Name", text: $desk.text) } }
      }
    }
  }

  @Test(arguments: Depth.available, [1000.0, 360])
  func `The pages of a tab view are the pages of the settings`(depth: Depth, width: Double) async throws {
    let desk = Desk()
    let app = try await TestApp(depth, width: width, height: 600, settings: { Pages(desk: desk) }) { Page(desk: desk) }
    try await app.press(.character(","), .control)
    #expect(app.sheet().labels(of: .tab) == ["General", "Accounts"])
    try await app.sheet().tab("Accounts").click()
    #expect(app.sheet().textField("Name").isVisible)
    try await app.press(.escape)
    #expect(!app.sheet().isVisible)
    try await app.close()
  }

  private struct Framed: View {
    let desk: Desk
    var body: some View { Pages(desk: desk).frame(width: 420, height: 300) }
  }

  @Test(arguments: Depth.available)
  func `Settings are as wide as the app says, with their tabs on top`(depth: Depth) async throws {
    let desk = Desk()
    let app = try await TestApp(depth, width: 1000, height: 600, settings: { Framed(desk: desk) }) { Page(desk: desk) }
    try await app.press(.character(","), .control)
    let places = app.driver.tree.all.compactMap { node -> TabBarPlace? in
      if case .tabs(let tabs) = node.element.kind { tabs.plan.place } else { nil }
    }
    #expect(places == [.header(isWide: false)])
    if depth == .window {
      let window = try #require(app.renderer?.windows.first?.window)
      let tab = try #require(window.visibleTree.first { $0.accessibleRole == .tab && $0.isMapped })
      let bars = try #require(sequence(first: tab, next: \.parent).first { $0.typeName == "AdwToolbarView" })
      #expect(bars.width == 420)
      let box = try #require(tab.bounds(in: bars))
      #expect(box.y < 60)
    }
    try await app.press(.escape)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `An app without settings opens none, and says so where it is asked for them`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 600, height: 500) { Page(desk: Desk()) }
    try? await app.press(.character(","), .control)
    #expect(!app.sheet().exists)
    let reports = Reports()
    try await app.button("Open by the Action").click()
    #expect(reports.all(beginning: "openSettings() opens nothing").count == 1 && !app.sheet().exists)
    try await app.close()
  }
}
