@_spi(Nodes) import SidelightGraph
import Synchronization

/// A style of the app's own for one sort of control: the views that it makes of each.
class CustomStyle<Configuration> {
  nonisolated fileprivate init() {}

  @MainActor fileprivate func make(_ configuration: Configuration) -> AnyView { AnyView(EmptyView()) }
}

/// A style of a type that the app knows.
final class StyleBox<Style, Configuration>: CustomStyle<Configuration> {
  private let style: Style
  private let show: @MainActor (Style, Configuration) -> AnyView

  /// - Parameter show: the view that stands for a control.
  nonisolated init(_ style: Style, showing show: @escaping @MainActor (Style, Configuration) -> AnyView) {
    self.style = style
    self.show = show
    super.init()
  }

  /// - Parameter makeBody: what the style makes of a control.
  nonisolated convenience init<Content: View>(_ style: Style, _ makeBody: @escaping @MainActor (Style, Configuration) -> Content) {
    self.init(style, showing: { AnyView(StyledBody(style: $0, configuration: $1, make: makeBody)) })
  }

  @MainActor fileprivate override func make(_ configuration: Configuration) -> AnyView { show(style, configuration) }
}

/// A part of a control that a style is given as one view, such as its label.
protocol StylePart: StructuralView {
  var content: AnyView { get }
}

extension StylePart {
  package func makeNode(_ context: NodeContext) -> TypedNode<Self> { PassNode(self, context, \.content) }
}

/// The app's style for the controls that a configuration describes; nil where the library draws them.
enum CustomStyleKey<Configuration>: EnvironmentKey {
  static var defaultValue: CustomStyle<Configuration>? { nil }
}

/// Whether the app has styles of its own. A control asks for one only if it has: each question is a way up the tree.
enum CustomStyles {
  private static let used = Atomic<Bool>(false)

  static var areUsed: Bool { used.load(ordering: .relaxed) }

  static func use() { used.store(true, ordering: .relaxed) }
}

/// What a style changes: how the library draws controls, or who draws them in its place.
struct StyleChange<Configuration, Look: EnvironmentChange>: EnvironmentChange {
  let look: Look
  let custom: CustomStyle<Configuration>?

  nonisolated init(_ look: Look, _ custom: CustomStyle<Configuration>? = nil) {
    self.look = look
    self.custom = custom
    if custom != nil { CustomStyles.use() }
  }

  func isSame(as other: Self) -> Bool { custom == nil && other.custom == nil && look.isSame(as: other.look) }

  func apply(to values: inout EnvironmentValues) {
    look.apply(to: &values)
    if custom != nil || CustomStyles.areUsed { values[CustomStyleKey<Configuration>.self] = custom }
  }
}

/// Changes nothing of how the library draws controls.
struct NoLook: EnvironmentChange {
  nonisolated init() {}
  func isSame(as other: NoLook) -> Bool { true }
  func apply(to values: inout EnvironmentValues) {}
}

extension View {
  /// Sets a style for the controls in this view.
  ///
  /// - Parameters:
  ///   - isNative: whether the library draws them; where it does not, `makeBody` makes the views of each.
  ///   - look: how the library draws them.
  nonisolated func styled<Style, Configuration, Content: View, Look: EnvironmentChange>(
    _ style: Style, isNative: Bool, as look: Look = NoLook(), _ makeBody: @escaping @MainActor (Style, Configuration) -> Content
  ) -> some View {
    EnvironmentView(content: self, change: StyleChange(look, isNative ? nil : StyleBox(style, makeBody)))
  }
}

extension NodeContext {
  /// The app's style for a control in this place.
  @MainActor func customStyle<Configuration>(for type: Configuration.Type) -> CustomStyle<Configuration>? {
    CustomStyles.areUsed ? scope.value(CustomStyleKey<Configuration>.self) : nil
  }
}

/// The node of a control that a style of the app's draws. Inside, the control is the library's again: a style adds something to it.
final class StyledNode<V: View, Configuration>: WrapperNode<V, AnyView>, DependentNode {
  private let inner: EnvironmentScope
  private let configuration: @MainActor (V) -> Configuration
  private var style: CustomStyle<Configuration>

  init(_ view: V, _ context: NodeContext, _ style: CustomStyle<Configuration>, _ configuration: @escaping @MainActor (V) -> Configuration) {
    inner = EnvironmentScope(inside: context.scope) { $0[CustomStyleKey<Configuration>.self] = nil }
    self.configuration = configuration
    self.style = style
    super.init(view, context)
    evaluate()
    settlePreferences()
  }

  override func viewChanged(from old: V) { show() }

  override func evaluate() {
    isDirty = false
    if let new = graph.reading(self, { scope.value(CustomStyleKey<Configuration>.self) }) { style = new }
    show()
  }

  private func show() {
    let body = style.make(configuration(view))
    if let child { return child.update(body) }
    var below = childContext
    below.scope = inner
    child = graph.makeNode(body, below)
  }
}

/// The views of a style. Its dynamic properties are found in the style as if they were this view's own.
nonisolated struct StyledBody<Style, Configuration, Content: View>: View {
  let style: Style
  let configuration: Configuration
  let make: @MainActor (Style, Configuration) -> Content

  @MainActor var body: Content { make(style, configuration) }
}

extension StyledBody: DescribedView {
  nonisolated static var description: Any.Type { Style.self }
}
