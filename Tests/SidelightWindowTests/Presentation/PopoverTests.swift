import DisplaySupport
import Observation
import Sidelight
import SidelightBridge
import SidelightGTK
import SidelightWindowTesting
import Testing

/// Popovers in real windows, and the same script without a display. In narrow windows they are sheets.
@Suite("Popovers", .serialized)
@MainActor struct PopoverTests {
  struct Note: Identifiable {
    var id: Int
    var text: String
  }

  @Observable final class Desk {
    var isOpen = false
    var isKept = false
    var isHere = true
    var isSheet = false
    var isAsking = false
    var adaptation = PresentationAdaptation.automatic
    var note: Note?
    var inner: Note?
    var name = ""
    var edge: Edge?
    var anchor = PopoverAttachmentAnchor.rect(.bounds)
  }

  private struct Details: View {
    @Bindable var desk: Desk
    @State private var taps = 0
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      VStack {
        TextField("Name", text: $desk.name)
        Button("Tap \(taps)") { taps += 1 }
        Button("Ask") { desk.isAsking = true }
        Button("Done") { dismiss() }
      }
      .padding()
      .interactiveDismissDisabled(desk.isKept)
      .presentationCompactAdaptation(desk.adaptation)
      .alert("Sure?", isPresented: $desk.isAsking) {}
    }
  }

  private struct Page: View {
    @Bindable var desk: Desk
    var body: some View {
      VStack {
        TextField("Search", text: .constant("needle"))
        if desk.isHere {
          Button("Details") { desk.isOpen = true }
            .accessibilityIdentifier("details")
            .popover(isPresented: $desk.isOpen, attachmentAnchor: desk.anchor, arrowEdge: desk.edge) { Details(desk: desk) }
        }
        Button("Note") { desk.note = Note(id: 1, text: "one") }
          .popover(item: $desk.note) { note in NoteText(note: note) }
        Button("Sheet") { desk.isSheet = true }
      }
      .sheet(isPresented: $desk.isSheet) {
        Button("Inside") { desk.inner = Note(id: 9, text: "nine") }
          .popover(item: $desk.inner) { Text($0.text).padding() }
          .navigationTitle("Sheet")
      }
    }
  }

  private struct NoteText: View {
    let note: Note
    @State private var taps = 0
    var body: some View {
      VStack {
        Text(note.text)
        Button("Tap \(taps)") { taps += 1 }
      }
      .navigationTitle("Note \(note.id)")
    }
  }

  private func app(_ depth: Depth, _ desk: Desk, width: Double = 1000) async throws -> TestApp {
    try await TestApp(depth, width: width, height: 700) { Page(desk: desk) }
  }

  private func controller(_ app: TestApp) -> SheetController? {
    app.renderer?.controllers.values.compactMap { $0 as? SheetController }.first
  }

  @Test(arguments: Depth.available)
  func `A popover opens at its view, is used, and Escape closes it`(depth: Depth) async throws {
    let desk = Desk()
    let app = try await app(depth, desk)
    try await app.button("Details").click()
    // It is called as the button is.
    #expect(app.popover("Details").isVisible)
    #expect(!app.sheet().exists)
    #expect(!app.popover().button("Close").exists)
    try await app.textField("Name").type("abc")
    #expect(desk.name == "abc")
    try await app.button("Tap 0").click()
    #expect(app.popover().button("Tap 1").isVisible)
    if depth != .model { await #expect(throws: TestFailure.self) { try await app.button("Sheet").click() } }
    try await app.press(.escape)
    #expect(!app.popover().exists)
    #expect(!desk.isOpen)
    #expect(try app.button("Details").isFocused)
    try await app.button("Details").click()
    #expect(app.button("Tap 0").isVisible)
    try await app.button("Done").click()
    #expect(!app.popover().exists && !desk.isOpen)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `An item with another id is another popover, and with the same one only new content`(depth: Depth) async throws {
    let desk = Desk()
    let app = try await app(depth, desk)
    try await app.button("Note").click()
    #expect(app.popover("Note 1").text("one").isVisible)
    try await app.button("Tap 0").click()
    desk.note = Note(id: 1, text: "uno")
    try await app.settle()
    #expect(app.popover().text("uno").isVisible && app.button("Tap 1").isVisible)
    desk.note = Note(id: 2, text: "two")
    try await app.settle()
    #expect(app.popover("Note 2").text("two").isVisible && app.button("Tap 0").isVisible)
    try await app.press(.escape)
    #expect(desk.note == nil && !app.popover().exists)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `In a narrow window it is a sheet, and keeps what is in it from one to the other`(depth: Depth) async throws {
    let desk = Desk()
    let app = try await app(depth, desk, width: 360)
    try await app.button("Details").click()
    #expect(app.sheet("Details").exists == false && app.sheet().isVisible && !app.popover().exists)
    try await app.button("Tap 0").click()
    for width in [1000.0, 360, 1000] {
      try await app.resize(width: width)
      #expect(app.popover().exists == (width > 500))
      #expect(app.sheet().exists == (width < 500))
      #expect(app.button("Tap 1").isVisible)
    }
    try await app.press(.escape)
    #expect(!desk.isOpen && !app.popover().exists)
    try await app.close()
  }

  @Test(arguments: Depth.available, [(PresentationAdaptation.none, true), (.popover, true), (.sheet, false), (.automatic, false)])
  func `What the app says of narrow windows counts`(depth: Depth, said: (PresentationAdaptation, Bool)) async throws {
    let desk = Desk()
    desk.adaptation = said.0
    let app = try await app(depth, desk, width: 360)
    try await app.button("Details").click()
    #expect(app.popover().exists == said.1)
    #expect(app.sheet().exists != said.1)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `The app can keep the user from closing it, and goes on closing it itself`(depth: Depth) async throws {
    let desk = Desk()
    desk.isKept = true
    let app = try await app(depth, desk)
    try await app.button("Details").click()
    try await app.press(.escape)
    #expect(desk.isOpen && app.popover().isVisible)
    if depth == .window {
      try #require(controller(app)).core?.emit(PopoverWidget.closed)
      try await app.settle()
      #expect(app.popover().isVisible)
    }
    try await app.button("Done").click()
    #expect(!desk.isOpen && !app.popover().exists)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `It goes with its view, and with its window`(depth: Depth) async throws {
    let desk = Desk()
    desk.isOpen = true
    let app = try await app(depth, desk)
    #expect(app.popover().isVisible)
    desk.isHere = false
    try await app.settle()
    #expect(!app.popover().exists)
    desk.isHere = true
    try await app.settle()
    #expect(app.popover().isVisible)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `An alert over it asks first, and a sheet may have one`(depth: Depth) async throws {
    let desk = Desk()
    let app = try await app(depth, desk)
    try await app.button("Details").click()
    try await app.button("Ask").click()
    #expect(app.alert("Sure?").isVisible)
    try await app.alert().button("OK").click()
    #expect(!app.alert().exists && app.popover().isVisible)
    try await app.press(.escape)
    try await app.button("Sheet").click()
    try await app.button("Inside").click()
    #expect(app.popover().text("nine").isVisible)
    try await app.press(.escape)
    #expect(!app.popover().exists && app.sheet("Sheet").isVisible)
    try await app.press(.escape)
    #expect(!app.sheet().exists)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `A popover in a sheet has the focus while the sheet still rises`(depth: Depth) async throws {
    let desk = Desk()
    desk.inner = Note(id: 9, text: "nine")
    let app = try await app(depth, desk)
    try await app.button("Sheet").click()
    #expect(app.popover().text("nine").isVisible)
    // The sheet gives its content the focus in its first frames.
    for _ in 0..<10 { try await app.settle() }
    try await app.press(.escape)
    #expect(!app.popover().exists && app.sheet("Sheet").isVisible)
    try await app.close()
  }

  // MARK: Widgets

  @Test(.needsWindow)
  func `A click outside closes it and gives the focus back`() async throws {
    let desk = Desk()
    let app = try await app(.window, desk)
    try await app.button("Details").click()
    do {
      let popover = try #require(controller(app)?.core as? PopoverWidget)
      #expect(popover.containsFocus)
      popover.popdown()
    }
    try await app.settle()
    #expect(!desk.isOpen && !app.popover().exists)
    #expect(try app.button("Details").isFocused)
    try await app.close()
  }

  @Test(.needsWindow)
  func `What is being typed keeps its cursor where it becomes a sheet, and a popover again`() async throws {
    let desk = Desk()
    let app = try await app(.window, desk)
    try await app.button("Details").click()
    try await app.popover().textField("Name").type("hello")
    try await checkCursor(app)
    try await app.close()
  }

  private func checkCursor(_ app: TestApp) async throws {
    let sheet = try #require(controller(app))
    let text = try #require(sheet.pane.bin.focusInRoot)
    text.textSelection = (2, 4)
    for width in [360.0, 1000] {
      try await app.resize(width: width)
      #expect(sheet.pane.bin.focusInRoot == text && text.textSelection?.cursor == 2 && text.textSelection?.bound == 4, "\(width) px")
    }
  }

  @Test(.needsWindow)
  func `It is a dialog with a name, and points at what the app says`() async throws {
    let desk = Desk()
    let app = try await app(.window, desk)
    try await app.button("Details").click()
    try await check(app, desk)
    try await app.close()
  }

  private func check(_ app: TestApp, _ desk: Desk) async throws {
    let popover = try #require(controller(app)?.core as? PopoverWidget)
    #expect(popover.accessibleRole == .dialog && popover.accessibleLabel == "Details")
    #expect(popover.side == .bottom)
    let ground = try #require(popover.parent)
    let button = try #require(app.renderer?.controllers.values.first { $0.core?.name == "details" })
    func box() throws -> PixelRectangle { try #require(button.widget.bounds(in: ground)) }
    #expect(popover.target == (try box()))
    desk.edge = .top
    desk.anchor = .point(.trailing)
    try await app.settle()
    #expect(popover.side == .top)
    #expect(popover.target.x == (try box()).x + (try box()).width && popover.target.width == 1)
    desk.edge = .leading
    desk.anchor = .rect(.rect(CGRect(x: 3, y: 4, width: 5, height: 6)))
    try await app.settle()
    #expect(popover.side == .left)
    #expect(popover.target == PixelRectangle(x: (try box()).x + 3, y: (try box()).y + 4, width: 5, height: 6))
    // What it points at moves with the window, and it follows.
    let before = popover.target
    try await app.resize(width: 700)
    let moved = try box()
    #expect(popover.target.x < before.x && popover.target.x == moved.x + 3)
  }
}
