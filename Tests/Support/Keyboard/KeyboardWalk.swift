import DisplaySupport
import SidelightBridge
import SidelightCore
import SidelightGTK
public import SidelightWindowTesting
public import Testing

/// A walk through a window with the keyboard alone. It reports what a person would call a lost keyboard.
@MainActor public struct KeyboardWalk {
  private let app: TestApp
  private let place: String

  /// No window has as many places at which Tab stops.
  private static let limit = 150

  /// - Parameter place: where it goes, for what it reports.
  public init(_ app: TestApp, in place: String) {
    self.app = app
    self.place = place
  }

  private var window: WindowWidget? { app.renderer?.windows.first?.window }

  /// What has the focus. Whoever keeps it keeps the widget, which must not outlive its window.
  private var focus: Widget? { window?.focusedWidget }

  /// What has the focus, in words.
  public var stop: String { focus.map { "\($0.typeName) \($0.spokenName)" } ?? "nothing" }

  /// Presses a key, after which something that can be seen has the focus.
  public func press(_ key: TestKey, _ modifiers: TestModifiers = [], _ location: SourceLocation = #_sourceLocation) async throws {
    let before = stop
    try await app.press(key, modifiers)
    let isThere = focus.map { $0.isMapped && $0.bounds(in: $0).map { $0.width > 0 && $0.height > 0 } == true } ?? false
    #expect(isThere, "\(place): \(key.name) at \(before) leads to \(stop), which nobody sees", sourceLocation: location)
  }

  private func step(_ isForward: Bool) async throws {
    // In an editor of text the Tab key types one, as GTK has it, and with Control goes on.
    let isTyped = focus?.typeName == "GtkTextView"
    var modifiers: TestModifiers = isTyped ? .control : []
    if !isForward { modifiers.insert(.shift) }
    try await press(.tab, modifiers)
  }

  /// Goes on until it is where it began, and says where it came by, the beginning last.
  private func round(forward: Bool) async throws -> [String] {
    guard let first = focus else { return [] }
    var stops: [String] = []
    repeat {
      try await step(forward)
      stops.append(stop)
    } while focus != first && stops.count < Self.limit
    #expect(stops.count < Self.limit, "\(place): Tab does not come round: \(stops.suffix(6))")
    return stops
  }

  /// Goes round with Tab from where it is, and back with Shift+Tab by the same stops. No divider is one.
  public func round() async throws -> [String] {
    let there = try await round(forward: true)
    let back = try await round(forward: false)
    #expect(Array(back.dropLast().reversed()) == Array(there.dropLast()), "\(place): Tab and Shift+Tab differ")
    #expect(!there.contains { $0.contains("Divider") || $0.contains("Width") }, "\(place): a divider is a stop")
    return there
  }

  /// Presses Tab until what has the focus is called so.
  /// - Returns: whether there is such a stop.
  public func go(to name: String) async throws -> Bool {
    for _ in 0..<Self.limit where focus?.spokenName != name { try await step(true) }
    return focus?.spokenName == name
  }

  /// Presses F6 until it is in the column where it began, goes back the same way with Shift+F6, and says how many columns there are.
  public func goThroughColumns() async throws -> Int {
    try await press(.f6)
    let first = try #require(column, "\(place): F6 leads nowhere")
    var there: [String?] = []
    repeat {
      try await press(.f6)
      there.append(column)
    } while column != first && there.count < 6
    #expect(there.last == first, "\(place): F6 does not come by the column where it began")
    var back: [String?] = []
    for _ in there {
      back.append(column)
      try await press(.f6, .shift)
    }
    #expect(back == there.reversed() && column == first, "\(place): F6 and Shift+F6 differ")
    return there.count
  }

  /// The column with the focus, by its role.
  private var column: String? {
    guard let focus else { return nil }
    return sequence(first: focus, next: \.parent).firstNonNil { widget in
      app.renderer?.controllers.values.first { $0.widget == widget && $0 is PageController }.map { "\($0.id)" }
    }
  }
}
