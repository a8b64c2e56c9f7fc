import SidelightCore
import SidelightUI

/// Tells the program what has the keyboard focus: its focus states, and fields that hear that they are edited.
@MainActor final class HeadlessFocusReports {
  /// The field of text that was told that it is edited.
  private var edited: NodeID?
  /// The nodes with a focus state that are, or contain, what has it.
  private var followed: Set<NodeID> = []
  /// The page that has it in bars that make room for what is scrolled.
  private var bars: NodeID?

  /// Tells of what has the focus now, which stands in a line of elements. Returns whether a focus state changed.
  func tell(_ place: NodeID?, _ line: [NodeID], in tree: ElementTree, to graph: ViewGraph) -> Bool {
    let now = Set(line.compactMap { tree[$0]?.element.traits.focus })
    let left = followed.subtracting(now)
    let entered = now.subtracting(followed)
    followed = now
    for id in left { graph.send(.focus(id, false)) }
    for id in entered { graph.send(.focus(id, true)) }
    tellEditing(place, in: tree, to: graph)
    return tellBars(place, in: tree, to: graph) || !left.isEmpty || !entered.isEmpty
  }

  /// Bars that make room stay while it is in them. Returns whether it came into some, or left them.
  private func tellBars(_ place: NodeID?, in tree: ElementTree, to graph: ViewGraph) -> Bool {
    let now = place.flatMap(tree.pageWithBars)
    guard now != bars else { return false }
    if let bars, tree[bars] != nil { graph.send(.header(bars, .focused(false))) }
    bars = now
    if let now { graph.send(.header(now, .focused(true))) }
    return true
  }

  /// Tells a field of text that it is edited, or is no longer.
  private func tellEditing(_ place: NodeID?, in tree: ElementTree, to graph: ViewGraph) {
    let now = place.flatMap { (tree.control($0) as? TextFieldElement)?.tellsEditing == true ? $0 : nil }
    guard now != edited else { return }
    if let edited, tree[edited] != nil { graph.send(.editing(edited, false)) }
    edited = now
    if let now { graph.send(.editing(now, true)) }
  }
}
