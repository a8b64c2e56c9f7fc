import DisplaySupport
import Observation
import Sidelight
import SidelightBridge
import SidelightCore
import SidelightGTK
import SidelightWindowTesting
import Testing

// One after the other with the test that turns the glass off for a moment.
extension GlassSidebarTests {
  /// What is done with a window of glass that can be done with a plain one.
  @Suite("Glass in use", .needsWindow)
  @MainActor struct InUse {
    private struct Columns: View {
      let ground: Color
      let sheet: Binding<Bool>
      let seen: (CGRect) -> Void

      var body: some View {
        NavigationSplitView {
          List(1...12, id: \.self) { Text("Row \($0)") }.navigationSplitViewColumnWidth(min: 180, ideal: 240, max: 400)
        } detail: {
          GeometryReader { proxy in
            let _ = seen(proxy.frame(in: .global))
            ground
          }
          .ignoresSafeArea()
          .toolbarVisibility(.hidden, for: .navigationBar)
          .sheet(isPresented: sheet) { Text("Above").frame(width: 200, height: 100) }
        }
        .sidebarMaterial(.glass)
      }
    }

    private func scene(_ ground: Color, sheet: Binding<Bool> = .constant(false), seen: @escaping (CGRect) -> Void = { _ in }) async
      -> ViewScene
    {
      await ViewScene(width: 900, height: 500) { Columns(ground: ground, sheet: sheet, seen: seen) }
    }

    private func split(_ scene: ViewScene) throws -> SplitController {
      try #require(scene.renderer.controllers.values.compactMap { $0 as? SplitController }.first)
    }

    /// The colour in the pane, where no row is.
    private func pane(_ scene: ViewScene, x: Int = 150) throws -> Texture.Pixel {
      let window = try #require(scene.window)
      let picture = try #require(window.picture())
      let edge = (picture.width - window.width) / 2
      return try #require(picture.pixels(x: edge + x..<edge + x + 1, y: edge + 480..<edge + 481).first)
    }

    private let red = Color(red: 1, green: 0, blue: 0)
    private let blue = Color(red: 0, green: 0, blue: 1)

    @Test func `A double click on the divider gives the sidebar its own width again, and what lies below stays`() async throws {
      var frames: Set<CGRect> = []
      let scene = await scene(red) { frames.insert($0) }
      frames = []
      func width() throws -> Double { try #require(try split(scene).dividerStrips.first?.width) }
      func strip() throws -> Widget { try #require(try split(scene).dividerStrips.first?.widget) }
      try split(scene).drag(strip(), by: 70)
      await scene.settle()
      #expect(try width() == 310)
      try split(scene).doubleClick(strip())
      await scene.settle()
      #expect(try width() == 240)
      #expect(frames.isSubset(of: [CGRect(x: 0, y: 0, width: 900, height: 500)]), "\(frames)")
      await scene.close()
    }

    @Test func `A window that fills the screen has glass over all that it shows now`() async throws {
      var frames: [CGRect] = []
      let scene = await scene(red) { frames.append($0) }
      await scene.resize(1600, 880)
      #expect(frames.last == CGRect(x: 0, y: 0, width: 1600, height: 880))
      let filled = try pane(scene)
      #expect(filled.red > filled.green + 40)
      await scene.resize(900, 500)
      #expect(frames.last == CGRect(x: 0, y: 0, width: 900, height: 500))
      await scene.close()
    }

    @Test func `Each of two windows shows its own content below its glass, and one alone after the other has gone`() async throws {
      let first = await scene(red)
      let second = await scene(blue)
      let warm = try pane(first)
      let cold = try pane(second)
      #expect(warm.red > warm.blue + 40 && cold.blue > cold.red + 40)
      await second.close()
      let alone = try pane(first)
      #expect(alone == warm, "\(alone) after \(warm)")
      await first.close()
    }

    @Test func `Below a sheet the glass is what it was`() async throws {
      let isShown = Knob(false)
      let scene = await scene(
        red,
        sheet: Binding {
          isShown.value
        } set: {
          isShown.value = $0
        })
      let before = try pane(scene)
      func pictures() throws -> Int { try #require(try split(scene).glass.sidebar).madePictures }
      let made = try pictures()
      isShown.value = true
      await scene.settle()
      #expect(scene.shows("Above"))
      #expect(try pictures() == made)
      isShown.value = false
      await scene.settle()
      #expect(try pane(scene) == before)
      await scene.close()
    }

    private struct Nested: View {
      let material: SidebarMaterial

      var body: some View {
        NavigationSplitView {
          List(1...3, id: \.self) { Text("Outer \($0)") }.navigationSplitViewColumnWidth(240)
        } detail: {
          NavigationSplitView {
            List(1...3, id: \.self) { Text("Inner \($0)") }.navigationSplitViewColumnWidth(240)
          } detail: {
            Color(red: 1, green: 0, blue: 0).ignoresSafeArea()
          }
        }
        .sidebarMaterial(material)
      }
    }

    @Test(arguments: [SidebarMaterial.glass, .glass(.inset)])
    func `Both of two sidebars, one in the detail of the other, show what goes on below them`(material: SidebarMaterial) async throws {
      let scene = await ViewScene(width: 1200, height: 500) { Nested(material: material) }
      for x in [150, 390] {
        let shown = try pane(scene, x: x)
        #expect(shown.red > shown.green + 40, "\(x)")
      }
      await scene.close()
    }

    @Test func `A hidden pane holds no picture, and makes one when it is shown again`() async throws {
      let scene = await scene(red)
      func pane() throws -> GlassPane { try #require(try split(scene).glass.sidebar) }
      let before = try self.pane(scene)
      #expect(try pane().holdsPicture)
      for _ in 1...2 {
        try await scene.driver.press(.f9, [])
        await scene.settle()
        #expect(try !pane().holdsPicture)
        try await scene.driver.press(.f9, [])
        await scene.settle()
        #expect(try self.pane(scene) == before)
        #expect(try pane().holdsPicture)
      }
      await scene.close()
    }

    private struct Scrolled: View {
      let evaluated: () -> Void

      var body: some View {
        let _ = evaluated()
        NavigationSplitView {
          List(1...9, id: \.self) { Text("Row \($0)") }.navigationSplitViewColumnWidth(240)
        } detail: {
          ScrollView {
            VStack(spacing: 0) {
              ForEach(0..<40, id: \.self) { row in
                let _ = evaluated()
                Color(hue: Double(row * 7 % 40) / 40, saturation: 1, brightness: 1).frame(height: 100).ignoresSafeArea(edges: .horizontal)
              }
            }
          }
        }
        .sidebarMaterial(.glass)
      }
    }

    @Test func `Content that is scrolled 25 px a frame is never seen where it was, and no body is evaluated for it`() async throws {
      var evaluations = 0
      let scene = await ViewScene(width: 900, height: 500) { Scrolled { evaluations += 1 } }
      func scroll() throws -> ScrollWidget {
        let list = try #require(scene.renderer.controllers.values.compactMap { $0 as? ListController }.first)
        return try #require(scene.widgets.compactMap { $0 as? ScrollWidget }.first { !$0.isInside(list.scroll) && $0 != list.scroll })
      }
      /// What the pane shows from the top to the bottom.
      func shown() throws -> [Texture.Pixel] {
        let window = try #require(scene.window)
        let picture = try #require(window.picture())
        let edge = (picture.width - window.width) / 2
        return picture.pixels(x: edge + 200..<edge + 201, y: edge + 60..<edge + 490)
      }
      evaluations = 0
      var seen: [[Texture.Pixel]] = []
      for step in 0...30 {
        try scroll().verticalOffset = Double(step) * 25
        await scene.frame()
        seen.append(try shown())
      }
      #expect(Set(seen.map { "\($0)" }).count == 31)
      // In another order each place looks the same: none shows what was there a frame before.
      for step in [30, 3, 17, 0, 29, 11, 12, 5] {
        try scroll().verticalOffset = Double(step) * 25
        await scene.frame()
        let again = try shown()
        #expect(again == seen[step], "\(step)")
      }
      #expect(evaluations == 0)
      await scene.close()
    }

    private struct Mail: View {
      let material: SidebarMaterial
      @State private var folder: Int? = 2
      @State private var text = ""
      @State private var isOn = false
      @State private var isInspected = true

      var body: some View {
        NavigationSplitView {
          List(selection: $folder) {
            Section("Folders") { ForEach(1...4, id: \.self) { Text("Folder \($0)") } }
            Section("Tags") { ForEach(5...7, id: \.self) { Text("Tag \($0)") } }
          }
          .navigationSplitViewColumnWidth(220)
          .toolbar { Button("New") {} }
        } detail: {
          VStack {
            TextField("Subject", text: $text)
            Toggle("Urgent", isOn: $isOn)
            Button("Send") {}
            Color.red.frame(height: 60).ignoresSafeArea(edges: .horizontal)
          }
          .navigationTitle("Folder \(folder ?? 0)")
          .inspector(isPresented: $isInspected) { Button("Inspect") {}.inspectorColumnWidth(200) }
        }
        .sidebarMaterial(material)
      }
    }

    @Test(arguments: [SidebarMaterial.glass, .glass(.inset)], [1000.0, 560])
    func `By keys and to a screen reader the window is what it is without glass`(material: SidebarMaterial, width: Double) async throws {
      let plain = try await walk(.plain, width)
      let glass = try await walk(material, width)
      for (step, (own, wanted)) in zip(glass, plain).enumerated() where own != wanted {
        Issue.record("After \(step) keys:\n\(own)\ninstead of\n\(wanted)")
        break
      }
      #expect(Set(plain).count > 20 && plain.count == glass.count)
    }

    /// What a screen reader finds at first and after each of 80 keys, always the same ones.
    private func walk(_ material: SidebarMaterial, _ width: Double) async throws -> [String] {
      let keys: [(TestKey, TestModifiers)] = [
        (.tab, []), (.tab, []), (.tab, .shift), (.down, []), (.up, []), (.left, []), (.right, []), (.f6, []), (.f9, []), (.space, []),
        (.escape, []), (.home, []), (.end, []),
      ]
      let app = try await TestApp(.window, width: width, height: 500) { Mail(material: material) }
      var seen = [app.outline]
      var seed: UInt64 = 7
      for _ in 1...80 {
        seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        let (key, modifiers) = keys[Int(seed >> 33) % keys.count]
        try await app.press(key, modifiers)
        seen.append(app.outline)
      }
      try await app.close()
      return seen
    }
  }
}
