import SidelightCore
import SidelightUI
import Testing

/// Sections of lists: the forms that they are written in, and how they fold.
@MainActor struct SectionTests {
  private struct Folding<Style: ListStyle>: View {
    @Bindable var isOpen: Box<Bool>
    var style: Style
    var body: some View {
      List { Section("Folds", isExpanded: $isOpen.value) { Text("A") } }.listStyle(style)
    }
  }

  @Test func `In other styles than a sidebar's a section follows its binding, and the user has nothing to fold it with`() throws {
    let isOpen = Box(true)
    let stage = Stage(Folding(isOpen: isOpen, style: .plain))
    #expect(try stage.row(0).isExpanded == nil)
    #expect(try stage.row(0).isSectionOpen == true)
    try stage.send(.toggleSection(0))
    #expect(isOpen.value)
    #expect(try stage.rows() == ["Folds", "A"])
    isOpen.value = false
    stage.settle()
    #expect(try stage.rows() == ["Folds"])
    #expect(try stage.row(0).isSectionOpen == false)
  }

  @Test func `A list that becomes a sidebar gives its sections something to fold them with`() throws {
    struct Changing: View {
      var isSidebar: Box<Bool>
      @Bindable var isOpen: Box<Bool>
      var body: some View {
        let list = List { Section("Folds", isExpanded: $isOpen.value) { Text("A") } }
        if isSidebar.value { list.listStyle(.sidebar) } else { list.listStyle(.inset) }
      }
    }
    let isSidebar = Box(true)
    let isOpen = Box(true)
    let stage = Stage(Changing(isSidebar: isSidebar, isOpen: isOpen))
    #expect(try stage.row(0).isExpanded == true)
    isSidebar.value = false
    stage.settle()
    #expect(try stage.row(0).isExpanded == nil)
  }

  @Test func `A header or footer that shows nothing is no row, and comes and goes`() throws {
    struct Noting: View {
      var note: Box<String?>
      var body: some View {
        List {
          Section {
            Text("Row")
          } header: {
            if note.value == "Both" { Text("Header") }
          } footer: {
            if let note = note.value { Text(note) }
          }
        }
      }
    }
    let note = Box<String?>(nil)
    let stage = Stage(Noting(note: note))
    #expect(try stage.rows() == ["Row"])
    note.value = "Note"
    stage.settle()
    #expect(try stage.rows() == ["Row", "Note"])
    note.value = "Both"
    stage.settle()
    #expect(try stage.rows() == ["Header", "Row", "Both"])
    note.value = nil
    stage.settle()
    #expect(try stage.rows() == ["Row"])
  }

  @Test func `A header is any view, with controls that work`() throws {
    let count = Box(0)
    let stage = Stage(
      List {
        Section {
          Text("Row")
        } header: {
          HStack {
            Text("Title")
            Button("Add") { count.value += 1 }
          }
        } footer: {
          VStack {
            Text("One")
            Text("Two")
          }
        }
      })
    #expect(try stage.rows() == ["Title Add", "Row", "One Two"])
    try stage.click("Add")
    #expect(count.value == 1)
  }

  @Test func `The options in a section are those of its picker, its header and footer are none`() {
    let stage = Stage(
      Picker("Sea", selection: .constant(2)) {
        Section {
          Text("North").tag(1)
        } header: {
          Text("Cold")
        } footer: {
          Text("More")
        }
        Section("Warm") { ForEach(2..<4) { Text("\($0)").tag($0) } }
      })
    let pickers = stage.tree.all.compactMap { $0.element.kind.control(PickerElement.self) }
    #expect(pickers.map(\.options) == [["North", "2", "3"]])
    #expect(pickers.first?.selected == 1)
  }

  @Test func `The older forms of sections make the same rows`() throws {
    let stage = Stage((Older() as any OlderSections).view)
    #expect(try stage.rows() == ["H1", "1", "F1", "2", "F2", "H3", "3"])
  }

  @Test func `A section is made collapsible without a binding, or not collapsible in spite of one`() throws {
    let isOpen = Box(false)
    let stage = Stage((Older() as any OlderSections).collapsible(isOpen))
    #expect(try stage.rows() == ["Own", "A", "Bound"])
    #expect(try stage.row(0).isExpanded == true)
    try stage.send(.toggleSection(0))
    #expect(try stage.rows() == ["Own", "Bound"])
    #expect(try stage.row(0).isExpanded == false)
    try stage.send(.toggleSection(0))
    #expect(try stage.rows() == ["Own", "A", "Bound"])
    #expect(try stage.row(2).isExpanded == nil)
    try stage.send(.toggleSection(2))
    #expect(!isOpen.value)
    isOpen.value = true
    stage.settle()
    #expect(try stage.rows() == ["Own", "A", "Bound", "B"])
  }
}

/// Reaches forms that are deprecated without a warning.
@MainActor private protocol OlderSections {
  var view: AnyView { get }
  func collapsible(_ isOpen: Box<Bool>) -> AnyView
}

private struct Older: OlderSections {
  @available(*, deprecated) var view: AnyView {
    AnyView(
      List {
        Section(header: Text("H1"), footer: Text("F1")) { Text("1") }
        Section(footer: Text("F2")) { Text("2") }
        Section(header: Text("H3")) { Text("3") }
      })
  }

  @available(*, deprecated) func collapsible(_ isOpen: Box<Bool>) -> AnyView {
    AnyView(
      List {
        Section("Own") { Text("A") }.collapsible(true)
        Section("Bound", isExpanded: Bindable(isOpen).value) { Text("B") }.collapsible(false)
      }
      .listStyle(.sidebar))
  }
}
