package import SidelightCore
@_spi(Nodes) package import SidelightGraph

/// A table: its header, and its rows below it.
///
/// It keeps what the user makes of the columns, so that a drag evaluates neither the table's own view nor its list.
package struct TableFrame<Heading: View, Rows: View> {
  private let columns: [TableColumns.Column]
  private let customization: Binding<TableArrangement>?
  private let title: (Int) -> AnyView
  private let heading: (Int) -> Heading
  private let rows: HeldView<Rows>
  @State private var own = TableArrangement()
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.tableHeaderVisibility) private var headerVisibility
  @Environment(\.layoutDirection) private var direction

  /// - Parameters:
  ///   - columns: the columns as the app declares them.
  ///   - customization: what the app knows of what is made of them; nil where they stay as the app declares them.
  ///   - title: the title of a column in a menu, by its place.
  ///   - heading: the header of a column, by its place.
  ///   - rows: the rows.
  package init(
    _ columns: [TableColumns.Column], _ customization: Binding<TableArrangement>?, title: @escaping (Int) -> AnyView,
    heading: @escaping (Int) -> Heading, rows: Rows
  ) {
    self.columns = columns
    self.customization = customization
    self.title = title
    self.heading = heading
    self.rows = HeldView(rows)
  }
}

@MainActor extension TableFrame: View {
  package var body: some View {
    let layout = layout
    let shown = layout.shown.map { ShownColumn(place: $0, key: columns[$0].key) }
    VStack(spacing: 0) {
      if sizeClass != .compact, headerVisibility != .hidden {
        // A row of a plain list begins there.
        header(layout, shown).padding(.horizontal, 6)
        Divider()
      }
      EnvironmentView(content: rows.equatable()) {
        $0[TableColumnsKey.self] = layout
        $0[ShownTableColumnsKey.self] = shown
      }
    }
    .lineLimit(1)
    .lasting(lasting)
  }

  private var layout: TableColumns {
    guard let customization else { return TableColumns(columns, own) }
    var arrangement = customization.wrappedValue
    arrangement.widths.merge(own.widths) { bound, _ in bound }
    return TableColumns(columns, arrangement)
  }

  private func arrange(_ event: TableEvent) { write(layout.arranged(by: event)) }

  /// What is made of columns that have no name of the app's is the table's own.
  private func write(_ arrangement: TableArrangement) {
    guard let customization else { return own = arrangement }
    var bound = arrangement
    bound.widths = arrangement.widths.filter { TableKey.isNamed($0.key) }
    if bound != customization.wrappedValue { customization.wrappedValue = bound }
    let widths = arrangement.widths.filter { !TableKey.isNamed($0.key) }
    if widths != own.widths { own.widths = widths }
  }

  // MARK: The header

  private func header(_ layout: TableColumns, _ shown: [ShownColumn]) -> some View {
    TableCellsView(header: layout, changed: arrange) {
      ForEach(shown, id: \.key) { column in
        let place = column.place
        if customization == nil {
          heading(place)
        } else {
          // All of the column takes the click.
          heading(place).frame(maxWidth: .infinity, alignment: columns[place].alignment.titleAlignment)
            .contextMenu { menu(of: place, layout) }
        }
      }
    }
  }

  @ViewBuilder private func menu(of place: Int, _ layout: TableColumns) -> some View {
    if let index = layout.shown.firstIndex(of: place), layout.canMove(index) {
      let (before, after) = (layout.movable(before: index), layout.movable(after: index))
      let isMirrored = direction == .rightToLeft
      Section {
        Button(isMirrored ? "Move Right" : "Move Left") { if let before { write(layout.moved(index, to: before)) } }.disabled(before == nil)
        Button(isMirrored ? "Move Left" : "Move Right") { if let after { write(layout.moved(index, to: after)) } }.disabled(after == nil)
      }
    }
    Section {
      ForEach(columns.indices.filter { columns[$0].changes.contains(.visibility) }, id: \.self) { place in
        Toggle(isOn: shown(place)) { title(place) }.disabled(layout.shown == [place])
      }
    }
    Section { Button("Reset Columns") { write(layout.reset) }.disabled(layout.arrangement == layout.reset) }
  }

  private func shown(_ place: Int) -> Binding<Bool> {
    Binding {
      layout.shown.contains(place)
    } set: { isShown in
      var arrangement = layout.arrangement
      arrangement.visibility[columns[place].key] = isShown == columns[place].isShown ? nil : isShown
      write(arrangement)
    }
  }
}

extension ElementAlignment.Side {
  /// Where the title of a column lies whose cells lie there.
  package var titleAlignment: Alignment {
    switch self {
    case .start, .firstTextBaseline, .lastTextBaseline, .custom: .leading
    case .center: .center
    case .end: .trailing
    }
  }
}

extension TableColumns {
  fileprivate func movable(before index: Int) -> Int? { columns.indices.prefix(index).last(where: canMove) }

  fileprivate func movable(after index: Int) -> Int? { columns.indices.dropFirst(index + 1).first(where: canMove) }
}

/// What columns are called where their arrangement is kept.
package enum TableKey {
  /// A column with a name of the app's.
  package static func named(_ id: String) -> String { "=" + id }

  /// A column without one, by its place among so many: where there are more or less, it may be another one.
  package static func place(_ place: Int, of count: Int) -> String { "\(place)/\(count)" }

  /// A column without one that is made for an element of a collection.
  package static func element(_ id: String, _ place: Int) -> String { "\(place) of \(id)" }

  static func isNamed(_ key: String) -> Bool { key.hasPrefix("=") }

  /// The app's name; nil for a place.
  static func name(_ key: String) -> String? { isNamed(key) ? String(key.dropFirst()) : nil }
}

// MARK: The next start

@MainActor extension TableFrame {
  /// Whether the app's own customization is state of a view, which is for the table to bring back.
  private var bringsBackCustomization: Bool { customization?.isState == true }

  private var lasting: LastingThing {
    LastingThing("widths") {
      let arrangement = bringsBackCustomization ? layout.arrangement : own
      // What the user has put back is something that the app does not begin with.
      guard arrangement != TableArrangement() || bringsBackCustomization && customization?.standing == .written else { return nil }
      return .parts([
        "widths": .fields(arrangement.widths.mapValues(LastingValue.number)),
        "order": arrangement.order.isEmpty ? nil : .list(arrangement.order.map(LastingValue.text)),
        "shown": arrangement.visibility.isEmpty ? nil : .fields(arrangement.visibility.mapValues(LastingValue.truth)),
      ])
    } restore: { earlier in
      var arrangement = TableArrangement()
      arrangement.widths = (earlier["widths"]?.fields ?? [:]).compactMapValues(\.number).filter {
        $0.value > 0
      }
      arrangement.order = (earlier["order"]?.list ?? []).compactMap(\.text)
      arrangement.visibility = (earlier["shown"]?.fields ?? [:]).compactMapValues(\.truth)
      guard let customization else { return own.widths = arrangement.widths }
      own.widths = arrangement.widths.filter { !TableKey.isNamed($0.key) }
      arrangement.widths = arrangement.widths.filter { TableKey.isNamed($0.key) }
      if bringsBackCustomization, customization.mayRestore(whereEmpty: { $0 == TableArrangement() }) { customization.restore(arrangement) }
    }
  }
}

private enum TableHeaderVisibilityKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
  fileprivate var tableHeaderVisibility: Visibility { self[TableHeaderVisibilityKey.self] }
}

extension View {
  /// Shows or hides the headers of the columns of tables.
  ///
  /// In compact width a table has no header in any case. Source: SwiftUI's `tableColumnHeaders(_:)`.
  /// - Parameter visibility: whether they are shown; `automatic` shows them.
  nonisolated public func tableColumnHeaders(_ visibility: Visibility) -> some View {
    EnvironmentView(content: self) { $0[TableHeaderVisibilityKey.self] = visibility }
  }
}
