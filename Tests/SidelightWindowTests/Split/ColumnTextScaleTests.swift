import SidelightBridge
import SidelightCore
import SidelightTesting
import SidelightUI
import SidelightWindowTesting
import Testing

/// The widths that an app gives its columns are for the desktop's usual text.
@MainActor @Suite("Split view: column widths and larger text", .serialized) struct ColumnTextScaleTests {
  private struct Columns: View {
    var body: some View {
      NavigationSplitView {
        List { Text("Row") }.navigationSplitViewColumnWidth(min: 180, ideal: 220, max: 320)
      } content: {
        List { Text("Line") }.frame(minWidth: 250, idealWidth: 260)
      } detail: {
        Text("Detail").inspector(isPresented: .constant(true)) { Text("Aside").inspectorColumnWidth(200) }
      }
    }
  }

  /// Changes the size of the desktop's text.
  private func scaleText(_ app: TestApp, by scale: Double) async throws {
    if app.depth == .window {
      DesktopSettings.shared?.setProperty("gtk-xft-dpi", to: Int(96 * 1024 * scale))
      try await app.settle()
    } else {
      var traits = app.driver.graph.desktop
      traits.textScale = scale
      app.driver.graph.send(.desktop(traits))
    }
    try await app.settle()
  }

  @Test(arguments: Depth.available)
  func `Columns and inspectors grow with the text, and frames do not`(depth: Depth) async throws {
    let resolution: Int = DesktopSettings.shared?.property("gtk-xft-dpi") ?? -1
    let app = try await TestApp(depth, width: 1300, height: 500) { Columns() }
    try await scaleText(app, by: 1)
    #expect(app.split?.picture == "|content 260|detail 840|+inspector 200")
    try await scaleText(app, by: 1.5)
    #expect(app.split?.picture == "|content 260|detail 740|+inspector 300")
    try await app.close()
    DesktopSettings.shared?.setProperty("gtk-xft-dpi", to: resolution)
  }

  @Test(arguments: Depth.available)
  func `The widths of an app decide with the text whether columns fit`(depth: Depth) async throws {
    let resolution: Int = DesktopSettings.shared?.property("gtk-xft-dpi") ?? -1
    let app = try await TestApp(depth, width: 790, height: 500) {
      NavigationSplitView {
        List { Text("Row") }.navigationSplitViewColumnWidth(min: 210, ideal: 240)
      } detail: {
        Text("Detail")
      }
    }
    try await scaleText(app, by: 1)
    #expect(app.split?.picture == "|sidebar 240|detail 550|")
    try await scaleText(app, by: 1.5)
    #expect(app.split?.picture == "|detail 790|")
    try await app.resize(width: 800)
    #expect(app.split?.picture == "|sidebar 320|detail 480|")
    try await app.close()
    DesktopSettings.shared?.setProperty("gtk-xft-dpi", to: resolution)
  }
}
