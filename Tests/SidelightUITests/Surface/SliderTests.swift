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

  @Test func `A slider has a neutral value, and values that can be chosen, within its bounds`() throws {
    let reports = Reports()
    let value = Box(Float(0))
    let binding = Binding(get: { value.value }, set: { value.value = $0 })
    let stage = Stage(
      VStack {
        Slider(value: binding, in: -1...1, neutralValue: 0, enabledBounds: -0.5...0.5) { Text("Balance") }
        Slider(value: binding, in: -1...1, enabledBounds: -0.5...0.5) { Text("Half") }
        Slider(value: binding, in: -1...1, step: 0.25, neutralValue: 7) {
          Text("Steps")
        } currentValueLabel: {
          Text("now")
        }
      })
    #expect(stage.picture.contains("slider 0.0 in -1.0...1.0 from 0.0\n") && stage.picture.contains("slider 0.0 in -1.0...1.0 from 1.0\n"))
    #expect(stage.picture.contains("slider 0.0 in -1.0...1.0\n"))
    #expect(reports.all.count { $0.contains("neutral value 7.0") } == 1)
    let sliders = stage.nodes { ($0.control as? SliderElement)?.enabled != nil }
    #expect(sliders.count == 2)
    for slider in sliders {
      stage.graph.send(.slide(slider.id, value: 0.9))
      #expect(value.value == 0.5)
      value.value = 0
    }
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
