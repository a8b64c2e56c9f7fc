import CSidelight

/// A list of rows with their selection, as GTK's list widgets want it, over a `RowListSource`.
///
/// It is a GListModel and a GtkSelectionModel in one, so that nothing is mirrored: GTK's clicks and keys arrive at the source, and only
/// the source selects anything. Cost does not depend on the number of rows; a row that is not shown costs nothing.
@safe package final class RowListModel: Object {
  private let state: RowListState

  /// The source is held weakly, because its owner usually owns the list, too. It must tell of every change of its count from now on.
  package init(source: any RowListSource) {
    let state = RowListState(source: source)
    self.state = state
    unsafe super.init(adopting: RowListClass.instances.make(state))
  }

  package var source: (any RowListSource)? { state.source }

  /// How many rows GTK knows of: the source's at first, and then what `itemsChanged` has made of it.
  package var count: Int { state.count }

  /// How many row items GTK or anybody else holds, of all models.
  package static var liveItems: Int { RowItem.live }

  /// The object that stands for a row in GTK's eyes; `nil` behind the last row.
  package func item(at position: Int) -> Object? {
    guard position >= 0, let item = unsafe g_list_model_get_item(pointer, guint(clamping: position)) else { return nil }
    // What comes back is ours, and may have a wrapper already, which holds a reference of its own.
    defer { unsafe g_object_unref(item) }
    return unsafe Object.wrapper(for: OpaquePointer(item))
  }

  /// Says that from `position` on, `removed` rows have given way to `added` ones. The source must have changed before.
  ///
  /// GTK looks at the source at once: of several changes, make and tell one after the other, or tell them as one.
  package func itemsChanged(at position: Int, removed: Int, added: Int) {
    guard removed > 0 || added > 0 else { return }
    precondition(position >= 0 && removed >= 0 && added >= 0 && position + removed <= state.count, "These rows were not there.")
    state.count += added - removed
    unsafe g_list_model_items_changed(pointer, guint(clamping: position), guint(clamping: removed), guint(clamping: added))
  }

  /// Says what changed in several places, from front to back; each position counts rows as the changes before it left them. The source must
  /// have changed before.
  ///
  /// GTK looks at the rows after each change that it hears of, and sees those of the source as far as it has been told: behind that the
  /// rows that stay, and an item without a row in the place of one that is still to go.
  package func itemsChanged(_ changes: [RowChange]) {
    state.isUnselected = state.source?.hasSelection == false
    if !state.isUnselected { state.take(state.source?.boundSelection() ?? []) }
    defer {
      state.isUnselected = false
      state.take([])
    }
    for (index, change) in changes.enumerated() {
      state.untold = changes[(index + 1)...]
      itemsChanged(at: change.position, removed: change.removed, added: change.added)
    }
  }

  /// Says that the source has changed like this and GTK is about to hear of it: until then GTK sees the rows that it knows, so that the
  /// focus can be moved first.
  package func announce(_ changes: [RowChange]) { state.untold = changes[...] }

  /// Where the source has the row that GTK knows at a position; `nil` for one that it is about to hear the end of.
  package func index(of position: Int) -> Int? { state.index(of: position) }

  /// Says that the selection of these rows may have changed, so that shown ones are painted anew.
  package func selectionChanged(_ rows: Range<Int>) {
    guard !rows.isEmpty else { return }
    unsafe gtk_selection_model_selection_changed(pointer, guint(clamping: rows.lowerBound), guint(clamping: rows.count))
  }
}

/// What a row model's GObject keeps for Swift.
@MainActor final class RowListState {
  weak var source: (any RowListSource)?
  let cache = RowItemCache()
  /// The count as it was told, and not the source's: GTK aborts when it differs from the changes that it heard of, and a source may go
  /// before the list that shows it does.
  var count: Int

  /// The changes that GTK has yet to hear of.
  var untold: ArraySlice<RowChange> = []

  init(source: any RowListSource) {
    self.source = source
    count = source.count
  }

  /// No row is selected for as long as GTK hears of changes.
  var isUnselected = false

  /// What GTK is about to ask of the rows that it shows, for as long as it hears of changes.
  private var answers: [(index: Int, isSelected: Bool)] = []
  /// The answer that comes next, because GTK asks from front to back.
  private var next = 0

  /// - Parameter answers: ascending.
  func take(_ answers: [(index: Int, isSelected: Bool)]) {
    self.answers = answers
    next = 0
  }

  /// Whether a row of the source is selected, where that was said before.
  func knownSelection(of index: Int) -> Bool? {
    if next >= answers.count || answers[next].index != index {
      guard !answers.isEmpty else { return nil }
      var low = 0
      var high = answers.count
      while low < high {
        let middle = (low + high) / 2
        if answers[middle].index < index { low = middle + 1 } else { high = middle }
      }
      guard low < answers.count, answers[low].index == index else { return nil }
      next = low
    }
    defer { next += 1 }
    return answers[next].isSelected
  }

  /// Where the source has the row that GTK knows at a position.
  func index(of position: Int) -> Int? {
    var index = position
    for change in untold where change.position <= index {
      guard index >= change.position + change.removed else { return nil }
      index += change.added - change.removed
    }
    return index
  }
}

/// From `position` on, `removed` rows give way to `added` ones.
package struct RowChange: Equatable, Sendable {
  package var position, removed, added: Int

  package init(position: Int, removed: Int, added: Int) {
    self.position = position
    self.removed = removed
    self.added = added
  }
}
