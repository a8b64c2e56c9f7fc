import DisplaySupport
import Observation
import Sidelight
import SidelightBridge
import SidelightGTK
import SidelightWindowTesting
import Testing

/// What goes on below glass and header bars, and materials.
@Suite("Edges of glass", .serialized, .needsWindow)
@MainActor struct GlassEdgeTests {
  @Observable @MainActor final class Setting {
    var material = SidebarMaterial.glass
    var scheme = ColorScheme.light
  }

  /// The colour of a pixel of the window.
  private func pixel(_ scene: ViewScene, x: Int, y: Int) throws -> Texture.Pixel {
    let window = try #require(scene.window)
    let picture = try #require(window.picture())
    let edge = (picture.width - window.width) / 2
    return try #require(picture.pixels(x: edge + x..<edge + x + 1, y: edge + y..<edge + y + 1).first)
  }

  @Test func `Colours behind a view go on below glass, also when the glass comes later`() async throws {
    let setting = Setting()
    let later = await ViewScene(width: 900, height: 500) { Switched(setting: setting) }
    let clear = try pixel(later, x: 120, y: 400)
    #expect(clear.red > clear.green + 30)
    setting.material = .plain
    await later.settle()
    let plain = try pixel(later, x: 120, y: 400)
    #expect(abs(plain.red - plain.green) < 4)
    setting.material = .glass(.inset)
    await later.settle()
    let panel = try pixel(later, x: 120, y: 400)
    #expect(panel.red > panel.green + 30)
    // The gap beside the panel shows the colour itself.
    let gap = try pixel(later, x: 3, y: 400)
    #expect(gap.red > 180 && gap.green < 20, "\(gap)")
    await later.close()
  }

  private struct Switched: View {
    let setting: Setting
    var body: some View {
      NavigationSplitView {
        List(1...3, id: \.self) { Text("Row \($0)") }.navigationSplitViewColumnWidth(240)
      } detail: {
        Text("Words").frame(maxWidth: .infinity, maxHeight: .infinity).background(Color(red: 1, green: 0, blue: 0))
      }
      .sidebarMaterial(setting.material)
    }
  }

  @Test func `A view goes on as its mirror image beyond its edges, and its own place stays`() async throws {
    let scene = await ViewScene(width: 900, height: 500) {
      NavigationSplitView {
        Color.clear.navigationSplitViewColumnWidth(240)
      } detail: {
        // Red at the edge, blue further in.
        HStack(spacing: 0) {
          Color(red: 1, green: 0, blue: 0).frame(width: 240)
          Color(red: 0, green: 0, blue: 1)
        }
        .backgroundExtensionEffect()
      }
      .sidebarMaterial(.glass(.inset))
    }
    let gap = try pixel(scene, x: 3, y: 300)
    #expect(gap.red > 120, "\(gap)")
    let own = try pixel(scene, x: 300, y: 300)
    #expect(own.red == 255 && own.blue == 0)
    #expect(try pixel(scene, x: 700, y: 300).blue == 255)
    await scene.close()
  }

  private struct Materials: View {
    let setting: Setting
    var body: some View {
      ZStack {
        HStack(spacing: 0) {
          Color(red: 1, green: 0, blue: 0)
          Color(red: 0, green: 0, blue: 1)
        }
        VStack(spacing: 0) {
          Color.clear.frame(height: 100).background(.ultraThinMaterial)
          Color.clear.frame(height: 100).background(.regularMaterial)
          Color.clear.frame(height: 100).background(.ultraThickMaterial)
          Spacer()
        }
      }
      .preferredColorScheme(setting.scheme)
    }
  }

  @Test(arguments: [ColorScheme.light, .dark])
  func `A material lets through what views have drawn below it, a thicker one less`(scheme: ColorScheme) async throws {
    let setting = Setting()
    setting.scheme = scheme
    let scene = await ViewScene(width: 600, height: 460) { Materials(setting: setting) }
    await scene.settle()
    func redness(_ y: Int) throws -> Int {
      let pixel = try pixel(scene, x: 40, y: y)
      return pixel.red - pixel.blue
    }
    let top = 460 - 400
    let shares = try [50, 150, 250].map { try redness(top + $0) }
    #expect(shares[0] > shares[1] && shares[1] > shares[2] && shares[2] > 0, "\(shares)")
    await scene.close()
  }

  @Test func `A material over nothing is opaque`() async throws {
    let scene = await ViewScene(width: 400, height: 300) { Color.clear.frame(height: 100).background(.regularMaterial) }
    let pixel = try pixel(scene, x: 200, y: 170)
    #expect(pixel.red == pixel.green && pixel.alpha == 255)
    await scene.close()
  }

  @Observable @MainActor final class EdgeSetting {
    var style: ScrollEdgeEffectStyle?
    var isHidden = false
    var material = SidebarMaterial.glass
  }

  private struct Scrolled: View {
    let setting: EdgeSetting
    var body: some View {
      NavigationSplitView {
        Color.clear.navigationSplitViewColumnWidth(240)
      } detail: {
        ScrollView {
          VStack(spacing: 0) {
            Button("First") {}
            Color(red: 1, green: 0, blue: 0).frame(height: 2000)
          }
        }
        .scrollEdgeEffectStyle(setting.style, for: .top)
        .scrollEdgeEffectHidden(setting.isHidden)
        .navigationTitle("Title")
      }
      .sidebarMaterial(setting.material)
    }
  }

  @Test func `Content that is scrolled goes on below the header bar, and passes into it as it says`() async throws {
    let setting = EdgeSetting()
    let scene = await ViewScene(width: 900, height: 500) { Scrolled(setting: setting) }
    let scroll = try #require(scene.widgets.compactMap { $0 as? ScrollWidget }.first)
    let window = try #require(scene.window)
    #expect(scroll.bounds(in: window)?.y == 0)
    let button = try #require(scene.widgets.first { ($0 as? LabelWidget)?.text == "First" })
    #expect(try #require(button.bounds(in: window)).y >= 46)
    // What is not scrolled is not below the bar.
    #expect(try pixel(scene, x: 350, y: 8).red == pixel(scene, x: 350, y: 8).green)
    scroll.verticalOffset = 300
    await scene.settle()
    func blueness(_ y: Int) throws -> Int { try pixel(scene, x: 350, y: y).blue }
    let soft = try [blueness(8), blueness(60), blueness(90)]
    #expect(soft[0] > 200 && soft[1] > 0 && soft[1] < soft[0] && soft[2] == 0, "\(soft)")
    setting.style = .hard
    await scene.settle()
    let hard = try [blueness(8), blueness(44), blueness(50)]
    #expect(hard[0] > 200 && hard[1] > 200 && hard[2] == 0, "\(hard)")
    setting.isHidden = true
    await scene.settle()
    #expect(try blueness(8) == 0)
    setting.material = .plain
    await scene.settle()
    #expect(try #require(scroll.bounds(in: window)).y >= 46)
    await scene.close()
  }

  @Test func `Beside a plain sidebar a hard edge raises the header bar`() async throws {
    let setting = EdgeSetting()
    setting.material = .plain
    let scene = await ViewScene(width: 900, height: 500) { Scrolled(setting: setting) }
    func isRaised() throws -> Bool {
      let scroll = try #require(scene.widgets.compactMap { $0 as? ScrollWidget }.first)
      return try #require(sequence(first: scroll as Widget, next: \.parent).compactMap { $0 as? ToolbarViewWidget }.first).raisesTopBars
    }
    #expect(try !isRaised())
    setting.style = .hard
    await scene.settle()
    #expect(try isRaised())
    setting.style = nil
    await scene.settle()
    #expect(try !isRaised())
    await scene.close()
  }

  @Test func `A scroll view needs no more room for what glass covers of it`() async throws {
    let scene = await ViewScene(width: 640, height: 500) {
      NavigationSplitView {
        Color.clear.navigationSplitViewColumnWidth(280)
      } detail: {
        ScrollView { Button("A button of some width") {} }
      }
      .sidebarMaterial(.glass)
    }
    let scroll = try #require(scene.widgets.compactMap { $0 as? ScrollWidget }.first)
    let box = try #require(scene.window.flatMap { scroll.bounds(in: $0) })
    #expect(box.x == 0 && box.width == 640, "\(box)")
    await scene.close()
  }

  @Observable @MainActor final class Later {
    var isThere = false
    var visibility = NavigationSplitViewVisibility.all
    var hidesHeader = false
  }

  private struct LaterGround: View {
    let later: Later
    var body: some View {
      ZStack {
        if later.isThere { Color(red: 1, green: 0, blue: 0) }
        Color.clear.frame(width: 200, height: 100).background(.regularMaterial)
      }
    }
  }

  @Test func `A material sees what comes below it later, and what goes`() async throws {
    let later = Later()
    let scene = await ViewScene(width: 400, height: 300) { LaterGround(later: later) }
    func redness() throws -> Int {
      let pixel = try pixel(scene, x: 200, y: 170)
      return pixel.red - pixel.blue
    }
    #expect(try abs(redness()) < 4)
    later.isThere = true
    await scene.settle()
    #expect(try redness() > 30)
    later.isThere = false
    await scene.settle()
    #expect(try abs(redness()) < 4)
    await scene.close()
  }

  private struct Three: View {
    @Bindable var later: Later
    var body: some View {
      NavigationSplitView(columnVisibility: $later.visibility) {
        Color.clear.navigationSplitViewColumnWidth(200)
      } content: {
        ScrollView { Color(red: 1, green: 0, blue: 0).frame(height: 900) }.navigationSplitViewColumnWidth(300)
      } detail: {
        Text("Detail")
      }
      .sidebarMaterial(.glass)
    }
  }

  @Test func `The column in the middle goes on below a sidebar that comes and goes beside it`() async throws {
    let later = Later()
    let scene = await ViewScene(width: 1100, height: 400) { Three(later: later) }
    func scroll() throws -> (x: Double, width: Double) {
      let scroll = try #require(scene.widgets.compactMap { $0 as? ScrollWidget }.first)
      let box = try #require(scene.window.flatMap { scroll.bounds(in: $0) })
      return (box.x, box.width)
    }
    for visibility in [NavigationSplitViewVisibility.all, .doubleColumn, .all] {
      later.visibility = visibility
      await scene.settle()
      #expect(try scroll() == (0, visibility == .all ? 500 : 300), "\(visibility)")
    }
    await scene.close()
  }

  private struct Hidden: View {
    let later: Later
    var body: some View {
      NavigationSplitView {
        Color.clear.navigationSplitViewColumnWidth(240)
      } detail: {
        ScrollView { Color.red.frame(height: 900) }
          .navigationTitle("Title")
          .toolbarVisibility(later.hidesHeader ? .hidden : .automatic, for: .navigationBar)
      }
      .sidebarMaterial(.glass)
    }
  }

  @Test func `A header bar that goes takes its room with it, and has it again when it comes back`() async throws {
    let later = Later()
    let scene = await ViewScene(width: 900, height: 400) { Hidden(later: later) }
    func bars() throws -> ToolbarViewWidget {
      let scroll = try #require(scene.widgets.compactMap { $0 as? ScrollWidget }.first)
      return try #require(sequence(first: scroll as Widget, next: \.parent).compactMap { $0 as? ToolbarViewWidget }.first)
    }
    #expect(try bars().extendsContentToTop)
    later.hidesHeader = true
    await scene.settle()
    #expect(try !bars().extendsContentToTop)
    later.hidesHeader = false
    await scene.settle()
    #expect(try bars().extendsContentToTop)
    await scene.close()
  }

  private struct Tools: View {
    let setting: Setting
    var body: some View {
      NavigationSplitView {
        Text("Sidebar")
      } detail: {
        ScrollView { Color.teal.frame(height: 900) }
          .navigationTitle("Detail")
          .toolbar {
            ToolbarItem { Button("One", systemImage: "star") {} }
            ToolbarItem { Button("Two", systemImage: "heart") {} }
            ToolbarSpacer(.fixed)
            ToolbarItem { Button("Three", systemImage: "plus") {} }
            ToolbarItem { Button("Bare", systemImage: "minus") {} }.sharedBackgroundVisibility(.hidden)
          }
      }
      .sidebarMaterial(setting.material)
    }
  }

  @Test func `Buttons over content touch in a capsule, and elsewhere they stand apart`() async throws {
    let setting = Setting()
    let scene = await ViewScene(width: 900, height: 500) { Tools(setting: setting) }
    func gaps() throws -> [Double] {
      let window = try #require(scene.window)
      let boxes = try ["One", "Two", "Three", "Bare"].map { try #require(scene.named($0)?.bounds(in: window)) }
      return zip(boxes, boxes.dropFirst()).map { $1.x - $0.x - $0.width }
    }
    let glass = try gaps()
    #expect(glass[0] == 0 && glass[1] > 12 && glass[2] == 6, "\(glass)")
    setting.material = .plain
    await scene.settle()
    let plain = try gaps()
    #expect(plain[0] == 6 && plain[2] == 6, "\(plain)")
    await scene.close()
  }

  private struct Joined: View {
    let joins: Bool
    @Namespace private var space

    var body: some View {
      GlassEffectContainer {
        HStack(spacing: 30) {
          ForEach(0..<3) { index in
            Text("Tool \(index)").glassEffect(in: .rect).glassEffectUnion(id: joins ? "all" : nil, namespace: space)
          }
        }
      }
    }
  }

  @Test func `Glass of one name is one pane behind all of them`() async throws {
    func panes(_ joins: Bool) async throws -> [PixelRectangle] {
      let scene = await ViewScene(width: 600, height: 300) { Joined(joins: joins) }
      let window = try #require(scene.window)
      let shapes = scene.renderer.controllers.values.filter { $0 is ShapeController }
      let boxes = shapes.compactMap { $0.widget.bounds(in: window) }
      await scene.close()
      return boxes
    }
    // Each pane is a fill and a line.
    let apart = try await panes(false)
    #expect(apart.count == 6)
    let joined = try await panes(true)
    #expect(joined.count == 2)
    #expect((joined.first?.width ?? 0) > 3 * (apart.map(\.width).max() ?? 0), "\(joined)")
  }

  private struct Interactive: View {
    var body: some View { Text("Tool").padding(20).glassEffect(.regular.interactive(), in: .rect) }
  }

  @Test func `Interactive glass answers to the pointer over what stands on it`() async throws {
    let app = try await TestApp(.window, width: 400, height: 300) { Interactive() }
    func shapes() -> Int { app.renderer?.controllers.values.count { $0 is ShapeController } ?? 0 }
    #expect(shapes() == 2)
    try await app.text("Tool").hover()
    try await app.settle()
    #expect(shapes() == 3)
    try await app.close()
  }
}
