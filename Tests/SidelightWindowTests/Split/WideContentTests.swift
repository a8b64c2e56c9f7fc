import DisplaySupport
import Observation
import ReportSupport
import SidelightBridge
import SidelightCore
import SidelightGTK
import SidelightTesting
import SidelightUI
import SidelightWindowTesting
import Testing

/// Content that is wider than its column has no say in where the columns stand: it is cut.
@MainActor @Suite("Split view: wide content", .serialized) struct WideContentTests {
  @Observable final class Wish {
    var width: Double? = 200
    var column: Double? = 700
  }

  private struct Page: View {
    let wish: Wish

    var body: some View {
      NavigationSplitView {
        Text("Sidebar").navigationTitle("S")
      } detail: {
        HStack {
          Button("First") {}
          Spacer()
          Button("Last") {}
        }
        .frame(minWidth: wish.width).navigationTitle("D")
      }
    }
  }

  @Test(arguments: Depth.available)
  func `A page that grows and shrinks leaves the columns where they are`(depth: Depth) async throws {
    let wish = Wish()
    let app = try await TestApp(depth, width: 1000, height: 500) { Page(wish: wish) }
    for width in [1000.0, 600] {
      try await app.resize(width: width)
      let picture = app.split?.picture
      #expect(picture == (width == 1000 ? "|sidebar 240|detail 760|" : "|sidebar 240|detail 360|"))
      for minimum in [200.0, 900, 3000, 200] {
        wish.width = minimum
        try await app.settle()
        #expect(app.split?.picture == picture, "with \(minimum) px at \(width)")
      }
    }
    wish.width = 900
    try await app.resize(width: 360)
    #expect(app.split?.picture == "[(sidebar)>detail]")
    try await app.close()
  }

  private struct Wide: View {
    let wish: Wish

    var body: some View {
      NavigationSplitView {
        Text("Sidebar").navigationSplitViewColumnWidth(wish.column ?? 0)
      } detail: {
        Text("Detail")
      }
    }
  }

  @Test(arguments: Depth.available)
  func `A fixed column shrinks before its content counts`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 1000, height: 500) { Wide(wish: Wish()) }
    #expect(app.split?.picture == "|sidebar 680|detail 320|")
    try await app.close()
  }

  /// Where a widget is in its window, in px.
  private func box(_ name: String, _ app: TestApp) throws -> PixelRectangle {
    let window = try #require(app.renderer?.windows.first?.window)
    let widget = try #require(window.visibleTree.first { $0.isMapped && $0.accessibleLabel == name })
    return try #require(widget.bounds(in: window))
  }

  @Test(.needsWindow, arguments: [false, true])
  func `It begins at the leading edge, and what has the focus is moved into view`(isRightToLeft: Bool) async throws {
    let wish = Wish()
    wish.width = 900
    DesktopSettings.isRightToLeft = isRightToLeft
    defer { DesktopSettings.isRightToLeft = false }
    let app = try await TestApp(.window, width: 600, height: 500) { Page(wish: wish) }
    let room: ClosedRange<Double> = isRightToLeft ? 0...360 : 240...600
    func isInside(_ name: String) throws -> Bool {
      let box = try box(name, app)
      return room.contains(box.x) && room.contains(box.x + box.width)
    }
    #expect(try isInside("First"))
    #expect(try !isInside("Last"))
    try await app.button("Last").focus()
    try await app.settle()
    #expect(try isInside("Last"))
    #expect(try !isInside("First"))
    // A narrower page takes what has the focus along.
    try await app.resize(width: 520)
    let last = try box("Last", app)
    #expect(isRightToLeft ? last.x >= 0 : last.x + last.width <= 520)
    try await app.resize(width: 600)
    try await app.button("First").focus()
    try await app.settle()
    #expect(try isInside("First"))
    wish.width = 100
    try await app.settle()
    #expect(try isInside("First"))
    #expect(try isInside("Last"))
    try await app.close()
  }

  @Test(.needsWindow) func `A page that is cut is reported once, by name`() async throws {
    let reports = Reports()
    let app = try await TestApp(.window, width: 800, height: 500) {
      NavigationSplitView {
        Text("Sidebar")
      } detail: {
        Text("Wide").frame(minWidth: 777).navigationTitle("Too wide a page")
      }
    }
    for width in [700.0, 600, 800] { try await app.resize(width: width) }
    let sentences = reports.all(beginning: "the content of the page “Too wide a page”")
    #expect(sentences.count == 1)
    #expect(sentences.first?.contains("needs 777 px") == true)
    try await app.close()
  }

  @Test(.needsWindow) func `A page that nobody sees is not reported`() async throws {
    let reports = Reports()
    let app = try await TestApp(.window, width: 1200, height: 500) {
      NavigationSplitView {
        List { Label("Places", systemImage: "folder") }.navigationTitle("Hidden by the user")
      } content: {
        Text("Content")
      } detail: {
        Text("Detail")
      }
    }
    try await app.press(.f9)
    for width in [400.0, 800, 400, 700, 360, 600, 1200] { try await app.resize(width: width) }
    #expect(reports.all(beginning: "the content of the page “Hidden by the user”").isEmpty)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `A frame around all of a window's content is named when no phone has room for it`(depth: Depth) async throws {
    let reports = Reports()
    for (width, isNamed) in [(360.0, false), (361, true)] {
      let title = "Window of \(Int(width)) at \(depth)"
      let app = try await TestApp(depth, width: 500, height: 500) { Text("Page").navigationTitle(title).frame(minWidth: width) }
      let sentences = reports.all(beginning: "the window “\(title)” can't be narrower than \(Int(width)) px")
      #expect(sentences.count == (isNamed ? 1 : 0))
      try await app.close()
    }
  }

  private struct Inspected: View {
    @State private var isShown = true

    var body: some View {
      Text("Page").inspector(isPresented: $isShown) { Text("Notes").frame(minWidth: 800) }
    }
  }

  private struct Presenting: View {
    var body: some View {
      Text("Page").sheet(isPresented: .constant(true)) { Text("Sheet").frame(minWidth: 1500) }
    }
  }

  @Test(.needsWindow) func `Inspectors and sheets cut what is wider than they are`() async throws {
    let inspected = try await TestApp(.window, width: 1000, height: 500) { Inspected() }
    #expect(inspected.split?.picture == "|detail 730|+inspector 270")
    try await inspected.resize(width: 360)
    #expect(inspected.split?.picture.hasSuffix("_inspector_") == true)
    try await inspected.close()
    let presenting = try await TestApp(.window, width: 700, height: 500) { Presenting() }
    #expect(presenting.text("Sheet").isVisible)
    #expect(try dialogWidths(presenting).allSatisfy { $0 <= 700 })
    try await presenting.resize(width: 360)
    #expect(presenting.text("Sheet").isVisible)
    try await presenting.close()
  }

  /// The width of a dialog, and the least that it needs.
  private func dialogWidths(_ app: TestApp) throws -> [Int] {
    let window = try #require(app.renderer?.windows.first?.window)
    let dialog = try #require(window.visibleTree.first { $0.typeName == "AdwDialog" })
    return [dialog.width, dialog.measure(.horizontal).minimum]
  }

  private struct Tools: View {
    var body: some View {
      NavigationSplitView(preferredCompactColumn: .constant(.detail)) {
        Text("Sidebar")
      } detail: {
        Text("Detail").navigationTitle("A title that is too long for any bar").toolbar {
          ToolbarItem(placement: .principal) { Text("In the middle of the bar, and as long as a sentence").fixedWidth(500) }
          ToolbarItem { Text("Status").fixedWidth(400) }
          ToolbarItem { Button("One") {} }
          ToolbarItem { Button("Two") {} }
        }
      }
    }
  }

  @Test(.needsWindow) func `Of a header bar the window buttons, Back and the toggle stay, and no bar is cut`() async throws {
    let app = try await TestApp(.window, width: 1300, height: 500) { Tools() }
    for width in [1300.0, 700, 500, 360] {
      try await app.resize(width: width)
      let window = try #require(app.renderer?.windows.first?.window)
      for bar in window.visibleTree where bar.typeName == "AdwHeaderBar" && bar.isMapped {
        let box = try #require(bar.bounds(in: window))
        // A bar draws a line of 1 px around itself.
        #expect(box.x >= -1 && box.x + box.width <= width + 1, "\(box) at \(width)")
        #expect(bar.measure(.horizontal).minimum <= Int(box.width), "\(box) at \(width)")
      }
      #expect(app.button(width < 500 ? "Back" : "Toggle Sidebar").isVisible, "at \(width)")
      let buttons = try #require(window.visibleTree.first { $0.typeName == "GtkWindowControls" && $0.isMapped && $0.width > 0 })
      let box = try #require(buttons.bounds(in: window))
      #expect(box.x >= 0 && box.x + box.width <= width, "\(box) at \(width)")
      // What is no button goes first, because no menu can take it.
      #expect(app.labels(of: .text).contains("Status") == (width == 1300), "at \(width)")
      #expect(app.button("One").isVisible)
    }
    try await app.close()
  }
}

extension View {
  nonisolated fileprivate func fixedWidth(_ width: Double) -> some View { frame(minWidth: width) }
}
