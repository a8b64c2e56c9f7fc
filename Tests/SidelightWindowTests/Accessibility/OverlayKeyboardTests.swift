import DisplaySupport
import SidelightBridge
import SidelightCore
import SidelightGTK
import SidelightUI
import Testing

/// With keys alone where something lies over the columns, and where columns come and go.
@Suite("A walk with the keyboard over and between the columns", .serialized, .needsWindow)
@MainActor struct OverlayKeyboardTests {
  @Test func `An arrow key leaves the overlaid sidebar open, and Enter goes on in what it fills`() async throws {
    let app = await PostWindow(width: 600)
    await app.press(.f9)
    #expect(app.shape == "{sidebar}|content|detail|")
    await app.press(.down)
    await app.press(.down)
    #expect(app.post.folder != nil)
    #expect(app.shape == "{sidebar}|content|detail|")
    await app.press(.enter)
    #expect(app.shape == "|content|detail|")
    #expect(app.focus == "content: Letter 0")
    await app.resize(1300)
    #expect(app.shape == "|sidebar|content|detail|")
    await app.close()
  }

  @Test func `An overlaid sidebar keeps Tab to itself, and F8 goes to its divider`() async throws {
    let app = await PostWindow(width: 600)
    await app.press(.f9)
    #expect(await app.tour() == ["sidebar: Folder 0"])
    await app.press(.f8)
    #expect(app.focus == "Sidebar Width")
    await app.press(.tab)
    #expect(app.focus == "sidebar: Folder 0")
    await app.press(.escape)
    await app.press(.f8)
    #expect(app.focus == "Content Width")
    await app.press(.tab)
    #expect(app.focus == "detail: Inspect")
    await app.close()
  }

  @Test(arguments: [600, 420])
  func `What the inspector comes to lie over gives it the focus, and gets it back`(width: Int) async throws {
    let post = Post()
    post.isInspected = true
    post.column = .detail
    let app = await PostWindow(post, width: 1300)
    app.window?.visibleTree.first { $0 is EntryWidget && $0.spokenName == "Subject" }?.grabFocus()
    #expect(app.focus == "detail: Subject")
    await app.resize(width)
    #expect(app.picture.hasSuffix("_") || app.picture.hasSuffix("}"))
    #expect(app.focus == "inspector: Note")
    await app.resize(1300)
    #expect(app.focus == "detail: Subject")
    await app.resize(width)
    await app.press(.tab)
    #expect(app.focus == "inspector: Done")
    await app.resize(1300)
    #expect(app.focus == "inspector: Done")
    await app.resize(width)
    #expect(app.focus == "inspector: Done")
    await app.close()
  }

  @Test func `A sidebar that goes with the focus leaves it to the row that is selected in the next column`() async throws {
    let post = Post()
    post.letter = 2
    let app = await PostWindow(post, width: 1300)
    let toggle = try #require(app.window?.visibleTree.first { $0.accessibleLabel == "Toggle Sidebar" })
    for way in ["F9", "Ctrl+Alt+S", "divider"] {
      app.page(.sidebar)?.moveFocus(.tabForward)
      #expect(app.focus == "sidebar: Folder 0")
      if way == "divider" {
        await app.press(.f8)
        #expect(app.focus == "Sidebar Width")
      }
      if way == "Ctrl+Alt+S" { await app.press(.s, [.control, .alt]) } else { await app.press(.f9) }
      #expect(app.shape == "|content|detail|")
      #expect(app.focus == "content: Letter 2", "by \(way)")
      await app.press(.f9)
      #expect(app.focus == "content: Letter 2", "by \(way)")
    }
    toggle.grabFocus()
    toggle.emit(Signal<Void>("clicked"))
    await app.settle()
    #expect(app.shape == "|content|detail|")
    #expect(app.focus == "content: Toggle Sidebar")
    await app.close()
  }

  @Test func `From the divider of an overlaid inspector F9 goes into the sidebar, and Escape to where the focus was before`() async throws {
    let app = await PostWindow(width: 600)
    app.enterSubject()
    await app.press(.i, [.control, .alt])
    await app.press(.f8)
    #expect(app.focus == "Inspector Width")
    await app.press(.f9)
    #expect(app.shape == "{sidebar}|content|detail|")
    #expect(app.focus == "sidebar: Folder 0")
    await app.press(.escape)
    #expect(app.shape == "|content|detail|")
    #expect(app.focus == "detail: Subject")
    await app.close()
  }

  @Test func `A divider with the focus that something comes to lie over hands it on`() async throws {
    let app = await PostWindow(width: 600)
    app.enterSubject()
    await app.press(.f8)
    #expect(app.focus == "Content Width")
    await app.press(.i, [.control, .alt])
    #expect(app.focus == "inspector: Note")
    await app.press(.escape)
    #expect(app.shape == "|content|detail|")
    #expect(app.focus == "detail: Subject" || app.focus == "Content Width")
    await app.close()
  }

  @Test func `Escape closes what lies over the columns while nothing has the focus`() async throws {
    let app = await PostWindow(width: 600)
    await app.press(.f9)
    app.window?.focusInRoot = nil
    await app.press(.left, .alt)
    #expect(app.shape == "{sidebar}|content|detail|")
    await app.press(.escape)
    #expect(app.shape == "|content|detail|")
    #expect(app.focus == "content: Letter 0")
    await app.close()
  }
}
