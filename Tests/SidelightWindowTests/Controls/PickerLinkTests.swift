import Observation
import Sidelight
import SidelightWindowTesting
import Testing

/// Pickers that lead to a page with their options, and sliders with views at their ends.
@Suite("Pickers as links, ends of sliders", .serialized)
@MainActor struct PickerLinkTests {
  @Observable final class Order {
    var flavor = "Vanilla"
    var flavors = ["Vanilla", "Mint", "Lemon"]
    var amount = 2.0
  }

  private struct Page: View {
    @Bindable var order: Order
    var body: some View {
      NavigationStack {
        Form {
          Picker("Flavor", selection: $order.flavor) { ForEach(order.flavors, id: \.self) { Text($0) } }
            .pickerStyle(.navigationLink)
        }
        .navigationTitle("Order")
      }
    }
  }

  @Test(arguments: Depth.available) func `A choice on the page with the options ends it`(depth: Depth) async throws {
    let order = Order()
    let app = try await TestApp(depth, width: 400, height: 400) { Page(order: order) }
    #expect(app.text("Vanilla").exists && !app.text("Mint").exists)
    try await app.row().click()
    #expect(app.page("Flavor").exists)
    try await app.picker("Flavor").choose("Lemon")
    #expect(order.flavor == "Lemon")
    try await app.wait(until: "the page is gone") { !app.page("Flavor").exists }
    #expect(app.text("Lemon").exists && !app.text("Vanilla").exists)
    order.flavor = "Mint"
    try await app.settle()
    #expect(app.text("Mint").exists)
    try await app.close()
  }

  @Test(arguments: Depth.available) func `The link follows options that change`(depth: Depth) async throws {
    let order = Order()
    let app = try await TestApp(depth, width: 400, height: 400) { Page(order: order) }
    order.flavors = ["Mint"]
    try await app.settle()
    #expect(!app.text("Vanilla").exists)
    order.flavors = ["Mint", "Vanilla"]
    try await app.settle()
    #expect(app.text("Vanilla").exists)
    try await app.close()
  }

  @Test(arguments: Depth.available) func `A slider stands between its ends, under its name`(depth: Depth) async throws {
    let order = Order()
    let app = try await TestApp(depth, width: 400, height: 400) {
      Slider(value: Bindable(order).amount, in: 0...10, step: 1) {
        Text("Amount")
      } minimumValueLabel: {
        Text("none")
      } maximumValueLabel: {
        Text("much")
      }
    }
    try await app.slider("Amount").set(7.3)
    #expect(order.amount == 7)
    #expect(app.text("none").exists && app.text("much").exists)
    try await app.close()
  }
}
