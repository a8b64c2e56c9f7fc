import ReportSupport
import SidelightCore
import SidelightUI
import Testing

/// Sliders, and what becomes of numbers that are none.
@MainActor struct SliderTests {
  private func slider(in stage: Stage) throws -> NodeID {
    try #require(stage.nodes { $0.control is SliderElement }.first).id
  }

  @Test func `A slider writes the nearest value of its step, and says when editing begins and ends`() throws {
    let value = Box(Float(20))
    let journal = Journal()
    let stage = Stage(
      Slider(value: Binding(get: { value.value }, set: { value.value = $0 }), in: 0...100, step: 25) {
        Text("Volume")
      } onEditingChanged: {
        journal.note("\($0)")
      })
    #expect(stage.picture == "slider 20.0 in 0.0...100.0\n  \"Volume\"")
    let slider = try slider(in: stage)
    stage.graph.send(.editing(slider, true))
    #expect(stage.patches { stage.graph.send(.slide(slider, value: 60)) }.count == 1)
    #expect(value.value == 50)
    // The slider stands at 60 and its value is the one that it had, so that it has to be told.
    #expect(stage.patches { stage.graph.send(.slide(slider, value: 60)) }.count == 1)
    stage.graph.send(.editing(slider, false))
    #expect(journal.take() == ["true", "false"])
  }

  @Test func `What is no number or no range is reported and repaired`() {
    let reports = Reports()
    let bad = Stage(
      VStack {
        Slider(value: .constant(Double.nan), in: 3...7)
        Slider(value: .constant(-2.5), in: 4...4)
        Slider(value: .constant(0.5), in: -Double.infinity...Double.infinity)
        Slider(value: .constant(9.0), in: 0...8, step: -1)
      })
    #expect(
      bad.picture
        == "vstack\n  slider 3.0 in 3.0...7.0\n  slider 4.0 in 4.0...4.0\n  slider 0.5 in 0.0...1.0\n  slider 8.0 in 0.0...8.0")
    for text in ["3.0...7.0", "4.0...4.0", "-inf...inf", "step -1.0"] { #expect(reports.all.count { $0.contains(text) } == 1) }
  }
}
