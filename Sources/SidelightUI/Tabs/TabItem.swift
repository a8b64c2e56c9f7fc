@_spi(Nodes) import SidelightGraph

/// A view that is a tab of a ``TabView``, with the tab's label.
struct TabItemView<Content: View, Label: View> {
  let content: Content
  let label: Label
}

extension TabItemView: WrappingView {
  /// The tab view has read the label by the time that it shows the view.
  func makeNode(_ context: NodeContext) -> TypedNode<Self> { PassNode(self, context, \.content) }
}

extension View {
  /// Sets the label of the tab that this view is in a ``TabView``: a text, a symbol or both.
  ///
  /// Write it on the view that stands in the tab view's closure; ``Tab`` says the same in one place. Source: SwiftUI's `tabItem(_:)`.
  ///
  /// - Parameter label: the title of the tab, its symbol, or both.
  nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    TabItemView(content: self, label: label())
  }
}

/// What a view's modifiers say of the tab that it is.
@MainActor private struct PlainTab {
  var label: (any View)?
  var tag: AnyHashable?
  var badge: String?

  init(_ view: any View) {
    if let tag = (view as? any TaggedView)?.tagValue { self.tag = tag }
    if let label = (view as? any TabLabelView)?.tabLabel { self.label = label }
    if let traits = (view as? any RowTraitsView)?.traits { badge = traits.dress.badge?.content }
    guard let content = (view as? any ModifiedView)?.anyContent else { return }
    let inner = PlainTab(content)
    label = label ?? inner.label
    tag = tag ?? inner.tag
    badge = badge ?? inner.badge
  }
}

@MainActor private protocol TabLabelView {
  var tabLabel: any View { get }
}

extension TabItemView: TabLabelView {
  fileprivate var tabLabel: any View { label }
}

@MainActor private protocol TaggedView {
  var tagValue: AnyHashable { get }
}

extension TagView: TaggedView {
  fileprivate var tagValue: AnyHashable { tag }
}

/// Views that stand for several tabs, for one of some, or for none.
@MainActor private protocol TabViews {
  func collectViews(into tabs: TabCollector, tag: AnyHashable?)
}

extension TabCollector {
  /// Adds a tab for each view that stands by itself, whatever type it has.
  func collect(plain view: some View, tag: AnyHashable? = nil) {
    if let views = view as? any TabViews { return views.collectViews(into: self, tag: tag) }
    let said = PlainTab(view)
    var tab = TabDeclaration(label: said.label ?? EmptyView(), content: view, value: said.tag ?? tag)
    tab.badge = said.badge
    add(tab)
  }
}

extension EmptyView: TabViews {
  fileprivate func collectViews(into tabs: TabCollector, tag: AnyHashable?) {}
}

extension TupleView: TabViews {
  fileprivate func collectViews(into tabs: TabCollector, tag: AnyHashable?) {
    for (index, view) in parts.views.enumerated() { tabs.inside(index) { tabs.collect(plain: view) } }
  }
}

extension Group: TabViews where Content: View {
  fileprivate func collectViews(into tabs: TabCollector, tag: AnyHashable?) { tabs.collect(plain: content, tag: tag) }
}

extension Optional: TabViews where Wrapped: View {
  fileprivate func collectViews(into tabs: TabCollector, tag: AnyHashable?) {
    if let self { tabs.inside(true) { tabs.collect(plain: self, tag: tag) } }
  }
}

extension _ConditionalContent: TabViews where TrueContent: View, FalseContent: View {
  fileprivate func collectViews(into tabs: TabCollector, tag: AnyHashable?) {
    switch storage {
    case .first(let view): tabs.inside(true) { tabs.collect(plain: view, tag: tag) }
    case .second(let view): tabs.inside(false) { tabs.collect(plain: view, tag: tag) }
    }
  }
}

extension AnyView: TabViews {
  fileprivate func collectViews(into tabs: TabCollector, tag: AnyHashable?) {
    tabs.inside(ObjectIdentifier(type(of: content))) { tabs.collect(plain: content, tag: tag) }
  }
}

extension ForEach: TabViews where Content: View {
  /// Where a view has no tag of its own, the element's id stands for it.
  fileprivate func collectViews(into tabs: TabCollector, tag: AnyHashable?) {
    tabs.collect(self) { tabs.collect(plain: content($0), tag: AnyHashable(id($0))) }
  }
}
