import DisplaySupport
import Foundation
import Observation
import ReportSupport
import Sidelight
import SidelightBridge
import SidelightCore
import SidelightGTK
import SidelightWindowTesting
import Testing

/// Columns of tables that the user, or the app, moves, hides and makes wider.
@Suite("Customized tables", .serialized)
@MainActor struct TableCustomizationTests {
  struct File: Identifiable {
    var id: Int
    var name: String
    var size: Int
    static let all = (1...40).map { File(id: $0, name: "File \($0)", size: $0 * 10) }
  }

  @Observable final class Desk {
    var customization = TableColumnCustomization<File>()
    var evaluations = 0
    var headers = Visibility.automatic
    var shownHours = 0
    var hasMore = false
  }

  private struct Page: View {
    @Bindable var desk: Desk

    var body: some View {
      Table(File.all, columnCustomization: $desk.customization) {
        TableColumn("Name", value: \.name).width(min: 80).customizationID("name").disabledCustomizationBehavior(.visibility)
        TableColumn("Size") { file in
          let _ = desk.evaluations += 1
          Text("\(file.size)")
        }
        .width(min: 60).alignment(.trailing).customizationID("size")
        TableColumn("Owner") { Text("Owner \($0.id)") }.customizationID("owner").defaultVisibility(.hidden)
        TableColumn("Kind") { Text("Kind \($0.id)") }.customizationID("kind").disabledCustomizationBehavior([.reorder, .resize])
      }
      .tableColumnHeaders(desk.headers)
    }
  }

  /// Those of some texts that are shown, from the leading to the trailing edge.
  private func shown(_ app: TestApp, _ texts: [String]) -> [String] {
    texts.compactMap { text in app.text(text).exists ? (try? app.text(text).frame).map { (text, $0.x) } : nil }
      .sorted { $0.1 < $1.1 }.map(\.0)
  }

  private func headers(_ app: TestApp) -> [String] { shown(app, ["Name", "Size", "Owner", "Kind"]) }

  private func cells(_ app: TestApp) -> [String] { shown(app, ["File 1", "10", "Owner 1", "Kind 1"]) }

  private func app(_ depth: Depth, _ desk: Desk, restarting earlier: TestApp? = nil) async throws -> TestApp {
    if let earlier { return try await TestApp(depth, width: 700, height: 400, restarting: earlier) { Page(desk: desk) } }
    return try await TestApp(depth, width: 700, height: 400) { Page(desk: desk) }
  }

  @Test(arguments: Depth.available)
  func `Columns are hidden, shown and moved by the menu of their header`(depth: Depth) async throws {
    let desk = Desk()
    let app = try await app(depth, desk)
    #expect(headers(app) == ["Name", "Size", "Kind"] && cells(app) == ["File 1", "10", "Kind 1"])
    try await app.text("Name").contextMenu("Owner")
    #expect(headers(app) == ["Name", "Size", "Owner", "Kind"] && cells(app) == ["File 1", "10", "Owner 1", "Kind 1"])
    #expect(desk.customization[visibility: "owner"] == .visible)
    try await app.text("Name").contextMenu("Size")
    #expect(headers(app) == ["Name", "Owner", "Kind"] && cells(app) == ["File 1", "Owner 1", "Kind 1"])
    #expect(desk.customization[visibility: "size"] == .hidden)
    try await app.text("Name").contextMenu("Move Right")
    #expect(headers(app) == ["Owner", "Name", "Kind"] && cells(app) == ["Owner 1", "File 1", "Kind 1"])
    try await app.text("Name").contextMenu("Size")
    #expect(headers(app).last == "Kind" && Set(headers(app)) == ["Name", "Size", "Owner", "Kind"])
    try await app.text("Kind").contextMenu("Reset Columns")
    #expect(headers(app) == ["Name", "Size", "Kind"] && cells(app) == ["File 1", "10", "Kind 1"])
    #expect(desk.customization == TableColumnCustomization())
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `The app arranges columns, resets their order and hides the header`(depth: Depth) async throws {
    let desk = Desk()
    let app = try await app(depth, desk)
    desk.customization[visibility: "kind"] = .hidden
    desk.customization[visibility: "owner"] = .visible
    try await app.settle()
    #expect(headers(app) == ["Name", "Size", "Owner"] && cells(app) == ["File 1", "10", "Owner 1"])
    try await app.text("Size").contextMenu("Move Left")
    #expect(cells(app) == ["10", "File 1", "Owner 1"])
    desk.customization.resetOrder()
    try await app.settle()
    #expect(cells(app) == ["File 1", "10", "Owner 1"])
    desk.headers = .hidden
    try await app.settle()
    #expect(headers(app).isEmpty && cells(app) == ["File 1", "10", "Owner 1"])
    try await app.close()
  }

  private func header(_ app: TestApp) throws -> Widget {
    try #require(
      app.renderer?.controllers.values.compactMap { $0 as? TableCellsController }.first {
        if case .stack(let stack) = $0.element.kind { stack.cells?.isHeader == true } else { false }
      }?.core)
  }

  @Test(.needsWindow) func `A header is dragged past others and back, an edge wider, and no cell is made for it`() async throws {
    let desk = Desk()
    let app = try await app(.window, desk)
    func x(_ text: String) throws -> Double { try app.text(text).frame.x - app.text("Name").frame.x }
    let step = try x("Size")
    #expect(step > 100)
    try header(app).hand.drag(from: (x: 40, y: 8), through: [4])
    try await app.settle()
    #expect(headers(app) == ["Name", "Size", "Kind"], "a press that trembles moves nothing")
    // Kind can't be moved, and stays.
    try header(app).hand.drag(from: (x: 40, y: 8), through: [30, step, step * 2])
    try await app.settle()
    #expect(headers(app) == ["Size", "Name", "Kind"] && cells(app) == ["10", "File 1", "Kind 1"])
    try header(app).hand.drag(from: (x: step + 40, y: 8), through: [-step])
    try await app.settle()
    #expect(headers(app) == ["Name", "Size", "Kind"] && cells(app) == ["File 1", "10", "Kind 1"])
    desk.evaluations = 0
    let before = try x("Kind")
    // The edge between the first two columns, and that behind the second one.
    let edge = try app.text("Kind").frame.x - app.text("Name").frame.x - 1
    try header(app).hand.drag(from: (x: edge, y: 8), through: [-20, -40])
    try await app.settle()
    #expect(try abs(x("Kind") - before + 40) < 2)
    #expect(desk.evaluations < 5, "no row is made anew, but for one that comes into sight")
    let data = try JSONEncoder().encode(desk.customization)
    #expect(try JSONDecoder().decode(TableColumnCustomization<File>.self, from: data) == desk.customization)
    try await app.close()
  }

  private struct Own: View {
    @State private var customization = TableColumnCustomization<File>()

    var body: some View {
      Table(File.all, columnCustomization: $customization) {
        TableColumn("Name", value: \.name).customizationID("name")
        TableColumn("Size") { Text("\($0.size)") }.customizationID("size")
        TableColumn("Owner") { Text("Owner \($0.id)") }.customizationID("owner").defaultVisibility(.hidden)
      }
    }
  }

  @Test(arguments: Depth.available)
  func `Order and hidden columns come back where the app keeps them as state`(depth: Depth) async throws {
    let first = try await TestApp(depth, width: 700, height: 400) { Own() }
    try await first.text("Name").contextMenu("Owner")
    try await first.text("Name").contextMenu("Move Right")
    try await first.text("Name").contextMenu("Size")
    #expect(cells(first) == ["File 1", "Owner 1"])
    try await first.text("Name").contextMenu("Move Right")
    #expect(cells(first) == ["Owner 1", "File 1"])
    try await first.close()
    let second = try await TestApp(depth, width: 700, height: 400, restarting: first) { Own() }
    #expect(cells(second) == ["Owner 1", "File 1"] && headers(second) == ["Owner", "Name"])
    try await second.text("Name").contextMenu("Reset Columns")
    #expect(cells(second) == ["File 1", "10"])
    try await second.close()
  }

  private struct Stored: View {
    @SceneStorage("columns") private var customization: TableColumnCustomization<File>

    var body: some View {
      Table(File.all, columnCustomization: $customization) {
        TableColumn("Name", value: \.name).customizationID("name")
        TableColumn("Size") { Text("\($0.size)") }.customizationID("size")
      }
    }
  }

  @Test(arguments: Depth.available) func `They are kept in the storage of the scene`(depth: Depth) async throws {
    let first = try await TestApp(depth, width: 700, height: 400) { Stored() }
    try await first.text("Name").contextMenu("Size")
    #expect(cells(first) == ["File 1"])
    try await first.close()
    let second = try await TestApp(depth, width: 700, height: 400, restarting: first) { Stored() }
    #expect(cells(second) == ["File 1"])
    try await second.close()
  }

  private struct Dynamic: View {
    let desk: Desk

    var body: some View {
      Table(File.all) {
        TableColumn("Name", value: \.name)
        if desk.hasMore {
          Group {
            TableColumn("Size") { (file: File) in Text("\(file.size)") }
            TableColumn("Kind") { (file: File) in Text("Kind \(file.id)") }
          }
        }
        TableColumnForEach(0..<desk.shownHours) { hour in TableColumn("\(hour):00") { Text("\($0.id) at \(hour)") } }
      }
    }
  }

  @Test(arguments: Depth.available) func `Columns come and go with conditions and collections`(depth: Depth) async throws {
    let desk = Desk()
    let app = try await TestApp(depth, width: 700, height: 400) { Dynamic(desk: desk) }
    func all() -> [String] { shown(app, ["Name", "Size", "Kind", "0:00", "1:00"]) }
    func row() -> [String] { shown(app, ["File 1", "10", "Kind 1", "1 at 0", "1 at 1"]) }
    #expect(all() == ["Name"] && row() == ["File 1"])
    desk.shownHours = 2
    try await app.settle()
    #expect(all() == ["Name", "0:00", "1:00"] && row() == ["File 1", "1 at 0", "1 at 1"])
    desk.hasMore = true
    try await app.settle()
    #expect(all() == ["Name", "Size", "Kind", "0:00", "1:00"] && row() == ["File 1", "10", "Kind 1", "1 at 0", "1 at 1"])
    desk.shownHours = 0
    try await app.settle()
    #expect(all() == ["Name", "Size", "Kind"] && row() == ["File 1", "10", "Kind 1"])
    try await app.close()
  }

  @Test(.needsWindow) func `Of two columns with one id the second is neither moved nor hidden, and that is reported`() async throws {
    let customization = Knob(TableColumnCustomization<File>())
    let reports = Reports()
    let app = try await TestApp(.window, width: 700, height: 400) {
      Table(
        File.all,
        columnCustomization: Binding {
          customization.value
        } set: {
          customization.value = $0
        }
      ) {
        TableColumn("Name", value: \.name).customizationID("twice")
        TableColumn("Size") { Text("\($0.size)") }.customizationID("twice")
      }
    }
    customization.value[visibility: "twice"] = .hidden
    try await app.settle()
    #expect(cells(app) == ["10"])
    try await app.close()
    let said = reports.all(beginning: "two columns of a table have the customization id “twice”")
    #expect(said.count == 1)
  }
}
