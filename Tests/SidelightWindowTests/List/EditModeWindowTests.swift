import Sidelight
import SidelightBridge
import SidelightGTK
import SidelightWindowTesting
import Testing

/// Edit mode, by its user.
extension EditingWindowTests {
  private struct Favorites: View {
    @Bindable var store: Store
    var body: some View {
      NavigationStack {
        List($store.items, editActions: .all, selection: $store.selection) { $item in
          Text(item.name).deleteDisabled(item.id == 0)
        }
        .navigationTitle("Favorites")
        .toolbar { EditButton() }
      }
    }
  }

  /// Rows that can be deleted, or not, and nothing else.
  private struct Doomed: View {
    @Bindable var store: Store
    var body: some View {
      NavigationStack {
        List {
          ForEach(store.items) { Text($0.name).deleteDisabled($0.id == 0) }.onDelete { store.items.remove(atOffsets: $0) }
        }
        .navigationTitle("Doomed")
        .toolbar { EditButton() }
      }
    }
  }

  @Test(arguments: Depth.available)
  func `In edit mode clicks add to the selection, and a button deletes its row alone`(depth: Depth) async throws {
    let store = Store(5)
    let app = try await TestApp(depth, width: 400, height: 600) { Favorites(store: store) }
    try await app.row("Item 1").click()
    try await app.row("Item 2").click()
    #expect(store.selection == [2])
    await #expect(throws: TestFailure.self) { try await app.row("Item 2").delete() }
    try await app.button("Edit").click()
    try await app.row("Item 1").click()
    try await app.row("Item 3").click()
    #expect(store.selection == [1, 2, 3])
    try await app.row("Item 2").click()
    #expect(store.selection == [1, 3])
    try await app.row("Item 3").delete()
    #expect(store.ids == [0, 1, 2, 4])
    #expect(store.selection == [1])
    await #expect(throws: TestFailure.self) { try await app.row("Item 0").delete() }
    try await app.press(.character("z"), .control)
    #expect(store.ids == [0, 1, 2, 3, 4])
    try await app.button("Done").click()
    try await app.row("Item 4").click()
    #expect(store.selection == [4])
    try await app.close()
  }

  @Test func `Rows show a circle, a button and a handle in edit mode, and nothing of it after`() async throws {
    let app = try await TestApp(.window, width: 400, height: 600) { Favorites(store: Store(2)) }
    func parts(_ position: Int) throws -> [String] {
      let list = try #require(app.renderer?.controllers.values.compactMap { $0 as? ListController }.first)
      let line = try #require(list.places.values.first { $0.item.position == position }?.item.child?.parent)
      return line.visibleTree.filter(\.isMapped).compactMap { widget in
        if widget.hasClass("sidelight-check") { return "circle" }
        if widget.hasClass("sidelight-delete") {
          let isNamed = widget.accessibleMismatch(.label("Delete")) == nil
          return isNamed && widget.emit(Widget.tooltipQuery, 1, 1, false, nil) == true ? "delete" : "unnamed"
        }
        if let image = widget as? ImageWidget { return image.iconName }
        return (widget as? LabelWidget)?.text
      }
    }
    #expect(try parts(1) == ["Item 1"])
    try await app.button("Edit").click()
    #expect(try parts(0) == ["circle", "Item 0", "list-drag-handle-symbolic"])
    #expect(try parts(1).prefix(2) == ["circle", "delete"])
    #expect(try parts(1).suffix(2) == ["Item 1", "list-drag-handle-symbolic"])
    try await app.button("Done").click()
    #expect(try parts(1) == ["Item 1"])
    try await app.close()
  }

  @Test(arguments: [false, true], [false, true])
  func `Texts begin at one line, as far from what edit mode shows as from icons`(isRightToLeft: Bool, deletesAlone: Bool) async throws {
    DesktopSettings.isRightToLeft = isRightToLeft
    defer { DesktopSettings.isRightToLeft = false }
    let app = try await TestApp(.window, width: 400, height: 600) {
      if deletesAlone { Doomed(store: Store(2)) } else { Favorites(store: Store(2)) }
    }
    try await app.button("Edit").click()
    /// From the leading edge of the list to that of a text and to the end of the button beside it. A held widget would outlive its window.
    func places() throws -> (texts: [Double], button: Double) {
      let list = try #require(app.renderer?.controllers.values.compactMap { $0 as? ListController }.first).list
      func leading(_ box: PixelRectangle) -> Double { isRightToLeft ? Double(list.width) - box.x - box.width : box.x }
      let all = list.visibleTree.filter(\.isMapped)
      let texts = all.filter { ($0 as? LabelWidget)?.text.hasPrefix("Item") == true }.compactMap { $0.bounds(in: list) }.map(leading)
      let button = try #require(all.first { $0 is ButtonWidget }?.bounds(in: list))
      return (texts, leading(button) + button.width)
    }
    let (texts, button) = try places()
    #expect(texts.count == 2 && texts.first == texts.last)
    #expect(try #require(texts.first) - button == 12)
    try await app.close()
  }

  @Test func `While a finger is on a handle the list does not scroll`() async throws {
    let app = try await TestApp(.window, width: 400, height: 600) { Favorites(store: Store(3)) }
    func list() throws -> ListController { try #require(app.renderer?.controllers.values.compactMap { $0 as? ListController }.first) }
    func box(_ isPart: (Widget) -> Bool) throws -> PixelRectangle {
      try #require(list().list.visibleTree.filter(\.isMapped).first(where: isPart)?.bounds(in: list().list))
    }
    func touch(_ x: Double, _ y: Double, ends: Bool = false) throws {
      try list().list.hand.dragVertically(from: (x, y), through: [], ends: ends)
    }
    let text = try box { ($0 as? LabelWidget)?.text == "Item 0" }
    try touch(text.x + text.width + 200, text.y + 5)
    #expect(try list().scroll.followsFingers)
    try await app.button("Edit").click()
    let handle = try box { ($0 as? ImageWidget)?.iconName == "list-drag-handle-symbolic" }
    let (x, y) = (handle.x - 10, handle.y + handle.height / 2)
    try touch(x, y)
    #expect(try !list().scroll.followsFingers)
    try touch(text.x + 5, text.y + 5)
    #expect(try list().scroll.followsFingers)
    try touch(x, y, ends: true)
    #expect(try list().scroll.followsFingers)
    try touch(x, y)
    try list().list.isVisible = false
    #expect(try list().scroll.followsFingers)
    try await app.close()
  }
}
