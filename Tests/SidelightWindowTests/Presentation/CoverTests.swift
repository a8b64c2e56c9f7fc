import DisplaySupport
import Sidelight
import SidelightBridge
import SidelightGTK
import SidelightTesting
import SidelightWindowTesting
import Testing

/// Sheets that take all of the window, and windows without a title bar.
@Suite("Covers and hidden title bars", .serialized)
@MainActor struct CoverTests {
  private struct Item: Identifiable { let id: Int }

  private struct Page: View {
    @State private var isShown = false
    @State private var item: Item?
    @State private var closed = 0
    var body: some View {
      VStack {
        Button("Cover") { isShown = true }
        Button("Item") { item = Item(id: 7) }
        Text("closed \(closed)")
      }
      .fullScreenCover(isPresented: $isShown, onDismiss: { closed += 1 }) {
        VStack {
          Text("Top").frame(maxWidth: .infinity, alignment: .leading)
          Spacer()
          Button("Done") { isShown = false }.frame(maxWidth: .infinity, alignment: .trailing)
        }
      }
      .fullScreenCover(item: $item) { Text("About \($0.id)") }
    }
  }

  @Test(arguments: Depth.available)
  func `A cover takes all of the window, and is closed as a sheet is`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 900, height: 700) { Page() }
    try await app.button("Cover").click()
    #expect(app.button("Done").isVisible)
    if depth == .window {
      let (top, done) = try (app.text("Top").frame, app.button("Done").frame)
      #expect(done.x - top.x > 700 && done.y - top.y > 520, "\(top) and \(done)")
    }
    try await app.button("Done").click()
    #expect(app.text("closed 1").isVisible)
    try await app.button("Item").click()
    #expect(app.text("About 7").isVisible)
    try await app.press(.escape)
    #expect(!app.text("About 7").exists)
    try await app.close()
  }

  private struct Sized: View {
    let isPage: Bool
    @State private var isShown = true
    var body: some View {
      Text("Behind").sheet(isPresented: $isShown) {
        let list = List(1...3, id: \.self) { Text("Row \($0)") }.accessibilityIdentifier("list")
        if isPage { list.presentationSizing(.page) } else { list.presentationSizing(.form) }
      }
    }
  }

  @Test(.needsWindow) func `What takes all the room of a sheet is as wide as its sizing says`() async throws {
    for (isPage, width) in [(true, 760.0), (false, 480)] {
      let app = try await TestApp(.window, width: 1000, height: 700) { Sized(isPage: isPage) }
      let frame = try app.element(identifier: "list").frame
      #expect(abs(frame.width - width) < 2, "\(frame)")
      try await app.close()
    }
  }

  private struct Bare: Scene {
    var body: some Scene {
      WindowGroup("Bare") { BarePage() }.windowStyle(.hiddenTitleBar).defaultSize(width: 400, height: 300)
    }
  }

  private struct BarePage: View {
    var body: some View {
      ZStack(alignment: .top) {
        Text("beneath").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top).ignoresSafeArea()
        Text("safe")
      }
      .navigationTitle("My Title").toolbar { Button("Tool") {} }
    }
  }

  @Test(.needsWindow) func `A window with a hidden title bar shows what is in it from its top edge on, and no title`() async throws {
    _ = Toolkit.startForTests()
    let windows = AppWindows(of: nil) { Bare().contents }
    windows.openFirst()
    let host = try #require(windows.open.first)
    host.graph.flush()
    await host.renderer.windows.first?.settle(limit: 60)
    let window = try #require(host.renderer.windows.first?.window)
    let labels = window.visibleTree.compactMap { $0 as? LabelWidget }
    #expect(!labels.contains { $0.text == "My Title" } && labels.contains { $0.text == "Tool" })
    #expect(window.title == "My Title")
    let beneath = try #require(labels.first { $0.text == "beneath" }?.bounds(in: window))
    let safe = try #require(labels.first { $0.text == "safe" }?.bounds(in: window))
    #expect(beneath.y < 20 && safe.y > 35, "\(beneath) and \(safe)")
    host.close()
    await MainLoop.rest()
  }

  private struct Untitled: Scene {
    let style: UnifiedWindowToolbarStyle
    var body: some Scene {
      WindowGroup("Untitled") {
        NavigationStack { Text("Content").navigationTitle("My Title").toolbar { Button("Tool") {} } }
      }
      .windowToolbarStyle(style)
    }
  }

  @Test(.needsWindow, arguments: [true, false])
  func `A style of the toolbar leaves out titles, and nothing else`(showsTitle: Bool) async throws {
    _ = Toolkit.startForTests()
    let windows = AppWindows(of: nil) { Untitled(style: .unified(showsTitle: showsTitle)).contents }
    windows.openFirst()
    let host = try #require(windows.open.first)
    host.graph.flush()
    await host.renderer.windows.first?.settle(limit: 60)
    let window = try #require(host.renderer.windows.first?.window)
    let texts = window.visibleTree.compactMap { ($0 as? LabelWidget)?.text }
    #expect(texts.contains("Tool") && texts.contains("Content"))
    let titles = window.visibleTree.compactMap { ($0 as? WindowTitleWidget)?.title }
    #expect(titles.contains("My Title") == showsTitle, "\(titles)")
    host.close()
    await MainLoop.rest()
  }

  private struct Tools: View {
    let setting: PressCounter
    var body: some View {
      GlassEffectContainer {
        Button("Play") { setting.count += 1 }.buttonStyle(.glassProminent)
        Button("Stop") { setting.count -= 1 }.buttonStyle(.glass(.clear))
        Text("Words").padding().glassEffect(.regular.tint(.red), in: .rect(cornerRadius: 8))
      }
    }
  }

  @MainActor @Observable final class PressCounter { var count = 0 }

  @Test(arguments: Depth.available)
  func `Buttons of glass are buttons`(depth: Depth) async throws {
    let setting = PressCounter()
    let app = try await TestApp(depth, width: 400, height: 300) { Tools(setting: setting) }
    try await app.button("Play").click()
    try await app.button("Play").focus()
    try await app.press(.space)
    #expect(setting.count == 2)
    try await app.button("Stop").click()
    #expect(setting.count == 1 && app.text("Words").isVisible)
    try await app.close()
  }
}
