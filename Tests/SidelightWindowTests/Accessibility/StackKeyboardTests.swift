import DisplaySupport
import SidelightBridge
import SidelightCore
import SidelightGTK
import SidelightUI
import Testing

/// With keys alone through the stack of a narrow window, and where the focus is after each step.
@Suite("A walk with the keyboard through the stack", .serialized, .needsWindow)
@MainActor struct StackKeyboardTests {
  private func open(_ post: Post = Post(), isThree: Bool = true) async -> PostWindow {
    let app = await PostWindow(post, width: 420, isThree: isThree)
    await app.enterList(.sidebar)
    #expect(app.focus == "sidebar: Folder 0")
    return app
  }

  @Test func `Arrows select, Enter leads on into the content, and Escape and Alt+Left lead back to the row that was chosen`() async throws {
    let app = await open()
    for _ in 0..<3 { await app.press(.down) }
    let folder = try #require(app.post.folder)
    #expect(folder > 0)
    #expect(app.shape == "[(sidebar)>content>detail]")
    await app.press(.enter)
    #expect(app.shape == "[sidebar>(content)>detail]")
    #expect(app.post.column == .content)
    #expect(app.focus == "content: Letter 0")
    for _ in 0..<2 { await app.press(.down) }
    let letter = try #require(app.post.letter)
    #expect(letter > 0)
    #expect(app.shape == "[sidebar>(content)>detail]")
    await app.press(.enter)
    #expect(app.shape == "[sidebar>content>(detail)]")
    #expect(app.focus == "detail: Subject")
    await app.press(.escape)
    #expect(app.shape == "[sidebar>(content)>detail]")
    #expect(app.focus == "content: Letter \(letter)")
    await app.press(.down)
    #expect(app.post.letter == letter + 1)
    await app.press(.left, .alt)
    #expect(app.shape == "[(sidebar)>content>detail]")
    #expect(app.focus == "sidebar: Folder \(folder)")
    await app.press(.up)
    #expect(app.post.folder == folder - 1)
    await app.press(.escape)
    #expect(app.shape == "[(sidebar)>content>detail]")
    await app.close()
  }

  @Test func `Two columns are a stack of two`() async throws {
    let app = await open(isThree: false)
    await app.press(.enter)
    #expect(app.post.folder == 0)
    #expect(app.shape == "[sidebar>(detail)]")
    #expect(app.focus == "detail: Subject")
    await app.press(.left, .alt)
    #expect(app.shape == "[(sidebar)>detail]")
    #expect(app.focus == "sidebar: Folder 0")
    await app.close()
  }

  @Test(arguments: ["button", "binding", "swipe"])
  func `Every way back leads to the row that was chosen`(way: String) async throws {
    let app = await open()
    for _ in 0..<3 { await app.press(.down) }
    await app.press(.enter)
    for _ in 0..<3 { await app.press(.down) }
    await app.press(.enter)
    let rows = ["content: Letter \(app.post.letter ?? 0)", "sidebar: Folder \(app.post.folder ?? 0)"]
    #expect(!rows.contains { $0.hasSuffix("0") })
    for (column, row) in zip([NavigationSplitViewColumn.content, .sidebar], rows) {
      switch way {
      case "binding": app.post.column = column
      case "swipe":
        // What a swipe ends with.
        let stack = column == .content ? app.split?.columns.stack : app.split?.columns.leadingStack
        stack?.showsContent = false
      default:
        let back = try #require(app.window?.visibleTree.first { $0.typeName == "AdwBackButton" && $0.isMapped }?.children.first)
        back.grabFocus()
        back.emit(Signal<Void>("clicked"))
      }
      await app.settle()
      #expect(app.focus == row, "by \(way)")
      #expect(app.post.column == column)
    }
    await app.close()
  }

  @Test func `A row that code selects meanwhile is the one to come back to`() async throws {
    let app = await open()
    await app.press(.enter)
    await app.press(.enter)
    app.post.letter = 3
    await app.settle()
    await app.press(.escape)
    #expect(app.focus == "content: Letter 3")
    await app.press(.down)
    #expect(app.post.letter == 4)
    await app.close()
  }

  @Test func `Content that comes late takes the focus when it comes, and until then no key goes to the header bar`() async throws {
    let post = Post()
    post.letters = nil
    let app = await open(post)
    await app.press(.enter)
    #expect(app.shape == "[sidebar>(content)>detail]")
    let page = try #require(app.page(.content))
    #expect(app.window?.focusedWidget == page)
    for key in [PostKey.enter, .space, .down, .enter, .right, .enter] { await app.press(key) }
    #expect(app.shape == "[sidebar>(content)>detail]")
    #expect(app.window?.focusedWidget == page)
    post.letter = 4
    post.letters = Array(0..<6)
    await app.settle()
    #expect(app.focus == "content: Letter 4")
    await app.close()
  }

  @Test func `A list that fills later takes the focus with its first rows, unless the user has moved it`() async throws {
    let post = Post()
    post.letters = []
    let app = await open(post)
    await app.press(.enter)
    #expect(app.window?.focusedWidget == app.page(.content))
    post.letters = [7, 8]
    await app.settle()
    #expect(app.focus == "content: Letter 7")
    await app.press(.escape)
    #expect(app.focus == "sidebar: Folder 0")
    post.letters = []
    await app.settle()
    await app.press(.enter)
    #expect(app.window?.focusedWidget == app.page(.content))
    await app.press(.tab)
    let chosen = try #require(app.window?.focusedWidget)
    #expect(chosen != app.page(.content))
    post.letters = [9]
    await app.settle()
    #expect(app.window?.focusedWidget == chosen)
    await app.close()
  }

  @Test func `Content that goes with the focus leaves it to what comes in its place, at once or later`() async throws {
    let app = await open()
    await app.press(.enter)
    #expect(app.focus == "content: Letter 0")
    app.post.letters = nil
    await app.settle()
    #expect(app.window?.focusedWidget == app.page(.content))
    for key in [PostKey.down, .enter] { await app.press(key) }
    #expect(app.shape == "[sidebar>(content)>detail]")
    app.post.letters = [3]
    await app.settle()
    #expect(app.focus == "content: Letter 3")
    await app.press(.enter)
    #expect(app.focus == "detail: Subject")
    app.post.isPlain = true
    await app.settle()
    #expect(app.part(of: try #require(app.window?.focusedWidget)) == "detail")
    await app.press(.enter)
    #expect(app.shape == "[sidebar>content>(detail)]")
    await app.close()
  }

  @Test func `A page of text has the focus itself, so that Escape leads back from it`() async throws {
    let post = Post()
    post.isPlain = true
    let app = await open(post, isThree: false)
    await app.press(.enter)
    #expect(app.shape == "[sidebar>(detail)]")
    for key in [PostKey.enter, .down, .enter] { await app.press(key) }
    #expect(app.shape == "[sidebar>(detail)]")
    await app.press(.escape)
    #expect(app.shape == "[(sidebar)>detail]")
    #expect(app.focus == "sidebar: Folder 0")
    await app.close()
  }

  @Test(arguments: [false, true])
  func `Escape and Alt+Left lead back from wherever the focus is, and from nowhere`(isAlt: Bool) async throws {
    let app = await open()
    for place in ["nowhere", "header bar", "row", "field"] {
      app.post.column = place == "field" ? .detail : .content
      await app.settle()
      switch place {
      case "nowhere": app.window?.focusInRoot = nil
      case "header bar": app.window?.visibleTree.first { $0.typeName == "AdwBackButton" && $0.isMapped }?.children.first?.grabFocus()
      case "row": #expect(app.focus == "content: Letter 0")
      default: #expect(app.focus == "detail: Subject")
      }
      await app.press(isAlt ? .left : .escape, isAlt ? .alt : [])
      #expect(app.post.column == (place == "field" ? .content : .sidebar), "from \(place)")
      #expect(app.focus == (place == "field" ? "content: Letter 0" : "sidebar: Folder 0"), "from \(place)")
    }
    await app.close()
  }

  @Test func `F9 has nothing to do in a stack, and the sheet of the inspector gives the focus back in each page`() async throws {
    let app = await open()
    for (shape, place) in [
      ("[(sidebar)>content>detail]", "sidebar: Folder 0"), ("[sidebar>(content)>detail]", "content: Letter 0"),
      ("[sidebar>content>(detail)]", "detail: Subject"),
    ] {
      #expect(app.shape == shape)
      await app.press(.f9)
      #expect(app.shape == shape)
      #expect(app.focus == place)
      await app.press(.i, [.control, .alt])
      #expect(app.shape == shape + "_inspector_")
      #expect(app.focus == "inspector: Note")
      await app.press(.escape)
      #expect(app.shape == shape)
      #expect(app.focus == place)
      await app.press(.enter)
    }
    await app.close()
  }

  @Test func `A page of a stack in the detail takes the focus into its content, and Escape leads back to the link`() async throws {
    let app = await open(isThree: false)
    await app.press(.enter)
    await app.press(.tab)
    #expect(app.focus == "detail: More")
    app.post.path = [1]
    await app.settle()
    #expect(app.focus == "detail: Page")
    await app.press(.escape)
    #expect(app.post.path == [])
    #expect(app.focus == "detail: More")
    await app.press(.escape)
    #expect(app.shape == "[(sidebar)>detail]")
    await app.close()
  }

  @Test func `A window that opens in the stack has the focus in the content of its top`() async throws {
    let post = Post()
    post.column = .content
    post.letter = 2
    let app = await PostWindow(post, width: 420)
    #expect(app.focus == "content: Letter 2")
    await app.close()
  }

  @Test func `A window that becomes narrow leaves the focus to the top of its stack, and gives it back`() async throws {
    let post = Post()
    post.column = .content
    post.letter = 5
    let app = await PostWindow(post, width: 1300)
    app.page(.sidebar)?.moveFocus(.tabForward)
    #expect(app.focus == "sidebar: Folder 0")
    await app.resize(420)
    #expect(app.shape == "[sidebar>(content)>detail]")
    #expect(app.focus == "content: Letter 5")
    await app.resize(1300)
    #expect(app.focus == "sidebar: Folder 0")
    await app.close()
  }
}
