import SidelightCore
import Testing

/// What the user chooses of a toolbar.
struct ToolbarChoicesTests {
  @Test func `An item is where it began until the user says otherwise, and again after a reset`() {
    var hidden = ToolbarItemRule()
    hidden.isShownAtFirst = false
    let shown = ToolbarItemRule()
    var choices = ToolbarChoices()
    #expect(choices.shows("a", shown) && !choices.shows("b", hidden) && choices.isEmpty)
    choices.set("a", shown, isShown: false)
    choices.set("b", hidden, isShown: true)
    #expect(!choices.shows("a", shown) && choices.shows("b", hidden) && !choices.isEmpty)
    choices.set("a", shown, isShown: true)
    choices.set("b", hidden, isShown: false)
    #expect(choices.isEmpty)
    choices.set("a", shown, isShown: false)
    choices.reset()
    #expect(choices.shows("a", shown) && choices.isEmpty)
  }

  @Test func `An item that can't be removed stays, whatever was chosen before it could not`() {
    var fixed = ToolbarItemRule()
    fixed.isRemovable = false
    fixed.isShownAtFirst = false
    var choices = ToolbarChoices()
    choices.set("a", ToolbarItemRule(), isShown: false)
    #expect(choices.shows("a", fixed))
    choices.set("b", fixed, isShown: false)
    #expect(choices.shows("b", fixed))
  }

  @Test func `Items that come first change places with others that take part, and with nobody else`() {
    var first = ToolbarItemRule()
    first.comesFirst = true
    let rules: [Character: ToolbarItemRule] = ["A": first, "B": first, "c": ToolbarItemRule(), "d": ToolbarItemRule()]
    #expect(String(Array("xcAydBz").withFirstOnes { rules[$0] }) == "xABycdz")
    #expect(String(Array("xyz").withFirstOnes { rules[$0] }) == "xyz")
  }
}
