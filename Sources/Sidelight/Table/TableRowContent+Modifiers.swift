#if Foundation
import SidelightCore
public import SidelightUI

/// Rows of a table with something said of them.
private struct ModifiedTableRows<Value: Identifiable, Modified: View>: View, TableRowContent {
  typealias TableRowValue = Value
  let modified: Modified
  var body: some View { modified }
}

extension TableRowContent where Self: View {
  private func modified(_ change: (Self) -> some View) -> some View & TableRowContent<TableRowValue> {
    ModifiedTableRows<TableRowValue, _>(modified: change(self))
  }

  /// Sets the menu that a secondary click on the row opens.
  ///
  /// Source: SwiftUI's `contextMenu(menuItems:)` of rows of tables.
  ///
  /// - Parameter menuItems: the entries.
  public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some View & TableRowContent<TableRowValue> {
    let entries = menuItems()
    return modified { MenuRow(row: $0, entries: entries) }
  }

  /// Lets the user drag the row away: as a file, or as text, which other views and other programs take.
  ///
  /// Source: SwiftUI's `draggable(_:)` of rows of tables.
  ///
  /// - Parameter payload: what is dragged, asked for when a drag begins.
  public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View & TableRowContent<TableRowValue> {
    modified { $0.draggablePayload { TransferType<T>.payload(of: payload()) } }
  }

  /// Lets the user drag the row away: the form with an item provider.
  ///
  /// Source: SwiftUI's `itemProvider(_:)` of rows of tables.
  ///
  /// - Parameter action: what is dragged, asked for when a drag begins; nil for nothing.
  public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View & TableRowContent<TableRowValue> {
    modified { $0.draggablePayload { action?()?.payload } }
  }

  /// Does something when the pointer comes over the row, and when it leaves it.
  ///
  /// Source: SwiftUI's `onHover(perform:)` of rows of tables.
  ///
  /// - Parameter action: gets true when it comes, and false when it leaves.
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View & TableRowContent<TableRowValue> {
    modified { row in HoverRow(row: row, action: action) }
  }

  /// Takes what is dropped on the row.
  ///
  /// Source: SwiftUI's `dropDestination(for:action:)` of rows of tables.
  ///
  /// - Parameters:
  ///   - payloadType: the type of what is dropped.
  ///   - action: gets what was dropped.
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void
  ) -> some View & TableRowContent<TableRowValue> {
    modified { row in
      DropRow(row: row) { (values: [T]) in
        action(values)
        return true
      }
    }
  }
}

// Rows as views alone, so that the modifiers of views are meant.

private struct MenuRow<Row: View, Entries: View>: View {
  let row: Row
  let entries: Entries
  var body: some View { Group { row }.contextMenu { entries } }
}

private struct HoverRow<Row: View>: View {
  let row: Row
  let action: (Bool) -> Void
  var body: some View { Group { row }.onHover(perform: action) }
}

private struct DropRow<Row: View, T: Transferable>: View {
  let row: Row
  let action: ([T]) -> Bool
  var body: some View { Group { row }.dropDestination(for: T.self) { values, _ in action(values) } }
}

/// Rows of a table that a collection makes.
///
/// Source: SwiftUI's `DynamicTableRowContent`.
public protocol DynamicTableRowContent<TableRowValue>: TableRowContent {
  /// The type of the collection that the rows are made from.
  associatedtype Data: Collection
  /// The collection that the rows are made from.
  var data: Data { get }
}

extension ForEach: DynamicTableRowContent where Content: TableRowContent & View {}

extension DynamicTableRowContent where Self: DynamicViewContent {
  private func modified(_ modified: some View) -> some View & TableRowContent<TableRowValue> {
    ModifiedTableRows<TableRowValue, _>(modified: modified)
  }

  /// Sets what happens when something from outside of the table is dropped between its rows.
  ///
  /// Source: SwiftUI's `onInsert(of:perform:)` of rows of tables.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: what is taken: things that can be read as one of these types.
  ///   - action: gets the offset in the collection of the element that they go in front of, and the things that are of these types.
  public func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some View & TableRowContent<TableRowValue> {
    modified(
      onInsertPayload(DropKinds(supportedContentTypes)) { payload, offset in
        let providers = payload.providers(for: supportedContentTypes)
        guard !providers.isEmpty else { return false }
        action(offset, providers)
        return true
      })
  }

  /// Sets what happens when something from outside of the table is dropped between its rows.
  ///
  /// Source: SwiftUI's `dropDestination(for:action:)` of rows of tables.
  ///
  /// - Parameters:
  ///   - payloadType: the type of what is dropped.
  ///   - action: gets the offset in the collection of the element that it goes in front of, and what was dropped.
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping (Int, [T]) -> Void
  ) -> some View & TableRowContent<TableRowValue> {
    modified(
      onInsertPayload(DropKinds(T.self)) { payload, offset in
        payload.give(T.self) { values in
          action(offset, values)
          return true
        }
      })
  }
}
#endif
