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
  /// What it says besides, in a box of its own: most texts say nothing, and a tree holds each of them several times.
  private var box: Box?

  /// Where text that is too long for its place loses letters: at its beginning, in the middle or at its end.
  public enum TruncationMode: Sendable {
    case head, middle, tail
  }

  /// Shows a text written as a literal, with its interpolations filled in.
  nonisolated public init(_ key: LocalizedStringKey) {
    self = key.isRich || !key.inserts.isEmpty ? Text(joining: key.parts) : Text(verbatim: key.resolved)
  }

  /// Shows a text that doesn't always say the same.
  nonisolated package init(_ source: any TextSource) {
    string = source.read(in: nil).characters
    box = Box(Said(source: source))
  }

  /// Joins texts, which keep their looks.
  nonisolated package init(joining parts: [Text]) {
    string = parts.map(\.string).joined()
    box = Box(Said(parts: parts))
  }

  /// Joins two texts. Each keeps its own font, colour and lines; modifiers of both apply where a text says nothing itself.
  ///
  /// Source: SwiftUI's `Text.+(_:_:)`.
  nonisolated public static func + (left: Text, right: Text) -> Text { Text(joining: [left, right]) }

  /// Shows a text written as a literal, with a comment for those who translate it.
  ///
  /// Source: SwiftUI's `Text.init(_:tableName:bundle:comment:)`.
  nonisolated public init(_ key: LocalizedStringKey, comment: StaticString) { self.init(key) }

  /// Shows an image as a part of a text, as large as the text and in its colour.
  ///
  /// ```swift
  /// Text(Image(systemName: "star.fill")) + Text(" Favorites")
  /// Text("Press \(Image(systemName: "plus")) to add")
  /// ```
  ///
  /// The parts of such a text stand beside each other, each with lines of its own, and assistive technology reads them one by one. Where
  /// characters alone are shown, such as in a title, the image is left out. An image in a link opens nothing.
  ///
  /// Source: SwiftUI's `Text.init(_:)` for images.
  @_disfavoredOverload nonisolated public init(_ image: Image) {
    string = ""
    box = Box(Said(image: image))
  }

  /// Shows a literal that is never translated.
  nonisolated public init(verbatim content: String) { string = content }

  /// Shows a string as it is.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ content: S) { string = String(content) }

  /// The text in a font; nil for the environment's.
  nonisolated public func font(_ font: Font?) -> Text {
    with {
      $0.font = font?.element
      if font?.family != nil || !$0.rare.isEmpty { $0.rare.values.family = font?.family }
    }
  }

  /// The text in a weight; nil for the font's own.
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> Text { with { $0.weight = weight?.element } }

  /// The text in bold.
  nonisolated public func bold() -> Text { with { $0.weight = .bold } }

  /// The text in italics.
  nonisolated public func italic() -> Text { with { $0.isItalic = true } }

  /// The text in another kind of letters, whatever its font says of them; nil leaves it to the font.
  nonisolated public func fontDesign(_ design: Font.Design?) -> Text { with { $0.design = design?.element } }

  /// The text in letters of another width, where the family of its font has them; nil leaves it to the font.
  nonisolated public func fontWidth(_ width: Font.Width?) -> Text { with { $0.width = width?.element } }

  /// The text in letters that are all of one width, as for code, or in those of its font.
  nonisolated public func monospaced(_ isActive: Bool = true) -> Text { with { $0.design = isActive ? .monospaced : $0.design } }

  /// The text in a size in proportion to that of its font, while that is enabled.
  ///
  /// Source: SwiftUI's `textScale(_:isEnabled:)` of texts.
  nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Text {
    with { $0.scale = isEnabled ? scale.factor : $0.scale }
  }

  /// The text in a colour.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    let text = colored(style.elementColor)
    guard let drops = style.textDrops else { return text }
    return text.saying { $0.shadows = drops }
  }

  /// The text in a colour; nil for the environment's.
  nonisolated public func foregroundColor(_ color: Color?) -> Text { colored(color?.style) }

  /// A colour that is not there leaves the text as it is.
  nonisolated private func colored(_ color: ColorStyle?) -> Text { color == .missing ? self : with { $0.color = color } }

  /// The text with something said of it that few texts have.
  nonisolated func saying(_ change: (inout RareTextStyle.Values) -> Void) -> Text { with { change(&$0.rare.values) } }

  /// The text as a link to an address; nil for none.
  nonisolated package func linked(to address: String?) -> Text { with { $0.link = address } }

  nonisolated private func with(_ change: (inout Said) -> Void) -> Text {
    var text = self
    var said = box?.said ?? Said()
    change(&said)
    text.box = said == Said() ? nil : Box(said)
    return text
  }

  /// The characters.
  package var content: String { string }

  /// What a text says besides its characters.
  fileprivate struct Said: Equatable, Sendable {
    /// What the text is joined from; empty for a text of one part.
    var parts: [Text] = []
    /// What it shows in place of characters.
    var image: Image?
    /// Where the characters come from when they aren't always the same.
    var source: (any TextSource)?
    /// The address that it opens.
    var link: String?
    // Its own look; nil where it has the environment's.
    var font: FontStyle?
    var weight: FontStyle.Weight?
    var isItalic = false
    var design: FontStyle.Design?
    var width: FontStyle.Width?
    var color: ColorStyle?
    /// How large it is in proportion to its font; nil for as large.
    var scale: Double?
    var rare = RareTextStyle()

    var hasImages: Bool { image != nil || parts.contains(where: \.hasImages) }

    var hasSource: Bool { source != nil || parts.contains(where: \.hasSource) }

    static func == (left: Said, right: Said) -> Bool {
      left.font == right.font && left.weight == right.weight && left.isItalic == right.isItalic && left.design == right.design
        && left.width == right.width && left.scale == right.scale && left.image == right.image
        && left.color == right.color && left.rare == right.rare && left.link == right.link && left.parts == right.parts
        && isSame(left.source, right.source)
    }

    private static func isSame(_ left: (any TextSource)?, _ right: (any TextSource)?) -> Bool {
      guard let left, let right else { return left == nil && right == nil }
      return left.isSame(as: right)
    }
  }

  private final class Box: Equatable, Sendable {
    let said: Said

    init(_ said: Said) { self.said = said }

    static func == (left: Box, right: Box) -> Bool { left === right || left.said == right.said }
  }

  nonisolated private var parts: [Text] { box?.said.parts ?? [] }

  func element(in environment: TextEnvironment) -> TextElement {
    let font = font(in: environment)
    var element = TextElement(
      string, font: font, color: box?.said.color ?? environment.color, lineLimit: environment.lineLimit, alignment: environment.alignment,
      truncation: environment.truncation)
    element.isSelectable = environment.isSelectable && !environment.isRedacted
    element.rare = rare(in: environment)
    if let said = box?.said, said.link != nil || !said.parts.isEmpty {
      element.string = shownString
      let runs = runs(in: environment, linkedTo: nil)
      let isPlain = runs.allSatisfy { run in
        run.link == nil && run.font == element.font && run.color == element.color && run.rare == element.rare
      }
      if !isPlain { element.runs = runs }
    }
    return element
  }

  /// Its parts with their looks, also where they all have one.
  func allRuns(in environment: TextEnvironment) -> [TextRun] {
    let element = element(in: environment)
    guard element.runs.isEmpty, !element.string.isEmpty else { return element.runs }
    return [TextRun(length: element.string.utf8.count, font: element.font, color: element.color, rare: element.rare)]
  }

  /// Whether its characters, or those of a part of it, aren't always the same.
  var hasSource: Bool { box?.said.hasSource ?? false }

  /// Whether it says something else now, or in a region, than when it was made.
  func isRead(in region: TextRegion?) -> Bool {
    guard let said = box?.said else { return false }
    return said.source.map { region != nil || $0.ticks } ?? said.parts.contains { $0.isRead(in: region) }
  }

  /// Takes the characters that are right now, in a region.
  /// - Returns: in how many seconds they change; nil where they stay.
  mutating func read(in region: TextRegion?) -> Double? {
    guard var said = box?.said else { return nil }
    var next: Double?
    if let moment = said.source?.read(in: region) {
      string = moment.characters
      next = moment.seconds
    }
    for index in said.parts.indices {
      guard let seconds = said.parts[index].read(in: region) else { continue }
      next = min(next ?? seconds, seconds)
    }
    if !said.parts.isEmpty { string = said.parts.map(\.string).joined() }
    box = Box(said)
    return next
  }

  /// What is said of the text; the family of another font is no longer said where it has one of its own.
  private func rare(in environment: TextEnvironment) -> RareTextStyle {
    guard let said = box?.said else { return environment.rare }
    var rare = said.rare.over(environment.rare)
    // Another colour has no shadows of the one around it.
    if said.color != nil, !rare.isEmpty, said.rare.values.shadows == nil { rare.values.shadows = nil }
    if said.font != nil, !rare.isEmpty { rare.values.family = said.rare.values.family }
    return rare
  }

  private func font(in environment: TextEnvironment) -> FontStyle {
    guard let said = box?.said else { return environment.resolve(nil) }
    var font = environment.resolve(said.font)
    if let weight = said.weight { font.weight = weight }
    if said.isItalic { font.isItalic = true }
    if let design = said.design { font.design = design }
    if let width = said.width { font.width = width }
    if let scale = said.scale { font.scale = environment.scale * scale }
    return font
  }

  /// The characters as they are shown, which the lengths of the runs count.
  private var shownString: String { parts.isEmpty ? string.shownText : parts.map(\.shownString).joined() }

  /// The parts with their looks. What this text says of its own look holds for parts that say nothing themselves.
  private func runs(in environment: TextEnvironment, linkedTo address: String?) -> [TextRun] {
    let said = box?.said ?? Said()
    let address = said.link ?? address
    guard !said.parts.isEmpty else {
      let length = string.shownText.utf8.count
      if length == 0 { return [] }
      let rare = said.rare.over(environment.rare)
      return [TextRun(length: length, font: font(in: environment), color: said.color ?? environment.color, rare: rare, link: address)]
    }
    var inner = environment
    if let font = said.font { inner.font = font }
    if let weight = said.weight { inner.weight = weight }
    if said.isItalic { inner.isItalic = true }
    if let design = said.design { inner.design = design }
    if let width = said.width { inner.width = width }
    if let scale = said.scale { inner.partScale = scale }
    if let color = said.color { inner.color = color }
    inner.rare = said.rare.over(environment.rare)
    return said.parts.flatMap { $0.runs(in: inner, linkedTo: address) }
  }
}

extension Text: View {}

extension Text: PrimitiveView {
  package func makeNode(_ context: NodeContext) -> TypedNode<Self> { TextNode(self, context) }

  /// Whether images are parts of it.
  var hasImages: Bool { box?.said.hasImages ?? false }

  /// Its images, and the texts between them, in their order.
  var pieces: [TextPiece] {
    guard let said = box?.said, said.hasImages else { return [.text(self)] }
    if let image = said.image { return [TextPiece.image(image, []).inside(said)] }
    let pieces = said.parts.flatMap(\.pieces).reduce(into: [TextPiece]()) { pieces, piece in
      if case .text(let text) = piece, case .text(let before)? = pieces.last {
        pieces[pieces.count - 1] = .text(before + text)
      } else {
        pieces.append(piece)
      }
    }
    return pieces.map { $0.inside(said) }
  }

  /// A part of a text with images.
  enum TextPiece {
    case text(Text)
    /// With what the text says of its look, the innermost last.
    case image(Image, [TextChange])

    /// With what is said of the text around it.
    fileprivate func inside(_ said: Said) -> TextPiece {
      switch self {
      case .text(let text):
        var outer = said
        (outer.parts, outer.image) = ([text], nil)
        var joined = Text(verbatim: text.content)
        joined.box = Box(outer)
        return .text(joined)
      case .image(let image, let changes):
        let own = [
          said.font.map(TextChange.font), said.weight.map { .weight($0) }, said.color.map { .color($0) }, said.scale.map { .scale($0) },
        ]
        .compactMap(\.self)
        return .image(image, own + changes)
      }
    }

    /// The part as a view.
    @MainActor var view: AnyView {
      switch self {
      case .text(let text): AnyView(text)
      case .image(let image, let changes): changes.reversed().reduce(AnyView(image)) { AnyView($0.text($1)) }
      }
    }
  }
}

/// The node of a text: the most frequent one, so it does nothing that it need not.
final class TextNode: ElementNode<Text>, DependentNode {
  /// As it was read last; a change of it evaluates the node.
  private var environment = TextEnvironment()
  /// Waits until the characters change.
  private var waiting: Task<Void, Never>?

  /// Shows the text from when it has had images on.
  private var imaged: ImagedTextNode?

  init(_ view: Text, _ context: NodeContext) {
    super.init(view, context, .text(TextElement(view.content)))
    if view.hasImages { imaged = ImagedTextNode(view, context) } else { evaluate() }
  }

  override var children: [ViewNode] { imaged.map { [$0] } ?? [] }

  override func collect(into hosts: inout [ElementHost]) {
    if let imaged { imaged.collect(into: &hosts) } else { super.collect(into: &hosts) }
  }

  override func evaluate() {
    isDirty = false
    environment = graph.reading(self) { scope.value(TextEnvironmentKey.self) }
    lower()
  }

  private func lower() {
    waiting?.cancel()
    waiting = nil
    if imaged != nil { return }
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
    if let imaged { return imaged.update(view) }
    if view.hasImages {
      imaged = ImagedTextNode(view, context)
      return structureChanged()
    }
    // What is around it has just changed, too, where it waits to be evaluated.
    if isDirty { evaluate() } else if old != view { lower() }
  }
}
