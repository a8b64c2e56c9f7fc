import DisplaySupport
import SidelightBridge
import SidelightGTK
import SidelightUI
import SidelightWindowTesting
import Testing

/// Boxes, groups, gauges, steppers and radio buttons as widgets.
@Suite("Groups and values", .serialized, .needsWindow)
@MainActor struct GroupTests {
  private struct Page: View {
    @State private var count = 1
    @State private var fruit = "Pear"
    var body: some View {
      VStack {
        GroupBox("Disk") {
          Gauge(value: Double(count), in: 0...4) {
            Text("Used")
          } currentValueLabel: {
            Text("\(count) GB")
          }
          Stepper("Count", value: $count, in: 0...4)
        }
        ControlGroup("Zoom") {
          Button("Out") { count -= 1 }
          Button("In") { count += 1 }
        }
        Picker("Fruit", selection: $fruit) { ForEach(["Apple", "Pear", "Plum"], id: \.self) { Text($0) } }.pickerStyle(.radioGroup)
        Text("\(count) of \(fruit)")
      }
    }
  }

  @Test(arguments: Depth.available) func `All of them are found by their names and used`(depth: Depth) async throws {
    let app = try await TestApp(depth) { Page() }
    #expect(app.group("Disk").exists && app.group("Zoom").exists)
    #expect(try app.gauge("Used").value == "0.25")
    try await app.stepper("Count").increment()
    #expect(app.text("2 of Pear").exists)
    try await app.button("In").click()
    try await app.picker("Fruit").choose("Plum")
    #expect(try app.text("3 of Plum").exists && app.picker("Fruit").value == "Plum")
    try await app.stepper("Count").increment()
    await #expect(throws: TestFailure.self) { try await app.stepper("Count").increment() }
    try await app.close()
  }

  @Test func `The title stands above the card, and the card is as wide as what is in it`() async throws {
    let scene = await ViewScene(width: 500) { VStack { GroupBox("Disk") { Text("A long line of text in a box") } } }
    let group = try #require(scene.named("Disk"))
    #expect(group.accessibleRole == .group)
    let card = try #require(scene.widgets.first { $0.hasClass("card") })
    let title = try #require(scene.widgets.first { ($0 as? LabelWidget)?.text == "Disk" })
    let (box, line) = (try #require(card.bounds(in: group)), try #require(title.bounds(in: group)))
    #expect(line.y + line.height <= box.y && box.width < 400)
    await scene.close()
  }

  @Test func `The arrow keys step while a button of a stepper has the focus`() async throws {
    let app = try await TestApp(.window) { Page() }
    try await app.stepper("Count").focus()
    try await app.press(.up)
    #expect(app.text("2 of Pear").exists)
    try await app.press(.down)
    #expect(app.text("1 of Pear").exists)
    try await app.close()
  }

  @Test func `Options side by side stand in one line`() async throws {
    let scene = await ViewScene(width: 500) {
      VStack {
        Picker("Fruit", selection: .constant("Pear")) { ForEach(["Apple", "Pear"], id: \.self) { Text($0) } }
          .pickerStyle(.radioGroup).horizontalRadioGroupLayout()
      }
    }
    let radios = scene.widgets.compactMap { $0 as? CheckWidget }
    #expect(radios.map(\.isActive) == [false, true] && radios.allSatisfy { $0.accessibleRole == .radio })
    let window = try #require(scene.window)
    #expect(Set(radios.compactMap { $0.bounds(in: window)?.y }).count == 1)
    let group = try #require(scene.widgets.first { $0 is RadioGroupWidget })
    #expect(group.accessibleRole == .radioGroup && group.accessibleLabel == "Fruit")
    await scene.close()
  }
}
