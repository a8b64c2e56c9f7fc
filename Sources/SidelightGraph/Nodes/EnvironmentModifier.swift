public import Observation
import SidelightCore

/// What a modifier changes of the environment.
package protocol EnvironmentChange {
  func apply(to values: inout EnvironmentValues)
  /// Whether another change is known to do the same, whatever is around it.
  func isSame(as other: Self) -> Bool
}

/// A change that may do anything.
package struct AnyEnvironmentChange: EnvironmentChange {
  let change: (inout EnvironmentValues) -> Void

  package func apply(to values: inout EnvironmentValues) { change(&values) }
  package func isSame(as other: AnyEnvironmentChange) -> Bool { false }
}

/// A view with values set in its environment.
package struct EnvironmentView<Content: View, Change: EnvironmentChange> {
  package let content: Content
  let change: Change

  nonisolated package init(content: Content, change: Change) {
    self.content = content
    self.change = change
  }
}

extension EnvironmentView where Change == AnyEnvironmentChange {
  nonisolated package init(content: Content, change: @escaping (inout EnvironmentValues) -> Void) {
    self.init(content: content, change: AnyEnvironmentChange(change: change))
  }
}

extension EnvironmentView: View {}

extension EnvironmentView: StructuralView {
  package static var passedOn: (any View.Type)? { Content.self }
  package static var isEnvironment: Bool { true }

  package func makeNode(_ context: NodeContext) -> TypedNode<Self> { EnvironmentNode(self, context) }
}

final class EnvironmentNode<Content: View, Change: EnvironmentChange>: WrapperNode<EnvironmentView<Content, Change>, Content>, DependentNode
{
  private let inner: EnvironmentScope
  /// Has the elements inside mirrored where the modifier sets another direction; nil where it sets none.
  private var mirroring: Decoration?

  override init(_ view: EnvironmentView<Content, Change>, _ context: NodeContext) {
    inner = EnvironmentScope(inside: context.scope)
    super.init(view, context)
    evaluate()
    var below = childContext
    below.scope = inner
    if let mirroring { below.decoration = mirroring }
    child = graph.makeNode(view.content, below)
    settlePreferences()
  }

  override func viewChanged(from old: EnvironmentView<Content, Change>) {
    if !view.change.isSame(as: old.change) { evaluate() }
    child?.update(view.content)
  }

  /// What the modifier reads of the environment around it makes it run again.
  override func evaluate() {
    isDirty = false
    var values = EnvironmentValues(scope: scope)
    graph.reading(self) { view.change.apply(to: &values) }
    inner.replace(with: values.changes)
    if let desktop = values.changed(DesktopTraitsKey.self) { mirror(desktop.isRightToLeft) }
  }

  /// Writes the direction on the elements inside where another one is around them.
  private func mirror(_ isRightToLeft: Bool) {
    let around = graph.reading(self) { scope.value(DesktopTraitsKey.self).isRightToLeft }
    let layout = isRightToLeft != around ? LayoutModifier.direction(isRightToLeft: isRightToLeft) : nil
    let mirroring = mirroring ?? Decoration(outer: context.decoration)
    self.mirroring = mirroring
    guard mirroring.layout != layout else { return }
    mirroring.layout = layout
    guard child != nil else { return }
    if let collector = context.collector { return collector.partsRedecorated() }
    redecorate()
    rootsChanged()
  }
}

extension View {
  /// Sets a value of the environment for this view and those inside it.
  ///
  /// - Parameters:
  ///   - keyPath: names the value, such as `\.colorScheme`.
  ///   - value: what the views read there.
  nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
    EnvironmentView(content: self) { $0[keyPath: keyPath] = value }
  }

  /// Changes a value of the environment for this view and those inside it.
  ///
  /// - Parameters:
  ///   - keyPath: names the value, such as `\.colorScheme`.
  ///   - transform: changes the value that there is outside of this view.
  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    EnvironmentView(content: self) { transform(&$0[keyPath: keyPath]) }
  }
}

extension View {
  /// Puts an observable object into the environment of this view; nil takes an outer one away.
  ///
  /// - Parameter object: the object, which views read with ``Environment`` and its type; nil takes an outer one away.
  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    EnvironmentView(content: self) { $0[ObjectKey<T>.self] = object }
  }
}
