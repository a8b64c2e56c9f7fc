import SidelightCore
@_spi(Nodes) import SidelightGraph

/// What views say about the row that they stand in. The list draws it, and its style is the final arbiter.
///
/// A field is nil where nobody says anything. What stands nearest to the row's content counts.
struct RowTraits: Equatable {
  /// The distances of the content from the row's edges.
  var insets = RowInsets()
  private var storedDress: StoredRowDress?

  /// What is said of the look of the row; nil where nobody says anything.
  var dressIfAny: RowDress? { storedDress?.dress }

  var dress: RowDress {
    get { storedDress?.dress ?? RowDress() }
    set { storedDress = newValue == RowDress() ? nil : StoredRowDress(newValue) }
  }
  /// The user may not delete the row, or not move it.
  var isDeleteDisabled = false
  var isMoveDisabled = false
  /// The user may not select the row.
  var isSelectionDisabled = false
  /// What swiping the row reveals.
  var actions = RowActionList()
  /// What may be dropped on the row.
  var drops = RowDropList()
  /// Something that is dragged and rests over the row selects it.
  var isSpringLoaded = false

  /// What typing the first letters of leads to the row, in place of its text.
  var typedText: String?

  /// Takes what is said nearer to the content.
  mutating func override(with inner: RowTraits) {
    insets.override(with: inner.insets)
    typedText = inner.typedText ?? typedText
    if storedDress == nil { storedDress = inner.storedDress } else if let said = inner.dressIfAny { dress.override(with: said) }
    isDeleteDisabled = isDeleteDisabled || inner.isDeleteDisabled
    isMoveDisabled = isMoveDisabled || inner.isMoveDisabled
    isSelectionDisabled = isSelectionDisabled || inner.isSelectionDisabled
    isSpringLoaded = isSpringLoaded || inner.isSpringLoaded
    if !inner.drops.all.isEmpty { drops.all = inner.drops.all + drops.all }
    if !inner.actions.all.isEmpty { actions.all = inner.actions.all + actions.all }
  }
}

private enum RowPreferenceKey: PagePreferenceKey {
  static var defaultValue: RowTraits { RowTraits() }

  /// The first one that says something counts.
  static func reduce(value: inout RowTraits, nextValue: () -> RowTraits) {
    var traits = nextValue()
    traits.override(with: value)
    value = traits
  }
}

extension Preferences {
  /// What a row's content says about the row.
  var row: RowTraits {
    get { self[RowPreferenceKey.self] }
    set { self[RowPreferenceKey.self] = newValue }
  }
}

/// What modifiers outside of the rows say about all of them: those around a section, a `ForEach` or a view that is a row itself.
enum RowTraitsKey: EnvironmentKey {
  static var defaultValue: RowTraits { RowTraits() }
}

/// A modifier that says something about the row that its content is or stands in, or about all rows in it.
struct RowTraitView<Content: View> {
  let content: Content
  let traits: RowTraits
}

extension RowTraitView: View {
  typealias Body = Never
}

extension RowTraitView: StructuralView {
  static var passedOn: (any View.Type)? { Content.self }

  func makeNode(_ context: NodeContext) -> TypedNode<Self> {
    context.rows == nil ? InnerRowTraitNode(self, context) : OuterRowTraitNode(self, context)
  }
}

extension RowTraitView: ModifiedView, RowTraitsView {
  static var contentTypes: [any View.Type] { [Content.self] }
  var anyContent: (any View)? { content }
}

/// A view that says something about its row, which is known without making it.
@MainActor protocol RowTraitsView: ModifiedView {
  var traits: RowTraits { get }
}

extension RowTraits {
  /// Whether views of a type may say something of their row, as far as the type shows it.
  @MainActor static func mayBe(in type: any View.Type) -> Bool {
    type is any RowTraitsView.Type || (type as? any ModifiedView.Type)?.contentTypes.contains { mayBe(in: $0) } ?? false
  }

  /// What a view says of its row, found in the view's value.
  @MainActor static func find(in view: any View) -> RowTraits {
    guard let modified = view as? any ModifiedView, let content = modified.anyContent else { return RowTraits() }
    var traits = (view as? any RowTraitsView)?.traits ?? RowTraits()
    traits.override(with: find(in: content))
    return traits
  }
}

/// Outside of the rows: every row in it learns the traits from its environment.
final class OuterRowTraitNode<Content: View>: WrapperNode<RowTraitView<Content>, Content>, DependentNode {
  private let inner: EnvironmentScope

  override init(_ view: RowTraitView<Content>, _ context: NodeContext) {
    inner = EnvironmentScope(inside: context.scope)
    super.init(view, context)
    evaluate()
    var below = childContext
    below.scope = inner
    child = graph.makeNode(view.content, below)
    settlePreferences()
  }

  override func evaluate() {
    isDirty = false
    var traits = graph.reading(self) { scope.value(RowTraitsKey.self) }
    traits.override(with: view.traits)
    inner.set(RowTraitsKey.self, to: traits)
  }

  override func viewChanged(from old: RowTraitView<Content>) {
    evaluate()
    child?.update(view.content)
  }
}

/// Within a row: the traits go up to it.
final class InnerRowTraitNode<Content: View>: WrapperNode<RowTraitView<Content>, Content>, SelectionForbidding {
  override init(_ view: RowTraitView<Content>, _ context: NodeContext) {
    super.init(view, context)
    child = graph.makeNode(view.content, childContext)
    settlePreferences()
  }

  override func mergedPreferences() -> Preferences? {
    var merged = super.mergedPreferences() ?? Preferences()
    var traits = view.traits
    traits.override(with: merged.row)
    merged.row = traits
    return merged.isEmpty ? nil : merged
  }

  var forbidsSelection: Bool { view.traits.isSelectionDisabled }

  override func viewChanged(from old: RowTraitView<Content>) {
    child?.update(view.content)
    settlePreferences()
    if old.traits.isSelectionDisabled != forbidsSelection { context.listener?.elementsChanged() }
  }
}

extension View {
  /// Says something about the row that this view is, or about every row in it.
  nonisolated func rowTraits(_ change: (inout RowTraits) -> Void) -> some View {
    var traits = RowTraits()
    change(&traits)
    return RowTraitView(content: self, traits: traits)
  }

  /// Sets the distances of a row's content from the edges of the row, in place of those of the list's style.
  ///
  /// On a `Section` or `ForEach` it applies to every row in it.
  ///
  /// Source: SwiftUI's `listRowInsets(_:)`.
  /// - Parameter insets: the distances in pixels; nil leaves them to what is said further out, and at last to the style.
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    rowTraits { if let insets { $0.insets = RowInsets(insets.usable(in: "listRowInsets(_:)")) } }
  }

  /// Sets the distance of a row's content from some edges of the row; the others stay as they are.
  ///
  /// Source: SwiftUI's `listRowInsets(_:_:)`.
  /// - Parameters:
  ///   - edges: the edges.
  ///   - length: the distance in pixels; nil leaves it to what is said further out, and at last to the style.
  nonisolated public func listRowInsets(_ edges: Edge.Set = .all, _ length: Double?) -> some View {
    let length = length.map { usableDistance($0, in: "listRowInsets(_:_:)") }
    return rowTraits {
      if edges.contains(.top) { $0.insets.top = length }
      if edges.contains(.leading) { $0.insets.leading = length }
      if edges.contains(.bottom) { $0.insets.bottom = length }
      if edges.contains(.trailing) { $0.insets.trailing = length }
    }
  }
}
