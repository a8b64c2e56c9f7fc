import SidelightCore
import SidelightUI
import Testing

/// Rows that pass from one element to another, and the state in them.
@MainActor struct RowReuseTests {
  private struct Row: View {
    let number: Int
    @State private var count = 0
    var body: some View { Button("\(number) \(count)") { count += 1 } }
  }

  /// A view without inputs: equal for every row.
  private struct Stamp: View {
    @State private var object = Stamped()
    var body: some View { Text("stamp \(object.number)") }
  }

  @MainActor private final class Stamped {
    private static var next = 0
    let number: Int
    nonisolated init() { number = MainActor.assumeIsolated { Self.take() } }
    private static func take() -> Int {
      next += 1
      return next
    }
  }

  private struct Rows: View {
    var numbers: Box<[Int]>
    var body: some View { List(numbers.value, id: \.self) { Row(number: $0) } }
  }

  /// Binds places again as scrolling does: each gives its row node to the row that it shows next.
  private func bind(_ stage: Stage, _ rows: [NodeID], to positions: [Int]) throws -> [NodeID] {
    let source = try stage.source()
    for row in rows { source.unbind(row) }
    let new = zip(rows, positions).map { source.bind($1, reusing: $0) }
    try see(positions, stage)
    return new
  }

  /// Rows come into sight, and all others leave it, as a place tells that shows them.
  private func see(_ positions: [Int], _ stage: Stage) throws {
    let source = try stage.source()
    stage.graph.send(.list(try stage.list(), .sighted(Set(positions.map(source.token(at:))))))
    stage.settle()
  }

  @Test func `State that nobody wrote begins anew in a reused row, and written state stays with its element`() throws {
    let stage = Stage(viewport: 3, Rows(numbers: Box(Array(0..<100))))
    var rows = stage.consumer.rows(of: try stage.list())
    try stage.click("1 0")
    #expect(rows.map(stage.text(of:)) == ["0 0", "1 1", "2 0"])
    let reused = stage.graph.rowCounters.reused
    rows = try bind(stage, rows, to: [10, 11, 12])
    #expect(rows.map(stage.text(of:)) == ["10 0", "11 0", "12 0"])
    #expect(stage.graph.rowCounters.reused - reused == 2)
    rows = try bind(stage, rows, to: [0, 1, 2])
    #expect(rows.map(stage.text(of:)) == ["0 0", "1 1", "2 0"])
    #expect(stage.tree.children(of: try stage.list(), in: .rows).count == 3)
  }

  private enum LengthKey: PreferenceKey {
    // Without a default of its own: it is nil.
    static func reduce(value: inout Int?, nextValue: () -> Int?) { value = value ?? nextValue() }
  }

  private struct Measured: View {
    let number: Int
    let journal: Journal

    var body: some View {
      HStack { Text("Row").preference(key: LengthKey.self, value: number < 20 ? 7 : nil) }
        .onPreferenceChange(LengthKey.self) { journal.note("\(number): \($0.map(String.init) ?? "none")") }
    }
  }

  @Test func `A reused row tells of its new element what its views say, also the same as of the last one`() throws {
    let journal = Journal()
    let stage = Stage(viewport: 2, List(0..<100, id: \.self) { Measured(number: $0, journal: journal) })
    #expect(journal.take() == ["0: 7", "1: 7"])
    let reused = stage.graph.rowCounters.reused
    var rows = try bind(stage, stage.consumer.rows(of: try stage.list()), to: [10, 11])
    #expect(journal.take() == ["10: 7", "11: 7"])
    rows = try bind(stage, rows, to: [20, 21])
    #expect(journal.take() == [], "what the key says by itself is nothing new")
    _ = try bind(stage, rows, to: [1, 2])
    #expect(journal.take() == ["1: 7", "2: 7"])
    #expect(stage.graph.rowCounters.reused - reused == 6)
  }

  @Test func `Written state dies when its element leaves the data, bound or not`() throws {
    let numbers = Box(Array(0..<10))
    let stage = Stage(viewport: 2, Rows(numbers: numbers))
    try stage.click("0 0")
    try stage.click("1 0")
    numbers.value.removeFirst()
    stage.settle()
    numbers.value.insert(0, at: 0)
    stage.settle()
    #expect(try stage.rows() == ["0 0", "1 1"])
    var rows = stage.consumer.rows(of: try stage.list())
    rows = try bind(stage, rows, to: [4, 5])
    numbers.value.remove(at: 1)
    stage.settle()
    numbers.value.insert(1, at: 1)
    stage.settle()
    rows = try bind(stage, rows, to: [0, 1])
    #expect(rows.map(stage.text(of:)) == ["0 0", "1 0"])
  }

  @Test func `Written state survives a move, and the folding of its section`() throws {
    struct Folding: View {
      var numbers: Box<[Int]>
      @Bindable var isOpen: Box<Bool>
      var body: some View {
        List { Section("S", isExpanded: $isOpen.value) { ForEach(numbers.value, id: \.self) { Row(number: $0) } } }
      }
    }
    let numbers = Box([0, 1, 2])
    let isOpen = Box(true)
    let stage = Stage(Folding(numbers: numbers, isOpen: isOpen))
    try stage.click("2 0")
    numbers.value = [2, 0, 1]
    stage.settle()
    #expect(try stage.rows() == ["S", "2 1", "0 0", "1 0"])
    isOpen.value = false
    stage.settle()
    isOpen.value = true
    stage.settle()
    #expect(try stage.rows() == ["S", "2 1", "0 0", "1 0"])
  }

  @Test func `A row that was reused holds no object of another row, even where its inputs are equal`() throws {
    struct Stamps: View {
      var body: some View {
        List(0..<100) { _ in Wrapper() }
      }
    }
    struct Wrapper: View {
      var body: some View { Stamp() }
    }
    let stage = Stage(viewport: 1, Stamps())
    var rows = stage.consumer.rows(of: try stage.list())
    let first = rows.map(stage.text(of:))
    rows = try bind(stage, rows, to: [50])
    #expect(rows.map(stage.text(of:)) != first)
  }

  @Test func `Appearing and tasks begin anew for the element that a reused row shows`() throws {
    struct Noted: View {
      let journal: Journal
      var body: some View {
        List(0..<100) { number in
          Text("\(number)").onAppear { journal.note("+\(number)") }.onDisappear { journal.note("-\(number)") }
        }
      }
    }
    let journal = Journal()
    let stage = Stage(viewport: 1, Noted(journal: journal))
    let rows = stage.consumer.rows(of: try stage.list())
    _ = try bind(stage, rows, to: [7])
    #expect(Set(journal.take()) == ["+0", "-0", "+7"])
  }

  @Test func `Rows that their place no longer shows leave the tree`() throws {
    struct Mixed: View {
      var isText: Box<Bool>
      var body: some View {
        List {
          if isText.value { ForEach(0..<5) { Text("text \($0)") } } else { ForEach(0..<3) { Row(number: $0) } }
        }
      }
    }
    let isText = Box(true)
    let stage = Stage(Mixed(isText: isText))
    for value in [false, true, false] {
      isText.value = value
      stage.settle()
      #expect(stage.tree.children(of: try stage.list(), in: .rows).count == (value ? 5 : 3))
    }
    #expect(try stage.rows() == ["0 0", "1 0", "2 0"])
  }

  @Test func `A row that is given on twice in one frame says nothing of the element in between`() throws {
    let journal = Journal()
    let stage = Stage(
      viewport: 1,
      List(0..<9) { number in Text("\(number)").onAppear { journal.note("+\(number)") }.onDisappear { journal.note("-\(number)") } })
    let source = try stage.source()
    let row = try #require(stage.consumer.rows(of: try stage.list()).first)
    #expect(journal.take() == ["+0"])
    #expect(source.bind(1, reusing: row) == row)
    #expect(source.bind(2, reusing: row) == row)
    try see([2], stage)
    #expect(journal.take().sorted() == ["+2", "-0"])
    let other = source.bind(3, reusing: nil)
    #expect(source.bind(4, reusing: other) == other)
    try see([2, 4], stage)
    #expect(journal.take() == ["+4"])
  }

  @Test func `What modifiers say of a row's text is its own element's, and follows what is said around the list`() throws {
    struct Texts: View {
      var isLarge: Box<Bool>
      var body: some View {
        List(0..<100) { number in
          Text("\(number)").lineLimit(number % 3 + 1).italic(number % 2 == 0)
        }
        .font(isLarge.value ? .title : .body)
      }
    }
    let isLarge = Box(false)
    let stage = Stage(viewport: 4, Texts(isLarge: isLarge))
    func looks() -> [String] {
      let rows = stage.consumer.rows(of: (try? stage.list()) ?? NodeID(0))
      return rows.flatMap { stage.tree.children(of: $0, in: .body) }.map { text in
        guard case .text(let text) = text.element.kind else { return "" }
        return "\(text.string) \(text.lineLimit ?? 0) \(text.font.isItalic ? "i" : "r") \(text.font.face == .title ? "large" : "small")"
      }
    }
    #expect(looks() == ["0 1 i small", "1 2 r small", "2 3 i small", "3 1 r small"])
    stage.consumer.scroll(try stage.list(), to: 51)
    #expect(looks() == ["49 2 r small", "50 3 i small", "51 1 r small", "52 2 i small"])
    isLarge.value = true
    stage.settle()
    #expect(looks() == ["49 2 r large", "50 3 i large", "51 1 r large", "52 2 i large"])
    stage.consumer.scroll(try stage.list(), to: 1)
    #expect(looks() == ["0 1 i large", "1 2 r large", "2 3 i large", "3 1 r large"])
  }
}
