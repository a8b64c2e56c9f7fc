import Sidelight
import SidelightBridge
import SidelightCore
import SidelightTesting
import SidelightWindowTesting
import Testing

/// Which view has the focus at the beginning, what views know of it, and two fingers.
@Suite("Default focus, pointers and two fingers", .serialized)
@MainActor struct DefaultFocusTests {
  private struct Login: View {
    enum Field: Hashable { case name, code }
    @State private var name = ""
    @State private var code = ""
    @FocusState private var field: Field?
    var body: some View {
      VStack {
        TextField("Name", text: $name).focused($field, equals: .name)
        TextField("Code", text: $code).focused($field, equals: .code)
        Text(field == .code ? "at the code" : "elsewhere")
      }
      .defaultFocus($field, .code)
    }
  }

  @Test(arguments: Depth.available)
  func `A focus state has its default value when the view appears`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 400, height: 300) { Login() }
    #expect(app.text("at the code").isVisible)
    #expect(try app.textField("Code").isFocused)
    try await app.textField("Name").focus()
    #expect(app.text("elsewhere").isVisible)
    try await app.close()
  }

  private struct Form: View {
    @Namespace private var scope
    @Environment(\.resetFocus) private var resetFocus
    @State private var first = ""
    @State private var second = ""
    var body: some View {
      VStack {
        TextField("First", text: $first)
        TextField("Second", text: $second).prefersDefaultFocus(in: scope)
        Button("Again") { resetFocus(in: scope) }
      }
      .focusScope(scope)
    }
  }

  @Test(arguments: Depth.available)
  func `A view that prefers the focus has it, and has it again when the focus of its scope is reset`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 400, height: 300) { Form() }
    #expect(try app.textField("Second").isFocused)
    try await app.textField("First").focus()
    #expect(try app.textField("First").isFocused)
    try await app.button("Again").click()
    #expect(try app.textField("Second").isFocused)
    try await app.close()
  }

  private struct Tile: View {
    @Environment(\.isFocused) private var isFocused
    var body: some View { Text(isFocused ? "has it" : "has it not") }
  }

  private struct Tiles: View {
    var body: some View {
      VStack {
        Button("Above") {}
        Tile().focusable()
      }
    }
  }

  @Test(arguments: Depth.available)
  func `What is in a view that can have the focus knows whether it has`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 400, height: 300) { Tiles() }
    try await app.button("Above").focus()
    #expect(app.text("has it not").isVisible)
    try await app.text("has it not").focus()
    #expect(app.text("has it").isVisible)
    try await app.button("Above").focus()
    #expect(app.text("has it not").isVisible)
    if depth == .window {
      try await app.press(.tab)
      #expect(app.text("has it").isVisible)
    }
    try await app.close()
  }

  private struct Framed: View {
    @FocusState private var isOn: Bool
    var body: some View {
      VStack {
        Button("Take") { isOn = true }
        Button("Leave") { isOn = false }.keyboardShortcut("l")
        Text(isOn ? "mine" : "not mine").frame(width: 200, height: 40).focusable().focused($isOn)
      }
    }
  }

  @Test(.needsWindow) func `The program gives a view with a frame the focus, and takes it away`() async throws {
    let app = try await TestApp(.window, width: 400, height: 300) { Framed() }
    try await app.button("Take").click()
    #expect(app.text("mine").isVisible)
    #expect(try app.text("mine").isFocused)
    try await app.press(.character("l"), .control)
    #expect(app.text("not mine").isVisible)
    #expect(try !app.text("not mine").isFocused)
    try await app.close()
  }

  private struct Card: View {
    @State private var opened = 0
    var body: some View {
      VStack {
        Button("Above") {}
        Text("Card \(opened)").frame(width: 200, height: 60).focusable().contextMenu { Button("Open") { opened += 1 } }
      }
    }
  }

  @Test(.needsWindow, arguments: [TestKey.menu, .f10])
  func `Keys open the menu of a view that can have the focus and has a frame`(key: TestKey) async throws {
    let app = try await TestApp(.window, width: 400, height: 300) { Card() }
    try await app.button("Above").focus()
    try await app.press(.tab)
    try await app.press(key, key == .f10 ? .shift : [])
    let popovers = app.renderer?.windows.first?.window.visibleTree.flatMap(\.children).filter {
      $0.typeName == "GtkPopoverMenu" && $0.isMapped
    }
    #expect(popovers?.isEmpty == false)
    popovers?.first?.emit(Signal<Void>("closed"))
    try await app.settle()
    try await app.close()
  }

  @Test(.needsWindow) func `The pointer looks over a view as that says`() async throws {
    let app = try await TestApp(.window, width: 400, height: 300) { Text("grip").pointerStyle(.grabIdle) }
    let cursors = app.renderer?.windows.first?.window.visibleTree.compactMap { Pointers.name(over: $0) } ?? []
    #expect(cursors.contains("grab"))
    try await app.close()
  }

  private struct Map: View {
    @State private var scale = 1.0
    @State private var angle = 0.0
    @GestureState private var isPinched = false
    @State private var ends = 0
    var body: some View {
      Text("at \(Int((scale * 100).rounded())) and \(Int(angle.rounded()))\(isPinched ? " now" : ""), \(ends)")
        .frame(width: 200, height: 100)
        .accessibilityIdentifier("map")
        .gesture(
          MagnificationGesture().updating($isPinched) { _, isPinched, _ in isPinched = true }.onChanged { scale = $0 }
            .simultaneously(with: RotateGesture().onChanged { angle = $0.rotation.degrees }.onEnded { _ in ends += 1 }))
    }
  }

  @Test(.needsWindow) func `Two fingers magnify and turn, and end together`() async throws {
    let app = try await TestApp(.window, width: 400, height: 300) { Map() }
    let hearer = try #require(app.renderer?.controllers.values.compactMap { $0.element.traits.rare.hearers.first }.first)
    guard case .press(let manner) = hearer.kind else {
      Issue.record("Nobody hears of presses.")
      return
    }
    #expect(manner.hearsPinches)
    func pinch(_ phase: Press.Phase, _ scale: Double, _ angle: Double) async throws {
      var press = Press(phase, start: Point(50, 25), location: Point(50, 25), corner: .zero, time: 1)
      press.pinch = Press.Pinch(scale: scale, angle: angle, anchor: Point(0.25, 0.25))
      app.driver.graph.send(.heard(hearer.node, .press(press, manner)))
      try await app.settle()
    }
    try await pinch(.began, 1, 0)
    try await pinch(.moved, 1.005, 0)
    #expect(app.text("at 100 and 0, 0").isVisible, "Half a hundredth is no change yet.")
    try await pinch(.moved, 1.5, .pi / 4)
    #expect(app.text("at 150 and 45 now, 0").isVisible)
    try await pinch(.ended, 1.5, .pi / 4)
    #expect(app.text("at 150 and 45, 1").isVisible)
    try await app.close()
  }
}
