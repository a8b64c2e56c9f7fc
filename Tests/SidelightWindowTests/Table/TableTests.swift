import DisplaySupport
import Foundation
import Observation
import Sidelight
import SidelightBridge
import SidelightCore
import SidelightGTK
import SidelightWindowTesting
import Testing

/// Tables in real windows, and by the same scripts without a display.
@Suite("Tables", .serialized)
@MainActor struct TableTests {
  struct File: Identifiable, Equatable {
    var id: Int
    var name: String
    var size: Int
  }

  @Observable final class Desk {
    var files = [File(id: 1, name: "b 10", size: 3), File(id: 2, name: "b 9", size: 1), File(id: 3, name: "a", size: 2)]
    var chosen: Set<Int> = []
    var one: Int?
    var order: [KeyPathComparator<File>] = []
    var opened: [Set<Int>] = []
    var hasMore = true
  }

  private struct Page: View {
    @Bindable var desk: Desk
    var body: some View {
      NavigationStack {
        Table(desk.files, selection: $desk.chosen, sortOrder: $desk.order) {
          TableColumn("Name", value: \.name)
          TableColumn("Size", value: \.size) { Text($0.size, format: .number) }.width(100).alignment(.trailing)
          TableColumn("Star") { Button("Star \($0.id)") {} }.width(min: 90, max: 120)
        }
        .contextMenu(forSelectionType: Int.self) { chosen in
          Button("Delete") { desk.files.removeAll { chosen.contains($0.id) } }
        } primaryAction: {
          desk.opened.append($0)
        }
        .onChange(of: desk.order) { desk.files.sort(using: desk.order) }
        .navigationTitle("Files")
      }
    }
  }

  private func app(_ depth: Depth, _ desk: Desk, width: Double = 800) async throws -> TestApp {
    try await TestApp(depth, width: width, height: 500) { Page(desk: desk) }
  }

  private var names: (Desk) -> [String] { { $0.files.map(\.name) } }

  @Test(arguments: Depth.available)
  func `A click on a header sorts, and another one sorts in reverse`(depth: Depth) async throws {
    let desk = Desk()
    let app = try await app(depth, desk)
    #expect(app.text("Star").isVisible)
    #expect(!app.button("Star").exists)
    try await app.button("Name").click()
    #expect(names(desk) == ["a", "b 9", "b 10"])
    try await app.button("Name").click()
    #expect(names(desk) == ["b 10", "b 9", "a"])
    try await app.button("Size").click()
    #expect(desk.files.map(\.size) == [1, 2, 3])
    // What was sorted by before decides where the sizes are the same.
    #expect(desk.order.count == 2 && desk.order.map(\.order) == [.forward, .reverse])
    try await app.button("Name").click()
    #expect(desk.order.count == 2 && desk.order.first?.order == .forward)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `Rows are selected, opened and have a menu as those of lists`(depth: Depth) async throws {
    let desk = Desk()
    let app = try await app(depth, desk)
    #expect(app.row("b 10, 3, Star 1").isVisible)
    try await app.row("b 10, 3, Star 1").click()
    #expect(desk.chosen == [1])
    try await app.press(.down, .shift)
    #expect(desk.chosen == [1, 2])
    try await app.press(.enter)
    #expect(desk.opened == [[1, 2]])
    try await app.row("a, 2, Star 3").doubleClick()
    #expect(desk.opened.last == [3])
    try await app.row("a, 2, Star 3").contextMenu("Delete")
    #expect(desk.files.map(\.id) == [1, 2])
    #expect(!app.row("a, 2, Star 3").exists)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `A hundred thousand rows are made when they come into sight, and a change updates its cell`(depth: Depth) async throws {
    let desk = Desk()
    desk.files = (0..<100_000).map { File(id: $0, name: "File \($0)", size: $0) }
    let app = try await app(depth, desk)
    #expect(try app.list().rowCount == 100_000)
    #expect(app.counters.rowsBound < 500)
    desk.files[1].size = -7
    try await app.settle()
    #expect(app.row("File 1, -7, Star 1").isVisible)
    try await app.list().scroll(toPosition: 99_999)
    #expect(app.row("File 99999, 99,999, Star 99,999").isVisible)
    try await app.close()
  }

  private struct Written: View {
    @Bindable var desk: Desk
    var body: some View {
      Table(of: File.self, selection: $desk.one) {
        TableColumn("Name", value: \.name)
        TableColumn(Text("Size")) { Text("\($0.size) B") }
      } rows: {
        Section("Files") { ForEach(desk.files) { TableRow($0) } }
        if desk.hasMore { TableRow(File(id: 9, name: "More", size: 0)) }
      }
    }
  }

  @Test(arguments: Depth.available)
  func `Rows can be written out, with sections`(depth: Depth) async throws {
    let desk = Desk()
    let app = try await TestApp(depth, width: 800, height: 500) { Written(desk: desk) }
    #expect(app.row("b 10, 3 B").isVisible && app.text("Files").isVisible)
    try await app.row("More, 0 B").click()
    #expect(desk.one == 9)
    try await app.row("a, 2 B").click()
    #expect(desk.one == 3)
    desk.hasMore = false
    try await app.settle()
    #expect(!app.row("More, 0 B").exists)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `In compact width there is no header, and the rows are the same`(depth: Depth) async throws {
    let desk = Desk()
    let app = try await app(depth, desk)
    try await app.row("b 9, 1, Star 2").click()
    try await app.resize(width: 360)
    #expect(!app.button("Name").exists)
    #expect(try app.row("b 9, 1, Star 2").isSelected)
    try await app.button("Star 2").click()
    try await app.resize(width: 800)
    #expect(app.button("Name").isVisible)
    #expect(desk.chosen == [2])
    try await app.close()
  }

  // MARK: Widgets

  private func cells(_ app: TestApp) -> [TableCellsController] {
    app.renderer?.controllers.values.compactMap { $0 as? TableCellsController } ?? []
  }

  @Test(.needsWindow)
  func `Cells stand below their headers, and in two lines in compact width`() async throws {
    let desk = Desk()
    let app = try await app(.window, desk)
    try checkColumns(app)
    try await app.resize(width: 360)
    try checkLines(app)
    try await app.close()
  }

  private func boxes(_ app: TestApp) throws -> [[PixelRectangle]] {
    let window = try #require(app.renderer?.windows.first?.window)
    return try cells(app).filter { $0.widget.isMapped }.map { try $0.children.map { try #require($0.widget.bounds(in: window)) } }
  }

  private func checkColumns(_ app: TestApp) throws {
    let rows = try boxes(app)
    #expect(rows.count == 4)
    let first = try #require(rows.first)
    #expect(first.count == 3)
    for row in rows {
      #expect(row[0].x == first[0].x && row[1].x + row[1].width == first[1].x + first[1].width && row[2].x == first[2].x)
    }
    // 800 px without the margins of the rows; the last column has 120 px, and so does its cell without the space around it.
    // All of a header takes clicks.
    #expect(rows.contains { $0[0].width > 400 })
    #expect(first[2].x > 650 && first[2].x < 700)
  }

  private func checkLines(_ app: TestApp) throws {
    let rows = try boxes(app)
    #expect(rows.count == 3)
    for row in rows {
      #expect(row[1].y >= row[0].y + row[0].height && row[2].x > row[1].x && row[1].x == row[0].x)
    }
  }

  private struct Narrow: View {
    var body: some View {
      Table([Item(id: 1)]) {
        TableColumn("First") { _ in Text("First cell") }
        TableColumn("Second") { _ in Color.red.accessibilityLabel("Red").frame(height: 10) }.width(50)
      }
    }

    struct Item: Identifiable {
      let id: Int
    }
  }

  @Test(.needsWindow) func `A column's width is that of its cells`() async throws {
    let app = try await TestApp(.window, width: 500, height: 300) { Narrow() }
    func width() throws -> Int {
      let window = try #require(app.renderer?.windows.first?.window)
      return try #require(window.visibleTree.first { $0.height == 10 && $0.width > 0 && $0.isMapped }).width
    }
    #expect(try width() == 50)
    try await app.close()
  }
}
