import SidelightCore
@_spi(Nodes) package import SidelightGraph

/// One or more lines of text that can't be edited.
///
/// ```swift
/// Text("Inbox").font(.headline)
/// ```
///
/// A string literal is a ``LocalizedStringKey``; a variable is shown as it is. On GNOME a text is a `GtkLabel`, and a
/// text style is one of libadwaita's style classes. Source: SwiftUI's `Text`.
public struct Text: Equatable, Sendable {
  private let string: String
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
  nonisolated public init(_ key: LocalizedStringKey) { string = key.resolved }

  /// Shows a literal that is never translated.
  nonisolated public init(verbatim content: String) { string = content }

  /// Shows a string as it is.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ content: S) { string = String(content) }

  /// The text in a font; nil for the environment's.
  nonisolated public func font(_ font: Font?) -> Text { with { $0.ownFont = font?.element } }

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
  func saying(_ change: (inout RareTextStyle.Values) -> Void) -> Text { with { change(&$0.ownRare.values) } }

  private func with(_ change: (inout Text) -> Void) -> Text {
    var text = self
    change(&text)
    return text
  }

  /// The characters.
  package var content: String { string }

  func element(in environment: TextEnvironment) -> TextElement {
    var font = environment.resolve(ownFont)
    if let ownWeight { font.weight = ownWeight }
    if isOwnItalic { font.isItalic = true }
    if let ownDesign { font.design = ownDesign }
    var element = TextElement(
      string, font: font, color: ownColor ?? environment.color, lineLimit: environment.lineLimit, alignment: environment.alignment,
      truncation: environment.truncation)
    element.isSelectable = environment.isSelectable
    element.rare = ownRare.over(environment.rare)
    return element
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

  init(_ view: Text, _ context: NodeContext) {
    super.init(view, context, .text(TextElement(view.content)))
    evaluate()
  }

  override func evaluate() {
    isDirty = false
    environment = graph.reading(self) { scope.value(TextEnvironmentKey.self) }
    lower()
  }

  private func lower() { host.set(view.element(in: environment)) }

  override func viewChanged(from old: Text) {
    // What is around it has just changed, too, where it waits to be evaluated.
    if isDirty { evaluate() } else if old != view { lower() }
  }
}
