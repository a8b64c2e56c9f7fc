/// How much of an app a test runs, from its state alone to a window on the screen.
///
/// The same script runs at every depth, so that a test is written once:
///
/// ```swift
/// @Test(arguments: Depth.available) @MainActor
/// func `Choosing a folder shows it`(depth: Depth) async throws {
///   let app = try await TestApp(depth, width: 1200, height: 800) { ContentView() }
///   try await app.row("Documents").click()
///   #expect(app.split?.picture == "|sidebar 240|detail 960|")
///   try await app.resize(width: 400)
///   try await app.button("Back").click()
///   #expect(app.row("Documents").isVisible)
///   try await app.close()
/// }
/// ```
public enum Depth: String, CaseIterable, Sendable {
  /// Views and state, without a display. Everything in the interface can be used, whether it is shown or not.
  case model
  /// As `model`, but split views, stacks and pages hide things as they do on the screen, and what is hidden can't be used.
  case plan
  /// A real window: clicks, keys and sizes reach real widgets, and states are read from them. Needs the `SidelightWindowTesting`
  /// product and a display; a virtual one such as Xvfb will do.
  case window
}

extension Depth {
  /// The depths that need Swift and nothing else.
  public static let headless: [Depth] = [.model, .plan]

  /// The depths that this test program can run: the headless ones, and ``window`` if `SidelightWindowTesting` is part of it and the environment
  /// names a display.
  public static var available: [Depth] {
    WindowDepthLookup.provider?.isAvailable == true ? headless + [.window] : headless
  }
}
