import SidelightCore
import Testing

/// A bar at the bottom that makes room for what is scrolled.
struct TabMinimizingTests {
  private let down = TabEvent.scrolled(ScrollState(isAtTop: false, direction: .down))
  private let up = TabEvent.scrolled(ScrollState(isAtTop: false, direction: .up))
  private let top = TabEvent.scrolled(ScrollState(isAtTop: true, direction: .down))

  private func tabs(_ minimizing: TabMinimizing, width: Double = 360) -> TabTestModel {
    var tabs = TabTestModel(TabItem.tabs("A B C"), width: width)
    tabs.declare { $0.minimizing = minimizing }
    return tabs
  }

  @Test(
    arguments: [
      (.never, ["bottom: (A) B C", "bottom: (A) B C", "bottom: (A) B C"]),
      (.onScrollDown, ["small bottom: (A) B C", "bottom: (A) B C", "bottom: (A) B C"]),
      (.onScrollUp, ["bottom: (A) B C", "small bottom: (A) B C", "bottom: (A) B C"]),
    ] as [(TabMinimizing, [String])])
  func `Scrolling one way makes it small, and the other way all of it comes back`(minimizing: TabMinimizing, pictures: [String]) {
    var tabs = tabs(minimizing)
    let seen = [down, up, top].map { event in
      tabs.send(event)
      return tabs.picture
    }
    #expect(seen == pictures)
  }

  @Test(
    arguments: [
      .expandBar, .choose(TabModel.id("B")), .step(forward: true), .number(3), .scrolled(ScrollState()), .measured(TabMetrics(width: 900)),
    ] as [TabEvent])
  func `A click on it, another tab and another place bring all of it back`(event: TabEvent) {
    var tabs = tabs(.onScrollDown)
    tabs.send(down)
    #expect(tabs.picture == "small bottom: (A) B C")
    tabs.send(event)
    tabs.resize(360)
    #expect(tabs.picture.hasPrefix("bottom:"))
  }

  @Test func `Only a bar at the bottom gets small`() {
    var tabs = tabs(.onScrollDown, width: 900)
    tabs.send(down)
    #expect(tabs.picture == "wide header: (A) B C")
    #expect(!tabs.model.followsScrolling)
    tabs.resize(360)
    #expect(tabs.picture == "bottom: (A) B C" && tabs.model.followsScrolling)
  }

  @Test func `A bar whose “More” stands for what is shown stays`() {
    var tabs = TabTestModel(TabItem.tabs("A B C D E F G"), width: 360)
    tabs.declare { $0.minimizing = .onScrollDown }
    tabs.choose("G")
    tabs.send(down)
    #expect(tabs.picture == "bottom: A B C D More[E F (G)]")
    tabs.choose("A")
    tabs.send(down)
    #expect(tabs.picture == "small bottom: (A) B C D More[E F G]")
    tabs.send(.showMore)
    #expect(tabs.picture == "bottom: A B C D (More[E F G])")
  }

  @Test func `Code that changes its mind brings all of it back`() {
    var tabs = tabs(.onScrollDown)
    tabs.send(down)
    tabs.declare { $0.minimizing = .never }
    #expect(tabs.picture == "bottom: (A) B C")
  }
}
