import Observation
import SidelightBridge
import SidelightGTK
import SidelightTesting
import SidelightUI
import SidelightWindowTesting
import Testing

/// What stands around the content of a page comes when it is needed, and the content stays as it is.
@MainActor @Suite("What stands around a page", .serialized) struct PageShellTests {
  @MainActor @Observable final class Bars {
    var isHeaderHidden = false
    var hasBottom = false
    var isList = true
    var isSearching = false
    var text = ""
    var changes = 0
  }

  struct Names: View {
    var bars: Bars

    var body: some View {
      List(0..<50, id: \.self) { Text("Name \($0)") }
        .toolbar(bars.isHeaderHidden ? .hidden : .visible, for: .navigationBar)
        .toolbar { if bars.hasBottom { ToolbarItem(placement: .bottomBar) { Button("Below") {} } } }
    }
  }

  enum Place: CaseIterable, CustomTestStringConvertible {
    case window, stack, column, tabs

    var testDescription: String { "\(self)" }

    @ViewBuilder @MainActor func holding(_ content: some View) -> some View {
      switch self {
      case .window: content
      case .stack: NavigationStack { content }
      case .column:
        NavigationSplitView {
          Text("Sidebar")
        } detail: {
          content
        }
      case .tabs:
        TabView {
          Tab("One", systemImage: "star") { content }
          Tab("Two", systemImage: "star") { Text("This is 2") }
        }
      }
    }
  }

  @Test(arguments: Depth.available, Place.allCases)
  func `Bars come and go, and the focus, the rows and their place stay`(depth: Depth, place: Place) async throws {
    let bars = Bars()
    let app = try await TestApp(depth, width: 900, height: 600) { place.holding(Names(bars: bars)) }
    try await app.row("Name 30").focus()
    for (isHidden, hasBottom) in [(false, true), (true, true), (true, false), (false, false), (true, false)] {
      bars.isHeaderHidden = isHidden
      bars.hasBottom = hasBottom
      try await app.settle()
      #expect(try app.row("Name 30").isFocused)
      #expect(app.labels(of: .button).contains("Below") == hasBottom)
      if depth == .window { #expect(try app.row("Name 30").isInView) }
    }
    try await app.press(.down)
    #expect(try app.row("Name 31").isFocused)
    try await app.close()
  }

  struct Searched: View {
    @Bindable var bars: Bars

    var body: some View {
      Text("Content").searchable(text: $bars.text, isPresented: $bars.isSearching)
        .toolbar(bars.isHeaderHidden ? .hidden : .visible, for: .navigationBar)
    }
  }

  @Test(arguments: [Place.window, .stack, .column])
  func `What is typed goes on into a search field whose header bar hides`(place: Place) async throws {
    let bars = Bars()
    let app = try await TestApp(.window, width: 900, height: 600) { place.holding(Searched(bars: bars)) }
    bars.isSearching = true
    try await app.settle()
    #expect(try app.textField("Search").isFocused)
    bars.isHeaderHidden = true
    try await app.settle()
    #expect(try app.textField("Search").isFocused)
    try await app.close()
  }

  struct Named: View {
    @Bindable var bars: Bars
    @FocusState private var isFocused: Bool

    var body: some View {
      TextField("Name", text: $bars.text).focused($isFocused)
        .onChange(of: isFocused) { bars.changes += 1 }
        .onAppear { isFocused = true }
        .toolbar(bars.isHeaderHidden ? .hidden : .visible, for: .navigationBar)
    }
  }

  @Test(arguments: [Place.window, .stack, .tabs])
  func `The state of the focus does not change when it stays`(place: Place) async throws {
    let bars = Bars()
    let app = try await TestApp(.window, width: 900, height: 600) { place.holding(Named(bars: bars)) }
    #expect(try app.textField("Name").isFocused)
    let changes = bars.changes
    bars.isHeaderHidden = true
    try await app.settle()
    #expect(try app.textField("Name").isFocused)
    #expect(bars.changes == changes)
    try await app.close()
  }

  struct Narrow: View {
    @Environment(\.horizontalSizeClass) private var sizeClass

    var body: some View {
      List(0..<50, id: \.self) { Text("Name \($0)") }
        .toolbar(sizeClass == .compact ? .hidden : .visible, for: .navigationBar)
    }
  }

  @Test(arguments: Depth.available, [Place.window, .stack])
  func `A header bar hides in a narrow window while that is laid out`(depth: Depth, place: Place) async throws {
    let app = try await TestApp(depth, width: 900, height: 600) { place.holding(Narrow()) }
    try await app.row("Name 3").focus()
    for width in [400.0, 900, 400] {
      try await app.resize(width: width)
      #expect(try app.row("Name 3").isFocused)
    }
    try await app.close()
  }

  struct Turning: View {
    var bars: Bars

    var body: some View {
      TabView {
        Tab("One", systemImage: "star") {
          if bars.isList { List(0..<5, id: \.self) { Text("Name \($0)") } } else { Button("Instead") {} }
        }
        Tab("Two", systemImage: "star") { List(0..<5, id: \.self) { Text("Other \($0)") } }
      }
    }
  }

  @Test(arguments: Depth.available)
  func `A tab whose content is exchanged stays the one that is shown, and has the focus`(depth: Depth) async throws {
    let bars = Bars()
    let app = try await TestApp(depth, width: 900, height: 600) { Turning(bars: bars) }
    try await app.tab("Two").click()
    try await app.tab("One").click()
    try await app.row("Name 2").focus()
    for _ in 0..<2 {
      bars.isList = false
      try await app.settle()
      #expect(app.labels(of: .button).contains("Instead"))
      #expect(app.labels(of: .row).isEmpty)
      // Without a window the focus goes nowhere by itself.
      if depth == .window { #expect(try app.button("Instead").isFocused) }
      // As high as it is itself.
      if depth == .window {
        let buttons = app.renderer?.controllers.values.compactMap { $0 as? ButtonController }.filter { $0.widget.isFocus } ?? []
        #expect(buttons.map { $0.widget.height < 60 } == [true])
      }
      bars.isList = true
      try await app.settle()
      #expect(app.labels(of: .row).count == 5)
      if depth == .window { #expect(try app.row("Name 0").isFocused) }
    }
    try await app.tab("Two").click()
    #expect(app.labels(of: .row).first == "Other 0")
    try await app.close()
  }
}
