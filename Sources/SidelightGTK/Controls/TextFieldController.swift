import SidelightBridge
package import SidelightCore

/// A line of text that the user edits, as a GtkEntry, or where it is alone in a row of a form as an AdwEntryRow.
@MainActor package final class TextFieldController: Controller {
  private var entry: EntryWidget
  private var editing: EntryEditing
  /// Hears of the keyboard focus, where the program wants to.
  private var focus: FocusController?
  private var isEditing = false
  /// Whether the cursor has had its first place.
  private var hasCaret = false
  package private(set) var suggestions: SuggestionList?
  /// Goes through the suggestions.
  private var steps: KeyController?
  private lazy var selecting = TextSelecting { [weak self] in if let self { send(.selectText(id, $0)) } }

  init(_ id: NodeID, _ element: Element, in renderer: Renderer) {
    entry = EntryWidget(element.kind.control(TextFieldElement.self)?.isSecure == true ? .password : .text)
    editing = EntryEditing(entry)
    super.init(id, element, in: renderer, core: entry)
    listen()
  }

  private func listen() {
    editing.edited = { [weak self] text in
      guard let self else { return }
      send(.edit(self.id, text: text))
    }
    entry.onActivate { [weak self] in
      // While an input method composes, Return is its own.
      guard let self, !editing.isComposing else { return }
      if let choice = element.kind.control(TextFieldElement.self)?.choice(of: self.id) {
        editing.expectReplacement()
        return send(choice)
      }
      send(.submit(self.id))
      if element.kind.control?.pressesDefaultButton == true { pressDefaultButton() }
    }
  }

  override func formRowChanged(_ isFormRow: Bool) {
    guard isFormRow != entry.isRow else { return }
    let isSecure = element.kind.control(TextFieldElement.self)?.isSecure == true
    let hadFocus = entry.containsFocus
    let caret = entry.cursor
    let suggested = children(in: .suggestions)
    for child in suggested { suggestions?.remove(child) }
    suggestions = nil
    steps = nil
    entry = EntryWidget(isFormRow ? isSecure ? .passwordRow : .row : isSecure ? .password : .text)
    editing = EntryEditing(entry)
    focus = nil
    selecting.end()
    listen()
    replaceCore(entry)
    update(from: nil)
    for (index, child) in suggested.enumerated() { attach(child, at: index) }
    entry.cursor = caret
    if hadFocus { _ = entry.focusKeepingCursor() }
  }

  override func useInRow() { _ = takeFocus() }

  package override func update(from old: Element?) {
    guard let field = element.kind.control(TextFieldElement.self) else { return }
    let before = old?.kind.control(TextFieldElement.self)
    entry.changeClasses(from: before?.classes ?? [], to: field.classes)
    if field.title != before?.title {
      entry.rowTitle = field.title.name
      entry.placeholder = entry.isRow ? field.title.prompt : field.title.placeholder
      if before != nil { namesChanged() }
    }
    // In a row of its own it is below the title, which is at the start.
    if !entry.isRow { entry.alignment = field.alignment.fraction }
    if !field.isSecure { entry.input = field.input.hints }
    if field.tellsEditing, focus == nil { listenToFocus() }
    if field.suggestions != before?.suggestions { renderer?.settleLater(self) }
    if element.traits.accessibilityLabel == nil { entry.setAccessibleLabel(field.title.name.isEmpty ? nil : field.title.name) }
    selecting.applying { editing.offer(field.text) }
    selecting.follow(field.tellsSelection, entry)
    selecting.show(field.selection, after: before?.selection, of: field.text)
    if let caret = field.caret, !hasCaret {
      hasCaret = true
      entry.cursor = max(0, min(caret, field.text.unicodeScalars.count))
    }
  }

  private func listenToFocus() {
    let focus = FocusController()
    focus.connect(FocusController.entered) { [weak self] in self?.tellEditing(true) }
    focus.connect(FocusController.left) { [weak self] in self?.tellEditing(false) }
    entry.addController(focus)
    self.focus = focus
    // An input method has the key first, and what lies around the entry has it last.
    let keys = KeyController()
    keys.onPressed { [weak self] key, modifiers in
      guard let self, key == .escape, modifiers.isEmpty, let event = element.kind.control(TextFieldElement.self)?.escape(of: id) else {
        return false
      }
      send(event)
      return true
    }
    entry.addController(keys)
    if entry.containsFocus { tellEditing(true) }
  }

  private func tellEditing(_ isEditing: Bool) {
    guard isEditing != self.isEditing, element.kind.control(TextFieldElement.self)?.tellsEditing == true else { return }
    self.isEditing = isEditing
    send(.editing(id, isEditing))
  }

  package override func attach(_ child: Controller, at index: Int) {
    let list = suggestions ?? makeSuggestions()
    list.insert(child, at: index)
    renderer?.settleLater(self)
  }

  package override func detach(_ child: Controller) {
    suggestions?.remove(child)
    renderer?.settleLater(self)
  }

  private func makeSuggestions() -> SuggestionList {
    let list = SuggestionList(of: self, below: entry) { [weak self] in self?.editing.expectReplacement() }
    suggestions = list
    let keys = KeyController()
    keys.phase = .capture
    keys.onPressed { [weak self] key, modifiers in
      // While an input method composes, the keys are its own.
      guard let self, modifiers.isEmpty, key == .down || key == .up, !editing.isComposing else { return false }
      return suggestions?.step(forward: key == .down) ?? false
    }
    entry.addController(keys)
    steps = keys
    return list
  }

  package override func settle() {
    if let model = element.kind.control(TextFieldElement.self)?.suggestions { suggestions?.show(model) }
  }

  /// The program's answer to an edit may be what it said before the edit.
  package override func insist() {
    guard let field = element.kind.control(TextFieldElement.self) else { return }
    selecting.applying { editing.offer(field.text) }
    selecting.show(field.selection, after: field.selection, of: field.text)
  }

  /// What the app has selected stays so. Otherwise all is selected, as GTK has it.
  package override func takeFocus() -> Bool {
    element.kind.control(TextFieldElement.self)?.selection == nil ? super.takeFocus() : entry.focusKeepingCursor()
  }

  package override var shownValueText: String { entry.text }

  /// A row in which it is alone says what the field is called, and not that and the field's name.
  package override var loneName: String? {
    if let label = element.storedTraits?.traits.accessibilityLabel { return label }
    let name = element.kind.control(TextFieldElement.self)?.title.name ?? ""
    return name.isEmpty ? nil : name
  }

  package override func measureGreed() -> Greed { .horizontal }

  /// Where the cursor goes when the program replaces a text: before what stays behind it, else as far from the start as it was.
  static func cursor(in new: String, after old: String, _ cursor: Int) -> Int {
    let behind = old.unicodeScalars.dropFirst(cursor)
    let count = new.unicodeScalars.count
    let stays = !behind.isEmpty && new.unicodeScalars.reversed().starts(with: behind.reversed())
    return stays ? count - behind.count : min(cursor, count)
  }
}

extension TextFieldElement {
  @MainActor fileprivate var classes: [String] {
    guard isPlain else { return scale.classes }
    StyleSheet.controls.read()
    return scale.classes + ["sidelight-plain"]
  }
}

extension TextFieldController: SuggestingField {}

extension TextFieldController: ComposedText {
  var isComposing: Bool { editing.isComposing }
}

extension TextFieldController: TextPlace {
  var caret: Int { entry.cursor }
}
