import DisplaySupport
import Observation
import Sidelight
import SidelightBridge
import SidelightCore
import SidelightGTK
import SidelightUI
import Testing

/// The inspector of a narrow window is a sheet that the user resizes, and its content lives through all of its places.
@Suite("Inspector sheets", .serialized, .needsWindow)
@MainActor struct InspectorSheetTests {
  @Observable final class Notes {
    var isShown = true
    var text = "abc"
    var detent = PresentationDetent.medium
    var detents: Set<PresentationDetent> = [.medium, .large]
    var isFixed = false
    var indicator = Visibility.automatic
  }

  private struct Page: View {
    @Bindable var notes: Notes
    var body: some View {
      NavigationSplitView {
        Text("Sidebar")
      } detail: {
        Text("Detail")
          .inspector(isPresented: $notes.isShown) {
            Inspector(notes: notes)
              .presentationDetents(notes.detents, selection: $notes.detent)
              .presentationDragIndicator(notes.indicator)
              .interactiveDismissDisabled(notes.isFixed)
          }
      }
    }
  }

  private struct Inspector: View {
    @Bindable var notes: Notes
    @State private var taps = 0
    var body: some View {
      VStack {
        TextField("Note", text: $notes.text)
        Button("Tap \(taps)") { taps += 1 }
        List(0..<200, id: \.self) { Text("Line \($0)") }
      }
      .navigationTitle("Notes")
    }
  }

  /// A window with what these tests need of its widgets.
  @MainActor private struct Stand {
    let scene: ViewScene
    let notes: Notes

    init(_ notes: Notes = Notes(), width: Int = 360, animates: Bool = false) async {
      self.notes = notes
      scene = await ViewScene(width: width, height: 720, animates: animates) { Page(notes: notes) }
    }

    func controllers<C: Controller>(_ type: C.Type) -> [C] { scene.renderer.controllers.values.compactMap { $0 as? C } }
    var split: SplitController? { controllers(SplitController.self).first }
    var list: ListController? { controllers(ListController.self).first }
    var entry: EntryWidget? { controllers(TextFieldController.self).first?.core as? EntryWidget }
    var shell: InspectorShell? { split?.inspector }
    var height: Int { shell?.pane.bin.height ?? 0 }
    var plan: String {
      guard let split, case .split(let element) = split.element.kind else { return "" }
      return element.sheet?.picture ?? ""
    }

    /// Drags the sheet by its upper end, up by so many pixels in a few steps, and lets it go.
    func drag(up way: Double, ends: Bool = true) async throws {
      let shell = try #require(shell)
      let box = try #require(shell.pane.bin.bounds(in: shell.sheet))
      let start = way < 0 ? 10.0 : -10.0
      shell.sheet.hand.dragVertically(from: (x: box.width / 2, y: box.y + 12), through: [start, start - way / 2, start - way], ends: ends)
      await scene.settle()
    }

    func press(_ key: UInt32) async throws {
      #expect(try #require(scene.window).press(key: key, modifiers: 0))
      await scene.settle()
    }
  }

  private static let escape: UInt32 = 0xff1b
  private static let up: UInt32 = 0xff52
  private static let down: UInt32 = 0xff54

  @Test func `It opens at its lowest height, follows a drag, and rests at the nearest height`() async throws {
    let scene = await Stand()
    #expect(scene.plan == "bottom 345 of 345...690 handle")
    #expect(scene.height == 345)
    try await scene.drag(up: 100, ends: false)
    #expect(scene.height == 445)
    #expect(scene.plan == "bottom 445 of 345...690 held handle")
    try await scene.drag(up: 0)
    try await scene.drag(up: 250)
    #expect(scene.height == 690)
    #expect(scene.notes.detent == .large)
    try await scene.drag(up: -40)
    #expect(scene.height == 690)
    try await scene.drag(up: -300)
    #expect(scene.height == 345)
    #expect(scene.notes.detent == .medium)
    await scene.scene.close()
  }

  @Test func `Code moves it by its binding, and so does the keyboard on its handle`() async throws {
    let scene = await Stand()
    scene.notes.detent = .large
    await scene.scene.settle()
    #expect(scene.height == 690)
    let handle = try #require(scene.shell?.pane.handle)
    #expect(handle.grabFocus())
    try await scene.press(Self.down)
    #expect(scene.height == 345)
    #expect(scene.notes.detent == .medium)
    try await scene.press(Self.up)
    #expect(scene.height == 690)
    #expect(handle.accessibleLabel == "Sheet Height")
    await scene.scene.close()
  }

  @Test func `Dragged far down it closes and writes its binding, unless that is kept from the user`() async throws {
    let scene = await Stand()
    scene.notes.isFixed = true
    await scene.scene.settle()
    try await scene.drag(up: -300)
    #expect(scene.notes.isShown)
    #expect(scene.height == 345)
    #expect(scene.entry?.focusKeepingCursor() == true)
    try await scene.press(Self.escape)
    #expect(scene.notes.isShown)
    scene.notes.isFixed = false
    await scene.scene.settle()
    try await scene.drag(up: -300)
    #expect(!scene.notes.isShown)
    #expect(scene.split?.shownPicture == "[(sidebar)>detail]")
    scene.notes.isShown = true
    await scene.scene.settle()
    #expect(scene.height == 345)
    #expect(scene.entry?.focusKeepingCursor() == true)
    try await scene.press(Self.escape)
    #expect(!scene.notes.isShown)
    await scene.scene.close()
  }

  @Test func `Flung it goes to the next height, and from the lowest one it closes`() async throws {
    let scene = await Stand()
    let pane = try #require(scene.shell?.pane)
    pane.send(.dragBegan(height: 345))
    pane.send(.dragged(by: 40))
    pane.send(.dragEnded(velocity: 1500))
    await scene.scene.settle()
    #expect(scene.height == 690)
    #expect(scene.notes.detent == .large)
    pane.send(.dragBegan(height: 690))
    pane.send(.dragged(by: -40))
    pane.send(.dragEnded(velocity: -1500))
    await scene.scene.settle()
    #expect(scene.height == 345)
    #expect(scene.notes.detent == .medium)
    pane.send(.dragBegan(height: 345))
    pane.send(.dragged(by: -40))
    pane.send(.dragEnded(velocity: -1500))
    await scene.scene.settle()
    #expect(!scene.notes.isShown)
    await scene.scene.close()
  }

  private struct BarDetent: CustomPresentationDetent {
    static func height(in context: Context) -> CGFloat? { context.isEnabled ? max(44, context.maxDetentValue * 0.1) : nil }
  }

  @Test func `A height that the app computes follows the room`() async throws {
    let scene = await Stand()
    let bar = PresentationDetent.custom(BarDetent.self)
    scene.notes.detents = [bar, .large]
    scene.notes.detent = bar
    await scene.scene.settle()
    #expect(scene.plan == "bottom 69 of 69...690 handle")
    await scene.scene.resize(370, 400)
    #expect(scene.plan == "bottom 44 of 44...370 handle")
    #expect(scene.notes.detent == bar)
    await scene.scene.close()
  }

  @Test func `A drag elsewhere is no drag of the sheet, and a small one is a click`() async throws {
    let scene = await Stand()
    let shell = try #require(scene.shell)
    let box = try #require(shell.pane.bin.bounds(in: shell.sheet))
    shell.sheet.hand.dragVertically(from: (x: 100, y: box.y + 200), through: [-50, -100], ends: true)
    shell.sheet.hand.dragVertically(from: (x: 100, y: box.y - 40), through: [-50, -100], ends: true)
    shell.sheet.hand.dragVertically(from: (x: 100, y: box.y + 20), through: [-3, -6], ends: true)
    await scene.scene.settle()
    #expect(scene.height == 345)
    await scene.scene.close()
  }

  @Test func `Without an indicator the handle is quiet, and no height but one cannot be moved`() async throws {
    let scene = await Stand()
    let handle = try #require(scene.shell?.pane.handle)
    #expect(!handle.hasClass("sidelight-quiet-handle"))
    scene.notes.indicator = .hidden
    await scene.scene.settle()
    #expect(handle.hasClass("sidelight-quiet-handle"))
    scene.notes.detents = [.height(200)]
    scene.notes.detent = .height(200)
    await scene.scene.settle()
    #expect(scene.height == 200)
    try await scene.drag(up: 200)
    #expect(scene.height == 200)
    await scene.scene.close()
  }

  @Test func `Scrolling, the focus, the text being typed and state survive every place and every height`() async throws {
    let scene = await Stand(width: 1200)
    let button = try #require(scene.controllers(ButtonController.self).first { $0.parent is StackController }?.core)
    button.emit(Signal<Void>("clicked"))
    let list = try #require(scene.list)
    let entry = try #require(scene.entry)
    list.list.scroll(to: 100)
    await scene.scene.settle()
    #expect(entry.focusKeepingCursor())
    entry.cursor = 2
    let offset = list.scroll.verticalOffset
    #expect(offset > 0)
    let seenFirst = offset...offset + Double(list.scroll.height)
    let steps: [(Int, PresentationDetent?)] = [
      (620, nil), (360, nil), (360, .large), (360, .medium), (620, nil), (360, nil), (1200, nil),
    ]
    for (width, detent) in steps {
      await scene.scene.resize(width, 720)
      if let detent { scene.notes.detent = detent }
      await scene.scene.settle()
      await scene.scene.settle()
      #expect(scene.scene.shows("Tap 1"), "at \(width)")
      #expect(entry.isMapped, "at \(width)")
      #expect(entry.containsFocus, "at \(width)")
      #expect(entry.cursor == 2, "at \(width)")
      // A lower list shows a part of what was seen; GTK decides which.
      let seen = list.scroll.verticalOffset...list.scroll.verticalOffset + Double(list.scroll.height)
      #expect(seen.clamped(to: seenFirst) == seen, "at \(width)")
    }
    #expect(list.scroll.verticalOffset == offset)
    await scene.scene.close()
  }

  @Test func `It moves to another height, and with less movement it is there at once`() async throws {
    let scene = await Stand(animates: true)
    scene.notes.detent = .large
    scene.scene.graph.flush()
    // The first frames of a movement show what was there before it.
    #expect(await scene.scene.watchFrames(until: { scene.height != 345 }))
    #expect((346..<690).contains(scene.height))
    await scene.scene.settle()
    #expect(scene.height == 690)
    DesktopSettings.shared?.hasAnimations = false
    await scene.scene.settle()
    scene.notes.detent = .medium
    scene.scene.graph.flush()
    await scene.scene.frame()
    #expect(scene.height == 345)
    await scene.scene.close()
  }
}
