import SidelightBridge
import SidelightCore

/// Answers what is heard on an element's widget.
@MainActor protocol TraitAnswering: AnyObject {
  var element: Element { get }
  /// Opens the element's menu over a widget; false where it has no entries.
  func openMenu(over holder: Widget, x: Double, y: Double, isPointed: Bool) -> Bool
  /// What a drag of the element carries; nil if it can't be dragged.
  func dragged() -> DropPayload?
  /// Tells the element's view what happens to things over it; says whether it takes them.
  func drop(_ phase: DropPhase) -> Bool
  /// Does what one of the clipboard's keys asks for; says whether there was anything to do.
  func perform(_ command: EditCommand) -> Bool
  /// Tells the element's views of a key, from the inside out; says whether one keeps it.
  func press(_ key: KeyPressed) -> Bool
  /// Tells the element's views what they are to hear.
  /// Whether its views take a press at a point of its widget.
  func takesPress(x: Double, y: Double) -> Bool
  func hear(_ heard: Heard)
  /// Does what assistive technology asks for.
  func perform(_ action: SpokenAction)
}

/// What listens on an element's widget because its traits say so: for its menu, for drags and drops, for the clipboard's
/// keys, for what its views hear, and for assistive technology.
@MainActor final class TraitListeners {
  private var menu: MenuListener?
  private var drag: DragListener?
  private var drop: DropPlace?
  private var commands: EditCommandListener?
  private var hearing: HearingListener?
  private var keys: KeyPressListener?
  private var focusing: FocusingListener?
  private var section: FocusSectionListener?
  private var hidesFocus = false
  private var reordering: ReorderLook?
  private var actions: (offered: [SpokenAction], widget: Widget)?
  private weak var owner: (any TraitAnswering)?

  init(_ owner: any TraitAnswering) { self.owner = owner }

  /// Listens to what the traits of the element name now, on its widget, which may be another one than before.
  ///
  /// - Parameter home: what has the focus of the element, whose keys open its menu.
  func follow(_ traits: Element.Traits, on core: Widget, focusedOn home: Widget) {
    let rare = traits.rare
    followMenu(traits, on: home)
    drag = keep(drag, traits.drag != nil, on: core) {
      DragListener(on: core) { [weak owner] in
        owner?.dragged()
      } ended: { [weak owner] in
        owner?.hear(.dragEnded)
      }
    }
    drop = keep(drop, rare.drop != nil, on: core) { DropPlace(on: core) { [weak owner] in owner?.drop($0) ?? false } }
    commands = keep(commands, !rare.commands.isEmpty, on: core) {
      EditCommandListener(on: core) { [weak owner] in owner?.perform($0) ?? false }
    }
    let kinds = rare.hearers.kinds
    if kinds != hearing?.kinds ?? [] {
      hearing?.stop()
      hearing = nil
    }
    hearing = keep(hearing, !kinds.isEmpty, on: core) {
      HearingListener(on: core, kinds) { [weak owner] in
        owner?.takesPress(x: $0, y: $1) ?? true
      } tell: { [weak owner] in
        owner?.hear($0)
      }
    }
    if rare.hidesFocus != hidesFocus {
      hidesFocus = rare.hidesFocus
      core.setClass("sidelight-quiet-focus", hidesFocus)
    }
    if rare.reordering != reordering {
      if let old = reordering { core.setClass(old.styleClass, false) }
      reordering = rare.reordering
      if let reordering {
        StyleSheet.editing.read()
        core.setClass(reordering.styleClass, true)
      }
    }
    if rare.actions != actions?.offered ?? [] || core != actions?.widget { offer(rare.actions, on: core) }
  }

  private func followMenu(_ traits: Element.Traits, on home: Widget) {
    menu = keep(menu, traits.menu != nil, on: home) {
      MenuListener(on: home) { [weak owner] in owner?.openMenu(over: $0, x: $1, y: $2, isPointed: $3) ?? false }
    }
  }

  /// Listens on the outermost widget of the element, which has the focus where the element's own can't.
  func follow(_ rare: RareTraits, onOutermost widget: Widget) {
    let manner = rare.focusing
    if manner != focusing?.manner {
      focusing?.stop()
      focusing = nil
    }
    let isControl = owner?.element.takesKeys == true
    if manner?.isOn == true, let owner { followMenu(owner.element.traits, on: widget) }
    focusing = keep(focusing, manner != nil, on: widget) {
      FocusingListener(on: widget, manner ?? FocusManner(isOn: true), isControl: isControl)
    }
    section = keep(section, rare.isFocusSection, on: widget) { FocusSectionListener(on: widget) }
    keys = keep(keys, !rare.keyHearers.isEmpty, on: widget) {
      KeyPressListener(on: widget, isFirst: isControl, isComposing: { [weak owner] in (owner as? any ComposedText)?.isComposing == true }) {
        [weak owner] in owner?.press($0) ?? false
      }
    }
  }

  /// The listener if it is still the right one, or a new one, or none where none is wanted.
  private func keep<Listener: WidgetListener>(
    _ listener: Listener?, _ isWanted: Bool, on core: Widget, _ make: () -> Listener
  ) -> Listener? {
    if let listener, isWanted, listener.widget == core { return listener }
    listener?.stop()
    return isWanted ? make() : nil
  }

  private func offer(_ offered: [SpokenAction], on core: Widget) {
    if let old = actions?.widget { SpokenActions.set(nil, of: old) }
    actions = offered.isEmpty ? nil : (offered, core)
    if offered.isEmpty { return }
    SpokenActions.set(offered.map(\.name), of: core) { [weak owner] index in owner?.perform(offered[index]) }
  }
}

extension ReorderLook {
  fileprivate var styleClass: String {
    switch self {
    case .still: "sidelight-reorder-still"
    case .moved: "sidelight-reorder-moved"
    case .before(.horizontal): "sidelight-reorder-before"
    case .after(.horizontal): "sidelight-reorder-after"
    case .before(.vertical): "sidelight-reorder-above"
    case .after(.vertical): "sidelight-reorder-below"
    }
  }
}

extension Element.Traits {
  /// Whether anything listens on the widget for them.
  var areListenedFor: Bool { menu != nil || drag != nil || hasRare }
}
