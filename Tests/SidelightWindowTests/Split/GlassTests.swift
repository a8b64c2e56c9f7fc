import DisplaySupport
import Observation
import Sidelight
import SidelightBridge
import SidelightCore
import SidelightGTK
import SidelightWindowTesting
import Testing

/// Sidebars of glass: what goes on below them, what shines through, and what stays as it is without glass.
@Suite("Glass sidebars", .serialized)
@MainActor struct GlassSidebarTests {
  @Observable @MainActor final class Setting {
    var material = SidebarMaterial.glass
    var scheme = ColorScheme.light
    var showsInspector = false
    var selection: Int? = 1
    var lines: [String] = []
    var visibility = NavigationSplitViewVisibility.all
  }

  private struct Columns: View {
    @Bindable var setting: Setting

    /// A view that takes all the room, and notes where it is.
    private func whole(_ name: String) -> some View {
      GeometryReader { proxy in
        let frame = proxy.frame(in: .global)
        let insets = proxy.safeAreaInsets
        let _ = setting.lines.append(
          "\(name): \(Int(frame.minX)) to \(Int(frame.maxX)), covered \(Int(insets.leading)) and \(Int(insets.trailing))")
        Color.clear
      }
    }

    var body: some View {
      NavigationSplitView(columnVisibility: $setting.visibility) {
        List(1...12, id: \.self, selection: $setting.selection) { Text("Row \($0)") }
          .navigationSplitViewColumnWidth(min: 180, ideal: 240, max: 400)
      } detail: {
        ZStack {
          whole("Below").ignoresSafeArea()
          whole("Clear")
          Button("Use") {}
        }
        .inspector(isPresented: $setting.showsInspector) { Text("About").inspectorColumnWidth(200) }
      }
      .sidebarMaterial(setting.material)
    }
  }

  private func last(_ name: String, _ setting: Setting) -> String { setting.lines.last { $0.hasPrefix(name) } ?? "" }

  @Test(arguments: Depth.available)
  func `What ignores the safe area goes on below glass at both ends, and the rest keeps clear`(depth: Depth) async throws {
    let setting = Setting()
    let app = try await TestApp(depth, width: 1000, height: 500) { Columns(setting: setting) }
    #expect(last("Clear", setting) == "Clear: 240 to 1000, covered 240 and 0")
    #expect(last("Below", setting) == "Below: 0 to 1000, covered 0 and 0")
    setting.showsInspector = true
    try await app.settle()
    #expect(last("Clear", setting) == "Clear: 240 to 800, covered 240 and 200")
    #expect(last("Below", setting) == "Below: 0 to 1000, covered 0 and 0")
    setting.material = .plain
    try await app.settle()
    #expect(last("Clear", setting) == "Clear: 240 to 800, covered 0 and 0")
    #expect(last("Below", setting) == "Below: 240 to 800, covered 0 and 0")
    setting.material = .glass(.inset)
    try await app.settle()
    #expect(last("Below", setting) == "Below: 0 to 1000, covered 0 and 0")
    try await app.resize(width: 400)
    #expect(last("Below", setting) == "Below: 0 to 400, covered 0 and 0")
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `A scroll view goes on below glass with its content clear of it, and pictures in it reach the edge`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 1000, height: 500) {
      NavigationSplitView {
        List(1...3, id: \.self) { Text("Row \($0)") }.navigationSplitViewColumnWidth(240)
      } detail: {
        ScrollView {
          VStack(spacing: 0) {
            Button("Wide") {}.frame(maxWidth: .infinity).frame(height: 100)
            Color.red.frame(height: 100).overlay { Button("Ignoring") {}.frame(maxWidth: .infinity) }.ignoresSafeArea(edges: .horizontal)
          }
        }
      }
      .sidebarMaterial(.glass)
    }
    func middle(_ name: String) throws -> Double {
      let frame = try app.button(name).frame
      return frame.x + frame.width / 2
    }
    #expect(try abs(middle("Wide") - 620) < 1)
    #expect(try abs(middle("Ignoring") - 500) < 1)
    try await app.close()
  }

  // MARK: What is seen

  private struct Backdrop: View {
    let setting: Setting
    let ground: AnyView
    var tint: Color?

    var body: some View {
      NavigationSplitView {
        List(selection: .constant(Int?.some(1))) {
          Section("Header") { ForEach(1...12, id: \.self) { Text("Row \($0)") } }
        }
        .tint(tint)
        .navigationSplitViewColumnWidth(240)
      } detail: {
        ground.ignoresSafeArea().toolbarVisibility(.hidden, for: .navigationBar)
      }
      .sidebarMaterial(setting.material)
      .preferredColorScheme(setting.scheme)
    }
  }

  private static func stripes(_ colors: [Color], each height: Double) -> AnyView {
    AnyView(VStack(spacing: 0) { ForEach(0..<Int(600 / height), id: \.self) { colors[$0 % colors.count].frame(height: height) } })
  }

  static let backdrops: [(name: String, view: @MainActor () -> AnyView)] = [
    ("black", { AnyView(Color.black) }), ("white", { AnyView(Color.white) }),
    ("red", { AnyView(Color(red: 1, green: 0, blue: 0)) }), ("green", { AnyView(Color(red: 0, green: 1, blue: 0)) }),
    ("blue", { AnyView(Color(red: 0, green: 0, blue: 1)) }), ("yellow", { AnyView(Color(red: 1, green: 1, blue: 0)) }),
    ("fine stripes", { stripes([.black, .white], each: 4) }), ("coarse stripes", { stripes([.black, .white], each: 60) }),
    ("colours", { stripes([.red, .green, .blue, .yellow, .purple], each: 120) }),
    ("sky", { AnyView(LinearGradient(colors: [.blue, .white, .orange, .black], startPoint: .top, endPoint: .bottom)) }),
  ]

  /// How well what is written in a label can be told from any pixel behind it: the worst of them counts.
  private func worst(_ text: String, _ scene: ViewScene, _ picture: Texture) throws -> Double {
    let window = try #require(scene.window)
    let list = try #require(scene.renderer.controllers.values.compactMap { $0 as? ListController }.first)
    let label = try #require(list.list.visibleTree.first { ($0 as? LabelWidget)?.text == text }, "\(text)")
    let own = try Contrast(of: label, in: window, picture: picture, scale: 2)
    let box = try #require(label.bounds(in: window))
    let edge = (Double(picture.width) - Double(window.width) * 2) / 2
    func span(_ start: Double, _ length: Double) -> Range<Int> { Int(start * 2 + edge)..<Int((start + length) * 2 + edge) }
    // The row has the same ground where there is nothing written.
    let grounds = Set(picture.pixels(x: span(120, 90), y: span(box.y, box.height)))
    return grounds.map { Contrast.ratio(own.ink, $0) }.min() ?? 0
  }

  @Test(.needsWindow, arguments: [ColorScheme.light, .dark], [SidebarMaterial.glass, .glass(.inset)])
  func `Rows, the selected one and headers can be read over everything`(scheme: ColorScheme, material: SidebarMaterial) async throws {
    for backdrop in Self.backdrops {
      let setting = Setting()
      (setting.scheme, setting.material) = (scheme, material)
      let scene = await ViewScene(width: 900, height: 600) { Backdrop(setting: setting, ground: backdrop.view()) }
      let picture = try #require(scene.window?.picture(scale: 2))
      for text in ["Header", "Row 1", "Row 2", "Row 7", "Row 12"] {
        let ratio = try worst(text, scene, picture)
        #expect(ratio >= 4.5, "\(text) over \(backdrop.name), \(scheme): \(ratio)")
      }
      await scene.close()
    }
  }

  @Test(
    .needsWindow, arguments: [ColorScheme.light, .dark],
    [(Color.yellow, SidebarMaterial.glass), (.blue, .glass), (.yellow, .glass(.inset))])
  func `They can with a tint of the app's own`(scheme: ColorScheme, look: (tint: Color, material: SidebarMaterial)) async throws {
    for backdrop in Self.backdrops.filter({ ["black", "white", "fine stripes", "yellow", "blue"].contains($0.name) }) {
      let setting = Setting()
      (setting.scheme, setting.material) = (scheme, look.material)
      let scene = await ViewScene(width: 900, height: 600) { Backdrop(setting: setting, ground: backdrop.view(), tint: look.tint) }
      let picture = try #require(scene.window?.picture(scale: 2))
      for text in ["Header", "Row 1", "Row 2", "Row 12"] {
        let ratio = try worst(text, scene, picture)
        #expect(ratio >= 4.5, "\(text) over \(backdrop.name), \(scheme): \(ratio)")
      }
      await scene.close()
    }
  }

  /// The colour in the middle of the pane, far from any text.
  private func ground(_ scene: ViewScene, y: Int = 560) throws -> Texture.Pixel {
    let picture = try #require(scene.window?.picture())
    let window = try #require(scene.window)
    let edge = (picture.width - window.width) / 2
    return try #require(picture.pixels(x: edge + 200..<edge + 201, y: edge + y..<edge + y + 1).first)
  }

  @Test(.needsWindow) func `What lies below shines through, and no more once the renderer does not keep up; nothing moves`() async throws {
    let setting = Setting()
    let red = AnyView(Color(red: 1, green: 0, blue: 0))
    let scene = await ViewScene(width: 900, height: 600) { Backdrop(setting: setting, ground: red) }
    let clear = try ground(scene)
    #expect(clear.red > clear.green + 40)
    let list = try #require(scene.renderer.controllers.values.compactMap { $0 as? ListController }.first)
    let before = scene.window.flatMap { list.list.bounds(in: $0) }
    let pace = GlassSwitch.pace
    let report = GlassSwitch.report
    var said: [String] = []
    GlassSwitch.report = { said.append($0) }
    for _ in 0..<200 { GlassSwitch.took(30) }
    #expect(said.count == 1)
    setting.scheme = .dark
    await scene.settle()
    setting.scheme = .light
    await scene.settle()
    let plain = try ground(scene)
    #expect(plain.red == plain.green)
    #expect(scene.window.flatMap { list.list.bounds(in: $0) } == before)
    (GlassSwitch.pace, GlassSwitch.report) = (pace, report)
    await scene.close()
  }

  @Test(.needsWindow) func `Below glass nothing is clicked, and its rows are`() async throws {
    let setting = Setting()
    var clicks = 0
    let app = try await TestApp(.window, width: 900, height: 500) {
      NavigationSplitView {
        List(1...3, id: \.self, selection: Bindable(setting).selection) { Text("Row \($0)") }.navigationSplitViewColumnWidth(240)
      } detail: {
        Color.red.onTapGesture { clicks += 1 }.ignoresSafeArea()
      }
      .sidebarMaterial(.glass)
    }
    try await app.row("Row 3").click()
    #expect(setting.selection == 3 && clicks == 0)
    func isOverSidebar(x: Double, y: Double) throws -> Bool {
      let picked = try #require(app.renderer?.windows.first?.window.pick(x: x, y: y))
      let split = try #require(app.renderer?.controllers.values.compactMap { $0 as? SplitController }.first)
      return picked.isInside(split.columns.outer.pane)
    }
    // Also where no row is.
    #expect(try isOverSidebar(x: 100, y: 450))
    #expect(try !isOverSidebar(x: 300, y: 450))
    try await app.close()
  }

  // MARK: Motion

  @Test(.needsWindow) func `When the sidebar goes, what goes on below it stays where it is`() async throws {
    let setting = Setting()
    let app = try await TestApp(.window, width: 1000, height: 500) { Columns(setting: setting) }
    setting.lines = []
    try await app.press(.f9)
    try await app.settle()
    #expect(setting.visibility == .detailOnly)
    let below = Set(setting.lines.filter { $0.hasPrefix("Below") })
    #expect(below.isSubset(of: ["Below: 0 to 1000, covered 0 and 0"]), "\(below)")
    #expect(last("Clear", setting) == "Clear: 0 to 1000, covered 0 and 0")
    try await app.close()
  }

  @Test(.needsWindow) func `While the divider is dragged, what goes on below it stays, and what keeps clear follows`() async throws {
    let setting = Setting()
    let scene = await ViewScene(width: 1000, height: 500) { Columns(setting: setting) }
    let split = try #require(scene.renderer.controllers.values.compactMap { $0 as? SplitController }.first)
    setting.lines = []
    for offset in [60.0, -30] {
      let edge = split.columns.outer.pane.bounds(in: split.widget).map { $0.x + $0.width } ?? 0
      split.widget.hand.drag(from: (x: edge, y: 100), through: [offset / 2, offset])
      await scene.settle()
    }
    let below = Set(setting.lines.filter { $0.hasPrefix("Below") })
    #expect(below.isSubset(of: ["Below: 0 to 1000, covered 0 and 0"]), "\(below)")
    #expect(last("Clear", setting) == "Clear: 270 to 1000, covered 270 and 0")
    await scene.close()
  }

  @Test(.needsWindow) func `A still window makes no picture, and a sidebar that scrolls none either; the content's frames make one each`()
    async throws
  {
    let setting = Setting()
    let scene = await ViewScene(width: 900, height: 400) {
      NavigationSplitView {
        List(1...200, id: \.self, selection: Bindable(setting).selection) { Text("Row \($0)") }.navigationSplitViewColumnWidth(240)
      } detail: {
        ScrollView { VStack(spacing: 0) { ForEach(0..<40, id: \.self) { Color(white: Double($0 % 2)).frame(height: 100) } } }
      }
      .sidebarMaterial(.glass)
    }
    let split = try #require(scene.renderer.controllers.values.compactMap { $0 as? SplitController }.first)
    let pane = try #require(split.glass.sidebar)
    let list = try #require(scene.renderer.controllers.values.compactMap { $0 as? ListController }.first)
    let scroll = try #require(scene.widgets.compactMap { $0 as? ScrollWidget }.first { !$0.isInside(list.scroll) && $0 != list.scroll })
    await scene.settle()
    let still = pane.madePictures
    for step in 1...10 {
      list.scroll.verticalOffset = Double(step) * 25
      await scene.frame()
    }
    #expect(list.scroll.verticalOffset == 250 && pane.madePictures == still)
    for step in 1...10 {
      scroll.verticalOffset = Double(step) * 25
      await scene.frame()
    }
    #expect(pane.madePictures == still + 10)
    await scene.close()
  }
}
