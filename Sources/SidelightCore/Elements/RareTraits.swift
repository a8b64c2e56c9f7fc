/// Traits that few elements have.
package struct RareTraits: Equatable, Sendable {
  /// The node that says what may be dropped on it, see ``TreeHost/drop(_:_:)``.
  package var drop: NodeID?
  /// How it takes part in a reordering that is under way; nil while it takes part in none.
  package var reordering: ReorderLook?
  /// The nodes that cut, copy, paste and delete with the focus in it.
  package var commands = EditCommands()
  /// Who looks at its widget, the innermost first, see ``TreeHost/inspect(_:_:)``.
  package var inspections: [Inspection] = []
  /// The views that hear what the user does there, the innermost first.
  package var hearers: [Hearer] = []
  /// The views that hear of keys and may keep them to themselves, the innermost first, see ``TreeHost/pressed(_:_:)``.
  package var keyHearers: [NodeID] = []
  /// Whether it can have the keyboard focus, where an app says so.
  package var focusing: FocusManner?
  /// Whether arrow keys that lead to it find what in it can have the focus.
  package var isFocusSection = false
  /// Whether nothing shows that it has the focus, or something in it.
  package var hidesFocus = false
  /// Whether clicks go through it to what lies behind.
  package var letsClicksThrough = false
  /// The part of it in which its views hear presses and taps; nil for all of it.
  package var hitArea: HitArea?
  /// Before which others it stays in a toolbar that gets too narrow. The usual one is 0.
  package var toolbarPriority = 0.0
  /// Whether it shares no background with its neighbours in a toolbar.
  package var isWithoutToolbarBackground = false
  /// What the pointer looks like over it, as the desktop calls that; nil for as suits.
  package var pointer: String?
  /// Before which others a stack around it gives it room. The usual one is 0.
  package var layoutPriority = 0.0
  /// How it stands in a grid around it; nil for the usual way.
  package var gridCell: GridCell?
  /// What its views say of it to an app's layout around it, the innermost first.
  package var layoutSayings: [LayoutVoice] = []
  /// Who hears which of its views is scrolled to; nil where nobody asks.
  package var scrollTargets: ScrollTargetLayout?
  /// Above which others a container around it shows it. The usual one is 0; among equals the later one lies above.
  package var zIndex = 0.0
  /// Before which others assistive technology reads it. The usual one is 0.
  package var sortPriority = 0.0
  /// That of headers and footers that stay in view, above whatever an app says.
  package static let pinnedIndex = Double.infinity
  /// How it comes and goes; nil where that is not said: it is there, or gone, at once.
  package var transition: TransitionElement?
  /// The number of what it has its place in common with, when one comes and another one goes.
  package var matched: Int?
  /// The number by which a page of a stack knows it that comes out of it.
  package var transitionSource: Int?
  /// How what it shows comes in place of what it showed; nil for at once.
  package var contentChange: ContentChange?
  /// What assistive technology can do at it.
  package var actions: [SpokenAction] = []

  package init() {}
}

/// A view that looks at a widget: again with each revision.
package struct Inspection: Hashable, Sendable {
  package var node: NodeID
  package var revision: Int

  package init(_ node: NodeID, revision: Int) {
    self.node = node
    self.revision = revision
  }
}

/// Something that assistive technology can do at an element, see ``Event/perform(_:action:)``.
package struct SpokenAction: Hashable, Sendable {
  package let node: NodeID
  package let index: Int
  package let name: String

  package init(node: NodeID, index: Int, name: String) {
    self.node = node
    self.index = index
    self.name = name
  }

  package var event: Event { .perform(node, action: index) }
}

/// Keeps them apart from the traits that many elements have, which stay small.
final class StoredRareTraits: Equatable, Sendable {
  let traits: RareTraits

  init(_ traits: RareTraits) { self.traits = traits }

  static func == (left: StoredRareTraits, right: StoredRareTraits) -> Bool { left === right || left.traits == right.traits }
}
