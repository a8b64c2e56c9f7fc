import SidelightBridge
import SidelightCore

/// Who wants the keyboard focus to move: the program, by a focus state, or the user, with a key.
@MainActor final class FocusWishes {
  /// The elements that focus states follow, by the ids that they know them by.
  var focusables: [NodeID: NodeID] = [:]
  /// Where the program wants the focus once all is in its place.
  var wanted: (id: NodeID, isOn: Bool)? { didSet { if wanted?.isOn == true { hasWanted = true } } }
  /// Whether the program has ever said where it wants the focus.
  private(set) var hasWanted = false
  /// How many keys the user has pressed since the window opened.
  private(set) var keyCount = 0
  /// A key is being handled: what it moves the focus to is what the user wants.
  private(set) var isKeyDown = false

  /// A key was pressed, before anything has heard of it.
  func keyPressed() {
    keyCount += 1
    guard !isKeyDown else { return }
    isKeyDown = true
    MainSource.idle(priority: MainLoop.Priority.high) { [weak self] () -> Void in self?.isKeyDown = false }
  }
}
