import SidelightBridge
import SidelightCore
import SidelightGTK
import Testing

private enum Key {
  static let down: UInt32 = 0xff54
  static let left: UInt32 = 0xff51
  static let right: UInt32 = 0xff53
  static let end: UInt32 = 0xff57
  static let enter: UInt32 = 0xff0d
}

extension RendererTests {
  @MainActor @Suite("Controls and headings in rows") struct RowInput {
    private func scene(headers: Set<Int> = []) async -> ListScene {
      let element = ListElement(style: .sidebar, selectionMode: .single)
      let scene = ListScene(count: 10, element: element, headers: headers)
      scene.answerSelections()
      await scene.show()
      return scene
    }

    private func row(_ position: Int, of scene: ListScene) throws -> NodeID {
      try #require(scene.controller?.places.first { $0.value.item.position == position }?.key)
    }

    @Test("A text field in a row has its keys to itself")
    func textField() async throws {
      let scene = await scene()
      let field = scene.tree.insert(.control(TextFieldElement(text: "abc", title: FieldTitle(""))), in: try row(2, of: scene))
      let entry = try #require(scene.tree.widget(field) as? EntryWidget)
      entry.focusKeepingCursor()
      await scene.tree.settled(scene.window)
      #expect(entry.containsFocus)
      await scene.press(Key.end)
      #expect(entry.containsFocus)
      #expect(scene.tree.events.isEmpty)
      scene.tree.close(scene.window)
    }

    @Test("The arrow keys reach a heading that folds, which keys fold and unfold without a change of the selection")
    func folding() async throws {
      let scene = await scene(headers: [0, 3])
      scene.controller?.list.scroll(to: 2, focus: true, select: true)
      scene.controller?.list.grabFocus()
      await scene.tree.settled(scene.window)
      let heading = try row(3, of: scene)
      func fold(_ isExpanded: Bool) {
        scene.tree.update(heading, .row(RowElement(role: .header, isSelectable: false, isExpanded: isExpanded)))
      }
      fold(true)
      #expect(scene.line(3)?.accessibleMismatch(.expanded(true)) == nil)
      await scene.press(Key.down)
      #expect(scene.controller?.focusedPosition == 3)
      #expect(scene.source.selected == [2])
      scene.tree.forgetEvents()
      await scene.press(Key.right)
      await scene.press(Key.left)
      #expect(scene.tree.events == [.list(scene.list, .toggleSection(3))])
      fold(false)
      #expect(scene.line(3)?.accessibleMismatch(.expanded(false)) == nil)
      await scene.press(Key.left)
      await scene.press(Key.right)
      await scene.press(Key.enter)
      #expect(scene.tree.events == Array(repeating: .list(scene.list, .toggleSection(3)), count: 3))
      scene.tree.close(scene.window)
    }

    @Test("A click on a button in a link does not follow the link")
    func button() async throws {
      let scene = await scene()
      let list = try #require(scene.controller?.list)
      let row = try row(2, of: scene)
      scene.tree.update(row, .row(RowElement(role: .row, isSelectable: false, activatesOnClick: true)))
      let button = scene.tree.insert(.control(ButtonElement()), in: row)
      scene.tree.insert(.text(TextElement("Press")), in: button)
      await scene.tree.settled(scene.window)
      let box = try #require(scene.tree.widget(button)?.bounds(in: list))
      list.hand.click(.primary, count: 1, x: box.x + 5, y: box.y + 5)
      #expect(scene.tree.events.isEmpty)
      list.hand.click(.primary, count: 1, x: box.x - 10, y: box.y + 5)
      #expect(scene.tree.events == [.list(scene.list, .activate(2))])
      scene.tree.close(scene.window)
    }

    @Test("A button that is let go elsewhere has clicked on nothing")
    func apart() async throws {
      let scene = await scene()
      let list = try #require(scene.controller?.list)
      let (first, second) = (try #require(scene.line(1)?.bounds(in: list)), try #require(scene.line(2)?.bounds(in: list)))
      let elsewhere = [(second.x + 20, second.y + 5), (-30, first.y + 5), (first.x + 20, -500), (20, Double(list.height) - 3)]
      for end in elsewhere {
        list.hand.click(.primary, count: 1, x: first.x + 20, y: first.y + 5, endingAt: end)
        #expect(scene.tree.events.isEmpty)
      }
      list.hand.click(.primary, count: 1, x: 20, y: Double(list.height) - 3, endingAt: (first.x + 20, first.y + 5))
      #expect(scene.tree.events.isEmpty)
      list.hand.click(.primary, count: 1, x: first.x + 20, y: first.y + 5, endingAt: (first.x + 40, first.y + 8))
      #expect(scene.tree.events == [.list(scene.list, .choose(1))])
      scene.tree.close(scene.window)
    }

    @Test("A click on the label of a switch in a row is the switch's, and one beside it the list's")
    func caption() async throws {
      let scene = await scene()
      let controller = try #require(scene.controller)
      let row = try row(2, of: scene)
      let toggle = scene.tree.insert(.control(ToggleElement(isOn: false)), in: row)
      let label = scene.tree.insert(.text(TextElement("Wi-Fi")), in: toggle)
      await scene.tree.settled(scene.window)
      let box = try #require(scene.tree.widget(label)?.bounds(in: controller.list))
      #expect(!controller.input.click(box.x + 5, box.y + 5, count: 1, []))
      #expect(scene.tree.events.isEmpty)
      #expect(controller.input.click(box.x - 10, box.y + 5, count: 1, []))
      scene.tree.close(scene.window)
    }

    @Test("A row is called by what is in it now, also when something comes, goes or is named")
    func names() async throws {
      let scene = await scene()
      let row = try row(2, of: scene)
      let more = scene.tree.insert(.text(TextElement("More")), in: row)
      #expect(scene.line(2)?.accessibleMismatch(.label("Row 2, More")) == nil)
      var traits = Element.Traits()
      traits.accessibilityLabel = "Much more"
      scene.tree.update(more, .text(TextElement("More")), traits: traits)
      #expect(scene.line(2)?.accessibleMismatch(.label("Row 2, Much more")) == nil)
      scene.tree.apply(.remove(more))
      #expect(scene.line(2)?.accessibleMismatch(.label("Row 2")) == nil)
      scene.tree.close(scene.window)
    }

    @Test("A list whose rows can be selected from now on lets them be")
    func selectionMode() async throws {
      let scene = ListScene(count: 5, element: ListElement(style: .plain, selectionMode: .none))
      await scene.show()
      let place = try #require(scene.controller?.places.values.first)
      #expect(!place.item.isSelectable)
      scene.tree.update(scene.list, .list(ListElement(style: .plain, selectionMode: .single)))
      #expect(place.item.isSelectable)
      scene.tree.close(scene.window)
    }
  }
}

extension RendererTests.Controls {
  @Test("A button with a chevron shows its new label alone, and loses the chevron with its row")
  func chevron() async throws {
    let (window, page) = await tree.window()
    var link = ButtonElement(style: .borderless)
    link.hasChevron = true
    let button = tree.insert(.control(link), in: page)
    let old = tree.insert(.control(ProgressElement()), in: button)
    await tree.present(window)
    let row = try #require(tree.widget(button)?.firstChild as? BoxWidget)
    #expect(row.children.count == 2)
    let gone = try #require(tree.widget(old))
    let text = tree.newID()
    tree.apply(.remove(old), .insert(text, parent: button, slot: .body, index: 0, element: Element(.text(TextElement("A")))))
    #expect(gone.parent == nil)
    #expect(row.children.first === tree.label(text) && row.children.count == 2)
    let second = tree.insert(.text(TextElement("B")), in: button)
    #expect(row.children.count == 2 && tree.label(text)?.parent?.parent === row)
    tree.apply(.remove(second))
    tree.update(button, .control(ButtonElement()))
    #expect(tree.widget(button)?.firstChild === tree.label(text))
    tree.update(button, .control(link))
    #expect(tree.widget(button)?.firstChild is BoxWidget)
    await tree.settled(window)
    tree.close(window)
  }

  @Test("A way back that the program refuses is undone")
  func refusedBack() async throws {
    let (window, page) = await tree.window(page: PageElement(title: "Outer", showsHeader: false))
    let stack = tree.insert(.navigation(NavigationElement()), in: page)
    for name in ["Root", "Second"] {
      let page = tree.insert(.page(PageElement(title: name)), in: stack, .pages)
      tree.insert(.text(TextElement("Text of " + name)), in: page)
    }
    await tree.present(window)
    let view = try #require(tree.widget(stack) as? NavigationViewWidget)
    view.goBack()
    #expect(tree.events == [.popped(stack, pages: 1)])
    await tree.settled(window)
    #expect(view.pageCount == 2 && view.visiblePage?.textDump.contains("Text of Second") == true)
    #expect(tree.events == [.popped(stack, pages: 1)])
    tree.close(window)
  }

  @Test("A label for assistive technology is the control's own, not that of what scrolls or lays it out")
  func labelledControls() async throws {
    let (window, page) = await tree.window()
    var traits = Element.Traits()
    traits.accessibilityLabel = "Name"
    let progress = tree.insert(.control(ProgressElement()), in: page, traits: traits)
    #expect(tree.widget(progress)?.firstChild?.accessibleMismatch(.label("Name")) == nil)
    tree.update(progress, .control(ProgressElement(fraction: 0.5)), traits: traits)
    #expect(tree.widget(progress)?.firstChild?.accessibleMismatch(.label("Name")) == nil)
    let list = tree.newID()
    _ = FakeList(tree, list, count: 3)
    tree.apply(
      .insert(
        list, parent: page, slot: .body, index: 1, element: Element(.list(ListElement(style: .plain, selectionMode: .none)), traits: traits)
      ))
    let controller = try #require(tree.renderer.controller(for: list) as? ListController)
    #expect(controller.list.accessibleMismatch(.label("Name")) == nil)
    tree.close(window)
  }

  @Test("Ctrl+W closes the window")
  func close() async throws {
    let (window, page) = await tree.window()
    tree.insert(.control(ButtonElement()), in: page)
    await tree.present(window)
    var closed = 0
    let controller = try #require(tree.windowController(window))
    controller.closed = { closed += 1 }
    #expect(controller.window.press(key: 0x77, modifiers: 4))
    #expect(closed == 1)
    tree.close(window)
  }
}
