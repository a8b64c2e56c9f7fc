import DisplaySupport
import HostingSupport
import ReportSupport
import Sidelight
import SidelightBridge
import SidelightGTK
import SidelightWindowTesting
import Testing

/// Widgets of an app's own, made by its own module of GTK.
@Suite("Hosted widgets", .serialized)
@MainActor struct GTKViewTests {
  private func widgets(_ app: TestApp) -> [Widget] { app.renderer?.controllers.values.compactMap(\.core) ?? [] }

  private func widget(_ name: String, _ app: TestApp) -> Widget? { widgets(app).first { $0.name == name } }

  @Test(.needsWindow)
  func `A widget is made once, and brought up to date by what it has read`() async throws {
    let desk = HostedDesk()
    let app = try await TestApp(.window, width: 600, height: 400) { HostedPage(desk: desk) }
    #expect(desk.log.filter { $0 != "stack" } == ["make", "update 0.25"])
    desk.value = 0.5
    try await app.settle()
    #expect(desk.log.filter { $0 != "stack" } == ["make", "update 0.25", "update 0.5"])
    try check(app)
    desk.label = "Off"
    try await app.settle()
    #expect(desk.log.last { $0 != "stack" } == "update 0.5 off")
    try await app.close()
  }

  private func check(_ app: TestApp) throws {
    let bar = try #require(widget("level", app))
    #expect(GTKWidget(bar).level == 0.5)
    // It wants to expand.
    #expect(bar.width > 400)
  }

  @Test(.needsWindow)
  func `A coordinator hears the signals`() async throws {
    let desk = HostedDesk()
    let app = try await TestApp(.window, width: 600, height: 400) { HostedPage(desk: desk) }
    widget("push", app)?.emit(Signal<Void>("clicked"))
    #expect(desk.clicks == 1)
    desk.label = "Again"
    try await app.settle()
    widget("push", app)?.emit(Signal<Void>("clicked"))
    #expect(desk.clicks == 2)
    try await app.close()
  }

  @Test(.needsWindow)
  func `What goes is dismantled and freed`() async throws {
    let desk = HostedDesk()
    let app = try await TestApp(.window, width: 600, height: 400) { HostedPage(desk: desk) }
    var bar = widget("level", app)
    desk.isShown = false
    try await app.settle()
    #expect(bar?.name == "gone")
    #expect(bar?.hasParent == false)
    bar = nil
    desk.isShown = true
    try await app.settle()
    #expect(widget("level", app) != nil)
    #expect(desk.log.filter { $0 == "make" }.count == 2)
    try await app.close()
  }

  @Test(.needsWindow)
  func `A closure sees the widget of a view, again when the view is another one`() async throws {
    let desk = HostedDesk()
    let app = try await TestApp(.window, width: 600, height: 400) { HostedPage(desk: desk) }
    #expect(desk.log.filter { $0 == "stack" }.count == 1)
    #expect(widget("seen Press", app) is LabelWidget)
    desk.label = "Other"
    try await app.settle()
    #expect(widget("seen Other", app) is LabelWidget && widget("seen Press", app) == nil)
    try await app.close()
  }

  @Test(.needsWindow)
  func `A widget that is shown already is reported, and shown once`() async throws {
    let reports = Reports()
    let app = try await TestApp(.window, width: 300, height: 200) {
      let shared = SharedWidget()
      VStack {
        SharedBar(shared)
        SharedBar(shared)
      }
    }
    #expect(widgets(app).filter { $0.typeName == "GtkLevelBar" }.count == 1)
    #expect(reports.all.contains { $0.contains("makeWidget of SharedBar") })
    try await app.close()
  }

  @Test func `Without a display no widget is made`() async throws {
    let desk = HostedDesk()
    let app = try await TestApp(.plan, width: 600, height: 400) { HostedPage(desk: desk) }
    desk.value = 0.5
    try await app.settle()
    #expect(desk.log.isEmpty)
    try await app.close()
  }
}
