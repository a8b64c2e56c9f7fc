import Observation
import SidelightCore
import SidelightUI
import Testing

/// What a field of text suggests.
@MainActor struct TextSuggestionTests {
  struct City: Identifiable {
    let id: String
  }

  @Observable @MainActor final class Model {
    var text = ""
    var submitted: [String] = []
    var cities = ["Bergen", "Bern", "Oslo"]
  }

  private struct Form: View {
    @Bindable var model: Model
    var body: some View {
      TextField("City", text: $model.text)
        .textInputSuggestions {
          Section("Cities") {
            ForEach(model.cities.filter { $0.hasPrefix(model.text) }, id: \.self) { Label($0, systemImage: "leaf").textInputCompletion($0) }
          }
          Text("As a search").searchCompletion("x")
        }
        .onSubmit { model.submitted.append(model.text) }
    }
  }

  private func field(_ stage: Stage) throws -> (id: NodeID, element: TextFieldElement) {
    let node = try #require(stage.nodes { $0.control is TextFieldElement }.first)
    guard let field = node.element.kind.control(TextFieldElement.self) else { throw Stage.Missing() }
    return (node.id, field)
  }

  private func texts(_ stage: Stage) throws -> [String] {
    stage.tree.children(of: try field(stage).id, in: .suggestions).map { stage.text(of: $0.id) }
  }

  @Test func `Suggestions are made while the field is edited, and shown once the user types`() throws {
    let model = Model()
    let stage = Stage(Form(model: model))
    let id = try field(stage).id
    #expect(try texts(stage) == [] && field(stage).element.tellsEditing)
    stage.graph.send(.editing(id, true))
    stage.settle()
    #expect(try texts(stage) == ["Cities", "Bergen", "Bern", "Oslo", "As a search"])
    #expect(try field(stage).element.suggestions?.choosable == [false, true, true, true, false])
    #expect(try field(stage).element.suggestions?.isShown == false)
    stage.graph.send(.edit(id, text: "Ber"))
    stage.settle()
    #expect(try texts(stage) == ["Cities", "Bergen", "Bern", "As a search"] && field(stage).element.suggestions?.isShown == true)
    model.cities = ["Berlin"]
    stage.settle()
    #expect(try texts(stage) == ["Cities", "Berlin", "As a search"])
    stage.graph.send(.editing(id, false))
    stage.settle()
    #expect(try texts(stage) == [] && field(stage).element.suggestions?.isShown == false)
  }

  @Test func `A choice takes the place of the text without a submission, and Enter without one submits`() throws {
    let model = Model()
    let stage = Stage(Form(model: model))
    let id = try field(stage).id
    stage.graph.send(.editing(id, true))
    stage.graph.send(.edit(id, text: "Ber"))
    stage.settle()
    stage.graph.send(.search(id, .choose(0)))
    stage.graph.send(.search(id, .choose(3)))
    stage.settle()
    #expect(try model.text == "Ber" && field(stage).element.suggestions?.isShown == true)
    stage.graph.send(.search(id, .step(forward: true)))
    stage.graph.send(.search(id, .step(forward: true)))
    stage.settle()
    let choice = try #require(try field(stage).element.choice(of: id))
    #expect(choice == .search(id, .choose(2)))
    stage.graph.send(choice)
    stage.settle()
    #expect(try model.text == "Bern" && model.submitted == [] && field(stage).element.text == "Bern")
    #expect(try field(stage).element.suggestions?.isShown == false && field(stage).element.choice(of: id) == nil)
    stage.graph.send(.submit(id))
    stage.settle()
    #expect(model.submitted == ["Bern"])
  }

  @Test func `Escape closes the suggestions before it takes back what was typed`() throws {
    struct Amount: View {
      @Bindable var model: Model
      var body: some View {
        TextField(
          label: Text("Amount"), prompt: nil,
          value: EditedText(text: { model.text }, take: { model.submitted.append($0) })
        )
        .textInputSuggestions([City(id: "12")]) { Text($0.id).textInputCompletion($0.id) }
      }
    }
    let model = Model()
    let stage = Stage(Amount(model: model))
    let id = try field(stage).id
    stage.graph.send(.editing(id, true))
    stage.graph.send(.edit(id, text: "1"))
    stage.settle()
    #expect(try field(stage).element.escape(of: id) == .search(id, .escape))
    stage.graph.send(.search(id, .escape))
    stage.settle()
    #expect(try field(stage).element.escape(of: id) == .revert(id) && texts(stage) == ["12"])
    stage.graph.send(.search(id, .choose(0)))
    stage.settle()
    #expect(try field(stage).element.text == "12" && field(stage).element.hasDraft && model.submitted == [])
    stage.graph.send(.editing(id, false))
    stage.settle()
    #expect(model.submitted == ["12"])
  }

  @Test func `A field that grows, a search field and a field of a suggestion have none`() throws {
    let model = Model()
    struct Growing: View {
      @Bindable var model: Model
      var body: some View {
        TextField("Notes", text: $model.text, axis: .vertical).textInputSuggestions(["a"], id: \.self) { Text($0).textInputCompletion($0) }
      }
    }
    #expect(Stage(Growing(model: model)).nodes { $0.control is TextFieldElement }.isEmpty)
    struct Nested: View {
      @Bindable var model: Model
      var body: some View {
        TextField("Outer", text: $model.text).textInputSuggestions { TextField("Inner", text: $model.text) }
      }
    }
    let stage = Stage(Nested(model: model))
    stage.graph.send(.editing(try field(stage).id, true))
    stage.settle()
    let fields = stage.nodes { $0.control is TextFieldElement }.compactMap { $0.element.kind.control(TextFieldElement.self) }
    #expect(fields.map { $0.suggestions != nil } == [true, false])
  }
}
