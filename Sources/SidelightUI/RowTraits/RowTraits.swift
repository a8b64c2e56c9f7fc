import SidelightCore
@_spi(Nodes) import SidelightGraph

/// What views say about the row that they stand in. The list draws it, and its style has the last word.
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
  /// The row is off for the user, and says so.
  var isDisabled = false
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
    isDisabled = isDisabled || inner.isDisabled
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
