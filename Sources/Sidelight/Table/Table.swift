#if Foundation
import Foundation
import SidelightCore
public import SidelightUI

/// Rows with cells in columns, whose headers sort them.
///
/// ```swift
/// Table(files, selection: $chosen, sortOrder: $order) {
///   TableColumn("Name", value: \.name)
///   TableColumn("Size", value: \.size) { Text($0.size, format: .byteCount(style: .file)) }.width(90).alignment(.trailing)
/// }
/// .onChange(of: order) { files.sort(using: order) }
/// ```
///
/// It is a plain list below a header: rows are made when they come into sight, and selection, keys and
/// ``View/contextMenu(forSelectionType:menu:primaryAction:)`` are the list's. Columns fill the width of the table within the limits that they
/// say. The user drags the edges between headers: the column before the edge is as wide as they want it then, and those behind it have the
/// rest; two clicks give it its own width back. In compact width there is no header, and each row has two lines: the first column that is
/// shown, and the others below it. A click on a header writes the sort order, and the app sorts: forward first, then in reverse.
///
/// Where the app binds a ``TableColumnCustomization``, the user drags headers to other places, and hides and shows columns in the menu of the
/// header.
///
/// On GNOME it looks as a `GtkColumnView` does. It is none, so that a row is one place of the list, as with all other lists. Source: SwiftUI's `Table`.
public struct Table<Value, Rows: TableRowContent<Value>, Columns: TableColumnContent>: View where Columns.TableRowValue == Value {
  private let rows: Rows
  private let columns: Columns
  private let selection: TableSelection<Value.ID>
  private let sorting: TableSorting<Columns.TableColumnSortComparator>?
  private let customization: Binding<TableColumnCustomization<Value>>?
  @Environment(\.bordersTables) private var isBordered

  init(
    rows: Rows, columns: Columns, selection: TableSelection<Value.ID>, sorting: TableSorting<Columns.TableColumnSortComparator>? = nil,
    customization: Binding<TableColumnCustomization<Value>>?
  ) {
    self.rows = rows
    self.columns = columns
    self.selection = selection
    self.sorting = sorting
    self.customization = customization
  }

  /// The header and the list.
  public var body: some View {
    let headings = columns._headings
    let columns = columns
    let isArranged = customization != nil || headings.contains { !$0.isShown }
    let content =
      isArranged
      ? rows._rows(
        TableCellsView.rows { value in ArrangedCells { headings.indices.contains($0) ? headings[$0].cell(value) : AnyView(EmptyView()) } })
      : rows._rows(TableCellsView.rows { columns._cells(of: $0) })
    let frame = TableFrame(
      headings.columns(areCustomized: customization != nil), customization?.arrangement, title: { headings[$0].label },
      heading: { TableHeader(heading: headings[$0], sorting: sorting) }, rows: list(content).listStyle(.plain))
    if isBordered {
      frame.clipShape(.rect(cornerRadius: Self.cornerRadius)).overlay {
        RoundedRectangle(cornerRadius: Self.cornerRadius).strokeBorder(.separator).allowsHitTesting(false)
      }
    } else {
      frame
    }
  }

  /// That of cards of libadwaita, in pixels.
  private static var cornerRadius: CGFloat { 12 }

  @ViewBuilder private func list(_ content: AnyView) -> some View {
    switch selection {
    case .none: List { content }
    case .one(let binding): List(selection: binding) { content }
    case .several(let binding): List(selection: binding) { content }
    }
  }
}

/// What of a table is selected.
enum TableSelection<ID: Hashable> {
  case none
  case one(Binding<ID?>)
  case several(Binding<Set<ID>>)
}

/// How a table is sorted, and how its headers change that.
@MainActor struct TableSorting<Sort> {
  /// The order that a column has now as the first one; nil if it is not the first.
  let order: (ColumnSorting<Sort>) -> SortOrder?
  /// Sorts by a column, or in reverse if it is the first one already.
  let choose: (ColumnSorting<Sort>) -> Void
}

extension TableSorting where Sort: SortComparator {
  init(_ binding: Binding<[Sort]>) {
    order = { column in binding.wrappedValue.first.flatMap { column.isSorted(by: $0) ? $0.order : nil } }
    choose = { column in
      let all = binding.wrappedValue
      // How the column is compared is the app's choice, where it has made one.
      let known = all.firstIndex(where: column.isSorted)
      var chosen = known.map { all[$0] } ?? column.comparator
      if let known { chosen.order = known == 0 && chosen.order == .forward ? .reverse : .forward }
      binding.wrappedValue = [chosen] + all.filter { !column.isSorted(by: $0) }
    }
  }
}

/// The title of a column, which sorts where it can.
private struct TableHeader<Sort>: View {
  let heading: TableHeading<Sort>
  let sorting: TableSorting<Sort>?

  var body: some View {
    if let sorting, let column = heading.sorting {
      let order = sorting.order(column)
      Button {
        sorting.choose(column)
      } label: {
        HStack(spacing: 4) {
          heading.label
          if let order { Image(systemName: order == .forward ? "chevron.up" : "chevron.down").imageScale(.small) }
        }
        // All of the header takes clicks.
        .frame(maxWidth: .infinity, alignment: heading.alignment.titleAlignment)
      }
      .buttonStyle(.plain)
      .font(.headline)
      .foregroundStyle(.secondary)
      .accessibilityValue(order.map { $0 == .forward ? "ascending" : "descending" } ?? "", isEnabled: order != nil)
      .columnHeader(order.map { $0 == .forward ? SpokenOrder.ascending : .descending } ?? .unsorted)
    } else {
      HStack { heading.label }.font(.headline).foregroundStyle(.secondary).columnHeader(.unsorted)
    }
  }
}
#endif
