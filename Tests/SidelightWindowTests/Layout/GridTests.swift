import DisplaySupport
import ReportSupport
import Sidelight
import SidelightBridge
import SidelightWindowTesting
import Testing

/// Grids in a window.
@Suite("Grids", .serialized, .needsWindow)
@MainActor struct GridTests {
  private struct Cells: View {
    let columns: [GridItem]
    let choice: Choice<Int>

    var body: some View {
      ScrollView {
        LazyVGrid(columns: columns, spacing: 20) {
          ForEach(0..<choice.value, id: \.self) { number in
            Color.red.frame(height: number == 1 ? 50 : 30).accessibilityIdentifier("cell \(number)")
          }
        }
      }
    }
  }

  /// Where the cells are from the first one on, and how large.
  private func boxes(_ scene: ViewScene) throws -> [[Int]] {
    let first = try #require(scene.widgets.first { $0.name == "cell 0" })
    let window = try #require(scene.window)
    let origin = try #require(first.bounds(in: window))
    return try (0..<20).compactMap { number in
      guard let widget = scene.widgets.first(where: { $0.name == "cell \(number)" }) else { return nil }
      let box = try #require(widget.bounds(in: window))
      return [Int(box.x - origin.x), Int(box.y - origin.y), Int(box.width), Int(box.height)]
    }
  }

  @Test func `Views stand in columns, line by line, and lines are as high as their highest view`() async throws {
    let choice = Choice(5)
    let scene = await ViewScene(width: 320) { Cells(columns: [GridItem(.fixed(100), spacing: 10), GridItem(.fixed(60))], choice: choice) }
    let boxes = try boxes(scene)
    #expect(boxes.map { [$0[0], $0[2]] } == [[0, 100], [110, 60], [0, 100], [110, 60], [0, 100]])
    // The first line is 50 px high, its first view of 30 in the middle.
    #expect(boxes.map { $0[1] } == [0, -10, 60, 60, 110])
    #expect(boxes.map { $0[3] } == [30, 50, 30, 30, 30])
    await scene.close()
  }

  @Test func `Columns come and go with the width, and views with the data`() async throws {
    let choice = Choice(4)
    let scene = await ViewScene(width: 330) { Cells(columns: [GridItem(.adaptive(minimum: 100), spacing: 0)], choice: choice) }
    #expect(try boxes(scene).map { $0[0] } == [0, 110, 220, 0])
    await scene.resize(440)
    #expect(try boxes(scene).map { $0[0] } == [0, 110, 220, 330])
    choice.value = 6
    await scene.settle()
    #expect(try boxes(scene).map { $0[0] } == [0, 110, 220, 330, 0, 110])
    choice.value = 2
    await scene.settle()
    #expect(try boxes(scene).map { $0[0] } == [0, 110])
    await scene.close()
  }

  @Test func `In a language that is read from right to left the first column is at the right`() async throws {
    let choice = Choice(2)
    let scene = await ViewScene(width: 320) { Cells(columns: [GridItem(.fixed(100), spacing: 10), GridItem(.fixed(60))], choice: choice) }
    DesktopSettings.isRightToLeft = true
    await scene.settle()
    #expect(try boxes(scene).map { $0[0] } == [0, -70])
    await scene.close()
  }

  private struct Across: View {
    var body: some View {
      HStack {
        LazyHGrid(rows: [GridItem(.fixed(30), spacing: 5), GridItem(.fixed(40), alignment: .topLeading)], spacing: 8) {
          ForEach(0..<4) { number in
            Color.red.frame(width: number == 1 ? 70 : 50, height: 20).accessibilityIdentifier("cell \(number)")
          }
        }
        Spacer()
      }
    }
  }

  @Test func `A grid of rows is filled column by column`() async throws {
    let scene = await ViewScene(width: 400) { Across() }
    // The first column is 70 px wide; the second view lies in the corner of its cell, the others in the middle.
    #expect(try boxes(scene) == [[0, 0, 50, 20], [-10, 30, 70, 20], [68, 0, 50, 20], [68, 30, 50, 20]])
    await scene.close()
  }

  @Test func `Lengths that are none are reported, and do no harm`() async throws {
    let reports = Reports()
    let scene = await ViewScene(width: 320) {
      Cells(
        columns: [GridItem(.fixed(-1)), GridItem(.adaptive(minimum: .nan)), GridItem(.flexible(minimum: .infinity))], choice: Choice(3))
    }
    #expect(scene.widgets.contains { $0.name == "cell 2" })
    #expect(reports.all(beginning: "GridItem(").count == 3)
    await scene.close()
  }
}
