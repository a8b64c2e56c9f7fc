import CSidelight

/// A list of rows with their selection, as GTK's list widgets want it, over a `RowListSource`.
///
/// It is a GListModel and a GtkSelectionModel in one, so that nothing is mirrored: GTK's clicks and keys arrive at the source, and only
/// the source selects anything. Cost does not depend on the number of rows; a row that is not shown costs nothing.
@safe package final class RowListModel: Object {
  private let state: RowListState

  /// The source is held weakly; without one the list is empty.
  package init(source: any RowListSource) {
    let state = RowListState(source: source)
    self.state = state
    unsafe super.init(adopting: RowListClass.instances.make(state))
  }

  package var source: (any RowListSource)? { state.source }

  /// How many row items GTK or anybody else holds, of all models.
  package static var liveItems: Int { RowItem.live }

  /// Says that from `position` on, `removed` rows have given way to `added` ones. The source must have changed before.
  package func itemsChanged(at position: Int, removed: Int, added: Int) {
    guard removed > 0 || added > 0 else { return }
    unsafe g_list_model_items_changed(pointer, guint(clamping: position), guint(clamping: removed), guint(clamping: added))
  }

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

  init(source: any RowListSource) {
    self.source = source
  }
}
