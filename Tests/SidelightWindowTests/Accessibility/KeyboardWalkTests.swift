import SidelightBridge
import SidelightCore
import SidelightGTK
import SidelightUI
import Testing

/// Everything with keys alone, and where the focus is after each step.
@Suite("A walk with the keyboard", .serialized, .needsRendererDisplay)
@MainActor struct KeyboardWalkTests {
  @Test func `Probe`() async throws {
    let app = await PostWindow(width: 1300)
    print("P start", app.picture, app.focus)
    print("P tour", await app.tour())
    print("P back", await app.tour(backwards: true))
    await app.press(.i, [.control, .alt])
    print("P insp", app.picture, app.focus)
    print("P tour", await app.tour())
    await app.press(.i, [.control, .alt])
    print("P insp closed", app.picture, app.focus)
    for width in [800, 600] {
      await app.resize(width)
      print("P at", width, app.picture, app.focus)
      print("P tour", await app.tour())
      await app.press(.f9)
      print("P f9", app.picture, app.focus)
      print("P tour", await app.tour())
      await app.press(.escape)
      print("P esc", app.picture, app.focus)
      await app.press(.i, [.control, .alt])
      print("P insp", app.picture, app.focus)
      print("P tour", await app.tour())
      await app.press(.escape)
      print("P esc", app.picture, app.focus)
    }
    await app.resize(420)
    print("P compact", app.picture, app.focus)
    print("P tour", await app.tour())
    await app.press(.down)
    print("P down", app.picture, app.focus)
    await app.press(.enter)
    print("P enter", app.picture, app.focus)
    await app.press(.down)
    await app.press(.enter)
    print("P enter", app.picture, app.focus)
    print("P tour", await app.tour())
    await app.press(.i, [.control, .alt])
    print("P insp", app.picture, app.focus)
    print("P tour", await app.tour())
    await app.press(.escape)
    print("P esc", app.picture, app.focus)
    await app.press(.left, .alt)
    print("P back", app.picture, app.focus)
    await app.press(.left, .alt)
    print("P back", app.picture, app.focus)
    app.close()
  }
}
