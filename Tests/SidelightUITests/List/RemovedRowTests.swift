import SidelightCore
import SidelightUI
import Testing

/// What a row shows is not evaluated once its element has left the data: it would look itself up in vain.
@MainActor struct RemovedRowTests {
  private struct ItemRow: View {
    let index: Int
    let store: Box<[String]>
    let journal: Journal
    var body: some View {
      let items = store.value
      let _ = journal.note("\(index) of \(items.count)")
      Text(index < items.count ? items[index] : "out of range")
    }
  }

  private struct Rows: View {
    let store: Box<[String]>
    let journal: Journal
    var body: some View {
      ForEach(store.value.indices, id: \.self) { ItemRow(index: $0, store: store, journal: journal) }
    }
  }

  private struct Direct: View {
    let store: Box<[String]>
    let journal: Journal
    var body: some View { List { ForEach(store.value.indices, id: \.self) { ItemRow(index: $0, store: store, journal: journal) } } }
  }

  /// The source of the rows stands deeper in the tree than what the rows show.
  private struct Deep: View {
    let store: Box<[String]>
    let journal: Journal
    var body: some View {
      List {
        Section("Deep") { Group { Group { Group { Group { Rows(store: store, journal: journal).padding(1).padding(1) } } } } }
      }
    }
  }

  private struct Conditional: View {
    let store: Box<[String]>
    let journal: Journal
    var body: some View { List { if !store.value.isEmpty { Rows(store: store, journal: journal) } } }
  }

  /// Several rows for each element: they are made at once, and go with the element.
  private struct Pairs: View {
    let store: Box<[String]>
    let journal: Journal
    var body: some View {
      List {
        ForEach(store.value.indices, id: \.self) {
          ItemRow(index: $0, store: store, journal: journal)
          ItemRow(index: $0, store: store, journal: journal)
        }
      }
    }
  }

  @Test(arguments: 0..<4, [0, 1]) func `Rows that leave are not evaluated against the new data`(form: Int, left: Int) throws {
    let store = Box(["a", "b", "c"])
    let journal = Journal()
    let stage =
      switch form {
      case 0: Stage(Direct(store: store, journal: journal))
      case 1: Stage(Deep(store: store, journal: journal))
      case 2: Stage(Conditional(store: store, journal: journal))
      default: Stage(Pairs(store: store, journal: journal))
      }
    _ = journal.take()
    store.value.removeLast(3 - left)
    stage.settle()
    #expect(Set(journal.take()) == (left == 0 ? [] : ["0 of 1"]))
    store.value = ["x", "y"]
    stage.settle()
    #expect(try stage.rows().filter { $0 != "Deep" } == (form == 3 ? ["x", "x", "y", "y"] : ["x", "y"]))
  }

  @Test func `A row's closure is not run for an element that is gone with a condition`() throws {
    struct Closures: View {
      let store: Box<[String]>
      let journal: Journal
      var body: some View {
        List { if !store.value.isEmpty { ForEach(store.value.indices, id: \.self) { row($0) } } }
      }
      func row(_ index: Int) -> Text {
        let items = store.value
        journal.note("\(index) of \(items.count)")
        return Text(index < items.count ? items[index] : "out of range")
      }
    }
    let store = Box(["a", "b", "c"])
    let journal = Journal()
    let stage = Stage(Closures(store: store, journal: journal))
    _ = journal.take()
    store.value = []
    stage.settle()
    #expect(journal.take() == [])
    #expect(try stage.rows() == [])
  }

  @Test func `A row out of use sleeps, and is up to date as soon as it is shown again`() throws {
    struct Counting: View {
      let number: Int
      let tick: Box<Int>
      let journal: Journal
      @State private var own = 0
      var body: some View {
        let _ = journal.note("\(number)")
        Button("\(number) at \(tick.value), \(own)") { own += 1 }
          .environment(\.isEnabled, tick.value == 0)
      }
    }
    struct Rows: View {
      let tick: Box<Int>
      let journal: Journal
      var body: some View { List(0..<2) { Counting(number: $0, tick: tick, journal: journal) } }
    }
    let tick = Box(0)
    let journal = Journal()
    let stage = Stage(Rows(tick: tick, journal: journal))
    try stage.click("1 at 0, 0")
    let row = try #require(stage.consumer.rows(of: try stage.list()).last)
    let source = try stage.source()
    source.unbind(row)
    _ = journal.take()
    tick.value = 1
    stage.settle()
    #expect(journal.take() == ["0"])
    #expect(stage.text(of: row) == "1 at 0, 1")
    #expect(source.bind(1, reusing: row) == row)
    #expect(journal.take() == ["1"])
    #expect(stage.text(of: row) == "1 at 1, 1")
    tick.value = 2
    stage.settle()
    #expect(journal.take().sorted() == ["0", "1"])
  }

  @Test func `A row out of use disappears with its column`() throws {
    let journal = Journal()
    let stage = Stage(
      NavigationSplitView {
        List(0..<2) { number in Text("\(number)").onDisappear { journal.note("-\(number)") } }
      } detail: {
        Text("detail")
      })
    try stage.resize(1_000)
    let row = try #require(stage.consumer.rows(of: try stage.list()).last)
    try stage.source().unbind(row)
    let split = try #require(stage.nodes { if case .split = $0 { true } else { false } }.first)
    stage.graph.send(.split(split.id, .toggleSidebar))
    stage.settle()
    #expect(journal.take().sorted() == ["-0", "-1"])
  }

  @Test func `A row with written state is shown again with its list`() throws {
    struct Bar: View {
      let isPrimary: Box<Bool>
      var body: some View {
        Text("Content").toolbar {
          ToolbarItem(placement: isPrimary.value ? .primaryAction : .navigation) { List(0..<2) { _ in Counter("Count") } }
        }
      }
    }
    let isPrimary = Box(true)
    let stage = Stage(Bar(isPrimary: isPrimary))
    try stage.click("Count 0")
    let before = try stage.rows()
    #expect(before.sorted() == ["Count 0", "Count 1"])
    isPrimary.value = false
    stage.settle()
    #expect(try stage.rows() == before)
    try stage.click("Count 1")
    #expect(try stage.rows().sorted() == ["Count 0", "Count 2"])
  }

  @Test func `Rows outside of sections stay when others come before the section above them`() throws {
    struct Loose: View {
      let hasTop: Box<Bool>
      let journal: Journal
      var body: some View {
        List {
          if hasTop.value { Text("top") }
          Section("Section") { Text("inside") }
          ForEach(0..<5) { number in Text("\(number)").onAppear { journal.note("\(number)") } }
        }
      }
    }
    let hasTop = Box(false)
    let journal = Journal()
    let stage = Stage(Loose(hasTop: hasTop, journal: journal))
    _ = journal.take()
    let patches = stage.patches { hasTop.value = true }
    #expect(try patches.contains(.splice(stage.list(), [Splice(position: 0, removed: 0, added: 1)])))
    #expect(journal.take() == [])
    #expect(try stage.rows() == ["top", "Section", "inside", "0", "1", "2", "3", "4"])
  }

  @Test func `Folding a section is one splice and runs no row again`() throws {
    struct Folding: View {
      @State private var isExpanded = true
      let rows: Count
      var body: some View {
        List {
          Section("Folds", isExpanded: $isExpanded) { Text("x") }
          ForEach(0..<5) { number in
            let _ = rows.note()
            Text("\(number)")
          }
        }
        .listStyle(.sidebar)
      }
    }
    let rows = Count()
    let stage = Stage(Folding(rows: rows))
    rows.value = 0
    let patches = try stage.patches { try stage.send(.toggleSection(0)) }
    #expect(try patches.contains(.splice(stage.list(), [Splice(position: 1, removed: 1, added: 0)])))
    #expect(try stage.row(0).isExpanded == false)
    #expect(try stage.rows() == ["Folds", "0", "1", "2", "3", "4"])
    try stage.send(.toggleSection(0))
    #expect(try stage.row(0).isExpanded == true)
    #expect(try stage.rows() == ["Folds", "x", "0", "1", "2", "3", "4"])
    #expect(rows.value == 0)
  }

  @Test func `Links follow clicks for as long as their list has no selection`() throws {
    struct Links: View {
      let selects: Box<Bool>
      @State private var selection: Int?
      var body: some View { List(selection: selects.value ? $selection : nil) { NavigationLink("Link", value: 1) } }
    }
    let selects = Box(false)
    let stage = Stage(Links(selects: selects))
    #expect(try stage.row(0).activatesOnClick)
    selects.value = true
    stage.settle()
    #expect(try !stage.row(0).activatesOnClick)
    selects.value = false
    stage.settle()
    #expect(try stage.row(0).activatesOnClick)
  }
}
