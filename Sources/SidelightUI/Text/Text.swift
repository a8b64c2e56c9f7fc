import SidelightCore
@_spi(Nodes) package import SidelightGraph

/// One or more lines of text that can't be edited.
///
/// ```swift
/// Text("Inbox").font(.headline)
/// ```
///
/// A string literal is a ``LocalizedStringKey``, whose Markdown is shown; a variable is shown as it is. Texts can be joined by `+`, and
/// keep their own looks then. On GNOME a text is a `GtkLabel`, and a text style is one of libadwaita's style classes.
/// Source: SwiftUI's `Text`.
public struct Text: Equatable, Sendable {
  private var string: String
  /// What few texts have, in a box of its own: all the others carry a pointer and no more.
  private var box: Box?
  private var ownFont: FontStyle?
  private var ownWeight: FontStyle.Weight?
  private var isOwnItalic = false
  private var ownDesign: FontStyle.Design?
  private var ownColor: ColorStyle?
  private var ownRare = RareTextStyle()

  /// Where text that is too long for its place loses letters: at its beginning, in the middle or at its end.
  public enum TruncationMode: Sendable {
    case head, middle, tail
  }

  /// Shows a text written as a literal, with its interpolations filled in.
  nonisolated public init(_ key: LocalizedStringKey) {
    self = key.isRich ? Text(joining: key.parts) : Text(verbatim: key.resolved)
  }

  /// Shows a text that doesn't always say the same.
  nonisolated package init(_ source: any TextSource) {
    string = source.read(in: nil).characters
    box = Box(source: source)
  }

  /// Joins texts, which keep their looks.
  nonisolated package init(joining parts: [Text]) {
    string = parts.map(\.string).joined()
    box = Box(parts: parts)
  }

  /// Joins two texts. Each keeps its own font, colour and lines; modifiers of both apply where a text says nothing itself.
  ///
  /// Source: SwiftUI's `Text.+(_:_:)`.
  nonisolated public static func + (left: Text, right: Text) -> Text { Text(joining: [left, right]) }

  /// Shows a text written as a literal, with a comment for those who translate it.
  ///
  /// Source: SwiftUI's `Text.init(_:tableName:bundle:comment:)`, for which there are no tables of translations here.
  nonisolated public init(_ key: LocalizedStringKey, comment: StaticString) { self.init(key) }

  /// Shows a literal that is never translated.
  nonisolated public init(verbatim content: String) { string = content }

  /// Shows a string as it is.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ content: S) { string = String(content) }

  /// The text in a font; nil for the environment's.
  nonisolated public func font(_ font: Font?) -> Text {
    with {
      $0.ownFont = font?.element
      if font?.family != nil || !$0.ownRare.isEmpty { $0.ownRare.values.family = font?.family }
    }
  }

  /// The text in a weight; nil for the font's own.
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> Text { with { $0.ownWeight = weight?.element } }

  /// The text in bold.
  nonisolated public func bold() -> Text { with { $0.ownWeight = .bold } }

  /// The text in italics.
  nonisolated public func italic() -> Text { with { $0.isOwnItalic = true } }

  /// The text in another kind of letters, whatever its font says of them; nil leaves it to the font.
  nonisolated public func fontDesign(_ design: Font.Design?) -> Text { with { $0.ownDesign = design?.element } }

  /// The text in letters that are all of one width, as for code, or in those of its font.
  nonisolated public func monospaced(_ isActive: Bool = true) -> Text { with { $0.ownDesign = isActive ? .monospaced : $0.ownDesign } }

  /// The text in a colour.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { with { $0.ownColor = style.elementColor } }

  /// The text in a colour; nil for the environment's.
  nonisolated public func foregroundColor(_ color: Color?) -> Text { with { $0.ownColor = color?.style } }

  /// The text with something said of it that few texts have.
  nonisolated func saying(_ change: (inout RareTextStyle.Values) -> Void) -> Text { with { change(&$0.ownRare.values) } }

  /// The text as a link to an address; nil for none.
  nonisolated package func linked(to address: String?) -> Text { with { $0.box = Box(parts: parts, source: box?.source, link: address) } }

  nonisolated private func with(_ change: (inout Text) -> Void) -> Text {
    var text = self
    change(&text)
    return text
  }

  /// The characters.
  package var content: String { string }

  private final class Box: Equatable, Sendable {
    /// What the text is joined from; empty for a text of one part.
    let parts: [Text]
    /// Where the characters come from when they aren't always the same.
    let source: (any TextSource)?
    /// The address that it opens.
    let link: String?

    init(parts: [Text] = [], source: (any TextSource)? = nil, link: String? = nil) {
      self.parts = parts
      self.source = source
      self.link = link
    }

    static func == (left: Box, right: Box) -> Bool {
      left === right || left.parts == right.parts && isSame(left.source, right.source) && left.link == right.link
    }

    private static func isSame(_ left: (any TextSource)?, _ right: (any TextSource)?) -> Bool {
      guard let left, let right else { return left == nil && right == nil }
      return left.isSame(as: right)
    }
  }

  nonisolated private var parts: [Text] { box?.parts ?? [] }

  func element(in environment: TextEnvironment) -> TextElement {
    let font = font(in: environment)
    var element = TextElement(
      string, font: font, color: ownColor ?? environment.color, lineLimit: environment.lineLimit, alignment: environment.alignment,
      truncation: environment.truncation)
    element.isSelectable = environment.isSelectable && !environment.isRedacted
    element.rare = rare(in: environment)
    if let box, box.link != nil || !box.parts.isEmpty {
      element.string = shownString
      let runs = runs(in: environment, linkedTo: nil)
      let isPlain = runs.allSatisfy { run in
        run.link == nil && run.font == element.font && run.color == element.color && run.rare == element.rare
      }
      if !isPlain { element.runs = runs }
    }
    return element
  }

  /// Whether it says something else now, or in a region, than when it was made.
  func isRead(in region: TextRegion?) -> Bool {
    guard let box else { return false }
    return box.source.map { region != nil || $0.ticks } ?? box.parts.contains { $0.isRead(in: region) }
  }

  /// Takes the characters that are right now, in a region.
  /// - Returns: in how many seconds they change; nil where they stay.
  mutating func read(in region: TextRegion?) -> Double? {
    guard let box else { return nil }
    var next: Double?
    if let moment = box.source?.read(in: region) {
      string = moment.characters
      next = moment.seconds
    }
    var parts = box.parts
    for index in parts.indices {
      guard let seconds = parts[index].read(in: region) else { continue }
      next = min(next ?? seconds, seconds)
    }
    if !parts.isEmpty { string = parts.map(\.string).joined() }
    self.box = Box(parts: parts, source: box.source, link: box.link)
    return next
  }

  /// What is said of the text; the family of another font is no longer said where it has one of its own.
  private func rare(in environment: TextEnvironment) -> RareTextStyle {
    var rare = ownRare.over(environment.rare)
    if ownFont != nil, !rare.isEmpty { rare.values.family = ownRare.values.family }
    return rare
  }

  private func font(in environment: TextEnvironment) -> FontStyle {
    var font = environment.resolve(ownFont)
    if let ownWeight { font.weight = ownWeight }
    if isOwnItalic { font.isItalic = true }
    if let ownDesign { font.design = ownDesign }
    return font
  }

  /// The characters as they are shown, which the lengths of the runs count.
  private var shownString: String { parts.isEmpty ? string.shownText : parts.map(\.shownString).joined() }

  /// The parts with their looks. What this text says of its own look holds for parts that say nothing themselves.
  private func runs(in environment: TextEnvironment, linkedTo address: String?) -> [TextRun] {
    let address = box?.link ?? address
    guard !parts.isEmpty else {
      let length = string.shownText.utf8.count
      if length == 0 { return [] }
      let rare = ownRare.over(environment.rare)
      return [TextRun(length: length, font: font(in: environment), color: ownColor ?? environment.color, rare: rare, link: address)]
    }
    var inner = environment
    if let ownFont { inner.font = ownFont }
    if let ownWeight { inner.weight = ownWeight }
    if isOwnItalic { inner.isItalic = true }
    if let ownDesign { inner.design = ownDesign }
    if let ownColor { inner.color = ownColor }
    inner.rare = ownRare.over(environment.rare)
    return parts.flatMap { $0.runs(in: inner, linkedTo: address) }
  }
}

extension Text: View {
  /// Sidelight draws this view itself: it has no body, and asking for it stops the program.
  public typealias Body = Never
}

extension Text: PrimitiveView {
  package func makeNode(_ context: NodeContext) -> TypedNode<Self> { TextNode(self, context) }
}

/// The node of a text: the most frequent one, so it does nothing that it need not.
final class TextNode: ElementNode<Text>, DependentNode {
  /// As it was read last; a change of it evaluates the node.
  private var environment = TextEnvironment()
  /// Waits until the characters change.
  private var waiting: Task<Void, Never>?

  init(_ view: Text, _ context: NodeContext) {
    super.init(view, context, .text(TextElement(view.content)))
    evaluate()
  }

  override func evaluate() {
    isDirty = false
    environment = graph.reading(self) { scope.value(TextEnvironmentKey.self) }
    lower()
  }

  private func lower() {
    waiting?.cancel()
    waiting = nil
    guard view.isRead(in: environment.region) else { return host.set(view.element(in: environment)) }
    var text = view
    let seconds = text.read(in: environment.region)
    host.set(text.element(in: environment))
    if let seconds { waiting = graph[TextClock.self].wait(seconds) { [weak self] in self?.invalidate() } }
  }

  override func destroy() {
    waiting?.cancel()
    super.destroy()
  }

  override func handle(_ event: Event) {
    if case .open(_, let link) = event { EnvironmentValues(scope: scope).openURI(link) }
  }

  override func viewChanged(from old: Text) {
    // What is around it has just changed, too, where it waits to be evaluated.
    if isDirty { evaluate() } else if old != view { lower() }
  }
}
