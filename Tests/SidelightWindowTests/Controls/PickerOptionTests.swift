import DisplaySupport
import Observation
import SidelightBridge
import SidelightCore
import SidelightGTK
import SidelightTesting
import SidelightUI
import SidelightWindowTesting
import Testing

/// Options that the user can't choose.
@MainActor @Suite("Pickers: options that are off", .serialized) struct PickerOptionTests {
  @MainActor @Observable final class Order {
    var flavor = "Vanilla"
    var soldOut: Set<String> = ["Mint"]
  }

  enum Form: CaseIterable { case menu, segmented, entries }

  private struct Flavors: View {
    @Bindable var order: Order

    var body: some View {
      Picker("Flavor", selection: $order.flavor) {
        ForEach(["Vanilla", "Mint", "Lemon"], id: \.self) { Text($0).selectionDisabled(order.soldOut.contains($0)) }
      }
    }
  }

  private struct Content: View {
    let order: Order
    let form: Form

    var body: some View {
      switch form {
      case .menu: Flavors(order: order)
      case .segmented: Flavors(order: order).pickerStyle(.segmented)
      case .entries: Menu("Order") { Flavors(order: order) }
      }
    }
  }

  private func pick(_ app: TestApp, _ form: Form, _ flavor: String) async throws {
    if form == .entries { try await app.menu("Order").choose(flavor) } else { try await app.picker("Flavor").choose(flavor) }
  }

  @Test(arguments: Depth.available, Form.allCases)
  func `An option that is off can't be chosen until it is on again, and the app can choose it`(depth: Depth, form: Form) async throws {
    let order = Order()
    let app = try await TestApp(depth, width: 500, height: 300) { Content(order: order, form: form) }
    await #expect(throws: TestFailure.self) { try await pick(app, form, "Mint") }
    try await pick(app, form, "Lemon")
    #expect(order.flavor == "Lemon")
    order.soldOut = ["Vanilla"]
    try await app.settle()
    await #expect(throws: TestFailure.self) { try await pick(app, form, "Vanilla") }
    try await pick(app, form, "Mint")
    order.flavor = "Vanilla"
    try await app.settle()
    try await pick(app, form, "Lemon")
    #expect(order.flavor == "Lemon")
    try await app.close()
  }

  @Test(.needsWindow) func `A drop-down shows it as one that is off, and a group of toggles does so, too`() async throws {
    let order = Order()
    let app = try await TestApp(.window, width: 500, height: 300) {
      VStack {
        Content(order: order, form: .menu)
        Content(order: order, form: .segmented)
      }
    }
    try lookAtToggles(app)
    try openMenu(app)
    try await app.settle()
    try choose(app)
    try await app.settle()
    #expect(order.flavor == "Lemon")
    try await app.close()
  }

  // What finds widgets holds them, and ends before the app does.

  private func find<W: Widget>(_ type: W.Type, _ app: TestApp) throws -> W {
    try #require(app.renderer?.windows.first?.window.visibleTree.firstNonNil { $0 as? W })
  }

  private func lookAtToggles(_ app: TestApp) throws {
    let toggles = try find(ToggleGroupWidget.self, app).visibleTree.filter { $0.typeName == "GtkToggleButton" }
    #expect(toggles.map(\.isSensitive) == [true, false, true])
  }

  private func openMenu(_ app: TestApp) throws {
    let button = try #require(find(DropDownWidget.self, app).visibleTree.first { $0.typeName == "GtkToggleButton" })
    button.emit(Signal<Void>("clicked"))
  }

  private func choose(_ app: TestApp) throws {
    let lines = try find(DropDownWidget.self, app).visibleTree.filter {
      $0.typeName == "GtkListItemWidget" && $0.parent?.typeName == "GtkListView"
    }
    try #require(lines.count == 3)
    let boxes = lines.flatMap(\.children)
    #expect(boxes.map(\.isSensitive) == [true, false, true])
    #expect(boxes.compactMap { $0.children.first as? LabelWidget }.map(\.text) == ["Vanilla", "Mint", "Lemon"])
    #expect(boxes.compactMap { $0.children.last?.opacity } == [1, 0, 0])
    // A click selects a row, and then activates it.
    for line in [lines[1], lines[2]] {
      line.activateAction("listitem.select", .flag(false), .flag(false))
      line.activate()
    }
  }
}
