import SidelightCore
import SidelightTesting
import SidelightUI
import Testing

/// Steppers, and what their bindings make of a step.
@MainActor struct StepperTests {
  private struct Copies: View {
    @State private var copies = 1
    var body: some View {
      Stepper("Copies: \(copies)", value: $copies, in: 1...3)
    }
  }

  @Test(arguments: Depth.headless) func `A step changes the value within its bounds`(depth: Depth) async throws {
    let app = try await TestApp(depth) { Copies() }
    await #expect(throws: TestFailure.self) { try await app.stepper("Copies: 1").decrement() }
    try await app.stepper("Copies: 1").increment()
    try await app.stepper("Copies: 2").increment()
    await #expect(throws: TestFailure.self) { try await app.stepper("Copies: 3").increment() }
    try await app.stepper("Copies: 3").decrement()
    #expect(app.stepper("Copies: 2").exists)
    try await app.close()
  }

  @Test func `A long step ends at the bound, and the app hears when one begins and ends`() throws {
    let value = Box(1.0)
    let journal = Journal()
    let stage = Stage(
      Stepper(value: Binding(get: { value.value }, set: { value.value = $0 }), in: 0...4, step: 2.5) {
        Text("Amount")
      } onEditingChanged: {
        journal.note("\($0)")
      })
    let stepper = try #require(stage.nodes { $0.control is StepperElement }.first).id
    func element() -> StepperElement? { stage.tree[stepper]?.element.kind.control(StepperElement.self) }
    stage.graph.send(.step(stepper, up: true))
    stage.settle()
    #expect(value.value == 3.5 && journal.take() == ["true", "false"])
    stage.graph.send(.step(stepper, up: true))
    stage.settle()
    #expect(value.value == 4 && element()?.canIncrement == false && element()?.canDecrement == true)
    stage.graph.send(.step(stepper, up: true))
    stage.settle()
    #expect(value.value == 4)
  }

  @Test func `Every form of a stepper has its label and its steps`() {
    let name = "Named"
    let value = Binding.constant(0)
    let stage = Stage(
      VStack {
        Stepper("Key", value: value)
        Stepper(name, value: value, in: 0...0)
        Stepper("Up", onIncrement: {}, onDecrement: nil)
        Stepper(name, onIncrement: nil, onDecrement: {})
        Stepper {
          Text("View")
        } onIncrement: {
        } onDecrement: {
        }
        Stepper("Off", value: value).disabled(true)
      })
    #expect(stage.texts().map(\.string) == ["Key", "Named", "Up", "Named", "View", "Off"])
    let pictures = stage.tree.all.compactMap { $0.element.kind.control(StepperElement.self)?.picture }
    #expect(pictures == ["stepper -+", "stepper ", "stepper +", "stepper -", "stepper -+", "stepper -+"])
  }

  @Test func `A stepper that is off for the user stays as it is`() throws {
    let value = Box(1)
    let stage = Stage(Stepper("Copies", value: Binding(get: { value.value }, set: { value.value = $0 })).disabled(true))
    stage.graph.send(.step(try #require(stage.nodes { $0.control is StepperElement }.first).id, up: true))
    stage.settle()
    #expect(value.value == 1)
  }
}
