import DisplaySupport
import SidelightBridge
import SidelightCore
import SidelightGTK
import SidelightUI
import SidelightWindowTesting
import Testing

/// Styles of split views in real windows, by the scripts that run without a display as well.
@Suite("Styles of split views", .serialized)
@MainActor struct SplitStyleTests {
  private func show(_ kind: Style, _ depth: Depth, width: Double = 1200, checks: Bool = true) async throws -> (TestApp, StyleModel) {
    let model = StyleModel(kind)
    return (try await TestApp(depth, width: width, height: 700, checks: checks) { StyledMail(model: model) }, model)
  }

  @Test(arguments: Depth.available, [1300.0, 900, 560])
  func `A prominent detail keeps the whole width at any width, and the sidebar lies over it`(depth: Depth, width: Double) async throws {
    let (app, model) = try await show(.prominentDetail, depth, width: width)
    model.visibility = .detailOnly
    try await app.settle()
    #expect(app.split?.picture == "|detail \(Int(width))|")
    try await app.button("Toggle Sidebar").click()
    #expect(app.split?.picture == "{sidebar 240}|detail \(Int(width))|")
    #expect(model.visibility == .all)
    try await app.row("Row 1").click()
    #expect(model.chosen == 1)
    model.visibility = .detailOnly
    try await app.settle()
    #expect(app.split?.picture == "|detail \(Int(width))|")
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `A style's own row of columns shows them at once, and what is in them works`(depth: Depth) async throws {
    let (app, model) = try await show(.trailing, depth)
    #expect(app.split?.picture == "<detail sidebar>")
    try await app.row("Row 2").click()
    #expect(model.chosen == 2)
    #expect(app.column(.detail).text("Chosen 2").isVisible)
    try await app.textField("Name").type("Ada")
    #expect(model.text == "Ada")
    model.visibility = .detailOnly
    try await app.settle()
    #expect(app.split?.picture == "<detail>")
    #expect(!app.row("Row 2").isVisible)
    try await app.resize(width: 400)
    try await app.resize(width: 1000)
    model.visibility = .all
    try await app.settle()
    #expect(app.split?.picture == "<detail sidebar>")
    #expect(try app.row("Row 2").isSelected)
    try await app.close()
  }

  @Test(arguments: Depth.available, [1200.0, 400])
  func `Exchanging styles while text is typed keeps all of it`(depth: Depth, width: Double) async throws {
    let (app, model) = try await show(.balanced, depth, width: width)
    model.column = .detail
    try await app.settle()
    try await app.textField("Name").type("A")
    var text = "A"
    for kind in Style.allCases + Style.allCases.reversed() {
      model.kind = kind
      try await app.settle()
      #expect(try app.textField("Name").isFocused, "\(kind)")
      try await app.textField("Name").type("b")
      text += "b"
      #expect(model.text == text, "\(kind)")
    }
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `What stands above the columns leaves them their own layout, at every width`(depth: Depth) async throws {
    let (app, model) = try await show(.banner, depth)
    #expect(app.split?.picture == "<|sidebar 240|detail 960|>")
    #expect(app.button("Banner").isVisible)
    for (width, picture) in [(700.0, "<|sidebar 240|detail 460|>"), (400, "<[(sidebar)>detail]>"), (1100, "<|sidebar 240|detail 860|>")] {
      try await app.resize(width: width)
      #expect(app.split?.picture == picture)
    }
    model.kind = .balanced
    try await app.resize(width: 400)
    #expect(app.split?.picture == "[(sidebar)>detail]")
    model.kind = .banner
    try await app.settle()
    #expect(app.split?.picture == "<[(sidebar)>detail]>")
    try await app.row("Row 1").click()
    #expect(app.split?.picture == "<[sidebar>(detail)]>")
    try await app.button("Back").click()
    #expect(app.split?.picture == "<[(sidebar)>detail]>")
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `An inspector goes on beside the views of a style`(depth: Depth) async throws {
    let (app, model) = try await show(.balanced, depth)
    model.isInspected = true
    try await app.settle()
    #expect(app.split?.picture == "|sidebar 240|detail 690|+inspector 270")
    model.kind = .trailing
    try await app.settle()
    #expect(app.split?.picture == "<detail sidebar>+inspector 270")
    try await app.resize(width: 400)
    #expect(app.split?.picture == "<detail sidebar>_inspector_")
    model.kind = .balanced
    try await app.resize(width: 1200)
    #expect(app.split?.picture == "|sidebar 240|detail 690|+inspector 270")
    try await app.close()
  }

  @Test(.needsWindow) func `Columns keep their widgets, their scrolled place and their window buttons`() async throws {
    let model = StyleModel(.balanced)
    let graph = ViewGraph()
    let renderer = Renderer(making: Controllers.make)
    renderer.host = graph
    graph.consumer = renderer
    graph.start(WindowView(title: "Test", width: 1200, height: 700, content: StyledMail(model: model)))
    renderer.present()
    let window = try #require(renderer.windows.first)
    await window.settle()
    let list = try #require(renderer.controllers.values.compactMap { $0 as? ListController }.first)
    list.list.scroll(to: 90)
    await window.settle()
    let offset = list.scroll.verticalOffset
    #expect(offset > 0)
    #expect(closeButtons(in: window.window) == 1)
    for kind in [Style.trailing, .detailAlone, .banner, .trailing, .prominentDetail, .balanced] {
      model.kind = kind
      await window.settle()
      let now = try #require(renderer.controllers.values.compactMap { $0 as? ListController }.first)
      #expect(now === list, "\(kind)")
      // Below a banner the list is less high, so that GTK scrolls what has the focus into view.
      if kind != .banner { #expect(list.scroll.verticalOffset == offset, "\(kind)") }
      #expect(closeButtons(in: window.window) == 1, "\(kind)")
    }
    graph.stop()
    window.window.destroy()
  }

  /// How many buttons that close the window are shown.
  private func closeButtons(in widget: Widget) -> Int {
    // A set that stands still while columns slide is not drawn at rest.
    if widget.opacity == 0 { return 0 }
    if widget.typeName == "GtkWindowControls" { return widget.isMapped && widget.firstChild != nil ? 1 : 0 }
    return widget.children.reduce(0) { $0 + closeButtons(in: $1) }
  }
}
