import Observation
import Sidelight
import SidelightWindowTesting
import Testing

/// What a row's `onAppear`, `onDisappear` and `task` mean: that a part of it is in view. GTK makes some two hundred rows ahead.
@MainActor @Suite("Rows in view", .serialized) struct RowSightTests {
  @Observable final class Journal {
    var count = 100
    @ObservationIgnored var appeared: [Int] = []
    @ObservationIgnored var gone: [Int] = []
    @ObservationIgnored var working: Set<Int> = []
    @ObservationIgnored var loads = 0
    var start = 0
    var path: [Int] = []

    var inView: Set<Int> { Set(appeared).subtracting(gone) }
  }

  @Test(arguments: Depth.available)
  func `A row that is made ahead has not appeared, and one that is scrolled away has gone`(depth: Depth) async throws {
    let journal = Journal()
    let app = try await TestApp(depth, width: 400, height: 500) { Appearing(journal: journal) }
    #expect(app.row("Row 40").exists)
    #expect(journal.appeared.contains(0) && !journal.appeared.contains(40))
    #expect(journal.appeared.sorted() == Array(0..<journal.appeared.count))
    #expect(journal.gone.isEmpty)
    let first = journal.appeared
    try await app.list().scroll(toPosition: 60)
    #expect(journal.inView.contains(60) && !journal.inView.contains(0))
    #expect(Set(journal.gone) == Set(first))
    // It appears again when it is scrolled back.
    journal.appeared = []
    journal.gone = []
    try await app.list().scroll(toPosition: 0)
    #expect(journal.inView.contains(0) && !journal.inView.contains(60))
    try await app.close()
  }

  private struct Appearing: View {
    let journal: Journal

    var body: some View {
      NavigationStack(path: Bindable(journal).path) {
        List(0..<journal.count, id: \.self) { number in
          Text("Row \(number)").onAppear { journal.appeared.append(number) }.onDisappear { journal.gone.append(number) }
        }
        .navigationDestination(for: Int.self) { Text("Page \($0)") }
      }
    }
  }

  @Test(arguments: Depth.available)
  func `A page over the list hides the rows that were in view, and they appear again alone`(depth: Depth) async throws {
    let journal = Journal()
    let app = try await TestApp(depth, width: 400, height: 500) { Appearing(journal: journal) }
    let first = Set(journal.appeared)
    journal.path = [1]
    try await app.settle()
    #expect(Set(journal.gone) == first)
    journal.appeared = []
    journal.path = []
    try await app.settle()
    #expect(Set(journal.appeared) == first && journal.appeared.count == first.count)
    try await app.close()
  }

  private struct Loading: View {
    let journal: Journal

    var body: some View {
      List(0..<journal.count, id: \.self) { number in
        Text("Row \(number)").onAppear {
          guard number == journal.count - 1 else { return }
          journal.loads += 1
          journal.count += 30
        }
      }
    }
  }

  @Test(arguments: Depth.available)
  func `More is loaded once when the last row comes into view, and not before`(depth: Depth) async throws {
    let journal = Journal()
    journal.count = 30
    let app = try await TestApp(depth, width: 400, height: 500) { Loading(journal: journal) }
    #expect(journal.loads == 0)
    for round in 1...3 {
      try await app.list().scroll(toPosition: 30 * round - 1)
      #expect(journal.loads == round && journal.count == 30 * (round + 1))
    }
    try await app.close()
  }

  /// What can stand in a row, and the containers of rows.
  enum Rows: String, CaseIterable, Sendable { case sections, outline, table, form }

  private struct Item: Identifiable {
    let id: Int
    var children: [Item]?
  }

  private struct Containers: View {
    let journal: Journal
    let rows: Rows

    private func line(_ number: Int) -> some View {
      Text("Row \(number)").onAppear { journal.appeared.append(number) }.onDisappear { journal.gone.append(number) }
    }

    var body: some View {
      switch rows {
      case .sections:
        List {
          ForEach(0..<20, id: \.self) { section in
            Section("Section \(section)") { ForEach(0..<5, id: \.self) { line(section * 5 + $0) } }
          }
        }
      case .outline:
        List { OutlineGroup((0..<100).map { Item(id: $0, children: [Item(id: $0 + 1_000)]) }, children: \.children) { line($0.id) } }
      case .table:
        Table((0..<100).map { Item(id: $0) }) {
          TableColumn("Number") { line($0.id) }
          TableColumn("Again") { Text("Again \($0.id)") }
        }
      case .form: Form { ForEach(0..<100, id: \.self) { line($0) } }.formStyle(.grouped)
      }
    }
  }

  @Test(arguments: Depth.available, Rows.allCases)
  func `It is the same in sections, outlines, tables and forms`(depth: Depth, rows: Rows) async throws {
    let journal = Journal()
    let app = try await TestApp(depth, width: 400, height: 400) { Containers(journal: journal, rows: rows) }
    #expect(journal.inView.contains(0) && !journal.inView.contains(60), "\(journal.inView.sorted())")
    #expect(journal.gone.isEmpty)
    let list = app.list()
    try await list.scroll(toPosition: rows == .sections ? 73 : 60)
    #expect(journal.inView.contains(60) && !journal.inView.contains(0), "\(journal.inView.sorted())")
    #expect(!journal.appeared.contains { $0 > 90 })
    try await app.close()
  }

  private struct Working: View {
    let journal: Journal

    var body: some View {
      List(0..<journal.count, id: \.self) { number in
        Text("Row \(number)").task {
          journal.working.insert(number)
          try? await Task.sleep(for: .seconds(1_000))
          journal.working.remove(number)
        }
      }
    }
  }

  @Test(arguments: Depth.available)
  func `The task of a row begins and ends with what is in view`(depth: Depth) async throws {
    let journal = Journal()
    let app = try await TestApp(depth, width: 400, height: 500) { Working(journal: journal) }
    #expect(journal.working.contains(0) && !journal.working.contains(40))
    try await app.list().scroll(toPosition: 60)
    #expect(!journal.working.contains(0) && journal.working.contains(60))
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `Rows that move up into view appear when those before them go`(depth: Depth) async throws {
    let journal = Journal()
    let app = try await TestApp(depth, width: 400, height: 500) { Rest(journal: journal) }
    #expect(journal.inView.contains(0) && !journal.inView.contains(60))
    journal.start = 60
    try await app.settle()
    #expect(journal.inView.contains(60) && journal.inView.allSatisfy { $0 >= 60 && $0 < 100 }, "\(journal.inView)")
    #expect(!journal.inView.contains(99))
    try await app.close()
  }

  private struct Rest: View {
    let journal: Journal

    var body: some View {
      List(journal.start..<journal.count, id: \.self) { number in
        Text("Row \(number)").onAppear { journal.appeared.append(number) }.onDisappear { journal.gone.append(number) }
      }
    }
  }
}
