import ReportSupport
import Sidelight
import SidelightBridge
import SidelightWindowTesting
import Testing

/// Toolbars whose items the user shows and hides, at every depth.
@Suite("Toolbars that the user arranges", .serialized)
@MainActor struct ArrangedToolbarTests {
  @Observable @MainActor final class Desk {
    var taps: [String] = []
    var path: [Int] = []
    var title = "Draft"
    var hasOther = true
    var behavior = ToolbarCustomizationBehavior.default
  }

  private struct Tools: CustomizableToolbarContent {
    let desk: Desk

    var body: some CustomizableToolbarContent {
      ToolbarItem(id: "bold") { Button("Bold", systemImage: "bold") { desk.taps.append("bold") } }
      ToolbarItem(id: "share") { Button("Share") { desk.taps.append("share") } }
        .defaultCustomization(.hidden)
      if desk.hasOther {
        ToolbarItem(id: "print") { Button("Print") { desk.taps.append("print") } }
          .defaultCustomization(.hidden, options: .alwaysAvailable)
      }
    }
  }

  private struct Page: View {
    let desk: Desk
    let title: String

    var body: some View {
      NavigationLink("Next", value: 1)
        .navigationTitle(title)
        .toolbar(id: "page") {
          Tools(desk: desk)
          ToolbarItem(id: "new", placement: .primaryAction) { Button("New") { desk.taps.append("new") } }
            .customizationBehavior(desk.behavior)
        }
    }
  }

  private struct Stack: View {
    @Bindable var desk: Desk

    var body: some View {
      NavigationStack(path: $desk.path) {
        Page(desk: desk, title: "First").navigationDestination(for: Int.self) { Page(desk: desk, title: "Page \($0)") }
      }
    }
  }

  @Test(arguments: Depth.available)
  func `The user takes items out of a toolbar and puts others in, on every page that has that toolbar`(depth: Depth) async throws {
    let desk = Desk()
    desk.hasOther = false
    let app = try await TestApp(depth, width: 700, height: 400) { Stack(desk: desk) }
    #expect(app.button("Bold").isVisible && app.button("New").isVisible && !app.button("Share").exists)
    try await app.page("First").contextMenu("Share")
    try await app.page("First").contextMenu("Bold")
    #expect(!app.button("Bold").exists && app.button("Share").isVisible)
    try await app.button("Share").click()
    #expect(desk.taps == ["share"])
    try await app.button("Next").click()
    #expect(app.title == "Page 1" && app.page("Page 1").button("Share").isVisible && !app.page("Page 1").button("Bold").exists)
    try await app.page("Page 1").contextMenu("Reset")
    #expect(app.page("Page 1").button("Bold").isVisible && !app.page("Page 1").button("Share").exists)
    try await app.button("Back").click()
    #expect(app.button("Bold").isVisible && !app.button("Share").exists)
    await #expect(throws: TestFailure.self) { try await app.page("First").contextMenu("Reset") }
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `An item that is always available is in the menu of the bar while it is out of the bar`(depth: Depth) async throws {
    let desk = Desk()
    let app = try await TestApp(depth, width: 700, height: 400) { Stack(desk: desk) }
    #expect(app.button("More").isVisible)
    try await app.button("Print").click()
    #expect(desk.taps == ["print"])
    try await app.page("First").contextMenu("Print")
    #expect(!app.button("More").exists || !app.button("More").isVisible)
    try await app.button("Print").click()
    #expect(desk.taps == ["print", "print"])
    desk.hasOther = false
    try await app.settle()
    #expect(!app.button("Print").exists)
    await #expect(throws: TestFailure.self) { try await app.page("First").contextMenu("Print") }
    desk.hasOther = true
    try await app.settle()
    // What the user chose is known by the item's name.
    #expect(app.button("Print").isVisible && (!app.button("More").exists || !app.button("More").isVisible))
    try await app.close()
  }

  @Test(arguments: Depth.available, [true, false])
  func `An item that can't be removed stays, even if it was out of the bar before`(depth: Depth, isFixed: Bool) async throws {
    let desk = Desk()
    let app = try await TestApp(depth, width: 700, height: 400) { Stack(desk: desk) }
    try await app.page("First").contextMenu("New")
    #expect(!app.button("New").exists)
    desk.behavior = isFixed ? .disabled : .reorderable
    try await app.settle()
    #expect(app.button("New").isVisible)
    await #expect(throws: TestFailure.self) { try await app.page("First").contextMenu("New") }
    desk.behavior = .default
    try await app.settle()
    #expect(!app.button("New").exists)
    try await app.close()
  }

  private struct Ordered: View {
    var body: some View {
      Text("Content").navigationTitle("Order").toolbar(id: "ordered") {
        ToolbarItem(id: "a") { Button("A") {} }
        ToolbarItem(id: "b") { Button("B") {} }.customizationBehavior(.disabled)
        ToolbarItem(id: "c") { Button("C") {} }.customizationBehavior(.reorderable)
        ToolbarItem(id: "d", placement: .navigation) { Button("D") {} }
      }
    }
  }

  @Test(arguments: Depth.available)
  func `A fixed item stands before the others of its place`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 700, height: 400) { Ordered() }
    #expect(app.labels(of: .button).filter { "ABCD".contains($0) } == ["D", "B", "A", "C"])
    try await app.close()
  }

  private struct Around: View {
    var body: some View {
      NavigationSplitView {
        Text("Sidebar").navigationTitle("Sidebar")
      } detail: {
        Text("Detail").navigationTitle("Detail")
      }
      .toolbar(id: "around") {
        ToolbarItem(id: "one") { Button("One") {} }
        ToolbarItem(id: "two") { Button("Two") {} }
      }
    }
  }

  @Test(arguments: Depth.available)
  func `Items around a split view are arranged in the header bar that shows them`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 800, height: 400) { Around() }
    try await app.page("Detail").contextMenu("One")
    #expect(!app.button("One").exists && app.button("Two").isVisible)
    await #expect(throws: TestFailure.self) { try await app.page("Sidebar").contextMenu("Two") }
    try await app.close()
  }

  private struct Fixed: View {
    var body: some View {
      Text("Content").navigationTitle("Fixed")
        .toolbar { ToolbarItem(id: "nobody") { Button("Plain") {} } }
        .toolbar(id: "fixed") { ToolbarItem(id: "a") { Button("A") {} }.customizationBehavior(.disabled) }
    }
  }

  @Test(arguments: Depth.available)
  func `A header bar without an item that could be removed has no menu`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 700, height: 400) { Fixed() }
    #expect(app.button("Plain").isVisible && app.button("A").isVisible)
    await #expect(throws: TestFailure.self) { try await app.page("Fixed").contextMenu("A") }
    try await app.close()
  }

  private struct Twice: View {
    var body: some View {
      Text("Content").navigationTitle("Twice").toolbar(id: "twice") {
        ToolbarItem(id: "same") { Button("One") {} }
        ToolbarItem(id: "same") { Button("Two") {} }
      }
    }
  }

  @Test(arguments: Depth.available)
  func `Items of one name are reported, and shown and hidden together`(depth: Depth) async throws {
    let reports = Reports()
    let app = try await TestApp(depth, width: 700, height: 400) { Twice() }
    #expect(reports.all.filter { $0.contains("have the name “same”") }.count == 1)
    try await app.page("Twice").contextMenu("One")
    #expect(!app.button("One").exists && !app.button("Two").exists)
    try await app.close()
  }

  private struct Middle: View {
    @Bindable var desk: Desk

    var body: some View {
      Text("Content").navigationTitle($desk.title).toolbar(id: "middle") {
        ToolbarItem(id: "view", placement: .principal) { Button("View") {} }
      }
    }
  }

  @Test(arguments: Depth.available)
  func `A title comes back to the middle of the bar when the user takes out what stands there`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 700, height: 400) { Middle(desk: Desk()) }
    #expect(app.button("View").isVisible && !app.button("Draft").exists)
    try await app.page("Draft").contextMenu("View")
    #expect(!app.button("View").exists && app.button("Draft").isVisible)
    try await app.page("Draft").contextMenu("View")
    #expect(app.button("View").isVisible && !app.button("Draft").exists)
    try await app.close()
  }

  @available(*, deprecated, message: "It uses a deprecated form.")
  private struct Old: View {
    var body: some View {
      Text("Content").navigationTitle("Old").toolbar(id: "old") {
        ToolbarItem(id: "in", showsByDefault: true) { Button("In") {} }
        ToolbarItem(id: "out", showsByDefault: false) { Button("Out") {} }.defaultCustomization()
      }
    }
  }

  @available(*, deprecated, message: "It uses a deprecated form.")
  @Test(arguments: Depth.available)
  func `The form before defaultCustomization says the same`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 700, height: 400) { Old() }
    #expect(app.button("In").isVisible && !app.button("Out").exists)
    try await app.page("Old").contextMenu("Out")
    #expect(app.button("Out").isVisible)
    try await app.close()
  }

  private func openMenu(_ app: TestApp) -> Widget? {
    app.renderer?.windows.first?.window.visibleTree.first { $0.typeName == "GtkPopoverMenu" && $0.isMapped }
  }

  @Test(arguments: [TestKey.menu, .f10])
  func `Keys open the menu while the focus is in the header bar, and nowhere else`(key: TestKey) async throws {
    let app = try await TestApp(.window, width: 700, height: 400) { Stack(desk: Desk()) }
    let modifiers: TestModifiers = key == .f10 ? .shift : []
    try await app.button("Next").focus()
    try await app.press(key, modifiers)
    #expect(openMenu(app) == nil)
    try await app.button("Bold").focus()
    try await app.press(key, modifiers)
    #expect(openMenu(app) != nil)
    openMenu(app)?.emit(Signal<Void>("closed"))
    try await app.settle()
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `The main menu has the same entries where the app asks for them`(depth: Depth) async throws {
    let desk = Desk()
    let app = try await TestApp(depth, width: 700, height: 500, commands: { ToolbarCommands() }) { Stack(desk: desk) }
    #expect(!app.button("Share").exists)
    try await app.menu("Main Menu").choose("Customize Toolbar", "Share")
    try await app.button("Share").click()
    #expect(desk.taps == ["share"])
    try await app.menu("Main Menu").choose("Customize Toolbar", "Reset")
    #expect(!app.button("Share").exists)
    try await app.close()
    let plain = try await TestApp(depth, width: 700, height: 500, commands: { ToolbarCommands() }) { Text("Alone") }
    #expect(plain.driver.graph.mainMenu().map(\.isEnabled) == [false])
    try await plain.close()
  }
}
