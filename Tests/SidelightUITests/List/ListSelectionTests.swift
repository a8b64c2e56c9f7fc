import SidelightCore
import SidelightUI
import Testing

/// Selection, activation and menus.
@MainActor struct ListSelectionTests {
  private typealias Folder = ListTests.Folder
  private let folders = ListTests.folders

  private struct Single: View {
    @Bindable var choice: Box<Int?>
    var body: some View { List(ListTests.folders, selection: $choice.value) { Text($0.name) } }
  }

  @Test func `One row or none is selected, by the user or by code`() throws {
    let choice = Box<Int?>(2)
    let stage = Stage(Single(choice: choice))
    #expect(try stage.listElement().selectionMode == .single)
    #expect(try stage.selected() == [1])
    try stage.select(2)
    #expect(choice.value == 3)
    let patches = stage.patches { choice.value = 1 }
    #expect(try patches == [.selectionChanged(stage.list(), stage.source().selectedRows)])
    #expect(try stage.selected() == [0])
    try stage.send(.deselect(0))
    #expect(choice.value == nil)
    choice.value = 99
    stage.settle()
    #expect(try stage.selected() == [])
  }

  @Test func `Exactly one row is always selected where the selection can't be nil`() throws {
    struct Required: View {
      @Bindable var choice: Box<Int>
      var body: some View { List(ListTests.folders, selection: $choice.value) { Text($0.name) } }
    }
    let choice = Box(1)
    let stage = Stage(Required(choice: choice))
    #expect(try stage.listElement().selectionMode == .required)
    try stage.send(.deselect(0))
    try stage.send(.deselectAll)
    #expect(choice.value == 1)
    try stage.select(2)
    #expect(choice.value == 3)
  }

  @Test func `Any number of rows is selected, and headers are passed over`() throws {
    struct Several: View {
      @Bindable var choice: Box<Set<Int>>
      var body: some View {
        List(selection: $choice.value) {
          Section("Header") { ForEach(ListTests.folders) { Text($0.name) } }
          Text("Tagged").tag(9)
          Text("Untagged")
        }
      }
    }
    let choice = Box<Set<Int>>([])
    let stage = Stage(Several(choice: choice))
    try stage.send(.selectAll)
    #expect(choice.value == [1, 2, 3, 9])
    try stage.send(.deselect(2))
    #expect(choice.value == [1, 3, 9])
    try stage.send(.selectRange(0..<3, extending: false))
    #expect(choice.value == [1, 2])
    try stage.select(4, extending: true)
    #expect(choice.value == [1, 2, 9])
    try stage.select(5)
    #expect(choice.value == [1, 2, 9])
    try stage.send(.deselectRange(0..<2))
    #expect(choice.value == [2, 9])
    try stage.send(.deselectAll)
    #expect(choice.value == [])
    let source = try stage.source()
    #expect((0..<6).map(source.isHeading) == [true, false, false, false, false, false])
    #expect(try (0..<6).map { try stage.row($0).isSelectable } == [false, true, true, true, true, false])
  }

  @Test func `A binding that refuses a selection wins`() throws {
    let choice = Box<Int?>(1)
    struct Refusing: View {
      var choice: Box<Int?>
      var body: some View {
        let choice = choice
        List(ListTests.folders, selection: Binding(get: { choice.value }, set: { if $0 != 2 { choice.value = $0 } })) { Text($0.name) }
      }
    }
    let stage = Stage(Refusing(choice: choice))
    let patches = try stage.patches { try stage.select(1) }
    #expect(choice.value == 1)
    #expect(try stage.selected() == [0])
    #expect(try patches.contains(.selectionChanged(stage.list(), stage.source().selectedRows)))
  }

  @Test func `A row stands for its tag, its link's value, its element or its id`() throws {
    struct Values: View {
      @Bindable var choice: Box<String?>
      var body: some View {
        List(selection: $choice.value) {
          ForEach(ListTests.folders) { Text($0.name).tag("tag \($0.id)") }
          ForEach(["element"], id: \.count) { Text($0) }
          ForEach(ListTests.folders.prefix(1), id: \.name) { Text($0.name) }
          NavigationLink("Link", value: "link")
          Text("Static").tag("static")
          ForEach(ListTests.folders.prefix(1)) { folder in
            Text(folder.name).tag("a \(folder.id)")
            Text(folder.name).tag("b \(folder.id)")
          }
        }
      }
    }
    let choice = Box<String?>(nil)
    let stage = Stage(Values(choice: choice))
    var values: [String?] = []
    for index in 0..<(try stage.source().rowCount) {
      choice.value = nil
      stage.settle()
      try stage.select(index)
      values.append(choice.value)
    }
    #expect(values == ["tag 1", "tag 2", "tag 3", "element", "One", "link", "static", "a 1", "b 1"])
  }

  @Test func `A link whose value is of another type leaves the row its id`() throws {
    struct Links: View {
      @Bindable var choice: Box<Int?>
      var body: some View {
        List(ListTests.folders, selection: $choice.value) { NavigationLink($0.name, value: $0.name) }
      }
    }
    let choice = Box<Int?>(nil)
    let stage = Stage(Links(choice: choice))
    try stage.select(1)
    #expect(choice.value == 2)
    #expect(try stage.selected() == [1])
  }

  @Test func `A tag that becomes known when its row is made shows the selection`() throws {
    struct Tagged: View {
      @Bindable var choice: Box<String?>
      var body: some View { List(0..<100, selection: $choice.value) { Text("\($0)").tag("tag \($0)") } }
    }
    let choice = Box<String?>("tag 3")
    let stage = Stage(viewport: 2, Tagged(choice: choice))
    let source = try stage.source()
    #expect(!source.isSelected(3))
    let patches = try stage.patches { _ = try stage.source().bind(3, reusing: nil) }
    #expect(source.isSelected(3))
    #expect(try patches.contains(.selectionChanged(stage.list(), stage.source().selectedRows)))
  }

  private struct Menus: View {
    var journal: Journal
    @Bindable var choice: Box<Set<Int>>
    var body: some View {
      List(ListTests.folders, selection: $choice.value) { Text($0.name) }
        .contextMenu(forSelectionType: Int.self) { ids in
          if ids.isEmpty {
            Button("New") { journal.note("new") }
          } else {
            Button("Open \(ids.count)") { journal.note("open \(ids.sorted())") }
            Button("Delete", role: .destructive) {}.disabled(ids.count > 1)
          }
        } primaryAction: { ids in
          journal.note("primary \(ids.sorted())")
        }
    }
  }

  @Test func `Enter and double click run the primary action for the selection`() throws {
    let journal = Journal()
    let stage = Stage(Menus(journal: journal, choice: Box([1, 2])))
    #expect(try stage.listElement().hasPrimaryAction)
    try stage.send(.activate(0))
    try stage.send(.activate(2))
    try stage.send(.activate(99))
    #expect(journal.take() == ["primary [1, 2]", "primary [3]"])
  }

  @Test func `A menu is made for the selection, for another row, or for the empty area`() throws {
    let journal = Journal()
    let stage = Stage(Menus(journal: journal, choice: Box([1, 2])))
    let source = try stage.source()
    #expect(source.menu(at: 0).map(\.title) == ["Open 2", "Delete"])
    #expect(source.menu(at: 0).map(\.isEnabled) == [true, false])
    #expect(source.menu(at: nil).map(\.title) == ["New"])
    let items = source.menu(at: 2)
    stage.graph.send(.activate(try #require(items.first).node))
    stage.settle()
    #expect(journal.take() == ["open [3]"])
    #expect(try Stage(List { Text("a") }).source().menu(at: 0).isEmpty)
  }

  @Test func `A selection that takes the list away says nothing to it`() throws {
    struct Replaced: View {
      @State private var choice: Int?
      var body: some View {
        if let choice { Text("Chosen \(choice)") } else { List(ListTests.folders, selection: $choice) { Text($0.name) } }
      }
    }
    let stage = Stage(Replaced())
    try stage.select(1)
    #expect(stage.picture == "\"Chosen 2\"")
  }
}
