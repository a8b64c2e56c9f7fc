import Foundation
import Observation
import Sidelight
import SidelightWindowTesting
import Testing

/// The order of a table that an app sets itself.
@Suite("Orders of tables", .serialized)
@MainActor struct TableOrderTests {
  struct File: Identifiable, Equatable {
    var id: Int
    var name: String
    var size: Int
  }

  /// Compares by the last digit of the size.
  struct LastDigit: SortComparator {
    var order = SortOrder.forward
    func compare(_ lhs: File, _ rhs: File) -> ComparisonResult {
      let (first, second) = order == .forward ? (lhs, rhs) : (rhs, lhs)
      return (first.size % 10).compare(second.size % 10)
    }
  }

  /// Compares names by their lengths.
  struct Length: SortComparator {
    var order = SortOrder.forward
    func compare(_ lhs: String, _ rhs: String) -> ComparisonResult {
      let (first, second) = order == .forward ? (lhs, rhs) : (rhs, lhs)
      return first.count.compare(second.count)
    }
  }

  @Observable final class Desk {
    var files = [File(id: 1, name: "b 10", size: 13), File(id: 2, name: "b 9", size: 21), File(id: 3, name: "a", size: 2)]
    var order: [KeyPathComparator<File>] = []
    var digits: [LastDigit] = []
  }

  private struct Page: View {
    @Bindable var desk: Desk
    var body: some View {
      Table(desk.files.sorted(using: desk.order), sortOrder: $desk.order) {
        TableColumn("Name", value: \.name)
        TableColumn("Size", value: \.size) { Text($0.size, format: .number) }
        TableColumn("Lexical", sortUsing: KeyPathComparator(\File.name, comparator: Length())) { Text($0.name) }
      }
    }
  }

  private struct Digits: View {
    @Bindable var desk: Desk
    var body: some View {
      Table(desk.files.sorted(using: desk.digits), sortOrder: $desk.digits) {
        TableColumn("Digit", sortUsing: LastDigit()) { Text($0.size, format: .number) }
        TableColumn("Name") { Text($0.name) }
      }
    }
  }

  /// The directions that the headers show, from the first column to the last.
  private func arrows(_ app: TestApp) -> [String] {
    app.tree.split(separator: "\n").compactMap { $0.contains("chevron.up") ? "up" : $0.contains("chevron.down") ? "down" : nil }
  }

  private func app(_ depth: Depth, _ desk: Desk) async throws -> TestApp {
    try await TestApp(depth, width: 800, height: 500) { Page(desk: desk) }
  }

  @Test(arguments: Depth.available)
  func `A column of texts shows the order that the app set by its key path, and the first click reverses it`(depth: Depth) async throws {
    let desk = Desk()
    desk.order = [KeyPathComparator(\File.name)]
    let app = try await app(depth, desk)
    #expect(arrows(app) == ["up"])
    try await app.button("Name").click()
    #expect(desk.order == [KeyPathComparator(\File.name, order: .reverse)])
    #expect(arrows(app) == ["down"])
    try await app.button("Name").click()
    #expect(desk.order == [KeyPathComparator(\File.name)])
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `How an app compares a value stays its choice`(depth: Depth) async throws {
    let desk = Desk()
    desk.order = [KeyPathComparator(\File.size, order: .reverse), KeyPathComparator(\File.name, comparator: Length(), order: .reverse)]
    let app = try await app(depth, desk)
    #expect(arrows(app) == ["down"])
    try await app.button("Name").click()
    #expect(
      desk.order == [KeyPathComparator(\File.name, comparator: Length()), KeyPathComparator(\File.size, order: .reverse)])
    try await app.button("Size").click()
    #expect(desk.order.map(\.order) == [.forward, .forward] && desk.order.first?.keyPath == \File.size)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `A column with a comparator alone is known by it`(depth: Depth) async throws {
    let desk = Desk()
    desk.order = [KeyPathComparator(\File.name)]
    let app = try await app(depth, desk)
    #expect(arrows(app) == ["up"])
    try await app.button("Lexical").click()
    #expect(arrows(app) == ["up", "up"])
    #expect(desk.order == [KeyPathComparator(\File.name, comparator: Length()), KeyPathComparator(\File.name)])
    try await app.close()

    desk.digits = [LastDigit(order: .reverse)]
    let other = try await TestApp(depth, width: 800, height: 500) { Digits(desk: desk) }
    #expect(arrows(other) == ["down"])
    try await other.button("Digit").click()
    #expect(desk.digits == [LastDigit()])
    try await other.close()
  }
}

extension Int {
  fileprivate func compare(_ other: Int) -> ComparisonResult {
    self < other ? .orderedAscending : self > other ? .orderedDescending : .orderedSame
  }
}
