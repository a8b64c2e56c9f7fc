import SidelightBridge
import SidelightGTK
import SidelightUI
import SidelightWindowTesting
import Testing

@Suite("Labels in rows", .serialized)
@MainActor struct RowLabelTests {
  private struct Rows: View {
    var body: some View {
      List {
        Label("Alone", systemImage: "folder")
        HStack {
          Label("With others", systemImage: "folder")
          Spacer()
          Text("7")
        }
        VStack { Label("In a column", systemImage: "folder") }
      }
    }
  }

  @Test(.needsRendererDisplay)
  func `Titles stand in one line, whether a label is the row or lies across it with others`() async throws {
    let app = try await TestApp(.window, width: 400, height: 300) { Rows() }
    /// How far the title of a label is from its icon.
    func distance(_ title: String) throws -> Int? {
      let labels = try #require(app.renderer).controllers.values.compactMap { $0 as? LabelController }
      let label = labels.first { $0.core?.children.contains { ($0 as? LabelWidget)?.text == title } == true }
      return (label?.core as? BoxWidget)?.spacing
    }
    #expect(try distance("Alone") == 12)
    #expect(try distance("With others") == 12)
    #expect(try distance("In a column") == 8)
    try await app.close()
  }

  private struct Heights: View {
    let least: Choice<Double>
    var body: some View {
      List {
        Section("Header") {
          Text("Row")
          Text("Set in").listRowInsets(.leading, 40)
        }
      }
      .environment(\.defaultMinListRowHeight, least.value)
      .environment(\.defaultMinListHeaderHeight, least.value + 10)
    }
  }

  @Test(.needsRendererDisplay)
  func `Rows and headers are as high as the app wants them at least`() async throws {
    let least = Choice(60.0)
    let app = try await TestApp(.window, width: 400, height: 400) { Heights(least: least) }
    func heights() throws -> [Double] {
      let list = try #require(app.renderer?.controllers.values.compactMap { $0 as? ListController }.first)
      let places = list.places.values.sorted { ($0.item.position ?? 0) < ($1.item.position ?? 0) }
      return try places.map { try #require($0.item.child?.parent?.bounds(in: list.list)).height }
    }
    let shown = try heights()
    #expect(shown == [70, 60, 60])
    least.value = 8
    try await app.settle()
    #expect(try heights().allSatisfy { $0 < 40 })
    try await app.close()
  }
}
