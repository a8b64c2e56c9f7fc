import SidelightBridge
import SidelightCore
import SidelightGTK
import Testing

@MainActor final class ListScene {
  let tree = FakeTree()
  let window: NodeID
  let list: NodeID
  let source: FakeList

  init(count: Int, element: ListElement = ListElement(style: .sidebar, selectionMode: .single), headers: Set<Int> = []) {
    var frame = WindowElement(title: "Window")
    frame.defaultWidth = 400
    frame.defaultHeight = 500
    window = tree.insert(.window(frame))
    let page = tree.insert(.page(PageElement(title: "List")), in: window)
    list = tree.newID()
    source = FakeList(tree, list, count: count)
    source.headers = headers
    tree.apply(.insert(list, parent: page, slot: .body, index: 0, element: Element(.list(element))))
  }

  var controller: ListController? { tree.renderer.controller(for: list) as? ListController }

  func show() async {
    await tree.present(window)
    await tree.settled(window)
    tree.forgetEvents()
  }

  /// The row widget of GTK's at a position.
  func line(_ position: Int) -> Widget? {
    guard let place = controller?.places.values.first(where: { $0.item.position == position }) else { return nil }
    return place.item.child?.parent
  }

  func text(_ position: Int) -> String? { (line(position)?.firstChild as? LabelWidget)?.text }
}

extension RendererTests {
  @MainActor @Suite("List") struct List {
    @Test("A million rows bind some two hundred, each a label and nothing more")
    func million() async throws {
      let scene = ListScene(count: 1_000_000)
      await scene.show()
      #expect(scene.source.binds < 260)
      #expect(scene.source.live.count < 260)
      #expect(scene.text(0) == "Row 0")
      #expect(scene.line(0)?.firstChild is LabelWidget)
      scene.controller?.list.scroll(to: 999_999)
      await scene.tree.settled(scene.window)
      #expect(scene.text(999_999) == "Row 999999")
      #expect(scene.source.live.count < 300)
      #expect(scene.source.reuses > 0)
      scene.tree.close(scene.window)
    }

    @Test("A reused row keeps its widget")
    func reuse() async throws {
      let scene = ListScene(count: 10_000)
      await scene.show()
      let made = Set(scene.source.live.keys)
      scene.controller?.list.scroll(to: 5_000)
      await scene.tree.settled(scene.window)
      #expect(Set(scene.source.live.keys).subtracting(made).count < 30)
      scene.tree.close(scene.window)
    }

    @Test("Selecting asks the source, and shows what the source says")
    func selection() async throws {
      let scene = ListScene(count: 100)
      await scene.show()
      #expect(scene.tree.events.isEmpty, "Nothing selects itself.")
      let list = try #require(scene.controller?.list)
      list.scroll(to: 3, focus: true, select: true)
      #expect(scene.tree.events == [.list(scene.list, .select(3, extending: false))])
      #expect(scene.line(3)?.accessibleMismatch(.selected(true)) != nil, "The source has not agreed yet.")
      scene.source.selected = [3]
      scene.tree.apply(.selectionChanged(scene.list, nil))
      await scene.tree.settled(scene.window)
      #expect(scene.line(3)?.accessibleMismatch(.selected(true)) == nil)
      scene.tree.close(scene.window)
    }

    @Test("Rows come and go by splices, and the others stay as they are")
    func splices() async throws {
      let scene = ListScene(count: 100)
      await scene.show()
      let binds = scene.source.binds
      scene.source.rowCount = 99
      scene.source.title = { "Row \($0 < 5 ? $0 : $0 + 1)" }
      scene.tree.apply(.splice(scene.list, [Splice(position: 5, removed: 1, added: 0)]))
      await scene.tree.settled(scene.window)
      #expect(scene.text(4) == "Row 4")
      #expect(scene.text(5) == "Row 6")
      #expect(scene.source.binds == binds)
      scene.tree.close(scene.window)
    }

    @Test("A header can neither be selected nor activated, and is dressed as one")
    func headers() async throws {
      let element = ListElement(style: .sidebar, selectionMode: .multiple, hasPrimaryAction: true)
      let scene = ListScene(count: 20, element: element, headers: [0, 10])
      await scene.show()
      let header = try #require(scene.controller?.places.values.first { $0.item.position == 10 })
      #expect(!header.item.isSelectable && !header.item.isActivatable)
      #expect(scene.line(10)?.hasClass("sidelight-header") == true)
      #expect(scene.line(9)?.hasClass("sidelight-header") == false)
      scene.tree.close(scene.window)
    }

    @Test("A row is called what it says, and by its own label where it has one")
    func accessibleNames() async throws {
      let scene = ListScene(count: 10)
      await scene.show()
      #expect(scene.line(2)?.accessibleMismatch(.label("Row 2")) == nil)
      let row = try #require(scene.controller?.places.first { $0.value.item.position == 2 }?.key)
      let text = try #require(scene.source.live[row])
      scene.tree.update(text, .text(TextElement("Renamed", lineLimit: 1)))
      #expect(scene.line(2)?.accessibleMismatch(.label("Renamed")) == nil)
      scene.tree.close(scene.window)
    }

    @Test("A row's content changes in place, and a chevron puts it into a box")
    func chevron() async throws {
      let scene = ListScene(count: 10)
      await scene.show()
      let (row, text) = try #require(scene.source.live.first)
      let label = scene.tree.label(text)
      #expect(scene.tree.widget(row) === label)
      scene.tree.update(row, .row(RowElement(role: .row, hasChevron: true)))
      #expect(scene.tree.widget(row) is BoxWidget)
      #expect(label?.parent === scene.tree.widget(row))
      #expect(scene.tree.widget(row)?.parent?.typeName == "GtkListItemWidget")
      scene.tree.update(row, .row(RowElement(role: .row)))
      #expect(scene.tree.widget(row) === label)
      scene.tree.close(scene.window)
    }
  }
}
