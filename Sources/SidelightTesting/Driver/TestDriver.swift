package import SidelightCore
package import SidelightUI

/// Runs an app at one depth: shows it, reports what is visible, and does what a user would do.
@MainActor package protocol TestDriver: AnyObject {
  var graph: ViewGraph { get }
  /// The tree that the patches have made.
  var tree: ElementTree { get }
  /// What went wrong in the library so far, as sentences.
  var faults: [String] { get }
  /// Called when something happens that may make a condition true.
  var activity: () -> Void { get set }

  func start(_ view: some View, width: Double, height: Double) async throws
  /// Brings everything up to date.
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
  /// Whether something is completely within the visible part of what scrolls; nil if that is not known.
  func isInView(_ sighting: Sighting) -> Bool?
  /// The element that something is; nil for what is none.
  func node(of sighting: Sighting) -> NodeID?
  /// Where something is in the window's content; nil for what has no place.
  func frame(of sighting: Sighting) -> LayoutFrame?
  func resize(width: Double, height: Double) async throws
  func perform(_ action: TestAction, on sighting: Sighting) async throws
  func press(_ key: TestKey, _ modifiers: TestModifiers) async throws
  /// Swipes to the next or the previous page of pages that are side by side.
  func swipePage(forward: Bool) async throws
  /// What is in the clipboard; nil if it is empty.
  func readClipboard() async -> DropPayload?
  /// Puts something in the clipboard, as another app does.
  func fillClipboard(_ payload: DropPayload)
  /// Lets time pass, so that the next letter begins a new word.
  func pauseTyping()
  /// What the widgets show differently from the model, as sentences. Without a display nothing can differ.
  func differences() -> [String]
  /// Ends everything. Returns what is left, as sentences.
  func close() async -> [String]
}

/// How many frames, or turns of tasks if there are no frames, an app has to settle. A spinner never settles, and neither does a task that
/// restarts itself.
package let settlingLimit = 240

/// What a user can do with one thing.
package enum TestAction: Equatable, Sendable {
  case click(TestModifiers)
  case doubleClick
  case type(String)
  case clear
  /// Select the first part of a text field that says this; nothing for the end.
  case selectText(String)
  case focus
  case toggle
  /// Choose an entry of a menu, by its title and those of the submenus around it.
  case choose(menuPath: [String])
  case pick(option: String)
  case slide(Double)
  case step(up: Bool)
  case pickDay(year: Int, month: Int, day: Int)
  case pickTimeOfDay(hour: Int, minute: Int)
  case pickColor(ColorStyle)
  case drag(Double)
  /// Swipe a row from an edge, and choose an action by its title, or perform the first one by a full swipe if there is no title.
  case swipe(SwipeEdge, title: String?)
  /// Drop something from outside on a side of a row, or on a list's empty area.
  case dropIn(DropPayload, isBelow: Bool)
  /// Hold a dragged item over it for long enough.
  case restOver
  /// Bring the pointer over it (true), or away from it (false).
  case hover(Bool)
  /// Use the button that deletes a row in edit mode.
  case deleteRow
  /// Drag a row to the gap before the row at a position of its list, and to a level of an outline, or the one nearest to its own for nil.
  case dragRow(gap: Int, depth: Int?)
  case scroll(position: Int)
  /// What assistive technology can do at it, by its name.
  case act(String)
}

extension TestAction {
  /// How many clicks it is; nil for anything else.
  package var clicks: Int? {
    switch self {
    case .click: 1
    case .doubleClick: 2
    default: nil
    }
  }
}

/// Makes the driver of ``Depth/window``; only the target with GTK has one.
package protocol WindowDepthProvider: SendableMetatype {
  static var isAvailable: Bool { get }
  @MainActor static func makeDriver() throws -> any TestDriver
}

/// Finds the driver of ``Depth/window`` by its name. This target must not depend on GTK, and a target that is linked in can't run code of its
/// own before the tests begin.
enum WindowDepthLookup {
  static let provider = _typeByName("22SidelightWindowTesting11WindowDepthO") as? any WindowDepthProvider.Type
}
