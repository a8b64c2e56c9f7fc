import Foundation
import RealInput
import Sidelight
import SidelightBridge
import SidelightGTK
import SidelightWindowTesting
import Testing

/// An app in a window that gets real input, through the display.
@MainActor struct RealWindow {
  let app: TestApp
  /// Its number on the X server; its title may change.
  private let number: String
  private static var count = 0

  init(_ view: some View, width: Double = 500) async throws {
    Self.count += 1
    // No other window has it, also none that a failed test left behind.
    let name = "Sidelight window \(Self.count) with real input"
    app = try await TestApp(.window, width: width, height: 600, checks: false) { view }
    let window = try #require(app.renderer?.windows.first?.window)
    window.title = name
    try await app.settle()
    number = try await RealInput.send("search", "--sync", "--name", "^\(name)$").trimmingCharacters(in: .whitespacesAndNewlines)
    try await RealInput.send("windowfocus", "--sync", number)
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
    try await RealInput.send(["mousemove", "--window", number, place.x, place.y] + then)
  }

  /// Presses the primary button at a place, and lets it go when the window has heard of it.
  ///
  /// While it lays itself out, GTK 4.18 asks the X server which buttons are down. If one is up there whose release it has not handed on yet,
  /// it takes the click for cancelled. That happens to a click that is over at once, on a busy machine.
  func click(at place: (x: String, y: String)) async throws {
    try await move(to: place, "mousedown", "1")
    try await app.settle()
    try await RealInput.send("mouseup", "1")
    try await app.settle()
  }

  /// Clicks twice, which counts as a double click however slow the machine is.
  func doubleClick(at place: (x: String, y: String)) async throws {
    let settings = try #require(DesktopSettings.shared)
    let usual = settings.doubleClickTime
    settings.doubleClickTime = 10_000
    defer { settings.doubleClickTime = usual }
    for _ in 0..<2 { try await click(at: place) }
  }

  /// Clicks so far from the middle of a text, in pixels.
  func click(_ text: String, right: Int, down: Int) async throws {
    let middle = try point(text)
    try await click(at: ("\((Int(middle.x) ?? 0) + right)", "\((Int(middle.y) ?? 0) + down)"))
  }

  /// Clicks in the middle of a text.
  func click(_ text: String) async throws { try await click(at: point(text)) }
}
