import SidelightCore
import SidelightTesting
import SidelightUI
import Testing

/// Boxes, groups of controls and gauges.
@MainActor struct GroupTests {
  @Test(arguments: Depth.headless) func `A box is called what its title says`(depth: Depth) async throws {
    let name = "Named"
    let app = try await TestApp(depth) {
      GroupBox("Disk") { Text("Full") }
      GroupBox(name) { Text("Empty") }
      GroupBox {
        Text("In")
      } label: {
        Text("View")
      }
      GroupBox { Text("Alone") }
      ControlGroup("Zoom") { Button("Larger") {} }
    }
    for name in ["Disk", "Named", "View", "Zoom"] { #expect(app.group(name).exists, "\(name)") }
    #expect(app.group("Disk").text("Full").exists && !app.group("Disk").text("Empty").exists)
    try await app.close()
  }

  private struct Underlined: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.content
      configuration.label
    }
  }

  private struct Framed: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
      Text("Above")
      GroupBox(configuration)
    }
  }

  @Test func `A box is what the app's style makes of it`() {
    func texts(_ box: some View) -> [String] { Stage(VStack { box }).texts().map(\.string) }
    let box = GroupBox("Title") { Text("Content") }
    #expect(texts(box) == ["Content", "Title"] || texts(box) == ["Title", "Content"])
    let plain = Stage(VStack { box.groupBoxStyle(Underlined()) })
    #expect(plain.texts().map(\.string) == ["Content", "Title"])
    #expect(plain.nodes { $0.control is GroupElement }.isEmpty)
    #expect(texts(box.groupBoxStyle(Framed())).contains("Above"))
    #expect(Stage(VStack { box.groupBoxStyle(Framed()) }).nodes { $0.control is GroupElement }.count == 1)
    #expect(!texts(box.groupBoxStyle(.automatic).groupBoxStyle(Framed())).contains("Above"))
  }

  @Test func `Controls in a group of a menu are a section of it`() throws {
    let stage = Stage(
      Menu("More") {
        Button("First") {}
        ControlGroup {
          Button("Smaller") {}
          Button("Larger") {}
        }
        Button("Last") {}
      })
    let menu = try #require(stage.nodes { $0.control is MenuElement }.first).id
    let items = stage.graph.menu(menu)
    #expect(items.map(\.title) == ["First", "Smaller", "Larger", "Last"])
    #expect(items.map(\.startsSection) == [false, true, false, true])
  }

  @Test func `A gauge shows its value within its range, and what is said of it`() {
    let stage = Stage(
      VStack {
        Gauge(value: 0.25) { Text("A") }
        Gauge(value: 30, in: 20...40) {
          Text("B")
        } currentValueLabel: {
          Text("30")
        }
        Gauge(value: 9, in: 0...4) {
          Text("C")
        } currentValueLabel: {
          Text("9")
        } minimumValueLabel: {
          Text("0")
        } maximumValueLabel: {
          Text("4")
        }
        Gauge(value: Double.nan, in: 1...1) { Text("D") }
      })
    #expect(stage.tree.all.compactMap { $0.element.kind.control(GaugeElement.self)?.fraction } == [0.25, 0.5, 1, 0])
    #expect(Set(stage.texts().map(\.string)) == ["A", "B", "30", "C", "9", "0", "4", "D"])
  }

  private struct Written: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label
      Text("\(Int(configuration.value * 100)) %")
    }
  }

  @Test func `A gauge is what the app's style makes of it`() {
    let stage = Stage(VStack { Gauge(value: 0.5) { Text("Used") }.gaugeStyle(Written()) })
    #expect(stage.texts().map(\.string) == ["Used", "50 %"])
    #expect(Stage(Gauge(value: 0.5) { Text("Used") }.gaugeStyle(.linearCapacity)).nodes { $0.control is GaugeElement }.count == 1)
  }
}
