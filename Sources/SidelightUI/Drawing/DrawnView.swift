package import SidelightCore
@_spi(Nodes) package import SidelightGraph

/// What an app draws by itself, as a view that takes all the room that there is, with the views that it draws.
package struct DrawnView<Symbols: View> {
  let symbols: Symbols
  let draw: @MainActor (DrawingDesk) -> Drawing

  /// - Parameters:
  ///   - symbols: the views that are drawn, each with a tag.
  ///   - draw: makes the drawing. What it reads makes it run again.
  nonisolated package init(symbols: Symbols, _ draw: @escaping @MainActor (DrawingDesk) -> Drawing) {
    self.symbols = symbols
    self.draw = draw
  }
}

extension DrawnView: View {}

extension DrawnView: PrimitiveView {
  package func makeNode(_ context: NodeContext) -> TypedNode<Self> { DrawnNode(self, context) }
}

/// What a drawing can know of what it draws.
@MainActor package final class DrawingDesk {
  package let environment: EnvironmentValues
  private let node: any DrawnSymbols

  fileprivate init(environment: EnvironmentValues, node: any DrawnSymbols) {
    self.environment = environment
    self.node = node
  }

  /// The text as it looks where the drawing is.
  package func element(of text: Text) -> TextElement {
    var text = text
    if text.hasSource { _ = text.read(in: environment[TextEnvironmentKey.self].region) }
    return text.element(in: environment[TextEnvironmentKey.self])
  }

  /// The image as it looks where the drawing is.
  package func element(of image: Image) -> ImageElement {
    image.element(in: environment[TextEnvironmentKey.self], symbols: environment[SymbolEnvironmentKey.self])
  }

  /// The colour of text and symbols where the drawing is.
  package var foreground: ColorStyle { environment[TextEnvironmentKey.self].color ?? .primary }

  /// How large a text is within a width and a height in pixels; nil for any.
  package func measure(_ text: TextElement, width: Double?, height: Double? = nil) -> DrawnTextSize {
    node.consumer?.measure(text, width: width, height: height) ?? DrawnTextSize(.zero, firstBaseline: 0, lastBaseline: 0)
  }

  package func measure(_ image: ImageElement) -> Size { node.consumer?.measure(image, for: node.elementID) ?? .zero }

  /// The drawing's views, in their order.
  package var symbols: [DrawnSymbol] { node.drawnSymbols }
}

/// One of the views of a drawing.
package struct DrawnSymbol {
  /// Nil where it has none.
  private let tag: Any?
  /// In pixels. It is not known before the view is there, and the drawing is made again once it is, and whenever it is another one.
  package let size: Size?

  @MainActor fileprivate init(_ tag: TagBox?, _ size: Size?) {
    self.tag = tag.map { $0.element ?? $0.value.base }
    self.size = size
  }

  package func isTagged<ID: Hashable>(_ id: ID) -> Bool { tag.flatMap { taggedValue($0, as: ID.self) } == id }
}

@MainActor private protocol DrawnSymbols: AnyObject {
  var consumer: (any PatchConsumer)? { get }
  var elementID: NodeID { get }
  var drawnSymbols: [DrawnSymbol] { get }
}

private final class DrawnNode<Symbols: View>: ElementNode<DrawnView<Symbols>>, DependentNode, ElementListener, DrawnSymbols {
  private var symbols: TypedNode<Symbols>?

  init(_ view: DrawnView<Symbols>, _ context: NodeContext) {
    super.init(view, context, .drawing(Drawing()))
    var inner = slotContext
    inner.listener = self
    let node = graph.makeNode(view.symbols, inner)
    symbols = node
    host.setSlot(.body, [node])
    evaluate()
    settlePreferences()
  }

  override var children: [ViewNode] { symbols.map { [$0] } ?? [] }

  var consumer: (any PatchConsumer)? { graph.consumer }
  var elementID: NodeID { host.id }

  override func handle(_ event: Event) { if case .measured = event { invalidate() } }

  func elementsChanged() { invalidate() }

  func note(of context: NodeContext) -> AnyObject? { context.tag }

  override func evaluate() {
    isDirty = false
    let drawing = graph.track(self) {
      let values = EnvironmentValues(scope: scope)
      // Where texts lie follows from how large the desktop shows them.
      _ = values[DesktopTraitsKey.self].textScale
      return view.draw(DrawingDesk(environment: values, node: self))
    }
    host.set(.drawing(drawing))
  }

  override func viewChanged(from old: DrawnView<Symbols>) {
    symbols?.update(view.symbols)
    evaluate()
  }

  var drawnSymbols: [DrawnSymbol] {
    var hosts: [ElementHost] = []
    symbols?.collect(into: &hosts)
    let sizes = hosts.map { graph.consumer?.ownSize(of: $0.id) }
    return zip(hosts, sizes).map { DrawnSymbol($0.note as? TagBox, $1) }
  }
}
