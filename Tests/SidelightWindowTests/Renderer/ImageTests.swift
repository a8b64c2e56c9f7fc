import SidelightBridge
import SidelightCore
import SidelightGTK
import Testing

extension RendererTests {
  @MainActor @Suite("Symbols and pictures") struct Images {
    let tree = FakeTree()

    private var icon: String {
      "/" + #filePath.split(separator: "/").dropLast(4).joined(separator: "/")
        + "/data/icons/hicolor/scalable/apps/io.github.sidelight.Files.svg"
    }

    private func square(_ side: Double) -> LayoutModifier {
      .frame(FrameElement(minWidth: side, idealWidth: side, maxWidth: side, minHeight: side, idealHeight: side, maxHeight: side))
    }

    @Test("A symbol becomes a picture and a symbol again, in the same place and with what was said of it")
    func exchange() async throws {
      let (window, page) = await tree.window()
      let stack = tree.insert(.stack(StackElement(.vertical)), in: page)
      var traits = Element.Traits()
      traits.help = "Help"
      let image = tree.insert(
        .image(ImageElement(.symbol("folder"), color: .red)), in: stack, layout: [.padding(Insets(top: 7))], traits: traits)
      let text = tree.insert(.text(TextElement("Below")), in: stack)
      await tree.present(window)
      #expect(tree.widget(image) is ImageWidget)
      tree.update(image, .image(ImageElement(.file(icon))), layout: [.padding(Insets(top: 7))], traits: traits)
      let picture = try #require(tree.widget(image) as? PictureWidget)
      #expect(tree.widget(stack)?.children == [picture, try #require(tree.widget(text))])
      #expect(picture.tooltip == "Help" && picture.marginTop == 7)
      #expect(await tree.frames(window) { picture.hasPicture })
      tree.update(image, .image(ImageElement(.symbol("folder"), color: .red)), layout: [.padding(Insets(top: 7))], traits: traits)
      let symbol = try #require(tree.widget(image) as? ImageWidget)
      #expect(symbol.iconName == "folder-symbolic" && symbol.hasClass("sidelight-text-red") && symbol.marginTop == 7)
      #expect(tree.widget(stack)?.children.first == symbol)
      tree.close(window)
    }

    @Test("A resizable picture fills its place, another one is never larger than it is")
    func resizable() async throws {
      let (window, page) = await tree.window()
      let image = tree.insert(.image(ImageElement(.file(icon), isResizable: true)), in: page, layout: [square(300)])
      await tree.present(window)
      let picture = try #require(tree.widget(image)?.firstChild as? PictureWidget)
      #expect(await tree.frames(window) { picture.hasPicture })
      await tree.settled(window)
      #expect(picture.scalesUp && picture.width == 300 && picture.height == 300)
      tree.update(image, .image(ImageElement(.file(icon))), layout: [square(300)])
      await tree.settled(window)
      #expect(!picture.scalesUp && picture.width == 128)
      tree.close(window)
    }

    @Test("A resizable symbol follows the frame around it")
    func followsFrame() async throws {
      let (window, page) = await tree.window()
      let image = tree.insert(.image(ImageElement(.symbol("folder"), isResizable: true)), in: page, layout: [square(64)])
      let symbol = try #require(tree.widget(image)?.firstChild as? ImageWidget)
      #expect(symbol.pixelSize == 64)
      tree.update(image, .image(ImageElement(.symbol("folder"), isResizable: true)), layout: [square(40)])
      #expect(symbol.pixelSize == 40)
      tree.close(window)
    }

    @Test("Lengths that GTK cannot have do not end the program")
    func lengths() async throws {
      var element = WindowElement(title: "Window")
      element.defaultWidth = .infinity
      element.defaultHeight = .nan
      let window = tree.insert(.window(element))
      let page = tree.insert(.page(PageElement(title: "Page")), in: window)
      let stack = tree.insert(.stack(StackElement(.vertical, spacing: -.infinity)), in: page)
      tree.insert(.text(TextElement("a")), in: stack, layout: [.padding(Insets(top: .infinity, leading: .nan)), square(.infinity)])
      tree.insert(.text(TextElement("b")), in: stack, layout: [.padding(Insets(top: .infinity, leading: .nan))])
      tree.insert(.spacer(SpacerElement(axis: .vertical, minLength: .nan)), in: stack)
      tree.insert(.image(ImageElement(.symbol("folder"), font: FontStyle(.size(.infinity)))), in: stack)
      #expect(try #require(tree.widget(stack)).measure(.horizontal).minimum > 0)
      tree.close(window)
    }
  }
}
