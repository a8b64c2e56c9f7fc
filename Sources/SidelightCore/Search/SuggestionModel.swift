/// The suggestions of a search field: whether they are open, and which of them Enter would choose.
///
/// They open when a search begins and whenever the user types, and close when one is chosen or Enter or Escape is pressed; Down opens them again.
package struct SuggestionModel: Equatable, Sendable {
  /// For each suggestion whether it can be chosen; others are there to be read.
  package private(set) var choosable: [Bool] = []
  private var isOpen = false
  /// The one that Enter would choose; nil while Enter submits what is typed.
  package private(set) var active: Int?

  /// Something that has to do with them.
  package enum Change: Equatable, Sendable {
    /// The search began, or the user typed.
    case edited
    /// One was chosen, what is typed was submitted, or they were dismissed.
    case closed
    /// Down, or Up.
    case stepped(forward: Bool)
    /// The program suggests these now.
    case offered([Bool])
  }

  package init() {}

  /// Whether they are there to be seen.
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

  /// Up from the first one leads back into the text, and Down from the last one leads nowhere.
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
