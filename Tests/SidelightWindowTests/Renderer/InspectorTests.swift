import SidelightBridge
import SidelightCore
import SidelightGTK
import Testing

extension RendererTests {
  @MainActor @Suite("Inspector and dividers") struct Inspectors {
    private static let shown = InspectorConfiguration(isPresented: true)

    @Test("The inspector is shown as the plan says at every width, there and back", arguments: SplitColumnCount.allCases)
    func widths(count: SplitColumnCount) async throws {
      let scene = SplitScene(count, width: 1200, inspector: Self.shown)
      await scene.show()
      for asked in [1200, 800, 620, 360, 620, 1200, 360, 1200] {
        await scene.tree.resize(scene.window, width: asked)
        await scene.settled()
        let plan = try #require(scene.plan)
        #expect(scene.controller?.shownPicture == plan.picture, "at \(asked)")
        #expect(plan.isInspectorVisible)
      }
      scene.tree.close(scene.window)
    }

    @Test("Code opens and closes it in every stage", arguments: [(1200, "+inspector 270"), (620, "{inspector 270}"), (360, "_inspector_")])
    func code(width: Int, part: String) async throws {
      let scene = SplitScene(.two, width: 1200, inspector: InspectorConfiguration(isPresented: false))
      await scene.show()
      await scene.tree.resize(scene.window, width: width)
      await scene.settled()
      for isPresented in [true, false, true] {
        scene.tree.configure(scene.split) { $0.inspector?.isPresented = isPresented }
        await scene.settled()
        let picture = try #require(scene.controller?.shownPicture)
        #expect(picture == scene.plan?.picture)
        #expect(picture.hasSuffix(part) == isPresented)
      }
      scene.tree.close(scene.window)
    }

    @Test("The text being typed and the cursor stay through column, overlay and sheet")
    func focus() async throws {
      let scene = SplitScene(.two, width: 1200, inspector: Self.shown)
      await scene.show()
      let field = try #require(scene.note.flatMap { scene.tree.renderer.controller(for: $0) as? TextFieldController })
      let entry = try #require(field.core as? EntryWidget)
      entry.grabFocusKeepingCursor()
      entry.cursor = 3
      for width in [620, 360, 620, 1200, 360, 1200] {
        await scene.tree.resize(scene.window, width: width)
        await scene.settled()
        await scene.settled()
        #expect(entry.isMapped, "at \(width)")
        #expect(entry.containsFocus, "at \(width)")
        #expect(entry.cursor == 3, "at \(width)")
      }
      scene.tree.close(scene.window)
    }

    @Test("The user's dismissal is told in every stage, and a refusal takes it back", arguments: [620, 360])
    func dismissal(width: Int) async throws {
      let scene = SplitScene(.two, width: 1200, inspector: Self.shown)
      await scene.show()
      await scene.tree.resize(scene.window, width: width)
      await scene.settled()
      let shell = try #require(scene.controller?.inspector)
      scene.tree.forgetEvents()
      let model = scene.tree.splits.removeValue(forKey: scene.split)
      if width == 360 { shell.sheet.isOpen = false } else { shell.split.showsSidebar = false }
      #expect(scene.tree.events == [.split(scene.split, .setInspectorShown(false))])
      await scene.settled()
      #expect(scene.controller?.shownPicture == model?.plan.picture)
      scene.tree.splits[scene.split] = model
      if width == 360 { shell.sheet.isOpen = false } else { shell.split.showsSidebar = false }
      await scene.settled()
      #expect(scene.plan?.isInspectorVisible == false)
      #expect(scene.controller?.shownPicture == scene.plan?.picture)
      scene.tree.close(scene.window)
    }

    @Test("An inspector that comes late and goes again disturbs neither the columns nor the focus")
    func late() async throws {
      let scene = SplitScene(.three, width: 1200)
      await scene.show()
      let list = try #require(scene.lists[.content].flatMap { scene.tree.renderer.controller(for: $0) as? ListController })
      list.list.scroll(to: 100, focus: true)
      await scene.settled()
      list.list.grabFocus()
      await scene.settled()
      let offset = list.scroll.verticalOffset
      let page = scene.tree.insert(.page(PageElement(title: "About", role: "inspector")), in: scene.split, .inspector)
      scene.tree.configure(scene.split) { $0.inspector = Self.shown }
      await scene.settled()
      #expect(scene.controller?.shownPicture == scene.plan?.picture)
      #expect(scene.plan?.picture.hasSuffix("+inspector 270") == true)
      #expect(list.scroll.verticalOffset == offset)
      #expect(list.focusedPosition == 100)
      scene.tree.apply(.remove(page))
      scene.tree.configure(scene.split) { $0.inspector = nil }
      await scene.settled()
      #expect(scene.controller?.shownPicture == scene.plan?.picture)
      scene.tree.close(scene.window)
    }

    @Test("Dragging a divider moves its column between its limits, and far below hides it until the way back")
    func drag() async throws {
      let scene = SplitScene(.two, width: 1200, inspector: Self.shown)
      await scene.show()
      let bin = try #require(scene.controller?.widget)
      bin.hand.drag(from: (x: 241, y: 100), through: [10, 60])
      await scene.settled()
      #expect(scene.plan?.width(of: .sidebar) == 300)
      #expect(scene.controller?.shownPicture == scene.plan?.picture)
      bin.hand.drag(from: (x: 300, y: 100), through: [-290])
      await scene.settled()
      #expect(scene.plan?.isVisible(.sidebar) == false)
      let edge = Double(bin.width) - 270
      bin.hand.drag(from: (x: edge, y: 100), through: [-20, -50])
      await scene.settled()
      #expect(scene.plan?.inspector == .column(width: 320))
      scene.tree.forgetEvents()
      bin.hand.drag(from: (x: 600, y: 100), through: [50])
      #expect(scene.tree.events.isEmpty, "There is no divider there.")
      scene.tree.close(scene.window)
    }

    @Test("Ctrl+Alt+I shows and hides it where the scene has the command, and nothing where it has not", arguments: [true, false])
    func command(hasCommand: Bool) async throws {
      let scene = SplitScene(.two, width: 1200, inspector: Self.shown)
      await scene.show()
      var element = WindowElement(title: "Window")
      (element.defaultWidth, element.defaultHeight) = (1200, 600)
      element.togglesInspector = hasCommand
      scene.tree.update(scene.window, .window(element))
      let window = try #require(scene.windowWidget)
      #expect(window.press(key: 0x69, modifiers: 12) == hasCommand)
      await scene.settled()
      #expect(scene.plan?.isInspectorVisible == !hasCommand)
      #expect(window.press(key: 0x69, modifiers: 12) == hasCommand)
      await scene.settled()
      #expect(scene.plan?.isInspectorVisible == true)
      scene.tree.close(scene.window)
    }

    @Test("A focused divider is moved by the arrow keys, and Enter gives the ideal width back")
    func keys() async throws {
      let scene = SplitScene(.two, width: 1200)
      await scene.show()
      let strip = try #require(scene.windowWidget?.visibleTree.first { $0.accessibleLabel == "Sidebar Width" })
      scene.controller?.focus(divider: strip)
      #expect(strip.isFocus)
      let window = try #require(scene.windowWidget)
      #expect(window.press(key: 0xff53, modifiers: 0))
      await scene.settled()
      #expect(scene.plan?.width(of: .sidebar) == 250)
      #expect(scene.controller?.shownPicture == scene.plan?.picture)
      #expect(window.press(key: 0xff0d, modifiers: 0))
      await scene.settled()
      #expect(scene.plan?.width(of: .sidebar) == 240)
      scene.tree.close(scene.window)
    }
  }
}

extension SplitScene {
  fileprivate func settled() async { await tree.settled(window) }
}
