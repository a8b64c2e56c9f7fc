package import SidelightBridge
package import SidelightCore

/// Text of many lines that the user edits, as a GtkTextView that scrolls.
@MainActor package final class TextEditorController: Controller {
  package let view = TextViewWidget()
  private let scroll = ScrollWidget()
  private let echo = EchoGuard()
  /// The text that the program last heard of, or set.
  private var reported = ""
  /// A text that arrived while an input method was composing.
  private var waiting: String?
  private var isComposing = false

  init(_ id: NodeID, _ element: Element, in renderer: Renderer) {
    super.init(id, element, in: renderer, core: scroll)
    StyleProvider.prepareControls()
    scroll.addClass("sidelight-editor")
    scroll.setScrolls(horizontally: false, vertically: true)
    scroll.setSizeRequest(width: nil, height: 72)
    view.setTextMargins(horizontal: 9, vertical: 7)
    scroll.setChild(view)
    view.onChange { [weak self] in self?.changed() }
    view.onPreedit { [weak self] in self?.composing($0) }
  }

  package override func update(from old: Element?) {
    guard let editor = element.kind.control(TextEditorElement.self) else { return }
    view.isMonospaced = editor.isMonospaced
    view.input = editor.input.hints
    offer(editor.text)
  }

  /// The program's answer to an edit may be what it said before the edit.
  package override func insist() {
    if let editor = element.kind.control(TextEditorElement.self) { offer(editor.text) }
  }

  private func changed() {
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

  /// The program's text, unless it is what the user wrote: while an answer is on its way, the user has typed on.
  private func offer(_ text: String) {
    guard text != reported else { return }
    if isComposing {
      waiting = text
      return
    }
    reported = text
    echo.applying { view.text = text }
  }

  package override var accessibleWidget: Widget? { view }

  package override var shownValueText: String { view.text }

  package override func takeFocus() -> Bool { view.grabFocus() }

  package override func measureGreed() -> Greed { Greed(true, true) }
}
