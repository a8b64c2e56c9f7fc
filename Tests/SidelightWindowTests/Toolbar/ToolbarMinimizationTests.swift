import DisplaySupport
import Sidelight
import SidelightBridge
import SidelightCore
import SidelightGTK
import SidelightWindowTesting
import Testing

/// Header bars that make room for what is scrolled.
@MainActor @Suite("Header bars that make room", .serialized) struct ToolbarMinimizationTests {
  @MainActor @Observable final class Counter {
    var count = 0
  }

  private struct Rows: View {
    var counter = Counter()
    var behavior = ToolbarMinimizationBehavior.onScrollDown
    var restoration = ToolbarMinimizationRestoration.automatic
    var rows = 200
    @FocusState private var hasFocus: Bool

    var body: some View {
      List(0..<rows, id: \.self) { Text("Row \($0)") }
        .accessibilityIdentifier("rows")
        .navigationTitle("Rows")
        .toolbar {
          ToolbarItem { Button("Add") { counter.count += 1 }.focused($hasFocus).keyboardShortcut("j", modifiers: .control) }
          ToolbarItem(placement: .bottomBar) { Button("Go Up") { hasFocus = true } }
        }
        .toolbarMinimizationBehavior(behavior, for: .navigationBar)
        .toolbarMinimizationRestoration(restoration, for: .navigationBar)
    }
  }

  private func isShown(_ app: TestApp) -> Bool { app.button("Add").isVisible }

  /// Whether the bars themselves say so, where there are any.
  private func areRevealed(_ app: TestApp) -> Bool? {
    app.renderer?.controllers.values.firstNonNil { ($0 as? PageController)?.minimizer.map { !$0.isMinimized } }
  }

  @Test(arguments: Depth.available, [true, false])
  func `Scrolling down hides the bar, and scrolling back brings it back`(depth: Depth, isStack: Bool) async throws {
    let app = try await TestApp(depth, width: 500, height: 600) { if isStack { NavigationStack { Rows() } } else { Rows() } }
    #expect(isShown(app) && areRevealed(app) != false)
    try await app.list().scroll(toPosition: 100)
    #expect(!isShown(app) && areRevealed(app) != true)
    try await app.list().scroll(toPosition: 150)
    #expect(!isShown(app))
    try await app.list().scroll(toPosition: 60)
    #expect(isShown(app) && areRevealed(app) != false)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `A bar that waits for the edge comes back there, and not before`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 500, height: 600) { Rows(restoration: .atScrollEdge) }
    try await app.list().scroll(toPosition: 150)
    try await app.list().scroll(toPosition: 60)
    #expect(!isShown(app))
    try await app.list().scroll(toPosition: 0)
    #expect(isShown(app))
    try await app.close()
  }

  @Test(arguments: Depth.available, [ToolbarMinimizationBehavior.automatic, .never, .onScrollUp])
  func `Only scrolling that the app names hides it`(depth: Depth, behavior: ToolbarMinimizationBehavior) async throws {
    let app = try await TestApp(depth, width: 500, height: 600) { Rows(behavior: behavior) }
    try await app.list().scroll(toPosition: 150)
    #expect(isShown(app))
    try await app.list().scroll(toPosition: 60)
    #expect(isShown(app) == (behavior != .onScrollUp))
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `It stays over a list that hardly needs more room`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 500, height: 600) { Rows(rows: 12) }
    try await app.list().scroll(toPosition: 11)
    #expect(isShown(app))
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `Keys of what is in it work while it is hidden, and keys that lead there bring it back`(depth: Depth) async throws {
    let counter = Counter()
    let app = try await TestApp(depth, width: 500, height: 600) { Rows(counter: counter) }
    for modifiers in [[], .shift] as [TestModifiers] {
      try await app.list().scroll(toPosition: 100)
      #expect(!isShown(app))
      let count = counter.count
      try await app.press(.character("j"), .control)
      #expect(counter.count == count + 1 && !isShown(app))
      try await app.press(.f6, modifiers)
      #expect(isShown(app))
      try await app.list().scroll(toPosition: 0)
      try await app.list().scroll(toPosition: 50)
      try await app.list().scroll(toPosition: 60)
    }
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `The focus in it brings it back, and keeps it`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 500, height: 600) { Rows() }
    try await app.button("Add").focus()
    try await app.list().scroll(toPosition: 100)
    #expect(isShown(app) && app.button("Add").isVisible)
    try await app.row("Row 100").focus()
    try await app.list().scroll(toPosition: 180)
    #expect(!isShown(app))
    try await app.button("Go Up").click()
    #expect(try app.button("Add").isFocused)
    #expect(isShown(app))
    try await app.close()
  }

  private struct Linked: View {
    var body: some View {
      NavigationStack {
        List(0..<200, id: \.self) { NavigationLink("Row \($0)", value: $0) }
          .navigationTitle("Links")
          .navigationDestination(for: Int.self) { Text("This is \($0)").toolbar { Button("Inner") {} } }
          .toolbar { Button("Outer") {} }
      }
      .toolbarMinimizationBehavior(.onScrollDown, for: .navigationBar)
    }
  }

  @Test(arguments: Depth.available)
  func `What is said around a stack is said of its pages, and a page that is come back to has its bar`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 500, height: 600) { Linked() }
    try await app.list().scroll(toPosition: 100)
    #expect(!app.button("Outer").isVisible)
    try await app.row("Row 100").click()
    #expect(app.button("Inner").isVisible && app.text("This is 100").isVisible)
    try await app.press(.left, .alt)
    #expect(app.button("Outer").isVisible && app.row("Row 100").isVisible)
    try await app.close()
  }

  private struct Searched: View {
    @State private var text = ""
    var body: some View {
      NavigationStack {
        List(0..<200, id: \.self) { Text("Row \($0)") }
          .navigationTitle("Rows")
          .searchable(text: $text)
          .toolbar { Button("Add") {} }
          .toolbarMinimizationBehavior(.onScrollDown)
      }
    }
  }

  @Test(arguments: Depth.available)
  func `A search keeps it, and Ctrl+F brings it back`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 500, height: 600) { Searched() }
    try await app.list().scroll(toPosition: 100)
    #expect(!isShown(app))
    try await app.press(.character("f"), .control)
    #expect(isShown(app))
    try await app.row("Row 100").focus()
    try await app.list().scroll(toPosition: 180)
    #expect(isShown(app))
    try await app.close()
  }

  @Test(.needsWindow, arguments: [true, false])
  func `Tab goes through a bar that was hidden, with animations and without`(isAnimated: Bool) async throws {
    let app = try await TestApp(.window, width: 500, height: 600) { Rows() }
    try await app.row("Row 1").focus()
    try await app.list().scroll(toPosition: 100)
    #expect(!isShown(app))
    let settings = try #require(DesktopSettings.shared)
    settings.hasAnimations = isAnimated
    defer { settings.hasAnimations = false }
    var isReached = false
    for _ in 0..<6 where !isReached {
      try await app.press(.tab)
      #expect(isShown(app))
      isReached = try app.button("Add").isFocused
    }
    #expect(isReached)
    try await app.close()
  }

  private struct Picture: View {
    let adjustment: ToolbarMinimizationSafeAreaAdjustment
    var body: some View {
      ScrollView { Color.teal.frame(height: 4000) }
        .navigationTitle("Picture")
        .toolbar { ToolbarItem { Button("Add") {} } }
        .toolbarMinimizationBehavior(.onScrollDown, for: .navigationBar)
        .toolbarMinimizationSafeAreaAdjustment(adjustment, for: .navigationBar)
    }
  }

  /// Where what scrolls stands in its window.
  private func scrolled(_ app: TestApp) throws -> PixelRectangle {
    let window = try #require(app.renderer?.windows.first?.window)
    return try #require(window.visibleTree.firstNonNil { $0 as? ScrollWidget }?.bounds(in: window))
  }

  @Test(.needsWindow) func `Content that stays lies below the bar, and keeps its place when that goes`() async throws {
    for (adjustment, moves) in [(ToolbarMinimizationSafeAreaAdjustment.enabled, true), (.disabled, false)] {
      let app = try await TestApp(.window, width: 500, height: 600) { Picture(adjustment: adjustment) }
      let before = try scrolled(app)
      for offset in [300.0, 600] {
        app.renderer?.windows.first?.window.visibleTree.firstNonNil { $0 as? ScrollWidget }?.verticalOffset = offset
        try await app.settle()
      }
      #expect(!isShown(app))
      let after = try scrolled(app)
      #expect(moves ? after.y < before.y - 20 && after.height > before.height + 20 : after == before, "\(before) and \(after)")
      try await app.close()
    }
  }

  @MainActor @Observable final class Wish {
    var makesRoom = false
  }

  /// A list below a bar of the app's, which says later that the header bar makes room.
  private struct Barred: View {
    var wish: Wish
    var hasBar: Bool

    var body: some View {
      NavigationStack {
        rows.navigationTitle("Rows")
          .toolbar { ToolbarItem { Button("Add") {} } }
          .toolbarMinimizationBehavior(wish.makesRoom ? .onScrollDown : .never, for: .navigationBar)
      }
    }

    @ViewBuilder private var rows: some View {
      let list = List(0..<200, id: \.self) { Text("Row \($0)") }
      if hasBar { list.safeAreaBar(edge: .top) { Text("Above").padding(9) } } else { list }
    }
  }

  @Test(arguments: Depth.available, [(false, false), (false, true), (true, false), (true, true)])
  func `An app may say so later, beside an inspector, and over a bar of its own`(depth: Depth, setting: (Bool, Bool)) async throws {
    let (hasBar, isInspected) = setting
    let wish = Wish()
    let app = try await TestApp(depth, width: 1000, height: 600) {
      NavigationSplitView {
        Text("Sidebar")
      } detail: {
        if isInspected {
          Barred(wish: wish, hasBar: hasBar).inspector(isPresented: .constant(true)) { Text("Inspected") }
        } else {
          Barred(wish: wish, hasBar: hasBar)
        }
      }
    }
    #expect(isShown(app))
    wish.makesRoom = true
    try await app.settle()
    try await app.list().scroll(toPosition: 100)
    #expect(!isShown(app) && areRevealed(app) != true)
    try await app.list().scroll(toPosition: 20)
    #expect(isShown(app))
    try await app.close()
  }

  @Test(.needsWindow) func `The pages of an app that says nothing have no listeners for it`() async throws {
    let app = try await TestApp(.window, width: 500, height: 600) { Rows(behavior: .automatic) }
    #expect(areRevealed(app) == nil)
    try await app.close()
  }
}
