import SidelightCore
@_spi(Nodes) import SidelightGraph

/// The node of a view that is one element. Nodes below it begin anew: no decoration of this element reaches them.
class ElementNode<V: View>: TypedNode<V>, HostingNode {
  private(set) var host: ElementHost

  init(_ view: V, _ context: NodeContext, _ kind: Element.Kind) {
    host = ElementHost(kind, context)
    super.init(view, context)
    graph.register(self, for: host.id)
  }

  /// The context for the views inside this element.
  var slotContext: NodeContext {
    var inner = context
    inner.parent = self
    inner.enterElement()
    return inner
  }

  override func collect(into hosts: inout [ElementHost]) { hosts.append(host) }

  override func rootsChanged() {}

  override func enclosingHost(of child: ViewNode) -> ElementHost? { host }

  override func destroy() {
    guard isAlive else { return }
    super.destroy()
    graph.unregister(host.id)
  }

  /// What the user did with this element.
  func handle(_ event: Event) {}
}

/// The node of an element that depends on its view and environment alone and has one slot of content at most.
final class SimpleElementNode<V: View, Content: View>: ElementNode<V>, DependentNode {
  private let lower: @MainActor (V, EnvironmentValues) -> Element.Kind
  private let content: ((V) -> Content)?
  private let action: (@MainActor (V, Event, EnvironmentValues) -> Void)?
  private let watchesObjects: Bool
  private let isOff: ((V) -> Bool)?
  private let isSame: ((V, V) -> Bool)?
  private var child: TypedNode<Content>?
  /// What the user made of the control, until the binding has answered.
  private var change: Event?

  /// - Parameters:
  ///   - slot: where the content stands.
  ///   - isOpen: whether a view that is all of the content is as if it stood here.
  ///   - content: the views inside, or nil for none.
  ///   - scope: a scope for the content in place of the node's own.
  ///   - action: what an event does.
  ///   - watchesObjects: whether `lower` reads a binding, which may lead to an observable object.
  ///   - isOff: whether the element is disabled by itself.
  ///   - isSame: whether the element of two values is surely the same, whatever their content is.
  ///   - lower: makes the element; what it reads of the environment makes it run again.
  init(
    _ view: V, _ context: NodeContext, slot: Slot = .body, isOpen: Bool = false, content: ((V) -> Content)? = nil,
    overrides: ((inout EnvironmentValues) -> Void)? = nil,
    action: (@MainActor (V, Event, EnvironmentValues) -> Void)? = nil, watchesObjects: Bool = false,
    isOff: ((V) -> Bool)? = nil, isSame: ((V, V) -> Bool)? = nil,
    lower: @escaping @MainActor (V, EnvironmentValues) -> Element.Kind
  ) {
    self.isSame = isSame
    self.watchesObjects = watchesObjects
    self.isOff = isOff
    self.lower = lower
    self.content = content
    self.action = action
    super.init(view, context, .divider)
    relower()
    if let content {
      var inner = slotContext
      if isOpen { inner.takeForOnlyView(from: context) }
      if let overrides { inner.scope = EnvironmentScope(inside: inner.scope, overrides) }
      let node = graph.makeNode(content(view), inner)
      child = node
      host.setSlot(slot, [node])
      settlePreferences()
    }
  }

  override var children: [ViewNode] { child.map { [$0] } ?? [] }

  private func relower() {
    isDirty = false
    let values = EnvironmentValues(scope: scope)
    let kind = watchesObjects ? graph.track(self) { lower(view, values) } : graph.reading(self) { lower(view, values) }
    host.set(kind, isDisabled: isOff?(view) == true)
    if let change, kind.control?.differs(from: change) == true { host.insist() }
    change = nil
  }

  override func evaluate() { relower() }

  override func viewChanged(from old: V) {
    if isDirty || isSame?(old, view) != true { relower() }
    if let content { child?.update(content(view)) }
  }

  override func handle(_ event: Event) {
    action?(view, event, EnvironmentValues(scope: scope))
    switch event {
    case .edit, .toggle, .slide, .step, .pickTime, .pickColor:
      // The binding may have refused the value, or made another one of it that was there before: read it again.
      change = event
      invalidate()
    // A field shows its value again, as it is written.
    case .submit, .editing, .commit, .revert: invalidate()
    default: break
    }
  }
}

extension SimpleElementNode where Content == EmptyView {
  convenience init(
    leaf view: V, _ context: NodeContext, action: (@MainActor (V, Event, EnvironmentValues) -> Void)? = nil,
    watchesObjects: Bool = false, lower: @escaping @MainActor (V, EnvironmentValues) -> Element.Kind
  ) {
    self.init(view, context, content: nil, action: action, watchesObjects: watchesObjects, lower: lower)
  }
}
