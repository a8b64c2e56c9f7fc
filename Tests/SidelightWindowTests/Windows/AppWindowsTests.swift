import DisplaySupport
import Observation
import ReportSupport
import Sidelight
import SidelightBridge
import SidelightCore
import SidelightGTK
import SidelightUI
import SidelightWindowTesting
import Testing

/// The windows of an app: what opens them, what brings them to the front, and what closes them.
@Suite("The windows of an app", .serialized, .needsWindow)
@MainActor struct AppWindowsTests {
  @Observable final class Shop {
    var lines: [String] = []
  }

  /// Shows what it reads, and asks for windows.
  private struct Counter: View {
    let name: String
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismissWindow) private var dismissWindow
    @Environment(Shop.self) private var shop: Shop?
    @State private var clicks = 0
    var body: some View {
      VStack {
        Text("\(name) \(clicks) \(shop?.lines.first ?? "no shop")")
        Button("Count") { clicks += 1 }
        Button("Activity") { openWindow(id: "activity") }
        Button("Another") { openWindow(id: "more") }
        Button("Three") { openWindow(value: 3) }
        Button("Four") { openWindow(id: "numbers", value: 4) }
        Button("Nothing") { openWindow(id: "nothing") }
        Button("Word") { openWindow(value: "word") }
        Button("Close Three") { dismissWindow(value: 3) }
        Button("Close Activity") { dismissWindow(id: "activity") }
        Button("Close") { dismissWindow() }
      }
    }
  }

  private struct Number: View {
    @Binding var value: Int?
    var body: some View {
      VStack {
        Text("Number \(value ?? 0)")
        Button("Next") { value = (value ?? 0) + 1 }
      }
    }
  }

  private struct ShopScenes: Scene {
    let shop: Shop
    var body: some Scene {
      WindowGroup("Shop") { Counter(name: "Main") }
        .defaultSize(width: 420, height: 460)
        .environment(shop)
      Window("Activity", id: "activity") { Counter(name: "Activity") }
        .defaultSize(width: 300, height: 420)
      WindowGroup("More", id: "more") { Counter(name: "More") }
      WindowGroup("Number", id: "numbers", for: Int.self) { $number in Number(value: $number) }
      WindowGroup(for: String.self) { $word in
        Text("Word “\(word)”")
      } defaultValue: {
        "none"
      }
      Settings { Text("Set") }
    }
  }

  private struct Weak<Object: AnyObject> {
    weak var object: Object?

    init(_ object: Object?) { self.object = object }
  }

  @MainActor private final class Desk {
    let shop = Shop()
    lazy var windows = AppWindows(of: nil) { [shop] in ShopScenes(shop: shop).contents }

    init() { _ = Toolkit.startForTests() }

    func host(_ index: Int) -> WindowHost? { windows.open.indices.contains(index) ? windows.open[index] : nil }

    /// What the windows show first, in the order in which they were opened.
    var texts: [String] {
      windows.open.map { host in
        host.renderer.windows.first?.window.visibleTree.compactMap { ($0 as? LabelWidget)?.text }
          .first { $0.contains(" ") } ?? ""
      }
    }

    func click(_ label: String, in index: Int) async {
      let window = host(index)?.renderer.windows.first
      let button = window?.window.visibleTree.first {
        $0.typeName == "GtkButton" && $0.visibleTree.contains { ($0 as? LabelWidget)?.text == label }
      }
      if button == nil { Issue.record("There is no button “\(label)” in window \(index).") }
      button?.emit(Signal<Void>("clicked"))
      await settle()
    }

    func settle() async {
      for host in windows.open {
        host.graph.flush()
        await host.renderer.windows.first?.settle(limit: 60)
      }
    }

    func close() async {
      for host in windows.open { host.close() }
      await MainLoop.rest()
      #expect(windows.open.isEmpty)
    }
  }

  @Test func `Windows open by id and by value, and single ones and known values come to the front`() async {
    let desk = Desk()
    desk.shop.lines = ["a shop"]
    desk.windows.openFirst()
    await desk.settle()
    #expect(desk.texts == ["Main 0 a shop"])
    await desk.click("Activity", in: 0)
    await desk.click("Count", in: 1)
    await desk.click("Activity", in: 0)
    #expect(desk.texts == ["Main 0 a shop", "Activity 1 no shop"])
    await desk.click("Another", in: 0)
    await desk.click("Another", in: 0)
    #expect(desk.texts.suffix(2) == ["More 0 no shop", "More 0 no shop"])
    await desk.click("Three", in: 0)
    await desk.click("Four", in: 0)
    await desk.click("Three", in: 0)
    #expect(desk.texts.suffix(2) == ["Number 3", "Number 4"])
    // The views of a window may show another value.
    await desk.click("Next", in: 4)
    #expect(desk.texts.suffix(2) == ["Number 4", "Number 4"])
    await desk.click("Three", in: 0)
    #expect(desk.texts.suffix(3) == ["Number 4", "Number 4", "Number 3"])
    await desk.click("Word", in: 0)
    #expect(desk.texts.last == "Word “word”")
    desk.windows.open(WindowRequest(id: "numbers"))
    await desk.settle()
    #expect(desk.texts.last == "Number 0")
    await desk.close()
  }

  @Test func `Windows close by id, by value and by themselves`() async {
    let desk = Desk()
    desk.windows.openFirst()
    await desk.settle()
    for button in ["Activity", "Three", "Four", "Another"] { await desk.click(button, in: 0) }
    #expect(desk.texts == ["Main 0 no shop", "Activity 0 no shop", "Number 3", "Number 4", "More 0 no shop"])
    await desk.click("Close Three", in: 0)
    #expect(desk.texts == ["Main 0 no shop", "Activity 0 no shop", "Number 4", "More 0 no shop"])
    await desk.click("Close Activity", in: 0)
    await desk.click("Close", in: 2)
    #expect(desk.texts == ["Main 0 no shop", "Number 4"])
    await desk.close()
  }

  @Test func `A window that no scene has is reported`() async {
    let desk = Desk()
    desk.windows.openFirst()
    await desk.settle()
    let reports = Reports()
    await desk.click("Nothing", in: 0)
    #expect(reports.all(beginning: "a view asks for a window, but no scene of the app has the id “nothing”").count == 1)
    #expect(desk.windows.open.count == 1)
    await desk.close()
  }

  @Test func `Closed windows leave nothing behind`() async {
    let desk = Desk()
    desk.windows.openFirst()
    await desk.settle()
    await desk.click("Three", in: 0)
    let host = Weak(desk.host(1))
    let widget = Weak(desk.host(1)?.renderer.windows.first?.window)
    #expect(host.object != nil && widget.object != nil)
    await desk.click("Close Three", in: 0)
    await MainLoop.rest()
    #expect(host.object == nil && widget.object == nil)
    await desk.close()
  }

  @Test(arguments: Depth.available)
  func `A test of one window hears which windows its views ask for`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 500, height: 600) { Counter(name: "Main") }
    for button in ["Activity", "Three", "Four", "Close Three", "Close Activity", "Close"] { try await app.button(button).click() }
    #expect(
      app.requestedWindows == [
        TestWindowRequest(isOpening: true, id: "activity"), TestWindowRequest(isOpening: true, value: 3),
        TestWindowRequest(isOpening: true, id: "numbers", value: 4), TestWindowRequest(isOpening: false, value: 3),
        TestWindowRequest(isOpening: false, id: "activity"), TestWindowRequest(isOpening: false),
      ])
    try await app.close()
  }
}
