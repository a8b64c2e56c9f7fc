import SidelightCore
@_spi(Nodes) package import SidelightGraph

/// A view with others behind it or in front of it, in the place that it has by itself.
package struct LayeredView<Content: View, Layer: View> {
  let content: Content
  let layer: LayerSource<Layer>
  let slot: Slot
  let alignment: Alignment
  /// What is done to all of it once it has its place.
  var effect: LayerEffect?
  /// Who hears where it is.
  var watch: PlaceWatch?
  /// At which edges the layer goes on below what covers the room.
  var ignoredEdges: SafeEdges = []
  /// The modifier, for reports.
  var name: String

  init(
    content: Content, layer: LayerSource<Layer>, slot: Slot, alignment: Alignment, effect: LayerEffect? = nil, name: String? = nil
  ) {
    self.content = content
    self.layer = layer
    self.slot = slot
    self.alignment = alignment
    self.effect = effect
    self.name = name ?? (slot == .background ? "background" : "overlay")
  }

  fileprivate var element: Element.Kind {
    var layers = LayersElement(alignment: alignment.element, effect: effect)
    layers.tellsPlace = watch.map { $0.name != nil || $0.moved != nil } ?? false
    layers.tellsVisiblePart = watch?.seen != nil
    return .layers(layers)
  }
}

extension LayeredView where Layer == EmptyView {
  /// A view of which somebody hears where it is.
  init(content: Content, watch: PlaceWatch, name: String) {
    self.init(content: content, layer: .views(EmptyView()), slot: .overlay, alignment: .center, name: name)
    self.watch = watch
  }
}

/// Where the views of a layer come from.
enum LayerSource<Layer> {
  case views(Layer)
  /// They are made of what the view says to those around it.
  case said((Preferences) -> Layer)

  /// They are made of what the view says for a key.
  static func said<K: PreferenceKey>(_ key: K.Type, _ transform: @escaping (K.Value) -> Layer) -> LayerSource {
    .said { transform($0.value(of: key)) }
  }
}

extension LayeredView: View {}

extension LayeredView: PrimitiveView {
  package func makeNode(_ context: NodeContext) -> TypedNode<Self> { LayeredNode(self, context) }
}

extension LayeredView: ModifiedView {
  static var contentTypes: [any View.Type] { [Content.self] }
  var anyContent: (any View)? { content }
}

extension LayeredView: RowValueView {
  var rowValue: AnyHashable? { RowTag.find(in: content) }
}

/// The node of a view with a layer. The view itself is as if it stood here: what is said around it, such as of the row that it is, reaches it.
final class LayeredNode<Content: View, Layer: View>: ElementNode<LayeredView<Content, Layer>>, DependentNode, CoordinateSpaceNode {
  private var content: TypedNode<Content>?
  private var layer: TypedNode<Layer>?
  /// What the view said when the layer was made.
  private var said: Preferences?
  private var sight: PlaceSight?
  var spaceFrame: LayoutFrame? { sight?.frame }
  private var cover = Insets()
  private let heard = HeardValue()
  /// Lets the layer go on below what covers the room.
  private let ignoring = Decoration(outer: nil)

  init(_ view: LayeredView<Content, Layer>, _ context: NodeContext) {
    super.init(view, context, view.element)
    if ViewCount.of(Content.self) == .several { reportSeveralViews() }
    var inner = context
    inner.parent = self
    inner.decoration = nil
    inner.collector = nil
    let content = graph.makeNode(view.content, inner)
    self.content = content
    host.setSlot(.body, [content])
    var beside = slotContext
    beside.scope = EnvironmentScope(inside: scope) { $0[StackAxisKey.self] = nil }
    if !view.ignoredEdges.isEmpty {
      ignoring.layout = wantedIgnoring
      beside.decoration = ignoring
    }
    let layer = graph.makeNode(views, beside)
    self.layer = layer
    host.setSlot(view.slot, [layer])
    settlePreferences()
  }

  override var children: [ViewNode] { [content, layer].compactMap { $0 } }

  private func reportSeveralViews() {
    Problem.report(
      "\(view.name)(...) stands around several views at once, which lie over each other then. Say it on each of them, or put a stack around them."
    )
  }

  /// The views of the layer as they are now.
  private var views: Layer {
    switch view.layer {
    case .views(let views): return views
    case .said(let make):
      let said = content?.preferences
      self.said = said
      return graph.track(self) { make(said ?? Preferences()) }
    }
  }

  /// Only where something may cover the room: it costs a place of its own.
  private var wantedIgnoring: LayoutModifier? {
    guard !view.ignoredEdges.isEmpty, graph.reading(self, { scope.value(SafeAreaAroundKey.self) }) else { return nil }
    return .ignoring(view.ignoredEdges)
  }

  override func evaluate() {
    isDirty = false
    layer?.update(views)
    let wanted = wantedIgnoring
    guard wanted != ignoring.layout, !view.ignoredEdges.isEmpty else { return }
    ignoring.layout = wanted
    layer?.redecorate()
  }

  override func childPreferencesChanged() {
    if case .said = view.layer, content?.preferences != said { invalidate() }
    super.childPreferencesChanged()
  }

  override func viewChanged(from old: LayeredView<Content, Layer>) {
    if view.alignment != old.alignment || view.effect != old.effect || (view.watch == nil) != (old.watch == nil) { host.set(view.element) }
    content?.update(view.content)
    evaluate()
    // What follows from the place may be something else now.
    if view.watch?.moved != nil { graph.after { [weak self] in self?.tellPlace() } }
  }

  // MARK: Its place

  var spaceName: AnyHashable? { view.watch?.name }

  override func handle(_ event: Event) {
    switch event {
    case .covered(_, let insets):
      cover = insets
      tellPlace()
    case .placed(_, let sight):
      self.sight = sight
      tellPlace()
    case .restless: reportUnrest()
    case .visiblePart(_, let part): view.watch?.seen?(part, heard)
    default: break
    }
  }

  private func tellPlace() {
    guard isAlive, let sight else { return }
    view.watch?.moved?(LayoutSight(sight, cover, self), heard)
  }
}
