import SidelightBridge
import SidelightCore
import SidelightGTK
import SidelightUI
import Testing

extension RendererTests {
  @MainActor @Suite("The look of sections") struct SectionLook {
    /// Whether more than one colour is seen where a widget is.
    private func isDrawn(_ widget: Widget, in scene: ViewScene) throws -> Bool {
      let window = try #require(scene.window)
      let picture = try #require(window.picture())
      let box = try #require(widget.bounds(in: window))
      let edge = (picture.width - window.width) / 2
      var colours: Set<[Int]> = []
      for x in Int(box.x)..<Int(box.x + box.width) {
        for y in Int(box.y)..<Int(box.y + box.height) {
          guard let pixel = picture.pixel(x: x + edge, y: y + edge) else { continue }
          colours.insert([pixel.red, pixel.green, pixel.blue])
        }
      }
      return colours.count > 1
    }

    @Test("A finger always sees the button that folds a section, a pointer finds it")
    func touch() async throws {
      let scene = await ViewScene(width: 400) {
        SidelightUI.List { Section("Folds", isExpanded: .constant(true)) { Text("A") } }.listStyle(.sidebar)
      }
      let list = try #require(scene.renderer.controllers.values.compactMap { $0 as? ListController }.first)
      let button = try #require(scene.widgets.first { $0.hasClass("sidelight-disclosure") })
      #expect(try !isDrawn(button, in: scene))
      list.input.isTouched = true
      await scene.settle()
      #expect(try isDrawn(button, in: scene))
      list.input.isTouched = false
      await scene.settle()
      #expect(try !isDrawn(button, in: scene))
      await scene.close()
    }

    @Test("Only a sidebar's section has a button that folds it, and it writes the binding")
    func button() async throws {
      let isOpen = Knob(true)
      let isSidebar = Knob(true)
      let scene = await ViewScene(width: 400) { FoldingRows(isOpen: isOpen, isSidebar: isSidebar) }
      let button = try #require(scene.widgets.first { $0.hasClass("sidelight-disclosure") } as? ButtonWidget)
      button.emit(ButtonWidget.clicked)
      await scene.settle()
      #expect(!isOpen.value && !scene.shows("A") && scene.shows("B"))
      isOpen.value = true
      isSidebar.value = false
      await scene.settle()
      #expect(scene.shows("A") && !scene.widgets.contains { $0.hasClass("sidelight-disclosure") })
      isOpen.value = false
      await scene.settle()
      #expect(!scene.shows("A") && scene.shows("B"))
      await scene.close()
    }
  }
}

private struct FoldingRows: View {
  @Bindable var isOpen: Knob<Bool>
  var isSidebar: Knob<Bool>

  var body: some View {
    let style: ListElementChoice = isSidebar.value ? .sidebar : .plain
    List {
      Section("Folds", isExpanded: $isOpen.value) { Text("A") }
      Text("B")
    }
    .listStyle(style)
  }
}

/// One of two styles, without another identity of the list.
private struct ListElementChoice: ListStyle {
  let _style: _ListLook?
  static let sidebar = ListElementChoice(_style: SidebarListStyle()._style)
  static let plain = ListElementChoice(_style: PlainListStyle()._style)
}
