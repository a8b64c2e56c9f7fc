import DisplaySupport
import Sidelight
import SidelightBridge
import SidelightTesting
import SidelightWindowTesting
import Testing

/// Views in which text runs in another direction than the desktop's.
@MainActor @Suite("Directions of layout", .serialized) struct DirectionTests {
  private struct Sides: View {
    let direction: Choice<LayoutDirection>

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Text("Outside").frame(width: 300, alignment: .leading)
        HStack(spacing: 0) {
          Text("A").frame(width: 40)
          Text("B").frame(width: 60)
          Text("C").frame(width: 20).environment(\.layoutDirection, .leftToRight)
        }
        .padding(.leading, 30)
        .frame(width: 250, alignment: .leading)
        .environment(\.layoutDirection, direction.value)
        .padding(.leading, 10)
      }
      .frame(width: 300)
    }
  }

  @Test(arguments: Depth.available) func `The direction in the environment mirrors what is in the view`(depth: Depth) async throws {
    let direction = Choice(LayoutDirection.leftToRight)
    let app = try await TestApp(depth, width: 400, height: 300) { Sides(direction: direction) }
    func middle(_ text: String) throws -> Double {
      let (frame, outside) = (try app.text(text).frame, try app.text("Outside").frame)
      return frame.x + frame.width / 2 - outside.x
    }
    #expect(try abs(middle("A") - (10 + 30 + 20)) <= 1)
    #expect(try abs(middle("B") - (10 + 30 + 40 + 30)) <= 1)
    #expect(try abs(middle("C") - (10 + 30 + 100 + 10)) <= 1)
    direction.value = .rightToLeft
    try await app.settle()
    #expect(try abs(middle("A") - (260 - 30 - 20)) <= 1)
    #expect(try abs(middle("B") - (260 - 30 - 40 - 30)) <= 1)
    #expect(try abs(middle("C") - (260 - 30 - 100 - 10)) <= 1)
    direction.value = .leftToRight
    try await app.settle()
    #expect(try abs(middle("A") - (10 + 30 + 20)) <= 1)
    try await app.close()
  }

  private struct Places: View {
    let isOpen: Choice<Bool>

    var body: some View {
      @Bindable var isOpen = isOpen
      NavigationStack {
        List {
          HStack {
            Text("Start")
            Spacer()
            Text("End")
          }
          NavigationLink("Further") { pair("Near", "Far").navigationTitle("Further") }
        }
        .navigationTitle("Sides")
        .toolbar { Button("Open") { isOpen.value = true } }
        .sheet(isPresented: $isOpen.value) { pair("Left", "Right").frame(width: 300, height: 100).navigationTitle("Sheet") }
      }
      .environment(\.layoutDirection, .rightToLeft)
    }

    private func pair(_ first: String, _ second: String) -> some View {
      HStack {
        Text(first)
        Toggle(second, isOn: .constant(true))
      }
    }
  }

  @Test(arguments: Depth.available)
  func `Rows, pages and sheets within it are mirrored, too`(depth: Depth) async throws {
    let isOpen = Choice(false)
    let app = try await TestApp(depth, width: 500, height: 400) { Places(isOpen: isOpen) }
    func isBefore(_ first: String, _ second: String) throws -> Bool { try app.text(first).frame.x > app.text(second).frame.x }
    #expect(try isBefore("Start", "End"))
    isOpen.value = true
    try await app.settle()
    #expect(try app.text("Left").frame.x > app.toggle("Right").frame.x)
    isOpen.value = false
    try await app.settle()
    try await app.row("Further").click()
    #expect(try app.text("Near").frame.x > app.toggle("Far").frame.x)
    try await app.close()
  }

  @Test(.needsWindow) func `Widgets within it have its direction, and others keep the desktop's`() async throws {
    let direction = Choice(LayoutDirection.rightToLeft)
    let app = try await TestApp(.window, width: 400, height: 300) { Controls(direction: direction) }
    func widgets(in name: String) throws -> [Bool] {
      let window = try #require(app.renderer?.windows.first?.window)
      let group = try #require(window.visibleTree.first { $0.name == name })
      return group.visibleTree.map(\.isRightToLeft)
    }
    #expect(try Set(widgets(in: "mirrored")) == [true])
    #expect(try widgets(in: "mirrored").count > 4)
    #expect(try Set(widgets(in: "plain")) == [false])
    direction.value = .leftToRight
    try await app.settle()
    #expect(try Set(widgets(in: "mirrored")) == [false])
    try await app.close()
  }

  private struct Controls: View {
    let direction: Choice<LayoutDirection>

    var body: some View {
      VStack {
        controls.accessibilityIdentifier("mirrored").environment(\.layoutDirection, direction.value)
        controls.accessibilityIdentifier("plain")
      }
    }

    private var controls: some View {
      VStack {
        Slider(value: .constant(0.3))
        Toggle("On", isOn: .constant(true))
        TextField("Name", text: .constant("Ada"))
      }
    }
  }

  private struct Flipped: View {
    let flips: Bool

    var body: some View {
      HStack(spacing: 0) {
        Text("One").frame(width: 60)
        Text("Two").frame(width: 60)
      }
      .flipsForRightToLeftLayoutDirection(flips)
      .environment(\.layoutDirection, .rightToLeft)
    }
  }

  @Test(.needsWindow, arguments: [false, true])
  func `A view is seen in a mirror where it says so`(flips: Bool) async throws {
    let app = try await TestApp(.window, width: 300, height: 200) { Flipped(flips: flips) }
    #expect(try (app.text("One").frame.x < app.text("Two").frame.x) == flips)
    try await app.close()
  }
}
