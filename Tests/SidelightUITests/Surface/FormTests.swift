import SidelightCore
import SidelightTesting
import SidelightUI
import Testing

/// Forms and what their styles make of them, and values with what they are called.
@MainActor struct FormTests {
  @Test func `A form is a list in cards, a column, or what the app makes of it`() {
    struct Framed: FormStyle {
      func makeBody(configuration: Configuration) -> some View {
        Text("Above")
        configuration.content
      }
    }
    let form = Form {
      Text("One")
      Text("Two")
    }
    let grouped = Stage(form.formStyle(.grouped))
    #expect(grouped.picture == Stage(form).picture && grouped.picture == Stage(form.formStyle(.automatic)).picture)
    #expect(grouped.lists.count == 1)
    let columns = Stage(form.formStyle(.columns))
    #expect(columns.lists.isEmpty && columns.texts().map(\.string) == ["One", "Two"])
    #expect(Stage(form.formStyle(Framed())).texts().map(\.string) == ["Above", "One", "Two"])
    #expect(Stage(form.formStyle(.grouped).formStyle(Framed())).lists.count == 1)
  }

  @Test func `Every form of a labelled value has its label and its content`() {
    let name = "Named"
    let value = "Value"
    let stage = Stage(
      VStack {
        LabeledContent("Key", value: "1")
        LabeledContent(name, value: value)
        LabeledContent("Control") { Button("Act") {} }
        LabeledContent {
          Text("Content")
        } label: {
          Text("View")
        }
        LabeledContent("Hidden", value: "left").labelsHidden()
      })
    #expect(
      stage.texts().map(\.string) == ["Key", "1", "Named", "Value", "Control", "Act", "View", "Content", "left"])
    // A value is quieter than what it is called; a control is not, and neither is a value alone.
    #expect(stage.texts().map { $0.color == .secondary } == [false, true, false, true, false, false, false, true, false])
  }

  private struct Reversed: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.content
      configuration.label
    }
  }

  @Test func `A labelled value is what the app's style makes of it`() {
    let stage = Stage(VStack { LabeledContent("Label", value: "Value").labeledContentStyle(Reversed()) })
    #expect(stage.texts().map(\.string) == ["Value", "Label"])
    let usual = Stage(VStack { LabeledContent("Label", value: "Value").labeledContentStyle(.automatic).labeledContentStyle(Reversed()) })
    #expect(usual.texts().map(\.string) == ["Label", "Value"])
  }

  @Test(arguments: Depth.headless) func `A labelled value is one row of a form`(depth: Depth) async throws {
    let app = try await TestApp(depth) {
      Form {
        LabeledContent("Version", value: "2.1")
        LabeledContent("Licence", value: "MIT")
      }
    }
    #expect(app.rows == ["Version, 2.1", "Licence, MIT"])
    try await app.close()
  }
}
