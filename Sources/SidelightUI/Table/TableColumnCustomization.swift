package import SidelightCore

/// What the user, or the app, has made of the columns of a table: their order, which of them are shown, and how wide they are.
///
/// ```swift
/// @SceneStorage("FilesTable") private var customization: TableColumnCustomization<File>
///
/// Table(files, columnCustomization: $customization) {
///   TableColumn("Name", value: \.name).customizationID("name").disabledCustomizationBehavior(.visibility)
///   TableColumn("Size") { Text($0.size, format: .byteCount(style: .file)) }.customizationID("size")
///   TableColumn("Owner", value: \.owner).customizationID("owner").defaultVisibility(.hidden)
/// }
/// ```
///
/// Only columns with a customization id take part. What it says of ids that no column has now is kept: what they stand for may come back. It is
/// written as JSON or any other format that `Codable` knows; what a part says that is missing in there is what the app declares. Source:
/// SwiftUI's `TableColumnCustomization`.
public struct TableColumnCustomization<RowValue: Identifiable>: Equatable, Sendable {
  package var arrangement = TableArrangement()

  /// Makes one that changes nothing.
  nonisolated public init() {}

  /// Whether the column with a customization id is shown; `automatic` where that has not been chosen.
  nonisolated public subscript(visibility id: String) -> Visibility {
    get { arrangement.visibility[TableKey.named(id)].map { $0 ? .visible : .hidden } ?? .automatic }
    set { arrangement.visibility[TableKey.named(id)] = newValue == .automatic ? nil : newValue == .visible }
  }

  /// Brings the columns back into the order in which the app declares them. What is hidden stays so.
  nonisolated public mutating func resetOrder() { arrangement.order = [] }
}

extension TableColumnCustomization: Codable {
  private enum Key: String, CodingKey { case order, visibility, widths }

  /// Reads what was written. Throws for anything that is not a customization.
  nonisolated public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    func named<T>(_ values: [String: T]) -> [String: T] {
      Dictionary(values.map { (TableKey.named($0.key), $0.value) }) { first, _ in first }
    }
    arrangement.order = (try values.decodeIfPresent([String].self, forKey: .order) ?? []).map(TableKey.named)
    arrangement.visibility = named(try values.decodeIfPresent([String: Bool].self, forKey: .visibility) ?? [:])
    let widths = try values.decodeIfPresent([String: Double].self, forKey: .widths) ?? [:]
    arrangement.widths = named(widths.filter { $0.value.isFinite && $0.value > 0 })
  }

  /// Writes what was changed.
  nonisolated public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    func names<T>(_ values: [String: T]) -> [String: T] {
      Dictionary(values.compactMap { key, value in TableKey.name(key).map { ($0, value) } }) { first, _ in first }
    }
    try values.encode(arrangement.order.compactMap(TableKey.name), forKey: .order)
    try values.encode(names(arrangement.visibility), forKey: .visibility)
    try values.encode(names(arrangement.widths), forKey: .widths)
  }
}

/// What a user can do with a column of a table.
///
/// Source: SwiftUI's `TableColumnCustomizationBehavior`.
public struct TableColumnCustomizationBehavior: SetAlgebra, Hashable, Sendable {
  package var changes: TableChanges

  package init(changes: TableChanges) { self.changes = changes }

  /// Nothing.
  nonisolated public init() { changes = [] }

  /// All of it.
  nonisolated public static var all: TableColumnCustomizationBehavior { TableColumnCustomizationBehavior(changes: .all) }
  /// The column moves to another place.
  nonisolated public static let reorder = TableColumnCustomizationBehavior(changes: .reorder)
  /// The column becomes wider or narrower.
  nonisolated public static let resize = TableColumnCustomizationBehavior(changes: .resize)
  /// The column is hidden or shown.
  nonisolated public static let visibility = TableColumnCustomizationBehavior(changes: .visibility)

  /// Whether a behavior is in the set.
  nonisolated public func contains(_ member: TableColumnCustomizationBehavior) -> Bool { changes.contains(member.changes) }

  /// What is in either set.
  nonisolated public func union(_ other: TableColumnCustomizationBehavior) -> TableColumnCustomizationBehavior {
    TableColumnCustomizationBehavior(changes: changes.union(other.changes))
  }

  /// What is in both sets.
  nonisolated public func intersection(_ other: TableColumnCustomizationBehavior) -> TableColumnCustomizationBehavior {
    TableColumnCustomizationBehavior(changes: changes.intersection(other.changes))
  }

  /// What is in one of the sets alone.
  nonisolated public func symmetricDifference(_ other: TableColumnCustomizationBehavior) -> TableColumnCustomizationBehavior {
    TableColumnCustomizationBehavior(changes: changes.symmetricDifference(other.changes))
  }

  /// Puts a behavior into the set.
  nonisolated public mutating func insert(
    _ newMember: TableColumnCustomizationBehavior
  ) -> (inserted: Bool, memberAfterInsert: TableColumnCustomizationBehavior) {
    let isNew = !contains(newMember)
    changes.formUnion(newMember.changes)
    return (isNew, newMember)
  }

  /// Takes a behavior out of the set; returns what of it was there.
  nonisolated public mutating func remove(_ member: TableColumnCustomizationBehavior) -> TableColumnCustomizationBehavior? {
    let found = changes.intersection(member.changes)
    changes.subtract(member.changes)
    return found.isEmpty ? nil : TableColumnCustomizationBehavior(changes: found)
  }

  /// Puts a behavior into the set; returns what of it was there.
  nonisolated public mutating func update(with newMember: TableColumnCustomizationBehavior) -> TableColumnCustomizationBehavior? {
    let found = changes.intersection(newMember.changes)
    changes.formUnion(newMember.changes)
    return found.isEmpty ? nil : TableColumnCustomizationBehavior(changes: found)
  }

  /// Adds what is in another set.
  nonisolated public mutating func formUnion(_ other: TableColumnCustomizationBehavior) { changes.formUnion(other.changes) }

  /// Keeps what is in another set, too.
  nonisolated public mutating func formIntersection(_ other: TableColumnCustomizationBehavior) { changes.formIntersection(other.changes) }

  /// Keeps what is in one of the sets alone.
  nonisolated public mutating func formSymmetricDifference(_ other: TableColumnCustomizationBehavior) {
    changes.formSymmetricDifference(other.changes)
  }
}
