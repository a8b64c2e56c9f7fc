#if Foundation
public import SidelightUI

/// A row of a ``Table`` that shows and hides rows below it.
///
/// ```swift
/// Table(of: Person.self) {
///   TableColumn("Name", value: \.name)
/// } rows: {
///   ForEach(families) { family in
///     DisclosureTableRow(family.head) { ForEach(family.others) { TableRow($0) } }
///   }
/// }
/// ```
///
/// The first column has the triangle, and is as much narrower as the row stands further in, so that all others stand below their headers. Source:
/// SwiftUI's `DisclosureTableRow`.
public struct DisclosureTableRow<Label: TableRowContent, Content: TableRowContent>: View, TableRowContent
where Label.TableRowValue == Content.TableRowValue {
  /// What a row shows.
  public typealias TableRowValue = Label.TableRowValue
  private let value: TableRowValue
  private let isExpanded: Binding<Bool>?
  private let content: () -> Content

  /// Makes a row.
  ///
  /// - Parameters:
  ///   - value: what the row shows.
  ///   - isExpanded: whether the rows below it are shown; nil where the table keeps that itself.
  ///   - content: the rows below it, made when they are shown for the first time.
  public init<Value: Identifiable>(
    _ value: Value, isExpanded: Binding<Bool>? = nil, @TableRowBuilder<Value> content: @escaping () -> Content
  )
  where Label == TableRow<Value> {
    self.value = value
    self.isExpanded = isExpanded
    self.content = content
  }

  /// The row, and those below it.
  public var body: some View { group.tag(value.id) }

  @ViewBuilder private var group: some View {
    if let isExpanded {
      DisclosureGroup(isExpanded: isExpanded) {
        rows
      } label: {
        TableValueCells(value)
      }
    } else {
      DisclosureGroup {
        rows
      } label: {
        TableValueCells(value)
      }
    }
  }

  private var rows: AnyView { content()._rows(nil) }
}

/// The rows of a ``Table`` whose rows are a tree.
///
/// Source: SwiftUI's `TableOutlineGroupContent`.
public struct TableOutlineGroupContent<Data: RandomAccessCollection>: View, TableRowContent where Data.Element: Identifiable {
  /// What a row shows.
  public typealias TableRowValue = Data.Element
  let data: Data
  let children: KeyPath<Data.Element, Data?>

  /// The rows, whose cells the table around makes.
  public var body: some View { OutlineGroup(data, children: children) { TableValueCells($0) } }

  /// For the library alone: the rows, whose cells a closure makes.
  public func _rows(_ cells: ((Data.Element) -> AnyView)?) -> AnyView {
    guard let cells else { return AnyView(self) }
    return AnyView(OutlineGroup(data, children: children) { cells($0) })
  }
}
#endif
