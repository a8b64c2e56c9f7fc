import DisplaySupport
import Observation
import SidelightBridge
import SidelightCore
import SidelightGTK
import SidelightUI
import SidelightWindowTesting
import Testing

/// Alerts in real windows, wide and narrow, and the same script without a display.
@Suite("Alerts", .serialized)
@MainActor struct AlertTests {
  @Observable final class Desk {
    var isAsking = false
    var isSecond = false
    var isSheet = false
    var name = ""
    var severity = DialogSeverity.critical
    var lines: [String] = []
  }

  private struct Page: View {
    @Bindable var desk: Desk
    var body: some View {
      VStack {
        TextField("Search", text: .constant("needle"))
        Button("Ask") { desk.isAsking = true }
        Button("Second") { desk.isSecond = true }
        Button("Sheet") { desk.isSheet = true }
      }
      .alert("Delete “A_B”?", isPresented: $desk.isAsking) {
        Button("Delete _it") { desk.lines.append("delete") }
        Button("Never", role: .destructive) { desk.lines.append("never") }
        Button("Keep", role: .cancel) { desk.lines.append("keep") }
      } message: {
        Text("You can't undo this.")
      }
      .alert("Second", isPresented: $desk.isSecond) {}
      .sheet(isPresented: $desk.isSheet) {
        Button("In it") { desk.isAsking = true }.navigationTitle("Sheet")
      }
    }
  }

  private nonisolated static let sizes = [1200.0, 360]

  @Test(arguments: Depth.available, sizes)
  func `An alert asks, is answered by buttons and keys, and gives the focus back`(depth: Depth, width: Double) async throws {
    let desk = Desk()
    let app = try await TestApp(depth, width: width, height: 700) { Page(desk: desk) }
    try await app.textField("Search").focus()
    desk.isAsking = true
    try await app.settle()
    let alert = app.alert("Delete “A_B”?")
    #expect(alert.isVisible && alert.labels(of: .text) == ["You can't undo this."])
    #expect(alert.labels(of: .button) == ["Keep", "Never", "Delete _it"])
    try await app.wait(until: "the default button has the focus") { try alert.button("Delete _it").isFocused }
    if depth != .model { await #expect(throws: TestFailure.self) { try await app.button("Ask").click() } }
    try await app.press(.escape)
    #expect(!app.alert().isVisible && !desk.isAsking && desk.lines == ["keep"])
    #expect(try app.textField("Search").isFocused)
    try await app.button("Ask").click()
    try await app.wait(until: "the default button has the focus") { try app.alert().button("Delete _it").isFocused }
    try await app.press(.enter)
    #expect(!app.alert().isVisible && desk.lines == ["keep", "delete"])
    #expect(try app.button("Ask").isFocused)
    try await app.button("Ask").click()
    try await app.alert().button("Never").click()
    #expect(!app.alert().isVisible && desk.lines == ["keep", "delete", "never"])
    try await app.button("Ask").click()
    try await app.press(.character("w"), .control)
    #expect(depth != .window || !app.alert().isVisible && desk.lines.last == "keep")
    desk.isAsking = false
    try await app.settle()
    #expect(!app.alert().isVisible)
    try await app.close()
  }

  private struct Renamer: View {
    @Bindable var desk: Desk
    var body: some View {
      Button("Rename…") { desk.isAsking = true }
        .alert("A new name", isPresented: $desk.isAsking) {
          TextField("Name", text: $desk.name).onSubmit { desk.lines.append("submit") }
          SecureField("Word", text: .constant(""))
          Button("Rename") { desk.lines.append("rename \(desk.name)") }.disabled(desk.name.isEmpty)
          Button("Cancel", role: .cancel) {}
        }
    }
  }

  @Test(arguments: Depth.available, sizes)
  func `Text fields in an alert take the focus, and Return in them answers`(depth: Depth, width: Double) async throws {
    let desk = Desk()
    let app = try await TestApp(depth, width: width, height: 700) { Renamer(desk: desk) }
    try await app.button("Rename…").click()
    try await app.wait(until: "the name has the focus") { try app.alert().textField("Name").isFocused }
    #expect(try !app.alert().button("Rename").isEnabled && app.alert().textField("Word").isVisible)
    try await app.press(.enter)
    #expect(app.alert().isVisible && desk.lines == ["submit"])
    try await app.alert().textField("Name").type("Lake")
    #expect(try app.alert().button("Rename").isEnabled)
    try await app.press(.enter)
    #expect(!app.alert().isVisible && desk.lines == ["submit", "submit", "rename Lake"])
    try await app.button("Rename…").click()
    try await app.press(.escape)
    #expect(!app.alert().isVisible && desk.lines.count == 3)
    try await app.close()
  }

  private struct Refusing: View {
    let desk: Desk
    var body: some View {
      Text("below").alert("Stays", isPresented: .constant(true)) {
        Button("Go") { desk.lines.append("go") }
        Button("Stay") { desk.lines.append("stay") }
      }
    }
  }

  @Test(arguments: Depth.available, sizes)
  func `A binding that refuses keeps the alert, and so does Escape where nothing cancels`(depth: Depth, width: Double) async throws {
    let desk = Desk()
    let app = try await TestApp(depth, width: width, height: 700) { Refusing(desk: desk) }
    try await app.alert().button("Stay").click()
    #expect(app.alert("Stays").isVisible && desk.lines == ["stay"])
    try await app.press(.escape)
    #expect(app.alert("Stays").isVisible && desk.lines == ["stay"])
    try await app.alert().button("Go").click()
    #expect(app.alert("Stays").isVisible && desk.lines == ["stay", "go"])
    try await app.close()
  }

  private struct Severe: View {
    let desk: Desk
    var body: some View {
      Text("below")
        .confirmationDialog("Delete all for good?", isPresented: Bindable(desk).isAsking) { Button("Delete", role: .destructive) {} }
        .dialogSeverity(desk.severity)
    }
  }

  private func check(_ app: TestApp, warns: Bool) throws {
    let dialog = try #require(app.renderer?.controllers.values.compactMap { ($0 as? AlertController)?.dialog }.first)
    #expect((dialog.accessibleMismatch(.roleDescription("warning")) == nil) == warns)
    guard warns else { return #expect(dialog.sign == nil) }
    let window = try #require(app.renderer?.windows.first?.window)
    let sign = try #require(dialog.sign?.bounds(in: window))
    let title = try #require(dialog.visibleTree.first { $0.visibleText == "Delete all for good?" }?.bounds(in: window))
    #expect(sign.height == 48 && sign.y + sign.height <= title.y)
  }

  @Test func `A sign of warning stands above the title of a critical dialog, also while it is open`() async throws {
    let desk = Desk()
    let app = try await TestApp(.window, width: 900, height: 700) { Severe(desk: desk) }
    desk.isAsking = true
    try await app.settle()
    try check(app, warns: true)
    desk.severity = .standard
    try await app.settle()
    try check(app, warns: false)
    try await app.press(.escape)
    #expect(!app.alert().isVisible)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `One alert asks at a time, over a sheet, too`(depth: Depth) async throws {
    let desk = Desk()
    let app = try await TestApp(depth, width: 900, height: 700) { Page(desk: desk) }
    try await app.button("Sheet").click()
    try await app.button("In it").click()
    desk.isSecond = true
    try await app.settle()
    #expect(app.labels(of: .alert) == ["Delete “A_B”?"])
    #expect(app.sheet("Sheet").isVisible)
    try await app.press(.escape)
    #expect(app.labels(of: .alert) == ["Second"])
    try await app.alert().button("OK").click()
    #expect(app.labels(of: .alert).isEmpty && app.sheet("Sheet").isVisible)
    #expect(try app.button("In it").isFocused)
    try await app.press(.escape)
    #expect(!app.sheet().isVisible)
    try await app.close()
  }

  private struct Guarded: View {
    @Bindable var desk: Desk
    var body: some View {
      Button("Open") { desk.isSheet = true }
        .sheet(isPresented: $desk.isSheet) {
          Button("Cancel") { desk.isAsking = true }.keyboardShortcut(.cancelAction)
            .navigationTitle("Sheet")
            .confirmationDialog("Lose it?", isPresented: $desk.isAsking) {
              Button("Lose", role: .destructive) { desk.isSheet = false }
            }
        }
    }
  }

  @Test(arguments: Depth.available, sizes)
  func `Escape in a sheet chooses the button for it, which may ask first`(depth: Depth, width: Double) async throws {
    let desk = Desk()
    let app = try await TestApp(depth, width: width, height: 700) { Guarded(desk: desk) }
    try await app.button("Open").click()
    try await app.wait(until: "the sheet has the focus") { try app.sheet().button("Cancel").isFocused }
    try await app.press(.escape)
    #expect(app.sheet("Sheet").isVisible && app.alert("Lose it?").isVisible)
    try await app.press(.escape)
    #expect(app.sheet("Sheet").isVisible && !app.alert().isVisible)
    try await app.press(.escape)
    try await app.alert().button("Lose").click()
    #expect(!app.sheet().isVisible && !app.alert().isVisible)
    try await app.close()
  }

  @Test(.needsWindow)
  func `An alert is an AdwAlertDialog with a role, a name and a description, and its buttons look as they act`() async throws {
    let desk = Desk()
    desk.isAsking = true
    let app = try await TestApp(.window, width: 900, height: 700) { Page(desk: desk) }
    try expectNativeDialog(app)
    try await app.resize(width: 360)
    try expectNativeDialog(app)
    try await app.close()
  }

  /// Nothing of the dialog is kept by the test.
  private func expectNativeDialog(_ app: TestApp) throws {
    let renderer = try #require(app.renderer)
    let controller = try #require(renderer.controllers.values.firstNonNil { $0 as? AlertController })
    let dialog = controller.dialog
    #expect(dialog.typeName == "AdwAlertDialog" && dialog.accessibleRole == .alertDialog)
    #expect(dialog.accessibleLabel == "Delete “A_B”?" && dialog.body == "You can't undo this.")
    #expect(dialog.heading == "Delete “A_B”?")
    let looks = dialog.responseButtons.map { button in
      ["destructive-action", "suggested-action"].filter { button.hasClass($0) }
    }
    #expect(looks == [[], ["destructive-action"], ["suggested-action"]])
    #expect(dialog.defaultResponse == 2)
    // Three buttons stand one below the other, the first of the app's on top.
    let tops = dialog.responseButtons.compactMap { $0.bounds(in: dialog)?.y }
    #expect(tops == tops.sorted().reversed() && Set(tops).count == 3)
  }

  @Test(.needsWindow) func `A thousand alerts leave nothing`() async throws {
    let desk = Desk()
    let app = try await TestApp(.window, width: 500, height: 500) { Renamer(desk: desk) }
    var counts: [[Int]] = []
    for round in 0..<3 {
      for _ in 0..<(round == 0 ? 20 : 500) {
        desk.isAsking = true
        app.driver.graph.flush()
        desk.isAsking = false
        app.driver.graph.flush()
      }
      try await app.settle()
      counts.append([Object.live, Object.liveObjects, SignalConnection.live, MainSource.live, app.driver.graph.census.count])
    }
    #expect(counts[1] == counts[0] && counts[2] == counts[0])
    try await app.close()
  }
}
