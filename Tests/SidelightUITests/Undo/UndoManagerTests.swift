import SidelightUI
import Testing

@MainActor struct UndoManagerTests {
  /// A number whose every change is registered.
  @MainActor private final class Number {
    private(set) var value = 0
    func set(_ new: Int, _ undo: UndoManager) {
      let old = value
      value = new
      undo.registerUndo(withTarget: self) { $0.set(old, undo) }
    }
  }

  private func eventEnds() async {
    for _ in 0..<4 { await Task.yield() }
  }

  @Test func `What one event registers is undone together, and done again`() async {
    let undo = UndoManager()
    let number = Number()
    #expect(!undo.canUndo)
    number.set(1, undo)
    number.set(2, undo)
    #expect(undo.canUndo)
    await eventEnds()
    number.set(3, undo)
    undo.undo()
    #expect(number.value == 2)
    #expect(undo.canRedo)
    undo.undo()
    #expect(number.value == 0)
    #expect(!undo.canUndo)
    undo.undo()
    undo.redo()
    #expect(number.value == 2)
    undo.redo()
    #expect(number.value == 3)
    #expect(!undo.canRedo)
    undo.undo()
    number.set(9, undo)
    #expect(!undo.canRedo, "something new was done")
  }

  @Test func `Groups nest, and are undone with the one around them`() {
    let undo = UndoManager()
    undo.groupsByEvent = false
    let number = Number()
    undo.beginUndoGrouping()
    number.set(1, undo)
    undo.beginUndoGrouping()
    #expect(undo.groupingLevel == 2)
    number.set(2, undo)
    undo.endUndoGrouping()
    number.set(3, undo)
    undo.endUndoGrouping()
    undo.beginUndoGrouping()
    undo.endUndoGrouping()
    #expect(undo.groupingLevel == 0)
    undo.undo()
    #expect(number.value == 0)
    #expect(!undo.canUndo, "an empty group is nothing to undo")
    undo.redo()
    #expect(number.value == 3)
  }

  @Test func `Names are those of the actions, also of undone ones`() async {
    let undo = UndoManager()
    let number = Number()
    #expect(undo.undoMenuItemTitle == "Undo")
    number.set(1, undo)
    undo.setActionName("Counting")
    await eventEnds()
    number.set(2, undo)
    undo.setActionName("More")
    #expect(undo.undoMenuItemTitle == "Undo More")
    undo.undo()
    #expect(undo.undoMenuItemTitle == "Undo Counting")
    #expect(undo.redoMenuItemTitle == "Redo More")
    #expect(undo.redoActionName == "More")
    undo.redo()
    #expect(undo.undoActionName == "More")
  }

  @Test func `Nothing is registered while that is off, for targets that have gone, or beyond the levels`() async {
    let undo = UndoManager()
    let number = Number()
    undo.disableUndoRegistration()
    #expect(!undo.isUndoRegistrationEnabled)
    number.set(1, undo)
    undo.enableUndoRegistration()
    #expect(!undo.canUndo)
    for value in 2...5 {
      number.set(value, undo)
      await eventEnds()
    }
    undo.levelsOfUndo = 2
    undo.undo()
    undo.undo()
    undo.undo()
    #expect(number.value == 3)
    let other = Number()
    other.set(1, undo)
    undo.removeAllActions(withTarget: other)
    await eventEnds()
    #expect(!undo.canUndo)
    number.set(8, undo)
    undo.removeAllActions()
    #expect(!undo.canUndo && !undo.canRedo)
  }

  @Test func `A view that reads what can be undone follows it`() {
    struct Content: View {
      @Environment(\.undoManager) private var undo
      let number: UndoManagerTests.Number
      var body: some View {
        Button("Do") { if let undo { number.set(1, undo) } }
        Button("Undo") { undo?.undo() }.disabled(undo?.canUndo != true)
        Text(undo?.undoMenuItemTitle ?? "none")
      }
    }
    let stage = Stage(Content(number: Number()))
    func isOff() -> Bool { stage.tree.all.contains { $0.element.traits.isDisabled } }
    #expect(isOff())
    try? stage.click("Do")
    #expect(!isOff())
    try? stage.click("Undo")
    #expect(isOff())
  }
}
