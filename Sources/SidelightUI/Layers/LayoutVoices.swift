package import SidelightCore
@_spi(Nodes) package import SidelightGraph

/// Those who have a say in layout without an element of their own.
@MainActor final class LayoutVoices: GraphPart {
  private var hosts: [NodeID: HostBox] = [:]
  /// What views say of themselves to an app's layout around them.
  var values: [NodeID: LayoutSaying] = [:]
  private var lastRevision = 0

  /// Keeps nothing alive.
  private struct HostBox {
    weak var host: (any LayoutHost)?
  }

  subscript(id: NodeID) -> (any LayoutHost)? {
    get { hosts[id]?.host }
    set { hosts[id] = newValue.map { HostBox(host: $0) } }
  }

  /// Another one each time.
  func nextRevision() -> Int {
    lastRevision += 1
    return lastRevision
  }
}

extension ViewGraph {
  package func layoutHost(_ id: NodeID) -> (any LayoutHost)? {
    node(id) as? any LayoutHost ?? self[LayoutVoices.self][id]
  }
}

// MARK: - Guides and lengths

/// A view that says by a closure how it is laid out.
private struct VoiceView<Content: View> {
  let content: Content
  let modifier: (LayoutVoice) -> LayoutModifier
  var guide: @MainActor (Dimensions) -> Double = { _ in 0 }
  var length: @MainActor (Double, Axis2D) -> Double = { container, _ in container }
}

extension VoiceView: WrappingView {
  func makeNode(_ context: NodeContext) -> TypedNode<Self> { VoiceNode(self, context) }
}

private final class VoiceNode<Content: View>: WrapperNode<VoiceView<Content>, Content>, LayoutHost {
  private let id: NodeID
  private let decoration: Decoration

  override init(_ view: VoiceView<Content>, _ context: NodeContext) {
    id = context.graph.makeID()
    decoration = Decoration(outer: context.decoration)
    super.init(view, context)
    graph[LayoutVoices.self][id] = self
    speak()
    var inner = childContext
    inner.decoration = decoration
    child = graph.makeNode(view.content, inner)
    settlePreferences()
  }

  private func speak() { decoration.layout = view.modifier(LayoutVoice(id, revision: graph[LayoutVoices.self].nextRevision())) }

  override func viewChanged(from old: VoiceView<Content>) {
    speak()
    child?.update(view.content)
    if let collector = context.collector { return collector.partsRedecorated() }
    redecorate()
  }

  nonisolated func guide(in dimensions: Dimensions) -> Double { MainActor.assumeIsolated { view.guide(dimensions) } }

  nonisolated func length(of container: Double, along axis: Axis2D) -> Double {
    MainActor.assumeIsolated { view.length(container, axis) }
  }

  override func destroy() {
    guard isAlive else { return }
    super.destroy()
    graph[LayoutVoices.self][id] = nil
  }
}

extension View {
  /// Says where a guide of this view is, in pixels from its upper corner at which text begins.
  nonisolated package func guide(_ key: GuideKey, _ value: @escaping @MainActor (Dimensions) -> Double) -> some View {
    VoiceView(content: self, modifier: { .guide(key, $0) }, guide: value)
  }

  /// Gives this view a length along some axes that follows from that of what scrolls around it, or of the page.
  nonisolated package func relativeFrame(
    _ axes: Axis.Set, alignment: Alignment, length: @escaping @MainActor (Double, Axis2D) -> Double
  ) -> some View {
    let (horizontal, vertical) = (axes.contains(.horizontal), axes.contains(.vertical))
    return VoiceView(
      content: self,
      modifier: { .relative(RelativeFrame(horizontal: horizontal, vertical: vertical, alignment: alignment.element, .computed($0))) },
      length: length)
  }

  /// Gives this view the length of some of the equal parts of what scrolls around it, or of the page, along some axes.
  nonisolated package func relativeFrame(_ axes: Axis.Set, count: Int, span: Int, spacing: Double, alignment: Alignment) -> some View {
    layout(
      .relative(
        RelativeFrame(
          horizontal: axes.contains(.horizontal), vertical: axes.contains(.vertical), alignment: alignment.element,
          .parts(of: max(1, count), span: max(1, span), spacing: Gate.distance(spacing)))))
  }
}

// MARK: - What an app's layout is told by views

/// Something that a view says of itself to an app's layout, by a type as its key.
struct LayoutSaying {
  let key: ObjectIdentifier
  let value: Any
}

private struct LayoutSayingView<Content: View> {
  let content: Content
  let saying: LayoutSaying
}

extension LayoutSayingView: WrappingView {
  func makeNode(_ context: NodeContext) -> TypedNode<Self> { LayoutSayingNode(self, around: content, context) }
}

private final class LayoutSayingNode<Content: View>: MarkingNode<LayoutSayingView<Content>, Content> {
  override func begin() { graph[LayoutVoices.self].values[id] = view.saying }

  override func mark(_ traits: inout Element.Traits) {
    // Another revision each time the view says something, so that the layout asks again.
    traits.rare.layoutSayings.append(LayoutVoice(id, revision: revision))
  }

  private lazy var revision = graph[LayoutVoices.self].nextRevision()

  override func viewChanged(from old: LayoutSayingView<Content>) {
    graph[LayoutVoices.self].values[id] = view.saying
    revision = graph[LayoutVoices.self].nextRevision()
    child?.update(view.content)
    redecorate()
  }

  override func destroy() {
    guard isAlive else { return }
    super.destroy()
    graph[LayoutVoices.self].values[id] = nil
  }
}

extension View {
  /// Says something of this view to an app's layout around it.
  nonisolated package func layoutSaying(_ key: ObjectIdentifier, _ value: Any) -> some View {
    LayoutSayingView(content: self, saying: LayoutSaying(key: key, value: value))
  }
}

// MARK: - An app's layout

/// How an app lays out views.
@MainActor package protocol LayoutRules {
  func size(_ proposal: Proposal, _ children: HostedChildren, _ cache: inout Any?) -> Size
  func place(_ children: HostedChildren, in size: Size, _ proposal: Proposal, _ cache: inout Any?) -> [Place?]
  func guides(_ children: HostedChildren, in size: Size, _ proposal: Proposal, _ cache: inout Any?) -> Guides?
  func spacing(_ children: HostedChildren, _ cache: inout Any?) -> Spacing
  /// The children are others than those that the cache was made for.
  func update(_ cache: inout Any?, _ children: HostedChildren)
  func isSame(as other: any LayoutRules) -> Bool
  /// The axis of the stack that it is; nil for none.
  var axis: Axis2D? { get }
  /// Whether it is a grid, which lays out rows together.
  var isGrid: Bool { get }
}

/// The children of an app's layout.
package struct HostedChildren {
  package let children: Children
  package let isRightToLeft: Bool
  private let graph: ViewGraph

  @MainActor fileprivate init(_ children: Children, _ graph: ViewGraph, isRightToLeft: Bool) {
    self.children = children
    self.graph = graph
    self.isRightToLeft = isRightToLeft
  }

  /// What a child says for a key; nil if nothing.
  @MainActor package func saying(of child: Child, _ key: ObjectIdentifier) -> Any? {
    let voices = graph[LayoutVoices.self]
    // What stands nearer to the view counts.
    return child.values.sayings.lazy.compactMap { voices.values[$0.node] }.first { $0.key == key }?.value
  }
}

/// Views that an app lays out.
package struct HostedLayoutView<Content: View> {
  let rules: any LayoutRules
  let content: Content

  nonisolated package init(_ rules: any LayoutRules, _ content: Content) {
    self.rules = rules
    self.content = content
  }
}

extension HostedLayoutView: View {}

extension HostedLayoutView: PrimitiveView {
  package func makeNode(_ context: NodeContext) -> TypedNode<Self> { HostedLayoutNode(self, context) }
}

private final class HostedLayoutNode<Content: View>: ElementNode<HostedLayoutView<Content>>, DependentNode, LayoutHost {
  private var content: TypedNode<Content>?
  private var inside: EnvironmentScope?
  private var cache: Any?
  /// For which children the cache was made.
  private var cachedVersion: Int?

  init(_ view: HostedLayoutView<Content>, _ context: NodeContext) {
    super.init(view, context, .arranged(.reader))
    relower()
    var inner = slotContext
    let inside = EnvironmentScope(inside: inner.scope) { $0[StackAxisKey.self] = view.rules.axis }
    self.inside = inside
    inner.scope = inside
    let node = graph.makeNode(view.content, inner)
    content = node
    host.setSlot(.body, [node])
    settlePreferences()
  }

  override var children: [ViewNode] { content.map { [$0] } ?? [] }

  nonisolated var takesRows: Bool { MainActor.assumeIsolated { view.rules.isGrid } }

  private func relower() { host.set(.arranged(.hosted(LayoutVoice(host.id, revision: graph[LayoutVoices.self].nextRevision())))) }

  override func viewChanged(from old: HostedLayoutView<Content>) {
    if !view.rules.isSame(as: old.rules) {
      if type(of: view.rules) != type(of: old.rules) { cache = nil }
      cachedVersion = nil
      if view.rules.axis != old.rules.axis { inside?.set(StackAxisKey.self, to: view.rules.axis) }
      relower()
    }
    content?.update(view.content)
  }

  private func ask<R>(_ children: Children, _ question: (any LayoutRules, HostedChildren, inout Any?) -> R) -> R {
    let hosted = HostedChildren(children, graph, isRightToLeft: EnvironmentValues(scope: scope).layoutDirection == .rightToLeft)
    if cachedVersion != children.version {
      cachedVersion = children.version
      view.rules.update(&cache, hosted)
    }
    return question(view.rules, hosted, &cache)
  }

  nonisolated func size(_ proposal: Proposal, _ children: Children) -> Size {
    let passage = Passage<Children>()
    passage.value = children
    return MainActor.assumeIsolated { ask(passage.take()) { $0.size(proposal, $1, &$2) } }
  }

  nonisolated func place(_ children: Children, in size: Size, _ proposal: Proposal) -> [Place?] {
    let passage = Passage<Children>()
    passage.value = children
    return MainActor.assumeIsolated { ask(passage.take()) { $0.place($1, in: size, proposal, &$2) } }
  }

  nonisolated func guides(_ children: Children, in size: Size, _ proposal: Proposal) -> Guides? {
    let passage = Passage<Children>()
    passage.value = children
    return MainActor.assumeIsolated { ask(passage.take()) { $0.guides($1, in: size, proposal, &$2) } }
  }

  nonisolated func spacing(_ children: Children) -> Spacing {
    let passage = Passage<Children>()
    passage.value = children
    return MainActor.assumeIsolated { ask(passage.take()) { $0.spacing($1, &$2) } }
  }
}
