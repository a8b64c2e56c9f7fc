/// What the user or the desktop did, as a value: the only thing that comes back from the widgets.
package enum Event: Equatable, Sendable {
  /// A button, link or menu entry was chosen.
  case activate(NodeID)
  /// A text entry now holds this text.
  case edit(NodeID, text: String)
  /// Enter in a text entry.
  case submit(NodeID)
  /// A switch now is on, or off.
  case toggle(NodeID, isOn: Bool)
  /// An option was chosen, by its position.
  case choose(NodeID, option: Int)
  /// A slider now stands at this value.
  case slide(NodeID, value: Double)
  /// The user began to move a slider, or ended it.
  case editing(NodeID, Bool)
  case list(NodeID, ListEvent)
  case split(NodeID, SplitEvent)
  case tabs(NodeID, TabEvent)
  /// A navigation stack now shows this many pages, its root included, because the user went back.
  case popped(NodeID, pages: Int)
  case search(NodeID, SearchEvent)
  /// The keyboard focus came into what a focus state follows, or left it; false also where it was to go there and can't.
  case focus(NodeID, Bool)
  case sheet(NodeID, SheetEvent)
  /// What can be refreshed is to be: F5, or pulled beyond its top.
  case refresh(NodeID)
  /// The last action in a window is to be undone, or the last undone one to be done again.
  case undo(NodeID, isRedo: Bool)
  /// A list or scrolled area whose element follows scrolling now stands so.
  case scrolled(NodeID, ScrollState)
  /// A window, a sheet or a place of a style has a width of another class than before.
  case sized(NodeID, SizeClass)
  /// The content of a page has to be wider than the page is, in px, and is cut.
  case cut(NodeID, needed: Double, width: Double)
  /// The desktop's settings changed.
  case desktop(DesktopTraits)
}

extension Event {
  /// The node that the event is for; nil for the desktop's.
  package var node: NodeID? {
    switch self {
    case .refresh(let id), .scrolled(let id, _): id
    case .activate(let id), .edit(let id, _), .submit(let id), .list(let id, _), .split(let id, _), .tabs(let id, _), .popped(let id, _),
      .toggle(let id, _), .choose(let id, _), .slide(let id, _), .editing(let id, _),
      .sheet(let id, _), .search(let id, _), .sized(let id, _), .cut(let id, _, _), .undo(let id, _):
      id
    case .desktop, .focus: nil
    }
  }
}
