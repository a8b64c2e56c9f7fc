import Foundation
import Observation
import SidelightBridge
import SidelightGTK
import SidelightTesting
import SidelightUI
import SidelightWindowTesting
import Testing

/// The user hides, shows and moves tabs in the sidebar's edit mode.
@MainActor @Suite("Tab views: what the user makes of the sidebar", .serialized) struct TabEditingTests {
  @MainActor @Observable final class Desk {
    var customization = TabViewCustomization()
    var isRefusing = false
    var selection = "A"
  }

  private struct Tabs: View {
    @Bindable var desk: Desk

    private func tab(_ name: String) -> some TabContent<String> {
      Tab(name, systemImage: "star", value: name) { Text("This is \(name)") }.customizationID(name)
    }

    var body: some View {
      TabView(selection: $desk.selection) {
        tab("A").customizationBehavior(.disabled)
        tab("B")
        Tab("No Name", systemImage: "star", value: "no name") { Text("This is no name") }
        tab("C").customizationBehavior(.reorderable, for: .sidebar)
        TabSection("One") {
          tab("D")
          tab("E").defaultVisibility(.hidden, for: .sidebar)
        }
        .customizationID("one")
        TabSection("Two") { tab("F") }.customizationID("two")
      }
      .tabViewStyle(.sidebarAdaptable)
      .tabViewCustomization(
        Binding(get: { desk.customization }, set: { if !desk.isRefusing { desk.customization = $0 } }))
    }
  }

  private func app(_ depth: Depth, _ desk: Desk, width: Double = 900) async throws -> TestApp {
    try await TestApp(depth, width: width, height: 700) { Tabs(desk: desk) }
  }

  private func rows(_ app: TestApp) -> [String] { app.labels(of: .row).filter { !$0.isEmpty } }

  @Test(arguments: Depth.available)
  func `In edit mode switches hide and show tabs`(depth: Depth) async throws {
    let desk = Desk()
    let app = try await app(depth, desk)
    #expect(rows(app) == ["A", "B", "No Name", "C", "D", "F"])
    try await app.column(.sidebar).button("Edit").click()
    #expect(
      app.labels(of: .toggle) == ["Show B", "Show D", "Show E", "Show F"], "Neither a tab that stays nor one without a name can be hidden.")
    #expect(try app.element(.toggle, "Show B").isOn && !app.element(.toggle, "Show E").isOn)
    try await app.element(.toggle, "Show B").click()
    try await app.element(.toggle, "Show E").click()
    #expect(desk.customization[tab: "B"].sidebarVisibility == .hidden)
    #expect(desk.customization[tab: "E"].sidebarVisibility == .visible)
    #expect(desk.customization[tab: "D"].sidebarVisibility == .automatic)
    try await app.column(.sidebar).button("Done").click()
    #expect(rows(app) == ["A", "No Name", "C", "D", "E", "F"])
    desk.customization.resetVisibility()
    try await app.settle()
    #expect(rows(app) == ["A", "B", "No Name", "C", "D", "F"])
    desk.isRefusing = true
    try await app.column(.sidebar).button("Edit").click()
    try await app.element(.toggle, "Show B").click()
    #expect(try app.element(.toggle, "Show B").isOn, "A binding that refuses wins.")
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `In edit mode rows are dragged, and sections go up and down`(depth: Depth) async throws {
    let desk = Desk()
    let app = try await app(depth, desk)
    try await app.column(.sidebar).button("Edit").click()
    try await app.row("C").drag(above: app.row("B"))
    try await app.row("E").drag(above: app.row("D"))
    #expect(desk.customization[section: "one"].tabOrder == ["E", "D"])
    #expect(desk.customization[section: "two"].tabOrder == nil)
    try await app.element(.heading, "Two").button("Move Two Up").click()
    try await app.column(.sidebar).button("Done").click()
    #expect(rows(app) == ["A", "C", "No Name", "B", "F", "D"])
    #expect(app.labels(of: .heading) == ["Two", "One"])
    desk.customization[section: "one"].resetTabOrder()
    #expect(desk.customization[section: "one"].tabOrder == nil)
    desk.customization.resetSectionOrder()
    try await app.settle()
    #expect(rows(app) == ["A", "B", "No Name", "C", "D", "F"])
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `Alt+Down moves a row in edit mode alone`(depth: Depth) async throws {
    let desk = Desk()
    let app = try await app(depth, desk)
    try await app.row("B").click()
    try await app.press(.down, .alt)
    #expect(desk.customization == TabViewCustomization())
    try await app.column(.sidebar).button("Edit").click()
    try await app.row("B").focus()
    try await app.press(.down, .alt)
    #expect(rows(app).prefix(4) == ["A", "C", "No Name", "B, Show B"])
    #expect(desk.selection == "B", "The shown tab stays.")
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `What the user made of the tabs counts in a bar, too`(depth: Depth) async throws {
    let desk = Desk()
    desk.customization[tab: "B"].sidebarVisibility = .hidden
    let app = try await app(depth, desk, width: 360)
    #expect(app.labels(of: .tab) == ["A", "No Name", "C", "D", "More"], "What is hidden by default in the sidebar is not hidden here.")
    try await app.close()
  }

  private func switches(_ app: TestApp) throws -> [PixelRectangle] {
    let controllers = try #require(app.renderer).controllers.values
    let root = try #require(controllers.first { $0.parent == nil })
    return controllers.compactMap { ($0 as? ToggleController)?.control.bounds(in: root.widget) }
  }

  @Test func `The switches stand below each other, before the handles`() async throws {
    let app = try await app(.window, Desk())
    try await app.column(.sidebar).button("Edit").click()
    let switches = try switches(app)
    #expect(switches.count == 4)
    #expect(Set(switches.map(\.x)).count == 1)
    #expect(switches.allSatisfy { $0.x > 150 && $0.x + $0.width < 240 })
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `The first tab is moved again and again, and keeps the focus`(depth: Depth) async throws {
    let desk = Desk()
    let app = try await TestApp(depth, width: 900, height: 600) { Plain(desk: desk) }
    try await app.column(.sidebar).button("Edit").click()
    try await app.row("A").focus()
    try await app.press(.down, .alt)
    try await app.press(.down, .alt)
    #expect(rows(app) == ["B, Show B", "C, Show C", "A, Show A"])
    try await app.press(.up, .alt)
    #expect(rows(app) == ["B, Show B", "A, Show A", "C, Show C"])
    try await app.close()
  }

  private struct Plain: View {
    @Bindable var desk: Desk
    var body: some View {
      TabView {
        ForEach(["A", "B", "C"], id: \.self) { name in
          Tab(name, systemImage: "star") { Text("This is \(name)") }.customizationID(name)
        }
      }
      .tabViewStyle(.sidebarAdaptable)
      .tabViewCustomization(desk.isRefusing ? nil : $desk.customization)
    }
  }

  @Test(arguments: Depth.available)
  func `Editing ends where there is nothing to edit any more`(depth: Depth) async throws {
    let desk = Desk()
    let app = try await TestApp(depth, width: 900, height: 600) { Plain(desk: desk) }
    try await app.column(.sidebar).button("Edit").click()
    #expect(!app.labels(of: .toggle).isEmpty)
    desk.isRefusing = true
    try await app.settle()
    #expect(app.labels(of: .toggle).isEmpty && !app.button("Done").isVisible)
    try await app.row("B").click()
    #expect(app.text("This is B").isVisible)
    desk.isRefusing = false
    try await app.settle()
    #expect(app.labels(of: .toggle).isEmpty && app.button("Edit").isVisible)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `Without a binding there is nothing to edit`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 900, height: 600) {
      TabView {
        Tab("A", systemImage: "star") { Text("This is A") }.customizationID("a").defaultVisibility(.hidden, for: .tabBar)
        Tab("B", systemImage: "star") { Text("This is B") }.customizationID("b").defaultVisibility(.hidden)
      }
      .tabViewStyle(.sidebarAdaptable)
      .tabViewCustomization(nil)
    }
    #expect(!app.button("Edit").isVisible)
    #expect(rows(app) == ["A", "B"], "Nobody could bring B back.")
    try await app.close()
  }

  @Test func `A customization is written and read, and what is missing is as declared`() throws {
    var customization = TabViewCustomization()
    customization[tab: "A"].sidebarVisibility = .hidden
    customization[tab: "B"].sidebarVisibility = .visible
    let data = try JSONEncoder().encode(customization)
    #expect(try JSONDecoder().decode(TabViewCustomization.self, from: data) == customization)
    customization[tab: "A"].sidebarVisibility = .automatic
    customization[tab: "B"].sidebarVisibility = .automatic
    #expect(customization == TabViewCustomization())
    #expect(try JSONDecoder().decode(TabViewCustomization.self, from: Data("{}".utf8)) == TabViewCustomization())
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(TabViewCustomization.self, from: Data("[1]".utf8)) }
  }
}
