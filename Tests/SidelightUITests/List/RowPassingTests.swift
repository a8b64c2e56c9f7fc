import SidelightCore
import SidelightUI
import Testing

/// Rows that pass from one section to another.
@MainActor struct RowPassingTests {
  private struct Row: View {
    let number: Int
    @State private var count = 0
    var body: some View { Button("\(number) \(count)") { count += 1 } }
  }

  private func reused(_ stage: Stage, _ change: () throws -> Void) rethrows -> Int {
    let before = stage.graph.rowCounters.reused
    try change()
    stage.settle()
    return stage.graph.rowCounters.reused - before
  }

  private struct Folding: View {
    @Bindable var isOpen: Box<Bool>
    var body: some View {
      List {
        Section("A", isExpanded: $isOpen.value) { ForEach(0..<10) { Row(number: $0) } }
        Section("B") { ForEach(20..<30) { Row(number: $0) } }
      }
    }
  }

  @Test func `The rows of a section that folds become those of the next one, and back`() throws {
    let isOpen = Box(true)
    let stage = Stage(viewport: 5, Folding(isOpen: isOpen))
    #expect(try stage.rows() == ["A", "0 0", "1 0", "2 0", "3 0"])
    let rows = Set(stage.tree.children(of: try stage.list(), in: .rows).map(\.id))
    // B's header is made anew.
    #expect(reused(stage) { isOpen.value = false } == 3)
    #expect(try stage.rows() == ["A", "B", "20 0", "21 0", "22 0"])
    #expect(rows.subtracting(stage.tree.children(of: try stage.list(), in: .rows).map(\.id)).count == 1)
    #expect(reused(stage) { isOpen.value = true } == 3)
    #expect(try stage.rows() == ["A", "0 0", "1 0", "2 0", "3 0"])
  }

  @Test func `State that nobody wrote begins anew, and written state stays with its section's element`() throws {
    let isOpen = Box(true)
    let stage = Stage(viewport: 5, Folding(isOpen: isOpen))
    try stage.click("1 0")
    #expect(reused(stage) { isOpen.value = false } == 2)
    #expect(try stage.rows() == ["A", "B", "20 0", "21 0", "22 0"])
    try stage.click("21 0")
    #expect(try stage.rows() == ["A", "B", "20 0", "21 1", "22 0"])
    isOpen.value = true
    stage.settle()
    #expect(try stage.rows() == ["A", "0 0", "1 1", "2 0", "3 0"])
    isOpen.value = false
    stage.settle()
    #expect(try stage.rows() == ["A", "B", "20 0", "21 1", "22 0"])
  }

  @Test func `A row that passed on belongs to the other section's data`() throws {
    struct Changing: View {
      @Bindable var isOpen: Box<Bool>
      var numbers: Box<[Int]>
      var body: some View {
        List {
          Section("A", isExpanded: $isOpen.value) { ForEach([0, 1, 2], id: \.self) { Row(number: $0) } }
          Section("B") { ForEach(numbers.value, id: \.self) { Row(number: $0) } }
        }
      }
    }
    let isOpen = Box(true)
    let numbers = Box([20, 21, 22])
    let stage = Stage(viewport: 4, Changing(isOpen: isOpen, numbers: numbers))
    isOpen.value = false
    stage.settle()
    #expect(try stage.rows() == ["A", "B", "20 0", "21 0"])
    numbers.value = [19, 21, 20]
    stage.settle()
    #expect(try stage.rows() == ["A", "B", "19 0", "21 0"])
    try stage.click("21 0")
    numbers.value = [21]
    stage.settle()
    #expect(try stage.rows() == ["A", "B", "21 1"])
  }

  @Test func `Rows with something else around them do not pass on`() throws {
    struct Different: View {
      @Bindable var isOpen: Box<Bool>
      var body: some View {
        List {
          Section("A", isExpanded: $isOpen.value) { ForEach(0..<9) { Row(number: $0) } }
          Section("B") { ForEach(20..<22) { Row(number: $0) } }.disabled(true)
          Section("C") { ForEach(30..<39) { Row(number: $0) }.onDeleteOffsets { _ in } }
        }
      }
    }
    let isOpen = Box(true)
    let stage = Stage(viewport: 7, Different(isOpen: isOpen))
    #expect(reused(stage) { isOpen.value = false } == 0)
    #expect(try stage.rows() == ["A", "B", "20 0", "21 0", "C", "30 0", "31 0"])
    let rows = try (0..<7).map { try stage.row($0) }.filter { $0.role == .row }
    #expect(rows.map(\.editing.canDelete) == [false, false, true, true])
    let isOff = ["20 0", "21 0", "30 0", "31 0"].map { text in
      stage.nodes { $0.control is ButtonElement }.first { stage.text(of: $0.id) == text }?.element.traits.isDisabled
    }
    #expect(isOff == [true, true, false, false])
  }
}
