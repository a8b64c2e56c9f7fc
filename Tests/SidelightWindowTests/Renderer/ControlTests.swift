import SidelightBridge
import SidelightCore
import SidelightGTK
import Testing

extension RendererTests {
  @MainActor @Suite("Controls and pages") struct Controls {
    let tree = FakeTree()

    @Test("A button shows its label and its style, and says that it was pressed")
    func button() async throws {
      let (window, page) = await tree.window()
      let button = tree.insert(.control(ButtonElement()), in: page)
      tree.insert(.text(TextElement("Press")), in: button)
      await tree.present(window)
      let widget = try #require(tree.widget(button) as? ButtonWidget)
      #expect(widget.hasClass("text-button"))
      widget.emit(ButtonWidget.clicked)
      #expect(tree.events == [.activate(button)])
      tree.update(button, .control(ButtonElement(role: .destructive, style: .borderedProminent)))
      #expect(widget.hasClass("destructive-action"))
      var traits = Element.Traits()
      traits.isDisabled = true
      traits.help = "Cannot be pressed"
      traits.accessibilityLabel = "Presser"
      tree.update(button, .control(ButtonElement()), traits: traits)
      #expect(!widget.isSensitive && widget.tooltip == "Cannot be pressed")
      #expect(widget.accessibleMismatch(.label("Presser")) == nil)
      #expect(!widget.hasClass("destructive-action"))
      tree.close(window)
    }

    @Test("An entry reports what is typed, keeps its cursor, and does not hear itself")
    func entry() async throws {
      let (window, page) = await tree.window()
      let field = tree.insert(.control(TextFieldElement(text: "abc", title: FieldTitle("Name"))), in: page)
      await tree.present(window)
      let entry = try #require(tree.widget(field) as? EntryWidget)
      #expect(entry.text == "abc" && entry.placeholder == "Name")
      #expect(tree.events.isEmpty)
      entry.focusKeepingCursor()
      entry.cursor = 2
      entry.type("X")
      #expect(tree.events == [.edit(field, text: "abXc")])
      tree.update(field, .control(TextFieldElement(text: "abXc", title: FieldTitle("Name"))))
      #expect(entry.cursor == 3)
      // A late answer to what was typed before does not undo what has been typed since.
      entry.type("Y")
      tree.update(field, .control(TextFieldElement(text: "ABXYC", title: FieldTitle("Name"))))
      #expect(entry.text == "ABXYC" && entry.cursor == 4)
      #expect(tree.events == [.edit(field, text: "abXc"), .edit(field, text: "abXYc")])
      tree.close(window)
    }

    @Test("An entry takes back what the program refuses, and its cursor with it")
    func refusal() async throws {
      let (window, page) = await tree.window()
      let element = Element.Kind.control(TextFieldElement(text: "abc", title: FieldTitle("Name")))
      let field = tree.insert(element, in: page)
      await tree.present(window)
      let entry = try #require(tree.widget(field) as? EntryWidget)
      entry.focusKeepingCursor()
      for (cursor, typed, place) in [(2, "X", 2), (0, "Ü", 0), (3, "XYZ", 3)] {
        entry.cursor = cursor
        entry.type(typed)
        #expect(entry.text != "abc")
        tree.update(field, element)
        #expect(entry.text == "abc" && entry.cursor == place)
      }
      // GTK replaces a text by emptying the entry first.
      entry.text = "ab"
      entry.cursor = 2
      tree.update(field, element)
      #expect(entry.text == "abc" && entry.cursor == 2)
      #expect(tree.events.map { if case .edit(_, let text) = $0 { text } else { "" } } == ["abXc", "Üabc", "abcXYZ", "", "ab"])
      tree.close(window)
    }

    @Test("Progress is a spinner until its end is known, and a bar then")
    func progress() async throws {
      let (window, page) = await tree.window()
      let progress = tree.insert(.control(ProgressElement()), in: page)
      let label = tree.insert(.text(TextElement("Loading")), in: progress, .title)
      #expect(tree.widget(progress)?.firstChild is SpinnerWidget)
      tree.update(progress, .control(ProgressElement(fraction: 0.25)))
      let bar = try #require(tree.widget(progress)?.children.last as? ProgressBarWidget)
      #expect(bar.fraction == 0.25)
      #expect(tree.widget(progress)?.firstChild === tree.widget(label))
      tree.update(progress, .control(ProgressElement(fraction: 3)))
      #expect(bar.fraction == 1)
      tree.update(progress, .control(ProgressElement()))
      #expect(tree.widget(progress)?.firstChild is SpinnerWidget && tree.widget(progress)?.children.count == 2)
      tree.close(window)
    }

    @Test("A label hides what its style leaves out")
    func label() async throws {
      let (window, page) = await tree.window()
      let label = tree.insert(.label(LabelElement()), in: page)
      let title = tree.insert(.text(TextElement("Home")), in: label, .title)
      let icon = tree.insert(.image(ImageElement(.symbol("house"))), in: label, .icon)
      #expect(tree.widget(label)?.children.map(\.typeName) == ["GtkImage", "GtkLabel"])
      tree.update(label, .label(LabelElement(style: .iconOnly)))
      #expect(tree.widget(title)?.isVisible == false && tree.widget(icon)?.isVisible == true)
      tree.update(label, .label(LabelElement(style: .titleOnly)))
      #expect(tree.widget(title)?.isVisible == true && tree.widget(icon)?.isVisible == false)
      tree.close(window)
    }

    @Test("Toolbar items stand in the header bar in their order, at both ends")
    func toolbar() async throws {
      let (window, page) = await tree.window()
      func item(_ name: String, _ slot: Slot, at index: Int? = nil) -> NodeID {
        let button = tree.insert(.control(ButtonElement(isInToolbar: true)), in: page, slot, at: index)
        tree.insert(.text(TextElement(name)), in: button)
        return button
      }
      let items = [item("1", .leading), item("3", .leading), item("4", .trailing), item("6", .trailing)]
      let late = [item("2", .leading, at: 1), item("5", .trailing, at: 1)]
      await tree.present(window)
      let root = try #require(tree.widget(page))
      func order() -> [String] {
        (items + late).compactMap { id in tree.widget(id).flatMap { $0.isMapped ? ($0, $0.bounds(in: root)?.x ?? 0) : nil } }
          .sorted { $0.1 < $1.1 }.map { $0.0.textDump }
      }
      #expect(order() == ["1", "2", "3", "4", "5", "6"])
      tree.apply(.move(items[0], index: 2), .remove(late[1]))
      await tree.settled(window)
      #expect(order() == ["2", "3", "1", "4", "6"])
      // A page without a header keeps its items for when it has one again.
      tree.update(page, .page(PageElement(title: "Page", showsHeader: false)))
      #expect(order().isEmpty)
      tree.update(page, .page(PageElement(title: "Page", subtitle: "Below")))
      await tree.settled(window)
      #expect(order() == ["2", "3", "1", "4", "6"])
      #expect(root.textDump.contains("Below"))
      tree.close(window)
    }

    @Test("A header bar shows the window's title, and a page's subtitle with the page's own")
    func titles() async throws {
      let (window, page) = await tree.window(page: PageElement())
      await tree.present(window)
      #expect(tree.widget(page)?.textDump == "Window")
      tree.update(page, .page(PageElement(title: "Page", subtitle: "Below")))
      #expect(tree.widget(page)?.textDump == "Page\nBelow")
      tree.update(page, .page(PageElement()))
      #expect(tree.widget(page)?.textDump == "Window")
      tree.close(window)
    }

    @Test("A page that has nothing to show says so in the order title, description, actions")
    func unavailable() async throws {
      let (window, page) = await tree.window()
      let empty = tree.insert(.unavailable(UnavailableElement()), in: page)
      let actions = tree.insert(.control(ButtonElement()), in: empty, .actions)
      tree.insert(.text(TextElement("Try Again")), in: actions)
      tree.insert(.text(TextElement("Nothing was found.")), in: empty, .description)
      let label = tree.insert(.label(LabelElement()), in: empty, .title)
      tree.insert(.text(TextElement("No Results")), in: label, .title)
      tree.insert(.image(ImageElement(.symbol("magnifyingglass"))), in: label, .icon)
      await tree.present(window)
      #expect(tree.widget(empty)?.textDump == "No Results\nNothing was found.\nTry Again")
      tree.close(window)
    }

    @Test("A stack of pages shows the last one, and the user's way back is reported")
    func navigation() async throws {
      let (window, page) = await tree.window(page: PageElement(title: "Outer", showsHeader: false))
      let stack = tree.insert(.navigation(NavigationElement()), in: page)
      func push(_ name: String) -> NodeID {
        let page = tree.insert(.page(PageElement(title: name)), in: stack, .pages)
        tree.insert(.text(TextElement("Text of " + name)), in: page)
        return page
      }
      _ = push("Root")
      await tree.present(window)
      let second = push("Second")
      _ = push("Third")
      await tree.settled(window)
      let view = try #require(tree.widget(stack) as? NavigationViewWidget)
      #expect(view.pageCount == 3)
      #expect(view.visiblePage?.textDump.contains("Text of Third") == true)
      #expect(tree.events.isEmpty)
      tree.answer = { event in
        guard case .popped(_, pages: 2) = event, let last = self.tree.renderer.controller(for: stack)?.children.last else { return [] }
        return [.remove(last.id)]
      }
      view.goBack()
      await tree.settled(window)
      #expect(tree.events == [.popped(stack, pages: 2)])
      #expect(view.pageCount == 2)
      tree.apply(.remove(second))
      await tree.settled(window)
      #expect(view.pageCount == 1 && view.visiblePage?.textDump.contains("Text of Root") == true)
      #expect(tree.events == [.popped(stack, pages: 2)])
      tree.close(window)
    }

    @Test("All controllers, widgets and handlers are gone once the window is")
    func leaks() async throws {
      func round() async {
        let scene = SplitScene(.three, width: 1000)
        await scene.show()
        await scene.tree.resize(scene.window, width: 360)
        await scene.tree.resize(scene.window, width: 1000)
        scene.tree.close(scene.window)
        #expect(scene.tree.renderer.controllers.isEmpty)
      }
      await round()
      await drain()
      let before = Living()
      let items = RowListModel.liveItems
      for _ in 0..<3 { await round() }
      await drain()
      #expect(Living() == before)
      #expect(RowListModel.liveItems == items)
    }
  }
}

extension RendererTests.Controls {
  @Test("A button that shows an icon only is called by the title that it hides")
  func iconOnlyName() async throws {
    let (window, page) = await tree.window()
    let button = tree.insert(.control(ButtonElement(isInToolbar: true)), in: page, .leading)
    let label = tree.insert(.label(LabelElement(style: .iconOnly)), in: button)
    tree.insert(.image(ImageElement(.symbol("xmark"))), in: label, .icon)
    let title = tree.insert(.text(TextElement("Clear")), in: label, .title)
    let widget = try #require(tree.widget(button))
    #expect(widget.accessibleMismatch(.label("Clear")) == nil)
    tree.update(title, .text(TextElement("Empty")))
    #expect(widget.accessibleMismatch(.label("Empty")) == nil)
    tree.close(window)
  }
}
