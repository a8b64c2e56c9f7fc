import SidelightCore

/// A control that leads to the page of a value.
///
/// In a list with a selection it is the row's value; in one without, a click follows it. In a column of a split view it
/// fills the next column, in a stack it adds a page. While the split view is collapsed its row shows a chevron.
/// Source: SwiftUI's `NavigationLink`.
public struct NavigationLink<Label, Destination> {
  let value: AnyHashable?
  let label: Label
}

extension NavigationLink: View where Label: View, Destination: View {
  /// Drawn by the graph.
  public typealias Body = Never
}

extension NavigationLink where Destination == Never, Label: View {
  /// Makes a link with a view as its label; without a value it is disabled.
  nonisolated public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(value: value.map { AnyHashable($0) }, label: label())
  }
}

extension NavigationLink where Destination == Never, Label == Text {
  /// Makes a link with a title; without a value it is disabled.
  nonisolated public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(value: value.map { AnyHashable($0) }, label: Text(titleKey))
  }

  /// Makes a link with a title; without a value it is disabled.
  @_disfavoredOverload nonisolated public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    self.init(value: value.map { AnyHashable($0) }, label: Text(title))
  }
}

extension NavigationLink: RowLinkView {
  var rowValue: AnyHashable? { value }
}

extension NavigationLink: PrimitiveView where Label: View, Destination: View {
  package func makeNode(_ context: NodeContext) -> TypedNode<Self> {
    if context.row != nil { return LinkRowNode(self, context) }
    return SimpleElementNode(
      self, context, content: \.label,
      action: { view, event, environment in
        guard case .activate = event, environment.isEnabled, let value = view.value else { return }
        environment[NavigatorKey.self].follow(value)
      },
      isOff: { $0.value == nil },
      lower: { view, environment in
        var button = ButtonElement(style: .borderless, isInToolbar: environment[ToolbarPlaceKey.self] != nil)
        button.hasChevron = true
        return .button(button)
      })
  }
}

/// Whether the rows around a view can be selected.
enum ListSelectsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

/// A link that is the whole content of a row: the row acts for it.
final class LinkRowNode<Label: View, Destination: View>: TypedNode<NavigationLink<Label, Destination>>, RowLink, DependentNode {
  private var child: TypedNode<Label>?
  private var followsClicks = false

  override init(_ view: NavigationLink<Label, Destination>, _ context: NodeContext) {
    super.init(view, context)
    child = graph.makeNode(view.label, childContext)
    evaluate()
    settlePreferences()
  }

  override var children: [ViewNode] { child.map { [$0] } ?? [] }

  override func destroy() {
    guard isAlive else { return }
    super.destroy()
    if context.row?.link === self { context.row?.link = nil }
  }

  var value: AnyHashable? { view.value }

  override func evaluate() {
    isDirty = false
    followsClicks = !graph.reading(self) { scope.value(ListSelectsKey.self) }
    context.row?.link = self
  }

  var activatesOnClick: Bool { followsClicks && view.value != nil }

  func follow() {
    if let value = view.value { scope.value(NavigatorKey.self).follow(value) }
  }

  override func viewChanged(from old: NavigationLink<Label, Destination>) {
    child?.update(view.label)
    if old.value != view.value { context.row?.link = self }
  }
}
