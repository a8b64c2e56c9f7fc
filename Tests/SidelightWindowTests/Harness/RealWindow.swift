import RealInput
import Sidelight
import SidelightBridge
import SidelightGTK
import SidelightWindowTesting
import Testing

/// An app in a window that gets real input, through the display.
@MainActor struct RealWindow {
  let app: TestApp
  /// No other window has it, also none that a failed test left behind.
  private let name: String
  private static var count = 0

  init(_ view: some View) async throws {
    Self.count += 1
    name = "Sidelight window \(Self.count) with real input"
    app = try await TestApp(.window, width: 500, height: 600, checks: false) { view }
    let window = try #require(app.renderer?.windows.first?.window)
    window.title = name
    try await app.settle()
    try await RealInput.send("search", "--sync", "--name", "^\(name)$", "windowfocus", "--sync")
  }

  /// The middle of a text in the window.
  func point(_ text: String) throws -> (x: String, y: String) {
    let window = try #require(app.renderer?.windows.first?.window)
    let texts = app.renderer?.controllers.values.compactMap { ($0 as? TextController)?.core as? LabelWidget } ?? []
    let label = try #require(texts.first { $0.text == text && $0.isMapped })
    let box = try #require(label.bounds(in: window))
    return ("\(Int(box.x + box.width / 2))", "\(Int(box.y + box.height / 2))")
  }

  /// Moves the pointer, and does something there, in words of xdotool.
  func move(to place: (x: String, y: String), _ then: String...) async throws {
    try await RealInput.send(["search", "--name", "^\(name)$", "mousemove", "--window", "%1", place.x, place.y] + then)
  }

  /// Clicks in the middle of a text.
  func click(_ text: String) async throws { try await move(to: point(text), "click", "1") }
}
