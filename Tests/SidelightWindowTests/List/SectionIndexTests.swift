import DisplaySupport
import Sidelight
import SidelightBridge
import SidelightGTK
import SidelightWindowTesting
import Testing

/// The index along the trailing edge of a list.
@Suite("Section index", .serialized, .needsWindow)
@MainActor struct SectionIndexTests {
  private struct Letters: View {
    @Bindable var letters: Choice<[String]>
    var body: some View {
      List {
        ForEach(letters.value, id: \.self) { letter in
          Section(letter) { ForEach(0..<12, id: \.self) { Text("\(letter) \($0)") } }.sectionIndexLabel(letter)
        }
      }
    }
  }

  private func list(_ app: TestApp) throws -> ListController {
    try #require(app.renderer?.controllers.values.compactMap { $0 as? ListController }.first)
  }

  /// How far below the upper edge of the list a header stands.
  private func top(of header: String, in app: TestApp) throws -> Double {
    let list = try list(app)
    let label = try #require(list.list.visibleTree.first { ($0 as? LabelWidget)?.text == header })
    let line = try #require(label.nearest(typeNamed: "GtkListItemWidget"))
    return try #require(line.bounds(in: list.list)).y
  }

  @Test(arguments: [Depth.model, .window]) func `Choosing a label shows the section`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 400, height: 500) { Letters(letters: Choice(["A", "B", "C", "D"])) }
    #expect(try app.list().sectionIndex == ["A", "B", "C", "D"])
    try await app.list().scroll(toSection: "C")
    #expect(app.heading("C").exists)
    #expect(app.row("C 5").exists)
    await #expect(throws: TestFailure.self) { try await app.list().scroll(toSection: "Z") }
    try await app.close()
  }

  @Test func `A press on a label, and a drag over more, bring the headers to the top`() async throws {
    let app = try await TestApp(.window, width: 400, height: 500) { Letters(letters: Choice(["A", "B", "C", "D"])) }
    func press(_ index: Int, _ offsets: [Double]) async throws {
      let column = try #require(try list(app).index).column
      #expect(column.texts == ["A", "B", "C", "D"])
      let step = Double(column.widget.height) / 4
      column.widget.hand.dragVertically(from: (2, (Double(index) + 0.5) * step), through: offsets.map { $0 * step }, ends: true)
      try await app.settle()
    }
    try await press(2, [])
    #expect(abs(try top(of: "C", in: app)) < 1)
    try await press(2, [-1])
    #expect(abs(try top(of: "B", in: app)) < 1)
    try await press(1, [-0.9, -20])
    #expect(try list(app).scroll.verticalOffset < 12)
    try await app.close()
  }

  @Test func `It covers nothing of the rows, keeps clear of the edge, and is no stop of the keyboard`() async throws {
    let app = try await TestApp(.window, width: 400, height: 500) { Letters(letters: Choice(["A", "B", "C"])) }
    do {
      let list = try list(app)
      let bar = try #require(list.index)
      let column = try #require(bar.column.widget.bounds(in: bar.frame))
      #expect(column.x + column.width <= Double(bar.frame.width) - 9)
      #expect(column.y >= 6 && column.y + column.height <= Double(bar.frame.height) - 6)
      for line in list.list.visibleTree where line.typeName == "GtkListItemWidget" {
        let place = try #require(line.bounds(in: bar.frame))
        #expect(place.x + place.width <= column.x)
      }
      #expect(bar.column.widget.accessibleRole == .group)
      #expect(bar.column.widget.accessibleLabel == "Section Index")
      #expect(bar.column.widget.visibleTree.allSatisfy { !$0.isFocusable })
      #expect(SpokenActions.perform("C", at: bar.column.widget))
    }
    try await app.settle()
    #expect(abs(try top(of: "C", in: app)) < 1)
    try await app.close()
  }

  @Test func `It comes and goes with the labels, and thins them out in a low window`() async throws {
    let letters = Choice<[String]>([])
    let app = try await TestApp(.window, width: 400, height: 500) { Letters(letters: letters) }
    #expect(try list(app).index == nil)
    let all = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".map { String($0) }
    letters.value = all
    try await app.settle()
    #expect(app.row("A 0").exists)
    #expect(try #require(try list(app).index).column.texts == all)
    try await app.resize(width: 400, height: 260)
    func texts() throws -> [String] { try #require(try list(app).index).column.texts }
    let thinned = try texts()
    #expect(thinned.first == "A" && thinned.last == "Z" && thinned.count < 26 && thinned.count % 2 == 1)
    #expect(thinned.enumerated().allSatisfy { ($0.offset % 2 == 1) == ($0.element == "•") })
    letters.value = []
    try await app.settle()
    #expect(try texts().isEmpty)
    #expect(try #require(try list(app).index).column.widget.hasRoom == false)
    try await app.close()
  }
}
