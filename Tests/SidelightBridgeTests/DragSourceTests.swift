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
      var hasOutlived: Bool?
      let click = ClickGesture(.primary)
      click.connect(ClickGesture.pressed) { _, _, _ in
        // The next thing that the loop does, however late: a timeout has no time to end.
        MainSource.idle(priority: MainLoop.Priority.high) {
          if let source { scene.list.removeController(source) }
          source = nil
          hasOutlived = living != nil
        }
      }
      scene.list.addController(click)
      let search = ["search", "--sync", "--name", "^Sidelight drag test$"]
      try await RealInput.send(search + ["mousemove", "--window", "%1", "60", "60", "mousedown", "1"])
      #expect(await framesGoBy(of: window) { hasOutlived != nil })
      #expect(hasOutlived == true)
      #expect(await framesGoBy(of: window) { living == nil })
      try await RealInput.send("mouseup", "1")
      window.destroy()
    }
  }
}
