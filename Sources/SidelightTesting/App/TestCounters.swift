/// How much work an interface has done so far, as numbers that only rise. A test can check what a change costs.
///
/// ```swift
/// let cost = try await app.cost { try await app.button("Add").click() }
/// #expect(cost.bodies == 1)
/// ```
public struct TestCounters: Equatable, Sendable {
  /// How many bodies of views were evaluated.
  public var bodies: Int
  /// How many patches went to the widgets, or to what replaces them without a display.
  public var patches: Int
  /// How many rows were bound, because they came near what a list shows.
  public var rowsBound: Int
  /// How many rows of ``rowsBound`` reused the views of another row.
  public var rowsReused: Int

  /// Makes counters from numbers, for comparison.
  public init(bodies: Int = 0, patches: Int = 0, rowsBound: Int = 0, rowsReused: Int = 0) {
    self.bodies = bodies
    self.patches = patches
    self.rowsBound = rowsBound
    self.rowsReused = rowsReused
  }

  /// The work between two moments.
  public static func - (later: TestCounters, earlier: TestCounters) -> TestCounters {
    TestCounters(
      bodies: later.bodies - earlier.bodies, patches: later.patches - earlier.patches, rowsBound: later.rowsBound - earlier.rowsBound,
      rowsReused: later.rowsReused - earlier.rowsReused)
  }
}
