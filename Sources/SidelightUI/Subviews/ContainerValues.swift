import SidelightCore
@_spi(Nodes) import SidelightGraph

/// A key of ``ContainerValues``.
///
/// Source: SwiftUI's `ContainerValueKey`.
public protocol ContainerValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of a view that has none of its own.
  static var defaultValue: Value { get }
}

/// What a view says to the container that it stands in.
///
/// ```swift
/// extension ContainerValues {
///   @Entry var isPinned = false
/// }
/// ```
///
/// ``View/containerValue(_:_:)`` sets one, and ``Subview/containerValues`` has it. Source: SwiftUI's `ContainerValues`.
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]
  /// What selecting the view stands for; nil where that is not said.
  var tag: AnyHashable?

  /// The value of a key.
  public subscript<K: ContainerValueKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The tag of the view, where it has one of this type.
  ///
  /// Source: SwiftUI's `ContainerValues.tag(for:)`.
  public func tag<V: Hashable>(for type: V.Type) -> V? { tag?.base as? V }

  /// Whether the view has this tag.
  ///
  /// Source: SwiftUI's `ContainerValues.hasTag(_:)`.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag == AnyHashable(tag) }
}

/// Sets a value of the container around a view.
struct ContainerValueView<Content: View> {
  let content: Content
  let set: (inout ContainerValues) -> Void
}

extension ContainerValueView: View {}

extension ContainerValueView: StructuralView {
  static var passedOn: (any View.Type)? { Content.self }

  func makeNode(_ context: NodeContext) -> TypedNode<Self> { ContainerValueNode(self, context) }
}

extension ContainerValueView: ModifiedView, ContainerValueSetting {
  static var contentTypes: [any View.Type] { [Content.self] }
  var anyContent: (any View)? { content }
}

/// A view that sets a value of the container around it.
@MainActor private protocol ContainerValueSetting: ModifiedView {
  var set: (inout ContainerValues) -> Void { get }
}

extension ContainerValues {
  /// Adds what a view says, found in its value: what is said further in counts.
  @MainActor mutating func add(from view: any View) {
    guard let modified = view as? any ModifiedView, let content = modified.anyContent else { return }
    (view as? any ContainerValueSetting)?.set(&self)
    add(from: content)
  }
}

/// What modifiers around several views say of each of them.
enum ContainerValuesKey: EnvironmentKey {
  static var defaultValue: ContainerValues { ContainerValues() }
}

/// Around views: each of them learns the value from its environment. On a single view its value is found without the node.
private final class ContainerValueNode<Content: View>: WrapperNode<ContainerValueView<Content>, Content>, DependentNode {
  private let inner: EnvironmentScope?

  override init(_ view: ContainerValueView<Content>, _ context: NodeContext) {
    inner = context.rows == nil ? nil : EnvironmentScope(inside: context.scope)
    super.init(view, context)
    evaluate()
    var below = childContext
    if let inner { below.scope = inner }
    child = graph.makeNode(view.content, below)
    settlePreferences()
  }

  override func evaluate() {
    isDirty = false
    guard let inner else { return }
    var values = graph.reading(self) { scope.value(ContainerValuesKey.self) }
    view.set(&values)
    inner.set(ContainerValuesKey.self, to: values)
  }

  override func viewChanged(from old: ContainerValueView<Content>) {
    evaluate()
    child?.update(view.content)
  }
}

extension View {
  /// Sets a value that the container reads which this view stands in: one made by `Group(subviews:)` or `ForEach(subviews:)`.
  ///
  /// ```swift
  /// Text("Inbox").containerValue(\.isPinned, true)
  /// ```
  ///
  /// It goes no further than that container. What a view of the app's own says in its body is not found, as no view is made to be asked: say it
  /// where that view is written. Source: SwiftUI's `containerValue(_:_:)`.
  ///
  /// - Parameters:
  ///   - keyPath: which value.
  ///   - value: the value.
  nonisolated public func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some View {
    ContainerValueView(content: self) { $0[keyPath: keyPath] = value }
  }
}

extension Subview {
  /// What the view says to the container that it stands in.
  ///
  /// Source: SwiftUI's `Subview.containerValues`.
  nonisolated public var containerValues: ContainerValues { link.containerValues(of: place) }
}
