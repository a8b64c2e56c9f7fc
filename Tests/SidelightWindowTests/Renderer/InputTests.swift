import SidelightBridge
import SidelightCore
import SidelightGTK
import Testing

/// X11's names of the keys that the tests press.
private enum Key {
  static let down: UInt32 = 0xff54
  static let up: UInt32 = 0xff52
  static let home: UInt32 = 0xff50
  static let end: UInt32 = 0xff57
  static let menu: UInt32 = 0xff67
  static let f9: UInt32 = 0xffc6
  static let enter: UInt32 = 0xff0d
  static let shift: UInt32 = 1
}

extension ListScene {
  /// Selects as a real source does.
  func answerSelections() {
    tree.answer = { [unowned self] event in
      guard case .list(_, let what) = event else { return [] }
      switch what {
      case .select(let index, let extending):
        if !extending { source.selected = [] }
        source.selected.formUnion([index])
      case .selectRange(let range, let extending):
        if !extending { source.selected = [] }
        source.selected.formUnion(range)
      case .deselectAll: source.selected = []
      default: return []
      }
      source.selected.subtract(source.headers)
      return [.selectionChanged(list, source.selectedRows)]
    }
  }

  func press(_ key: UInt32, _ modifiers: UInt32 = 0) async {
    _ = tree.windowController(window)?.window.press(key: key, modifiers: modifiers)
    await tree.settled(window)
  }
}

extension RendererTests {
  @MainActor @Suite("Keys and clicks in a list") struct Input {
    private func scene(_ headers: Set<Int>) async -> ListScene {
      let element = ListElement(style: .sidebar, selectionMode: .multiple, hasPrimaryAction: true)
      let scene = ListScene(count: 30, element: element, headers: headers)
      scene.answerSelections()
      await scene.show()
      scene.controller?.list.scroll(to: 1, focus: true, select: true)
      scene.controller?.list.grabFocus()
      await scene.tree.settled(scene.window)
      scene.tree.forgetEvents()
      return scene
    }

    @Test("The arrow keys pass over headers, alone and in runs, and stop before one that nothing follows")
    func arrows() async throws {
      let scene = await scene([0, 3, 4, 29])
      var visited: [Int?] = []
      for key in [Key.down, Key.down, Key.down, Key.up, Key.up, Key.up, Key.up] {
        await scene.press(key)
        visited.append(scene.controller?.focusedPosition)
      }
      #expect(visited == [2, 5, 6, 5, 2, 1, 1])
      #expect(scene.source.selected == [1])
      await scene.press(Key.end)
      #expect(scene.controller?.focusedPosition == 28)
      await scene.press(Key.down)
      #expect(scene.controller?.focusedPosition == 28)
      await scene.press(Key.home)
      #expect(scene.controller?.focusedPosition == 1)
      #expect(scene.source.selected == [1])
      scene.tree.close(scene.window)
    }

    @Test("The focus that comes to a list goes to its selection, or else to its first row, and not to a heading", arguments: [[], [4]])
    func arrival(selected: Set<Int>) async throws {
      let element = ListElement(style: .sidebar, selectionMode: .single, hasPrimaryAction: false)
      let scene = ListScene(count: 30, element: element, headers: [0, 3])
      scene.answerSelections()
      scene.source.selected = selected
      scene.tree.apply(.selectionChanged(scene.list, nil))
      await scene.show()
      scene.controller?.list.grabFocus()
      await scene.tree.settled(scene.window)
      #expect(scene.controller?.focusedPosition == selected.first ?? 1)
      #expect(scene.source.selected == selected)
      scene.tree.close(scene.window)
    }

    @Test("Shift and the arrow keys select a run over a header, and not the header")
    func run() async throws {
      let scene = await scene([0, 3])
      for _ in 0..<3 { await scene.press(Key.down, Key.shift) }
      #expect(scene.source.selected == [1, 2, 4, 5])
      #expect(scene.controller?.focusedPosition == 5)
      scene.tree.close(scene.window)
    }

    @Test("Enter activates the row with the focus")
    func enter() async throws {
      let scene = await scene([0])
      await scene.press(Key.enter)
      #expect(scene.tree.events == [.list(scene.list, .activate(1))])
      scene.tree.close(scene.window)
    }

    @Test("The Menu key opens the row's menu, and an empty menu does not open")
    func menu() async throws {
      let scene = await scene([])
      let list = try #require(scene.controller?.list)
      await scene.press(Key.menu)
      #expect(!list.children.contains { $0.typeName == "GtkPopoverMenu" })
      let node = NodeID(7)
      scene.source.menus = [MenuItem(node: node, title: "Open")]
      await scene.press(Key.menu)
      let popover = try #require(list.children.first { $0.typeName == "GtkPopoverMenu" })
      let entry = try #require(popover.visibleTree.first { $0.typeName == "GtkModelButton" })
      entry.emit(Signal<Void>("clicked"))
      await scene.tree.settled(scene.window)
      await drain()
      #expect(scene.tree.events.contains(.activate(node)))
      #expect(!list.children.contains { $0.typeName == "GtkPopoverMenu" }, "It goes when it closes.")
      scene.tree.close(scene.window)
    }

    @Test("One click follows a link, a double click follows it once, and a click beside all rows takes the selection back")
    func links() async throws {
      let scene = await scene([])
      let list = try #require(scene.controller?.list)
      let row = try #require(scene.controller?.places.first { $0.value.item.position == 2 }?.key)
      scene.tree.update(row, .row(RowElement(role: .row, isSelectable: false, activatesOnClick: true)))
      await scene.tree.settled(scene.window)
      let box = try #require(scene.line(2)?.bounds(in: list))
      list.hand.click(.primary, count: 1, x: box.x + 20, y: box.y + 5)
      #expect(scene.tree.events == [.list(scene.list, .activate(2))])
      list.emit(ListViewWidget.activate, 2)
      #expect(scene.tree.events.count == 2, "Enter follows it as well.")
      scene.source.rowCount = 3
      scene.tree.apply(.splice(scene.list, [Splice(position: 3, removed: 27, added: 0)]))
      await scene.tree.settled(scene.window)
      scene.tree.forgetEvents()
      list.hand.click(.primary, count: 1, x: 20, y: Double(list.height) - 3)
      #expect(scene.tree.events == [.list(scene.list, .deselectAll)])
      scene.tree.close(scene.window)
    }
  }

  @MainActor @Suite("Flushes, pictures and settings") struct Flushes {
    let tree = FakeTree()

    @Test("A window that is not on the screen is brought up to date all the same")
    func hidden() async throws {
      let (window, page) = await tree.window()
      let text = tree.insert(.text(TextElement("Old")), in: page)
      tree.later([.update(text, Element(.text(TextElement("New"))))])
      await drain()
      #expect(tree.label(text)?.text == "New")
      tree.close(window)
    }

    @Test("Several requests make one flush, before the next frame is laid out")
    func once() async throws {
      let (window, page) = await tree.window()
      let text = tree.insert(.text(TextElement("Old")), in: page)
      await tree.present(window)
      let before = tree.flushes
      tree.later([.update(text, Element(.text(TextElement("Newer"))))])
      tree.later([.update(text, Element(.text(TextElement("A far longer text than before"))))])
      #expect(tree.label(text)?.text == "Old")
      await tree.frame(window)
      #expect(tree.flushes == before + 1)
      let label = try #require(tree.label(text))
      #expect(label.text == "A far longer text than before")
      #expect(label.width >= label.measure(.horizontal).natural, "It was laid out in the same frame.")
      tree.close(window)
    }

    @Test("A picture file is decoded meanwhile, and one that cannot be read shows a placeholder")
    func pictures() async throws {
      let (window, page) = await tree.window()
      await tree.present(window)
      let checkout = #filePath.split(separator: "/").dropLast(4).joined(separator: "/")
      let path = "/" + checkout + "/data/icons/hicolor/scalable/apps/io.github.sidelight.Files.svg"
      let good = tree.insert(.image(ImageElement(.file(path))), in: page)
      let bad = tree.insert(.image(ImageElement(.file("/does/not/exist.png"))), in: page)
      let pictures = [good, bad].compactMap { tree.widget($0) as? PictureWidget }
      #expect(pictures.map(\.hasPicture) == [false, false])
      #expect(await tree.frames(window) { pictures.allSatisfy(\.hasPicture) })
      #expect(pictures[0].measure(.horizontal).natural == 128 && pictures[1].measure(.horizontal).natural < 64)
      tree.close(window)
    }

    @Test("A change of the desktop's animations is told as an event")
    func desktop() async throws {
      let settings = try #require(DesktopSettings.shared)
      let had = settings.hasAnimations
      settings.hasAnimations = true
      defer { settings.hasAnimations = had }
      let told = tree.events.count
      settings.hasAnimations = false
      var traits = tree.renderer.desktop.traits
      #expect(traits.isReducedMotion)
      #expect(tree.events.dropFirst(told) == [.desktop(traits)])
      settings.hasAnimations = true
      traits.isReducedMotion = false
      #expect(tree.events.last == .desktop(traits))
    }
  }
}
