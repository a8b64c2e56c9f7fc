import Sidelight
import SidelightBridge
import SidelightGTK
import SidelightWindowTesting
import Testing

@testable import Gallery

/// Every list of the gallery, with the keyboard alone.
@Suite("The gallery with the keyboard", .serialized)
@MainActor struct GalleryKeyTests {
  /// A list and how a walk through it goes.
  @MainActor private struct Walk {
    let app: TestApp
    let page: String
    let id: AnyHashable

    /// The lists beside the gallery's own. A test that holds one keeps it alive.
    private func list() throws -> ListController {
      try #require(GalleryKeyTests.lists(app).first { AnyHashable($0.id.raw) == id }, "\(page): list \(id)")
    }

    var isThere: Bool { GalleryKeyTests.lists(app).contains { AnyHashable($0.id.raw) == id } }
    func focused() throws -> Int? { try list().focusedPosition }
    func count() throws -> Int { try list().list.rowCount }

    private func line(_ position: Int) throws -> Widget? {
      try list().places.values.first { $0.item.position == position }?.item.child?.parent
    }

    /// Headers and footers are marked by their style.
    private func isHeading(_ position: Int) throws -> Bool {
      guard let line = try line(position) else { return false }
      return line.hasClass("sidelight-header") || line.hasClass("sidelight-footer")
    }

    func check(_ key: String) throws {
      let window = try #require(app.renderer?.windows.first?.window)
      #expect(window.focusedWidget?.isMapped == true, "\(page): \(key) lost the focus")
      guard isThere else { return }
      for place in try list().places.values where place.item.isSelected {
        let line = place.item.child?.parent
        #expect(
          line?.hasClass("sidelight-header") == false && line?.hasClass("sidelight-footer") == false, "\(page): \(key) selected a heading")
      }
    }

    func press(_ key: TestKey, _ modifiers: TestModifiers = []) async throws {
      try await app.press(key, modifiers)
      try check(key.name)
    }

    /// Presses an arrow until it leads no further, and says how far that was.
    func run(_ key: TestKey, limit: Int) async throws -> [Int] {
      var stops = [try focused() ?? -1]
      for _ in 0..<limit {
        try await press(key)
        let now = try focused() ?? -1
        if now == stops.last { break }
        stops.append(now)
      }
      return stops
    }

    func go() async throws {
      // What the keys chose in an earlier list may show something else beside it.
      guard isThere else { return }
      guard try count() > 0, let first = try list().places.values.compactMap(\.item.position).min() else { return }
      try list().list.scroll(to: first)
      try await app.settle()
      try line(first)?.grabFocus()
      try await press(.home)
      // In a stack the next page is shown instead.
      guard isThere else { return }
      let top = try #require(try focused(), "\(page): Home left the list")
      #expect(try !isHeading(top), "\(page): Home ended on a heading")
      let limit = 60
      let down = try await run(.down, limit: limit)
      #expect(zip(down, down.dropFirst()).allSatisfy(<), "\(page): Down led through \(down)")
      if down.count <= limit {
        let last = try #require(down.last)
        for position in try (last + 1)..<max(count(), last + 1) {
          #expect(try isHeading(position), "\(page): Down ended before row \(position)")
        }
      }
      try await press(.end)
      let bottom = try focused()
      if down.count <= limit { #expect(bottom == down.last, "\(page): End and Down differ") }
      try await press(.home)
      #expect(try focused() == top)
      try await press(.pageDown)
      #expect(try focused() ?? -1 > top || down.count == 1, "\(page): Page Down stayed")
      try await press(.pageUp)
      for key in [TestKey.space, .down, .space, .up, .escape, .left, .right, .right, .left] { try await press(key) }
      #expect(try focused() != nil, "\(page): keys left the list")
      try await press(.character("a"), .control)
      try await press(.down, .shift)
      try await press(.down, .control)
      try await press(.escape)
    }
  }

  /// The lists of the example, in the order in which they were made.
  fileprivate static func lists(_ app: TestApp) -> [ListController] {
    let all = app.renderer?.controllers.values.compactMap { $0 as? ListController }.filter { $0.list.isMapped } ?? []
    let own = GalleryPage.all[0].title
    return all.filter { list in !list.places.values.contains { $0.item.accessibleLabel == own } }.sorted { $0.id.raw < $1.id.raw }
  }

  @Test func `Arrows, pages, Home and End go through every list, and never stop at or select what is no row`() async throws {
    for page in GalleryPage.all {
      let app = try await TestApp(.window, width: 1360, height: 800, checks: false) { GalleryView(start: page, showsKnobs: false) }
      // What is selected in one list may show other ones.
      for id in Self.lists(app).map({ AnyHashable($0.id.raw) }) { try await Walk(app: app, page: page.id, id: id).go() }
      try await app.close()
    }
  }

  @Test func `Tab goes round and comes by every list`() async throws {
    let most = 80
    for page in GalleryPage.all {
      let app = try await TestApp(.window, width: 1360, height: 800, checks: false) { GalleryView(start: page, showsKnobs: false) }
      /// Where the focus is. A widget that the test held would outlive its window.
      func focus() -> String? {
        guard let window = app.renderer?.windows.first?.window, let focus = window.focusedWidget else { return nil }
        return "\(focus.typeName) \(focus.accessibleLabel ?? "") \(focus.bounds(in: window).map { "\($0)" } ?? "")"
      }
      func visited() -> [Bool] { Self.lists(app).map { $0.list.containsFocus } }
      var seen = visited()
      try await app.press(.tab)
      let first = focus()
      var steps = 0
      func note() { for (index, isThere) in visited().enumerated() where isThere && index < seen.count { seen[index] = true } }
      note()
      repeat {
        // In an editor of text the Tab key types one, as GTK has it, and Ctrl+Tab goes on.
        let isTyped = app.renderer?.windows.first?.window.focusedWidget?.typeName == "GtkTextView"
        try await app.press(.tab, isTyped ? .control : [])
        note()
        steps += 1
      } while focus() != first && steps < most
      #expect(steps < most, "\(page.id): Tab does not come round")
      let isEmpty = Self.lists(app).map { $0.list.rowCount == 0 }
      for (index, isThere) in seen.enumerated() where index < isEmpty.count && !isEmpty[index] {
        #expect(isThere, "\(page.id): Tab does not come by list \(index)")
      }
      try await app.close()
    }
  }
}
