import SidelightCore
@_spi(Nodes) package import SidelightGraph

/// A control that leads to a page: that of a value, or one that the link has itself.
///
/// ```swift
/// NavigationLink("Oak", value: Tree.oak)
/// NavigationLink("Help") { HelpPage() }
/// ```
///
/// In a stack it adds a page. In a column of a split view without a stack it fills the next column. In a list with a selection the value
/// is what selecting the row stands for, also where the link is only a part of the row: a click on it selects its value, and the row stands
/// for that of its first link. Everywhere else a click follows the link. A row that is a link shows an arrow at its end in GNOME's boxed lists,
/// and in others while the split view is collapsed. Outside of lists a link is a flat button, or what `buttonStyle(_:)` makes of it.
/// A page that a link has itself is no part of the stack's path. It stays as long as nobody goes back, even when the link has gone.
/// Source: SwiftUI's `NavigationLink`.
public struct NavigationLink<Label, Destination> {
  let target: LinkTarget<Destination>
  let label: Label
  var isDetail: Bool?
}

/// Where a link leads.
enum LinkTarget<Destination> {
  /// To the page of a value; nowhere for nil.
  case value(AnyHashable?)
  /// To a page of its own.
  case page(Destination)
  /// To a page of its own that is shown while a binding is true.
  case presented(Destination, Binding<Bool>)
}

extension NavigationLink: View where Label: View, Destination: View {}

extension NavigationLink where Destination == Never, Label: View {
  /// Makes a link with a view as its label; without a value it is disabled.
  ///
  /// - Parameters:
  ///   - value: what is put on the path; a ``View/navigationDestination(for:destination:)`` makes its page.
  ///   - label: says where the link leads.
  nonisolated public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(target: .value(value.map { AnyHashable($0) }), label: label())
  }
}

extension NavigationLink where Destination == Never, Label == Text {
  /// Makes a link with a title; without a value it is disabled.
  ///
  /// - Parameters:
  ///   - titleKey: the text of the link.
  ///   - value: what is put on the path; nil for a link that is disabled.
  nonisolated public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(target: .value(value.map { AnyHashable($0) }), label: Text(titleKey))
  }

  /// As the one with a `LocalizedStringKey`, but with a string that is shown as it is.
  @_disfavoredOverload nonisolated public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    self.init(target: .value(value.map { AnyHashable($0) }), label: Text(title))
  }
}

extension NavigationLink where Label: View, Destination: View {
  /// Makes a link to a page of its own, with a view as its label.
  ///
  /// - Parameters:
  ///   - destination: the page; its body is evaluated once the page is shown.
  ///   - label: says where the link leads.
  nonisolated public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(target: .page(destination()), label: label())
  }

  /// Makes a link to a page of its own: the form before the one with a closure, which takes its place.
  ///
  /// - Parameters:
  ///   - destination: the page; its body is evaluated once the page is shown.
  ///   - label: says where the link leads.
  @available(*, deprecated, message: "Pass a closure as the destination.")
  nonisolated public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(target: .page(destination), label: label())
  }

  /// Sets whether the link fills the detail column of the split view around it.
  ///
  /// True leads to the last column from any other one, and from a stack in it; false leads to a page of the nearest stack. Where nothing
  /// is said a link adds a page to the stack that it stands in, or else fills the next column. Links with a value look for a destination
  /// beginning in their own column, whatever is said here. Source: SwiftUI's `isDetailLink(_:)`.
  ///
  /// - Parameter isDetailLink: whether the link leads to the last column.
  nonisolated public func isDetailLink(_ isDetailLink: Bool) -> some View {
    NavigationLink(target: target, label: label, isDetail: isDetailLink)
  }
}

extension NavigationLink where Label == Text, Destination: View {
  /// Makes a link with a title to a page of its own.
  ///
  /// - Parameters:
  ///   - titleKey: the text of the link.
  ///   - destination: the page; its body is evaluated once the page is shown.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(target: .page(destination()), label: Text(titleKey))
  }

  /// As the one with a `LocalizedStringKey`, but with a string that is shown as it is.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    self.init(target: .page(destination()), label: Text(title))
  }

  /// Makes a link with a title to a page of its own: the form before the one with a closure, which takes its place.
  ///
  /// - Parameters:
  ///   - titleKey: the text of the link.
  ///   - destination: the page; its body is evaluated once the page is shown.
  @available(*, deprecated, message: "Pass a closure as the destination.")
  nonisolated public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(target: .page(destination), label: Text(titleKey))
  }

  /// Makes a link with a title to a page of its own: the form before the one with a closure, which takes its place. See the one with a
  /// `LocalizedStringKey`.
  @available(*, deprecated, message: "Pass a closure as the destination.")
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(target: .page(destination), label: Text(title))
  }
}

extension NavigationLink {
  /// The value that it leads to the page of.
  var value: AnyHashable? { if case .value(let value) = target { value } else { nil } }

  /// Whether it leads anywhere.
  var isOff: Bool { if case .value(nil) = target { true } else { false } }
}

extension NavigationLink where Destination: View {
  /// Keeps what makes the page of the link up to date. In a row that shows another element now it is another link, and a page that the
  /// last one led to stays as it is.
  @MainActor func feed(_ source: inout PageSource, in graph: ViewGraph) {
    if graph.isRecycling { source = PageSource() }
    switch target {
    case .value: break
    case .page(let page): source.change { page }
    case .presented(let page, let isActive):
      source.change { page }
      source.end = { _ in if isActive.wrappedValue { isActive.wrappedValue = false } }
    }
  }

  /// Goes to the page of a link or leaves it, where its binding has changed.
  ///
  /// - Parameters:
  ///   - wasActive: what the binding said before; it is what it says now afterwards.
  ///   - node: the node that is evaluated again when the binding changes.
  @MainActor func turn(_ wasActive: inout Bool, _ source: PageSource, by node: any DependentNode, in scope: EnvironmentScope) {
    guard case .presented(_, let binding) = target else { return }
    let isActive = node.graph.track(node) { binding.wrappedValue }
    guard isActive != wasActive else { return }
    wasActive = isActive
    node.graph.after {
      let values = EnvironmentValues(scope: scope)
      if isActive { go(source, in: values) } else { values[NavigatorKey.self].navigator?.leave(source) }
    }
  }

  @MainActor private func go(_ source: PageSource, in scope: EnvironmentValues) {
    scope[NavigatorKey.self].follow(source, isDetail: isDetail, in: scope[ColumnKey.self])
  }

  /// Goes where it leads.
  @MainActor func follow(_ source: PageSource, in scope: EnvironmentValues) {
    switch target {
    case .value(let value):
      guard let value else { return }
      if let column = scope[ColumnKey.self], column.linksLeaveStacks { return column.follow(value) }
      scope[NavigatorKey.self].follow(value)
    case .page: go(source, in: scope)
    // The binding leads there. One that says so already does where the page was left and the app has not heard of it.
    case .presented(_, let isActive): if isActive.wrappedValue { go(source, in: scope) } else { isActive.wrappedValue = true }
    }
  }
}

extension NavigationLink: RowLinkView {
  var rowValue: AnyHashable? { value }
}

extension NavigationLink: PrimitiveView where Label: View, Destination: View {
  package func makeNode(_ context: NodeContext) -> TypedNode<Self> {
    context.rowAround == nil ? LinkButtonNode(self, context) : LinkRowNode(self, context)
  }
}

/// A link that is the whole content of a row: the row acts for it.
final class LinkRowNode<Label: View, Destination: View>: WrapperNode<NavigationLink<Label, Destination>, Label>, RowLink, DependentNode {
  private var followsClicks = false
  private var source = PageSource()
  private let decoration: Decoration
  private var isEnabled = true
  private var wasActive = false
  private(set) var indicator = Visibility.automatic

  override init(_ view: NavigationLink<Label, Destination>, _ context: NodeContext) {
    decoration = Decoration(outer: context.decoration)
    super.init(view, context)
    decoration.traits = { [weak self] in if self?.view.isOff == true { $0.isDisabled = true } }
    var inner = childContext
    inner.decoration = decoration
    child = graph.makeNode(view.label, inner)
    view.feed(&source, in: graph)
    evaluate()
    settlePreferences()
  }

  override func destroy() {
    guard isAlive else { return }
    super.destroy()
    if context.row?.link === self { context.row?.link = nil }
  }

  var value: AnyHashable? { view.value }

  override func evaluate() {
    isDirty = false
    (followsClicks, isEnabled) = graph.reading(self) { (!scope.value(ListSelectsKey.self), scope.value(EnabledKey.self)) }
    indicator = graph.reading(self) { scope.value(LinkIndicatorKey.self) }
    context.row?.link = self
    view.turn(&wasActive, source, by: self, in: scope)
  }

  /// A page of its own is shown on a click even where the click selects the row: selecting it leads nowhere by itself.
  var activatesOnClick: Bool {
    guard isEnabled, !view.isOff else { return false }
    if case .value = view.target { return followsClicks }
    return true
  }

  func follow() { view.follow(source, in: EnvironmentValues(scope: scope)) }

  override func viewChanged(from old: NavigationLink<Label, Destination>) {
    child?.update(view.label)
    view.feed(&source, in: graph)
    view.turn(&wasActive, source, by: self, in: scope)
    if old.value != view.value || old.isOff != view.isOff { context.row?.link = self }
    guard old.isOff != view.isOff else { return }
    var hosts: [ElementHost] = []
    collect(into: &hosts)
    for host in hosts { host.decorationChanged() }
  }
}

extension NavigationLink: TextBearingView where Label: View, Destination: View {
  var textParts: [any View] { [label] }
}
