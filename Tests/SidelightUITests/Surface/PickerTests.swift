import ReportSupport
import SidelightCore
import SidelightTesting
import SidelightUI
import Testing

/// Pickers: what their options stand for, and what their bindings make of a choice.
@MainActor struct PickerTests {
  private struct Fruit: Hashable, Identifiable {
    var id: Int
    var name: String
  }

  private func picker(in stage: Stage) throws -> NodeID {
    try #require(stage.nodes { $0.control is PickerElement }.first).id
  }

  private func line(_ stage: Stage) -> String { stage.picture.split(separator: "\n").first.map(String.init) ?? "" }

  private func binding<Value>(_ box: Box<Value>) -> Binding<Value> { Binding(get: { box.value }, set: { box.value = $0 }) }

  @Test func `A picker writes its binding and follows it, and an unknown selection shows nothing`() throws {
    let order = Box("date")
    let stage = Stage(
      Picker("Sort By", selection: binding(order)) {
        Text("Name").tag("name")
        Label("Date", systemImage: "calendar").tag("date")
      })
    #expect(stage.picture == "picker Date of Name, Date\n  \"Sort By\"")
    stage.graph.send(.choose(try picker(in: stage), option: 0))
    stage.settle()
    #expect(order.value == "name" && line(stage) == "picker Name of Name, Date")
    order.value = "size"
    stage.settle()
    #expect(line(stage) == "picker - of Name, Date")
    stage.graph.send(.choose(try picker(in: stage), option: 7))
    stage.settle()
    #expect(order.value == "size")
  }

  @Test func `What a binding refuses of a choice is told to whoever shows the picker`() throws {
    let stage = Stage(
      Picker("Fixed", selection: .constant(1)) {
        Text("One").tag(1)
        Text("Two").tag(2)
      })
    let picker = try picker(in: stage)
    let element = try #require(stage.tree[picker]?.element)
    #expect(stage.patches { stage.graph.send(.choose(picker, option: 1)) } == [.update(picker, element)])
    #expect(stage.patches { stage.graph.send(.choose(picker, option: 0)) }.isEmpty)
  }

  @Test func `Options of a ForEach stand for their ids, their elements, or their tags`() throws {
    let fruits = [Fruit(id: 1, name: "Apple"), Fruit(id: 2, name: "Pear")]
    let id = Box(2)
    let byID = Stage(Picker("A", selection: binding(id)) { ForEach(fruits) { Text($0.name) } })
    #expect(line(byID) == "picker Pear of Apple, Pear")
    let element = Box(fruits[0])
    let byElement = Stage(Picker("A", selection: binding(element)) { ForEach(fruits) { Text($0.name) } })
    #expect(line(byElement) == "picker Apple of Apple, Pear")
    byElement.graph.send(.choose(try picker(in: byElement), option: 1))
    #expect(element.value == fruits[1])
    let byTag = Stage(Picker("A", selection: .constant("Pear")) { ForEach(fruits) { Text($0.name).tag($0.name) } })
    #expect(line(byTag) == "picker Pear of Apple, Pear")
  }

  @Test func `An optional selection takes tags of its own type, of the type inside, and nil`() throws {
    let choice = Box<Int?>(nil)
    let stage = Stage(
      Picker("A", selection: binding(choice)) {
        Text("None").tag(nil as Int?)
        Text("One").tag(1)
        Text("Two").tag(2 as Int?)
      })
    #expect(line(stage) == "picker None of None, One, Two")
    for (option, value) in [(1, 1), (2, 2), (0, nil)] {
      stage.graph.send(.choose(try picker(in: stage), option: option))
      stage.settle()
      #expect(choice.value == value)
    }
  }

  private struct Changing: View {
    let names: Box<[String]>
    let suffix: Box<String>
    let extra: Box<Bool>
    var body: some View {
      Picker("A", selection: .constant("b")) {
        ForEach(names.value, id: \.self) { Suffixed(name: $0, suffix: suffix) }
        if extra.value { Text("Extra").tag("extra") }
      }
    }
  }

  private struct Suffixed: View {
    let name: String
    let suffix: Box<String>
    var body: some View { Text(name + suffix.value) }
  }

  @Test func `Options come, go, move and change what they say`() {
    let names = Box(["a", "b"])
    let suffix = Box("")
    let extra = Box(false)
    let stage = Stage(Changing(names: names, suffix: suffix, extra: extra))
    #expect(line(stage) == "picker b of a, b")
    #expect(stage.patches { suffix.value = "!" }.count == 1)
    #expect(line(stage) == "picker b! of a!, b!")
    #expect(stage.patches { names.value = ["b", "c", "a"] }.count == 1)
    #expect(line(stage) == "picker b! of b!, c!, a!")
    #expect(stage.patches { extra.value = true }.count == 1)
    #expect(line(stage) == "picker b! of b!, c!, a!, Extra")
    extra.value = false
    names.value = ["c"]
    stage.settle()
    #expect(line(stage) == "picker - of c!")
  }

  @Test func `An option that nobody could choose is reported and left out`() {
    let reports = Reports()
    let stage = Stage(
      Picker("A", selection: .constant(1)) {
        Text("Good").tag(1)
        Text("Untagged pick")
        Text("Wrongly tagged pick").tag("1")
        Divider()
      })
    #expect(line(stage) == "picker Good of Good")
    #expect(reports.all.count { $0.contains("“Untagged pick”") } == 1)
    #expect(reports.all.count { $0.contains("“Wrongly tagged pick”") } == 1)
  }

  @Test(arguments: Depth.headless) func `A script chooses an option by what it says`(depth: Depth) async throws {
    let choice = Box(1)
    let app = try await TestApp(depth) {
      Picker("Number", selection: binding(choice)) { ForEach(1..<4) { Text("No. \($0)") } }
    }
    let picker = app.picker("Number")
    #expect(try picker.value == "No. 1")
    try await picker.choose("No. 3")
    #expect(try choice.value == 3 && picker.value == "No. 3")
    await #expect(throws: TestFailure.self) { try await picker.choose("No. 4") }
    try await app.close()
  }
}
