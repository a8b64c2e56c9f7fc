import RealInput
import SidelightBridge
import Testing

extension BridgeTests {
  @Suite("Keys and clicks in a list view", .enabled(if: RealInput.isAvailable, "There is no display for tests, or no xdotool."))
  @MainActor struct KeyTests {
    private func shown(_ scene: ListScene) async throws -> WindowWidget {
      let window = await scene.show()
      window.title = "Sidelight key test"
      await nextFrame(of: window)
      try await RealInput.send("search", "--sync", "--name", "^Sidelight key test$", "windowfocus", "--sync")
      return window
    }

    @Test("Arrows move the selection, Shift extends it, Ctrl+A takes everything that does not refuse")
    func keys() async throws {
      let scene = ListScene(count: 1_000_000)
      scene.rows.refusing = [0]
      let window = try await shown(scene)
      scene.list.scroll(to: 0, focus: true)
      try await RealInput.send("key", "Down")
      #expect(await framesGoBy(of: window) { scene.rows.selected == [1] })
      try await RealInput.send("key", "Down")
      #expect(await framesGoBy(of: window) { scene.rows.selected == [2] })
      try await RealInput.send("key", "shift+Down", "shift+Down")
      #expect(await framesGoBy(of: window) { scene.rows.selected == [2, 3, 4] })
      try await RealInput.send("key", "ctrl+Down", "ctrl+space")
      #expect(await framesGoBy(of: window) { scene.rows.selected == [2, 3, 4, 5] })
      try await RealInput.send("key", "ctrl+a")
      #expect(await framesGoBy(of: window) { scene.rows.selected == Set(1..<100) })
      try await RealInput.send("key", "End")
      #expect(await framesGoBy(of: window) { scene.rows.selected == [999_999] })
      window.destroy()
    }

    @Test("A click selects the row under the pointer, with Ctrl it toggles, with Shift it extends")
    func clicks() async throws {
      let scene = ListScene(count: 100)
      let window = try await shown(scene)
      func point(_ row: Int) throws -> (String, String) {
        let widget = try #require(scene.list.children.first { $0.accessibleMismatch(.label("row \(row)")) == nil })
        let place = try #require(widget.bounds(in: window))
        return ("\(Int(place.x + 50))", "\(Int(place.y + place.height / 2))")
      }
      func click(_ row: Int) async throws {
        let (x, y) = try point(row)
        try await RealInput.send("search", "--name", "^Sidelight key test$", "mousemove", "--window", "%1", x, y, "click", "1")
      }
      try await click(4)
      #expect(await framesGoBy(of: window) { scene.rows.selected == [4] })
      try await RealInput.send("keydown", "ctrl")
      try await click(6)
      #expect(await framesGoBy(of: window) { scene.rows.selected == [4, 6] })
      try await click(4)
      #expect(await framesGoBy(of: window) { scene.rows.selected == [6] })
      try await RealInput.send("keyup", "ctrl")
      try await RealInput.send("keydown", "shift")
      try await click(8)
      try await RealInput.send("keyup", "shift")
      #expect(await framesGoBy(of: window) { scene.rows.selected == Set(4...8) })
      window.destroy()
    }
  }
}
