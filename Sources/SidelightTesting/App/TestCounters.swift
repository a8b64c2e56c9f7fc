/// What an interface has done so far: numbers that only rise, so that a test can pin what a change costs.
///
/// ```swift
/// let cost = try await app.cost { try await app.button("Add").click() }
/// #expect(cost.bodies == 1)
/// ```
public struct TestCounters: Equatable, Sendable {
  /// Bodies of views that ran.
  public var bodies: Int
  /// Changes that were handed to the widgets, or to what stands for them.
  public var patches: Int
  /// Rows that lists made or gave to another element, because they came near what is shown.
  public var rowsBound: Int
  /// Those among ``rowsBound`` that took over the views of a row that was no longer needed.
  public var rowsReused: Int

  /// Makes counters from numbers, for comparison.
  public init(bodies: Int = 0, patches: Int = 0, rowsBound: Int = 0, rowsReused: Int = 0) {
    self.bodies = bodies
    self.patches = patches
    self.rowsBound = rowsBound
    self.rowsReused = rowsReused
  }

  /// What happened between two moments.
  public static func - (later: TestCounters, earlier: TestCounters) -> TestCounters {
    TestCounters(
      bodies: later.bodies - earlier.bodies, patches: later.patches - earlier.patches, rowsBound: later.rowsBound - earlier.rowsBound,
      rowsReused: later.rowsReused - earlier.rowsReused)
  }
}
