import SidelightCore
import SidelightTesting
import SidelightUI
import Testing

/// The index of a list's sections.
@MainActor struct SectionIndexTests {
  private struct Letters: View {
    var letters: Box<[String]>
    var visibility = Visibility.automatic
    var body: some View {
      List {
        Text("First")
        ForEach(letters.value, id: \.self) { letter in
          Section(letter) { ForEach(0..<9, id: \.self) { Text("\(letter) \($0)") } }.sectionIndexLabel(letter == "B" ? nil : Text(letter))
        }
        Section("Others") { Text("Last") }.sectionIndexLabel("")
      }
      .listSectionIndexVisibility(visibility)
    }
  }

  @Test func `Sections with a label are in it, and follow what the app says`() throws {
    let letters = Box(["A", "B", "C"])
    let stage = Stage(Letters(letters: letters))
    #expect(try stage.listElement().index.map(\.label) == ["A", "C"])
    letters.value = ["D", "C", "B"]
    stage.settle()
    #expect(try stage.listElement().index.map(\.label) == ["D", "C"])
    letters.value = ["B"]
    stage.settle()
    #expect(try stage.listElement().index.isEmpty)
  }

  @Test func `A label alone may change`() throws {
    struct Relabelled: View {
      var label: Box<String?>
      var body: some View { List { Section("One") { Text("A") }.sectionIndexLabel(label.value) } }
    }
    let label = Box<String?>("1")
    let stage = Stage(Relabelled(label: label))
    #expect(try stage.listElement().index.map(\.label) == ["1"])
    label.value = "I"
    stage.settle()
    #expect(try stage.listElement().index.map(\.label) == ["I"])
    label.value = nil
    stage.settle()
    #expect(try stage.listElement().index.isEmpty)
  }

  @Test func `A hidden one and a form have none`() throws {
    #expect(try Stage(Letters(letters: Box(["A"]), visibility: .hidden)).listElement().index.isEmpty)
    #expect(try Stage(Letters(letters: Box(["A"]), visibility: .visible)).listElement().index.count == 1)
    let form = Stage(Form { Section("A") { Text("Row") }.sectionIndexLabel("A") })
    #expect(try form.listElement().index.isEmpty)
  }

  @Test func `A label around a list is none for the sections in it`() throws {
    let stage = Stage(List { Section("A") { Text("Row") } }.sectionIndexLabel("A"))
    #expect(try stage.listElement().index.isEmpty)
  }

  @Test func `Choosing a section brings its header to the top`() throws {
    let stage = Stage(viewport: 5, Letters(letters: Box(["A", "B", "C", "D"])))
    let list = try stage.list()
    let mark = try #require(try stage.listElement().index.last)
    #expect(mark.label == "D")
    stage.graph.send(.list(list, .showSection(mark.section)))
    stage.settle()
    #expect(try stage.rows().contains("D"))
    // One row before the sections, and three of ten rows.
    #expect(stage.consumer.topRow(of: list) == TopRow(31, hidden: 0))
    stage.graph.send(.list(list, .showSection(SectionID(-99))))
    stage.settle()
    #expect(stage.consumer.topRow(of: list) == TopRow(31, hidden: 0))
  }
}
