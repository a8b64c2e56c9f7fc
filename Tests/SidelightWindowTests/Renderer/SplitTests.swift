import SidelightBridge
import SidelightCore
import SidelightGTK
import Testing

/// A split view whose model runs as the real one does, with a list in each leading column and an entry in the detail.
@MainActor final class SplitScene {
  let tree = FakeTree()
  let window: NodeID
  let split: NodeID
  var lists: [SplitColumn: NodeID] = [:]
  var pages: [SplitColumn: NodeID] = [:]
  let entry: NodeID
  /// What the inspector shows, where there is one.
  var note: NodeID?
  var inspectorPage: NodeID?

  init(_ count: SplitColumnCount, width: Double, visibility: SplitVisibility? = nil, inspector: InspectorConfiguration? = nil) {
    var element = WindowElement(title: "Window")
    element.defaultWidth = width
    element.defaultHeight = 600
    window = tree.insert(.window(element))
    let page = tree.insert(.page(PageElement(title: "Window", showsHeader: false)), in: window)
    let model = SplitModel(SplitConfiguration(columnCount: count, visibility: visibility, inspector: inspector))
    split = tree.newID()
    tree.splits[split] = model
    tree.apply(.insert(split, parent: page, slot: .body, index: 0, element: tree.element(model)))
    for column in SplitColumn.allCases where count.contains(column) {
      let slot: Slot = column == .sidebar ? .sidebar : column == .content ? .content : .detail
      pages[column] = tree.insert(.page(PageElement(title: "\(column)", role: "\(column)")), in: split, slot)
    }
    for (column, page) in pages where column != .detail {
      let list = tree.newID()
      _ = FakeList(tree, list, count: 200)
      let element = ListElement(style: column == .sidebar ? .sidebar : .plain, selectionMode: .single)
      tree.apply(.insert(list, parent: page, slot: .body, index: 0, element: Element(.list(element))))
      lists[column] = list
    }
    if inspector != nil {
      let page = tree.insert(.page(PageElement(title: "About", role: "inspector")), in: split, .inspector)
      inspectorPage = page
      note = tree.insert(.control(TextFieldElement(text: "A note", title: FieldTitle("Note"))), in: page)
    }
    let stack = tree.insert(.stack(StackElement(.vertical)), in: pages[.detail])
    entry = tree.insert(.control(TextFieldElement(text: "Some text", title: FieldTitle("Name"))), in: stack)
    let link = tree.insert(.control(ButtonElement()), in: stack)
    tree.insert(.text(TextElement("Button")), in: link)
  }

  var controller: SplitController? { tree.renderer.controller(for: split) as? SplitController }
  var plan: SplitPlan? { tree.splits[split]?.plan }
  var windowWidget: WindowWidget? { tree.windowController(window)?.window }

  func show() async {
    await tree.present(window)
    await tree.settled(window)
  }

  /// What the window leaves to the split view.
  var width: Int { controller?.widget.width ?? 0 }

  /// The columns that can be seen, with their widths.
  var columns: String {
    SplitColumn.allCases.compactMap { column in
      guard let page = pages[column].flatMap({ tree.widget($0) }), page.isMapped, let root = controller?.widget,
        let box = page.bounds(in: root), box.x > -1, box.x + 1 < Double(root.width)
      else { return nil }
      return "\(column) \(Int(box.width))"
    }.joined(separator: "|")
  }
}

extension RendererTests {
  @MainActor @Suite("Split view") struct Split {
    @Test("Three columns are shown as the plan says at every width, there and back", arguments: [SplitColumnCount.three, .two])
    func widths(count: SplitColumnCount) async throws {
      let scene = SplitScene(count, width: 1200)
      await scene.show()
      for asked in [1200, 800, 600, 360, 600, 800, 1200, 360, 1200] {
        await scene.tree.resize(scene.window, width: asked)
        let plan = try #require(scene.plan)
        let width = try #require(scene.controller?.widget.width)
        let expected = SplitColumn.allCases.filter { count.contains($0) && plan.isVisible($0) }.map { column in
          "\(column) \(plan.isCollapsed ? width : Int(plan.width(of: column) ?? 0))"
        }
        #expect(abs(width - asked) <= 12, "The window's own border is all that comes off.")
        #expect(scene.columns == expected.joined(separator: "|"), "at \(width), planned \(plan.picture)")
      }
      scene.tree.close(scene.window)
    }

    @Test("Lists that go to the stack and back have the rows that they had", arguments: [SplitColumnCount.three, .two])
    func rows(count: SplitColumnCount) async throws {
      let scene = SplitScene(count, width: 1200)
      await scene.show()
      let lists = scene.lists.values.compactMap { scene.tree.lists[$0] }
      let before = lists.map { Set($0.live.keys) }
      #expect(before.allSatisfy { $0.count > 100 })
      for width in [360, 1200] {
        await scene.tree.resize(scene.window, width: width)
        for (list, rows) in zip(lists, before) {
          #expect(Set(list.live.keys) == rows, "at \(width)")
          let controller = try #require(scene.tree.renderer.controller(for: list.list) as? ListController)
          #expect(Set(controller.places.keys) == rows, "Each has its place again at \(width).")
        }
      }
      scene.tree.close(scene.window)
    }

    @Test("A window that opens narrow starts in the compact stage, without a frame of another")
    func opensNarrow() async throws {
      let scene = SplitScene(.three, width: 360)
      await scene.tree.present(scene.window)
      #expect(scene.plan?.isCollapsed == true)
      #expect(scene.columns == "sidebar \(scene.width)")
      scene.tree.close(scene.window)
    }

    @Test("The cursor stays in the entry through every stage, where it was")
    func focus() async throws {
      let scene = SplitScene(.three, width: 1200)
      await scene.show()
      scene.tree.send(.split(scene.split, .advanced(from: .sidebar)))
      scene.tree.send(.split(scene.split, .advanced(from: .content)))
      let entry = try #require(scene.tree.widget(scene.entry) as? EntryWidget)
      entry.focusKeepingCursor()
      entry.cursor = 4
      for width in [800, 600, 360, 600, 800, 1200, 360, 1200] {
        await scene.tree.resize(scene.window, width: width)
        #expect(entry.hasCursor, "at \(width)")
        #expect(entry.cursor == 4, "at \(width)")
      }
      scene.tree.close(scene.window)
    }

    @Test("A column below the top of the stack is out of reach, however often it collapses")
    func belowTheTop() async throws {
      let scene = SplitScene(.three, width: 1200)
      await scene.show()
      scene.tree.send(.split(scene.split, .advanced(from: .sidebar)))
      let page = try #require(scene.pages[.sidebar].flatMap { scene.tree.widget($0) })
      for width in [480, 1200, 480, 700, 480] {
        await scene.tree.resize(scene.window, width: width)
        #expect(page.isMapped == (scene.plan?.isVisible(.sidebar) ?? false), "at \(width)")
      }
      scene.tree.send(.split(scene.split, .showTop(.sidebar)))
      await scene.tree.settled(scene.window)
      #expect(page.isMapped && page.width > 400)
      scene.tree.close(scene.window)
    }

    @Test("A list keeps its place and its focused row when its column moves into the stack and back")
    func scrolling() async throws {
      let scene = SplitScene(.three, width: 1200)
      await scene.show()
      let id = try #require(scene.lists[.sidebar])
      let list = try #require(scene.tree.renderer.controller(for: id) as? ListController)
      list.list.scroll(to: 100, focus: true)
      await scene.tree.settled(scene.window)
      list.list.grabFocus()
      await scene.tree.settled(scene.window)
      let before = list.scroll.verticalOffset
      #expect(before > 500)
      #expect(list.focusedPosition == 100)
      for width in [360, 1200] {
        await scene.tree.resize(scene.window, width: width)
        #expect(list.scroll.verticalOffset == before, "at \(width)")
        #expect(list.focusedPosition == 100, "at \(width)")
      }
      scene.tree.close(scene.window)
    }

    @Test("What the user does to the columns comes back as events, and what code does does not")
    func events() async throws {
      let scene = SplitScene(.two, width: 1000)
      await scene.show()
      let controller = try #require(scene.controller)
      scene.tree.forgetEvents()
      await scene.tree.resize(scene.window, width: 400)
      await scene.tree.resize(scene.window, width: 1000)
      let echoes = scene.tree.events.filter { event in
        switch event {
        case .split(_, .measured), .sized: false
        default: true
        }
      }
      #expect(echoes.isEmpty)
      controller.columns.outer.showsSidebar = false
      #expect(scene.tree.events.last == .split(scene.split, .setShown(.sidebar, false)))
      await scene.tree.settled(scene.window)
      #expect(scene.columns == "detail \(scene.width)")
      await scene.tree.resize(scene.window, width: 400)
      scene.tree.send(.split(scene.split, .showTop(.detail)))
      await scene.tree.settled(scene.window)
      #expect(scene.columns == "detail \(scene.width)")
      controller.columns.stack.showsContent = false
      #expect(scene.tree.events.last == .split(scene.split, .showTop(.sidebar)))
      scene.tree.close(scene.window)
    }

    @Test("A gesture that the model refuses is taken back")
    func refused() async throws {
      let scene = SplitScene(.two, width: 1000)
      await scene.show()
      let controller = try #require(scene.controller)
      let model = scene.tree.splits.removeValue(forKey: scene.split)
      controller.columns.outer.showsSidebar = false
      await scene.tree.settled(scene.window)
      #expect(controller.columns.outer.showsSidebar)
      scene.tree.splits[scene.split] = model
      scene.tree.close(scene.window)
    }

    @Test("F9 and the button in the header ask the model to toggle the sidebar")
    func toggle() async throws {
      let scene = SplitScene(.two, width: 1000)
      await scene.show()
      var page = PageElement(title: "detail", role: "detail")
      page.sidebarToggle = SidebarToggle(split: scene.split, isOn: true)
      let detail = try #require(scene.pages[.detail])
      scene.tree.update(detail, .page(page))
      await scene.tree.settled(scene.window)
      let button = try #require(scene.windowWidget?.find(.toggleButton, "Hide Sidebar"))
      #expect(button.accessibleMismatch(.label("Toggle Sidebar")) == nil)
      button.emit(Signal<Void>("clicked"))
      await scene.tree.settled(scene.window)
      #expect(scene.tree.events.contains(.split(scene.split, .toggleSidebar)))
      #expect(scene.columns == "detail \(scene.width)")
      scene.tree.close(scene.window)
    }
  }
}
