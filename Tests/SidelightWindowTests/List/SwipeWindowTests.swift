import Sidelight
import SidelightBridge
import SidelightGTK
import SidelightWindowTesting
import Testing

/// Swiping rows, by their user.
extension EditingWindowTests {
  @Observable @MainActor final class Mail {
    var done: [String] = []
    var items = (0..<4).map { Item(id: $0) }

    func delete(_ id: Int) { items.removeAll { $0.id == id } }
  }

  private struct Inbox: View {
    @Bindable var mail: Mail
    var body: some View {
      List($mail.items, editActions: .delete) { $item in
        Text(item.name)
          .swipeActions(edge: .leading) {
            Button("Flag", systemImage: "flag") { mail.done.append("flag \(item.id)") }
            Button("Mute") { mail.done.append("mute \(item.id)") }
          }
          .swipeActions {
            Button("Delete", systemImage: "trash", role: .destructive) { mail.delete(item.id) }
          }
      }
    }
  }

  @Test(arguments: Depth.available)
  func `A swipe reveals actions, and a full one performs the first`(depth: Depth) async throws {
    let mail = Mail()
    let app = try await TestApp(depth, width: 400, height: 600) { Inbox(mail: mail) }
    try await app.row("Item 1").swipe(.leading, "Mute")
    try await app.row("Item 1").swipe(.leading, "Flag")
    #expect(mail.done == ["mute 1", "flag 1"])
    try await app.row("Item 2").swipe(.leading)
    #expect(mail.done == ["mute 1", "flag 1", "flag 2"])
    try await app.row("Item 2").swipe()
    #expect(mail.items.map(\.id) == [0, 1, 3])
    try await app.row("Item 3").contextMenu("Mute")
    #expect(mail.done.last == "mute 3")
    await #expect(throws: TestFailure.self) { try await app.row("Item 3").swipe(.trailing, "Flag") }
    try await app.close()
  }

  /// Books of the shelf that is chosen, on a page of their own where there is no room beside the shelves.
  private struct Shelves: View {
    let mail: Mail
    @State private var shelf: Int?
    var body: some View {
      NavigationSplitView {
        List(1...3, id: \.self, selection: $shelf) { Text("Shelf \($0)") }
      } detail: {
        List {
          ForEach((0..<3).map { "Book \(shelf ?? 0).\($0)" }, id: \.self) { book in
            Text(book).swipeActions(edge: .leading) { Button("Lend") { mail.done.append(book) } }
          }
        }
      }
    }
  }

  @Test(arguments: Depth.available)
  func `A row that GTK keeps for the focus of a page that was left is not swiped in place of another`(depth: Depth) async throws {
    let mail = Mail()
    let app = try await TestApp(depth, width: 360, height: 600) { Shelves(mail: mail) }
    for shelf in [1, 2, 3, 1, 2, 3] {
      try await app.row("Shelf \(shelf)").click()
      try await app.row("Book \(shelf).0").click()
      try await app.row("Book \(shelf).0").swipe(.leading, "Lend")
      #expect(mail.done.last == "Book \(shelf).0")
      try await app.button("Back").click()
    }
    try await app.close()
  }

  @Test(arguments: [false, true])
  func `Actions lie at the edge that the row leaves, and go when something else is touched`(isRightToLeft: Bool) async throws {
    DesktopSettings.isRightToLeft = isRightToLeft
    defer { DesktopSettings.isRightToLeft = false }
    let app = try await TestApp(.window, width: 400, height: 600) { Inbox(mail: Mail()) }
    func list() throws -> ListController { try #require(app.renderer?.controllers.values.compactMap { $0 as? ListController }.first) }
    func box(_ position: Int) throws -> PixelRectangle {
      let list = try list()
      let place = try #require(list.places.values.first { $0.item.position == position })
      return try #require(place.item.child?.parent?.bounds(in: list.list))
    }
    func strip() throws -> PixelRectangle? {
      let view = try list().list
      return view.visibleTree.first { $0.hasClass("sidelight-swipe") }?.bounds(in: view)
    }
    let height = try box(1).height
    #expect(try list().swiping.begin(20, box(1).y + 10))
    try list().swiping.move(to: 60)
    try list().swiping.end()
    try await app.settle()
    #expect(try box(1).height == height)
    // A finger that goes to the right leaves the left edge.
    #expect(try #require(try strip()).x < 100)
    #expect(try abs(#require(try strip()).y - box(1).y) < 30)
    #expect(try list().swiping.begin(20, box(2).y + 10))
    try list().swiping.move(to: -60)
    try list().swiping.end()
    try await app.settle()
    #expect(try #require(try strip()).x > 200)
    #expect(try abs(#require(try strip()).y - box(2).y) < 30)
    #expect(try list().list.visibleTree.filter { $0.hasClass("sidelight-swipe") }.count == 1)
    try await app.row("Item 0").click()
    #expect(try strip() == nil)
    try await app.close()
  }
}

/// Things from other apps that are dropped on lists.
extension EditingWindowTests {
  @Observable @MainActor final class Places {
    var urls: [URL] = []
    var notes = ["Note"]
  }

  private struct Bookmarks: View {
    let places: Places
    var body: some View {
      List {
        ForEach(places.urls, id: \.self) { Text($0.lastPathComponent) }
          .dropDestination(for: URL.self) { urls, offset in places.urls.insert(contentsOf: urls, at: offset) }
        Section("Notes") {
          ForEach(places.notes, id: \.self) { Text($0) }
            .dropDestination { texts, offset in places.notes.insert(contentsOf: texts, at: offset) }
        }
      }
    }
  }

  @Test(arguments: Depth.available)
  func `Files and text go where they are dropped, each to the rows that take them`(depth: Depth) async throws {
    let places = Places()
    let app = try await TestApp(depth, width: 400, height: 600) { Bookmarks(places: places) }
    try await app.element(.list, nil).drop(uris: ["file:///home/ada/One", "file:///home/ada/Two"])
    #expect(places.urls.map(\.path) == ["/home/ada/One", "/home/ada/Two"])
    try await app.row("Two").drop(uris: ["file:///home/ada/a%20b"])
    #expect(places.urls.map(\.lastPathComponent) == ["One", "a b", "Two"])
    try await app.row("Note").drop(text: "First")
    #expect(places.notes == ["First", "Note"])
    await #expect(throws: TestFailure.self) { try await app.row("One").drop(text: "Text") }
    await #expect(throws: TestFailure.self) { try await app.row("Note").drop(uris: ["file:///tmp"]) }
    try await app.close()
  }
}
