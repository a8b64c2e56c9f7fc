/// What the user or the desktop did. Nothing else comes back from the widgets.
package enum Event: Equatable, Sendable {
  /// A button, link or menu entry was chosen.
  case activate(NodeID)
  /// A link within a text was chosen: the address that it opens.
  case open(NodeID, link: String)
  /// The text of an entry has changed to this.
  case edit(NodeID, text: String)
  /// What is selected in an entry has changed to this, in Unicode scalars; empty for a cursor.
  case selectText(NodeID, Range<Int>)
  /// Enter was pressed in a text entry.
  case submit(NodeID)
  /// What is typed into an entry counts now, because something else is used.
  case commit(NodeID)
  /// What is typed into an entry is taken back: Escape was pressed.
  case revert(NodeID)
  /// A switch was turned on or off, or something was opened or closed.
  case toggle(NodeID, isOn: Bool)
  /// What has the focus is to be deleted.
  case delete(NodeID)
  /// This is to be pasted where the focus is.
  case paste(NodeID, DropPayload)
  /// Assistive technology asks for one of the actions that a node offers, by its position.
  case perform(NodeID, action: Int)
  /// A view hears what the user does there.
  case heard(NodeID, Heard)
  /// An option was chosen, by its position.
  case choose(NodeID, option: Int)
  /// A slider was moved to this value.
  case slide(NodeID, value: Double)
  /// A value was stepped up, or down.
  case step(NodeID, up: Bool)
  /// A day or a time of day was chosen: the time that this makes.
  case pickTime(NodeID, WallTime)
  /// A colour was chosen, by its components.
  case pickColor(NodeID, ColorStyle)
  /// The user began to move a slider (true), or stopped (false).
  case editing(NodeID, Bool)
  case list(NodeID, ListEvent)
  indirect case table(NodeID, TableEvent)
  /// The user dragged a boundary between views: how long each is now but the last one, in px.
  case panes(NodeID, lengths: [Double])
  /// Stored indirectly, as the next one, because it would make every event four times as large.
  indirect case split(NodeID, SplitEvent)
  indirect case tabs(NodeID, TabEvent)
  /// The user went back in a navigation stack, which now has this many pages, its root included.
  case popped(NodeID, pages: Int)
  case search(NodeID, SearchEvent)
  /// What a focus state follows got the keyboard focus (true), or lost it or could not get it (false).
  case focus(NodeID, Bool)
  case sheet(NodeID, SheetEvent)
  case alert(NodeID, AlertEvent)
  /// The user asked for a refresh: pressed F5, or pulled at the top.
  case refresh(NodeID)
  /// The user asked to undo the last action in a window, or to redo the last one that was undone.
  case undo(NodeID, isRedo: Bool)
  /// The user asked for the settings of the app by Ctrl+comma.
  case settings
  /// The user asked for the list of the window's keys.
  case shortcuts
  /// Something happened to a page on which the bars at its top depend.
  case header(NodeID, HeaderEvent)
  /// A list or scrolled area that `followsScrolling` was scrolled.
  case scrolled(NodeID, ScrollState)
  /// A scrolled area that `tellsMeasure` was scrolled, or it or its content has another size.
  indirect case scrollMoved(NodeID, ScrollMeasure)
  /// Something else happens to a scrolled area that `tellsPhase`.
  case scrollPhase(NodeID, ScrollActivity)
  /// Another part of a view that asked can be seen in what scrolls around it: 0 for nothing, 1 for all.
  case visiblePart(NodeID, Double)
  /// A window changed to another size class by its height.
  case sizedVertically(NodeID, SizeClass)
  /// A window, a sheet or a column slot changed to another size class.
  case sized(NodeID, SizeClass)
  /// A window got the keyboard or lost it, or can be seen again or no longer.
  case activity(NodeID, WindowActivity)
  /// A view that asked where it is has another place in its window, in pixels.
  indirect case placed(NodeID, PlaceSight)
  /// The edges of a view that asked are covered by so much, as by a bar, or would be if it went on there. It is told so before its place.
  indirect case covered(NodeID, Insets)
  /// A view that is told where it is has had another size for a second each time that it was told one.
  case restless(NodeID)
  /// Something that the views of a drawing say of their sizes, or a picture of it, is known now or another than before.
  case measured(NodeID)
  /// Of views that are made when they can be seen another part can be seen now.
  indirect case seen(NodeID, SeenPart)
  /// Another view of a layout is scrolled to than before, see ``ScrollTargetLayout``.
  case targetSeen(NodeID, NodeID)
  /// The content of a page needs more width than the page has (both in px), so that it is cut off.
  case cut(NodeID, needed: Double, width: Double)
  /// The desktop's settings changed.
  case desktop(DesktopTraits)
}

extension Event {
  /// The node that the event is for; nil for the desktop's.
  package var node: NodeID? {
    switch self {
    case .refresh(let id), .scrolled(let id, _), .header(let id, _): id
    case .open(let id, _): id
    case .activate(let id), .edit(let id, _), .selectText(let id, _), .submit(let id), .commit(let id), .revert(let id), .list(let id, _),
      .split(let id, _),
      .table(let id, _), .panes(let id, _), .tabs(let id, _), .popped(let id, _),
      .toggle(let id, _), .choose(let id, _), .slide(let id, _), .step(let id, _), .editing(let id, _), .pickTime(let id, _),
      .pickColor(let id, _),
      .sheet(let id, _), .alert(let id, _), .search(let id, _), .sized(let id, _), .activity(let id, _), .cut(let id, _, _),
      .placed(let id, _), .covered(let id, _), .restless(let id), .measured(let id), .seen(let id, _),
      .scrollMoved(let id, _), .scrollPhase(let id, _), .visiblePart(let id, _), .sizedVertically(let id, _),
      .undo(let id, _):
      id
    case .desktop, .focus, .settings, .shortcuts, .delete, .paste, .perform, .heard, .targetSeen: nil
    }
  }
}
