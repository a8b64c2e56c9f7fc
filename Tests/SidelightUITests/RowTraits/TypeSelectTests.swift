import SidelightCore
import SidelightUI
import Testing

/// What rows say to the letters that are typed, without being made.
@MainActor struct TypeSelectTests {
  private func find(_ prefix: String, in stage: Stage, from position: Int = 0) throws -> Int? {
    let source = try stage.source()
    var search = RowSearch(for: prefix, from: position, count: source.rowCount)
    return source.search(&search, budget: .max)
  }

  private struct Person: View {
    let name: String
    let journal: Journal
    @State private var mark = "*"
    var body: some View {
      HStack {
        Image(systemName: "person")
        Text(name + mark)
      }
      .onAppear { journal.note(name) }
    }
  }

  @Test func `The first text of a row is found, wherever in the row it stands`() throws {
    let journal = Journal()
    let stage = Stage(
      viewport: 2,
      List {
        Section("Zoo") { Text("Zoo") }
        HStack {
          Image(systemName: "star")
          Spacer()
          VStack {
            Text("Apple")
            Text("Banana")
          }
        }
        Label("Cherry", systemImage: "star")
        NavigationLink("Date", value: 1)
        Text("Other").accessibilityLabel("Elder")
        Text("Other").typeSelectEquivalent("Fig")
        Text("Grape").typeSelectEquivalent("")
        Text("Honey").tag(3).padding(3)
        AnyView(Text("Iris"))
        Person(name: "Jack", journal: journal)
        if true { Button("Kiwi") {} }
        Image(systemName: "star")
      })
    _ = journal.take()
    var found: [Int?] = []
    for letter in "zabcdefghijkl" { found.append(try find(String(letter), in: stage)) }
    #expect(found == [1, 2, nil, 3, 4, 5, 6, nil, 8, 9, 10, 11, nil])
    #expect(try find("jack*", in: stage) == 10)
    #expect(journal.entries.isEmpty, "A row that is only asked does not appear.")
  }

  @Test func `Rows that nobody has made are found, and stay unmade`() throws {
    let journal = Journal()
    let stage = Stage(viewport: 10, List(0..<5000, id: \.self) { Person(name: "Name \($0)", journal: journal) })
    #expect(journal.take().count == 10)
    let census = stage.graph.census.count
    var found: Int?
    let patches = try stage.patches { found = try find("name 4321*", in: stage) }
    #expect(found == 4321)
    #expect(patches.isEmpty)
    #expect(stage.graph.census.count == census)
    #expect(journal.entries.isEmpty)
  }

  @Test func `A search costs what it may, and goes on where it was`() throws {
    let rows = Count()
    let stage = Stage(
      viewport: 10,
      List(0..<1_000_000) {
        let _ = rows.note()
        Text($0 == 2500 ? "goal" : "row")
      })
    rows.value = 0
    let source = try stage.source()
    var search = RowSearch(for: "goal", from: 10, count: source.rowCount)
    #expect(source.search(&search, budget: 1000) == nil)
    #expect(rows.value == 1000)
    #expect(source.search(&search, budget: 1000) == nil)
    #expect(source.search(&search, budget: 1000) == 2500)
    #expect(rows.value == 2491)
  }

  @Test func `What modifiers around many rows call them counts for each of them`() throws {
    let stage = Stage(
      List {
        ForEach(0..<3) { Text("Inner \($0)").typeSelectEquivalent($0 == 2 ? Text("Own") : nil) }.typeSelectEquivalent("Outer")
        Group { Text("Label") }.accessibilityLabel("Group")
      })
    #expect(try find("outer", in: stage) == 0)
    #expect(try find("own", in: stage) == 2)
    #expect(try find("inner", in: stage) == nil)
    #expect(try find("group", in: stage) == 3)
  }

  private struct Item: Identifiable {
    let id: Int
  }

  @Test func `Selecting a million rows asks each of them for its id, and makes none`() throws {
    struct Many: View {
      let items: [Item]
      let rows: Count
      @Bindable var choice: Box<Set<Int>>
      var body: some View {
        List(items, selection: $choice.value) { item in
          let _ = rows.note()
          Text("\(item.id)")
        }
      }
    }
    let rows = Count()
    let choice = Box<Set<Int>>([-1])
    let stage = Stage(viewport: 10, Many(items: (0..<1_000_000).map(Item.init), rows: rows, choice: choice))
    rows.value = 0
    let patches = try stage.patches { try stage.send(.selectAll) }
    #expect(choice.value.count == 1_000_001)
    #expect(choice.value.contains(999_999) && choice.value.contains(-1))
    #expect(try patches == [.selectionChanged(stage.list(), stage.source().selectedRows)])
    #expect(rows.value <= 20)
    try stage.send(.selectRange(10..<500_000, extending: false))
    #expect(choice.value.count == 499_990)
    try stage.send(.selectRange(0..<20, extending: true))
    #expect(choice.value.count == 500_000)
  }
}
