import RealInput
import SidelightBridge
import Testing

extension BridgeTests {
  @Suite("Drag sources", .enabled(if: RealInput.isAvailable, "There is no display for tests, or no xdotool."))
  @MainActor struct DragSourceTests {
    @Test("One that was pressed and taken away lives until GTK's timeout for it is over")
    func pressed() async throws {
      let scene = ListScene(count: 10)
      let window = await scene.show()
      window.title = "Sidelight drag test"
      await nextFrame(of: window)
      var source: DragSource? = DragSource()
      weak let living = source
      try scene.list.addController(#require(source))
      let search = ["search", "--sync", "--name", "^Sidelight drag test$"]
      try await RealInput.send(search + ["mousemove", "--window", "%1", "60", "60", "mousedown", "1"])
      await nextFrame(of: window)
      try scene.list.removeController(#require(source))
      source = nil
      #expect(living != nil)
      for _ in 0..<500 where living != nil { try await Task.sleep(for: .milliseconds(20)) }
      #expect(living == nil)
      try await RealInput.send("mouseup", "1")
      window.destroy()
    }
  }
}
