import Sidelight
import SidelightWindowTesting
import Testing

/// Entries that speak of data which choosing one takes away.
@Suite("Menus: entries of data", .serialized)
@MainActor struct MenuDataTests {
  @Observable @MainActor final class Shelf {
    var items = ["a", "b", "c"]
  }

  /// An entry for each item, by its index: there is none at the last index once one is removed.
  private struct Entries: View {
    let shelf: Shelf
    var body: some View {
      ForEach(shelf.items.indices, id: \.self) { index in
        Button("Remove \(shelf.items[index])") { shelf.items.remove(at: index) }.disabled(shelf.items[index].isEmpty)
      }
    }
  }

  private struct ShelfCommands: Commands {
    let shelf: Shelf
    var body: some Commands { CommandMenu("Shelf") { Entries(shelf: shelf) } }
  }

  private struct Page: View {
    let shelf: Shelf
    @State private var selection: Set<String> = []
    var body: some View {
      VStack {
        Menu("Button") { Entries(shelf: shelf) }
        Menu("Outer") { Menu("Inner") { Entries(shelf: shelf) } }
        Text("Around").contextMenu { Entries(shelf: shelf) }
        List {
          Text("Row").contextMenu { Entries(shelf: shelf) }
          Text("Swiped").swipeActions { Entries(shelf: shelf) }
        }
        List(["Selected"], id: \.self, selection: $selection) { Text($0) }
          .contextMenu(forSelectionType: String.self) { _ in Entries(shelf: shelf) }
      }
      .navigationTitle("Shelf")
      .toolbarTitleMenu { Entries(shelf: shelf) }
      .toolbar { Menu("Bar") { Entries(shelf: shelf) } }
    }
  }

  private struct Tabs: View {
    let shelf: Shelf
    var body: some View {
      TabView {
        Tab("Home", systemImage: "house") { Text("This is home") }
        Tab("Shelf", systemImage: "tray") { Text("This is the shelf") }
          .contextMenu { Entries(shelf: shelf) }
          .swipeActions { Entries(shelf: shelf) }
      }
      .tabViewStyle(.sidebarAdaptable)
    }
  }

  enum Place: CaseIterable {
    case button, inner, around, row, selection, bar, main, swipe, title
  }

  enum TabPlace: CaseIterable { case menu, swipe }

  @Test(arguments: Depth.available, Place.allCases)
  func `An entry takes away the data of the last one`(depth: Depth, place: Place) async throws {
    let shelf = Shelf()
    let app = try await TestApp(depth, width: 600, height: 700, commands: { ShelfCommands(shelf: shelf) }) { Page(shelf: shelf) }
    func remove(_ title: String) async throws {
      switch place {
      case .button: try await app.menu("Button").choose(title)
      case .inner: try await app.menu("Outer").choose("Inner", title)
      case .around: try await app.text("Around").contextMenu(title)
      case .row: try await app.row("Row").contextMenu(title)
      case .selection: try await app.row("Selected").contextMenu(title)
      case .bar: try await app.menu("Bar").choose(title)
      case .main: try await app.menu("Main Menu").choose("Shelf", title)
      case .swipe: try await app.row("Swiped").swipe(.trailing, title)
      case .title: try await app.menu("Shelf").choose(title)
      }
    }
    try await takeAway(from: shelf, remove)
    try await app.close()
  }

  @Test(arguments: Depth.available, TabPlace.allCases)
  func `So does one of a tab`(depth: Depth, place: TabPlace) async throws {
    let shelf = Shelf()
    let app = try await TestApp(depth, width: 900, height: 500) { Tabs(shelf: shelf) }
    try await takeAway(from: shelf) { title in
      switch place {
      case .menu: try await app.row("Shelf").contextMenu(title)
      case .swipe: try await app.row("Shelf").swipe(.trailing, title)
      }
    }
    try await app.close()
  }

  private func takeAway(from shelf: Shelf, _ remove: (String) async throws -> Void) async throws {
    try await remove("Remove c")
    #expect(shelf.items == ["a", "b"])
    // Made anew, the menu speaks of what there is.
    await #expect(throws: TestFailure.self) { try await remove("Remove c") }
    try await remove("Remove a")
    #expect(shelf.items == ["b"])
  }
}
