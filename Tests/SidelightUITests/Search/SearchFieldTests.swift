import Observation
import SidelightCore
import SidelightUI
import Testing

/// What stands with a search field: suggestions, scopes and tokens.
@MainActor struct SearchFieldTests {
  struct Fruit: Identifiable, Hashable {
    let id: String
  }

  @Observable @MainActor final class Model {
    var text = ""
    var isShown = false
    var scope = "All"
    var tokens: [Fruit] = []
    var submitted: [String] = []
    var suggestions = ["apple", "banana"]
  }

  private struct Shop: View {
    @Bindable var model: Model
    var activation = SearchScopeActivation.automatic
    var body: some View {
      Text("Fruit")
        .searchable(text: $model.text, tokens: $model.tokens, isPresented: $model.isShown) { Text($0.id) }
        .searchSuggestions {
          Text("Recent")
          ForEach(model.suggestions, id: \.self) { Label($0.uppercased(), systemImage: "leaf").searchCompletion($0) }
          Text("Token").searchCompletion(Fruit(id: "cherry"))
        }
        .searchScopes($model.scope, activation: activation) { ForEach(["All", "Ripe"], id: \.self) { Text($0) } }
        .onSubmit(of: .search) { model.submitted.append(model.text) }
    }
  }

  private func field(_ stage: Stage) throws -> (id: NodeID, element: SearchElement) {
    let node = try #require(stage.nodes { $0.control is SearchElement }.first)
    guard let search = node.element.kind.control(SearchElement.self) else { throw Stage.Missing() }
    return (node.id, search)
  }

  private func texts(_ stage: Stage, _ slot: Slot) throws -> [String] {
    stage.tree.children(of: try field(stage).id, in: slot).map { stage.text(of: $0.id) }
  }

  @Test func `Suggestions and scopes are made while the user searches`() throws {
    let model = Model()
    let stage = Stage(Shop(model: model))
    #expect(try texts(stage, .suggestions) == [] && texts(stage, .scopes) == [])
    model.isShown = true
    stage.settle()
    #expect(try texts(stage, .suggestions) == ["Recent", "APPLE", "BANANA", "Token"])
    #expect(try field(stage).element.suggestions.choosable == [false, true, true, true])
    #expect(try field(stage).element.suggestions.isShown)
    #expect(stage.nodes { $0.control is PickerElement }.map(\.element.picture) == ["picker All of All, Ripe"])
    model.suggestions = []
    stage.settle()
    #expect(try texts(stage, .suggestions) == ["Recent", "Token"])
    model.isShown = false
    stage.settle()
    #expect(try texts(stage, .suggestions) == [] && !field(stage).element.showsScopes)
  }

  @Test func `A suggestion takes the place of the text and submits it, and one of a token is added`() throws {
    let model = Model()
    model.isShown = true
    let stage = Stage(Shop(model: model))
    let id = try field(stage).id
    stage.graph.send(.edit(id, text: "ap"))
    stage.settle()
    stage.graph.send(.search(id, .choose(0)))
    stage.settle()
    #expect(model.text == "ap" && model.submitted == [])
    stage.graph.send(.search(id, .choose(1)))
    stage.settle()
    #expect(model.text == "apple" && model.submitted == ["apple"])
    #expect(try !field(stage).element.suggestions.isShown)
    stage.graph.send(.search(id, .choose(3)))
    stage.settle()
    #expect(model.text == "" && model.tokens.map(\.id) == ["cherry"])
    #expect(try texts(stage, .tokens) == ["cherry"])
    stage.graph.send(.search(id, .removeToken(0)))
    stage.settle()
    #expect(model.tokens.isEmpty)
  }

  @Test func `Keys choose, Enter without a choice submits, and Escape closes one thing at a time`() throws {
    let model = Model()
    model.isShown = true
    let stage = Stage(Shop(model: model))
    let id = try field(stage).id
    stage.graph.send(.search(id, .step(forward: true)))
    stage.graph.send(.search(id, .step(forward: true)))
    stage.settle()
    #expect(try field(stage).element.suggestions.active == 2)
    stage.graph.send(.submit(id))
    stage.settle()
    #expect(model.text == "banana" && model.submitted == ["banana"])
    stage.graph.send(.edit(id, text: "b"))
    stage.graph.send(.submit(id))
    stage.settle()
    #expect(model.submitted == ["banana", "b"])
    stage.graph.send(.edit(id, text: "bc"))
    stage.settle()
    stage.graph.send(.search(id, .escape))
    stage.settle()
    #expect(model.isShown && model.text == "bc")
    stage.graph.send(.search(id, .escape))
    stage.settle()
    #expect(!model.isShown && model.text == "")
  }

  @Test func `Scopes come with the search, or with its text`() throws {
    let model = Model()
    model.isShown = true
    let early = Stage(Shop(model: model))
    let late = Stage(Shop(model: model, activation: .onTextEntry))
    #expect(try field(early).element.showsScopes && !field(late).element.showsScopes)
    late.graph.send(.edit(try field(late).id, text: "x"))
    late.settle()
    #expect(try field(late).element.showsScopes)
    late.graph.send(.edit(try field(late).id, text: ""))
    late.settle()
    #expect(try field(late).element.showsScopes)
    let picker = try #require(late.nodes { $0.control is PickerElement }.first)
    late.graph.send(.choose(picker.id, option: 1))
    late.settle()
    #expect(model.scope == "Ripe")
  }

  @Test func `Ending a search takes its tokens away`() throws {
    let model = Model()
    model.tokens = [Fruit(id: "apple")]
    let stage = Stage(Shop(model: model))
    #expect(try field(stage).element.isPresented)
    stage.graph.send(.toggle(try field(stage).id, isOn: false))
    stage.settle()
    #expect(model.tokens.isEmpty)
  }

  @Test func `Suggestions hide where the app says so, and are not those of a field inside`() throws {
    let model = Model()
    model.isShown = true
    struct Hiding: View {
      @Bindable var model: Model
      var body: some View {
        Text("Inner").searchable(text: $model.text, isPresented: $model.isShown)
          .searchSuggestions {
            Text("Menu").searchCompletion("m").searchSuggestions(.hidden, for: .menu)
            Text("Content").searchCompletion("c").searchSuggestions(.hidden, for: .content)
          }
      }
    }
    #expect(try texts(Stage(Hiding(model: model)), .suggestions) == ["Content"])
    #expect(try texts(Stage(Hiding(model: model).searchSuggestions(.hidden, for: .menu)), .suggestions) == [])
    struct Nested: View {
      @Bindable var model: Model
      var body: some View {
        NavigationStack { Text("Inner").searchable(text: $model.text, isPresented: $model.isShown) }
          .searchable(text: $model.scope)
          .searchSuggestions { Text("Outer").searchCompletion("o") }
      }
    }
    #expect(try texts(Stage(Nested(model: model)), .suggestions) == [])
  }

  @Test func `Every documented form of a search field compiles`() {
    @Bindable var model = Model()
    let title = "Title"
    let view = Text("a")
    _ = view.searchable(text: $model.text, tokens: $model.tokens) { Text($0.id) }
    _ = view.searchable(text: $model.text, tokens: $model.tokens, placement: .sidebar, prompt: "Key") { Text($0.id) }
    _ = view.searchable(text: $model.text, tokens: $model.tokens, prompt: title) { Text($0.id) }
    _ = view.searchable(text: $model.text, tokens: $model.tokens, isPresented: $model.isShown, prompt: Text("a")) { Text($0.id) }
    _ = view.searchable(text: $model.text, tokens: $model.tokens, suggestedTokens: .constant([])) { Text($0.id) }
    _ = view.searchable(text: $model.text, tokens: $model.tokens, suggestedTokens: .constant([]), isPresented: $model.isShown) {
      Text($0.id)
    }
    _ = view.searchable(text: $model.text, editableTokens: $model.tokens) { $token in Text(token.id) }
    _ = view.searchable(text: $model.text, editableTokens: $model.tokens, isPresented: $model.isShown, prompt: "a") {
      Text($0.wrappedValue.id)
    }
    _ = view.searchable(text: $model.text) { Text("a").searchCompletion("a") }
    _ = view.searchable(text: $model.text, placement: .toolbar, prompt: "a") { Text("a").searchCompletion("a") }
    _ = view.searchScopes($model.scope) { Text("a").tag("a") }
    _ = view.searchScopes($model.scope, activation: .onSearchPresentation) { Text("a").tag("a") }
  }

  @Test func `Suggested tokens are suggestions`() throws {
    let model = Model()
    model.isShown = true
    struct Suggesting: View {
      @Bindable var model: Model
      var body: some View {
        Text("a").searchable(
          text: $model.text, tokens: $model.tokens, suggestedTokens: .constant([Fruit(id: "fig"), Fruit(id: "kiwi")]),
          isPresented: $model.isShown
        ) { Text($0.id) }
      }
    }
    let stage = Stage(Suggesting(model: model))
    #expect(try texts(stage, .suggestions) == ["fig", "kiwi"])
    stage.graph.send(.search(try field(stage).id, .choose(1)))
    stage.graph.send(.search(try field(stage).id, .choose(1)))
    stage.settle()
    #expect(model.tokens.map(\.id) == ["kiwi"])
  }
}
