import SidelightBridge
import Testing

/// Always 120 x 40, with the child in the middle of whatever it gets.
@MainActor final class FixedLayout: WidgetLayout {
  private weak var bin: LayoutBin?
  private(set) var allocations: [Int] = []

  init(_ bin: LayoutBin) {
    self.bin = bin
  }

  func measure(_ orientation: Orientation, forSize: Int) -> Measurement {
    let size = orientation == .horizontal ? 120 : 40
    return Measurement(minimum: size, natural: size)
  }

  func allocate(width: Int, height: Int, baseline: Int) {
    allocations.append(width)
    guard let child = bin?.child else { return }
    let natural = child.measure(.horizontal).natural
    let tall = child.measure(.vertical, forSize: natural).natural
    child.allocate(x: (width - natural) / 2, y: (height - tall) / 2, width: natural, height: tall)
  }
}

extension BridgeTests {
  @Suite("Containers laid out in Swift") @MainActor struct LayoutTests {
    @Test("A bin asks for what its layout says and places its child there")
    func centred() async {
      let label = LabelWidget("x")
      label.setSizeRequest(width: 20, height: 10)
      let bin = LayoutBin(child: label)
      let layout = FixedLayout(bin)
      bin.layout = layout
      let window = await shownWindow(bin, width: 300, height: 200)
      #expect(layout.allocations.last == bin.width)
      #expect(bin.width > 120)
      let place = label.bounds(in: bin)
      #expect(place?.x == Double((bin.width - 20) / 2))
      #expect(place?.width == 20)
      window.destroy()
    }

    @Test("A bin without a layout is as large as its child and as eager for room")
    func plain() async {
      let label = LabelWidget("x")
      label.setSizeRequest(width: 77, height: 33)
      let bin = LayoutBin(child: label)
      #expect(bin.measure(.horizontal).minimum == 77)
      #expect(bin.measure(.vertical).natural == 33)
      #expect(!bin.wantsExpansion(.horizontal))
      label.expandsHorizontally = true
      #expect(bin.wantsExpansion(.horizontal))
      #expect(!bin.wantsExpansion(.vertical))
      bin.expandsHorizontally = false
      #expect(!bin.wantsExpansion(.horizontal))
      label.isVisible = false
      #expect(bin.measure(.horizontal) == .zero)
      let window = await shownWindow(bin)
      label.isVisible = true
      await nextFrame(of: window)
      #expect(label.width == bin.width)
      window.destroy()
    }

    @Test("The child can be replaced and taken out, and belongs to nobody afterwards")
    func replacing() {
      let first = LabelWidget("first")
      let second = LabelWidget("second")
      let bin = LayoutBin(child: first)
      bin.child = second
      #expect(first.parent == nil)
      #expect(second.parent === bin)
      #expect(bin.child === second)
      bin.child = nil
      #expect(second.parent == nil)
      #expect(bin.firstChild == nil)
    }

    @Test("The request mode is the child's unless it is set")
    func requestMode() {
      let label = LabelWidget("some words that wrap at the end of the line")
      label.setProperty("wrap", to: true)
      let bin = LayoutBin(child: label)
      let narrow = bin.measure(.horizontal).minimum
      #expect(bin.measure(.vertical, forSize: narrow).natural > bin.measure(.vertical, forSize: 1_000).natural)
      bin.requestMode = .constantSize
      #expect(bin.requestMode == .constantSize)
    }

    @Test("Children move between containers while one of them is allocated, as a split view does at its breakpoint")
    func reparenting() async {
      let content = LabelWidget("content")
      let narrow = LayoutBin()
      let wide = LayoutBin()
      let split = LayoutContainer()
      split.insert(narrow)
      split.insert(wide)
      let layout = Breakpoint(split, narrow: narrow, wide: wide, content: content)
      split.layout = layout
      let window = await shownWindow(split, width: 500, height: 200)
      #expect(content.parent === wide)
      #expect(content.width == split.width)
      layout.threshold = 600
      split.queueAllocate()
      await nextFrame(of: window)
      #expect(content.parent === narrow)
      await nextFrame(of: window)
      #expect(content.width == split.width)
      #expect(content.isMapped)
      window.destroy()
    }

    @Test("A container keeps the order it is told, and lets go of a removed child")
    func order() {
      let container = LayoutContainer()
      let labels = (0..<3).map { LabelWidget("\($0)") }
      container.insert(labels[0])
      container.insert(labels[2])
      container.insert(labels[1], before: labels[2])
      #expect(container.children == labels)
      container.insert(labels[0])
      #expect(container.children == [labels[1], labels[2], labels[0]])
      container.remove(labels[2])
      container.remove(labels[2])
      #expect(container.children == [labels[1], labels[0]])
      #expect(labels[2].parent == nil)
    }

    @Test("A child can be moved and scaled")
    func transforms() async {
      let label = LabelWidget("x")
      label.setSizeRequest(width: 50, height: 20)
      let bin = LayoutBin(child: label)
      let layout = Scaled(bin)
      bin.layout = layout
      let window = await shownWindow(bin)
      let place = label.bounds(in: bin)
      #expect(place == PixelRectangle(x: 10, y: 20, width: 100, height: 60))
      window.destroy()
    }

    @Test("The focus passes over a child that has no place")
    func hiddenChild() async {
      let container = LayoutContainer()
      let buttons = (0..<3).map { _ in ButtonWidget() }
      for button in buttons { container.insert(button) }
      let window = await shownWindow(container)
      buttons[1].isChildVisible = false
      window.setFocus(buttons[0])
      #expect(container.moveFocus(.tabForward))
      #expect(window.focusedWidget === buttons[2])
      #expect(container.moveFocus(.tabBackward))
      #expect(window.focusedWidget === buttons[0])
      container.tabOrder = { Array(buttons.prefix(2)) }
      #expect(!container.moveFocus(.tabForward))
      #expect(window.focusedWidget === buttons[0])
      buttons[0].isChildVisible = false
      window.setFocus(nil)
      #expect(container.grabFocus())
      #expect(window.focusedWidget === buttons[2])
      window.destroy()
    }

    @Test("The focus goes through a bin to the button inside it, by call and by Tab")
    func focus() async {
      let first = ButtonWidget()
      let second = ButtonWidget()
      let box = BoxWidget(.horizontal)
      let bin = LayoutBin(child: first)
      box.append(bin)
      box.append(LayoutBin(child: second))
      let window = await shownWindow(box)
      window.setFocus(nil)
      #expect(bin.grabFocus())
      #expect(window.focusedWidget === first)
      #expect(bin.containsFocus)
      #expect(window.moveFocus(.tabForward))
      #expect(window.focusedWidget === second)
      #expect(window.moveFocus(.tabBackward))
      #expect(window.focusedWidget === first)
      #expect(window.moveFocus(.right))
      #expect(window.focusedWidget === second)
      window.destroy()
    }

    @Test("In a container, Tab follows the order of the children, and arrows stay within one")
    func containerFocus() async {
      let buttons = (0..<3).map { _ in ButtonWidget() }
      let container = LayoutContainer()
      for button in buttons { container.insert(button) }
      let layout = Backwards(container)
      container.layout = layout
      let window = await shownWindow(container)
      window.setFocus(buttons[0])
      #expect(container.moveFocus(.tabForward))
      #expect(window.focusedWidget === buttons[1])
      for direction in [FocusDirection.right, .left, .up, .down] {
        #expect(!container.moveFocus(direction))
        #expect(window.focusedWidget === buttons[1])
      }
      #expect(container.moveFocus(.tabBackward))
      #expect(window.focusedWidget === buttons[0])
      #expect(!container.moveFocus(.tabBackward))
      window.destroy()
    }
  }
}

/// Moves its content from one bin to another when the width crosses a threshold, right inside the allocation.
@MainActor private final class Breakpoint: WidgetLayout {
  private weak var split: LayoutContainer?
  private let narrow: LayoutBin
  private let wide: LayoutBin
  private let content: Widget
  var threshold = 400

  init(_ split: LayoutContainer, narrow: LayoutBin, wide: LayoutBin, content: Widget) {
    self.split = split
    self.narrow = narrow
    self.wide = wide
    self.content = content
  }

  func measure(_ orientation: Orientation, forSize: Int) -> Measurement {
    Measurement(minimum: 50, natural: 100)
  }

  func allocate(width: Int, height: Int, baseline: Int) {
    let home = width < threshold ? narrow : wide
    if content.parent !== home {
      content.unparent()
      home.child = content
    }
    for bin in [narrow, wide] {
      _ = bin.measure(.horizontal)
      bin.allocate(x: 0, y: 0, width: width, height: height)
    }
  }
}

/// The children side by side, the last one leftmost.
@MainActor private final class Backwards: WidgetLayout {
  private weak var container: LayoutContainer?

  init(_ container: LayoutContainer) {
    self.container = container
  }

  func measure(_ orientation: Orientation, forSize: Int) -> Measurement {
    Measurement(minimum: 150, natural: 150)
  }

  func allocate(width: Int, height: Int, baseline: Int) {
    for (index, child) in (container?.children ?? []).reversed().enumerated() {
      _ = child.measure(.horizontal)
      child.allocate(x: index * 50, y: 0, width: 50, height: 50)
    }
  }
}

/// Twice as wide and three times as high, at 10, 20.
@MainActor private final class Scaled: WidgetLayout {
  private weak var bin: LayoutBin?

  init(_ bin: LayoutBin) {
    self.bin = bin
  }

  func measure(_ orientation: Orientation, forSize: Int) -> Measurement {
    Measurement(minimum: 0, natural: 0)
  }

  func allocate(width: Int, height: Int, baseline: Int) {
    guard let child = bin?.child else { return }
    _ = child.measure(.horizontal)
    child.allocate(width: 50, height: 20, transform: Transform(x: 10, y: 20, scaleX: 2, scaleY: 3))
  }
}
