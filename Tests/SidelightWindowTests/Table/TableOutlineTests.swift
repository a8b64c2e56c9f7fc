import DisplaySupport
import Foundation
import Observation
import Sidelight
import SidelightWindowTesting
import Testing

/// Tables whose rows show and hide rows below them, and what is said of single rows.
@Suite("Outlines in tables", .serialized)
@MainActor struct TableOutlineTests {
  struct Folder: Identifiable {
    var id: String
    var size: Int
    var folders: [Folder]?
  }

  private static let tree = [
    Folder(
      id: "Pictures", size: 8,
      folders: [Folder(id: "Harbour", size: 4, folders: [Folder(id: "Boats", size: 2)]), Folder(id: "Winter", size: 1)]),
    Folder(id: "Letters", size: 3),
  ]

  @Observable final class Desk {
    var chosen: Set<String> = []
    var isOpen = false
    var opened: [String] = []
    var order = [KeyPathComparator(\Folder.size)]
    var hasMore = false
    var isBordered = false
  }

  private struct Tree: View {
    @Bindable var desk: Desk
    var body: some View {
      Table(TableOutlineTests.tree, children: \.folders, selection: $desk.chosen, sortOrder: $desk.order) {
        TableColumn("Name", value: \.id)
        TableColumn("Size", value: \.size) { Text("\($0.size) GB") }
      }
    }
  }

  @Test(arguments: Depth.available) func `A tree opens and closes, and its rows are selected by their ids`(depth: Depth) async throws {
    let desk = Desk()
    let app = try await TestApp(depth, width: 700, height: 400) { Tree(desk: desk) }
    #expect(app.text("Pictures").exists && app.text("Letters").exists && !app.text("Harbour").exists)
    try await app.row("Pictures, 8 GB").expand()
    try await app.row("Harbour, 4 GB").expand()
    #expect(app.text("Boats").isVisible && app.text("2 GB").isVisible)
    #expect(try app.row("Boats, 2 GB").depth == 2)
    try await app.row("Boats, 2 GB").click()
    #expect(desk.chosen == ["Boats"])
    try await app.row("Pictures, 8 GB").collapse()
    #expect(!app.text("Harbour").exists && desk.chosen == ["Boats"])
    try await app.close()
  }

  @Test(.needsWindow) func `The columns of all levels stand below their headers`() async throws {
    let app = try await TestApp(.window, width: 700, height: 400) { Tree(desk: Desk()) }
    try await app.row("Pictures, 8 GB").expand()
    try await app.row("Harbour, 4 GB").expand()
    let places = try ["Size", "8 GB", "4 GB", "2 GB", "3 GB"].map { try app.text($0).frame.x }
    #expect(places.allSatisfy { abs($0 - places[0]) <= 1 }, "\(places)")
    let names = try ["Pictures", "Harbour", "Boats"].map { try app.text($0).frame.x }
    #expect(names[1] - names[0] == 16 && names[2] - names[1] == 16, "\(names)")
    #expect(try app.text("Letters").frame.x == names[0])
    try await app.close()
  }

  private struct Written: View {
    @Bindable var desk: Desk
    var body: some View {
      Table(of: Folder.self, selection: $desk.chosen) {
        TableColumn("Name", value: \.id)
        TableColumn("Size") { Text("\($0.size) GB") }
      } rows: {
        DisclosureTableRow(TableOutlineTests.tree[0], isExpanded: $desk.isOpen) {
          ForEach(TableOutlineTests.tree[0].folders ?? []) { folder in
            TableRow(folder).contextMenu { Button("Open \(folder.id)") { desk.opened.append(folder.id) } }
          }
          TableRow(Folder(id: "Others", size: 0))
        }
        if desk.hasMore {
          TableRow(Folder(id: "More", size: 5)).contextMenu { Button("Open More") { desk.opened.append("More") } }
        } else {
          TableRow(TableOutlineTests.tree[1])
        }
      }
    }
  }

  @Test(arguments: Depth.available) func `Rows that are written out open by a binding, have menus, and are there or not`(depth: Depth)
    async throws
  {
    let desk = Desk()
    let app = try await TestApp(depth, width: 700, height: 400) { Written(desk: desk) }
    #expect(app.rows.count == 2 && !app.text("Winter").exists)
    desk.isOpen = true
    try await app.settle()
    #expect(app.text("Winter").isVisible && app.text("Others").isVisible, "\(app.tree)")
    try await app.row("Winter, 1 GB").contextMenu("Open Winter")
    #expect(desk.opened == ["Winter"])
    try await app.row("Pictures, 8 GB").collapse()
    #expect(!desk.isOpen && !app.text("Others").exists)
    try await app.row("Pictures, 8 GB").click()
    #expect(desk.chosen == ["Pictures"])
    desk.hasMore = true
    try await app.settle()
    #expect(app.text("More").isVisible && !app.text("Letters").exists)
    try await app.row("More, 5 GB").contextMenu("Open More")
    try await app.row("More, 5 GB").click()
    #expect(desk.opened == ["Winter", "More"] && desk.chosen == ["More"])
    try await app.close()
  }

  private struct Dropped: View {
    let desk: Desk
    var body: some View {
      HStack {
        Table(of: Folder.self) {
          TableColumn("Name", value: \.id)
        } rows: {
          ForEach(TableOutlineTests.tree) { folder in
            TableRow(folder).dropDestination(for: String.self) { desk.opened.append("\(folder.id) got " + $0.joined()) }
          }
        }
        Table(of: Folder.self) {
          TableColumn("Name", value: \.id)
        } rows: {
          ForEach([Folder(id: "Left", size: 1), Folder(id: "Right", size: 2)]) { TableRow($0).draggable("dragged " + $0.id) }
            .dropDestination(for: String.self) { offset, words in desk.opened.append("at \(offset) " + words.joined()) }
        }
      }
    }
  }

  @Test(arguments: Depth.available) func `Rows take what is dropped on them, and others what is dropped between them`(depth: Depth)
    async throws
  {
    let desk = Desk()
    let app = try await TestApp(depth, width: 700, height: 400) { Dropped(desk: desk) }
    try await app.row("Letters").drop(text: "words")
    #expect(desk.opened == ["Letters got words"])
    try await app.row("Right").drop(text: "more")
    #expect(desk.opened.last == "at 1 more")
    try await app.close()
  }

  @Test(.needsWindow) func `A table in a frame has a line around it, and nothing in its corners`() async throws {
    func line(_ isBordered: Bool) async throws -> [[Int]] {
      try await PointColors.of([(150, 0), (0, 100), (1, 1), (150, 199)]) {
        Group { if isBordered { Tree(desk: Desk()).tableStyle(.bordered) } else { Tree(desk: Desk()).tableStyle(.inset) } }.background(
          .white)
      }
    }
    let (framed, plain) = (try await line(true), try await line(false))
    #expect(framed[0] != plain[0] && framed[1] != plain[1] && framed[3] != plain[3], "\(framed) \(plain)")
    #expect(framed[2] == [255, 255, 255], "\(framed)")
  }
}
