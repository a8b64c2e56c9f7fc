import SidelightCore
import SidelightUI
import Testing

/// Controls, and what they send.
@MainActor struct ControlTests {
  @Test func `Every form of a button runs its action`() throws {
    let journal = Journal()
    let name = "Named"
    let stage = Stage(
      VStack {
        Button("Key") { journal.note("key") }
        Button(name) { journal.note("name") }
        Button("Delete", role: .destructive) { journal.note("delete") }
        Button("Add", systemImage: "plus") { journal.note("add") }
        Button {
          journal.note("view")
        } label: {
          Text("View")
        }
        Button(role: .cancel) {
          journal.note("cancel")
        } label: {
          Text("Cancel")
        }.buttonStyle(.borderedProminent)
      })
    for label in ["Key", "Named", "Delete", "Add", "View", "Cancel"] { try stage.click(label) }
    #expect(journal.take() == ["key", "name", "delete", "add", "view", "cancel"])
    let buttons = stage.tree.all.compactMap { $0.element.kind.control(ButtonElement.self) }
    #expect(buttons.map(\.role) == [nil, nil, .destructive, nil, nil, .cancel])
    #expect(buttons.last?.style == .borderedProminent)
    #expect(stage.picture.contains("  button\n    label\n      icon: image symbol(\"plus\")\n      title: \"Add\""))
  }

  @Test func `The newest action runs, and a closure alone changes nothing that is shown`() throws {
    struct Adder: View {
      var step: Box<Int>
      var journal: Journal
      var body: some View {
        let step = step.value
        Button("Add") { journal.note("\(step)") }
      }
    }
    let step = Box(1)
    let journal = Journal()
    let stage = Stage(Adder(step: step, journal: journal))
    #expect(stage.patches { step.value = 2 }.isEmpty)
    try stage.click("Add")
    #expect(journal.take() == ["2"])
  }

  private struct Name: View {
    @State private var name = "A"
    var submitted: Journal
    var body: some View {
      TextField("Name", text: $name, prompt: Text("Prompt")).onSubmit { submitted.note("inner \(name)") }
      Text("Hello, \(name)")
    }
  }

  @Test func `A text field edits its text, and Enter submits it, inner actions first`() throws {
    let journal = Journal()
    let stage = Stage(Name(submitted: journal).onSubmit { journal.note("outer") })
    #expect(stage.picture == "field \"A\"\n\"Hello, A\"")
    guard let field = stage.tree[try stage.field]?.element.kind.control(TextFieldElement.self) else { throw Stage.Missing() }
    #expect(field.title == FieldTitle("Name", prompt: "Prompt") && field.title.placeholder == "Prompt")
    stage.graph.send(.edit(try stage.field, text: "Bob"))
    stage.settle()
    #expect(stage.picture == "field \"Bob\"\n\"Hello, Bob\"")
    stage.graph.send(.submit(try stage.field))
    stage.settle()
    #expect(journal.take() == ["inner Bob", "outer"])
  }

  @Test func `What a binding refuses of an edit is told to whoever shows the field`() throws {
    struct Code: View {
      var code: Box<String>
      var body: some View { TextField("Code", text: Binding(get: { code.value }, set: { code.value = String($0.prefix(3)) })) }
    }
    let code = Box("ab")
    let stage = Stage(Code(code: code))
    let field = try stage.field
    #expect(stage.patches { stage.graph.send(.edit(field, text: "abc")) }.count == 1)
    let element = try #require(stage.tree[field]?.element)
    #expect(stage.patches { stage.graph.send(.edit(field, text: "abcd")) } == [.update(field, element)])
    #expect(stage.patches { stage.graph.send(.edit(field, text: "abc")) }.isEmpty)
    #expect(stage.patches { code.value = "x" }.count == 1)
  }

  @Test func `A text field whose binding leads to an object follows the object`() throws {
    struct Editor: View {
      @Bindable var name: Box<String>
      var body: some View { TextField("Name", text: $name.value) }
    }
    let name = Box("A")
    let stage = Stage(Editor(name: name))
    name.value = "B"
    stage.settle()
    #expect(stage.picture == "field \"B\"")
    stage.graph.send(.edit(try stage.field, text: "C"))
    stage.settle()
    #expect(name.value == "C")
  }

  @Test func `Progress is a part of its total, and none without a value`() {
    let stage = Stage(
      VStack {
        ProgressView()
        ProgressView("Loading")
        ProgressView(value: 1, total: 4.0)
        ProgressView("Copying", value: 9.0, total: 4)
        ProgressView(value: nil as Double?)
        ProgressView(value: Double.nan)
        ProgressView { Text("Own") }
        ProgressView(value: 0.0, total: 0)
        ProgressView(value: 1.0, total: -1)
        ProgressView(value: 1.0, total: .nan)
        ProgressView(value: Double.infinity, total: 2)
      })
    #expect(
      stage.picture == """
        vstack
          progress
          progress
            title: "Loading"
          progress 0.25
          progress 1.0
            title: "Copying"
          progress
          progress 0.0
          progress
            title: "Own"
          progress
          progress
          progress
          progress 1.0
        """)
  }

  @Test func `A page that has nothing to show says so in its parts`() throws {
    let journal = Journal()
    let stage = Stage(
      VStack {
        ContentUnavailableView("No Mail", systemImage: "tray", description: Text("New messages appear here."))
        ContentUnavailableView {
          Label("Offline", systemImage: "wifi.slash")
        } description: {
          Text("Connect.")
        } actions: {
          Button("Retry") { journal.note("retry") }
        }
        ContentUnavailableView.search
        ContentUnavailableView.search(text: "cat")
      })
    #expect(
      stage.picture.hasPrefix(
        """
        vstack
          unavailable
            title: label
              icon: image symbol("tray")
              title: "No Mail"
            description: "New messages appear here."
          unavailable
            title: label
              icon: image symbol("wifi.slash")
              title: "Offline"
            description: "Connect."
            actions: button
              "Retry"
          unavailable
        """))
    #expect(stage.picture.contains("No Results for “cat”"))
    try stage.click("Retry")
    #expect(journal.take() == ["retry"])
  }
}
