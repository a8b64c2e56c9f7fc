extension UndoManager {
  /// How many groups are open; 0 while none is.
  public var groupingLevel: Int { openGroups.count }

  /// Opens a group: what is registered until ``endUndoGrouping()`` is undone together.
  public func beginUndoGrouping() {
    if groupsByEvent, openGroups.isEmpty, !isUndoing, !isRedoing { openEventGroup() }
    openGroups.append(Group())
  }

  /// Ends the group that was opened last.
  public func endUndoGrouping() {
    guard let group = openGroups.popLast() else {
      return Problem.report("endUndoGrouping() was called without a group that is open; nothing was done.")
    }
    if openGroups.isEmpty { isEventGroupOpen = false }
    guard !group.entries.isEmpty else { return }
    if let outer = openGroups.last {
      if outer.name.isEmpty { outer.name = group.name }
      outer.entries.append(.group(group))
    } else {
      undoStack.append(group)
      trim()
    }
    readers.invalidate()
  }

  /// Opens the group of an event. It ends when the main actor is done with what it does now.
  func openEventGroup() {
    openGroups = [Group()]
    isEventGroupOpen = true
    Task { @MainActor [weak self] in self?.closeEventGroup() }
  }

  /// Ends the group of an event, unless the program has a group of its own open in it.
  func closeEventGroup() {
    if isEventGroupOpen, openGroups.count == 1 { endUndoGrouping() }
  }

  /// Drops the oldest groups where there are too many.
  func trim() {
    if levelsOfUndo > 0, undoStack.count > levelsOfUndo { undoStack.removeFirst(undoStack.count - levelsOfUndo) }
    if levelsOfUndo > 0, redoStack.count > levelsOfUndo { redoStack.removeFirst(redoStack.count - levelsOfUndo) }
  }

  /// Forgets all that can be undone and done again, and turns registration on again.
  public func removeAllActions() {
    undoStack = []
    redoStack = []
    for group in openGroups { group.entries = [] }
    disabled = 0
    readers.invalidate()
  }

  /// Forgets what was registered for an object, such as one that is closed. Complexity: O(what is registered).
  public func removeAllActions(withTarget target: Any) {
    let target = target as AnyObject
    for group in undoStack + redoStack + openGroups { group.removeActions(for: target) }
    undoStack.removeAll(where: \.entries.isEmpty)
    redoStack.removeAll(where: \.entries.isEmpty)
    readers.invalidate()
  }
}

extension UndoManager {
  /// What the action that would be undone is called; empty where it has no name or there is none.
  public var undoActionName: String {
    readers.noteRead()
    return (openGroups.first.flatMap { $0.entries.isEmpty ? nil : $0 } ?? undoStack.last)?.name ?? ""
  }

  /// What the action that would be done again is called; empty where it has no name or there is none.
  public var redoActionName: String {
    readers.noteRead()
    return redoStack.last?.name ?? ""
  }

  /// The title of a menu entry that undoes: “Undo Delete”.
  public var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }

  /// The title of a menu entry that does something again: “Redo Delete”.
  public var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

  /// The title of a menu entry that undoes an action: “Undo” and the name, or “Undo” alone for an empty name.
  public func undoMenuTitle(forUndoActionName actionName: String) -> String { actionName.isEmpty ? "Undo" : "Undo \(actionName)" }

  /// The title of a menu entry that does an action again: “Redo” and the name, or “Redo” alone for an empty name.
  public func redoMenuTitle(forUndoActionName actionName: String) -> String { actionName.isEmpty ? "Redo" : "Redo \(actionName)" }
}

/// The undo manager of a window.
enum UndoManagerKey: EnvironmentKey {
  static var defaultValue: UndoManager? { nil }
}

extension EnvironmentValues {
  /// The undo manager of the window that the view is in.
  ///
  /// Source: SwiftUI's `undoManager`.
  public var undoManager: UndoManager? { self[UndoManagerKey.self] }
}
