import Observation
import Sidelight
import SidelightWindowTesting
import Testing

/// A popover and a sheet, or an alert, that are over one window at once.
@Suite("Popovers beside sheets", .serialized)
@MainActor struct PopoverBesideSheetTests {
  @Observable final class Desk {
    var hasSheet = false
    var hasPopover = false
    var hasAlert = false
  }

  private struct Counted: View {
    let name: String
    @State private var count = 0
    var body: some View { Button("\(name) \(count)") { count += 1 }.padding(30) }
  }

  private struct Page: View {
    @Bindable var desk: Desk
    var body: some View {
      VStack {
        Button("Both") {
          desk.hasSheet = true
          desk.hasPopover = true
        }
        .popover(isPresented: $desk.hasPopover) { Counted(name: "Popover") }
        .sheet(isPresented: $desk.hasSheet) { Counted(name: "Sheet").navigationTitle("Over") }
        .alert("Sure?", isPresented: $desk.hasAlert) {}
      }
    }
  }

  private func app(_ depth: Depth, _ desk: Desk) async throws -> TestApp {
    try await TestApp(depth, width: 900, height: 600) { Page(desk: desk) }
  }

  @Test(arguments: Depth.available)
  func `Of both at once the sheet is on top, and the popover comes when it goes`(depth: Depth) async throws {
    let desk = Desk()
    let app = try await app(depth, desk)
    try await app.button("Both").click()
    try await app.button("Sheet 0").click()
    #expect(app.sheet("Over").isVisible)
    try await app.press(.escape)
    #expect(!desk.hasSheet && desk.hasPopover && app.popover().isVisible)
    try await app.button("Popover 0").click()
    try await app.press(.escape)
    #expect(!desk.hasPopover && !app.popover().exists)
    #expect(try app.button("Both").isFocused)
    try await app.close()
  }

  @Test(arguments: Depth.available, [true, false])
  func `What comes over an open popover covers it, and the popover keeps its state`(depth: Depth, isAlert: Bool) async throws {
    let desk = Desk()
    let app = try await app(depth, desk)
    desk.hasPopover = true
    try await app.settle()
    try await app.button("Popover 0").click()
    if isAlert { desk.hasAlert = true } else { desk.hasSheet = true }
    try await app.settle()
    #expect(app.alert().exists == isAlert && app.sheet().exists != isAlert)
    if isAlert { try await app.alert().button("OK").click() } else { try await app.press(.escape) }
    #expect(!desk.hasAlert && !desk.hasSheet && desk.hasPopover)
    #expect(app.popover().button("Popover 1").isVisible)
    try await app.press(.escape)
    #expect(!desk.hasPopover)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `A popover that the app opens below a sheet waits for it`(depth: Depth) async throws {
    let desk = Desk()
    let app = try await app(depth, desk)
    desk.hasSheet = true
    try await app.settle()
    desk.hasPopover = true
    try await app.settle()
    try await app.button("Sheet 0").click()
    try await app.press(.escape)
    #expect(!desk.hasSheet && desk.hasPopover && app.popover().isVisible)
    desk.hasPopover = false
    try await app.settle()
    #expect(!app.popover().exists)
    try await app.close()
  }
}
