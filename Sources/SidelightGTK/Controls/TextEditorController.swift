package import SidelightBridge
package import SidelightCore

/// Text of many lines that the user edits, as a GtkTextView that scrolls, or as a field that is as high as its text.
@MainActor package final class TextEditorController: Controller {
  package let view = TextViewWidget()
  private let scroll = ScrollWidget()
  private let place = LayoutContainer()
  /// Makes a field as high as its text.
  private var growth: GrowingLayout?
  private let echo = EchoGuard()
  /// The text that the program last heard of, or set.
  private var reported = ""
  /// A text that arrived while an input method was composing.
  private var waiting: String?
  private(set) var isComposing = false
  /// Whether the cursor has had its first place.
  private var hasCaret = false
  private var styleChanges: [SignalConnection] = []
  private lazy var selecting = TextSelecting { [weak self] in if let self { send(.selectText(id, $0)) } }

  /// The distance between the text and the edges, in pixels.
  private static let margins = (horizontal: 9, vertical: 7)

  init(_ id: NodeID, _ element: Element, in renderer: Renderer) {
    super.init(id, element, in: renderer, core: place)
    StyleSheet.controls.read()
    scroll.addClass("sidelight-editor")
    scroll.setScrolls(horizontally: false, vertically: true)
    view.setTextMargins(horizontal: Self.margins.horizontal, vertical: Self.margins.vertical)
    scroll.setChild(view)
    place.insert(scroll)
    view.onChange { [weak self] in self?.changed() }
    view.onPreedit { [weak self] in self?.composing($0) }
    let keys = KeyController()
    keys.phase = .capture
    keys.onPressed { [weak self] key, modifiers in
      key == .enter && modifiers.isSubset(of: .shift) && self?.submit(withShift: modifiers == .shift) == true
    }
    view.addController(keys)
  }

  package override func update(from old: Element?) {
    guard let editor = element.kind.control(TextEditorElement.self) else { return }
    view.isMonospaced = editor.isMonospaced
    view.input = editor.input.hints
    let before = old?.kind.control(TextEditorElement.self)
    if editor.isPlain != before?.isPlain ?? false { scroll.setClass("sidelight-plain", editor.isPlain) }
    if editor.isField != before?.isField {
      scroll.setSizeRequest(width: nil, height: editor.isField ? nil : 72)
      // A bar would be higher than one line.
      scroll.setScrolls(horizontally: false, vertically: true, hidesVerticalBar: editor.isField)
      // Its Tab goes on to the next control, as that of all fields does.
      view.takesTabs = !editor.isField
      if !editor.isField {
        growth?.end()
        growth = nil
      }
    }
    if editor.isField { fit(editor) }
    if editor.title != before?.title ?? FieldTitle("") {
      if element.traits.accessibilityLabel == nil { view.setAccessibleLabel(editor.title.name.isEmpty ? nil : editor.title.name) }
    }
    offer(editor.text)
    if waiting == nil, editor.runs != before?.runs ?? [] { show(editor) }
    selecting.follow(editor.tellsSelection, view)
    selecting.show(editor.selection, after: before?.selection, of: editor.text)
    if let caret = editor.caret, !hasCaret {
      hasCaret = true
      view.cursor = max(0, min(caret, editor.text.unicodeScalars.count))
    }
  }

  /// Shows the looks of the parts.
  private func show(_ editor: TextEditorElement) {
    let whole = FontStyle()
    view.show(editor.runs.map { ($0.length, $0.attributes(over: whole)) })
    guard styleChanges.isEmpty, !editor.runs.isEmpty, let manager = StyleManager.ofDisplay else { return }
    styleChanges = ["dark", "high-contrast", "accent-color"].map { manager.onNotify($0) { [weak self] in self?.styleChanged() } }
  }

  isolated deinit {
    // The style manager outlives every editor.
    for connection in styleChanges { connection.disconnect() }
  }

  /// Colours of the style are others now.
  private func styleChanged() {
    guard let editor = element.kind.control(TextEditorElement.self) else { return }
    view.show([])
    show(editor)
  }

  private func fit(_ editor: TextEditorElement) {
    let growth = self.growth ?? GrowingLayout(place, scroll, margins: Self.margins)
    growth.isMonospaced = editor.isMonospaced
    growth.setLines(least: editor.leastLines, most: editor.lineLimit)
    growth.placeholder = editor.title.placeholder
    growth.show(view.text)
    self.growth = growth
  }

  /// The program's answer to an edit may be what it said before the edit.
  package override func insist() {
    guard let editor = element.kind.control(TextEditorElement.self) else { return }
    offer(editor.text)
    selecting.show(editor.selection, after: editor.selection, of: editor.text)
  }

  private func submit(withShift: Bool) -> Bool {
    guard !isComposing, element.kind.control(TextEditorElement.self)?.breaksLine(withShift: withShift) == false else { return false }
    send(.submit(id))
    return true
  }

  private func changed() {
    growth?.show(view.text)
    echo.unlessApplying {
      let text = view.text
      guard text != reported else { return }
      reported = text
      waiting = nil
      send(.edit(id, text: text))
    }
  }

  private func composing(_ text: String) {
    isComposing = !text.isEmpty
    guard !isComposing, let text = waiting else { return }
    waiting = nil
    offer(text)
  }

  /// Takes the program's text, unless that is what the user wrote: there may be more of it by now, while the answer was on its way.
  private func offer(_ text: String) {
    guard text != reported else { return }
    if isComposing {
      waiting = text
      return
    }
    reported = text
    selecting.applying { echo.applying { view.text = text } }
    // What is put in has no looks.
    if let editor = element.kind.control(TextEditorElement.self), !editor.runs.isEmpty || !view.looks.isEmpty { show(editor) }
  }

  package override var accessibleWidget: Widget? { view }

  package override var shownValueText: String { view.text }

  package override func takeFocus() -> Bool { view.grabFocus() }

  package override func measureGreed() -> Greed {
    Greed(true, element.kind.control(TextEditorElement.self)?.isField != true)
  }
}

extension TextEditorController: ComposedText {}

extension TextEditorController: TextPlace {
  var caret: Int { view.cursor }
}
