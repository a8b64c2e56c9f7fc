import SidelightCore
@_spi(Nodes) package import SidelightGraph

/// Content that may be larger than its place, and scrolls.
///
/// Source: SwiftUI's `ScrollView`. On GNOME it is a `GtkScrolledWindow`.
public struct ScrollView<Content> {
  let axes: Axis.Set
  /// Whether no bars show how it is scrolled, whatever is said further out.
  let hidesBars: Bool
  let content: Content
}

extension ScrollView: View where Content: View {
  /// Makes a view that scrolls along the axes.
  ///
  /// - Parameters:
  ///   - axes: the directions in which it scrolls.
  ///   - content: what is scrolled.
  nonisolated public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {
    self.axes = axes
    hidesBars = false
    self.content = content()
  }

  /// Makes a view that scrolls along the axes, with or without bars that show how it is scrolled: the form before
  /// ``View/scrollIndicators(_:axes:)``.
  ///
  /// - Parameters:
  ///   - axes: the directions in which it scrolls.
  ///   - showsIndicators: whether it has bars, which GNOME shows while one scrolls.
  ///   - content: what is scrolled.
  nonisolated public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool, @ViewBuilder content: () -> Content) {
    self.axes = axes
    hidesBars = !showsIndicators
    self.content = content()
  }
}

extension ScrollView: PrimitiveView where Content: View {
  package func makeNode(_ context: NodeContext) -> TypedNode<Self> { ScrollNode(self, context) }
}

final class ScrollNode<Content: View>: ElementNode<ScrollView<Content>>, DependentNode {
  private var content: TypedNode<VStack<Content>>?
  /// What keeps the content clear of what covers the edges, and what lies around it within that.
  private let clearance = Decoration(outer: nil)
  private lazy var margins = Decoration(outer: clearance)
  /// How it stands, where somebody follows that.
  private var scrolled: ScrolledArea? { didSet { settlePreferences() } }
  private var measure: ScrollMeasure?
  /// How far it was scrolled when the app ran last, until it is that far again or the user scrolls.
  private var start: Point?
  /// How far something covers it at its edges.
  private var cover = Insets()
  private var phase = ScrollActivity.idle
  private let around = ScrollAround()

  init(_ view: ScrollView<Content>, _ context: NodeContext) {
    super.init(view, context, .scroll(ScrollElement(horizontal: false, vertical: true)))
    around.node = self
    restoreStart()
    evaluate()
    var inner = slotContext
    inner.decoration = margins
    inner.scope = EnvironmentScope(inside: inner.scope) { [around] in
      $0[ContentMarginsKey.self] = EdgeInsets()
      $0[ScrollAroundKey.self] = ScrollAroundKey.Identity(around: around)
    }
    let content = graph.makeNode(column, inner)
    self.content = content
    host.setSlot(.body, [content])
    scope.value(ScrollPositionKey.self)?.add(self)
    settlePreferences()
  }

  private func restoreStart() {
    guard scope.value(ScrollPositionKey.self) == nil else { return }
    let earlier = restored("scroll") { [weak self] in
      guard let self, let place = start ?? measure.map({ Point($0.x, $0.y) }), place.x > 0 || place.y > 0 else { return nil }
      return .parts(["x": .number(place.x), "y": .number(place.y)])
    }
    if let x = earlier?["x"]?.number, let y = earlier?["y"]?.number, x >= 0, y >= 0 { start = Point(x, y) }
  }

  /// The user has it once its content is so long that it can be that far, or once they scroll.
  private func followStart(_ measure: ScrollMeasure, after last: ScrollMeasure?) {
    guard let start else { return }
    let isLongEnough = measure.contentWidth - measure.width > start.x - 1 && measure.contentHeight - measure.height > start.y - 1
    var moved = last
    moved?.x = measure.x
    moved?.y = measure.y
    guard isLongEnough || last != nil && last != measure && moved == measure else { return }
    self.start = nil
    invalidate()
  }

  private var column: VStack<Content> { VStack(spacing: 0) { view.content } }

  override var children: [ViewNode] { content.map { [$0] } ?? [] }

  override func evaluate() {
    isDirty = false
    let (scroll, around) = graph.reading(self) { (element, scope.value(ContentMarginsKey.self)) }
    let insets = around == EdgeInsets() ? nil : around.usable(in: "contentMargins(_:_:for:)")
    var shown = scroll
    shown.cover = cover
    if insets != nil || cover != Insets() { shown.margins = (insets ?? Insets()).adding(cover) }
    host.set(.scroll(shown))
    let layouts = [insets.map { LayoutModifier.padding($0) }, cover == Insets() ? nil : .safePadding(cover)]
    if layouts != [margins.layout, clearance.layout] {
      (margins.layout, clearance.layout) = (layouts[0], layouts[1])
      content?.redecorate()
    }
    if scrolled != nil, !scroll.followsScrolling { scrolled = nil }
  }

  private var element: ScrollElement {
    let scrollsDown = view.axes.contains(.vertical)
    var scroll = ScrollElement(
      horizontal: view.axes.contains(.horizontal), vertical: scrollsDown, isRefreshable: scope.value(RefreshKey.self) != nil)
    scroll.manner = scope.value(ScrollMannerKey.self)
    let watches = scope.value(ScrollWatchesKey.self)
    scroll.tellsMeasure = !watches.isEmpty || around.isHeard || graph[Restoration.self].isOn
    scroll.start = start
    scroll.tellsPhase = watches.contains { $0.hasPhase } || scope.value(ScrollPositionKey.self) != nil
    scroll.asksForRest = scope.value(ScrollBehaviorKey.self) != nil
    if view.hidesBars {
      scroll.manner.hidesHorizontalBar = true
      scroll.manner.hidesVerticalBar = true
    }
    scroll.isRefreshing = scope.value(RefreshingKey.self)
    scroll.followsScrolling = scrollsDown && scope.value(FollowsScrollingKey.self)
    return scroll
  }

  override func viewChanged(from old: ScrollView<Content>) {
    evaluate()
    content?.update(column)
  }

  override func handle(_ event: Event) {
    switch event {
    case .covered(_, let insets):
      cover = insets
      invalidate()
    case .refresh: scope.value(RefreshKey.self)?.refresher.start()
    case .scrollMoved(_, let measure):
      followStart(measure, after: self.measure)
      self.measure = measure
      graph[Restoration.self].noteChange()
      for watch in scope.value(ScrollWatchesKey.self) { watch.moved?(measure) }
      around.take(measure)
    case .scrollPhase(_, let phase):
      let old = self.phase
      self.phase = phase
      if phase == .interacting { scope.value(ScrollPositionKey.self)?.userScrolls() }
      for watch in scope.value(ScrollWatchesKey.self) { watch.phased?(old, phase, measure) }
    case .scrolled(_, let state): scrolled = graph.scrolled(host.id, state)
    default: break
    }
  }

  override func mergedPreferences() -> Preferences? { super.mergedPreferences().saying(scrolled) }
}

extension ScrollNode: RestingScroll {
  /// The room around the content, with what something covers.
  private func margins(clearOf cover: Insets) -> EdgeInsets {
    let own = scope.value(ContentMarginsKey.self)
    return EdgeInsets(
      top: own.top + cover.top, leading: own.leading + cover.leading, bottom: own.bottom + cover.bottom,
      trailing: own.trailing + cover.trailing)
  }

  func rest(_ end: ScrollEnd) -> Point? {
    scope.value(ScrollBehaviorKey.self)?.value.rest(of: end, along: view.axes, margins: margins(clearOf: cover))
  }
}
