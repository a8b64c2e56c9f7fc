import SidelightBridge
import SidelightCore
import SidelightGTK
import Testing

extension RendererTests {
  @MainActor @Suite("Text, stacks and layout") struct TextAndStack {
    let tree = FakeTree()

    @Test("A text shows its string, and a patch changes it in the same label")
    func text() async throws {
      let (window, page) = await tree.window()
      let text = tree.insert(.text(TextElement("Hello")), in: page)
      await tree.present(window)
      let label = try #require(tree.label(text))
      #expect(label.text == "Hello")
      #expect(label.wraps)
      tree.update(text, .text(TextElement("Goodbye", font: FontStyle(.headline), color: .secondary, lineLimit: 1, truncation: .middle)))
      #expect(tree.label(text) === label)
      #expect(label.text == "Goodbye")
      #expect(label.hasClass("heading") && label.hasClass("dim-label"))
      #expect(label.ellipsis == .middle && !label.wraps)
      tree.update(text, .text(TextElement("Goodbye")))
      #expect(!label.hasClass("heading") && !label.hasClass("dim-label"))
      tree.close(window)
    }

    @Test("A text of one line does not widen its column")
    func ellipsis() async throws {
      let (window, page) = await tree.window()
      let long = String(repeating: "long ", count: 200)
      let text = tree.insert(.text(TextElement(long, lineLimit: 1)), in: page)
      await tree.present(window)
      let label = try #require(tree.label(text))
      #expect(label.measure(.horizontal).minimum < 60)
      #expect(label.width <= 800)
      tree.close(window)
    }

    @Test("A text of one line stays one line whatever is in it")
    func lineBreak() async throws {
      let (window, page) = await tree.window()
      let stack = tree.insert(.stack(StackElement(.vertical)), in: page)
      let plain = tree.insert(.text(TextElement("new line", lineLimit: 1)), in: stack)
      let broken = tree.insert(.text(TextElement("new\nline", lineLimit: 1)), in: stack)
      await tree.present(window)
      let label = try #require(tree.label(plain))
      let height = label.height
      #expect(try #require(tree.label(broken)).height == height)
      for text in ["new\u{2029}line", "new\u{2028}line", "new\u{85}line", "new\r\nline", "new line"] {
        tree.update(plain, .text(TextElement(text, lineLimit: 1)))
        await tree.settled(window)
        #expect(label.text == text)
        #expect(label.height == height)
        #expect(label.isSingleLine == (text != "new line"))
      }
      tree.close(window)
    }

    @Test("A text beside something tall does not wrap while there is room")
    func besideSomethingTall() async throws {
      let (window, page) = await tree.window()
      let stack = tree.insert(.stack(StackElement(.horizontal)), in: page)
      let tall = tree.insert(.text(TextElement("1\n2\n3\n4")), in: stack)
      let text = tree.insert(.text(TextElement("Plain text document")), in: stack)
      await tree.present(window)
      #expect(try #require(tree.label(text)).height * 3 < #require(tree.label(tall)).height)
      tree.close(window)
    }

    @Test("Children come, go and move in the order of the patches")
    func order() async throws {
      let (window, page) = await tree.window()
      let stack = tree.insert(.stack(StackElement(.vertical)), in: page)
      let first = tree.insert(.text(TextElement("1")), in: stack)
      let third = tree.insert(.text(TextElement("3")), in: stack)
      let second = tree.insert(.text(TextElement("2")), in: stack, at: 1)
      await tree.present(window)
      let box = try #require(tree.renderer.controller(for: stack)?.core)
      func texts() -> [String] { box.children.compactMap { ($0 as? LabelWidget)?.text } }
      #expect(texts() == ["1", "2", "3"])
      tree.apply(.move(third, index: 0))
      #expect(texts() == ["3", "1", "2"])
      tree.apply(.move(third, index: 2))
      #expect(texts() == ["1", "2", "3"])
      tree.apply(.remove(second))
      #expect(texts() == ["1", "3"])
      #expect(tree.renderer.controller(for: second) == nil)
      #expect(tree.renderer.controller(for: first) != nil)
      tree.close(window)
    }

    @Test("A spacer pushes the text to the end of its row")
    func spacer() async throws {
      let (window, page) = await tree.window()
      let stack = tree.insert(.stack(StackElement(.horizontal)), in: page)
      let start = tree.insert(.text(TextElement("Start")), in: stack)
      tree.insert(.spacer(SpacerElement(axis: .horizontal)), in: stack)
      let end = tree.insert(.text(TextElement("End")), in: stack)
      await tree.present(window)
      let root = try #require(tree.widget(page))
      let first = try #require(tree.widget(start)?.bounds(in: root))
      let last = try #require(tree.widget(end)?.bounds(in: root))
      #expect(first.x == 0)
      #expect(last.x + last.width == Double(root.width))
      // Without the spacer the row takes its own width and stands in the middle.
      tree.close(window)
    }

    @Test("What is not greedy stands in the middle of its page")
    func centered() async throws {
      let (window, page) = await tree.window()
      let text = tree.insert(.text(TextElement("Middle")), in: page)
      await tree.present(window)
      let root = try #require(tree.widget(page))
      let box = try #require(tree.widget(text)?.bounds(in: root))
      #expect(abs(box.x + box.width / 2 - Double(root.width) / 2) <= 1)
      tree.close(window)
    }

    @Test("Padding is a margin of the widget itself, and no widget around it")
    func padding() async throws {
      let (window, page) = await tree.window()
      let insets = Insets(top: 1, leading: 2, bottom: 3, trailing: 4)
      let text = tree.insert(.text(TextElement("Padded")), in: page, layout: [.padding(insets)])
      await tree.present(window)
      let label = try #require(tree.label(text))
      #expect([label.marginTop, label.marginStart, label.marginBottom, label.marginEnd] == [1, 2, 3, 4])
      tree.update(text, .text(TextElement("Padded")), layout: [])
      #expect([label.marginTop, label.marginStart, label.marginBottom, label.marginEnd] == [0, 0, 0, 0])
      tree.close(window)
    }

    @Test("A frame that takes all the width leads its content to the asked side")
    func infiniteFrame() async throws {
      let (window, page) = await tree.window()
      let frame = FrameElement(maxWidth: .infinity, alignment: ElementAlignment(.start, .center))
      let text = tree.insert(.text(TextElement("Leading")), in: page, layout: [.frame(frame)])
      await tree.present(window)
      let label = try #require(tree.label(text))
      let root = try #require(tree.widget(page))
      #expect(label.bounds(in: root)?.x == 0)
      tree.close(window)
    }

    @Test("Content that comes to want all the width fills a frame that had all of it before")
    func lateGreed() async throws {
      let (window, page) = await tree.window()
      let layout: [LayoutModifier] = [.frame(FrameElement(maxWidth: .infinity, alignment: ElementAlignment(.start, .start)))]
      let stack = tree.insert(.stack(StackElement(.vertical)), in: page, layout: layout)
      _ = tree.insert(.text(TextElement("narrow")), in: stack)
      await tree.present(window)
      let narrow = try #require(tree.renderer.controller(for: stack)?.core).width
      _ = tree.insert(.color(.accent), in: stack)
      await tree.settled(window)
      #expect(narrow < 400)
      #expect(try tree.renderer.controller(for: stack)?.core?.width == #require(tree.widget(page)).width)
      tree.close(window)
    }

    @Test("A fixed frame around a text cuts no corner: the text keeps to it, and the frame comes and goes")
    func fixedFrame() async throws {
      let (window, page) = await tree.window()
      let text = tree.insert(.text(TextElement("A text that is wider than its frame of a hundred pixels")), in: page)
      await tree.present(window)
      let label = try #require(tree.label(text))
      #expect(label.width > 100)
      let frame = LayoutModifier.frame(FrameElement(minWidth: 100, maxWidth: 100, minHeight: 200, maxHeight: 200))
      tree.update(text, .text(TextElement("A text that is wider than its frame of a hundred pixels")), layout: [frame])
      await tree.frame(window)
      let bin = try #require(tree.widget(text))
      #expect(bin !== label && label.isInside(bin))
      let box = try #require(tree.renderer.controller(for: text)?.outerBounds(in: bin))
      #expect(box.width == 100 && box.height == 200)
      #expect(label.width <= 100 && label.height > 20)
      tree.update(text, .text(TextElement("Short")))
      await tree.frame(window)
      #expect(tree.widget(text) === label)
      tree.close(window)
    }

    @Test("Padding, frame and padding nest exactly")
    func chain() async throws {
      let (window, page) = await tree.window()
      let all = Insets(top: 10, leading: 10, bottom: 10, trailing: 10)
      let frame = FrameElement(minWidth: 100, maxWidth: 100, minHeight: 60, maxHeight: 60, alignment: ElementAlignment(.end, .start))
      let square = FrameElement(minWidth: 20, maxWidth: 20, minHeight: 20, maxHeight: 20)
      let color = tree.insert(
        .color(.red), in: page,
        layout: [.frame(square), .padding(all), .frame(frame), .padding(all)])
      await tree.present(window)
      let bin = try #require(tree.widget(color))
      let box = try #require(tree.renderer.controller(for: color)?.outerBounds(in: bin))
      let inside = try #require(bin.firstChild?.bounds(in: bin))
      #expect(box.width == 120 && box.height == 80)
      #expect(inside == PixelRectangle(x: box.x + 80, y: box.y + 20, width: 20, height: 20))
      tree.close(window)
    }

    @Test("Symbols come from the table, and an unknown one is reported once and shows a placeholder")
    func symbols() async throws {
      var reports: [String] = []
      tree.renderer.symbols.report = { reports.append($0) }
      let (window, page) = await tree.window()
      let known = tree.insert(.image(ImageElement(.symbol("folder.fill"))), in: page)
      tree.insert(.image(ImageElement(.symbol("no.such.symbol"))), in: page)
      let unknown = tree.insert(.image(ImageElement(.symbol("no.such.symbol"))), in: page)
      #expect((tree.widget(known) as? ImageWidget)?.iconName == "folder-symbolic")
      #expect((tree.widget(unknown) as? ImageWidget)?.iconName == "sidelight-unknown-symbolic")
      #expect(reports.count == 1)
      tree.close(window)
    }
  }
}
