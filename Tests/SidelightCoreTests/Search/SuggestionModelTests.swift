import SidelightCore
import Testing

/// Suggestions of a search field, as a value.
struct SuggestionModelTests {
  /// The suggestions as a picture: `x` for one that can be chosen, `-` for one that can't, the active one in brackets; `closed` when nobody
  /// sees them.
  private func picture(_ model: SuggestionModel) -> String {
    guard model.isShown else { return "closed" }
    return model.choosable.enumerated().map { ($0 == model.active ? "[x]" : $1 ? "x" : "-") }.joined()
  }

  private func walk(_ changes: SuggestionModel.Change...) -> [String] {
    var model = SuggestionModel()
    return changes.map {
      model.handle($0)
      return picture(model)
    }
  }

  @Test func `They open with the search, and go where nothing is suggested`() {
    #expect(walk(.offered([true, true]), .edited, .offered([]), .offered([true]), .closed) == ["closed", "xx", "closed", "x", "closed"])
  }

  @Test func `Keys go through those that can be chosen, and from the first back into the text`() {
    let down = SuggestionModel.Change.stepped(forward: true)
    let up = SuggestionModel.Change.stepped(forward: false)
    #expect(
      walk(.offered([false, true, false, true]), .edited, up, down, down, down, up, up)
        == ["closed", "-x-x", "-x-x", "-[x]-x", "-x-[x]", "-x-[x]", "-[x]-x", "-x-x"])
  }

  @Test func `Down opens what was closed, and typing begins anew`() {
    let down = SuggestionModel.Change.stepped(forward: true)
    #expect(walk(.offered([true, true]), .edited, down, .closed, down, .edited) == ["closed", "xx", "[x]x", "closed", "[x]x", "xx"])
  }

  @Test func `The active one goes with its place, and when it can be chosen no longer`() {
    let down = SuggestionModel.Change.stepped(forward: true)
    #expect(
      walk(.offered([true, true]), .edited, down, down, .offered([true]), down, .offered([false]), down)
        == ["closed", "xx", "[x]x", "x[x]", "x", "[x]", "-", "-"])
  }
}
