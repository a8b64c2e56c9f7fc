package import SidelightCore
package import SidelightUI

/// Runs an app at one depth: shows it, says what there is to see, and does what a user would do.
@MainActor package protocol TestDriver: AnyObject {
  var graph: ViewGraph { get }
  /// What the consumer of patches has been told.
  var tree: ElementTree { get }
  /// What went wrong so far that is nobody's wish, as sentences.
  var faults: [String] { get }
  /// Called when something happened that may make a condition true.
  var activity: () -> Void { get set }

  func start(_ view: some View, width: Double, height: Double) async throws
  /// Brings everything up to date that is ready to be.
  func settle() async
  /// Everything that can be found, containers before what is in them.
  func sightings() -> [Sighting]
  /// The position of a bound row in its list; nil for a row that no place shows.
  func position(of row: NodeID) -> Int?
  /// The row that a sighting is; nil for anything else.
  func row(of sighting: Sighting) -> NodeID?
  /// The list that a sighting is, or that it is a row of.
  func list(of sighting: Sighting) -> NodeID?
  /// The layout that a split view shows.
  func picture(of split: NodeID) -> String?
  /// Whether all of something can be seen where it is scrolled to; nil where nobody knows.
  func isInView(_ sighting: Sighting) -> Bool?
  func resize(width: Double, height: Double) async throws
  func perform(_ action: TestAction, on sighting: Sighting) async throws
  func press(_ key: TestKey, _ modifiers: TestModifiers) async throws
  /// Swipes to the page before or after of the pages that follow each other.
  func swipePage(forward: Bool) async throws
  /// Lets the time pass after which letters begin another word.
  func pauseTyping()
  /// What the screen shows other than the model says, as sentences. Headless there is nothing to differ.
  func differences() -> [String]
  /// Ends everything, and says what stays behind.
  func close() async -> [String]
}

/// How many frames, or turns of tasks where there are none, an app is given to come to rest: a spinner never does, nor a task that begins
/// itself anew.
package let settlingLimit = 240

/// What a user can do with one thing.
package enum TestAction: Equatable, Sendable {
  case click(TestModifiers)
  case doubleClick
  case type(String)
  case clear
  case focus
  case toggle
  /// Choose an entry of a menu by the titles on the way to it.
  case choose(menuPath: [String])
  case pick(option: String)
  case slide(Double)
  case drag(Double)
  /// Swipe a row from an edge, and choose an action by its title or, with none, go all the way.
  case swipe(SwipeEdge, title: String?)
  /// Drop something from outside on a side of a row, or on a list's empty area.
  case dropIn(DropPayload, isBelow: Bool)
  /// Rest over it with something that is dragged, for as long as it takes.
  case restOver
  /// Use the control that deletes a row in edit mode.
  case deleteRow
  /// Drag a row to the gap before the row at a position of its list, and to a level of an outline; nil for the one nearest to its own.
  case dragRow(gap: Int, depth: Int?)
  case scroll(position: Int)
}

/// Makes the driver of ``Depth/window``; only the target with GTK has one.
package protocol WindowDepthProvider: SendableMetatype {
  static var isAvailable: Bool { get }
  @MainActor static func makeDriver() throws -> any TestDriver
}

/// Finds the driver of ``Depth/window`` by its name: this target must not depend on GTK, and a target that is linked in has no place to
/// run code of its own before the tests begin.
enum WindowDepthLookup {
  static let provider = _typeByName("22SidelightWindowTesting11WindowDepthO") as? any WindowDepthProvider.Type
}
