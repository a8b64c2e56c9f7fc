/// The suggestions of a field: whether they are shown, and which one Enter would choose.
///
/// They open when a search begins and when the user types. They close when one is chosen, on Enter or Escape, and where the user leaves a
/// field of text. Down opens them again.
package struct SuggestionModel: Equatable, Sendable {
  /// For each suggestion, whether it can be chosen. One that can't be is only text.
  package private(set) var choosable: [Bool] = []
  private var isOpen = false
  /// The one that Enter would choose; nil while Enter submits the typed text.
  package private(set) var active: Int?

  /// What can happen to the suggestions.
  package enum Change: Equatable, Sendable {
    /// The search began, or the user typed.
    case edited
    /// One was chosen, the typed text was submitted, or they were dismissed.
    case closed
    /// Down or Up was pressed.
    case stepped(forward: Bool)
    /// The app offers these suggestions now.
    case offered([Bool])
  }

  package init() {}

  /// Whether they are shown.
  package var isShown: Bool { isOpen && !choosable.isEmpty }

  package mutating func handle(_ change: Change) {
    switch change {
    case .edited:
      isOpen = true
      active = nil
    case .closed:
      isOpen = false
      active = nil
    case .stepped(let forward): step(forward)
    case .offered(let new):
      guard new != choosable else { return }
      choosable = new
      if let active, !new.indices.contains(active) || !new[active] { self.active = nil }
    }
  }

  /// Up from the first one goes back to the text; Down from the last one does nothing.
  private mutating func step(_ forward: Bool) {
    if forward {
      let start = isShown ? active.map { $0 + 1 } ?? 0 : 0
      isOpen = true
      active = choosable.indices.dropFirst(start).first { choosable[$0] } ?? active
    } else if let current = active {
      active = choosable.indices.prefix(current).last { choosable[$0] }
    }
  }
}
