/// Records what was done, so that it can be undone and done again.
///
/// ```swift
/// @Environment(\.undoManager) private var undoManager
///
/// func rename(_ document: Document, to name: String) {
///   let old = document.name
///   document.name = name
///   undoManager?.registerUndo(withTarget: document) { rename($0, to: old) }
///   undoManager?.setActionName("Rename")
/// }
/// ```
///
/// What is registered while an action is undone is how to do it again. Everything that one event registers is undone together. Every
/// window has an undo manager in its environment, which Ctrl+Z and Ctrl+Shift+Z use, except in a text entry, which has its own. Views
/// that read ``canUndo``, ``canRedo`` or a title run again when these change, which Foundation's class doesn't offer; its notifications,
/// selectors and invocations don't exist here. Foundation for Linux has no such class. Source: Foundation's `UndoManager`.
@MainActor @preconcurrency open class UndoManager {
  /// Actions that are undone together.
  final class Group {
    var name = ""
    var entries: [Entry] = []
  }

  enum Entry {
    case action(UndoAction)
    case group(Group)
  }

  var undoStack: [Group] = []
  var redoStack: [Group] = []
  /// The groups that are open, the innermost last.
  var openGroups: [Group] = []
  /// The outermost group was opened for an event and ends with it.
  var isEventGroupOpen = false
  var disabled = 0
  /// The views that read what can be undone.
  var readers = ReaderSet()

  /// Makes an undo manager with nothing to undo.
  public init() {}

  /// Whether everything that one event registers is one group. True at first.
  public var groupsByEvent = true

  /// How many groups can be undone at most; 0 for any number.
  public var levelsOfUndo = 0 { didSet { trim() } }

  /// Whether an action is being undone.
  public private(set) var isUndoing = false

  /// Whether an action is being done again.
  public private(set) var isRedoing = false

  // MARK: Registration

  /// Says how something is undone.
  /// - Parameters:
  ///   - target: what it is done to. It is not kept alive; once it has gone there is nothing to undo.
  ///   - handler: undoes it, and registers how to do it again.
  @preconcurrency public func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void
  ) {
    guard disabled == 0 else { return }
    if openGroups.isEmpty {
      guard groupsByEvent else {
        return Problem.report("an undo manager that does not group by event was told of an action outside of beginUndoGrouping().")
      }
      openEventGroup()
    }
    openGroups.last?.entries.append(.action(UndoAction(target, handler)))
    if !isUndoing && !isRedoing { redoStack = [] }
    readers.invalidate()
  }

  /// Names what the user did, for ``undoMenuItemTitle``.
  ///
  /// - Parameter actionName: what the user did, such as “Delete”.
  public func setActionName(_ actionName: String) {
    (openGroups.first ?? (isUndoing ? redoStack : undoStack).last)?.name = actionName
    readers.invalidate()
  }

  /// Whether what is registered is recorded; false after ``disableUndoRegistration()``.
  public var isUndoRegistrationEnabled: Bool { disabled == 0 }

  /// Ignores what is registered, until ``enableUndoRegistration()`` has been called as often as this.
  public func disableUndoRegistration() { disabled += 1 }

  /// Takes back one ``disableUndoRegistration()``.
  public func enableUndoRegistration() { disabled = max(0, disabled - 1) }

  // MARK: Undo and redo

  /// Whether there is something to undo.
  public var canUndo: Bool {
    readers.noteRead()
    return !undoStack.isEmpty || openGroups.contains { !$0.entries.isEmpty }
  }

  /// Whether there is something to do again.
  public var canRedo: Bool {
    readers.noteRead()
    return !redoStack.isEmpty
  }

  /// Undoes the last group. A group of an event that is still open ends first.
  public func undo() {
    closeEventGroup()
    undoNestedGroup()
  }

  /// Undoes the last group that is complete.
  public func undoNestedGroup() {
    guard openGroups.isEmpty, !isUndoing, !isRedoing else {
      return Problem.report("undo() was called within a group that is still open, or by an action that is being undone. Nothing was done.")
    }
    guard let group = undoStack.popLast() else { return }
    isUndoing = true
    if let opposite = run(group) { redoStack.append(opposite) }
    isUndoing = false
    readers.invalidate()
  }

  /// Does the last undone group again.
  public func redo() {
    closeEventGroup()
    guard openGroups.isEmpty, !isUndoing, !isRedoing else {
      return Problem.report("redo() was called within a group that is still open, or by an action that is being undone. Nothing was done.")
    }
    guard let group = redoStack.popLast() else { return }
    isRedoing = true
    if let opposite = run(group) { undoStack.append(opposite) }
    isRedoing = false
    readers.invalidate()
  }

  /// Runs the actions of a group from the last to the first, and answers what they registered.
  private func run(_ group: Group) -> Group? {
    let opposite = Group()
    openGroups = [opposite]
    group.run()
    openGroups = []
    opposite.name = group.name
    return opposite.entries.isEmpty ? nil : opposite
  }
}

/// How something is undone.
@MainActor struct UndoAction {
  private weak var target: AnyObject?
  private let perform: (AnyObject) -> Void

  init<Target: AnyObject>(_ target: Target, _ handler: @escaping @MainActor (Target) -> Void) {
    self.target = target
    perform = { if let target = $0 as? Target { handler(target) } }
  }

  func isFor(_ object: AnyObject) -> Bool { target === object }

  func run() {
    if let target { perform(target) }
  }
}

extension UndoManager.Group {
  @MainActor func run() {
    for entry in entries.reversed() {
      switch entry {
      case .action(let action): action.run()
      case .group(let group): group.run()
      }
    }
  }

  @MainActor func removeActions(for target: AnyObject) {
    entries.removeAll { entry in
      switch entry {
      case .action(let action): return action.isFor(target)
      case .group(let group):
        group.removeActions(for: target)
        return group.entries.isEmpty
      }
    }
  }
}
