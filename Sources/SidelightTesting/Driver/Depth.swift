/// How much of an app a test runs, from its state alone to a window on the screen.
///
/// One script runs at every depth, so that a test says once what the app does and learns how deep it holds:
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
  /// Views and state, without a display. Whatever is in the interface can be used, shown or not: a test of what the app does.
  case model
  /// The same, and split views, stacks and pages cover and hide as they do on the screen: what can't be seen can't be used.
  case plan
  /// A real window: clicks, keys and sizes reach real widgets, and states are read from them. Needs the `SidelightWindowTesting`
  /// product and a display; a virtual one such as Xvfb will do.
  case window
}

extension Depth {
  /// The depths that need Swift and nothing else.
  public static let headless: [Depth] = [.model, .plan]

  /// The depths that this test program can run: the headless ones, and ``window`` where `SidelightWindowTesting` is part of it and
  /// the environment names a display.
  public static var available: [Depth] {
    WindowDepthLookup.provider?.isAvailable == true ? headless + [.window] : headless
  }
}
