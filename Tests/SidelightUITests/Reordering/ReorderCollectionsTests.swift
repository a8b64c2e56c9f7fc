import ReportSupport
import SidelightCore
import SidelightTesting
import SidelightUI
import Testing

/// Containers with several collections, and mistakes.
@MainActor struct ReorderCollectionsTests {
  private typealias Item = ReorderTests.Item
  private typealias Store = ReorderTests.Store

  private struct Columns: View {
    let store: Store
    var body: some View {
      HStack {
        ForEach(0..<3, id: \.self) { group in
          VStack {
            Text("Group \(group)")
            ForEach(store.groups[group]) { Text($0.id) }.reorderable(collectionID: group)
          }
        }
      }
      .reorderContainer(for: Item.self, in: Int.self) { store.take($0) }
    }
  }

  private struct Sections: View {
    let store: Store
    var body: some View {
      List {
        ForEach(0..<3, id: \.self) { group in
          Section("Group \(group)") {
            ForEach(store.groups[group]) { Text($0.id) }.reorderable(collectionID: group)
          }
        }
      }
      .reorderContainer(for: Item.self, itemID: \.id, in: Int.self) { store.take($0) }
    }
  }

  @Test func `Views go from one stack to another`() async throws {
    let store = Store()
    let app = try await TestApp(.plan, width: 600, height: 400) { Columns(store: store) }
    try await app.text("a").drag(above: app.text("c"))
    #expect(store.groupIDs == ["b", "", "ac"])
    try await app.text("b").drag(below: app.text("c"))
    #expect(store.groupIDs == ["", "", "acb"])
    #expect(store.said == ["a in 2", "b in 2"])
    try await app.close()
  }

  @Test func `What is dropped beside all views goes to the collection that is empty`() async throws {
    let store = Store()
    let app = try await TestApp(.plan, width: 600, height: 400) { Columns(store: store) }
    try await app.text("c").drag(below: app.text("Group 1"))
    #expect(store.groupIDs == ["ab", "c", ""])
    try await app.close()
  }

  @Test func `Keys go on in the next collection, and in one without elements`() async throws {
    let store = Store()
    let app = try await TestApp(.plan, width: 600, height: 400) { Columns(store: store) }
    try await app.text("b").focus()
    try await app.press(.down, .alt)
    #expect(store.groupIDs == ["a", "b", "c"])
    try await app.text("b").focus()
    try await app.press(.down, .alt)
    #expect(store.groupIDs == ["a", "", "bc"])
    try await app.text("b").focus()
    try await app.press(.up, .alt)
    try await app.text("b").focus()
    try await app.press(.up, .alt)
    #expect(store.groupIDs == ["ab", "", "c"])
    try await app.text("a").focus()
    try await app.press(.up, .alt)
    #expect(store.groupIDs == ["ab", "", "c"], "there is none before the first")
    try await app.close()
  }

  @Test func `Rows go from one section to another`() async throws {
    let store = Store()
    let app = try await TestApp(.plan, width: 400, height: 600) { Sections(store: store) }
    try await app.row("a").drag(above: app.row("c"))
    #expect(store.groupIDs == ["b", "", "ac"])
    try await app.row("c").drag(below: app.row("b"))
    #expect(store.groupIDs == ["bc", "", "a"])
    try await app.row("c").focus()
    try await app.press(.down, .alt)
    #expect(store.groupIDs == ["b", "c", "a"])
    try await app.close()
  }

  @Test func `A row goes below the heading of a section without rows`() async throws {
    let store = Store()
    let app = try await TestApp(.plan, width: 400, height: 600) { Sections(store: store) }
    try await app.row("c").drag(below: app.heading("Group 1"))
    #expect(store.groupIDs == ["ab", "c", ""])
    try await app.close()
  }

  // MARK: Mistakes

  @Test func `What can't be moved is said once, and shown`() async throws {
    let reports = Reports()
    let store = Store()
    let app = try await TestApp(.plan, width: 400, height: 600) {
      VStack {
        ForEach(store.items) { Text($0.id) }.reorderable()
        VStack { ForEach(0..<2, id: \.self) { Text("number \($0)") }.reorderable() }
          .reorderContainer(for: Item.self) { store.take($0) }
        VStack { ForEach([Item(id: "named")]) { Text($0.id) }.reorderable(collectionID: 7) }
          .reorderContainer(for: Item.self) { store.take($0) }
      }
    }
    #expect(app.text("a").isVisible && app.text("number 1").isVisible && app.text("named").isVisible)
    #expect(reports.all(beginning: "a ForEach is reorderable() and nothing around it").count == 1)
    #expect(reports.all(beginning: "a ForEach is reorderable() and has ids of type Int").count == 1)
    #expect(reports.all(beginning: "the collection 7 of a reorderable ForEach").count == 1)
    await #expect(throws: TestFailure.self) { try await app.text("number 0").drag(below: app.text("number 1")) }
    #expect(store.said.isEmpty)
    try await app.close()
  }

  @Test func `Nothing moves by an id that two elements have`() async throws {
    let reports = Reports()
    let store = Store()
    store.groups = [[Item(id: "twin"), Item(id: "b")], [], [Item(id: "twin")]]
    let app = try await TestApp(.plan, width: 600, height: 400) { Columns(store: store) }
    let twin = try #require(app.driver.tree.all.first { $0.element.isTwin }?.element.traits)
    let payload = try #require(twin.drag.flatMap { app.driver.graph.dragged($0) })
    let b = try #require(app.driver.tree.all.first { $0.element.isB }?.element.traits.rare.drop)
    #expect(app.driver.graph.drop(b, .over(payload.kinds, x: 0, y: 15, in: Size(40, 20))))
    #expect(app.driver.graph.drop(b, .dropped(payload, x: 0, y: 15)))
    #expect(store.groupIDs == ["twinb", "", "twin"])
    #expect(reports.all(beginning: "two elements of a reorderContainer have the id twin").count == 1)
    try await app.close()
  }
}

extension Element {
  fileprivate var isTwin: Bool { if case .text(let text) = kind { text.string == "twin" } else { false } }
  fileprivate var isB: Bool { if case .text(let text) = kind { text.string == "b" } else { false } }
}
