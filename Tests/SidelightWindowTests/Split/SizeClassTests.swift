import DisplaySupport
import SidelightBridge
import SidelightUI
import SidelightWindowTesting
import Testing

/// Size classes in real windows, by the scripts that run without a display as well.
@Suite("Size classes", .serialized)
@MainActor struct SizeClassTests {
  private struct Place: View {
    let name: String
    @Environment(\.horizontalSizeClass) private var sizeClass
    var body: some View { Text("\(name) \(sizeClass == .compact ? "compact" : "regular")") }
  }

  /// The detail first, and then a sidebar with a width of its own.
  private struct Trailing: NavigationSplitViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack(spacing: 0) {
        configuration.detail
        configuration.sidebar.frame(width: 250)
      }
    }
  }

  @Test(arguments: Depth.available)
  func `A window's views follow its class`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 900, height: 600) { Place(name: "Window") }
    for (width, sizeClass) in [
      (900.0, "regular"), (420, "compact"), (499, "compact"), (500, "regular"), (360, "compact"), (800, "regular"),
    ] {
      try await app.resize(width: width)
      #expect(app.text("Window \(sizeClass)").isVisible, "at \(width)")
    }
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `Columns follow their own class`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 1200, height: 600) {
      NavigationSplitView {
        Place(name: "Sidebar")
      } detail: {
        Place(name: "Detail")
      }
    }
    for (width, detail) in [(1200.0, "regular"), (700, "compact"), (760, "regular"), (400, "compact"), (1000, "regular")] {
      try await app.resize(width: width)
      #expect(app.text("Sidebar compact").exists, "at \(width)")
      #expect(app.text("Detail \(detail)").exists, "at \(width)")
    }
    try await app.close()
  }

  @Test(.needsWindow) func `Columns that a style places follow the width of their place`() async throws {
    let app = try await TestApp(.window, width: 1200, height: 600) {
      NavigationSplitView {
        Place(name: "Sidebar")
      } detail: {
        Place(name: "Detail")
      }.navigationSplitViewStyle(Trailing())
    }
    for (width, detail) in [(1200.0, "regular"), (700, "compact"), (900, "regular")] {
      try await app.resize(width: width)
      #expect(app.text("Sidebar compact").isVisible, "at \(width)")
      #expect(app.text("Detail \(detail)").isVisible, "at \(width) \(app.outline)")
    }
    try await app.close()
  }

  private struct Sheets: View {
    var width: Double?
    var body: some View {
      Place(name: "Below").sheet(isPresented: .constant(true)) {
        List(0..<3, id: \.self) { Place(name: "Row \($0)") }.frame(idealWidth: width)
      }
    }
  }

  @Test(arguments: Depth.available)
  func `A sheet follows its own width`(depth: Depth) async throws {
    let wide = try await TestApp(depth, width: 1200, height: 700) { Sheets(width: 800) }
    for (width, below, sheet) in [
      (1200.0, "regular", "regular"), (600, "regular", "regular"), (520, "regular", "compact"), (700, "regular", "regular"),
      (360, "compact", "compact"), (1000, "regular", "regular"),
    ] {
      try await wide.resize(width: width)
      #expect(wide.text("Below \(below)").exists, "at \(width)")
      #expect(wide.text("Row 1 \(sheet)").isVisible, "at \(width)")
    }
    try await wide.close()
    let narrow = try await TestApp(depth, width: 1200, height: 700) { Sheets() }
    #expect(narrow.text("Row 1 compact").isVisible)
    try await narrow.close()
  }

  /// Wide where it is compact, and narrow where it is regular.
  private struct Restless: View {
    @Environment(\.horizontalSizeClass) private var sizeClass
    var body: some View {
      Text("Restless \(sizeClass == .compact ? "compact" : "regular")").frame(width: sizeClass == .compact ? 700 : 380, height: 200)
    }
  }

  @Test(.needsWindow) func `A sheet whose content swings between two widths comes to rest`() async throws {
    let app = try await TestApp(.window, width: 1200, height: 700) {
      Text("Below").sheet(isPresented: .constant(true)) { Restless() }
    }
    try await app.wait(until: "the sheet is there") { app.text("Restless compact").isVisible }
    try await app.settle()
    #expect(app.text("Restless compact").isVisible, "\(app.outline)")
    try await app.resize(width: 1000)
    #expect(app.text("Restless compact").isVisible, "\(app.outline)")
    try await app.close()
  }

  private struct Inspected: View {
    var body: some View {
      NavigationSplitView {
        Place(name: "Sidebar").navigationSplitViewColumnWidth(400)
      } detail: {
        Place(name: "Detail").inspector(isPresented: .constant(true)) { Place(name: "Inspector") }
      }
    }
  }

  @Test(arguments: Depth.available)
  func `An inspector that is a sheet follows the width of that`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 1300, height: 700) { Inspected() }
    for (width, isSheet) in [(1300.0, false), (600, false), (499, true), (420, true), (500, false), (640, false)] {
      try await app.resize(width: width)
      #expect(app.split?.picture.hasSuffix("_inspector_") == isSheet, "at \(width): \(app.split?.picture ?? "")")
      #expect(app.text("Inspector compact").isVisible, "at \(width)")
    }
    try await app.close()
  }
}

/// The same in a window whose text is twice as large.
@Suite("Size classes at text scale 2", .serialized, .needsWindow)
@MainActor struct LargeSizeClassTests {
  private struct Place: View {
    let name: String
    @Environment(\.horizontalSizeClass) private var sizeClass
    var body: some View { Text("\(name) \(sizeClass == .compact ? "compact" : "regular")") }
  }

  private struct Page: View {
    let isOpen: Knob<Bool>
    var body: some View {
      VStack {
        Place(name: "Window")
        NavigationSplitView {
          Place(name: "Sidebar")
        } detail: {
          Place(name: "Detail")
        }
      }
      .sheet(isPresented: Binding(get: { isOpen.value }, set: { isOpen.value = $0 })) {
        Place(name: "Sheet").frame(width: 800, height: 200)
      }
    }
  }

  @Test func `All containers need twice the width to be regular`() async {
    let isOpen = Knob(false)
    let scene = await ViewScene(width: 1300, height: 700) { Page(isOpen: isOpen) }
    isOpen.value = true
    await scene.settle()
    for text in ["Window regular", "Sidebar compact", "Detail regular", "Sheet regular"] { #expect(scene.shows(text), "\(text)") }
    DesktopSettings.shared?.setProperty("gtk-xft-dpi", to: 96 * 1024 * 2)
    await scene.settle()
    await scene.settle()
    for text in ["Window regular", "Detail compact", "Sheet compact"] { #expect(scene.shows(text), "\(text)") }
    await scene.resize(990, 700)
    for text in ["Window compact", "Sheet compact"] { #expect(scene.shows(text), "\(text)") }
    await scene.resize(1010, 700)
    #expect(scene.shows("Window regular"))
    await scene.close()
  }
}
