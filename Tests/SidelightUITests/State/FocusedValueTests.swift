import Observation
import SidelightCore
@_spi(Nodes) import SidelightGraph
import SidelightObjects
import SidelightUI
import Testing

/// What views with the focus offer to the rest of their window.
@MainActor struct FocusedValueTests {
  @Observable @MainActor fileprivate final class Note {
    var title: String
    init(_ title: String) { self.title = title }
  }

  private struct Reader: View {
    @FocusedValue(\.word) private var word
    @FocusedBinding(\.text) private var text
    @FocusedValue(Note.self) private var note
    var body: some View {
      Text("\(word ?? "none") \(text ?? "none") \(note?.title ?? "none")")
      Button("Write") { text = "written" }
      Button("Write nothing") { $text.wrappedValue = nil }
    }
  }

  private struct Content: View {
    @State private var first = "one"
    @State private var second = "two"
    @State private var isShown = true
    let note = Note("note")
    var body: some View {
      VStack {
        TextField("First", text: $first).focusedValue(\.text, $first).focusedValue(\.word, "inner")
        if isShown { TextField("Second", text: $second).focusedValue(\.text, $second).focusedValue(note) }
      }
      .focusedValue(\.word, "outer")
      .focusedSceneValue(\.word, "scene")
      Reader()
      Button("Hide") { isShown = false }
    }
  }

  /// Moves the focus into a text entry, and out of the other one.
  private func focus(_ index: Int?, in stage: Stage) {
    let fields = stage.nodes { $0.control is TextFieldElement }
    let stacks = stage.tree.all.filter { $0.element.traits.focus != nil && !($0.element.kind.control is TextFieldElement) }
    for (number, field) in fields.enumerated() {
      if let id = field.element.traits.focus { stage.graph.send(.focus(id, number == index)) }
    }
    for id in stacks.compactMap(\.element.traits.focus) { stage.graph.send(.focus(id, index != nil)) }
    stage.settle()
  }

  @Test func `The innermost view around the focus goes first, and then what the whole window has`() throws {
    let stage = Stage(VStack { Content() })
    #expect(stage.picture.contains("scene none none"))
    focus(0, in: stage)
    #expect(stage.picture.contains("inner one none"))
    focus(1, in: stage)
    #expect(stage.picture.contains("outer two note"))
    try stage.click("Write")
    #expect(stage.picture.contains("outer written note"))
    try stage.click("Write nothing")
    #expect(stage.picture.contains("outer written note"))
    try stage.click("Hide")
    #expect(stage.picture.contains("outer none none"))
    focus(nil, in: stage)
    #expect(stage.picture.contains("scene none none"))
  }

  private struct Own: View {
    @FocusedValue(\.action) private var action
    @State private var count = 0
    var body: some View {
      Button("count \(count) \(action == nil ? "nothing" : "offered")") {
        count += 1
        action?()
      }
      .focusedSceneValue(\.action) { count += 10 }
    }
  }

  @Test func `A view may read what it offers itself, and an action, which can't be compared, comes to rest`() throws {
    let stage = Stage(VStack { Own() })
    #expect(stage.picture.contains("count 0 offered"))
    let bodies = try stage.bodies { try stage.click("count 0 offered") }
    #expect(stage.picture.contains("count 11 offered"))
    #expect(bodies <= 3)
  }

  fileprivate final class Document: ObservableObject {
    @Published var name = "document"
  }

  private struct ObjectReader: View {
    @FocusedObject private var document: Document?
    var body: some View {
      Text(document?.name ?? "none")
      if let name = $document?.name { TextField("Name", text: name) }
    }
  }

  private struct ObjectContent: View {
    @StateObject private var document = Document()
    @State private var isOffered = false
    var body: some View {
      Text("content").focusedSceneObject(isOffered ? document : nil)
      ObjectReader()
      Button("Offer") { isOffered.toggle() }
      Button("Rename") { document.name = "renamed" }
    }
  }

  @Test func `An object that is offered is followed`() throws {
    let stage = Stage(VStack { ObjectContent() })
    #expect(stage.texts().contains { $0.string == "none" })
    try stage.click("Offer")
    #expect(stage.texts().contains { $0.string == "document" })
    try stage.click("Rename")
    #expect(stage.texts().contains { $0.string == "renamed" })
    stage.graph.send(.edit(try stage.field, text: "typed"))
    stage.settle()
    #expect(stage.texts().contains { $0.string == "typed" })
    try stage.click("Offer")
    #expect(stage.texts().contains { $0.string == "none" })
  }
}

private struct WordKey: FocusedValueKey {
  typealias Value = String
}

private struct TextKey: FocusedValueKey {
  typealias Value = Binding<String>
}

private struct ActionKey: FocusedValueKey {
  typealias Value = () -> Void
}

extension FocusedValues {
  fileprivate var word: String? {
    get { self[WordKey.self] }
    set { self[WordKey.self] = newValue }
  }

  fileprivate var text: Binding<String>? {
    get { self[TextKey.self] }
    set { self[TextKey.self] = newValue }
  }

  fileprivate var action: (() -> Void)? {
    get { self[ActionKey.self] }
    set { self[ActionKey.self] = newValue }
  }
}
