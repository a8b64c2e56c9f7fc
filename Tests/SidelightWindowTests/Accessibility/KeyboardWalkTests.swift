import DisplaySupport
import SidelightBridge
import SidelightCore
import SidelightGTK
import SidelightUI
import Testing

/// With keys alone, and where the focus is after each step.
@Suite("A walk with the keyboard", .serialized, .needsWindow)
@MainActor struct KeyboardWalkTests {
  @Test func `Tab goes through the columns, header bars first, and Shift+Tab goes back`() async throws {
    let app = await PostWindow(width: 1300)
    #expect(app.focus == "content: Letter 0")
    let stops = await app.tour()
    #expect(
      stops == [
        "content: Letter 0", "detail: Inspect", "detail: Subject", "detail: More", "sidebar: Folder 0", "content: Toggle Sidebar",
      ])
    #expect(await app.tour(backwards: true) == [stops[0]] + stops.dropFirst().reversed())
    await app.close()
  }

  @Test(arguments: [false, true], [1300, 900])
  func `A window that opens with an inspector has the focus in something with a name`(isInspected: Bool, width: Int) async throws {
    let post = Post()
    post.isInspected = isInspected
    let app = await PostWindow(post, width: width)
    #expect(app.focus == "content: Letter 0")
    // No stop of the whole tour is without a name.
    let stops = await app.tour()
    #expect(stops.contains("inspector: Note") == isInspected)
    #expect(!stops.contains { $0.contains("Adw") || $0.contains("Gtk") || $0 == "nowhere" }, "\(stops)")
    await app.close()
  }

  @Test func `A column beside the others comes and goes without taking the focus, and leaves what it has to the next one`() async throws {
    let app = await PostWindow(width: 1300)
    app.enterSubject()
    await app.press(.f9)
    #expect(app.shape == "|content|detail|")
    #expect(app.focus == "detail: Subject")
    await app.press(.s, [.control, .alt])
    #expect(app.focus == "detail: Subject")
    app.page(.sidebar)?.moveFocus(.tabForward)
    #expect(app.focus == "sidebar: Folder 0")
    await app.press(.f9)
    #expect(app.focus == "content: Letter 0")
    await app.press(.i, [.control, .alt])
    #expect(app.focus == "content: Letter 0")
    app.page(.inspector)?.moveFocus(.tabForward)
    #expect(app.focus == "inspector: Note")
    await app.press(.i, [.control, .alt])
    #expect(app.focus == "detail: Subject")
    await app.close()
  }

  @Test func `The focus goes into what comes to lie over the columns, stays there, and goes back with Escape`() async throws {
    let app = await PostWindow(width: 600)
    app.enterSubject()
    await app.press(.f9)
    #expect(app.shape == "{sidebar}|content|detail|")
    #expect(app.focus == "sidebar: Folder 0")
    await app.press(.escape)
    #expect(app.shape == "|content|detail|")
    #expect(app.focus == "detail: Subject")
    await app.press(.i, [.control, .alt])
    #expect(app.shape == "|content|detail|{inspector}")
    #expect(app.focus == "inspector: Note")
    #expect(await app.tour() == ["inspector: Note", "inspector: Done"])
    await app.press(.escape)
    #expect(app.shape == "|content|detail|")
    #expect(app.focus == "detail: Subject")
    await app.close()
  }

  @Test func `The sheet of a narrow window takes the focus and gives it back`() async throws {
    let app = await PostWindow(width: 420)
    app.page(.sidebar)?.moveFocus(.tabForward)
    #expect(app.focus == "sidebar: Folder 0")
    await app.press(.i, [.control, .alt])
    #expect(app.shape == "[(sidebar)>content>detail]_inspector_")
    #expect(app.focus == "inspector: Note")
    await app.press(.escape)
    #expect(app.shape == "[(sidebar)>content>detail]")
    #expect(app.focus == "sidebar: Folder 0")
    await app.close()
  }
}
