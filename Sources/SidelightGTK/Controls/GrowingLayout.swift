import SidelightBridge

/// Makes a widget with text as high as the text, between two numbers of lines.
///
/// A GtkTextView knows its height only once it has its width. So a label with the same text, which nobody sees, says how high both are.
@MainActor final class GrowingLayout: WidgetLayout {
  private let place: LayoutContainer
  private let content: ScrollWidget
  private let ruler = LabelWidget()
  /// What stands in place of the text while there is none.
  private let hint = LabelWidget()
  /// The distance between the text and the edges, in pixels.
  private let margins: (horizontal: Int, vertical: Int)
  /// That of GNOME's entries, in pixels.
  private static let leastHeight = 34
  private var lines = (least: 1, most: Int?.none)

  init(_ place: LayoutContainer, _ content: ScrollWidget, margins: (horizontal: Int, vertical: Int)) {
    self.place = place
    self.content = content
    self.margins = margins
    StyleSheet.controls.read()
    ruler.addClass("sidelight-ruler")
    ruler.updateAccessible(.hidden(true))
    ruler.alignment = 0
    ruler.wraps = true
    place.insert(ruler, before: content)
    hint.addClass("dim-label")
    hint.ellipsis = .end
    hint.alignment = 0
    hint.canTarget = false
    // The field itself has that name.
    hint.updateAccessible(.hidden(true))
    place.insert(hint)
    place.requestMode = .heightForWidth
    place.layout = self
  }

  func end() {
    place.layout = nil
    place.requestMode = nil
    place.remove(ruler)
    place.remove(hint)
  }

  var placeholder: String {
    get { hint.text }
    set { hint.text = newValue }
  }

  /// How many lines there is room for at least, and at most; nil for any number.
  func setLines(least: Int, most: Int?) {
    guard lines != (least, most) else { return }
    lines = (least, most)
    place.queueResize()
  }

  var isMonospaced = false {
    didSet {
      if isMonospaced != oldValue { ruler.changeClasses(from: oldValue ? ["monospace"] : [], to: isMonospaced ? ["monospace"] : []) }
    }
  }

  /// What ends with a line break has one more line, on which nothing stands yet.
  func show(_ text: String) {
    ruler.text = text.last?.isNewline == true ? text + "\u{200B}" : text
    hint.isVisible = text.isEmpty
  }

  /// How many lines the text has in this width, in pixels, or in its own for -1. Each line of a GtkTextView has whole pixels, those of a label
  /// have parts of them.
  private func count(forWidth width: Int) -> Int {
    let text = ruler.measure(.vertical, forSize: width < 0 ? -1 : max(width, ruler.measure(.horizontal).minimum)).natural
    return max(1, Int((Double(text - 2 * margins.vertical) / ruler.exactLineHeight).rounded()))
  }

  func measure(_ orientation: Orientation, forSize: Int) -> Measurement {
    let own = content.measure(orientation, forSize: orientation == .vertical ? forSize : -1)
    guard orientation == .vertical else { return own }
    let around = 2 * margins.vertical
    let count = count(forWidth: forSize)
    let shown = max(lines.least, min(count, lines.most ?? count))
    let height = max(shown * ruler.lineHeight + around, own.minimum, Self.leastHeight)
    return Measurement(minimum: height, natural: height)
  }

  func allocate(width: Int, height: Int, baseline: Int) {
    let least = max(width, ruler.measure(.horizontal).minimum)
    ruler.allocate(x: 0, y: 0, width: least, height: max(height, ruler.measure(.vertical, forSize: least).minimum))
    content.allocate(x: 0, y: 0, width: width, height: height)
    // The text was scrolled to the cursor before there was room for its new line.
    if content.verticalOffset != 0, height >= count(forWidth: width) * ruler.lineHeight + 2 * margins.vertical {
      content.verticalOffset = 0
    }
    guard hint.isVisible else { return }
    let room = max(width - 2 * margins.horizontal, hint.measure(.horizontal).minimum)
    let size = hint.measure(.vertical, forSize: room)
    hint.allocate(x: margins.horizontal, y: margins.vertical, width: room, height: size.natural)
  }
}
