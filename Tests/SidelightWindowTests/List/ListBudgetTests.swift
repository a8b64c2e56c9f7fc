import DisplaySupport
import Observation
import SidelightBridge
import SidelightGTK
import SidelightUI
import SidelightWindowTesting
import Testing

/// What long lists are made of: as many widgets as a short one, and no menu that nobody opened.
@Suite("What lists are made of", .serialized)
@MainActor struct ListBudgetTests {
  struct Folder: Identifiable, Hashable {
    let id: Int
    var children: [Folder]?
  }

  @MainActor final class Count { var value = 0 }

  /// An entry that says when it is made.
  private struct Entry: View {
    let made: Count
    let id: Int
    var body: some View {
      let _ = made.value += 1
      Button("Open \(id)") {}
    }
  }

  private struct Folders: View {
    let folders: [Folder]
    let menus: Count
    @Bindable var choice: Choice<Set<Int>>
    var body: some View {
      List(folders, children: \.children, selection: $choice.value) { folder in
        Text(verbatim: "\(folder.id)").contextMenu { Entry(made: menus, id: folder.id) }
      }
    }
  }

  private func list(_ app: TestApp) throws -> ListController {
    try #require(app.renderer?.controllers.values.compactMap { $0 as? ListController }.first)
  }

  private func lines(_ app: TestApp) throws -> Int { try list(app).list.children.filter { $0.typeName == "GtkListItemWidget" }.count }

  @Test(.needsWindow)
  func `An outline of 18,000 rows with a menu each opens with the widgets of a short one and without a menu`() async throws {
    let menus = Count()
    let folders = (0..<18).map { top in Folder(id: top, children: (0..<1000).map { Folder(id: 1000 * (top + 1) + $0) }) }
    let app = try await TestApp(.window, width: 400, height: 600, checks: false) {
      Folders(folders: folders, menus: menus, choice: Choice([]))
    }
    let single = try await app.cost { try await app.row("17").toggle() }
    let lines = try lines(app)
    for top in (0..<17).reversed() {
      let cost = try await app.cost { try await app.row("\(top)").toggle() }
      #expect(cost.rowsBound <= single.rowsBound + 30, "opening \(top)")
    }
    #expect(try app.list().rowCount == 18_018)
    #expect(try self.lines(app) <= lines + 10)
    #expect(lines < 260)
    #expect(app.renderer?.controllers.count ?? 0 < 1000)
    for position in [18_017, 9_000, 0] {
      try list(app).list.scroll(to: position)
      try await app.settle()
      #expect(try self.lines(app) <= lines + 10)
    }
    #expect(menus.value == 0)
    #expect(app.renderer?.windows.first?.window.visibleTree.contains { $0.typeName.contains("Popover") } == false)
    try await app.row("0").contextMenu("Open 0")
    #expect(menus.value == 1)
    try await app.close()
  }

  struct Message: Identifiable, Hashable {
    let id: Int
    var title: String
  }

  @Observable @MainActor final class Mailbox {
    var messages: [Message]
    var chosen: Int?
    var heading = "Messages"
    init(_ count: Int) { messages = (0..<count).map { Message(id: $0, title: "Message \($0)") } }
  }

  private struct Messages: View {
    @Bindable var mailbox: Mailbox
    var body: some View {
      List(selection: $mailbox.chosen) {
        Section(mailbox.heading) {
          ForEach(mailbox.messages) { Label($0.title, systemImage: "envelope").badge($0.id == 1 ? 3 : 0) }
        }
      }
    }
  }

  /// How many widgets said that something about them changed while something was done, and what it cost.
  private func touched(_ app: TestApp, _ change: () -> Void) async throws -> (widgets: Int, cost: TestCounters) {
    let window = try #require(app.renderer?.windows.first?.window)
    var told: Set<ObjectIdentifier> = []
    var connections: [SignalConnection] = []
    for widget in window.visibleTree {
      for property in ["label", "css-classes", "visible", "sensitive", "icon-name", "paintable"] {
        connections.append(widget.onNotify(property) { told.insert(ObjectIdentifier(widget)) })
      }
    }
    let cost = try await app.cost {
      change()
      try await app.settle()
    }
    for connection in connections { connection.disconnect() }
    return (told.count, cost)
  }

  @Test(.needsWindow)
  func `One change of state touches the same widgets in a list of ten rows and of ten thousand`() async throws {
    var seen: [[Int]] = []
    for count in [10, 10_000] {
      let mailbox = Mailbox(count)
      let app = try await TestApp(.window, width: 400, height: 600) { Messages(mailbox: mailbox) }
      var steps: [Int] = []
      let changes: [() -> Void] = [
        { mailbox.chosen = 3 }, { mailbox.chosen = 5 }, { mailbox.messages[2].title = "Other" }, { mailbox.heading = "Letters" },
        { mailbox.messages.swapAt(3, 4) }, { mailbox.chosen = nil },
      ]
      for change in changes {
        let (widgets, cost) = try await touched(app, change)
        steps += [widgets, cost.patches, cost.rowsBound]
      }
      seen.append(steps)
      try await app.close()
    }
    #expect(seen[0] == seen[1])
    #expect(seen[1].allSatisfy { $0 < 12 }, "\(seen)")
  }
}
